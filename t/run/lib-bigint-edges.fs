// out: (0I) + (0I): 0
// out: (0I) - (0I): 0
// out: (0I) * (0I): 0
// out: (0I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (0I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (0I) = (0I): true
// out: (0I) < (0I): false
// out: (0I) &&& (0I): 0
// out: (0I) ||| (0I): 0
// out: (0I) ^^^ (0I): 0
// out: BigInteger.GreatestCommonDivisor(0I,0I): 0
// out: compare (0I) (0I): 0
// out: BigInteger.DivRem(0I,0I): DivideByZeroException Attempted to divide by zero.
// out: (0I) + (1I): 1
// out: (0I) - (1I): -1
// out: (0I) * (1I): 0
// out: (0I) / (1I): 0
// out: (0I) % (1I): 0
// out: (0I) = (1I): false
// out: (0I) < (1I): true
// out: (0I) &&& (1I): 0
// out: (0I) ||| (1I): 1
// out: (0I) ^^^ (1I): 1
// out: BigInteger.GreatestCommonDivisor(0I,1I): 1
// out: compare (0I) (1I): -1
// out: BigInteger.DivRem(0I,1I): struct (0, 0)
// out: (0I) + (-1I): -1
// out: (0I) - (-1I): 1
// out: (0I) * (-1I): 0
// out: (0I) / (-1I): 0
// out: (0I) % (-1I): 0
// out: (0I) = (-1I): false
// out: (0I) < (-1I): false
// out: (0I) &&& (-1I): 0
// out: (0I) ||| (-1I): -1
// out: (0I) ^^^ (-1I): -1
// out: BigInteger.GreatestCommonDivisor(0I,-1I): 1
// out: compare (0I) (-1I): 1
// out: BigInteger.DivRem(0I,-1I): struct (0, 0)
// out: (0I) + (255I): 255
// out: (0I) - (255I): -255
// out: (0I) * (255I): 0
// out: (0I) / (255I): 0
// out: (0I) % (255I): 0
// out: (0I) = (255I): false
// out: (0I) < (255I): true
// out: (0I) &&& (255I): 0
// out: (0I) ||| (255I): 255
// out: (0I) ^^^ (255I): 255
// out: BigInteger.GreatestCommonDivisor(0I,255I): 255
// out: compare (0I) (255I): -1
// out: BigInteger.DivRem(0I,255I): struct (0, 0)
// out: (0I) + (-256I): -256
// out: (0I) - (-256I): 256
// out: (0I) * (-256I): 0
// out: (0I) / (-256I): 0
// out: (0I) % (-256I): 0
// out: (0I) = (-256I): false
// out: (0I) < (-256I): false
// out: (0I) &&& (-256I): 0
// out: (0I) ||| (-256I): -256
// out: (0I) ^^^ (-256I): -256
// out: BigInteger.GreatestCommonDivisor(0I,-256I): 256
// out: compare (0I) (-256I): 1
// out: BigInteger.DivRem(0I,-256I): struct (0, 0)
// out: (0I) + (12345678901234567890123456789I): 12345678901234567890123456789
// out: (0I) - (12345678901234567890123456789I): -12345678901234567890123456789
// out: (0I) * (12345678901234567890123456789I): 0
// out: (0I) / (12345678901234567890123456789I): 0
// out: (0I) % (12345678901234567890123456789I): 0
// out: (0I) = (12345678901234567890123456789I): false
// out: (0I) < (12345678901234567890123456789I): true
// out: (0I) &&& (12345678901234567890123456789I): 0
// out: (0I) ||| (12345678901234567890123456789I): 12345678901234567890123456789
// out: (0I) ^^^ (12345678901234567890123456789I): 12345678901234567890123456789
// out: BigInteger.GreatestCommonDivisor(0I,12345678901234567890123456789I): 12345678901234567890123456789
// out: compare (0I) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem(0I,12345678901234567890123456789I): struct (0, 0)
// out: (0I) + (-98765432109876543210I): -98765432109876543210
// out: (0I) - (-98765432109876543210I): 98765432109876543210
// out: (0I) * (-98765432109876543210I): 0
// out: (0I) / (-98765432109876543210I): 0
// out: (0I) % (-98765432109876543210I): 0
// out: (0I) = (-98765432109876543210I): false
// out: (0I) < (-98765432109876543210I): false
// out: (0I) &&& (-98765432109876543210I): 0
// out: (0I) ||| (-98765432109876543210I): -98765432109876543210
// out: (0I) ^^^ (-98765432109876543210I): -98765432109876543210
// out: BigInteger.GreatestCommonDivisor(0I,-98765432109876543210I): 98765432109876543210
// out: compare (0I) (-98765432109876543210I): 1
// out: BigInteger.DivRem(0I,-98765432109876543210I): struct (0, 0)
// out: (0I) + ((pown 2I 64)): 18446744073709551616
// out: (0I) - ((pown 2I 64)): -18446744073709551616
// out: (0I) * ((pown 2I 64)): 0
// out: (0I) / ((pown 2I 64)): 0
// out: (0I) % ((pown 2I 64)): 0
// out: (0I) = ((pown 2I 64)): false
// out: (0I) < ((pown 2I 64)): true
// out: (0I) &&& ((pown 2I 64)): 0
// out: (0I) ||| ((pown 2I 64)): 18446744073709551616
// out: (0I) ^^^ ((pown 2I 64)): 18446744073709551616
// out: BigInteger.GreatestCommonDivisor(0I,(pown 2I 64)): 18446744073709551616
// out: compare (0I) ((pown 2I 64)): -1
// out: BigInteger.DivRem(0I,(pown 2I 64)): struct (0, 0)
// out: (0I) + ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: (0I) - ((pown 10I 40 - 1I)): -9999999999999999999999999999999999999999
// out: (0I) * ((pown 10I 40 - 1I)): 0
// out: (0I) / ((pown 10I 40 - 1I)): 0
// out: (0I) % ((pown 10I 40 - 1I)): 0
// out: (0I) = ((pown 10I 40 - 1I)): false
// out: (0I) < ((pown 10I 40 - 1I)): true
// out: (0I) &&& ((pown 10I 40 - 1I)): 0
// out: (0I) ||| ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: (0I) ^^^ ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: BigInteger.GreatestCommonDivisor(0I,(pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: compare (0I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(0I,(pown 10I 40 - 1I)): struct (0, 0)
// out: (string) (0I: bigint): "0"
// out: (int) (0I: bigint): 0
// out: (int64) (0I: bigint): 0L
// out: (uint64) (0I: bigint): 0UL
// out: (float) (0I: bigint): 0.0
// out: (byte) (0I: bigint): 0uy
// out: (decimal) (0I: bigint): 0M
// out: (BigInteger.Abs) (0I: bigint): 0
// out: (BigInteger.Negate) (0I: bigint): 0
// out: (abs) (0I: bigint): 0
// out: (sign) (0I: bigint): 0
// out: ((fun (x: bigint) -> x >>> 3)) (0I: bigint): 0
// out: ((fun (x: bigint) -> x <<< 70)) (0I: bigint): 0
// out: ((fun (x: bigint) -> x >>> -2)) (0I: bigint): 0
// out: ((~-)) (0I: bigint): 0
// out: (hash >> ignore) (0I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (0I: bigint): "0"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (0I: bigint): "0"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (0I: bigint): "000000000000000000000000000000"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (0I: bigint): "0.000E+000"
// out: ((fun (x: bigint) -> x.ToString('B'))) (0I: bigint): "0"
// out: ((fun (x: bigint) -> x.IsEven)) (0I: bigint): true
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (0I: bigint): false
// out: ((fun (x: bigint) -> x.Sign)) (0I: bigint): 0
// out: ((fun (x: bigint) -> x.ToByteArray())) (0I: bigint): [|0uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (0I: bigint): 0L
// out: ((fun (x: bigint) -> pown x 3)) (0I: bigint): 0
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (0I: bigint): 0
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (0I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (0I: bigint): 0
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (0I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (0I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (0I: bigint): -infinity
// out: (BigInteger.Log10) (0I: bigint): -infinity
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (0I: bigint): 5
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (0I: bigint): "0|0|0"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (0I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (0I: bigint): 0
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (0I: bigint): ("00000", "0")
// out: (float32) (0I: bigint): 0.0f
// out: (int16) (0I: bigint): 0s
// out: (uint32) (0I: bigint): 0u
// out: (1I) + (0I): 1
// out: (1I) - (0I): 1
// out: (1I) * (0I): 0
// out: (1I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (1I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (1I) = (0I): false
// out: (1I) < (0I): false
// out: (1I) &&& (0I): 0
// out: (1I) ||| (0I): 1
// out: (1I) ^^^ (0I): 1
// out: BigInteger.GreatestCommonDivisor(1I,0I): 1
// out: compare (1I) (0I): 1
// out: BigInteger.DivRem(1I,0I): DivideByZeroException Attempted to divide by zero.
// out: (1I) + (1I): 2
// out: (1I) - (1I): 0
// out: (1I) * (1I): 1
// out: (1I) / (1I): 1
// out: (1I) % (1I): 0
// out: (1I) = (1I): true
// out: (1I) < (1I): false
// out: (1I) &&& (1I): 1
// out: (1I) ||| (1I): 1
// out: (1I) ^^^ (1I): 0
// out: BigInteger.GreatestCommonDivisor(1I,1I): 1
// out: compare (1I) (1I): 0
// out: BigInteger.DivRem(1I,1I): struct (1, 0)
// out: (1I) + (-1I): 0
// out: (1I) - (-1I): 2
// out: (1I) * (-1I): -1
// out: (1I) / (-1I): -1
// out: (1I) % (-1I): 0
// out: (1I) = (-1I): false
// out: (1I) < (-1I): false
// out: (1I) &&& (-1I): 1
// out: (1I) ||| (-1I): -1
// out: (1I) ^^^ (-1I): -2
// out: BigInteger.GreatestCommonDivisor(1I,-1I): 1
// out: compare (1I) (-1I): 1
// out: BigInteger.DivRem(1I,-1I): struct (-1, 0)
// out: (1I) + (255I): 256
// out: (1I) - (255I): -254
// out: (1I) * (255I): 255
// out: (1I) / (255I): 0
// out: (1I) % (255I): 1
// out: (1I) = (255I): false
// out: (1I) < (255I): true
// out: (1I) &&& (255I): 1
// out: (1I) ||| (255I): 255
// out: (1I) ^^^ (255I): 254
// out: BigInteger.GreatestCommonDivisor(1I,255I): 1
// out: compare (1I) (255I): -1
// out: BigInteger.DivRem(1I,255I): struct (0, 1)
// out: (1I) + (-256I): -255
// out: (1I) - (-256I): 257
// out: (1I) * (-256I): -256
// out: (1I) / (-256I): 0
// out: (1I) % (-256I): 1
// out: (1I) = (-256I): false
// out: (1I) < (-256I): false
// out: (1I) &&& (-256I): 0
// out: (1I) ||| (-256I): -255
// out: (1I) ^^^ (-256I): -255
// out: BigInteger.GreatestCommonDivisor(1I,-256I): 1
// out: compare (1I) (-256I): 1
// out: BigInteger.DivRem(1I,-256I): struct (0, 1)
// out: (1I) + (12345678901234567890123456789I): 12345678901234567890123456790
// out: (1I) - (12345678901234567890123456789I): -12345678901234567890123456788
// out: (1I) * (12345678901234567890123456789I): 12345678901234567890123456789
// out: (1I) / (12345678901234567890123456789I): 0
// out: (1I) % (12345678901234567890123456789I): 1
// out: (1I) = (12345678901234567890123456789I): false
// out: (1I) < (12345678901234567890123456789I): true
// out: (1I) &&& (12345678901234567890123456789I): 1
// out: (1I) ||| (12345678901234567890123456789I): 12345678901234567890123456789
// out: (1I) ^^^ (12345678901234567890123456789I): 12345678901234567890123456788
// out: BigInteger.GreatestCommonDivisor(1I,12345678901234567890123456789I): 1
// out: compare (1I) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem(1I,12345678901234567890123456789I): struct (0, 1)
// out: (1I) + (-98765432109876543210I): -98765432109876543209
// out: (1I) - (-98765432109876543210I): 98765432109876543211
// out: (1I) * (-98765432109876543210I): -98765432109876543210
// out: (1I) / (-98765432109876543210I): 0
// out: (1I) % (-98765432109876543210I): 1
// out: (1I) = (-98765432109876543210I): false
// out: (1I) < (-98765432109876543210I): false
// out: (1I) &&& (-98765432109876543210I): 0
// out: (1I) ||| (-98765432109876543210I): -98765432109876543209
// out: (1I) ^^^ (-98765432109876543210I): -98765432109876543209
// out: BigInteger.GreatestCommonDivisor(1I,-98765432109876543210I): 1
// out: compare (1I) (-98765432109876543210I): 1
// out: BigInteger.DivRem(1I,-98765432109876543210I): struct (0, 1)
// out: (1I) + ((pown 2I 64)): 18446744073709551617
// out: (1I) - ((pown 2I 64)): -18446744073709551615
// out: (1I) * ((pown 2I 64)): 18446744073709551616
// out: (1I) / ((pown 2I 64)): 0
// out: (1I) % ((pown 2I 64)): 1
// out: (1I) = ((pown 2I 64)): false
// out: (1I) < ((pown 2I 64)): true
// out: (1I) &&& ((pown 2I 64)): 0
// out: (1I) ||| ((pown 2I 64)): 18446744073709551617
// out: (1I) ^^^ ((pown 2I 64)): 18446744073709551617
// out: BigInteger.GreatestCommonDivisor(1I,(pown 2I 64)): 1
// out: compare (1I) ((pown 2I 64)): -1
// out: BigInteger.DivRem(1I,(pown 2I 64)): struct (0, 1)
// out: (1I) + ((pown 10I 40 - 1I)): 10000000000000000000000000000000000000000
// out: (1I) - ((pown 10I 40 - 1I)): -9999999999999999999999999999999999999998
// out: (1I) * ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: (1I) / ((pown 10I 40 - 1I)): 0
// out: (1I) % ((pown 10I 40 - 1I)): 1
// out: (1I) = ((pown 10I 40 - 1I)): false
// out: (1I) < ((pown 10I 40 - 1I)): true
// out: (1I) &&& ((pown 10I 40 - 1I)): 1
// out: (1I) ||| ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: (1I) ^^^ ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999998
// out: BigInteger.GreatestCommonDivisor(1I,(pown 10I 40 - 1I)): 1
// out: compare (1I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(1I,(pown 10I 40 - 1I)): struct (0, 1)
// out: (string) (1I: bigint): "1"
// out: (int) (1I: bigint): 1
// out: (int64) (1I: bigint): 1L
// out: (uint64) (1I: bigint): 1UL
// out: (float) (1I: bigint): 1.0
// out: (byte) (1I: bigint): 1uy
// out: (decimal) (1I: bigint): 1M
// out: (BigInteger.Abs) (1I: bigint): 1
// out: (BigInteger.Negate) (1I: bigint): -1
// out: (abs) (1I: bigint): 1
// out: (sign) (1I: bigint): 1
// out: ((fun (x: bigint) -> x >>> 3)) (1I: bigint): 0
// out: ((fun (x: bigint) -> x <<< 70)) (1I: bigint): 1180591620717411303424
// out: ((fun (x: bigint) -> x >>> -2)) (1I: bigint): 4
// out: ((~-)) (1I: bigint): -1
// out: (hash >> ignore) (1I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (1I: bigint): "1"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (1I: bigint): "1"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (1I: bigint): "000000000000000000000000000001"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (1I: bigint): "1.000E+000"
// out: ((fun (x: bigint) -> x.ToString('B'))) (1I: bigint): "01"
// out: ((fun (x: bigint) -> x.IsEven)) (1I: bigint): false
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (1I: bigint): true
// out: ((fun (x: bigint) -> x.Sign)) (1I: bigint): 1
// out: ((fun (x: bigint) -> x.ToByteArray())) (1I: bigint): [|1uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (1I: bigint): 1L
// out: ((fun (x: bigint) -> pown x 3)) (1I: bigint): 1
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (1I: bigint): 1
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (1I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (1I: bigint): 1
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (1I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (1I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (1I: bigint): 0.0
// out: (BigInteger.Log10) (1I: bigint): 0.0
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (1I: bigint): 5
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (1I: bigint): "1|1|1"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (1I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (1I: bigint): 1
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (1I: bigint): ("00001", "1")
// out: (float32) (1I: bigint): 1.0f
// out: (int16) (1I: bigint): 1s
// out: (uint32) (1I: bigint): 1u
// out: (-1I) + (0I): -1
// out: (-1I) - (0I): -1
// out: (-1I) * (0I): 0
// out: (-1I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (-1I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (-1I) = (0I): false
// out: (-1I) < (0I): true
// out: (-1I) &&& (0I): 0
// out: (-1I) ||| (0I): -1
// out: (-1I) ^^^ (0I): -1
// out: BigInteger.GreatestCommonDivisor(-1I,0I): 1
// out: compare (-1I) (0I): -1
// out: BigInteger.DivRem(-1I,0I): DivideByZeroException Attempted to divide by zero.
// out: (-1I) + (1I): 0
// out: (-1I) - (1I): -2
// out: (-1I) * (1I): -1
// out: (-1I) / (1I): -1
// out: (-1I) % (1I): 0
// out: (-1I) = (1I): false
// out: (-1I) < (1I): true
// out: (-1I) &&& (1I): 1
// out: (-1I) ||| (1I): -1
// out: (-1I) ^^^ (1I): -2
// out: BigInteger.GreatestCommonDivisor(-1I,1I): 1
// out: compare (-1I) (1I): -1
// out: BigInteger.DivRem(-1I,1I): struct (-1, 0)
// out: (-1I) + (-1I): -2
// out: (-1I) - (-1I): 0
// out: (-1I) * (-1I): 1
// out: (-1I) / (-1I): 1
// out: (-1I) % (-1I): 0
// out: (-1I) = (-1I): true
// out: (-1I) < (-1I): false
// out: (-1I) &&& (-1I): -1
// out: (-1I) ||| (-1I): -1
// out: (-1I) ^^^ (-1I): 0
// out: BigInteger.GreatestCommonDivisor(-1I,-1I): 1
// out: compare (-1I) (-1I): 0
// out: BigInteger.DivRem(-1I,-1I): struct (1, 0)
// out: (-1I) + (255I): 254
// out: (-1I) - (255I): -256
// out: (-1I) * (255I): -255
// out: (-1I) / (255I): 0
// out: (-1I) % (255I): -1
// out: (-1I) = (255I): false
// out: (-1I) < (255I): true
// out: (-1I) &&& (255I): 255
// out: (-1I) ||| (255I): -1
// out: (-1I) ^^^ (255I): -256
// out: BigInteger.GreatestCommonDivisor(-1I,255I): 1
// out: compare (-1I) (255I): -1
// out: BigInteger.DivRem(-1I,255I): struct (0, -1)
// out: (-1I) + (-256I): -257
// out: (-1I) - (-256I): 255
// out: (-1I) * (-256I): 256
// out: (-1I) / (-256I): 0
// out: (-1I) % (-256I): -1
// out: (-1I) = (-256I): false
// out: (-1I) < (-256I): false
// out: (-1I) &&& (-256I): -256
// out: (-1I) ||| (-256I): -1
// out: (-1I) ^^^ (-256I): 255
// out: BigInteger.GreatestCommonDivisor(-1I,-256I): 1
// out: compare (-1I) (-256I): 1
// out: BigInteger.DivRem(-1I,-256I): struct (0, -1)
// out: (-1I) + (12345678901234567890123456789I): 12345678901234567890123456788
// out: (-1I) - (12345678901234567890123456789I): -12345678901234567890123456790
// out: (-1I) * (12345678901234567890123456789I): -12345678901234567890123456789
// out: (-1I) / (12345678901234567890123456789I): 0
// out: (-1I) % (12345678901234567890123456789I): -1
// out: (-1I) = (12345678901234567890123456789I): false
// out: (-1I) < (12345678901234567890123456789I): true
// out: (-1I) &&& (12345678901234567890123456789I): 12345678901234567890123456789
// out: (-1I) ||| (12345678901234567890123456789I): -1
// out: (-1I) ^^^ (12345678901234567890123456789I): -12345678901234567890123456790
// out: BigInteger.GreatestCommonDivisor(-1I,12345678901234567890123456789I): 1
// out: compare (-1I) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem(-1I,12345678901234567890123456789I): struct (0, -1)
// out: (-1I) + (-98765432109876543210I): -98765432109876543211
// out: (-1I) - (-98765432109876543210I): 98765432109876543209
// out: (-1I) * (-98765432109876543210I): 98765432109876543210
// out: (-1I) / (-98765432109876543210I): 0
// out: (-1I) % (-98765432109876543210I): -1
// out: (-1I) = (-98765432109876543210I): false
// out: (-1I) < (-98765432109876543210I): false
// out: (-1I) &&& (-98765432109876543210I): -98765432109876543210
// out: (-1I) ||| (-98765432109876543210I): -1
// out: (-1I) ^^^ (-98765432109876543210I): 98765432109876543209
// out: BigInteger.GreatestCommonDivisor(-1I,-98765432109876543210I): 1
// out: compare (-1I) (-98765432109876543210I): 1
// out: BigInteger.DivRem(-1I,-98765432109876543210I): struct (0, -1)
// out: (-1I) + ((pown 2I 64)): 18446744073709551615
// out: (-1I) - ((pown 2I 64)): -18446744073709551617
// out: (-1I) * ((pown 2I 64)): -18446744073709551616
// out: (-1I) / ((pown 2I 64)): 0
// out: (-1I) % ((pown 2I 64)): -1
// out: (-1I) = ((pown 2I 64)): false
// out: (-1I) < ((pown 2I 64)): true
// out: (-1I) &&& ((pown 2I 64)): 18446744073709551616
// out: (-1I) ||| ((pown 2I 64)): -1
// out: (-1I) ^^^ ((pown 2I 64)): -18446744073709551617
// out: BigInteger.GreatestCommonDivisor(-1I,(pown 2I 64)): 1
// out: compare (-1I) ((pown 2I 64)): -1
// out: BigInteger.DivRem(-1I,(pown 2I 64)): struct (0, -1)
// out: (-1I) + ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999998
// out: (-1I) - ((pown 10I 40 - 1I)): -10000000000000000000000000000000000000000
// out: (-1I) * ((pown 10I 40 - 1I)): -9999999999999999999999999999999999999999
// out: (-1I) / ((pown 10I 40 - 1I)): 0
// out: (-1I) % ((pown 10I 40 - 1I)): -1
// out: (-1I) = ((pown 10I 40 - 1I)): false
// out: (-1I) < ((pown 10I 40 - 1I)): true
// out: (-1I) &&& ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: (-1I) ||| ((pown 10I 40 - 1I)): -1
// out: (-1I) ^^^ ((pown 10I 40 - 1I)): -10000000000000000000000000000000000000000
// out: BigInteger.GreatestCommonDivisor(-1I,(pown 10I 40 - 1I)): 1
// out: compare (-1I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(-1I,(pown 10I 40 - 1I)): struct (0, -1)
// out: (string) (-1I: bigint): "-1"
// out: (int) (-1I: bigint): -1
// out: (int64) (-1I: bigint): -1L
// out: (uint64) (-1I: bigint): OverflowException Arithmetic operation resulted in an overflow.
// out: (float) (-1I: bigint): -1.0
// out: (byte) (-1I: bigint): OverflowException Arithmetic operation resulted in an overflow.
// out: (decimal) (-1I: bigint): -1M
// out: (BigInteger.Abs) (-1I: bigint): 1
// out: (BigInteger.Negate) (-1I: bigint): 1
// out: (abs) (-1I: bigint): 1
// out: (sign) (-1I: bigint): -1
// out: ((fun (x: bigint) -> x >>> 3)) (-1I: bigint): -1
// out: ((fun (x: bigint) -> x <<< 70)) (-1I: bigint): -1180591620717411303424
// out: ((fun (x: bigint) -> x >>> -2)) (-1I: bigint): -4
// out: ((~-)) (-1I: bigint): 1
// out: (hash >> ignore) (-1I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (-1I: bigint): "F"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (-1I: bigint): "-1"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (-1I: bigint): "-000000000000000000000000000001"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (-1I: bigint): "-1.000E+000"
// out: ((fun (x: bigint) -> x.ToString('B'))) (-1I: bigint): "1"
// out: ((fun (x: bigint) -> x.IsEven)) (-1I: bigint): false
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (-1I: bigint): false
// out: ((fun (x: bigint) -> x.Sign)) (-1I: bigint): -1
// out: ((fun (x: bigint) -> x.ToByteArray())) (-1I: bigint): [|255uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (-1I: bigint): 0L
// out: ((fun (x: bigint) -> pown x 3)) (-1I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (-1I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-1I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-1I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-1I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-1I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (-1I: bigint): nan
// out: (BigInteger.Log10) (-1I: bigint): nan
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (-1I: bigint): 5
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (-1I: bigint): "-1|-1|-1"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (-1I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-1I: bigint): -1
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (-1I: bigint): ("-00001", "-1")
// out: (float32) (-1I: bigint): -1.0f
// out: (int16) (-1I: bigint): -1s
// out: (uint32) (-1I: bigint): OverflowException Arithmetic operation resulted in an overflow.
// out: (255I) + (0I): 255
// out: (255I) - (0I): 255
// out: (255I) * (0I): 0
// out: (255I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (255I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (255I) = (0I): false
// out: (255I) < (0I): false
// out: (255I) &&& (0I): 0
// out: (255I) ||| (0I): 255
// out: (255I) ^^^ (0I): 255
// out: BigInteger.GreatestCommonDivisor(255I,0I): 255
// out: compare (255I) (0I): 1
// out: BigInteger.DivRem(255I,0I): DivideByZeroException Attempted to divide by zero.
// out: (255I) + (1I): 256
// out: (255I) - (1I): 254
// out: (255I) * (1I): 255
// out: (255I) / (1I): 255
// out: (255I) % (1I): 0
// out: (255I) = (1I): false
// out: (255I) < (1I): false
// out: (255I) &&& (1I): 1
// out: (255I) ||| (1I): 255
// out: (255I) ^^^ (1I): 254
// out: BigInteger.GreatestCommonDivisor(255I,1I): 1
// out: compare (255I) (1I): 1
// out: BigInteger.DivRem(255I,1I): struct (255, 0)
// out: (255I) + (-1I): 254
// out: (255I) - (-1I): 256
// out: (255I) * (-1I): -255
// out: (255I) / (-1I): -255
// out: (255I) % (-1I): 0
// out: (255I) = (-1I): false
// out: (255I) < (-1I): false
// out: (255I) &&& (-1I): 255
// out: (255I) ||| (-1I): -1
// out: (255I) ^^^ (-1I): -256
// out: BigInteger.GreatestCommonDivisor(255I,-1I): 1
// out: compare (255I) (-1I): 1
// out: BigInteger.DivRem(255I,-1I): struct (-255, 0)
// out: (255I) + (255I): 510
// out: (255I) - (255I): 0
// out: (255I) * (255I): 65025
// out: (255I) / (255I): 1
// out: (255I) % (255I): 0
// out: (255I) = (255I): true
// out: (255I) < (255I): false
// out: (255I) &&& (255I): 255
// out: (255I) ||| (255I): 255
// out: (255I) ^^^ (255I): 0
// out: BigInteger.GreatestCommonDivisor(255I,255I): 255
// out: compare (255I) (255I): 0
// out: BigInteger.DivRem(255I,255I): struct (1, 0)
// out: (255I) + (-256I): -1
// out: (255I) - (-256I): 511
// out: (255I) * (-256I): -65280
// out: (255I) / (-256I): 0
// out: (255I) % (-256I): 255
// out: (255I) = (-256I): false
// out: (255I) < (-256I): false
// out: (255I) &&& (-256I): 0
// out: (255I) ||| (-256I): -1
// out: (255I) ^^^ (-256I): -1
// out: BigInteger.GreatestCommonDivisor(255I,-256I): 1
// out: compare (255I) (-256I): 1
// out: BigInteger.DivRem(255I,-256I): struct (0, 255)
// out: (255I) + (12345678901234567890123456789I): 12345678901234567890123457044
// out: (255I) - (12345678901234567890123456789I): -12345678901234567890123456534
// out: (255I) * (12345678901234567890123456789I): 3148148119814814811981481481195
// out: (255I) / (12345678901234567890123456789I): 0
// out: (255I) % (12345678901234567890123456789I): 255
// out: (255I) = (12345678901234567890123456789I): false
// out: (255I) < (12345678901234567890123456789I): true
// out: (255I) &&& (12345678901234567890123456789I): 21
// out: (255I) ||| (12345678901234567890123456789I): 12345678901234567890123457023
// out: (255I) ^^^ (12345678901234567890123456789I): 12345678901234567890123457002
// out: BigInteger.GreatestCommonDivisor(255I,12345678901234567890123456789I): 3
// out: compare (255I) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem(255I,12345678901234567890123456789I): struct (0, 255)
// out: (255I) + (-98765432109876543210I): -98765432109876542955
// out: (255I) - (-98765432109876543210I): 98765432109876543465
// out: (255I) * (-98765432109876543210I): -25185185188018518518550
// out: (255I) / (-98765432109876543210I): 0
// out: (255I) % (-98765432109876543210I): 255
// out: (255I) = (-98765432109876543210I): false
// out: (255I) < (-98765432109876543210I): false
// out: (255I) &&& (-98765432109876543210I): 22
// out: (255I) ||| (-98765432109876543210I): -98765432109876542977
// out: (255I) ^^^ (-98765432109876543210I): -98765432109876542999
// out: BigInteger.GreatestCommonDivisor(255I,-98765432109876543210I): 255
// out: compare (255I) (-98765432109876543210I): 1
// out: BigInteger.DivRem(255I,-98765432109876543210I): struct (0, 255)
// out: (255I) + ((pown 2I 64)): 18446744073709551871
// out: (255I) - ((pown 2I 64)): -18446744073709551361
// out: (255I) * ((pown 2I 64)): 4703919738795935662080
// out: (255I) / ((pown 2I 64)): 0
// out: (255I) % ((pown 2I 64)): 255
// out: (255I) = ((pown 2I 64)): false
// out: (255I) < ((pown 2I 64)): true
// out: (255I) &&& ((pown 2I 64)): 0
// out: (255I) ||| ((pown 2I 64)): 18446744073709551871
// out: (255I) ^^^ ((pown 2I 64)): 18446744073709551871
// out: BigInteger.GreatestCommonDivisor(255I,(pown 2I 64)): 1
// out: compare (255I) ((pown 2I 64)): -1
// out: BigInteger.DivRem(255I,(pown 2I 64)): struct (0, 255)
// out: (255I) + ((pown 10I 40 - 1I)): 10000000000000000000000000000000000000254
// out: (255I) - ((pown 10I 40 - 1I)): -9999999999999999999999999999999999999744
// out: (255I) * ((pown 10I 40 - 1I)): 2549999999999999999999999999999999999999745
// out: (255I) / ((pown 10I 40 - 1I)): 0
// out: (255I) % ((pown 10I 40 - 1I)): 255
// out: (255I) = ((pown 10I 40 - 1I)): false
// out: (255I) < ((pown 10I 40 - 1I)): true
// out: (255I) &&& ((pown 10I 40 - 1I)): 255
// out: (255I) ||| ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: (255I) ^^^ ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999744
// out: BigInteger.GreatestCommonDivisor(255I,(pown 10I 40 - 1I)): 3
// out: compare (255I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(255I,(pown 10I 40 - 1I)): struct (0, 255)
// out: (string) (255I: bigint): "255"
// out: (int) (255I: bigint): 255
// out: (int64) (255I: bigint): 255L
// out: (uint64) (255I: bigint): 255UL
// out: (float) (255I: bigint): 255.0
// out: (byte) (255I: bigint): 255uy
// out: (decimal) (255I: bigint): 255M
// out: (BigInteger.Abs) (255I: bigint): 255
// out: (BigInteger.Negate) (255I: bigint): -255
// out: (abs) (255I: bigint): 255
// out: (sign) (255I: bigint): 1
// out: ((fun (x: bigint) -> x >>> 3)) (255I: bigint): 31
// out: ((fun (x: bigint) -> x <<< 70)) (255I: bigint): 301050863282939882373120
// out: ((fun (x: bigint) -> x >>> -2)) (255I: bigint): 1020
// out: ((~-)) (255I: bigint): -255
// out: (hash >> ignore) (255I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (255I: bigint): "0FF"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (255I: bigint): "255"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (255I: bigint): "000000000000000000000000000255"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (255I: bigint): "2.550E+002"
// out: ((fun (x: bigint) -> x.ToString('B'))) (255I: bigint): "011111111"
// out: ((fun (x: bigint) -> x.IsEven)) (255I: bigint): false
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (255I: bigint): false
// out: ((fun (x: bigint) -> x.Sign)) (255I: bigint): 1
// out: ((fun (x: bigint) -> x.ToByteArray())) (255I: bigint): [|255uy; 0uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (255I: bigint): 8L
// out: ((fun (x: bigint) -> pown x 3)) (255I: bigint): 16581375
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (255I: bigint): 1078203909375
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (255I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (255I: bigint): 581263
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (255I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (255I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (255I: bigint): 5.541263545
// out: (BigInteger.Log10) (255I: bigint): 2.40654018
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (255I: bigint): 255
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (255I: bigint): "255|255|255"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (255I: bigint): 1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (255I: bigint): 3
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (255I: bigint): ("00255", "255")
// out: (float32) (255I: bigint): 255.0f
// out: (int16) (255I: bigint): 255s
// out: (uint32) (255I: bigint): 255u
// out: (-256I) + (0I): -256
// out: (-256I) - (0I): -256
// out: (-256I) * (0I): 0
// out: (-256I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (-256I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (-256I) = (0I): false
// out: (-256I) < (0I): true
// out: (-256I) &&& (0I): 0
// out: (-256I) ||| (0I): -256
// out: (-256I) ^^^ (0I): -256
// out: BigInteger.GreatestCommonDivisor(-256I,0I): 256
// out: compare (-256I) (0I): -1
// out: BigInteger.DivRem(-256I,0I): DivideByZeroException Attempted to divide by zero.
// out: (-256I) + (1I): -255
// out: (-256I) - (1I): -257
// out: (-256I) * (1I): -256
// out: (-256I) / (1I): -256
// out: (-256I) % (1I): 0
// out: (-256I) = (1I): false
// out: (-256I) < (1I): true
// out: (-256I) &&& (1I): 0
// out: (-256I) ||| (1I): -255
// out: (-256I) ^^^ (1I): -255
// out: BigInteger.GreatestCommonDivisor(-256I,1I): 1
// out: compare (-256I) (1I): -1
// out: BigInteger.DivRem(-256I,1I): struct (-256, 0)
// out: (-256I) + (-1I): -257
// out: (-256I) - (-1I): -255
// out: (-256I) * (-1I): 256
// out: (-256I) / (-1I): 256
// out: (-256I) % (-1I): 0
// out: (-256I) = (-1I): false
// out: (-256I) < (-1I): true
// out: (-256I) &&& (-1I): -256
// out: (-256I) ||| (-1I): -1
// out: (-256I) ^^^ (-1I): 255
// out: BigInteger.GreatestCommonDivisor(-256I,-1I): 1
// out: compare (-256I) (-1I): -1
// out: BigInteger.DivRem(-256I,-1I): struct (256, 0)
// out: (-256I) + (255I): -1
// out: (-256I) - (255I): -511
// out: (-256I) * (255I): -65280
// out: (-256I) / (255I): -1
// out: (-256I) % (255I): -1
// out: (-256I) = (255I): false
// out: (-256I) < (255I): true
// out: (-256I) &&& (255I): 0
// out: (-256I) ||| (255I): -1
// out: (-256I) ^^^ (255I): -1
// out: BigInteger.GreatestCommonDivisor(-256I,255I): 1
// out: compare (-256I) (255I): -1
// out: BigInteger.DivRem(-256I,255I): struct (-1, -1)
// out: (-256I) + (-256I): -512
// out: (-256I) - (-256I): 0
// out: (-256I) * (-256I): 65536
// out: (-256I) / (-256I): 1
// out: (-256I) % (-256I): 0
// out: (-256I) = (-256I): true
// out: (-256I) < (-256I): false
// out: (-256I) &&& (-256I): -256
// out: (-256I) ||| (-256I): -256
// out: (-256I) ^^^ (-256I): 0
// out: BigInteger.GreatestCommonDivisor(-256I,-256I): 256
// out: compare (-256I) (-256I): 0
// out: BigInteger.DivRem(-256I,-256I): struct (1, 0)
// out: (-256I) + (12345678901234567890123456789I): 12345678901234567890123456533
// out: (-256I) - (12345678901234567890123456789I): -12345678901234567890123457045
// out: (-256I) * (12345678901234567890123456789I): -3160493798716049379871604937984
// out: (-256I) / (12345678901234567890123456789I): 0
// out: (-256I) % (12345678901234567890123456789I): -256
// out: (-256I) = (12345678901234567890123456789I): false
// out: (-256I) < (12345678901234567890123456789I): true
// out: (-256I) &&& (12345678901234567890123456789I): 12345678901234567890123456768
// out: (-256I) ||| (12345678901234567890123456789I): -235
// out: (-256I) ^^^ (12345678901234567890123456789I): -12345678901234567890123457003
// out: BigInteger.GreatestCommonDivisor(-256I,12345678901234567890123456789I): 1
// out: compare (-256I) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem(-256I,12345678901234567890123456789I): struct (0, -256)
// out: (-256I) + (-98765432109876543210I): -98765432109876543466
// out: (-256I) - (-98765432109876543210I): 98765432109876542954
// out: (-256I) * (-98765432109876543210I): 25283950620128395061760
// out: (-256I) / (-98765432109876543210I): 0
// out: (-256I) % (-98765432109876543210I): -256
// out: (-256I) = (-98765432109876543210I): false
// out: (-256I) < (-98765432109876543210I): false
// out: (-256I) &&& (-98765432109876543210I): -98765432109876543232
// out: (-256I) ||| (-98765432109876543210I): -234
// out: (-256I) ^^^ (-98765432109876543210I): 98765432109876542998
// out: BigInteger.GreatestCommonDivisor(-256I,-98765432109876543210I): 2
// out: compare (-256I) (-98765432109876543210I): 1
// out: BigInteger.DivRem(-256I,-98765432109876543210I): struct (0, -256)
// out: (-256I) + ((pown 2I 64)): 18446744073709551360
// out: (-256I) - ((pown 2I 64)): -18446744073709551872
// out: (-256I) * ((pown 2I 64)): -4722366482869645213696
// out: (-256I) / ((pown 2I 64)): 0
// out: (-256I) % ((pown 2I 64)): -256
// out: (-256I) = ((pown 2I 64)): false
// out: (-256I) < ((pown 2I 64)): true
// out: (-256I) &&& ((pown 2I 64)): 18446744073709551616
// out: (-256I) ||| ((pown 2I 64)): -256
// out: (-256I) ^^^ ((pown 2I 64)): -18446744073709551872
// out: BigInteger.GreatestCommonDivisor(-256I,(pown 2I 64)): 256
// out: compare (-256I) ((pown 2I 64)): -1
// out: BigInteger.DivRem(-256I,(pown 2I 64)): struct (0, -256)
// out: (-256I) + ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999743
// out: (-256I) - ((pown 10I 40 - 1I)): -10000000000000000000000000000000000000255
// out: (-256I) * ((pown 10I 40 - 1I)): -2559999999999999999999999999999999999999744
// out: (-256I) / ((pown 10I 40 - 1I)): 0
// out: (-256I) % ((pown 10I 40 - 1I)): -256
// out: (-256I) = ((pown 10I 40 - 1I)): false
// out: (-256I) < ((pown 10I 40 - 1I)): true
// out: (-256I) &&& ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999744
// out: (-256I) ||| ((pown 10I 40 - 1I)): -1
// out: (-256I) ^^^ ((pown 10I 40 - 1I)): -9999999999999999999999999999999999999745
// out: BigInteger.GreatestCommonDivisor(-256I,(pown 10I 40 - 1I)): 1
// out: compare (-256I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(-256I,(pown 10I 40 - 1I)): struct (0, -256)
// out: (string) (-256I: bigint): "-256"
// out: (int) (-256I: bigint): -256
// out: (int64) (-256I: bigint): -256L
// out: (uint64) (-256I: bigint): OverflowException Arithmetic operation resulted in an overflow.
// out: (float) (-256I: bigint): -256.0
// out: (byte) (-256I: bigint): OverflowException Arithmetic operation resulted in an overflow.
// out: (decimal) (-256I: bigint): -256M
// out: (BigInteger.Abs) (-256I: bigint): 256
// out: (BigInteger.Negate) (-256I: bigint): 256
// out: (abs) (-256I: bigint): 256
// out: (sign) (-256I: bigint): -1
// out: ((fun (x: bigint) -> x >>> 3)) (-256I: bigint): -32
// out: ((fun (x: bigint) -> x <<< 70)) (-256I: bigint): -302231454903657293676544
// out: ((fun (x: bigint) -> x >>> -2)) (-256I: bigint): -1024
// out: ((~-)) (-256I: bigint): 256
// out: (hash >> ignore) (-256I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (-256I: bigint): "F00"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (-256I: bigint): "-256"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (-256I: bigint): "-000000000000000000000000000256"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (-256I: bigint): "-2.560E+002"
// out: ((fun (x: bigint) -> x.ToString('B'))) (-256I: bigint): "100000000"
// out: ((fun (x: bigint) -> x.IsEven)) (-256I: bigint): true
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (-256I: bigint): false
// out: ((fun (x: bigint) -> x.Sign)) (-256I: bigint): -1
// out: ((fun (x: bigint) -> x.ToByteArray())) (-256I: bigint): [|0uy; 255uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (-256I: bigint): 8L
// out: ((fun (x: bigint) -> pown x 3)) (-256I: bigint): -16777216
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (-256I: bigint): -1099511627776
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-256I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-256I: bigint): -777104
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-256I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-256I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (-256I: bigint): nan
// out: (BigInteger.Log10) (-256I: bigint): nan
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (-256I: bigint): 5
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (-256I: bigint): "-256|-256|-256"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (-256I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-256I: bigint): -4
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (-256I: bigint): ("-00256", "-256")
// out: (float32) (-256I: bigint): -256.0f
// out: (int16) (-256I: bigint): -256s
// out: (uint32) (-256I: bigint): OverflowException Arithmetic operation resulted in an overflow.
// out: (12345678901234567890123456789I) + (0I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) - (0I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) * (0I): 0
// out: (12345678901234567890123456789I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (12345678901234567890123456789I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (12345678901234567890123456789I) = (0I): false
// out: (12345678901234567890123456789I) < (0I): false
// out: (12345678901234567890123456789I) &&& (0I): 0
// out: (12345678901234567890123456789I) ||| (0I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) ^^^ (0I): 12345678901234567890123456789
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,0I): 12345678901234567890123456789
// out: compare (12345678901234567890123456789I) (0I): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,0I): DivideByZeroException Attempted to divide by zero.
// out: (12345678901234567890123456789I) + (1I): 12345678901234567890123456790
// out: (12345678901234567890123456789I) - (1I): 12345678901234567890123456788
// out: (12345678901234567890123456789I) * (1I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) / (1I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) % (1I): 0
// out: (12345678901234567890123456789I) = (1I): false
// out: (12345678901234567890123456789I) < (1I): false
// out: (12345678901234567890123456789I) &&& (1I): 1
// out: (12345678901234567890123456789I) ||| (1I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) ^^^ (1I): 12345678901234567890123456788
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,1I): 1
// out: compare (12345678901234567890123456789I) (1I): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,1I): struct (12345678901234567890123456789, 0)
// out: (12345678901234567890123456789I) + (-1I): 12345678901234567890123456788
// out: (12345678901234567890123456789I) - (-1I): 12345678901234567890123456790
// out: (12345678901234567890123456789I) * (-1I): -12345678901234567890123456789
// out: (12345678901234567890123456789I) / (-1I): -12345678901234567890123456789
// out: (12345678901234567890123456789I) % (-1I): 0
// out: (12345678901234567890123456789I) = (-1I): false
// out: (12345678901234567890123456789I) < (-1I): false
// out: (12345678901234567890123456789I) &&& (-1I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) ||| (-1I): -1
// out: (12345678901234567890123456789I) ^^^ (-1I): -12345678901234567890123456790
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-1I): 1
// out: compare (12345678901234567890123456789I) (-1I): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,-1I): struct (-12345678901234567890123456789, 0)
// out: (12345678901234567890123456789I) + (255I): 12345678901234567890123457044
// out: (12345678901234567890123456789I) - (255I): 12345678901234567890123456534
// out: (12345678901234567890123456789I) * (255I): 3148148119814814811981481481195
// out: (12345678901234567890123456789I) / (255I): 48414427063664972118131203
// out: (12345678901234567890123456789I) % (255I): 24
// out: (12345678901234567890123456789I) = (255I): false
// out: (12345678901234567890123456789I) < (255I): false
// out: (12345678901234567890123456789I) &&& (255I): 21
// out: (12345678901234567890123456789I) ||| (255I): 12345678901234567890123457023
// out: (12345678901234567890123456789I) ^^^ (255I): 12345678901234567890123457002
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,255I): 3
// out: compare (12345678901234567890123456789I) (255I): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,255I): struct (48414427063664972118131203, 24)
// out: (12345678901234567890123456789I) + (-256I): 12345678901234567890123456533
// out: (12345678901234567890123456789I) - (-256I): 12345678901234567890123457045
// out: (12345678901234567890123456789I) * (-256I): -3160493798716049379871604937984
// out: (12345678901234567890123456789I) / (-256I): -48225308207947530820794753
// out: (12345678901234567890123456789I) % (-256I): 21
// out: (12345678901234567890123456789I) = (-256I): false
// out: (12345678901234567890123456789I) < (-256I): false
// out: (12345678901234567890123456789I) &&& (-256I): 12345678901234567890123456768
// out: (12345678901234567890123456789I) ||| (-256I): -235
// out: (12345678901234567890123456789I) ^^^ (-256I): -12345678901234567890123457003
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-256I): 1
// out: compare (12345678901234567890123456789I) (-256I): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,-256I): struct (-48225308207947530820794753, 21)
// out: (12345678901234567890123456789I) + (12345678901234567890123456789I): 24691357802469135780246913578
// out: (12345678901234567890123456789I) - (12345678901234567890123456789I): 0
// out: (12345678901234567890123456789I) * (12345678901234567890123456789I): 152415787532388367504953515625361987875019051998750190521
// out: (12345678901234567890123456789I) / (12345678901234567890123456789I): 1
// out: (12345678901234567890123456789I) % (12345678901234567890123456789I): 0
// out: (12345678901234567890123456789I) = (12345678901234567890123456789I): true
// out: (12345678901234567890123456789I) < (12345678901234567890123456789I): false
// out: (12345678901234567890123456789I) &&& (12345678901234567890123456789I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) ||| (12345678901234567890123456789I): 12345678901234567890123456789
// out: (12345678901234567890123456789I) ^^^ (12345678901234567890123456789I): 0
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,12345678901234567890123456789I): 12345678901234567890123456789
// out: compare (12345678901234567890123456789I) (12345678901234567890123456789I): 0
// out: BigInteger.DivRem(12345678901234567890123456789I,12345678901234567890123456789I): struct (1, 0)
// out: (12345678901234567890123456789I) + (-98765432109876543210I): 12345678802469135780246913579
// out: (12345678901234567890123456789I) - (-98765432109876543210I): 12345678999999999999999999999
// out: (12345678901234567890123456789I) * (-98765432109876543210I): -1219326311370217952249657064223746380111126352690
// out: (12345678901234567890123456789I) / (-98765432109876543210I): -124999998
// out: (12345678901234567890123456789I) % (-98765432109876543210I): 85030864208626543209
// out: (12345678901234567890123456789I) = (-98765432109876543210I): false
// out: (12345678901234567890123456789I) < (-98765432109876543210I): false
// out: (12345678901234567890123456789I) &&& (-98765432109876543210I): 12345678896432524315252588820
// out: (12345678901234567890123456789I) ||| (-98765432109876543210I): -93963388535005675241
// out: (12345678901234567890123456789I) ^^^ (-98765432109876543210I): -12345678990395912850258264061
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-98765432109876543210I): 9
// out: compare (12345678901234567890123456789I) (-98765432109876543210I): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,-98765432109876543210I): struct (-124999998, 85030864208626543209)
// out: (12345678901234567890123456789I) + ((pown 2I 64)): 12345678919681311963833008405
// out: (12345678901234567890123456789I) - ((pown 2I 64)): 12345678882787823816413905173
// out: (12345678901234567890123456789I) * ((pown 2I 64)): 227737579107269814024839083802256170801141121024
// out: (12345678901234567890123456789I) / ((pown 2I 64)): 669260594
// out: (12345678901234567890123456789I) % ((pown 2I 64)): 5097733592125636885
// out: (12345678901234567890123456789I) = ((pown 2I 64)): false
// out: (12345678901234567890123456789I) < ((pown 2I 64)): false
// out: (12345678901234567890123456789I) &&& ((pown 2I 64)): 0
// out: (12345678901234567890123456789I) ||| ((pown 2I 64)): 12345678919681311963833008405
// out: (12345678901234567890123456789I) ^^^ ((pown 2I 64)): 12345678919681311963833008405
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,(pown 2I 64)): 1
// out: compare (12345678901234567890123456789I) ((pown 2I 64)): 1
// out: BigInteger.DivRem(12345678901234567890123456789I,(pown 2I 64)): struct (669260594, 5097733592125636885)
// out: (12345678901234567890123456789I) + ((pown 10I 40 - 1I)): 10000000000012345678901234567890123456788
// out: (12345678901234567890123456789I) - ((pown 10I 40 - 1I)): -9999999999987654321098765432109876543210
// out: (12345678901234567890123456789I) * ((pown 10I 40 - 1I)): 123456789012345678901234567889999999999987654321098765432109876543211
// out: (12345678901234567890123456789I) / ((pown 10I 40 - 1I)): 0
// out: (12345678901234567890123456789I) % ((pown 10I 40 - 1I)): 12345678901234567890123456789
// out: (12345678901234567890123456789I) = ((pown 10I 40 - 1I)): false
// out: (12345678901234567890123456789I) < ((pown 10I 40 - 1I)): true
// out: (12345678901234567890123456789I) &&& ((pown 10I 40 - 1I)): 1436332004837252072707031317
// out: (12345678901234567890123456789I) ||| ((pown 10I 40 - 1I)): 10000000000010909346896397315817416425471
// out: (12345678901234567890123456789I) ^^^ ((pown 10I 40 - 1I)): 10000000000009473014891560063744709394154
// out: BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,(pown 10I 40 - 1I)): 9
// out: compare (12345678901234567890123456789I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(12345678901234567890123456789I,(pown 10I 40 - 1I)): struct (0, 12345678901234567890123456789)
// out: (string) (12345678901234567890123456789I: bigint): "12345678901234567890123456789"
// out: (int) (12345678901234567890123456789I: bigint): OverflowException Value was either too large or too small for an Int32.
// out: (int64) (12345678901234567890123456789I: bigint): OverflowException Value was either too large or too small for an Int64.
// out: (uint64) (12345678901234567890123456789I: bigint): OverflowException Value was either too large or too small for a UInt64.
// out: (float) (12345678901234567890123456789I: bigint): 1.23456789e+28
// out: (byte) (12345678901234567890123456789I: bigint): OverflowException Value was either too large or too small for an Int32.
// out: (decimal) (12345678901234567890123456789I: bigint): 12345678901234567890123456789M
// out: (BigInteger.Abs) (12345678901234567890123456789I: bigint): 12345678901234567890123456789
// out: (BigInteger.Negate) (12345678901234567890123456789I: bigint): -12345678901234567890123456789
// out: (abs) (12345678901234567890123456789I: bigint): 12345678901234567890123456789
// out: (sign) (12345678901234567890123456789I: bigint): 1
// out: ((fun (x: bigint) -> x >>> 3)) (12345678901234567890123456789I: bigint): 1543209862654320986265432098
// out: ((fun (x: bigint) -> x <<< 70)) (12345678901234567890123456789I: bigint): 14575205062865268097589701363344394931273031745536
// out: ((fun (x: bigint) -> x >>> -2)) (12345678901234567890123456789I: bigint): 49382715604938271560493827156
// out: ((~-)) (12345678901234567890123456789I: bigint): -12345678901234567890123456789
// out: (hash >> ignore) (12345678901234567890123456789I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (12345678901234567890123456789I: bigint): "27E41B3246BEC9B16E398115"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (12345678901234567890123456789I: bigint): "12,345,678,901,234,567,890,123,456,789"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (12345678901234567890123456789I: bigint): "012345678901234567890123456789"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (12345678901234567890123456789I: bigint): "1.235E+028"
// out: ((fun (x: bigint) -> x.ToString('B'))) (12345678901234567890123456789I: bigint): "01001111110010000011011001100100100011010111110110010011011000101101110001110011000000100010101"
// out: ((fun (x: bigint) -> x.IsEven)) (12345678901234567890123456789I: bigint): false
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (12345678901234567890123456789I: bigint): false
// out: ((fun (x: bigint) -> x.Sign)) (12345678901234567890123456789I: bigint): 1
// out: ((fun (x: bigint) -> x.ToByteArray())) (12345678901234567890123456789I: bigint): [|21uy; 129uy; 57uy; 110uy; 177uy; 201uy; 190uy; 70uy; 50uy; 27uy; 228uy; 39uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (12345678901234567890123456789I: bigint): 94L
// out: ((fun (x: bigint) -> pown x 3)) (12345678901234567890123456789I: bigint): 1881676372353657772546716040589641726257477229849409426207693797722198701224860897069
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (12345678901234567890123456789I: bigint): 286797186173370403781381627084154963924869765645132504751847900288867983378116167135944537482406293836574832094958624542673638528386720482949
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (12345678901234567890123456789I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (12345678901234567890123456789I: bigint): 246625
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (12345678901234567890123456789I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (12345678901234567890123456789I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (12345678901234567890123456789I: bigint): 64.68310363
// out: (BigInteger.Log10) (12345678901234567890123456789I: bigint): 28.09151498
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (12345678901234567890123456789I: bigint): 12345678901234567890123456789
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (12345678901234567890123456789I: bigint): "12345678901234567890123456789|12345678901234567890123456789|12345678901234567890123456789"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (12345678901234567890123456789I: bigint): 1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (12345678901234567890123456789I: bigint): 0
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (12345678901234567890123456789I: bigint): ("12345678901234567890123456789", "12345678901234567890123456789")
// out: (float32) (12345678901234567890123456789I: bigint): 1.234567915e+28f
// out: (int16) (12345678901234567890123456789I: bigint): OverflowException Value was either too large or too small for an Int32.
// out: (uint32) (12345678901234567890123456789I: bigint): OverflowException Value was either too large or too small for a UInt32.
// out: (-98765432109876543210I) + (0I): -98765432109876543210
// out: (-98765432109876543210I) - (0I): -98765432109876543210
// out: (-98765432109876543210I) * (0I): 0
// out: (-98765432109876543210I) / (0I): DivideByZeroException Attempted to divide by zero.
// out: (-98765432109876543210I) % (0I): DivideByZeroException Attempted to divide by zero.
// out: (-98765432109876543210I) = (0I): false
// out: (-98765432109876543210I) < (0I): true
// out: (-98765432109876543210I) &&& (0I): 0
// out: (-98765432109876543210I) ||| (0I): -98765432109876543210
// out: (-98765432109876543210I) ^^^ (0I): -98765432109876543210
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,0I): 98765432109876543210
// out: compare (-98765432109876543210I) (0I): -1
// out: BigInteger.DivRem(-98765432109876543210I,0I): DivideByZeroException Attempted to divide by zero.
// out: (-98765432109876543210I) + (1I): -98765432109876543209
// out: (-98765432109876543210I) - (1I): -98765432109876543211
// out: (-98765432109876543210I) * (1I): -98765432109876543210
// out: (-98765432109876543210I) / (1I): -98765432109876543210
// out: (-98765432109876543210I) % (1I): 0
// out: (-98765432109876543210I) = (1I): false
// out: (-98765432109876543210I) < (1I): true
// out: (-98765432109876543210I) &&& (1I): 0
// out: (-98765432109876543210I) ||| (1I): -98765432109876543209
// out: (-98765432109876543210I) ^^^ (1I): -98765432109876543209
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,1I): 1
// out: compare (-98765432109876543210I) (1I): -1
// out: BigInteger.DivRem(-98765432109876543210I,1I): struct (-98765432109876543210, 0)
// out: (-98765432109876543210I) + (-1I): -98765432109876543211
// out: (-98765432109876543210I) - (-1I): -98765432109876543209
// out: (-98765432109876543210I) * (-1I): 98765432109876543210
// out: (-98765432109876543210I) / (-1I): 98765432109876543210
// out: (-98765432109876543210I) % (-1I): 0
// out: (-98765432109876543210I) = (-1I): false
// out: (-98765432109876543210I) < (-1I): true
// out: (-98765432109876543210I) &&& (-1I): -98765432109876543210
// out: (-98765432109876543210I) ||| (-1I): -1
// out: (-98765432109876543210I) ^^^ (-1I): 98765432109876543209
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,-1I): 1
// out: compare (-98765432109876543210I) (-1I): -1
// out: BigInteger.DivRem(-98765432109876543210I,-1I): struct (98765432109876543210, 0)
// out: (-98765432109876543210I) + (255I): -98765432109876542955
// out: (-98765432109876543210I) - (255I): -98765432109876543465
// out: (-98765432109876543210I) * (255I): -25185185188018518518550
// out: (-98765432109876543210I) / (255I): -387315420038731542
// out: (-98765432109876543210I) % (255I): 0
// out: (-98765432109876543210I) = (255I): false
// out: (-98765432109876543210I) < (255I): true
// out: (-98765432109876543210I) &&& (255I): 22
// out: (-98765432109876543210I) ||| (255I): -98765432109876542977
// out: (-98765432109876543210I) ^^^ (255I): -98765432109876542999
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,255I): 255
// out: compare (-98765432109876543210I) (255I): -1
// out: BigInteger.DivRem(-98765432109876543210I,255I): struct (-387315420038731542, 0)
// out: (-98765432109876543210I) + (-256I): -98765432109876543466
// out: (-98765432109876543210I) - (-256I): -98765432109876542954
// out: (-98765432109876543210I) * (-256I): 25283950620128395061760
// out: (-98765432109876543210I) / (-256I): 385802469179205246
// out: (-98765432109876543210I) % (-256I): -234
// out: (-98765432109876543210I) = (-256I): false
// out: (-98765432109876543210I) < (-256I): true
// out: (-98765432109876543210I) &&& (-256I): -98765432109876543232
// out: (-98765432109876543210I) ||| (-256I): -234
// out: (-98765432109876543210I) ^^^ (-256I): 98765432109876542998
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,-256I): 2
// out: compare (-98765432109876543210I) (-256I): -1
// out: BigInteger.DivRem(-98765432109876543210I,-256I): struct (385802469179205246, -234)
// out: (-98765432109876543210I) + (12345678901234567890123456789I): 12345678802469135780246913579
// out: (-98765432109876543210I) - (12345678901234567890123456789I): -12345678999999999999999999999
// out: (-98765432109876543210I) * (12345678901234567890123456789I): -1219326311370217952249657064223746380111126352690
// out: (-98765432109876543210I) / (12345678901234567890123456789I): 0
// out: (-98765432109876543210I) % (12345678901234567890123456789I): -98765432109876543210
// out: (-98765432109876543210I) = (12345678901234567890123456789I): false
// out: (-98765432109876543210I) < (12345678901234567890123456789I): true
// out: (-98765432109876543210I) &&& (12345678901234567890123456789I): 12345678896432524315252588820
// out: (-98765432109876543210I) ||| (12345678901234567890123456789I): -93963388535005675241
// out: (-98765432109876543210I) ^^^ (12345678901234567890123456789I): -12345678990395912850258264061
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,12345678901234567890123456789I): 9
// out: compare (-98765432109876543210I) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem(-98765432109876543210I,12345678901234567890123456789I): struct (0, -98765432109876543210)
// out: (-98765432109876543210I) + (-98765432109876543210I): -197530864219753086420
// out: (-98765432109876543210I) - (-98765432109876543210I): 0
// out: (-98765432109876543210I) * (-98765432109876543210I): 9754610579850632525677488187778997104100
// out: (-98765432109876543210I) / (-98765432109876543210I): 1
// out: (-98765432109876543210I) % (-98765432109876543210I): 0
// out: (-98765432109876543210I) = (-98765432109876543210I): true
// out: (-98765432109876543210I) < (-98765432109876543210I): false
// out: (-98765432109876543210I) &&& (-98765432109876543210I): -98765432109876543210
// out: (-98765432109876543210I) ||| (-98765432109876543210I): -98765432109876543210
// out: (-98765432109876543210I) ^^^ (-98765432109876543210I): 0
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,-98765432109876543210I): 98765432109876543210
// out: compare (-98765432109876543210I) (-98765432109876543210I): 0
// out: BigInteger.DivRem(-98765432109876543210I,-98765432109876543210I): struct (1, 0)
// out: (-98765432109876543210I) + ((pown 2I 64)): -80318688036166991594
// out: (-98765432109876543210I) - ((pown 2I 64)): -117212176183586094826
// out: (-98765432109876543210I) * ((pown 2I 64)): -1821900649460228180179297085125149327360
// out: (-98765432109876543210I) / ((pown 2I 64)): -5
// out: (-98765432109876543210I) % ((pown 2I 64)): -6531711741328785130
// out: (-98765432109876543210I) = ((pown 2I 64)): false
// out: (-98765432109876543210I) < ((pown 2I 64)): true
// out: (-98765432109876543210I) &&& ((pown 2I 64)): 0
// out: (-98765432109876543210I) ||| ((pown 2I 64)): -80318688036166991594
// out: (-98765432109876543210I) ^^^ ((pown 2I 64)): -80318688036166991594
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,(pown 2I 64)): 2
// out: compare (-98765432109876543210I) ((pown 2I 64)): -1
// out: BigInteger.DivRem(-98765432109876543210I,(pown 2I 64)): struct (-5, -6531711741328785130)
// out: (-98765432109876543210I) + ((pown 10I 40 - 1I)): 9999999999999999999901234567890123456789
// out: (-98765432109876543210I) - ((pown 10I 40 - 1I)): -10000000000000000000098765432109876543209
// out: (-98765432109876543210I) * ((pown 10I 40 - 1I)): -987654321098765432099999999999999999999901234567890123456790
// out: (-98765432109876543210I) / ((pown 10I 40 - 1I)): 0
// out: (-98765432109876543210I) % ((pown 10I 40 - 1I)): -98765432109876543210
// out: (-98765432109876543210I) = ((pown 10I 40 - 1I)): false
// out: (-98765432109876543210I) < ((pown 10I 40 - 1I)): true
// out: (-98765432109876543210I) &&& ((pown 10I 40 - 1I)): 9999999999999999999979777359685116068118
// out: (-98765432109876543210I) ||| ((pown 10I 40 - 1I)): -78542791794992611329
// out: (-98765432109876543210I) ^^^ ((pown 10I 40 - 1I)): -10000000000000000000058320151480108679447
// out: BigInteger.GreatestCommonDivisor(-98765432109876543210I,(pown 10I 40 - 1I)): 90000000009
// out: compare (-98765432109876543210I) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem(-98765432109876543210I,(pown 10I 40 - 1I)): struct (0, -98765432109876543210)
// out: (string) (-98765432109876543210I: bigint): "-98765432109876543210"
// out: (int) (-98765432109876543210I: bigint): OverflowException Value was either too large or too small for an Int32.
// out: (int64) (-98765432109876543210I: bigint): OverflowException Value was either too large or too small for an Int64.
// out: (uint64) (-98765432109876543210I: bigint): OverflowException Value was either too large or too small for a UInt64.
// out: (float) (-98765432109876543210I: bigint): -9.876543211e+19
// out: (byte) (-98765432109876543210I: bigint): OverflowException Value was either too large or too small for an Int32.
// out: (decimal) (-98765432109876543210I: bigint): -98765432109876543210M
// out: (BigInteger.Abs) (-98765432109876543210I: bigint): 98765432109876543210
// out: (BigInteger.Negate) (-98765432109876543210I: bigint): 98765432109876543210
// out: (abs) (-98765432109876543210I: bigint): 98765432109876543210
// out: (sign) (-98765432109876543210I: bigint): -1
// out: ((fun (x: bigint) -> x >>> 3)) (-98765432109876543210I: bigint): -12345679013734567902
// out: ((fun (x: bigint) -> x <<< 70)) (-98765432109876543210I: bigint): -116601641565454603531475013448009556951040
// out: ((fun (x: bigint) -> x >>> -2)) (-98765432109876543210I: bigint): -395061728439506172840
// out: ((~-)) (-98765432109876543210I: bigint): 98765432109876543210
// out: (hash >> ignore) (-98765432109876543210I: bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) (-98765432109876543210I: bigint): "AA55AB2C71AD98116"
// out: ((fun (x: bigint) -> x.ToString('N0'))) (-98765432109876543210I: bigint): "-98,765,432,109,876,543,210"
// out: ((fun (x: bigint) -> x.ToString('D30'))) (-98765432109876543210I: bigint): "-000000000098765432109876543210"
// out: ((fun (x: bigint) -> x.ToString('E3'))) (-98765432109876543210I: bigint): "-9.877E+019"
// out: ((fun (x: bigint) -> x.ToString('B'))) (-98765432109876543210I: bigint): "10101010010101011010101100101100011100011010110110011000000100010110"
// out: ((fun (x: bigint) -> x.IsEven)) (-98765432109876543210I: bigint): true
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) (-98765432109876543210I: bigint): false
// out: ((fun (x: bigint) -> x.Sign)) (-98765432109876543210I: bigint): -1
// out: ((fun (x: bigint) -> x.ToByteArray())) (-98765432109876543210I: bigint): [|22uy; 129uy; 217uy; 26uy; 199uy; 178uy; 90uy; 165uy; 250uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) (-98765432109876543210I: bigint): 67L
// out: ((fun (x: bigint) -> pown x 3)) (-98765432109876543210I: bigint): -963418328982521107745469393594323734901949040439108518161000
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) (-98765432109876543210I: bigint): -9397770624714917670171141734598668694698656821254354834427301570631295500337991792140061257560100000
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-98765432109876543210I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-98765432109876543210I: bigint): -536967
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-98765432109876543210I: bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-98765432109876543210I: bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) (-98765432109876543210I: bigint): nan
// out: (BigInteger.Log10) (-98765432109876543210I: bigint): nan
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) (-98765432109876543210I: bigint): 5
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (-98765432109876543210I: bigint): "-98765432109876543210|-98765432109876543210|-98765432109876543210"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) (-98765432109876543210I: bigint): -1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-98765432109876543210I: bigint): -3
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (-98765432109876543210I: bigint): ("-98765432109876543210", "-98765432109876543210")
// out: (float32) (-98765432109876543210I: bigint): -9.876543516e+19f
// out: (int16) (-98765432109876543210I: bigint): OverflowException Value was either too large or too small for an Int32.
// out: (uint32) (-98765432109876543210I: bigint): OverflowException Value was either too large or too small for a UInt32.
// out: ((pown 2I 64)) + (0I): 18446744073709551616
// out: ((pown 2I 64)) - (0I): 18446744073709551616
// out: ((pown 2I 64)) * (0I): 0
// out: ((pown 2I 64)) / (0I): DivideByZeroException Attempted to divide by zero.
// out: ((pown 2I 64)) % (0I): DivideByZeroException Attempted to divide by zero.
// out: ((pown 2I 64)) = (0I): false
// out: ((pown 2I 64)) < (0I): false
// out: ((pown 2I 64)) &&& (0I): 0
// out: ((pown 2I 64)) ||| (0I): 18446744073709551616
// out: ((pown 2I 64)) ^^^ (0I): 18446744073709551616
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),0I): 18446744073709551616
// out: compare ((pown 2I 64)) (0I): 1
// out: BigInteger.DivRem((pown 2I 64),0I): DivideByZeroException Attempted to divide by zero.
// out: ((pown 2I 64)) + (1I): 18446744073709551617
// out: ((pown 2I 64)) - (1I): 18446744073709551615
// out: ((pown 2I 64)) * (1I): 18446744073709551616
// out: ((pown 2I 64)) / (1I): 18446744073709551616
// out: ((pown 2I 64)) % (1I): 0
// out: ((pown 2I 64)) = (1I): false
// out: ((pown 2I 64)) < (1I): false
// out: ((pown 2I 64)) &&& (1I): 0
// out: ((pown 2I 64)) ||| (1I): 18446744073709551617
// out: ((pown 2I 64)) ^^^ (1I): 18446744073709551617
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),1I): 1
// out: compare ((pown 2I 64)) (1I): 1
// out: BigInteger.DivRem((pown 2I 64),1I): struct (18446744073709551616, 0)
// out: ((pown 2I 64)) + (-1I): 18446744073709551615
// out: ((pown 2I 64)) - (-1I): 18446744073709551617
// out: ((pown 2I 64)) * (-1I): -18446744073709551616
// out: ((pown 2I 64)) / (-1I): -18446744073709551616
// out: ((pown 2I 64)) % (-1I): 0
// out: ((pown 2I 64)) = (-1I): false
// out: ((pown 2I 64)) < (-1I): false
// out: ((pown 2I 64)) &&& (-1I): 18446744073709551616
// out: ((pown 2I 64)) ||| (-1I): -1
// out: ((pown 2I 64)) ^^^ (-1I): -18446744073709551617
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),-1I): 1
// out: compare ((pown 2I 64)) (-1I): 1
// out: BigInteger.DivRem((pown 2I 64),-1I): struct (-18446744073709551616, 0)
// out: ((pown 2I 64)) + (255I): 18446744073709551871
// out: ((pown 2I 64)) - (255I): 18446744073709551361
// out: ((pown 2I 64)) * (255I): 4703919738795935662080
// out: ((pown 2I 64)) / (255I): 72340172838076673
// out: ((pown 2I 64)) % (255I): 1
// out: ((pown 2I 64)) = (255I): false
// out: ((pown 2I 64)) < (255I): false
// out: ((pown 2I 64)) &&& (255I): 0
// out: ((pown 2I 64)) ||| (255I): 18446744073709551871
// out: ((pown 2I 64)) ^^^ (255I): 18446744073709551871
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),255I): 1
// out: compare ((pown 2I 64)) (255I): 1
// out: BigInteger.DivRem((pown 2I 64),255I): struct (72340172838076673, 1)
// out: ((pown 2I 64)) + (-256I): 18446744073709551360
// out: ((pown 2I 64)) - (-256I): 18446744073709551872
// out: ((pown 2I 64)) * (-256I): -4722366482869645213696
// out: ((pown 2I 64)) / (-256I): -72057594037927936
// out: ((pown 2I 64)) % (-256I): 0
// out: ((pown 2I 64)) = (-256I): false
// out: ((pown 2I 64)) < (-256I): false
// out: ((pown 2I 64)) &&& (-256I): 18446744073709551616
// out: ((pown 2I 64)) ||| (-256I): -256
// out: ((pown 2I 64)) ^^^ (-256I): -18446744073709551872
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),-256I): 256
// out: compare ((pown 2I 64)) (-256I): 1
// out: BigInteger.DivRem((pown 2I 64),-256I): struct (-72057594037927936, 0)
// out: ((pown 2I 64)) + (12345678901234567890123456789I): 12345678919681311963833008405
// out: ((pown 2I 64)) - (12345678901234567890123456789I): -12345678882787823816413905173
// out: ((pown 2I 64)) * (12345678901234567890123456789I): 227737579107269814024839083802256170801141121024
// out: ((pown 2I 64)) / (12345678901234567890123456789I): 0
// out: ((pown 2I 64)) % (12345678901234567890123456789I): 18446744073709551616
// out: ((pown 2I 64)) = (12345678901234567890123456789I): false
// out: ((pown 2I 64)) < (12345678901234567890123456789I): true
// out: ((pown 2I 64)) &&& (12345678901234567890123456789I): 0
// out: ((pown 2I 64)) ||| (12345678901234567890123456789I): 12345678919681311963833008405
// out: ((pown 2I 64)) ^^^ (12345678901234567890123456789I): 12345678919681311963833008405
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),12345678901234567890123456789I): 1
// out: compare ((pown 2I 64)) (12345678901234567890123456789I): -1
// out: BigInteger.DivRem((pown 2I 64),12345678901234567890123456789I): struct (0, 18446744073709551616)
// out: ((pown 2I 64)) + (-98765432109876543210I): -80318688036166991594
// out: ((pown 2I 64)) - (-98765432109876543210I): 117212176183586094826
// out: ((pown 2I 64)) * (-98765432109876543210I): -1821900649460228180179297085125149327360
// out: ((pown 2I 64)) / (-98765432109876543210I): 0
// out: ((pown 2I 64)) % (-98765432109876543210I): 18446744073709551616
// out: ((pown 2I 64)) = (-98765432109876543210I): false
// out: ((pown 2I 64)) < (-98765432109876543210I): false
// out: ((pown 2I 64)) &&& (-98765432109876543210I): 0
// out: ((pown 2I 64)) ||| (-98765432109876543210I): -80318688036166991594
// out: ((pown 2I 64)) ^^^ (-98765432109876543210I): -80318688036166991594
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),-98765432109876543210I): 2
// out: compare ((pown 2I 64)) (-98765432109876543210I): 1
// out: BigInteger.DivRem((pown 2I 64),-98765432109876543210I): struct (0, 18446744073709551616)
// out: ((pown 2I 64)) + ((pown 2I 64)): 36893488147419103232
// out: ((pown 2I 64)) - ((pown 2I 64)): 0
// out: ((pown 2I 64)) * ((pown 2I 64)): 340282366920938463463374607431768211456
// out: ((pown 2I 64)) / ((pown 2I 64)): 1
// out: ((pown 2I 64)) % ((pown 2I 64)): 0
// out: ((pown 2I 64)) = ((pown 2I 64)): true
// out: ((pown 2I 64)) < ((pown 2I 64)): false
// out: ((pown 2I 64)) &&& ((pown 2I 64)): 18446744073709551616
// out: ((pown 2I 64)) ||| ((pown 2I 64)): 18446744073709551616
// out: ((pown 2I 64)) ^^^ ((pown 2I 64)): 0
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),(pown 2I 64)): 18446744073709551616
// out: compare ((pown 2I 64)) ((pown 2I 64)): 0
// out: BigInteger.DivRem((pown 2I 64),(pown 2I 64)): struct (1, 0)
// out: ((pown 2I 64)) + ((pown 10I 40 - 1I)): 10000000000000000000018446744073709551615
// out: ((pown 2I 64)) - ((pown 10I 40 - 1I)): -9999999999999999999981553255926290448383
// out: ((pown 2I 64)) * ((pown 10I 40 - 1I)): 184467440737095516159999999999999999999981553255926290448384
// out: ((pown 2I 64)) / ((pown 10I 40 - 1I)): 0
// out: ((pown 2I 64)) % ((pown 10I 40 - 1I)): 18446744073709551616
// out: ((pown 2I 64)) = ((pown 10I 40 - 1I)): false
// out: ((pown 2I 64)) < ((pown 10I 40 - 1I)): true
// out: ((pown 2I 64)) &&& ((pown 10I 40 - 1I)): 18446744073709551616
// out: ((pown 2I 64)) ||| ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: ((pown 2I 64)) ^^^ ((pown 10I 40 - 1I)): 9999999999999999999981553255926290448383
// out: BigInteger.GreatestCommonDivisor((pown 2I 64),(pown 10I 40 - 1I)): 1
// out: compare ((pown 2I 64)) ((pown 10I 40 - 1I)): -1
// out: BigInteger.DivRem((pown 2I 64),(pown 10I 40 - 1I)): struct (0, 18446744073709551616)
// out: (string) ((pown 2I 64): bigint): "18446744073709551616"
// out: (int) ((pown 2I 64): bigint): OverflowException Value was either too large or too small for an Int32.
// out: (int64) ((pown 2I 64): bigint): OverflowException Value was either too large or too small for an Int64.
// out: (uint64) ((pown 2I 64): bigint): OverflowException Value was either too large or too small for a UInt64.
// out: (float) ((pown 2I 64): bigint): 1.844674407e+19
// out: (byte) ((pown 2I 64): bigint): OverflowException Value was either too large or too small for an Int32.
// out: (decimal) ((pown 2I 64): bigint): 18446744073709551616M
// out: (BigInteger.Abs) ((pown 2I 64): bigint): 18446744073709551616
// out: (BigInteger.Negate) ((pown 2I 64): bigint): -18446744073709551616
// out: (abs) ((pown 2I 64): bigint): 18446744073709551616
// out: (sign) ((pown 2I 64): bigint): 1
// out: ((fun (x: bigint) -> x >>> 3)) ((pown 2I 64): bigint): 2305843009213693952
// out: ((fun (x: bigint) -> x <<< 70)) ((pown 2I 64): bigint): 21778071482940061661655974875633165533184
// out: ((fun (x: bigint) -> x >>> -2)) ((pown 2I 64): bigint): 73786976294838206464
// out: ((~-)) ((pown 2I 64): bigint): -18446744073709551616
// out: (hash >> ignore) ((pown 2I 64): bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) ((pown 2I 64): bigint): "10000000000000000"
// out: ((fun (x: bigint) -> x.ToString('N0'))) ((pown 2I 64): bigint): "18,446,744,073,709,551,616"
// out: ((fun (x: bigint) -> x.ToString('D30'))) ((pown 2I 64): bigint): "000000000018446744073709551616"
// out: ((fun (x: bigint) -> x.ToString('E3'))) ((pown 2I 64): bigint): "1.845E+019"
// out: ((fun (x: bigint) -> x.ToString('B'))) ((pown 2I 64): bigint): "010000000000000000000000000000000000000000000000000000000000000000"
// out: ((fun (x: bigint) -> x.IsEven)) ((pown 2I 64): bigint): true
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) ((pown 2I 64): bigint): true
// out: ((fun (x: bigint) -> x.Sign)) ((pown 2I 64): bigint): 1
// out: ((fun (x: bigint) -> x.ToByteArray())) ((pown 2I 64): bigint): [|0uy; 0uy; 0uy; 0uy; 0uy; 0uy; 0uy; 0uy; 1uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) ((pown 2I 64): bigint): 65L
// out: ((fun (x: bigint) -> pown x 3)) ((pown 2I 64): bigint): 6277101735386680763835789423207666416102355444464034512896
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) ((pown 2I 64): bigint): 2135987035920910082395021706169552114602704522356652769947041607822219725780640550022962086936576
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) ((pown 2I 64): bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) ((pown 2I 64): bigint): 345497
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) ((pown 2I 64): bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) ((pown 2I 64): bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) ((pown 2I 64): bigint): 44.36141956
// out: (BigInteger.Log10) ((pown 2I 64): bigint): 19.26591972
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) ((pown 2I 64): bigint): 18446744073709551616
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) ((pown 2I 64): bigint): "18446744073709551616|18446744073709551616|18446744073709551616"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) ((pown 2I 64): bigint): 1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) ((pown 2I 64): bigint): 2
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) ((pown 2I 64): bigint): ("18446744073709551616", "18446744073709551616")
// out: (float32) ((pown 2I 64): bigint): 1.844674407e+19f
// out: (int16) ((pown 2I 64): bigint): OverflowException Value was either too large or too small for an Int32.
// out: (uint32) ((pown 2I 64): bigint): OverflowException Value was either too large or too small for a UInt32.
// out: ((pown 10I 40 - 1I)) + (0I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) - (0I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) * (0I): 0
// out: ((pown 10I 40 - 1I)) / (0I): DivideByZeroException Attempted to divide by zero.
// out: ((pown 10I 40 - 1I)) % (0I): DivideByZeroException Attempted to divide by zero.
// out: ((pown 10I 40 - 1I)) = (0I): false
// out: ((pown 10I 40 - 1I)) < (0I): false
// out: ((pown 10I 40 - 1I)) &&& (0I): 0
// out: ((pown 10I 40 - 1I)) ||| (0I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ^^^ (0I): 9999999999999999999999999999999999999999
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),0I): 9999999999999999999999999999999999999999
// out: compare ((pown 10I 40 - 1I)) (0I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),0I): DivideByZeroException Attempted to divide by zero.
// out: ((pown 10I 40 - 1I)) + (1I): 10000000000000000000000000000000000000000
// out: ((pown 10I 40 - 1I)) - (1I): 9999999999999999999999999999999999999998
// out: ((pown 10I 40 - 1I)) * (1I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) / (1I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) % (1I): 0
// out: ((pown 10I 40 - 1I)) = (1I): false
// out: ((pown 10I 40 - 1I)) < (1I): false
// out: ((pown 10I 40 - 1I)) &&& (1I): 1
// out: ((pown 10I 40 - 1I)) ||| (1I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ^^^ (1I): 9999999999999999999999999999999999999998
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),1I): 1
// out: compare ((pown 10I 40 - 1I)) (1I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),1I): struct (9999999999999999999999999999999999999999, 0)
// out: ((pown 10I 40 - 1I)) + (-1I): 9999999999999999999999999999999999999998
// out: ((pown 10I 40 - 1I)) - (-1I): 10000000000000000000000000000000000000000
// out: ((pown 10I 40 - 1I)) * (-1I): -9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) / (-1I): -9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) % (-1I): 0
// out: ((pown 10I 40 - 1I)) = (-1I): false
// out: ((pown 10I 40 - 1I)) < (-1I): false
// out: ((pown 10I 40 - 1I)) &&& (-1I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ||| (-1I): -1
// out: ((pown 10I 40 - 1I)) ^^^ (-1I): -10000000000000000000000000000000000000000
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-1I): 1
// out: compare ((pown 10I 40 - 1I)) (-1I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),-1I): struct (-9999999999999999999999999999999999999999, 0)
// out: ((pown 10I 40 - 1I)) + (255I): 10000000000000000000000000000000000000254
// out: ((pown 10I 40 - 1I)) - (255I): 9999999999999999999999999999999999999744
// out: ((pown 10I 40 - 1I)) * (255I): 2549999999999999999999999999999999999999745
// out: ((pown 10I 40 - 1I)) / (255I): 39215686274509803921568627450980392156
// out: ((pown 10I 40 - 1I)) % (255I): 219
// out: ((pown 10I 40 - 1I)) = (255I): false
// out: ((pown 10I 40 - 1I)) < (255I): false
// out: ((pown 10I 40 - 1I)) &&& (255I): 255
// out: ((pown 10I 40 - 1I)) ||| (255I): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ^^^ (255I): 9999999999999999999999999999999999999744
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),255I): 3
// out: compare ((pown 10I 40 - 1I)) (255I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),255I): struct (39215686274509803921568627450980392156, 219)
// out: ((pown 10I 40 - 1I)) + (-256I): 9999999999999999999999999999999999999743
// out: ((pown 10I 40 - 1I)) - (-256I): 10000000000000000000000000000000000000255
// out: ((pown 10I 40 - 1I)) * (-256I): -2559999999999999999999999999999999999999744
// out: ((pown 10I 40 - 1I)) / (-256I): -39062499999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) % (-256I): 255
// out: ((pown 10I 40 - 1I)) = (-256I): false
// out: ((pown 10I 40 - 1I)) < (-256I): false
// out: ((pown 10I 40 - 1I)) &&& (-256I): 9999999999999999999999999999999999999744
// out: ((pown 10I 40 - 1I)) ||| (-256I): -1
// out: ((pown 10I 40 - 1I)) ^^^ (-256I): -9999999999999999999999999999999999999745
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-256I): 1
// out: compare ((pown 10I 40 - 1I)) (-256I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),-256I): struct (-39062499999999999999999999999999999999, 255)
// out: ((pown 10I 40 - 1I)) + (12345678901234567890123456789I): 10000000000012345678901234567890123456788
// out: ((pown 10I 40 - 1I)) - (12345678901234567890123456789I): 9999999999987654321098765432109876543210
// out: ((pown 10I 40 - 1I)) * (12345678901234567890123456789I): 123456789012345678901234567889999999999987654321098765432109876543211
// out: ((pown 10I 40 - 1I)) / (12345678901234567890123456789I): 810000007290
// out: ((pown 10I 40 - 1I)) % (12345678901234567890123456789I): 819000000081910000008189
// out: ((pown 10I 40 - 1I)) = (12345678901234567890123456789I): false
// out: ((pown 10I 40 - 1I)) < (12345678901234567890123456789I): false
// out: ((pown 10I 40 - 1I)) &&& (12345678901234567890123456789I): 1436332004837252072707031317
// out: ((pown 10I 40 - 1I)) ||| (12345678901234567890123456789I): 10000000000010909346896397315817416425471
// out: ((pown 10I 40 - 1I)) ^^^ (12345678901234567890123456789I): 10000000000009473014891560063744709394154
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),12345678901234567890123456789I): 9
// out: compare ((pown 10I 40 - 1I)) (12345678901234567890123456789I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),12345678901234567890123456789I): struct (810000007290, 819000000081910000008189)
// out: ((pown 10I 40 - 1I)) + (-98765432109876543210I): 9999999999999999999901234567890123456789
// out: ((pown 10I 40 - 1I)) - (-98765432109876543210I): 10000000000000000000098765432109876543209
// out: ((pown 10I 40 - 1I)) * (-98765432109876543210I): -987654321098765432099999999999999999999901234567890123456790
// out: ((pown 10I 40 - 1I)) / (-98765432109876543210I): -101249999988609375001
// out: ((pown 10I 40 - 1I)) % (-98765432109876543210I): 15297067891529706789
// out: ((pown 10I 40 - 1I)) = (-98765432109876543210I): false
// out: ((pown 10I 40 - 1I)) < (-98765432109876543210I): false
// out: ((pown 10I 40 - 1I)) &&& (-98765432109876543210I): 9999999999999999999979777359685116068118
// out: ((pown 10I 40 - 1I)) ||| (-98765432109876543210I): -78542791794992611329
// out: ((pown 10I 40 - 1I)) ^^^ (-98765432109876543210I): -10000000000000000000058320151480108679447
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-98765432109876543210I): 90000000009
// out: compare ((pown 10I 40 - 1I)) (-98765432109876543210I): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),-98765432109876543210I): struct (-101249999988609375001, 15297067891529706789)
// out: ((pown 10I 40 - 1I)) + ((pown 2I 64)): 10000000000000000000018446744073709551615
// out: ((pown 10I 40 - 1I)) - ((pown 2I 64)): 9999999999999999999981553255926290448383
// out: ((pown 10I 40 - 1I)) * ((pown 2I 64)): 184467440737095516159999999999999999999981553255926290448384
// out: ((pown 10I 40 - 1I)) / ((pown 2I 64)): 542101086242752217003
// out: ((pown 10I 40 - 1I)) % ((pown 2I 64)): 13399722918938673151
// out: ((pown 10I 40 - 1I)) = ((pown 2I 64)): false
// out: ((pown 10I 40 - 1I)) < ((pown 2I 64)): false
// out: ((pown 10I 40 - 1I)) &&& ((pown 2I 64)): 18446744073709551616
// out: ((pown 10I 40 - 1I)) ||| ((pown 2I 64)): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ^^^ ((pown 2I 64)): 9999999999999999999981553255926290448383
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),(pown 2I 64)): 1
// out: compare ((pown 10I 40 - 1I)) ((pown 2I 64)): 1
// out: BigInteger.DivRem((pown 10I 40 - 1I),(pown 2I 64)): struct (542101086242752217003, 13399722918938673151)
// out: ((pown 10I 40 - 1I)) + ((pown 10I 40 - 1I)): 19999999999999999999999999999999999999998
// out: ((pown 10I 40 - 1I)) - ((pown 10I 40 - 1I)): 0
// out: ((pown 10I 40 - 1I)) * ((pown 10I 40 - 1I)): 99999999999999999999999999999999999999980000000000000000000000000000000000000001
// out: ((pown 10I 40 - 1I)) / ((pown 10I 40 - 1I)): 1
// out: ((pown 10I 40 - 1I)) % ((pown 10I 40 - 1I)): 0
// out: ((pown 10I 40 - 1I)) = ((pown 10I 40 - 1I)): true
// out: ((pown 10I 40 - 1I)) < ((pown 10I 40 - 1I)): false
// out: ((pown 10I 40 - 1I)) &&& ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ||| ((pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: ((pown 10I 40 - 1I)) ^^^ ((pown 10I 40 - 1I)): 0
// out: BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),(pown 10I 40 - 1I)): 9999999999999999999999999999999999999999
// out: compare ((pown 10I 40 - 1I)) ((pown 10I 40 - 1I)): 0
// out: BigInteger.DivRem((pown 10I 40 - 1I),(pown 10I 40 - 1I)): struct (1, 0)
// out: (string) ((pown 10I 40 - 1I): bigint): "9999999999999999999999999999999999999999"
// out: (int) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for an Int32.
// out: (int64) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for an Int64.
// out: (uint64) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for a UInt64.
// out: (float) ((pown 10I 40 - 1I): bigint): 1e+40
// out: (byte) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for an Int32.
// out: (decimal) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for a Decimal.
// out: (BigInteger.Abs) ((pown 10I 40 - 1I): bigint): 9999999999999999999999999999999999999999
// out: (BigInteger.Negate) ((pown 10I 40 - 1I): bigint): -9999999999999999999999999999999999999999
// out: (abs) ((pown 10I 40 - 1I): bigint): 9999999999999999999999999999999999999999
// out: (sign) ((pown 10I 40 - 1I): bigint): 1
// out: ((fun (x: bigint) -> x >>> 3)) ((pown 10I 40 - 1I): bigint): 1249999999999999999999999999999999999999
// out: ((fun (x: bigint) -> x <<< 70)) ((pown 10I 40 - 1I): bigint): 11805916207174113034239999999999999999998819408379282588696576
// out: ((fun (x: bigint) -> x >>> -2)) ((pown 10I 40 - 1I): bigint): 39999999999999999999999999999999999999996
// out: ((~-)) ((pown 10I 40 - 1I): bigint): -9999999999999999999999999999999999999999
// out: (hash >> ignore) ((pown 10I 40 - 1I): bigint): ()
// out: ((fun (x: bigint) -> x.ToString('X'))) ((pown 10I 40 - 1I): bigint): "1D6329F1C35CA4BFABB9F560FFFFFFFFFF"
// out: ((fun (x: bigint) -> x.ToString('N0'))) ((pown 10I 40 - 1I): bigint): "9,999,999,999,999,999,999,999,999,999,999,999,999,999"
// out: ((fun (x: bigint) -> x.ToString('D30'))) ((pown 10I 40 - 1I): bigint): "9999999999999999999999999999999999999999"
// out: ((fun (x: bigint) -> x.ToString('E3'))) ((pown 10I 40 - 1I): bigint): "1.000E+040"
// out: ((fun (x: bigint) -> x.ToString('B'))) ((pown 10I 40 - 1I): bigint): "01110101100011001010011111000111000011010111001010010010111111101010111011100111110101011000001111111111111111111111111111111111111111"
// out: ((fun (x: bigint) -> x.IsEven)) ((pown 10I 40 - 1I): bigint): false
// out: ((fun (x: bigint) -> x.IsPowerOfTwo)) ((pown 10I 40 - 1I): bigint): false
// out: ((fun (x: bigint) -> x.Sign)) ((pown 10I 40 - 1I): bigint): 1
// out: ((fun (x: bigint) -> x.ToByteArray())) ((pown 10I 40 - 1I): bigint): [|255uy; 255uy; 255uy; 255uy; 255uy; 96uy; 245uy; 185uy; 171uy; 191uy; 164uy;~  92uy; 195uy; 241uy; 41uy; 99uy; 29uy|]
// out: ((fun (x: bigint) -> x.GetBitLength())) ((pown 10I 40 - 1I): bigint): 133L
// out: ((fun (x: bigint) -> pown x 3)) ((pown 10I 40 - 1I): bigint): 999999999999999999999999999999999999999700000000000000000000000000000000000000029999999999999999999999999999999999999999
// out: ((fun (x: bigint) -> BigInteger.Pow(x,5))) ((pown 10I 40 - 1I): bigint): 99999999999999999999999999999999999999950000000000000000000000000000000000000009999999999999999999999999999999999999999000000000000000000000000000000000000000049999999999999999999999999999999999999999
// out: ((fun (x: bigint) -> BigInteger.Pow(x,-1))) ((pown 10I 40 - 1I): bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) ((pown 10I 40 - 1I): bigint): 759612
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) ((pown 10I 40 - 1I): bigint): DivideByZeroException Attempted to divide by zero.
// out: ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) ((pown 10I 40 - 1I): bigint): ArgumentOutOfRangeException exponent ('-1') must be a non-negative value. (Parameter 'exponent')~Actual value was -1.
// out: ((fun (x: bigint) -> BigInteger.Log x)) ((pown 10I 40 - 1I): bigint): 92.10340372
// out: (BigInteger.Log10) ((pown 10I 40 - 1I): bigint): 40.0
// out: ((fun (x: bigint) -> BigInteger.Max(x,5I))) ((pown 10I 40 - 1I): bigint): 9999999999999999999999999999999999999999
// out: ((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) ((pown 10I 40 - 1I): bigint): "9999999999999999999999999999999999999999|9999999999999999999999999999999999999999|9999999999999999999999999999999999999999"
// out: ((fun (x: bigint) -> x.CompareTo 5L)) ((pown 10I 40 - 1I): bigint): 1
// out: ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) ((pown 10I 40 - 1I): bigint): 3
// out: ((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) ((pown 10I 40 - 1I): bigint): ("9999999999999999999999999999999999999999",~ "9999999999999999999999999999999999999999")
// out: (float32) ((pown 10I 40 - 1I): bigint): infinityf
// out: (int16) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for an Int32.
// out: (uint32) ((pown 10I 40 - 1I): bigint): OverflowException Value was either too large or too small for a UInt32.
// out: BigInteger([|1uy;2uy;255uy|]): -65023
// out: BigInteger(([||]: byte[])): 0
// out: BigInteger(nan): OverflowException The value is not a number.
// out: BigInteger(infinity): OverflowException BigInteger cannot represent infinity.
// out: BigInteger(1e20): 100000000000000000000
// out: BigInteger(-2.9): -2
// out: BigInteger.Parse('-0'): 0
// out: BigInteger.TryParse '12x': (false, 0)
// out: BigInteger.Parse '1,000': FormatException The value could not be parsed.
// out: [1I..3I]: [1; 2; 3]
// out: [10I .. -3I .. 1I]: [10; 7; 4; 1]
// out: List.sum [1I;2I]: 3
// out: bigint.Zero: 0
// out: BigInteger.MinusOne: -1
// out: 1I.Equals(1L): true
// out: BigInteger.Clamp(5I,1I,3I): 3
// out: BigInteger.IsNegative -3I: true
// out: BigInteger.Log2 1024I: 10
// out: BigInteger.TrailingZeroCount 8I: 3
// out: BigInteger.CopySign(3I,-1I): -3
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "(0I) + (0I)" (fun () -> (0I) + (0I))
t "(0I) - (0I)" (fun () -> (0I) - (0I))
t "(0I) * (0I)" (fun () -> (0I) * (0I))
t "(0I) / (0I)" (fun () -> (0I) / (0I))
t "(0I) % (0I)" (fun () -> (0I) % (0I))
t "(0I) = (0I)" (fun () -> (0I) = (0I))
t "(0I) < (0I)" (fun () -> (0I) < (0I))
t "(0I) &&& (0I)" (fun () -> (0I) &&& (0I))
t "(0I) ||| (0I)" (fun () -> (0I) ||| (0I))
t "(0I) ^^^ (0I)" (fun () -> (0I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(0I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,0I))
t "compare (0I) (0I)" (fun () -> compare (0I) (0I))
t "BigInteger.DivRem(0I,0I)" (fun () -> BigInteger.DivRem(0I,0I))
t "(0I) + (1I)" (fun () -> (0I) + (1I))
t "(0I) - (1I)" (fun () -> (0I) - (1I))
t "(0I) * (1I)" (fun () -> (0I) * (1I))
t "(0I) / (1I)" (fun () -> (0I) / (1I))
t "(0I) % (1I)" (fun () -> (0I) % (1I))
t "(0I) = (1I)" (fun () -> (0I) = (1I))
t "(0I) < (1I)" (fun () -> (0I) < (1I))
t "(0I) &&& (1I)" (fun () -> (0I) &&& (1I))
t "(0I) ||| (1I)" (fun () -> (0I) ||| (1I))
t "(0I) ^^^ (1I)" (fun () -> (0I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(0I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,1I))
t "compare (0I) (1I)" (fun () -> compare (0I) (1I))
t "BigInteger.DivRem(0I,1I)" (fun () -> BigInteger.DivRem(0I,1I))
t "(0I) + (-1I)" (fun () -> (0I) + (-1I))
t "(0I) - (-1I)" (fun () -> (0I) - (-1I))
t "(0I) * (-1I)" (fun () -> (0I) * (-1I))
t "(0I) / (-1I)" (fun () -> (0I) / (-1I))
t "(0I) % (-1I)" (fun () -> (0I) % (-1I))
t "(0I) = (-1I)" (fun () -> (0I) = (-1I))
t "(0I) < (-1I)" (fun () -> (0I) < (-1I))
t "(0I) &&& (-1I)" (fun () -> (0I) &&& (-1I))
t "(0I) ||| (-1I)" (fun () -> (0I) ||| (-1I))
t "(0I) ^^^ (-1I)" (fun () -> (0I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(0I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,-1I))
t "compare (0I) (-1I)" (fun () -> compare (0I) (-1I))
t "BigInteger.DivRem(0I,-1I)" (fun () -> BigInteger.DivRem(0I,-1I))
t "(0I) + (255I)" (fun () -> (0I) + (255I))
t "(0I) - (255I)" (fun () -> (0I) - (255I))
t "(0I) * (255I)" (fun () -> (0I) * (255I))
t "(0I) / (255I)" (fun () -> (0I) / (255I))
t "(0I) % (255I)" (fun () -> (0I) % (255I))
t "(0I) = (255I)" (fun () -> (0I) = (255I))
t "(0I) < (255I)" (fun () -> (0I) < (255I))
t "(0I) &&& (255I)" (fun () -> (0I) &&& (255I))
t "(0I) ||| (255I)" (fun () -> (0I) ||| (255I))
t "(0I) ^^^ (255I)" (fun () -> (0I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(0I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,255I))
t "compare (0I) (255I)" (fun () -> compare (0I) (255I))
t "BigInteger.DivRem(0I,255I)" (fun () -> BigInteger.DivRem(0I,255I))
t "(0I) + (-256I)" (fun () -> (0I) + (-256I))
t "(0I) - (-256I)" (fun () -> (0I) - (-256I))
t "(0I) * (-256I)" (fun () -> (0I) * (-256I))
t "(0I) / (-256I)" (fun () -> (0I) / (-256I))
t "(0I) % (-256I)" (fun () -> (0I) % (-256I))
t "(0I) = (-256I)" (fun () -> (0I) = (-256I))
t "(0I) < (-256I)" (fun () -> (0I) < (-256I))
t "(0I) &&& (-256I)" (fun () -> (0I) &&& (-256I))
t "(0I) ||| (-256I)" (fun () -> (0I) ||| (-256I))
t "(0I) ^^^ (-256I)" (fun () -> (0I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(0I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,-256I))
t "compare (0I) (-256I)" (fun () -> compare (0I) (-256I))
t "BigInteger.DivRem(0I,-256I)" (fun () -> BigInteger.DivRem(0I,-256I))
t "(0I) + (12345678901234567890123456789I)" (fun () -> (0I) + (12345678901234567890123456789I))
t "(0I) - (12345678901234567890123456789I)" (fun () -> (0I) - (12345678901234567890123456789I))
t "(0I) * (12345678901234567890123456789I)" (fun () -> (0I) * (12345678901234567890123456789I))
t "(0I) / (12345678901234567890123456789I)" (fun () -> (0I) / (12345678901234567890123456789I))
t "(0I) % (12345678901234567890123456789I)" (fun () -> (0I) % (12345678901234567890123456789I))
t "(0I) = (12345678901234567890123456789I)" (fun () -> (0I) = (12345678901234567890123456789I))
t "(0I) < (12345678901234567890123456789I)" (fun () -> (0I) < (12345678901234567890123456789I))
t "(0I) &&& (12345678901234567890123456789I)" (fun () -> (0I) &&& (12345678901234567890123456789I))
t "(0I) ||| (12345678901234567890123456789I)" (fun () -> (0I) ||| (12345678901234567890123456789I))
t "(0I) ^^^ (12345678901234567890123456789I)" (fun () -> (0I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(0I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,12345678901234567890123456789I))
t "compare (0I) (12345678901234567890123456789I)" (fun () -> compare (0I) (12345678901234567890123456789I))
t "BigInteger.DivRem(0I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(0I,12345678901234567890123456789I))
t "(0I) + (-98765432109876543210I)" (fun () -> (0I) + (-98765432109876543210I))
t "(0I) - (-98765432109876543210I)" (fun () -> (0I) - (-98765432109876543210I))
t "(0I) * (-98765432109876543210I)" (fun () -> (0I) * (-98765432109876543210I))
t "(0I) / (-98765432109876543210I)" (fun () -> (0I) / (-98765432109876543210I))
t "(0I) % (-98765432109876543210I)" (fun () -> (0I) % (-98765432109876543210I))
t "(0I) = (-98765432109876543210I)" (fun () -> (0I) = (-98765432109876543210I))
t "(0I) < (-98765432109876543210I)" (fun () -> (0I) < (-98765432109876543210I))
t "(0I) &&& (-98765432109876543210I)" (fun () -> (0I) &&& (-98765432109876543210I))
t "(0I) ||| (-98765432109876543210I)" (fun () -> (0I) ||| (-98765432109876543210I))
t "(0I) ^^^ (-98765432109876543210I)" (fun () -> (0I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(0I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(0I,-98765432109876543210I))
t "compare (0I) (-98765432109876543210I)" (fun () -> compare (0I) (-98765432109876543210I))
t "BigInteger.DivRem(0I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(0I,-98765432109876543210I))
t "(0I) + ((pown 2I 64))" (fun () -> (0I) + ((pown 2I 64)))
t "(0I) - ((pown 2I 64))" (fun () -> (0I) - ((pown 2I 64)))
t "(0I) * ((pown 2I 64))" (fun () -> (0I) * ((pown 2I 64)))
t "(0I) / ((pown 2I 64))" (fun () -> (0I) / ((pown 2I 64)))
t "(0I) % ((pown 2I 64))" (fun () -> (0I) % ((pown 2I 64)))
t "(0I) = ((pown 2I 64))" (fun () -> (0I) = ((pown 2I 64)))
t "(0I) < ((pown 2I 64))" (fun () -> (0I) < ((pown 2I 64)))
t "(0I) &&& ((pown 2I 64))" (fun () -> (0I) &&& ((pown 2I 64)))
t "(0I) ||| ((pown 2I 64))" (fun () -> (0I) ||| ((pown 2I 64)))
t "(0I) ^^^ ((pown 2I 64))" (fun () -> (0I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(0I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(0I,(pown 2I 64)))
t "compare (0I) ((pown 2I 64))" (fun () -> compare (0I) ((pown 2I 64)))
t "BigInteger.DivRem(0I,(pown 2I 64))" (fun () -> BigInteger.DivRem(0I,(pown 2I 64)))
t "(0I) + ((pown 10I 40 - 1I))" (fun () -> (0I) + ((pown 10I 40 - 1I)))
t "(0I) - ((pown 10I 40 - 1I))" (fun () -> (0I) - ((pown 10I 40 - 1I)))
t "(0I) * ((pown 10I 40 - 1I))" (fun () -> (0I) * ((pown 10I 40 - 1I)))
t "(0I) / ((pown 10I 40 - 1I))" (fun () -> (0I) / ((pown 10I 40 - 1I)))
t "(0I) % ((pown 10I 40 - 1I))" (fun () -> (0I) % ((pown 10I 40 - 1I)))
t "(0I) = ((pown 10I 40 - 1I))" (fun () -> (0I) = ((pown 10I 40 - 1I)))
t "(0I) < ((pown 10I 40 - 1I))" (fun () -> (0I) < ((pown 10I 40 - 1I)))
t "(0I) &&& ((pown 10I 40 - 1I))" (fun () -> (0I) &&& ((pown 10I 40 - 1I)))
t "(0I) ||| ((pown 10I 40 - 1I))" (fun () -> (0I) ||| ((pown 10I 40 - 1I)))
t "(0I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (0I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(0I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(0I,(pown 10I 40 - 1I)))
t "compare (0I) ((pown 10I 40 - 1I))" (fun () -> compare (0I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(0I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(0I,(pown 10I 40 - 1I)))
t "(string) (0I: bigint)" (fun () -> (string) (0I: bigint))
t "(int) (0I: bigint)" (fun () -> (int) (0I: bigint))
t "(int64) (0I: bigint)" (fun () -> (int64) (0I: bigint))
t "(uint64) (0I: bigint)" (fun () -> (uint64) (0I: bigint))
t "(float) (0I: bigint)" (fun () -> (float) (0I: bigint))
t "(byte) (0I: bigint)" (fun () -> (byte) (0I: bigint))
t "(decimal) (0I: bigint)" (fun () -> (decimal) (0I: bigint))
t "(BigInteger.Abs) (0I: bigint)" (fun () -> (BigInteger.Abs) (0I: bigint))
t "(BigInteger.Negate) (0I: bigint)" (fun () -> (BigInteger.Negate) (0I: bigint))
t "(abs) (0I: bigint)" (fun () -> (abs) (0I: bigint))
t "(sign) (0I: bigint)" (fun () -> (sign) (0I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (0I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (0I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (0I: bigint))
t "((~-)) (0I: bigint)" (fun () -> ((~-)) (0I: bigint))
t "(hash >> ignore) (0I: bigint)" (fun () -> (hash >> ignore) (0I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (0I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (0I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (0I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (0I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (0I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (0I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (0I: bigint))
t "((fun (x: bigint) -> x.Sign)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (0I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (0I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (0I: bigint))
t "((fun (x: bigint) -> pown x 3)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (0I: bigint))
t "(BigInteger.Log10) (0I: bigint)" (fun () -> (BigInteger.Log10) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (0I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (0I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (0I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (0I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (0I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (0I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (0I: bigint))
t "(float32) (0I: bigint)" (fun () -> (float32) (0I: bigint))
t "(int16) (0I: bigint)" (fun () -> (int16) (0I: bigint))
t "(uint32) (0I: bigint)" (fun () -> (uint32) (0I: bigint))
t "(1I) + (0I)" (fun () -> (1I) + (0I))
t "(1I) - (0I)" (fun () -> (1I) - (0I))
t "(1I) * (0I)" (fun () -> (1I) * (0I))
t "(1I) / (0I)" (fun () -> (1I) / (0I))
t "(1I) % (0I)" (fun () -> (1I) % (0I))
t "(1I) = (0I)" (fun () -> (1I) = (0I))
t "(1I) < (0I)" (fun () -> (1I) < (0I))
t "(1I) &&& (0I)" (fun () -> (1I) &&& (0I))
t "(1I) ||| (0I)" (fun () -> (1I) ||| (0I))
t "(1I) ^^^ (0I)" (fun () -> (1I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(1I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,0I))
t "compare (1I) (0I)" (fun () -> compare (1I) (0I))
t "BigInteger.DivRem(1I,0I)" (fun () -> BigInteger.DivRem(1I,0I))
t "(1I) + (1I)" (fun () -> (1I) + (1I))
t "(1I) - (1I)" (fun () -> (1I) - (1I))
t "(1I) * (1I)" (fun () -> (1I) * (1I))
t "(1I) / (1I)" (fun () -> (1I) / (1I))
t "(1I) % (1I)" (fun () -> (1I) % (1I))
t "(1I) = (1I)" (fun () -> (1I) = (1I))
t "(1I) < (1I)" (fun () -> (1I) < (1I))
t "(1I) &&& (1I)" (fun () -> (1I) &&& (1I))
t "(1I) ||| (1I)" (fun () -> (1I) ||| (1I))
t "(1I) ^^^ (1I)" (fun () -> (1I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(1I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,1I))
t "compare (1I) (1I)" (fun () -> compare (1I) (1I))
t "BigInteger.DivRem(1I,1I)" (fun () -> BigInteger.DivRem(1I,1I))
t "(1I) + (-1I)" (fun () -> (1I) + (-1I))
t "(1I) - (-1I)" (fun () -> (1I) - (-1I))
t "(1I) * (-1I)" (fun () -> (1I) * (-1I))
t "(1I) / (-1I)" (fun () -> (1I) / (-1I))
t "(1I) % (-1I)" (fun () -> (1I) % (-1I))
t "(1I) = (-1I)" (fun () -> (1I) = (-1I))
t "(1I) < (-1I)" (fun () -> (1I) < (-1I))
t "(1I) &&& (-1I)" (fun () -> (1I) &&& (-1I))
t "(1I) ||| (-1I)" (fun () -> (1I) ||| (-1I))
t "(1I) ^^^ (-1I)" (fun () -> (1I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(1I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,-1I))
t "compare (1I) (-1I)" (fun () -> compare (1I) (-1I))
t "BigInteger.DivRem(1I,-1I)" (fun () -> BigInteger.DivRem(1I,-1I))
t "(1I) + (255I)" (fun () -> (1I) + (255I))
t "(1I) - (255I)" (fun () -> (1I) - (255I))
t "(1I) * (255I)" (fun () -> (1I) * (255I))
t "(1I) / (255I)" (fun () -> (1I) / (255I))
t "(1I) % (255I)" (fun () -> (1I) % (255I))
t "(1I) = (255I)" (fun () -> (1I) = (255I))
t "(1I) < (255I)" (fun () -> (1I) < (255I))
t "(1I) &&& (255I)" (fun () -> (1I) &&& (255I))
t "(1I) ||| (255I)" (fun () -> (1I) ||| (255I))
t "(1I) ^^^ (255I)" (fun () -> (1I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(1I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,255I))
t "compare (1I) (255I)" (fun () -> compare (1I) (255I))
t "BigInteger.DivRem(1I,255I)" (fun () -> BigInteger.DivRem(1I,255I))
t "(1I) + (-256I)" (fun () -> (1I) + (-256I))
t "(1I) - (-256I)" (fun () -> (1I) - (-256I))
t "(1I) * (-256I)" (fun () -> (1I) * (-256I))
t "(1I) / (-256I)" (fun () -> (1I) / (-256I))
t "(1I) % (-256I)" (fun () -> (1I) % (-256I))
t "(1I) = (-256I)" (fun () -> (1I) = (-256I))
t "(1I) < (-256I)" (fun () -> (1I) < (-256I))
t "(1I) &&& (-256I)" (fun () -> (1I) &&& (-256I))
t "(1I) ||| (-256I)" (fun () -> (1I) ||| (-256I))
t "(1I) ^^^ (-256I)" (fun () -> (1I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(1I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,-256I))
t "compare (1I) (-256I)" (fun () -> compare (1I) (-256I))
t "BigInteger.DivRem(1I,-256I)" (fun () -> BigInteger.DivRem(1I,-256I))
t "(1I) + (12345678901234567890123456789I)" (fun () -> (1I) + (12345678901234567890123456789I))
t "(1I) - (12345678901234567890123456789I)" (fun () -> (1I) - (12345678901234567890123456789I))
t "(1I) * (12345678901234567890123456789I)" (fun () -> (1I) * (12345678901234567890123456789I))
t "(1I) / (12345678901234567890123456789I)" (fun () -> (1I) / (12345678901234567890123456789I))
t "(1I) % (12345678901234567890123456789I)" (fun () -> (1I) % (12345678901234567890123456789I))
t "(1I) = (12345678901234567890123456789I)" (fun () -> (1I) = (12345678901234567890123456789I))
t "(1I) < (12345678901234567890123456789I)" (fun () -> (1I) < (12345678901234567890123456789I))
t "(1I) &&& (12345678901234567890123456789I)" (fun () -> (1I) &&& (12345678901234567890123456789I))
t "(1I) ||| (12345678901234567890123456789I)" (fun () -> (1I) ||| (12345678901234567890123456789I))
t "(1I) ^^^ (12345678901234567890123456789I)" (fun () -> (1I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(1I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,12345678901234567890123456789I))
t "compare (1I) (12345678901234567890123456789I)" (fun () -> compare (1I) (12345678901234567890123456789I))
t "BigInteger.DivRem(1I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(1I,12345678901234567890123456789I))
t "(1I) + (-98765432109876543210I)" (fun () -> (1I) + (-98765432109876543210I))
t "(1I) - (-98765432109876543210I)" (fun () -> (1I) - (-98765432109876543210I))
t "(1I) * (-98765432109876543210I)" (fun () -> (1I) * (-98765432109876543210I))
t "(1I) / (-98765432109876543210I)" (fun () -> (1I) / (-98765432109876543210I))
t "(1I) % (-98765432109876543210I)" (fun () -> (1I) % (-98765432109876543210I))
t "(1I) = (-98765432109876543210I)" (fun () -> (1I) = (-98765432109876543210I))
t "(1I) < (-98765432109876543210I)" (fun () -> (1I) < (-98765432109876543210I))
t "(1I) &&& (-98765432109876543210I)" (fun () -> (1I) &&& (-98765432109876543210I))
t "(1I) ||| (-98765432109876543210I)" (fun () -> (1I) ||| (-98765432109876543210I))
t "(1I) ^^^ (-98765432109876543210I)" (fun () -> (1I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(1I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(1I,-98765432109876543210I))
t "compare (1I) (-98765432109876543210I)" (fun () -> compare (1I) (-98765432109876543210I))
t "BigInteger.DivRem(1I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(1I,-98765432109876543210I))
t "(1I) + ((pown 2I 64))" (fun () -> (1I) + ((pown 2I 64)))
t "(1I) - ((pown 2I 64))" (fun () -> (1I) - ((pown 2I 64)))
t "(1I) * ((pown 2I 64))" (fun () -> (1I) * ((pown 2I 64)))
t "(1I) / ((pown 2I 64))" (fun () -> (1I) / ((pown 2I 64)))
t "(1I) % ((pown 2I 64))" (fun () -> (1I) % ((pown 2I 64)))
t "(1I) = ((pown 2I 64))" (fun () -> (1I) = ((pown 2I 64)))
t "(1I) < ((pown 2I 64))" (fun () -> (1I) < ((pown 2I 64)))
t "(1I) &&& ((pown 2I 64))" (fun () -> (1I) &&& ((pown 2I 64)))
t "(1I) ||| ((pown 2I 64))" (fun () -> (1I) ||| ((pown 2I 64)))
t "(1I) ^^^ ((pown 2I 64))" (fun () -> (1I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(1I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(1I,(pown 2I 64)))
t "compare (1I) ((pown 2I 64))" (fun () -> compare (1I) ((pown 2I 64)))
t "BigInteger.DivRem(1I,(pown 2I 64))" (fun () -> BigInteger.DivRem(1I,(pown 2I 64)))
t "(1I) + ((pown 10I 40 - 1I))" (fun () -> (1I) + ((pown 10I 40 - 1I)))
t "(1I) - ((pown 10I 40 - 1I))" (fun () -> (1I) - ((pown 10I 40 - 1I)))
t "(1I) * ((pown 10I 40 - 1I))" (fun () -> (1I) * ((pown 10I 40 - 1I)))
t "(1I) / ((pown 10I 40 - 1I))" (fun () -> (1I) / ((pown 10I 40 - 1I)))
t "(1I) % ((pown 10I 40 - 1I))" (fun () -> (1I) % ((pown 10I 40 - 1I)))
t "(1I) = ((pown 10I 40 - 1I))" (fun () -> (1I) = ((pown 10I 40 - 1I)))
t "(1I) < ((pown 10I 40 - 1I))" (fun () -> (1I) < ((pown 10I 40 - 1I)))
t "(1I) &&& ((pown 10I 40 - 1I))" (fun () -> (1I) &&& ((pown 10I 40 - 1I)))
t "(1I) ||| ((pown 10I 40 - 1I))" (fun () -> (1I) ||| ((pown 10I 40 - 1I)))
t "(1I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (1I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(1I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(1I,(pown 10I 40 - 1I)))
t "compare (1I) ((pown 10I 40 - 1I))" (fun () -> compare (1I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(1I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(1I,(pown 10I 40 - 1I)))
t "(string) (1I: bigint)" (fun () -> (string) (1I: bigint))
t "(int) (1I: bigint)" (fun () -> (int) (1I: bigint))
t "(int64) (1I: bigint)" (fun () -> (int64) (1I: bigint))
t "(uint64) (1I: bigint)" (fun () -> (uint64) (1I: bigint))
t "(float) (1I: bigint)" (fun () -> (float) (1I: bigint))
t "(byte) (1I: bigint)" (fun () -> (byte) (1I: bigint))
t "(decimal) (1I: bigint)" (fun () -> (decimal) (1I: bigint))
t "(BigInteger.Abs) (1I: bigint)" (fun () -> (BigInteger.Abs) (1I: bigint))
t "(BigInteger.Negate) (1I: bigint)" (fun () -> (BigInteger.Negate) (1I: bigint))
t "(abs) (1I: bigint)" (fun () -> (abs) (1I: bigint))
t "(sign) (1I: bigint)" (fun () -> (sign) (1I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (1I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (1I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (1I: bigint))
t "((~-)) (1I: bigint)" (fun () -> ((~-)) (1I: bigint))
t "(hash >> ignore) (1I: bigint)" (fun () -> (hash >> ignore) (1I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (1I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (1I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (1I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (1I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (1I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (1I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (1I: bigint))
t "((fun (x: bigint) -> x.Sign)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (1I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (1I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (1I: bigint))
t "((fun (x: bigint) -> pown x 3)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (1I: bigint))
t "(BigInteger.Log10) (1I: bigint)" (fun () -> (BigInteger.Log10) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (1I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (1I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (1I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (1I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (1I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (1I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (1I: bigint))
t "(float32) (1I: bigint)" (fun () -> (float32) (1I: bigint))
t "(int16) (1I: bigint)" (fun () -> (int16) (1I: bigint))
t "(uint32) (1I: bigint)" (fun () -> (uint32) (1I: bigint))
t "(-1I) + (0I)" (fun () -> (-1I) + (0I))
t "(-1I) - (0I)" (fun () -> (-1I) - (0I))
t "(-1I) * (0I)" (fun () -> (-1I) * (0I))
t "(-1I) / (0I)" (fun () -> (-1I) / (0I))
t "(-1I) % (0I)" (fun () -> (-1I) % (0I))
t "(-1I) = (0I)" (fun () -> (-1I) = (0I))
t "(-1I) < (0I)" (fun () -> (-1I) < (0I))
t "(-1I) &&& (0I)" (fun () -> (-1I) &&& (0I))
t "(-1I) ||| (0I)" (fun () -> (-1I) ||| (0I))
t "(-1I) ^^^ (0I)" (fun () -> (-1I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(-1I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,0I))
t "compare (-1I) (0I)" (fun () -> compare (-1I) (0I))
t "BigInteger.DivRem(-1I,0I)" (fun () -> BigInteger.DivRem(-1I,0I))
t "(-1I) + (1I)" (fun () -> (-1I) + (1I))
t "(-1I) - (1I)" (fun () -> (-1I) - (1I))
t "(-1I) * (1I)" (fun () -> (-1I) * (1I))
t "(-1I) / (1I)" (fun () -> (-1I) / (1I))
t "(-1I) % (1I)" (fun () -> (-1I) % (1I))
t "(-1I) = (1I)" (fun () -> (-1I) = (1I))
t "(-1I) < (1I)" (fun () -> (-1I) < (1I))
t "(-1I) &&& (1I)" (fun () -> (-1I) &&& (1I))
t "(-1I) ||| (1I)" (fun () -> (-1I) ||| (1I))
t "(-1I) ^^^ (1I)" (fun () -> (-1I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(-1I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,1I))
t "compare (-1I) (1I)" (fun () -> compare (-1I) (1I))
t "BigInteger.DivRem(-1I,1I)" (fun () -> BigInteger.DivRem(-1I,1I))
t "(-1I) + (-1I)" (fun () -> (-1I) + (-1I))
t "(-1I) - (-1I)" (fun () -> (-1I) - (-1I))
t "(-1I) * (-1I)" (fun () -> (-1I) * (-1I))
t "(-1I) / (-1I)" (fun () -> (-1I) / (-1I))
t "(-1I) % (-1I)" (fun () -> (-1I) % (-1I))
t "(-1I) = (-1I)" (fun () -> (-1I) = (-1I))
t "(-1I) < (-1I)" (fun () -> (-1I) < (-1I))
t "(-1I) &&& (-1I)" (fun () -> (-1I) &&& (-1I))
t "(-1I) ||| (-1I)" (fun () -> (-1I) ||| (-1I))
t "(-1I) ^^^ (-1I)" (fun () -> (-1I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(-1I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,-1I))
t "compare (-1I) (-1I)" (fun () -> compare (-1I) (-1I))
t "BigInteger.DivRem(-1I,-1I)" (fun () -> BigInteger.DivRem(-1I,-1I))
t "(-1I) + (255I)" (fun () -> (-1I) + (255I))
t "(-1I) - (255I)" (fun () -> (-1I) - (255I))
t "(-1I) * (255I)" (fun () -> (-1I) * (255I))
t "(-1I) / (255I)" (fun () -> (-1I) / (255I))
t "(-1I) % (255I)" (fun () -> (-1I) % (255I))
t "(-1I) = (255I)" (fun () -> (-1I) = (255I))
t "(-1I) < (255I)" (fun () -> (-1I) < (255I))
t "(-1I) &&& (255I)" (fun () -> (-1I) &&& (255I))
t "(-1I) ||| (255I)" (fun () -> (-1I) ||| (255I))
t "(-1I) ^^^ (255I)" (fun () -> (-1I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(-1I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,255I))
t "compare (-1I) (255I)" (fun () -> compare (-1I) (255I))
t "BigInteger.DivRem(-1I,255I)" (fun () -> BigInteger.DivRem(-1I,255I))
t "(-1I) + (-256I)" (fun () -> (-1I) + (-256I))
t "(-1I) - (-256I)" (fun () -> (-1I) - (-256I))
t "(-1I) * (-256I)" (fun () -> (-1I) * (-256I))
t "(-1I) / (-256I)" (fun () -> (-1I) / (-256I))
t "(-1I) % (-256I)" (fun () -> (-1I) % (-256I))
t "(-1I) = (-256I)" (fun () -> (-1I) = (-256I))
t "(-1I) < (-256I)" (fun () -> (-1I) < (-256I))
t "(-1I) &&& (-256I)" (fun () -> (-1I) &&& (-256I))
t "(-1I) ||| (-256I)" (fun () -> (-1I) ||| (-256I))
t "(-1I) ^^^ (-256I)" (fun () -> (-1I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(-1I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,-256I))
t "compare (-1I) (-256I)" (fun () -> compare (-1I) (-256I))
t "BigInteger.DivRem(-1I,-256I)" (fun () -> BigInteger.DivRem(-1I,-256I))
t "(-1I) + (12345678901234567890123456789I)" (fun () -> (-1I) + (12345678901234567890123456789I))
t "(-1I) - (12345678901234567890123456789I)" (fun () -> (-1I) - (12345678901234567890123456789I))
t "(-1I) * (12345678901234567890123456789I)" (fun () -> (-1I) * (12345678901234567890123456789I))
t "(-1I) / (12345678901234567890123456789I)" (fun () -> (-1I) / (12345678901234567890123456789I))
t "(-1I) % (12345678901234567890123456789I)" (fun () -> (-1I) % (12345678901234567890123456789I))
t "(-1I) = (12345678901234567890123456789I)" (fun () -> (-1I) = (12345678901234567890123456789I))
t "(-1I) < (12345678901234567890123456789I)" (fun () -> (-1I) < (12345678901234567890123456789I))
t "(-1I) &&& (12345678901234567890123456789I)" (fun () -> (-1I) &&& (12345678901234567890123456789I))
t "(-1I) ||| (12345678901234567890123456789I)" (fun () -> (-1I) ||| (12345678901234567890123456789I))
t "(-1I) ^^^ (12345678901234567890123456789I)" (fun () -> (-1I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(-1I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,12345678901234567890123456789I))
t "compare (-1I) (12345678901234567890123456789I)" (fun () -> compare (-1I) (12345678901234567890123456789I))
t "BigInteger.DivRem(-1I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(-1I,12345678901234567890123456789I))
t "(-1I) + (-98765432109876543210I)" (fun () -> (-1I) + (-98765432109876543210I))
t "(-1I) - (-98765432109876543210I)" (fun () -> (-1I) - (-98765432109876543210I))
t "(-1I) * (-98765432109876543210I)" (fun () -> (-1I) * (-98765432109876543210I))
t "(-1I) / (-98765432109876543210I)" (fun () -> (-1I) / (-98765432109876543210I))
t "(-1I) % (-98765432109876543210I)" (fun () -> (-1I) % (-98765432109876543210I))
t "(-1I) = (-98765432109876543210I)" (fun () -> (-1I) = (-98765432109876543210I))
t "(-1I) < (-98765432109876543210I)" (fun () -> (-1I) < (-98765432109876543210I))
t "(-1I) &&& (-98765432109876543210I)" (fun () -> (-1I) &&& (-98765432109876543210I))
t "(-1I) ||| (-98765432109876543210I)" (fun () -> (-1I) ||| (-98765432109876543210I))
t "(-1I) ^^^ (-98765432109876543210I)" (fun () -> (-1I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(-1I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(-1I,-98765432109876543210I))
t "compare (-1I) (-98765432109876543210I)" (fun () -> compare (-1I) (-98765432109876543210I))
t "BigInteger.DivRem(-1I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(-1I,-98765432109876543210I))
t "(-1I) + ((pown 2I 64))" (fun () -> (-1I) + ((pown 2I 64)))
t "(-1I) - ((pown 2I 64))" (fun () -> (-1I) - ((pown 2I 64)))
t "(-1I) * ((pown 2I 64))" (fun () -> (-1I) * ((pown 2I 64)))
t "(-1I) / ((pown 2I 64))" (fun () -> (-1I) / ((pown 2I 64)))
t "(-1I) % ((pown 2I 64))" (fun () -> (-1I) % ((pown 2I 64)))
t "(-1I) = ((pown 2I 64))" (fun () -> (-1I) = ((pown 2I 64)))
t "(-1I) < ((pown 2I 64))" (fun () -> (-1I) < ((pown 2I 64)))
t "(-1I) &&& ((pown 2I 64))" (fun () -> (-1I) &&& ((pown 2I 64)))
t "(-1I) ||| ((pown 2I 64))" (fun () -> (-1I) ||| ((pown 2I 64)))
t "(-1I) ^^^ ((pown 2I 64))" (fun () -> (-1I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(-1I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(-1I,(pown 2I 64)))
t "compare (-1I) ((pown 2I 64))" (fun () -> compare (-1I) ((pown 2I 64)))
t "BigInteger.DivRem(-1I,(pown 2I 64))" (fun () -> BigInteger.DivRem(-1I,(pown 2I 64)))
t "(-1I) + ((pown 10I 40 - 1I))" (fun () -> (-1I) + ((pown 10I 40 - 1I)))
t "(-1I) - ((pown 10I 40 - 1I))" (fun () -> (-1I) - ((pown 10I 40 - 1I)))
t "(-1I) * ((pown 10I 40 - 1I))" (fun () -> (-1I) * ((pown 10I 40 - 1I)))
t "(-1I) / ((pown 10I 40 - 1I))" (fun () -> (-1I) / ((pown 10I 40 - 1I)))
t "(-1I) % ((pown 10I 40 - 1I))" (fun () -> (-1I) % ((pown 10I 40 - 1I)))
t "(-1I) = ((pown 10I 40 - 1I))" (fun () -> (-1I) = ((pown 10I 40 - 1I)))
t "(-1I) < ((pown 10I 40 - 1I))" (fun () -> (-1I) < ((pown 10I 40 - 1I)))
t "(-1I) &&& ((pown 10I 40 - 1I))" (fun () -> (-1I) &&& ((pown 10I 40 - 1I)))
t "(-1I) ||| ((pown 10I 40 - 1I))" (fun () -> (-1I) ||| ((pown 10I 40 - 1I)))
t "(-1I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (-1I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(-1I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(-1I,(pown 10I 40 - 1I)))
t "compare (-1I) ((pown 10I 40 - 1I))" (fun () -> compare (-1I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(-1I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(-1I,(pown 10I 40 - 1I)))
t "(string) (-1I: bigint)" (fun () -> (string) (-1I: bigint))
t "(int) (-1I: bigint)" (fun () -> (int) (-1I: bigint))
t "(int64) (-1I: bigint)" (fun () -> (int64) (-1I: bigint))
t "(uint64) (-1I: bigint)" (fun () -> (uint64) (-1I: bigint))
t "(float) (-1I: bigint)" (fun () -> (float) (-1I: bigint))
t "(byte) (-1I: bigint)" (fun () -> (byte) (-1I: bigint))
t "(decimal) (-1I: bigint)" (fun () -> (decimal) (-1I: bigint))
t "(BigInteger.Abs) (-1I: bigint)" (fun () -> (BigInteger.Abs) (-1I: bigint))
t "(BigInteger.Negate) (-1I: bigint)" (fun () -> (BigInteger.Negate) (-1I: bigint))
t "(abs) (-1I: bigint)" (fun () -> (abs) (-1I: bigint))
t "(sign) (-1I: bigint)" (fun () -> (sign) (-1I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (-1I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (-1I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (-1I: bigint))
t "((~-)) (-1I: bigint)" (fun () -> ((~-)) (-1I: bigint))
t "(hash >> ignore) (-1I: bigint)" (fun () -> (hash >> ignore) (-1I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (-1I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (-1I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (-1I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (-1I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (-1I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (-1I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (-1I: bigint))
t "((fun (x: bigint) -> x.Sign)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (-1I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (-1I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (-1I: bigint))
t "((fun (x: bigint) -> pown x 3)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (-1I: bigint))
t "(BigInteger.Log10) (-1I: bigint)" (fun () -> (BigInteger.Log10) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (-1I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (-1I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (-1I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-1I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (-1I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (-1I: bigint))
t "(float32) (-1I: bigint)" (fun () -> (float32) (-1I: bigint))
t "(int16) (-1I: bigint)" (fun () -> (int16) (-1I: bigint))
t "(uint32) (-1I: bigint)" (fun () -> (uint32) (-1I: bigint))
t "(255I) + (0I)" (fun () -> (255I) + (0I))
t "(255I) - (0I)" (fun () -> (255I) - (0I))
t "(255I) * (0I)" (fun () -> (255I) * (0I))
t "(255I) / (0I)" (fun () -> (255I) / (0I))
t "(255I) % (0I)" (fun () -> (255I) % (0I))
t "(255I) = (0I)" (fun () -> (255I) = (0I))
t "(255I) < (0I)" (fun () -> (255I) < (0I))
t "(255I) &&& (0I)" (fun () -> (255I) &&& (0I))
t "(255I) ||| (0I)" (fun () -> (255I) ||| (0I))
t "(255I) ^^^ (0I)" (fun () -> (255I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(255I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,0I))
t "compare (255I) (0I)" (fun () -> compare (255I) (0I))
t "BigInteger.DivRem(255I,0I)" (fun () -> BigInteger.DivRem(255I,0I))
t "(255I) + (1I)" (fun () -> (255I) + (1I))
t "(255I) - (1I)" (fun () -> (255I) - (1I))
t "(255I) * (1I)" (fun () -> (255I) * (1I))
t "(255I) / (1I)" (fun () -> (255I) / (1I))
t "(255I) % (1I)" (fun () -> (255I) % (1I))
t "(255I) = (1I)" (fun () -> (255I) = (1I))
t "(255I) < (1I)" (fun () -> (255I) < (1I))
t "(255I) &&& (1I)" (fun () -> (255I) &&& (1I))
t "(255I) ||| (1I)" (fun () -> (255I) ||| (1I))
t "(255I) ^^^ (1I)" (fun () -> (255I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(255I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,1I))
t "compare (255I) (1I)" (fun () -> compare (255I) (1I))
t "BigInteger.DivRem(255I,1I)" (fun () -> BigInteger.DivRem(255I,1I))
t "(255I) + (-1I)" (fun () -> (255I) + (-1I))
t "(255I) - (-1I)" (fun () -> (255I) - (-1I))
t "(255I) * (-1I)" (fun () -> (255I) * (-1I))
t "(255I) / (-1I)" (fun () -> (255I) / (-1I))
t "(255I) % (-1I)" (fun () -> (255I) % (-1I))
t "(255I) = (-1I)" (fun () -> (255I) = (-1I))
t "(255I) < (-1I)" (fun () -> (255I) < (-1I))
t "(255I) &&& (-1I)" (fun () -> (255I) &&& (-1I))
t "(255I) ||| (-1I)" (fun () -> (255I) ||| (-1I))
t "(255I) ^^^ (-1I)" (fun () -> (255I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(255I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,-1I))
t "compare (255I) (-1I)" (fun () -> compare (255I) (-1I))
t "BigInteger.DivRem(255I,-1I)" (fun () -> BigInteger.DivRem(255I,-1I))
t "(255I) + (255I)" (fun () -> (255I) + (255I))
t "(255I) - (255I)" (fun () -> (255I) - (255I))
t "(255I) * (255I)" (fun () -> (255I) * (255I))
t "(255I) / (255I)" (fun () -> (255I) / (255I))
t "(255I) % (255I)" (fun () -> (255I) % (255I))
t "(255I) = (255I)" (fun () -> (255I) = (255I))
t "(255I) < (255I)" (fun () -> (255I) < (255I))
t "(255I) &&& (255I)" (fun () -> (255I) &&& (255I))
t "(255I) ||| (255I)" (fun () -> (255I) ||| (255I))
t "(255I) ^^^ (255I)" (fun () -> (255I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(255I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,255I))
t "compare (255I) (255I)" (fun () -> compare (255I) (255I))
t "BigInteger.DivRem(255I,255I)" (fun () -> BigInteger.DivRem(255I,255I))
t "(255I) + (-256I)" (fun () -> (255I) + (-256I))
t "(255I) - (-256I)" (fun () -> (255I) - (-256I))
t "(255I) * (-256I)" (fun () -> (255I) * (-256I))
t "(255I) / (-256I)" (fun () -> (255I) / (-256I))
t "(255I) % (-256I)" (fun () -> (255I) % (-256I))
t "(255I) = (-256I)" (fun () -> (255I) = (-256I))
t "(255I) < (-256I)" (fun () -> (255I) < (-256I))
t "(255I) &&& (-256I)" (fun () -> (255I) &&& (-256I))
t "(255I) ||| (-256I)" (fun () -> (255I) ||| (-256I))
t "(255I) ^^^ (-256I)" (fun () -> (255I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(255I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,-256I))
t "compare (255I) (-256I)" (fun () -> compare (255I) (-256I))
t "BigInteger.DivRem(255I,-256I)" (fun () -> BigInteger.DivRem(255I,-256I))
t "(255I) + (12345678901234567890123456789I)" (fun () -> (255I) + (12345678901234567890123456789I))
t "(255I) - (12345678901234567890123456789I)" (fun () -> (255I) - (12345678901234567890123456789I))
t "(255I) * (12345678901234567890123456789I)" (fun () -> (255I) * (12345678901234567890123456789I))
t "(255I) / (12345678901234567890123456789I)" (fun () -> (255I) / (12345678901234567890123456789I))
t "(255I) % (12345678901234567890123456789I)" (fun () -> (255I) % (12345678901234567890123456789I))
t "(255I) = (12345678901234567890123456789I)" (fun () -> (255I) = (12345678901234567890123456789I))
t "(255I) < (12345678901234567890123456789I)" (fun () -> (255I) < (12345678901234567890123456789I))
t "(255I) &&& (12345678901234567890123456789I)" (fun () -> (255I) &&& (12345678901234567890123456789I))
t "(255I) ||| (12345678901234567890123456789I)" (fun () -> (255I) ||| (12345678901234567890123456789I))
t "(255I) ^^^ (12345678901234567890123456789I)" (fun () -> (255I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(255I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,12345678901234567890123456789I))
t "compare (255I) (12345678901234567890123456789I)" (fun () -> compare (255I) (12345678901234567890123456789I))
t "BigInteger.DivRem(255I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(255I,12345678901234567890123456789I))
t "(255I) + (-98765432109876543210I)" (fun () -> (255I) + (-98765432109876543210I))
t "(255I) - (-98765432109876543210I)" (fun () -> (255I) - (-98765432109876543210I))
t "(255I) * (-98765432109876543210I)" (fun () -> (255I) * (-98765432109876543210I))
t "(255I) / (-98765432109876543210I)" (fun () -> (255I) / (-98765432109876543210I))
t "(255I) % (-98765432109876543210I)" (fun () -> (255I) % (-98765432109876543210I))
t "(255I) = (-98765432109876543210I)" (fun () -> (255I) = (-98765432109876543210I))
t "(255I) < (-98765432109876543210I)" (fun () -> (255I) < (-98765432109876543210I))
t "(255I) &&& (-98765432109876543210I)" (fun () -> (255I) &&& (-98765432109876543210I))
t "(255I) ||| (-98765432109876543210I)" (fun () -> (255I) ||| (-98765432109876543210I))
t "(255I) ^^^ (-98765432109876543210I)" (fun () -> (255I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(255I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(255I,-98765432109876543210I))
t "compare (255I) (-98765432109876543210I)" (fun () -> compare (255I) (-98765432109876543210I))
t "BigInteger.DivRem(255I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(255I,-98765432109876543210I))
t "(255I) + ((pown 2I 64))" (fun () -> (255I) + ((pown 2I 64)))
t "(255I) - ((pown 2I 64))" (fun () -> (255I) - ((pown 2I 64)))
t "(255I) * ((pown 2I 64))" (fun () -> (255I) * ((pown 2I 64)))
t "(255I) / ((pown 2I 64))" (fun () -> (255I) / ((pown 2I 64)))
t "(255I) % ((pown 2I 64))" (fun () -> (255I) % ((pown 2I 64)))
t "(255I) = ((pown 2I 64))" (fun () -> (255I) = ((pown 2I 64)))
t "(255I) < ((pown 2I 64))" (fun () -> (255I) < ((pown 2I 64)))
t "(255I) &&& ((pown 2I 64))" (fun () -> (255I) &&& ((pown 2I 64)))
t "(255I) ||| ((pown 2I 64))" (fun () -> (255I) ||| ((pown 2I 64)))
t "(255I) ^^^ ((pown 2I 64))" (fun () -> (255I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(255I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(255I,(pown 2I 64)))
t "compare (255I) ((pown 2I 64))" (fun () -> compare (255I) ((pown 2I 64)))
t "BigInteger.DivRem(255I,(pown 2I 64))" (fun () -> BigInteger.DivRem(255I,(pown 2I 64)))
t "(255I) + ((pown 10I 40 - 1I))" (fun () -> (255I) + ((pown 10I 40 - 1I)))
t "(255I) - ((pown 10I 40 - 1I))" (fun () -> (255I) - ((pown 10I 40 - 1I)))
t "(255I) * ((pown 10I 40 - 1I))" (fun () -> (255I) * ((pown 10I 40 - 1I)))
t "(255I) / ((pown 10I 40 - 1I))" (fun () -> (255I) / ((pown 10I 40 - 1I)))
t "(255I) % ((pown 10I 40 - 1I))" (fun () -> (255I) % ((pown 10I 40 - 1I)))
t "(255I) = ((pown 10I 40 - 1I))" (fun () -> (255I) = ((pown 10I 40 - 1I)))
t "(255I) < ((pown 10I 40 - 1I))" (fun () -> (255I) < ((pown 10I 40 - 1I)))
t "(255I) &&& ((pown 10I 40 - 1I))" (fun () -> (255I) &&& ((pown 10I 40 - 1I)))
t "(255I) ||| ((pown 10I 40 - 1I))" (fun () -> (255I) ||| ((pown 10I 40 - 1I)))
t "(255I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (255I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(255I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(255I,(pown 10I 40 - 1I)))
t "compare (255I) ((pown 10I 40 - 1I))" (fun () -> compare (255I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(255I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(255I,(pown 10I 40 - 1I)))
t "(string) (255I: bigint)" (fun () -> (string) (255I: bigint))
t "(int) (255I: bigint)" (fun () -> (int) (255I: bigint))
t "(int64) (255I: bigint)" (fun () -> (int64) (255I: bigint))
t "(uint64) (255I: bigint)" (fun () -> (uint64) (255I: bigint))
t "(float) (255I: bigint)" (fun () -> (float) (255I: bigint))
t "(byte) (255I: bigint)" (fun () -> (byte) (255I: bigint))
t "(decimal) (255I: bigint)" (fun () -> (decimal) (255I: bigint))
t "(BigInteger.Abs) (255I: bigint)" (fun () -> (BigInteger.Abs) (255I: bigint))
t "(BigInteger.Negate) (255I: bigint)" (fun () -> (BigInteger.Negate) (255I: bigint))
t "(abs) (255I: bigint)" (fun () -> (abs) (255I: bigint))
t "(sign) (255I: bigint)" (fun () -> (sign) (255I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (255I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (255I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (255I: bigint))
t "((~-)) (255I: bigint)" (fun () -> ((~-)) (255I: bigint))
t "(hash >> ignore) (255I: bigint)" (fun () -> (hash >> ignore) (255I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (255I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (255I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (255I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (255I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (255I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (255I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (255I: bigint))
t "((fun (x: bigint) -> x.Sign)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (255I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (255I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (255I: bigint))
t "((fun (x: bigint) -> pown x 3)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (255I: bigint))
t "(BigInteger.Log10) (255I: bigint)" (fun () -> (BigInteger.Log10) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (255I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (255I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (255I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (255I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (255I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (255I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (255I: bigint))
t "(float32) (255I: bigint)" (fun () -> (float32) (255I: bigint))
t "(int16) (255I: bigint)" (fun () -> (int16) (255I: bigint))
t "(uint32) (255I: bigint)" (fun () -> (uint32) (255I: bigint))
t "(-256I) + (0I)" (fun () -> (-256I) + (0I))
t "(-256I) - (0I)" (fun () -> (-256I) - (0I))
t "(-256I) * (0I)" (fun () -> (-256I) * (0I))
t "(-256I) / (0I)" (fun () -> (-256I) / (0I))
t "(-256I) % (0I)" (fun () -> (-256I) % (0I))
t "(-256I) = (0I)" (fun () -> (-256I) = (0I))
t "(-256I) < (0I)" (fun () -> (-256I) < (0I))
t "(-256I) &&& (0I)" (fun () -> (-256I) &&& (0I))
t "(-256I) ||| (0I)" (fun () -> (-256I) ||| (0I))
t "(-256I) ^^^ (0I)" (fun () -> (-256I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(-256I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,0I))
t "compare (-256I) (0I)" (fun () -> compare (-256I) (0I))
t "BigInteger.DivRem(-256I,0I)" (fun () -> BigInteger.DivRem(-256I,0I))
t "(-256I) + (1I)" (fun () -> (-256I) + (1I))
t "(-256I) - (1I)" (fun () -> (-256I) - (1I))
t "(-256I) * (1I)" (fun () -> (-256I) * (1I))
t "(-256I) / (1I)" (fun () -> (-256I) / (1I))
t "(-256I) % (1I)" (fun () -> (-256I) % (1I))
t "(-256I) = (1I)" (fun () -> (-256I) = (1I))
t "(-256I) < (1I)" (fun () -> (-256I) < (1I))
t "(-256I) &&& (1I)" (fun () -> (-256I) &&& (1I))
t "(-256I) ||| (1I)" (fun () -> (-256I) ||| (1I))
t "(-256I) ^^^ (1I)" (fun () -> (-256I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(-256I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,1I))
t "compare (-256I) (1I)" (fun () -> compare (-256I) (1I))
t "BigInteger.DivRem(-256I,1I)" (fun () -> BigInteger.DivRem(-256I,1I))
t "(-256I) + (-1I)" (fun () -> (-256I) + (-1I))
t "(-256I) - (-1I)" (fun () -> (-256I) - (-1I))
t "(-256I) * (-1I)" (fun () -> (-256I) * (-1I))
t "(-256I) / (-1I)" (fun () -> (-256I) / (-1I))
t "(-256I) % (-1I)" (fun () -> (-256I) % (-1I))
t "(-256I) = (-1I)" (fun () -> (-256I) = (-1I))
t "(-256I) < (-1I)" (fun () -> (-256I) < (-1I))
t "(-256I) &&& (-1I)" (fun () -> (-256I) &&& (-1I))
t "(-256I) ||| (-1I)" (fun () -> (-256I) ||| (-1I))
t "(-256I) ^^^ (-1I)" (fun () -> (-256I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(-256I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,-1I))
t "compare (-256I) (-1I)" (fun () -> compare (-256I) (-1I))
t "BigInteger.DivRem(-256I,-1I)" (fun () -> BigInteger.DivRem(-256I,-1I))
t "(-256I) + (255I)" (fun () -> (-256I) + (255I))
t "(-256I) - (255I)" (fun () -> (-256I) - (255I))
t "(-256I) * (255I)" (fun () -> (-256I) * (255I))
t "(-256I) / (255I)" (fun () -> (-256I) / (255I))
t "(-256I) % (255I)" (fun () -> (-256I) % (255I))
t "(-256I) = (255I)" (fun () -> (-256I) = (255I))
t "(-256I) < (255I)" (fun () -> (-256I) < (255I))
t "(-256I) &&& (255I)" (fun () -> (-256I) &&& (255I))
t "(-256I) ||| (255I)" (fun () -> (-256I) ||| (255I))
t "(-256I) ^^^ (255I)" (fun () -> (-256I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(-256I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,255I))
t "compare (-256I) (255I)" (fun () -> compare (-256I) (255I))
t "BigInteger.DivRem(-256I,255I)" (fun () -> BigInteger.DivRem(-256I,255I))
t "(-256I) + (-256I)" (fun () -> (-256I) + (-256I))
t "(-256I) - (-256I)" (fun () -> (-256I) - (-256I))
t "(-256I) * (-256I)" (fun () -> (-256I) * (-256I))
t "(-256I) / (-256I)" (fun () -> (-256I) / (-256I))
t "(-256I) % (-256I)" (fun () -> (-256I) % (-256I))
t "(-256I) = (-256I)" (fun () -> (-256I) = (-256I))
t "(-256I) < (-256I)" (fun () -> (-256I) < (-256I))
t "(-256I) &&& (-256I)" (fun () -> (-256I) &&& (-256I))
t "(-256I) ||| (-256I)" (fun () -> (-256I) ||| (-256I))
t "(-256I) ^^^ (-256I)" (fun () -> (-256I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(-256I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,-256I))
t "compare (-256I) (-256I)" (fun () -> compare (-256I) (-256I))
t "BigInteger.DivRem(-256I,-256I)" (fun () -> BigInteger.DivRem(-256I,-256I))
t "(-256I) + (12345678901234567890123456789I)" (fun () -> (-256I) + (12345678901234567890123456789I))
t "(-256I) - (12345678901234567890123456789I)" (fun () -> (-256I) - (12345678901234567890123456789I))
t "(-256I) * (12345678901234567890123456789I)" (fun () -> (-256I) * (12345678901234567890123456789I))
t "(-256I) / (12345678901234567890123456789I)" (fun () -> (-256I) / (12345678901234567890123456789I))
t "(-256I) % (12345678901234567890123456789I)" (fun () -> (-256I) % (12345678901234567890123456789I))
t "(-256I) = (12345678901234567890123456789I)" (fun () -> (-256I) = (12345678901234567890123456789I))
t "(-256I) < (12345678901234567890123456789I)" (fun () -> (-256I) < (12345678901234567890123456789I))
t "(-256I) &&& (12345678901234567890123456789I)" (fun () -> (-256I) &&& (12345678901234567890123456789I))
t "(-256I) ||| (12345678901234567890123456789I)" (fun () -> (-256I) ||| (12345678901234567890123456789I))
t "(-256I) ^^^ (12345678901234567890123456789I)" (fun () -> (-256I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(-256I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,12345678901234567890123456789I))
t "compare (-256I) (12345678901234567890123456789I)" (fun () -> compare (-256I) (12345678901234567890123456789I))
t "BigInteger.DivRem(-256I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(-256I,12345678901234567890123456789I))
t "(-256I) + (-98765432109876543210I)" (fun () -> (-256I) + (-98765432109876543210I))
t "(-256I) - (-98765432109876543210I)" (fun () -> (-256I) - (-98765432109876543210I))
t "(-256I) * (-98765432109876543210I)" (fun () -> (-256I) * (-98765432109876543210I))
t "(-256I) / (-98765432109876543210I)" (fun () -> (-256I) / (-98765432109876543210I))
t "(-256I) % (-98765432109876543210I)" (fun () -> (-256I) % (-98765432109876543210I))
t "(-256I) = (-98765432109876543210I)" (fun () -> (-256I) = (-98765432109876543210I))
t "(-256I) < (-98765432109876543210I)" (fun () -> (-256I) < (-98765432109876543210I))
t "(-256I) &&& (-98765432109876543210I)" (fun () -> (-256I) &&& (-98765432109876543210I))
t "(-256I) ||| (-98765432109876543210I)" (fun () -> (-256I) ||| (-98765432109876543210I))
t "(-256I) ^^^ (-98765432109876543210I)" (fun () -> (-256I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(-256I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(-256I,-98765432109876543210I))
t "compare (-256I) (-98765432109876543210I)" (fun () -> compare (-256I) (-98765432109876543210I))
t "BigInteger.DivRem(-256I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(-256I,-98765432109876543210I))
t "(-256I) + ((pown 2I 64))" (fun () -> (-256I) + ((pown 2I 64)))
t "(-256I) - ((pown 2I 64))" (fun () -> (-256I) - ((pown 2I 64)))
t "(-256I) * ((pown 2I 64))" (fun () -> (-256I) * ((pown 2I 64)))
t "(-256I) / ((pown 2I 64))" (fun () -> (-256I) / ((pown 2I 64)))
t "(-256I) % ((pown 2I 64))" (fun () -> (-256I) % ((pown 2I 64)))
t "(-256I) = ((pown 2I 64))" (fun () -> (-256I) = ((pown 2I 64)))
t "(-256I) < ((pown 2I 64))" (fun () -> (-256I) < ((pown 2I 64)))
t "(-256I) &&& ((pown 2I 64))" (fun () -> (-256I) &&& ((pown 2I 64)))
t "(-256I) ||| ((pown 2I 64))" (fun () -> (-256I) ||| ((pown 2I 64)))
t "(-256I) ^^^ ((pown 2I 64))" (fun () -> (-256I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(-256I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(-256I,(pown 2I 64)))
t "compare (-256I) ((pown 2I 64))" (fun () -> compare (-256I) ((pown 2I 64)))
t "BigInteger.DivRem(-256I,(pown 2I 64))" (fun () -> BigInteger.DivRem(-256I,(pown 2I 64)))
t "(-256I) + ((pown 10I 40 - 1I))" (fun () -> (-256I) + ((pown 10I 40 - 1I)))
t "(-256I) - ((pown 10I 40 - 1I))" (fun () -> (-256I) - ((pown 10I 40 - 1I)))
t "(-256I) * ((pown 10I 40 - 1I))" (fun () -> (-256I) * ((pown 10I 40 - 1I)))
t "(-256I) / ((pown 10I 40 - 1I))" (fun () -> (-256I) / ((pown 10I 40 - 1I)))
t "(-256I) % ((pown 10I 40 - 1I))" (fun () -> (-256I) % ((pown 10I 40 - 1I)))
t "(-256I) = ((pown 10I 40 - 1I))" (fun () -> (-256I) = ((pown 10I 40 - 1I)))
t "(-256I) < ((pown 10I 40 - 1I))" (fun () -> (-256I) < ((pown 10I 40 - 1I)))
t "(-256I) &&& ((pown 10I 40 - 1I))" (fun () -> (-256I) &&& ((pown 10I 40 - 1I)))
t "(-256I) ||| ((pown 10I 40 - 1I))" (fun () -> (-256I) ||| ((pown 10I 40 - 1I)))
t "(-256I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (-256I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(-256I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(-256I,(pown 10I 40 - 1I)))
t "compare (-256I) ((pown 10I 40 - 1I))" (fun () -> compare (-256I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(-256I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(-256I,(pown 10I 40 - 1I)))
t "(string) (-256I: bigint)" (fun () -> (string) (-256I: bigint))
t "(int) (-256I: bigint)" (fun () -> (int) (-256I: bigint))
t "(int64) (-256I: bigint)" (fun () -> (int64) (-256I: bigint))
t "(uint64) (-256I: bigint)" (fun () -> (uint64) (-256I: bigint))
t "(float) (-256I: bigint)" (fun () -> (float) (-256I: bigint))
t "(byte) (-256I: bigint)" (fun () -> (byte) (-256I: bigint))
t "(decimal) (-256I: bigint)" (fun () -> (decimal) (-256I: bigint))
t "(BigInteger.Abs) (-256I: bigint)" (fun () -> (BigInteger.Abs) (-256I: bigint))
t "(BigInteger.Negate) (-256I: bigint)" (fun () -> (BigInteger.Negate) (-256I: bigint))
t "(abs) (-256I: bigint)" (fun () -> (abs) (-256I: bigint))
t "(sign) (-256I: bigint)" (fun () -> (sign) (-256I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (-256I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (-256I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (-256I: bigint))
t "((~-)) (-256I: bigint)" (fun () -> ((~-)) (-256I: bigint))
t "(hash >> ignore) (-256I: bigint)" (fun () -> (hash >> ignore) (-256I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (-256I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (-256I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (-256I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (-256I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (-256I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (-256I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (-256I: bigint))
t "((fun (x: bigint) -> x.Sign)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (-256I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (-256I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (-256I: bigint))
t "((fun (x: bigint) -> pown x 3)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (-256I: bigint))
t "(BigInteger.Log10) (-256I: bigint)" (fun () -> (BigInteger.Log10) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (-256I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (-256I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (-256I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-256I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (-256I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (-256I: bigint))
t "(float32) (-256I: bigint)" (fun () -> (float32) (-256I: bigint))
t "(int16) (-256I: bigint)" (fun () -> (int16) (-256I: bigint))
t "(uint32) (-256I: bigint)" (fun () -> (uint32) (-256I: bigint))
t "(12345678901234567890123456789I) + (0I)" (fun () -> (12345678901234567890123456789I) + (0I))
t "(12345678901234567890123456789I) - (0I)" (fun () -> (12345678901234567890123456789I) - (0I))
t "(12345678901234567890123456789I) * (0I)" (fun () -> (12345678901234567890123456789I) * (0I))
t "(12345678901234567890123456789I) / (0I)" (fun () -> (12345678901234567890123456789I) / (0I))
t "(12345678901234567890123456789I) % (0I)" (fun () -> (12345678901234567890123456789I) % (0I))
t "(12345678901234567890123456789I) = (0I)" (fun () -> (12345678901234567890123456789I) = (0I))
t "(12345678901234567890123456789I) < (0I)" (fun () -> (12345678901234567890123456789I) < (0I))
t "(12345678901234567890123456789I) &&& (0I)" (fun () -> (12345678901234567890123456789I) &&& (0I))
t "(12345678901234567890123456789I) ||| (0I)" (fun () -> (12345678901234567890123456789I) ||| (0I))
t "(12345678901234567890123456789I) ^^^ (0I)" (fun () -> (12345678901234567890123456789I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,0I))
t "compare (12345678901234567890123456789I) (0I)" (fun () -> compare (12345678901234567890123456789I) (0I))
t "BigInteger.DivRem(12345678901234567890123456789I,0I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,0I))
t "(12345678901234567890123456789I) + (1I)" (fun () -> (12345678901234567890123456789I) + (1I))
t "(12345678901234567890123456789I) - (1I)" (fun () -> (12345678901234567890123456789I) - (1I))
t "(12345678901234567890123456789I) * (1I)" (fun () -> (12345678901234567890123456789I) * (1I))
t "(12345678901234567890123456789I) / (1I)" (fun () -> (12345678901234567890123456789I) / (1I))
t "(12345678901234567890123456789I) % (1I)" (fun () -> (12345678901234567890123456789I) % (1I))
t "(12345678901234567890123456789I) = (1I)" (fun () -> (12345678901234567890123456789I) = (1I))
t "(12345678901234567890123456789I) < (1I)" (fun () -> (12345678901234567890123456789I) < (1I))
t "(12345678901234567890123456789I) &&& (1I)" (fun () -> (12345678901234567890123456789I) &&& (1I))
t "(12345678901234567890123456789I) ||| (1I)" (fun () -> (12345678901234567890123456789I) ||| (1I))
t "(12345678901234567890123456789I) ^^^ (1I)" (fun () -> (12345678901234567890123456789I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,1I))
t "compare (12345678901234567890123456789I) (1I)" (fun () -> compare (12345678901234567890123456789I) (1I))
t "BigInteger.DivRem(12345678901234567890123456789I,1I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,1I))
t "(12345678901234567890123456789I) + (-1I)" (fun () -> (12345678901234567890123456789I) + (-1I))
t "(12345678901234567890123456789I) - (-1I)" (fun () -> (12345678901234567890123456789I) - (-1I))
t "(12345678901234567890123456789I) * (-1I)" (fun () -> (12345678901234567890123456789I) * (-1I))
t "(12345678901234567890123456789I) / (-1I)" (fun () -> (12345678901234567890123456789I) / (-1I))
t "(12345678901234567890123456789I) % (-1I)" (fun () -> (12345678901234567890123456789I) % (-1I))
t "(12345678901234567890123456789I) = (-1I)" (fun () -> (12345678901234567890123456789I) = (-1I))
t "(12345678901234567890123456789I) < (-1I)" (fun () -> (12345678901234567890123456789I) < (-1I))
t "(12345678901234567890123456789I) &&& (-1I)" (fun () -> (12345678901234567890123456789I) &&& (-1I))
t "(12345678901234567890123456789I) ||| (-1I)" (fun () -> (12345678901234567890123456789I) ||| (-1I))
t "(12345678901234567890123456789I) ^^^ (-1I)" (fun () -> (12345678901234567890123456789I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-1I))
t "compare (12345678901234567890123456789I) (-1I)" (fun () -> compare (12345678901234567890123456789I) (-1I))
t "BigInteger.DivRem(12345678901234567890123456789I,-1I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,-1I))
t "(12345678901234567890123456789I) + (255I)" (fun () -> (12345678901234567890123456789I) + (255I))
t "(12345678901234567890123456789I) - (255I)" (fun () -> (12345678901234567890123456789I) - (255I))
t "(12345678901234567890123456789I) * (255I)" (fun () -> (12345678901234567890123456789I) * (255I))
t "(12345678901234567890123456789I) / (255I)" (fun () -> (12345678901234567890123456789I) / (255I))
t "(12345678901234567890123456789I) % (255I)" (fun () -> (12345678901234567890123456789I) % (255I))
t "(12345678901234567890123456789I) = (255I)" (fun () -> (12345678901234567890123456789I) = (255I))
t "(12345678901234567890123456789I) < (255I)" (fun () -> (12345678901234567890123456789I) < (255I))
t "(12345678901234567890123456789I) &&& (255I)" (fun () -> (12345678901234567890123456789I) &&& (255I))
t "(12345678901234567890123456789I) ||| (255I)" (fun () -> (12345678901234567890123456789I) ||| (255I))
t "(12345678901234567890123456789I) ^^^ (255I)" (fun () -> (12345678901234567890123456789I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,255I))
t "compare (12345678901234567890123456789I) (255I)" (fun () -> compare (12345678901234567890123456789I) (255I))
t "BigInteger.DivRem(12345678901234567890123456789I,255I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,255I))
t "(12345678901234567890123456789I) + (-256I)" (fun () -> (12345678901234567890123456789I) + (-256I))
t "(12345678901234567890123456789I) - (-256I)" (fun () -> (12345678901234567890123456789I) - (-256I))
t "(12345678901234567890123456789I) * (-256I)" (fun () -> (12345678901234567890123456789I) * (-256I))
t "(12345678901234567890123456789I) / (-256I)" (fun () -> (12345678901234567890123456789I) / (-256I))
t "(12345678901234567890123456789I) % (-256I)" (fun () -> (12345678901234567890123456789I) % (-256I))
t "(12345678901234567890123456789I) = (-256I)" (fun () -> (12345678901234567890123456789I) = (-256I))
t "(12345678901234567890123456789I) < (-256I)" (fun () -> (12345678901234567890123456789I) < (-256I))
t "(12345678901234567890123456789I) &&& (-256I)" (fun () -> (12345678901234567890123456789I) &&& (-256I))
t "(12345678901234567890123456789I) ||| (-256I)" (fun () -> (12345678901234567890123456789I) ||| (-256I))
t "(12345678901234567890123456789I) ^^^ (-256I)" (fun () -> (12345678901234567890123456789I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-256I))
t "compare (12345678901234567890123456789I) (-256I)" (fun () -> compare (12345678901234567890123456789I) (-256I))
t "BigInteger.DivRem(12345678901234567890123456789I,-256I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,-256I))
t "(12345678901234567890123456789I) + (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) + (12345678901234567890123456789I))
t "(12345678901234567890123456789I) - (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) - (12345678901234567890123456789I))
t "(12345678901234567890123456789I) * (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) * (12345678901234567890123456789I))
t "(12345678901234567890123456789I) / (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) / (12345678901234567890123456789I))
t "(12345678901234567890123456789I) % (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) % (12345678901234567890123456789I))
t "(12345678901234567890123456789I) = (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) = (12345678901234567890123456789I))
t "(12345678901234567890123456789I) < (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) < (12345678901234567890123456789I))
t "(12345678901234567890123456789I) &&& (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) &&& (12345678901234567890123456789I))
t "(12345678901234567890123456789I) ||| (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) ||| (12345678901234567890123456789I))
t "(12345678901234567890123456789I) ^^^ (12345678901234567890123456789I)" (fun () -> (12345678901234567890123456789I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,12345678901234567890123456789I))
t "compare (12345678901234567890123456789I) (12345678901234567890123456789I)" (fun () -> compare (12345678901234567890123456789I) (12345678901234567890123456789I))
t "BigInteger.DivRem(12345678901234567890123456789I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,12345678901234567890123456789I))
t "(12345678901234567890123456789I) + (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) + (-98765432109876543210I))
t "(12345678901234567890123456789I) - (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) - (-98765432109876543210I))
t "(12345678901234567890123456789I) * (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) * (-98765432109876543210I))
t "(12345678901234567890123456789I) / (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) / (-98765432109876543210I))
t "(12345678901234567890123456789I) % (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) % (-98765432109876543210I))
t "(12345678901234567890123456789I) = (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) = (-98765432109876543210I))
t "(12345678901234567890123456789I) < (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) < (-98765432109876543210I))
t "(12345678901234567890123456789I) &&& (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) &&& (-98765432109876543210I))
t "(12345678901234567890123456789I) ||| (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) ||| (-98765432109876543210I))
t "(12345678901234567890123456789I) ^^^ (-98765432109876543210I)" (fun () -> (12345678901234567890123456789I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,-98765432109876543210I))
t "compare (12345678901234567890123456789I) (-98765432109876543210I)" (fun () -> compare (12345678901234567890123456789I) (-98765432109876543210I))
t "BigInteger.DivRem(12345678901234567890123456789I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,-98765432109876543210I))
t "(12345678901234567890123456789I) + ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) + ((pown 2I 64)))
t "(12345678901234567890123456789I) - ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) - ((pown 2I 64)))
t "(12345678901234567890123456789I) * ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) * ((pown 2I 64)))
t "(12345678901234567890123456789I) / ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) / ((pown 2I 64)))
t "(12345678901234567890123456789I) % ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) % ((pown 2I 64)))
t "(12345678901234567890123456789I) = ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) = ((pown 2I 64)))
t "(12345678901234567890123456789I) < ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) < ((pown 2I 64)))
t "(12345678901234567890123456789I) &&& ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) &&& ((pown 2I 64)))
t "(12345678901234567890123456789I) ||| ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) ||| ((pown 2I 64)))
t "(12345678901234567890123456789I) ^^^ ((pown 2I 64))" (fun () -> (12345678901234567890123456789I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,(pown 2I 64)))
t "compare (12345678901234567890123456789I) ((pown 2I 64))" (fun () -> compare (12345678901234567890123456789I) ((pown 2I 64)))
t "BigInteger.DivRem(12345678901234567890123456789I,(pown 2I 64))" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,(pown 2I 64)))
t "(12345678901234567890123456789I) + ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) + ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) - ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) - ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) * ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) * ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) / ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) / ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) % ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) % ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) = ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) = ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) < ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) < ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) &&& ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) &&& ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) ||| ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) ||| ((pown 10I 40 - 1I)))
t "(12345678901234567890123456789I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (12345678901234567890123456789I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(12345678901234567890123456789I,(pown 10I 40 - 1I)))
t "compare (12345678901234567890123456789I) ((pown 10I 40 - 1I))" (fun () -> compare (12345678901234567890123456789I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(12345678901234567890123456789I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(12345678901234567890123456789I,(pown 10I 40 - 1I)))
t "(string) (12345678901234567890123456789I: bigint)" (fun () -> (string) (12345678901234567890123456789I: bigint))
t "(int) (12345678901234567890123456789I: bigint)" (fun () -> (int) (12345678901234567890123456789I: bigint))
t "(int64) (12345678901234567890123456789I: bigint)" (fun () -> (int64) (12345678901234567890123456789I: bigint))
t "(uint64) (12345678901234567890123456789I: bigint)" (fun () -> (uint64) (12345678901234567890123456789I: bigint))
t "(float) (12345678901234567890123456789I: bigint)" (fun () -> (float) (12345678901234567890123456789I: bigint))
t "(byte) (12345678901234567890123456789I: bigint)" (fun () -> (byte) (12345678901234567890123456789I: bigint))
t "(decimal) (12345678901234567890123456789I: bigint)" (fun () -> (decimal) (12345678901234567890123456789I: bigint))
t "(BigInteger.Abs) (12345678901234567890123456789I: bigint)" (fun () -> (BigInteger.Abs) (12345678901234567890123456789I: bigint))
t "(BigInteger.Negate) (12345678901234567890123456789I: bigint)" (fun () -> (BigInteger.Negate) (12345678901234567890123456789I: bigint))
t "(abs) (12345678901234567890123456789I: bigint)" (fun () -> (abs) (12345678901234567890123456789I: bigint))
t "(sign) (12345678901234567890123456789I: bigint)" (fun () -> (sign) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (12345678901234567890123456789I: bigint))
t "((~-)) (12345678901234567890123456789I: bigint)" (fun () -> ((~-)) (12345678901234567890123456789I: bigint))
t "(hash >> ignore) (12345678901234567890123456789I: bigint)" (fun () -> (hash >> ignore) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.Sign)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> pown x 3)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (12345678901234567890123456789I: bigint))
t "(BigInteger.Log10) (12345678901234567890123456789I: bigint)" (fun () -> (BigInteger.Log10) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (12345678901234567890123456789I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (12345678901234567890123456789I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (12345678901234567890123456789I: bigint))
t "(float32) (12345678901234567890123456789I: bigint)" (fun () -> (float32) (12345678901234567890123456789I: bigint))
t "(int16) (12345678901234567890123456789I: bigint)" (fun () -> (int16) (12345678901234567890123456789I: bigint))
t "(uint32) (12345678901234567890123456789I: bigint)" (fun () -> (uint32) (12345678901234567890123456789I: bigint))
t "(-98765432109876543210I) + (0I)" (fun () -> (-98765432109876543210I) + (0I))
t "(-98765432109876543210I) - (0I)" (fun () -> (-98765432109876543210I) - (0I))
t "(-98765432109876543210I) * (0I)" (fun () -> (-98765432109876543210I) * (0I))
t "(-98765432109876543210I) / (0I)" (fun () -> (-98765432109876543210I) / (0I))
t "(-98765432109876543210I) % (0I)" (fun () -> (-98765432109876543210I) % (0I))
t "(-98765432109876543210I) = (0I)" (fun () -> (-98765432109876543210I) = (0I))
t "(-98765432109876543210I) < (0I)" (fun () -> (-98765432109876543210I) < (0I))
t "(-98765432109876543210I) &&& (0I)" (fun () -> (-98765432109876543210I) &&& (0I))
t "(-98765432109876543210I) ||| (0I)" (fun () -> (-98765432109876543210I) ||| (0I))
t "(-98765432109876543210I) ^^^ (0I)" (fun () -> (-98765432109876543210I) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,0I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,0I))
t "compare (-98765432109876543210I) (0I)" (fun () -> compare (-98765432109876543210I) (0I))
t "BigInteger.DivRem(-98765432109876543210I,0I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,0I))
t "(-98765432109876543210I) + (1I)" (fun () -> (-98765432109876543210I) + (1I))
t "(-98765432109876543210I) - (1I)" (fun () -> (-98765432109876543210I) - (1I))
t "(-98765432109876543210I) * (1I)" (fun () -> (-98765432109876543210I) * (1I))
t "(-98765432109876543210I) / (1I)" (fun () -> (-98765432109876543210I) / (1I))
t "(-98765432109876543210I) % (1I)" (fun () -> (-98765432109876543210I) % (1I))
t "(-98765432109876543210I) = (1I)" (fun () -> (-98765432109876543210I) = (1I))
t "(-98765432109876543210I) < (1I)" (fun () -> (-98765432109876543210I) < (1I))
t "(-98765432109876543210I) &&& (1I)" (fun () -> (-98765432109876543210I) &&& (1I))
t "(-98765432109876543210I) ||| (1I)" (fun () -> (-98765432109876543210I) ||| (1I))
t "(-98765432109876543210I) ^^^ (1I)" (fun () -> (-98765432109876543210I) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,1I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,1I))
t "compare (-98765432109876543210I) (1I)" (fun () -> compare (-98765432109876543210I) (1I))
t "BigInteger.DivRem(-98765432109876543210I,1I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,1I))
t "(-98765432109876543210I) + (-1I)" (fun () -> (-98765432109876543210I) + (-1I))
t "(-98765432109876543210I) - (-1I)" (fun () -> (-98765432109876543210I) - (-1I))
t "(-98765432109876543210I) * (-1I)" (fun () -> (-98765432109876543210I) * (-1I))
t "(-98765432109876543210I) / (-1I)" (fun () -> (-98765432109876543210I) / (-1I))
t "(-98765432109876543210I) % (-1I)" (fun () -> (-98765432109876543210I) % (-1I))
t "(-98765432109876543210I) = (-1I)" (fun () -> (-98765432109876543210I) = (-1I))
t "(-98765432109876543210I) < (-1I)" (fun () -> (-98765432109876543210I) < (-1I))
t "(-98765432109876543210I) &&& (-1I)" (fun () -> (-98765432109876543210I) &&& (-1I))
t "(-98765432109876543210I) ||| (-1I)" (fun () -> (-98765432109876543210I) ||| (-1I))
t "(-98765432109876543210I) ^^^ (-1I)" (fun () -> (-98765432109876543210I) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,-1I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,-1I))
t "compare (-98765432109876543210I) (-1I)" (fun () -> compare (-98765432109876543210I) (-1I))
t "BigInteger.DivRem(-98765432109876543210I,-1I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,-1I))
t "(-98765432109876543210I) + (255I)" (fun () -> (-98765432109876543210I) + (255I))
t "(-98765432109876543210I) - (255I)" (fun () -> (-98765432109876543210I) - (255I))
t "(-98765432109876543210I) * (255I)" (fun () -> (-98765432109876543210I) * (255I))
t "(-98765432109876543210I) / (255I)" (fun () -> (-98765432109876543210I) / (255I))
t "(-98765432109876543210I) % (255I)" (fun () -> (-98765432109876543210I) % (255I))
t "(-98765432109876543210I) = (255I)" (fun () -> (-98765432109876543210I) = (255I))
t "(-98765432109876543210I) < (255I)" (fun () -> (-98765432109876543210I) < (255I))
t "(-98765432109876543210I) &&& (255I)" (fun () -> (-98765432109876543210I) &&& (255I))
t "(-98765432109876543210I) ||| (255I)" (fun () -> (-98765432109876543210I) ||| (255I))
t "(-98765432109876543210I) ^^^ (255I)" (fun () -> (-98765432109876543210I) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,255I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,255I))
t "compare (-98765432109876543210I) (255I)" (fun () -> compare (-98765432109876543210I) (255I))
t "BigInteger.DivRem(-98765432109876543210I,255I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,255I))
t "(-98765432109876543210I) + (-256I)" (fun () -> (-98765432109876543210I) + (-256I))
t "(-98765432109876543210I) - (-256I)" (fun () -> (-98765432109876543210I) - (-256I))
t "(-98765432109876543210I) * (-256I)" (fun () -> (-98765432109876543210I) * (-256I))
t "(-98765432109876543210I) / (-256I)" (fun () -> (-98765432109876543210I) / (-256I))
t "(-98765432109876543210I) % (-256I)" (fun () -> (-98765432109876543210I) % (-256I))
t "(-98765432109876543210I) = (-256I)" (fun () -> (-98765432109876543210I) = (-256I))
t "(-98765432109876543210I) < (-256I)" (fun () -> (-98765432109876543210I) < (-256I))
t "(-98765432109876543210I) &&& (-256I)" (fun () -> (-98765432109876543210I) &&& (-256I))
t "(-98765432109876543210I) ||| (-256I)" (fun () -> (-98765432109876543210I) ||| (-256I))
t "(-98765432109876543210I) ^^^ (-256I)" (fun () -> (-98765432109876543210I) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,-256I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,-256I))
t "compare (-98765432109876543210I) (-256I)" (fun () -> compare (-98765432109876543210I) (-256I))
t "BigInteger.DivRem(-98765432109876543210I,-256I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,-256I))
t "(-98765432109876543210I) + (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) + (12345678901234567890123456789I))
t "(-98765432109876543210I) - (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) - (12345678901234567890123456789I))
t "(-98765432109876543210I) * (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) * (12345678901234567890123456789I))
t "(-98765432109876543210I) / (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) / (12345678901234567890123456789I))
t "(-98765432109876543210I) % (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) % (12345678901234567890123456789I))
t "(-98765432109876543210I) = (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) = (12345678901234567890123456789I))
t "(-98765432109876543210I) < (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) < (12345678901234567890123456789I))
t "(-98765432109876543210I) &&& (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) &&& (12345678901234567890123456789I))
t "(-98765432109876543210I) ||| (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) ||| (12345678901234567890123456789I))
t "(-98765432109876543210I) ^^^ (12345678901234567890123456789I)" (fun () -> (-98765432109876543210I) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,12345678901234567890123456789I))
t "compare (-98765432109876543210I) (12345678901234567890123456789I)" (fun () -> compare (-98765432109876543210I) (12345678901234567890123456789I))
t "BigInteger.DivRem(-98765432109876543210I,12345678901234567890123456789I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,12345678901234567890123456789I))
t "(-98765432109876543210I) + (-98765432109876543210I)" (fun () -> (-98765432109876543210I) + (-98765432109876543210I))
t "(-98765432109876543210I) - (-98765432109876543210I)" (fun () -> (-98765432109876543210I) - (-98765432109876543210I))
t "(-98765432109876543210I) * (-98765432109876543210I)" (fun () -> (-98765432109876543210I) * (-98765432109876543210I))
t "(-98765432109876543210I) / (-98765432109876543210I)" (fun () -> (-98765432109876543210I) / (-98765432109876543210I))
t "(-98765432109876543210I) % (-98765432109876543210I)" (fun () -> (-98765432109876543210I) % (-98765432109876543210I))
t "(-98765432109876543210I) = (-98765432109876543210I)" (fun () -> (-98765432109876543210I) = (-98765432109876543210I))
t "(-98765432109876543210I) < (-98765432109876543210I)" (fun () -> (-98765432109876543210I) < (-98765432109876543210I))
t "(-98765432109876543210I) &&& (-98765432109876543210I)" (fun () -> (-98765432109876543210I) &&& (-98765432109876543210I))
t "(-98765432109876543210I) ||| (-98765432109876543210I)" (fun () -> (-98765432109876543210I) ||| (-98765432109876543210I))
t "(-98765432109876543210I) ^^^ (-98765432109876543210I)" (fun () -> (-98765432109876543210I) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,-98765432109876543210I))
t "compare (-98765432109876543210I) (-98765432109876543210I)" (fun () -> compare (-98765432109876543210I) (-98765432109876543210I))
t "BigInteger.DivRem(-98765432109876543210I,-98765432109876543210I)" (fun () -> BigInteger.DivRem(-98765432109876543210I,-98765432109876543210I))
t "(-98765432109876543210I) + ((pown 2I 64))" (fun () -> (-98765432109876543210I) + ((pown 2I 64)))
t "(-98765432109876543210I) - ((pown 2I 64))" (fun () -> (-98765432109876543210I) - ((pown 2I 64)))
t "(-98765432109876543210I) * ((pown 2I 64))" (fun () -> (-98765432109876543210I) * ((pown 2I 64)))
t "(-98765432109876543210I) / ((pown 2I 64))" (fun () -> (-98765432109876543210I) / ((pown 2I 64)))
t "(-98765432109876543210I) % ((pown 2I 64))" (fun () -> (-98765432109876543210I) % ((pown 2I 64)))
t "(-98765432109876543210I) = ((pown 2I 64))" (fun () -> (-98765432109876543210I) = ((pown 2I 64)))
t "(-98765432109876543210I) < ((pown 2I 64))" (fun () -> (-98765432109876543210I) < ((pown 2I 64)))
t "(-98765432109876543210I) &&& ((pown 2I 64))" (fun () -> (-98765432109876543210I) &&& ((pown 2I 64)))
t "(-98765432109876543210I) ||| ((pown 2I 64))" (fun () -> (-98765432109876543210I) ||| ((pown 2I 64)))
t "(-98765432109876543210I) ^^^ ((pown 2I 64))" (fun () -> (-98765432109876543210I) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,(pown 2I 64)))
t "compare (-98765432109876543210I) ((pown 2I 64))" (fun () -> compare (-98765432109876543210I) ((pown 2I 64)))
t "BigInteger.DivRem(-98765432109876543210I,(pown 2I 64))" (fun () -> BigInteger.DivRem(-98765432109876543210I,(pown 2I 64)))
t "(-98765432109876543210I) + ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) + ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) - ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) - ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) * ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) * ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) / ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) / ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) % ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) % ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) = ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) = ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) < ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) < ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) &&& ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) &&& ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) ||| ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) ||| ((pown 10I 40 - 1I)))
t "(-98765432109876543210I) ^^^ ((pown 10I 40 - 1I))" (fun () -> (-98765432109876543210I) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor(-98765432109876543210I,(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor(-98765432109876543210I,(pown 10I 40 - 1I)))
t "compare (-98765432109876543210I) ((pown 10I 40 - 1I))" (fun () -> compare (-98765432109876543210I) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem(-98765432109876543210I,(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem(-98765432109876543210I,(pown 10I 40 - 1I)))
t "(string) (-98765432109876543210I: bigint)" (fun () -> (string) (-98765432109876543210I: bigint))
t "(int) (-98765432109876543210I: bigint)" (fun () -> (int) (-98765432109876543210I: bigint))
t "(int64) (-98765432109876543210I: bigint)" (fun () -> (int64) (-98765432109876543210I: bigint))
t "(uint64) (-98765432109876543210I: bigint)" (fun () -> (uint64) (-98765432109876543210I: bigint))
t "(float) (-98765432109876543210I: bigint)" (fun () -> (float) (-98765432109876543210I: bigint))
t "(byte) (-98765432109876543210I: bigint)" (fun () -> (byte) (-98765432109876543210I: bigint))
t "(decimal) (-98765432109876543210I: bigint)" (fun () -> (decimal) (-98765432109876543210I: bigint))
t "(BigInteger.Abs) (-98765432109876543210I: bigint)" (fun () -> (BigInteger.Abs) (-98765432109876543210I: bigint))
t "(BigInteger.Negate) (-98765432109876543210I: bigint)" (fun () -> (BigInteger.Negate) (-98765432109876543210I: bigint))
t "(abs) (-98765432109876543210I: bigint)" (fun () -> (abs) (-98765432109876543210I: bigint))
t "(sign) (-98765432109876543210I: bigint)" (fun () -> (sign) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x >>> 3)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x <<< 70)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x >>> -2)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) (-98765432109876543210I: bigint))
t "((~-)) (-98765432109876543210I: bigint)" (fun () -> ((~-)) (-98765432109876543210I: bigint))
t "(hash >> ignore) (-98765432109876543210I: bigint)" (fun () -> (hash >> ignore) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.ToString('X'))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.ToString('B'))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.IsEven)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.Sign)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.ToByteArray())) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.GetBitLength())) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> pown x 3)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) (-98765432109876543210I: bigint))
t "(BigInteger.Log10) (-98765432109876543210I: bigint)" (fun () -> (BigInteger.Log10) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) (-98765432109876543210I: bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) (-98765432109876543210I: bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) (-98765432109876543210I: bigint))
t "(float32) (-98765432109876543210I: bigint)" (fun () -> (float32) (-98765432109876543210I: bigint))
t "(int16) (-98765432109876543210I: bigint)" (fun () -> (int16) (-98765432109876543210I: bigint))
t "(uint32) (-98765432109876543210I: bigint)" (fun () -> (uint32) (-98765432109876543210I: bigint))
t "((pown 2I 64)) + (0I)" (fun () -> ((pown 2I 64)) + (0I))
t "((pown 2I 64)) - (0I)" (fun () -> ((pown 2I 64)) - (0I))
t "((pown 2I 64)) * (0I)" (fun () -> ((pown 2I 64)) * (0I))
t "((pown 2I 64)) / (0I)" (fun () -> ((pown 2I 64)) / (0I))
t "((pown 2I 64)) % (0I)" (fun () -> ((pown 2I 64)) % (0I))
t "((pown 2I 64)) = (0I)" (fun () -> ((pown 2I 64)) = (0I))
t "((pown 2I 64)) < (0I)" (fun () -> ((pown 2I 64)) < (0I))
t "((pown 2I 64)) &&& (0I)" (fun () -> ((pown 2I 64)) &&& (0I))
t "((pown 2I 64)) ||| (0I)" (fun () -> ((pown 2I 64)) ||| (0I))
t "((pown 2I 64)) ^^^ (0I)" (fun () -> ((pown 2I 64)) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),0I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),0I))
t "compare ((pown 2I 64)) (0I)" (fun () -> compare ((pown 2I 64)) (0I))
t "BigInteger.DivRem((pown 2I 64),0I)" (fun () -> BigInteger.DivRem((pown 2I 64),0I))
t "((pown 2I 64)) + (1I)" (fun () -> ((pown 2I 64)) + (1I))
t "((pown 2I 64)) - (1I)" (fun () -> ((pown 2I 64)) - (1I))
t "((pown 2I 64)) * (1I)" (fun () -> ((pown 2I 64)) * (1I))
t "((pown 2I 64)) / (1I)" (fun () -> ((pown 2I 64)) / (1I))
t "((pown 2I 64)) % (1I)" (fun () -> ((pown 2I 64)) % (1I))
t "((pown 2I 64)) = (1I)" (fun () -> ((pown 2I 64)) = (1I))
t "((pown 2I 64)) < (1I)" (fun () -> ((pown 2I 64)) < (1I))
t "((pown 2I 64)) &&& (1I)" (fun () -> ((pown 2I 64)) &&& (1I))
t "((pown 2I 64)) ||| (1I)" (fun () -> ((pown 2I 64)) ||| (1I))
t "((pown 2I 64)) ^^^ (1I)" (fun () -> ((pown 2I 64)) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),1I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),1I))
t "compare ((pown 2I 64)) (1I)" (fun () -> compare ((pown 2I 64)) (1I))
t "BigInteger.DivRem((pown 2I 64),1I)" (fun () -> BigInteger.DivRem((pown 2I 64),1I))
t "((pown 2I 64)) + (-1I)" (fun () -> ((pown 2I 64)) + (-1I))
t "((pown 2I 64)) - (-1I)" (fun () -> ((pown 2I 64)) - (-1I))
t "((pown 2I 64)) * (-1I)" (fun () -> ((pown 2I 64)) * (-1I))
t "((pown 2I 64)) / (-1I)" (fun () -> ((pown 2I 64)) / (-1I))
t "((pown 2I 64)) % (-1I)" (fun () -> ((pown 2I 64)) % (-1I))
t "((pown 2I 64)) = (-1I)" (fun () -> ((pown 2I 64)) = (-1I))
t "((pown 2I 64)) < (-1I)" (fun () -> ((pown 2I 64)) < (-1I))
t "((pown 2I 64)) &&& (-1I)" (fun () -> ((pown 2I 64)) &&& (-1I))
t "((pown 2I 64)) ||| (-1I)" (fun () -> ((pown 2I 64)) ||| (-1I))
t "((pown 2I 64)) ^^^ (-1I)" (fun () -> ((pown 2I 64)) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),-1I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),-1I))
t "compare ((pown 2I 64)) (-1I)" (fun () -> compare ((pown 2I 64)) (-1I))
t "BigInteger.DivRem((pown 2I 64),-1I)" (fun () -> BigInteger.DivRem((pown 2I 64),-1I))
t "((pown 2I 64)) + (255I)" (fun () -> ((pown 2I 64)) + (255I))
t "((pown 2I 64)) - (255I)" (fun () -> ((pown 2I 64)) - (255I))
t "((pown 2I 64)) * (255I)" (fun () -> ((pown 2I 64)) * (255I))
t "((pown 2I 64)) / (255I)" (fun () -> ((pown 2I 64)) / (255I))
t "((pown 2I 64)) % (255I)" (fun () -> ((pown 2I 64)) % (255I))
t "((pown 2I 64)) = (255I)" (fun () -> ((pown 2I 64)) = (255I))
t "((pown 2I 64)) < (255I)" (fun () -> ((pown 2I 64)) < (255I))
t "((pown 2I 64)) &&& (255I)" (fun () -> ((pown 2I 64)) &&& (255I))
t "((pown 2I 64)) ||| (255I)" (fun () -> ((pown 2I 64)) ||| (255I))
t "((pown 2I 64)) ^^^ (255I)" (fun () -> ((pown 2I 64)) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),255I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),255I))
t "compare ((pown 2I 64)) (255I)" (fun () -> compare ((pown 2I 64)) (255I))
t "BigInteger.DivRem((pown 2I 64),255I)" (fun () -> BigInteger.DivRem((pown 2I 64),255I))
t "((pown 2I 64)) + (-256I)" (fun () -> ((pown 2I 64)) + (-256I))
t "((pown 2I 64)) - (-256I)" (fun () -> ((pown 2I 64)) - (-256I))
t "((pown 2I 64)) * (-256I)" (fun () -> ((pown 2I 64)) * (-256I))
t "((pown 2I 64)) / (-256I)" (fun () -> ((pown 2I 64)) / (-256I))
t "((pown 2I 64)) % (-256I)" (fun () -> ((pown 2I 64)) % (-256I))
t "((pown 2I 64)) = (-256I)" (fun () -> ((pown 2I 64)) = (-256I))
t "((pown 2I 64)) < (-256I)" (fun () -> ((pown 2I 64)) < (-256I))
t "((pown 2I 64)) &&& (-256I)" (fun () -> ((pown 2I 64)) &&& (-256I))
t "((pown 2I 64)) ||| (-256I)" (fun () -> ((pown 2I 64)) ||| (-256I))
t "((pown 2I 64)) ^^^ (-256I)" (fun () -> ((pown 2I 64)) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),-256I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),-256I))
t "compare ((pown 2I 64)) (-256I)" (fun () -> compare ((pown 2I 64)) (-256I))
t "BigInteger.DivRem((pown 2I 64),-256I)" (fun () -> BigInteger.DivRem((pown 2I 64),-256I))
t "((pown 2I 64)) + (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) + (12345678901234567890123456789I))
t "((pown 2I 64)) - (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) - (12345678901234567890123456789I))
t "((pown 2I 64)) * (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) * (12345678901234567890123456789I))
t "((pown 2I 64)) / (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) / (12345678901234567890123456789I))
t "((pown 2I 64)) % (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) % (12345678901234567890123456789I))
t "((pown 2I 64)) = (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) = (12345678901234567890123456789I))
t "((pown 2I 64)) < (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) < (12345678901234567890123456789I))
t "((pown 2I 64)) &&& (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) &&& (12345678901234567890123456789I))
t "((pown 2I 64)) ||| (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) ||| (12345678901234567890123456789I))
t "((pown 2I 64)) ^^^ (12345678901234567890123456789I)" (fun () -> ((pown 2I 64)) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),12345678901234567890123456789I))
t "compare ((pown 2I 64)) (12345678901234567890123456789I)" (fun () -> compare ((pown 2I 64)) (12345678901234567890123456789I))
t "BigInteger.DivRem((pown 2I 64),12345678901234567890123456789I)" (fun () -> BigInteger.DivRem((pown 2I 64),12345678901234567890123456789I))
t "((pown 2I 64)) + (-98765432109876543210I)" (fun () -> ((pown 2I 64)) + (-98765432109876543210I))
t "((pown 2I 64)) - (-98765432109876543210I)" (fun () -> ((pown 2I 64)) - (-98765432109876543210I))
t "((pown 2I 64)) * (-98765432109876543210I)" (fun () -> ((pown 2I 64)) * (-98765432109876543210I))
t "((pown 2I 64)) / (-98765432109876543210I)" (fun () -> ((pown 2I 64)) / (-98765432109876543210I))
t "((pown 2I 64)) % (-98765432109876543210I)" (fun () -> ((pown 2I 64)) % (-98765432109876543210I))
t "((pown 2I 64)) = (-98765432109876543210I)" (fun () -> ((pown 2I 64)) = (-98765432109876543210I))
t "((pown 2I 64)) < (-98765432109876543210I)" (fun () -> ((pown 2I 64)) < (-98765432109876543210I))
t "((pown 2I 64)) &&& (-98765432109876543210I)" (fun () -> ((pown 2I 64)) &&& (-98765432109876543210I))
t "((pown 2I 64)) ||| (-98765432109876543210I)" (fun () -> ((pown 2I 64)) ||| (-98765432109876543210I))
t "((pown 2I 64)) ^^^ (-98765432109876543210I)" (fun () -> ((pown 2I 64)) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),-98765432109876543210I))
t "compare ((pown 2I 64)) (-98765432109876543210I)" (fun () -> compare ((pown 2I 64)) (-98765432109876543210I))
t "BigInteger.DivRem((pown 2I 64),-98765432109876543210I)" (fun () -> BigInteger.DivRem((pown 2I 64),-98765432109876543210I))
t "((pown 2I 64)) + ((pown 2I 64))" (fun () -> ((pown 2I 64)) + ((pown 2I 64)))
t "((pown 2I 64)) - ((pown 2I 64))" (fun () -> ((pown 2I 64)) - ((pown 2I 64)))
t "((pown 2I 64)) * ((pown 2I 64))" (fun () -> ((pown 2I 64)) * ((pown 2I 64)))
t "((pown 2I 64)) / ((pown 2I 64))" (fun () -> ((pown 2I 64)) / ((pown 2I 64)))
t "((pown 2I 64)) % ((pown 2I 64))" (fun () -> ((pown 2I 64)) % ((pown 2I 64)))
t "((pown 2I 64)) = ((pown 2I 64))" (fun () -> ((pown 2I 64)) = ((pown 2I 64)))
t "((pown 2I 64)) < ((pown 2I 64))" (fun () -> ((pown 2I 64)) < ((pown 2I 64)))
t "((pown 2I 64)) &&& ((pown 2I 64))" (fun () -> ((pown 2I 64)) &&& ((pown 2I 64)))
t "((pown 2I 64)) ||| ((pown 2I 64))" (fun () -> ((pown 2I 64)) ||| ((pown 2I 64)))
t "((pown 2I 64)) ^^^ ((pown 2I 64))" (fun () -> ((pown 2I 64)) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),(pown 2I 64)))
t "compare ((pown 2I 64)) ((pown 2I 64))" (fun () -> compare ((pown 2I 64)) ((pown 2I 64)))
t "BigInteger.DivRem((pown 2I 64),(pown 2I 64))" (fun () -> BigInteger.DivRem((pown 2I 64),(pown 2I 64)))
t "((pown 2I 64)) + ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) + ((pown 10I 40 - 1I)))
t "((pown 2I 64)) - ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) - ((pown 10I 40 - 1I)))
t "((pown 2I 64)) * ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) * ((pown 10I 40 - 1I)))
t "((pown 2I 64)) / ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) / ((pown 10I 40 - 1I)))
t "((pown 2I 64)) % ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) % ((pown 10I 40 - 1I)))
t "((pown 2I 64)) = ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) = ((pown 10I 40 - 1I)))
t "((pown 2I 64)) < ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) < ((pown 10I 40 - 1I)))
t "((pown 2I 64)) &&& ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) &&& ((pown 10I 40 - 1I)))
t "((pown 2I 64)) ||| ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) ||| ((pown 10I 40 - 1I)))
t "((pown 2I 64)) ^^^ ((pown 10I 40 - 1I))" (fun () -> ((pown 2I 64)) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor((pown 2I 64),(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor((pown 2I 64),(pown 10I 40 - 1I)))
t "compare ((pown 2I 64)) ((pown 10I 40 - 1I))" (fun () -> compare ((pown 2I 64)) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem((pown 2I 64),(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem((pown 2I 64),(pown 10I 40 - 1I)))
t "(string) ((pown 2I 64): bigint)" (fun () -> (string) ((pown 2I 64): bigint))
t "(int) ((pown 2I 64): bigint)" (fun () -> (int) ((pown 2I 64): bigint))
t "(int64) ((pown 2I 64): bigint)" (fun () -> (int64) ((pown 2I 64): bigint))
t "(uint64) ((pown 2I 64): bigint)" (fun () -> (uint64) ((pown 2I 64): bigint))
t "(float) ((pown 2I 64): bigint)" (fun () -> (float) ((pown 2I 64): bigint))
t "(byte) ((pown 2I 64): bigint)" (fun () -> (byte) ((pown 2I 64): bigint))
t "(decimal) ((pown 2I 64): bigint)" (fun () -> (decimal) ((pown 2I 64): bigint))
t "(BigInteger.Abs) ((pown 2I 64): bigint)" (fun () -> (BigInteger.Abs) ((pown 2I 64): bigint))
t "(BigInteger.Negate) ((pown 2I 64): bigint)" (fun () -> (BigInteger.Negate) ((pown 2I 64): bigint))
t "(abs) ((pown 2I 64): bigint)" (fun () -> (abs) ((pown 2I 64): bigint))
t "(sign) ((pown 2I 64): bigint)" (fun () -> (sign) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x >>> 3)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x <<< 70)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x >>> -2)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) ((pown 2I 64): bigint))
t "((~-)) ((pown 2I 64): bigint)" (fun () -> ((~-)) ((pown 2I 64): bigint))
t "(hash >> ignore) ((pown 2I 64): bigint)" (fun () -> (hash >> ignore) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.ToString('X'))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.ToString('B'))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.IsEven)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.Sign)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.ToByteArray())) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.GetBitLength())) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> pown x 3)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) ((pown 2I 64): bigint))
t "(BigInteger.Log10) ((pown 2I 64): bigint)" (fun () -> (BigInteger.Log10) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) ((pown 2I 64): bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) ((pown 2I 64): bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) ((pown 2I 64): bigint))
t "(float32) ((pown 2I 64): bigint)" (fun () -> (float32) ((pown 2I 64): bigint))
t "(int16) ((pown 2I 64): bigint)" (fun () -> (int16) ((pown 2I 64): bigint))
t "(uint32) ((pown 2I 64): bigint)" (fun () -> (uint32) ((pown 2I 64): bigint))
t "((pown 10I 40 - 1I)) + (0I)" (fun () -> ((pown 10I 40 - 1I)) + (0I))
t "((pown 10I 40 - 1I)) - (0I)" (fun () -> ((pown 10I 40 - 1I)) - (0I))
t "((pown 10I 40 - 1I)) * (0I)" (fun () -> ((pown 10I 40 - 1I)) * (0I))
t "((pown 10I 40 - 1I)) / (0I)" (fun () -> ((pown 10I 40 - 1I)) / (0I))
t "((pown 10I 40 - 1I)) % (0I)" (fun () -> ((pown 10I 40 - 1I)) % (0I))
t "((pown 10I 40 - 1I)) = (0I)" (fun () -> ((pown 10I 40 - 1I)) = (0I))
t "((pown 10I 40 - 1I)) < (0I)" (fun () -> ((pown 10I 40 - 1I)) < (0I))
t "((pown 10I 40 - 1I)) &&& (0I)" (fun () -> ((pown 10I 40 - 1I)) &&& (0I))
t "((pown 10I 40 - 1I)) ||| (0I)" (fun () -> ((pown 10I 40 - 1I)) ||| (0I))
t "((pown 10I 40 - 1I)) ^^^ (0I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (0I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),0I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),0I))
t "compare ((pown 10I 40 - 1I)) (0I)" (fun () -> compare ((pown 10I 40 - 1I)) (0I))
t "BigInteger.DivRem((pown 10I 40 - 1I),0I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),0I))
t "((pown 10I 40 - 1I)) + (1I)" (fun () -> ((pown 10I 40 - 1I)) + (1I))
t "((pown 10I 40 - 1I)) - (1I)" (fun () -> ((pown 10I 40 - 1I)) - (1I))
t "((pown 10I 40 - 1I)) * (1I)" (fun () -> ((pown 10I 40 - 1I)) * (1I))
t "((pown 10I 40 - 1I)) / (1I)" (fun () -> ((pown 10I 40 - 1I)) / (1I))
t "((pown 10I 40 - 1I)) % (1I)" (fun () -> ((pown 10I 40 - 1I)) % (1I))
t "((pown 10I 40 - 1I)) = (1I)" (fun () -> ((pown 10I 40 - 1I)) = (1I))
t "((pown 10I 40 - 1I)) < (1I)" (fun () -> ((pown 10I 40 - 1I)) < (1I))
t "((pown 10I 40 - 1I)) &&& (1I)" (fun () -> ((pown 10I 40 - 1I)) &&& (1I))
t "((pown 10I 40 - 1I)) ||| (1I)" (fun () -> ((pown 10I 40 - 1I)) ||| (1I))
t "((pown 10I 40 - 1I)) ^^^ (1I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (1I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),1I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),1I))
t "compare ((pown 10I 40 - 1I)) (1I)" (fun () -> compare ((pown 10I 40 - 1I)) (1I))
t "BigInteger.DivRem((pown 10I 40 - 1I),1I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),1I))
t "((pown 10I 40 - 1I)) + (-1I)" (fun () -> ((pown 10I 40 - 1I)) + (-1I))
t "((pown 10I 40 - 1I)) - (-1I)" (fun () -> ((pown 10I 40 - 1I)) - (-1I))
t "((pown 10I 40 - 1I)) * (-1I)" (fun () -> ((pown 10I 40 - 1I)) * (-1I))
t "((pown 10I 40 - 1I)) / (-1I)" (fun () -> ((pown 10I 40 - 1I)) / (-1I))
t "((pown 10I 40 - 1I)) % (-1I)" (fun () -> ((pown 10I 40 - 1I)) % (-1I))
t "((pown 10I 40 - 1I)) = (-1I)" (fun () -> ((pown 10I 40 - 1I)) = (-1I))
t "((pown 10I 40 - 1I)) < (-1I)" (fun () -> ((pown 10I 40 - 1I)) < (-1I))
t "((pown 10I 40 - 1I)) &&& (-1I)" (fun () -> ((pown 10I 40 - 1I)) &&& (-1I))
t "((pown 10I 40 - 1I)) ||| (-1I)" (fun () -> ((pown 10I 40 - 1I)) ||| (-1I))
t "((pown 10I 40 - 1I)) ^^^ (-1I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (-1I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-1I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-1I))
t "compare ((pown 10I 40 - 1I)) (-1I)" (fun () -> compare ((pown 10I 40 - 1I)) (-1I))
t "BigInteger.DivRem((pown 10I 40 - 1I),-1I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),-1I))
t "((pown 10I 40 - 1I)) + (255I)" (fun () -> ((pown 10I 40 - 1I)) + (255I))
t "((pown 10I 40 - 1I)) - (255I)" (fun () -> ((pown 10I 40 - 1I)) - (255I))
t "((pown 10I 40 - 1I)) * (255I)" (fun () -> ((pown 10I 40 - 1I)) * (255I))
t "((pown 10I 40 - 1I)) / (255I)" (fun () -> ((pown 10I 40 - 1I)) / (255I))
t "((pown 10I 40 - 1I)) % (255I)" (fun () -> ((pown 10I 40 - 1I)) % (255I))
t "((pown 10I 40 - 1I)) = (255I)" (fun () -> ((pown 10I 40 - 1I)) = (255I))
t "((pown 10I 40 - 1I)) < (255I)" (fun () -> ((pown 10I 40 - 1I)) < (255I))
t "((pown 10I 40 - 1I)) &&& (255I)" (fun () -> ((pown 10I 40 - 1I)) &&& (255I))
t "((pown 10I 40 - 1I)) ||| (255I)" (fun () -> ((pown 10I 40 - 1I)) ||| (255I))
t "((pown 10I 40 - 1I)) ^^^ (255I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (255I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),255I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),255I))
t "compare ((pown 10I 40 - 1I)) (255I)" (fun () -> compare ((pown 10I 40 - 1I)) (255I))
t "BigInteger.DivRem((pown 10I 40 - 1I),255I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),255I))
t "((pown 10I 40 - 1I)) + (-256I)" (fun () -> ((pown 10I 40 - 1I)) + (-256I))
t "((pown 10I 40 - 1I)) - (-256I)" (fun () -> ((pown 10I 40 - 1I)) - (-256I))
t "((pown 10I 40 - 1I)) * (-256I)" (fun () -> ((pown 10I 40 - 1I)) * (-256I))
t "((pown 10I 40 - 1I)) / (-256I)" (fun () -> ((pown 10I 40 - 1I)) / (-256I))
t "((pown 10I 40 - 1I)) % (-256I)" (fun () -> ((pown 10I 40 - 1I)) % (-256I))
t "((pown 10I 40 - 1I)) = (-256I)" (fun () -> ((pown 10I 40 - 1I)) = (-256I))
t "((pown 10I 40 - 1I)) < (-256I)" (fun () -> ((pown 10I 40 - 1I)) < (-256I))
t "((pown 10I 40 - 1I)) &&& (-256I)" (fun () -> ((pown 10I 40 - 1I)) &&& (-256I))
t "((pown 10I 40 - 1I)) ||| (-256I)" (fun () -> ((pown 10I 40 - 1I)) ||| (-256I))
t "((pown 10I 40 - 1I)) ^^^ (-256I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (-256I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-256I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-256I))
t "compare ((pown 10I 40 - 1I)) (-256I)" (fun () -> compare ((pown 10I 40 - 1I)) (-256I))
t "BigInteger.DivRem((pown 10I 40 - 1I),-256I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),-256I))
t "((pown 10I 40 - 1I)) + (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) + (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) - (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) - (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) * (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) * (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) / (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) / (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) % (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) % (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) = (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) = (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) < (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) < (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) &&& (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) &&& (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) ||| (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) ||| (12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) ^^^ (12345678901234567890123456789I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (12345678901234567890123456789I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),12345678901234567890123456789I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),12345678901234567890123456789I))
t "compare ((pown 10I 40 - 1I)) (12345678901234567890123456789I)" (fun () -> compare ((pown 10I 40 - 1I)) (12345678901234567890123456789I))
t "BigInteger.DivRem((pown 10I 40 - 1I),12345678901234567890123456789I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),12345678901234567890123456789I))
t "((pown 10I 40 - 1I)) + (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) + (-98765432109876543210I))
t "((pown 10I 40 - 1I)) - (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) - (-98765432109876543210I))
t "((pown 10I 40 - 1I)) * (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) * (-98765432109876543210I))
t "((pown 10I 40 - 1I)) / (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) / (-98765432109876543210I))
t "((pown 10I 40 - 1I)) % (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) % (-98765432109876543210I))
t "((pown 10I 40 - 1I)) = (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) = (-98765432109876543210I))
t "((pown 10I 40 - 1I)) < (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) < (-98765432109876543210I))
t "((pown 10I 40 - 1I)) &&& (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) &&& (-98765432109876543210I))
t "((pown 10I 40 - 1I)) ||| (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) ||| (-98765432109876543210I))
t "((pown 10I 40 - 1I)) ^^^ (-98765432109876543210I)" (fun () -> ((pown 10I 40 - 1I)) ^^^ (-98765432109876543210I))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-98765432109876543210I)" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),-98765432109876543210I))
t "compare ((pown 10I 40 - 1I)) (-98765432109876543210I)" (fun () -> compare ((pown 10I 40 - 1I)) (-98765432109876543210I))
t "BigInteger.DivRem((pown 10I 40 - 1I),-98765432109876543210I)" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),-98765432109876543210I))
t "((pown 10I 40 - 1I)) + ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) + ((pown 2I 64)))
t "((pown 10I 40 - 1I)) - ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) - ((pown 2I 64)))
t "((pown 10I 40 - 1I)) * ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) * ((pown 2I 64)))
t "((pown 10I 40 - 1I)) / ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) / ((pown 2I 64)))
t "((pown 10I 40 - 1I)) % ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) % ((pown 2I 64)))
t "((pown 10I 40 - 1I)) = ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) = ((pown 2I 64)))
t "((pown 10I 40 - 1I)) < ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) < ((pown 2I 64)))
t "((pown 10I 40 - 1I)) &&& ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) &&& ((pown 2I 64)))
t "((pown 10I 40 - 1I)) ||| ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) ||| ((pown 2I 64)))
t "((pown 10I 40 - 1I)) ^^^ ((pown 2I 64))" (fun () -> ((pown 10I 40 - 1I)) ^^^ ((pown 2I 64)))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),(pown 2I 64))" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),(pown 2I 64)))
t "compare ((pown 10I 40 - 1I)) ((pown 2I 64))" (fun () -> compare ((pown 10I 40 - 1I)) ((pown 2I 64)))
t "BigInteger.DivRem((pown 10I 40 - 1I),(pown 2I 64))" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),(pown 2I 64)))
t "((pown 10I 40 - 1I)) + ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) + ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) - ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) - ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) * ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) * ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) / ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) / ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) % ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) % ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) = ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) = ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) < ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) < ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) &&& ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) &&& ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) ||| ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) ||| ((pown 10I 40 - 1I)))
t "((pown 10I 40 - 1I)) ^^^ ((pown 10I 40 - 1I))" (fun () -> ((pown 10I 40 - 1I)) ^^^ ((pown 10I 40 - 1I)))
t "BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),(pown 10I 40 - 1I))" (fun () -> BigInteger.GreatestCommonDivisor((pown 10I 40 - 1I),(pown 10I 40 - 1I)))
t "compare ((pown 10I 40 - 1I)) ((pown 10I 40 - 1I))" (fun () -> compare ((pown 10I 40 - 1I)) ((pown 10I 40 - 1I)))
t "BigInteger.DivRem((pown 10I 40 - 1I),(pown 10I 40 - 1I))" (fun () -> BigInteger.DivRem((pown 10I 40 - 1I),(pown 10I 40 - 1I)))
t "(string) ((pown 10I 40 - 1I): bigint)" (fun () -> (string) ((pown 10I 40 - 1I): bigint))
t "(int) ((pown 10I 40 - 1I): bigint)" (fun () -> (int) ((pown 10I 40 - 1I): bigint))
t "(int64) ((pown 10I 40 - 1I): bigint)" (fun () -> (int64) ((pown 10I 40 - 1I): bigint))
t "(uint64) ((pown 10I 40 - 1I): bigint)" (fun () -> (uint64) ((pown 10I 40 - 1I): bigint))
t "(float) ((pown 10I 40 - 1I): bigint)" (fun () -> (float) ((pown 10I 40 - 1I): bigint))
t "(byte) ((pown 10I 40 - 1I): bigint)" (fun () -> (byte) ((pown 10I 40 - 1I): bigint))
t "(decimal) ((pown 10I 40 - 1I): bigint)" (fun () -> (decimal) ((pown 10I 40 - 1I): bigint))
t "(BigInteger.Abs) ((pown 10I 40 - 1I): bigint)" (fun () -> (BigInteger.Abs) ((pown 10I 40 - 1I): bigint))
t "(BigInteger.Negate) ((pown 10I 40 - 1I): bigint)" (fun () -> (BigInteger.Negate) ((pown 10I 40 - 1I): bigint))
t "(abs) ((pown 10I 40 - 1I): bigint)" (fun () -> (abs) ((pown 10I 40 - 1I): bigint))
t "(sign) ((pown 10I 40 - 1I): bigint)" (fun () -> (sign) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x >>> 3)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x >>> 3)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x <<< 70)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x <<< 70)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x >>> -2)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x >>> -2)) ((pown 10I 40 - 1I): bigint))
t "((~-)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((~-)) ((pown 10I 40 - 1I): bigint))
t "(hash >> ignore) ((pown 10I 40 - 1I): bigint)" (fun () -> (hash >> ignore) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.ToString('X'))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("X"))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.ToString('N0'))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("N0"))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.ToString('D30'))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("D30"))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.ToString('E3'))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("E3"))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.ToString('B'))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.ToString("B"))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.IsEven)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.IsEven)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.IsPowerOfTwo)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.IsPowerOfTwo)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.Sign)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.Sign)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.ToByteArray())) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.ToByteArray())) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.GetBitLength())) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.GetBitLength())) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> pown x 3)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> pown x 3)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,5))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,5))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.Pow(x,-1))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Pow(x,-1))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,1000007I))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,3I,0I))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.ModPow(x,-3I,7I))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.Log x)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Log x)) ((pown 10I 40 - 1I): bigint))
t "(BigInteger.Log10) ((pown 10I 40 - 1I): bigint)" (fun () -> (BigInteger.Log10) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.Max(x,5I))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Max(x,5I))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> sprintf '%A|%O|%s' x x (x.ToString()))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> sprintf "%A|%O|%s" x x (x.ToString()))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> x.CompareTo 5L)) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> x.CompareTo 5L)) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> BigInteger.Remainder(x,7I))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> BigInteger.Remainder(x,7I))) ((pown 10I 40 - 1I): bigint))
t "((fun (x: bigint) -> (x.ToString('G5'),x.ToString('R')))) ((pown 10I 40 - 1I): bigint)" (fun () -> ((fun (x: bigint) -> (x.ToString("G5"),x.ToString("R")))) ((pown 10I 40 - 1I): bigint))
t "(float32) ((pown 10I 40 - 1I): bigint)" (fun () -> (float32) ((pown 10I 40 - 1I): bigint))
t "(int16) ((pown 10I 40 - 1I): bigint)" (fun () -> (int16) ((pown 10I 40 - 1I): bigint))
t "(uint32) ((pown 10I 40 - 1I): bigint)" (fun () -> (uint32) ((pown 10I 40 - 1I): bigint))
t "BigInteger([|1uy;2uy;255uy|])" (fun () -> BigInteger([|1uy;2uy;255uy|]))
t "BigInteger(([||]: byte[]))" (fun () -> BigInteger([||]: byte[]))
t "BigInteger(nan)" (fun () -> BigInteger(nan))
t "BigInteger(infinity)" (fun () -> BigInteger(infinity))
t "BigInteger(1e20)" (fun () -> BigInteger(1e20))
t "BigInteger(-2.9)" (fun () -> BigInteger(-2.9))
t "BigInteger.Parse('-0')" (fun () -> BigInteger.Parse("-0"))
t "BigInteger.TryParse '12x'" (fun () -> BigInteger.TryParse "12x")
t "BigInteger.Parse '1,000'" (fun () -> BigInteger.Parse "1,000")
t "[1I..3I]" (fun () -> [1I..3I])
t "[10I .. -3I .. 1I]" (fun () -> [10I .. -3I .. 1I])
t "List.sum [1I;2I]" (fun () -> List.sum [1I;2I])
t "bigint.Zero" (fun () -> bigint.Zero)
t "BigInteger.MinusOne" (fun () -> BigInteger.MinusOne)
t "1I.Equals(1L)" (fun () -> 1I.Equals(1L))
t "BigInteger.Clamp(5I,1I,3I)" (fun () -> BigInteger.Clamp(5I,1I,3I))
t "BigInteger.IsNegative -3I" (fun () -> BigInteger.IsNegative -3I)
t "BigInteger.Log2 1024I" (fun () -> BigInteger.Log2 1024I)
t "BigInteger.TrailingZeroCount 8I" (fun () -> BigInteger.TrailingZeroCount 8I)
t "BigInteger.CopySign(3I,-1I)" (fun () -> BigInteger.CopySign(3I,-1I))
