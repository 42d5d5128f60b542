// out: Math.Abs(0.0: float): 0.0
// out: (Math.Sqrt) (0.0): 0.0
// out: (Math.Cbrt) (0.0): 0.0
// out: Math.Floor(0.0: float): 0.0
// out: Math.Ceiling(0.0: float): 0.0
// out: Math.Truncate(0.0: float): 0.0
// out: Math.Round(0.0: float): 0.0
// out: Math.Sign(0.0: float): 0
// out: (Math.Exp) (0.0): 1.0
// out: (Math.Log) (0.0): -infinity
// out: (Math.Log10) (0.0): -infinity
// out: (Math.Log2) (0.0): -infinity
// out: (Math.Sin) (0.0): 0.0
// out: (Math.Cos) (0.0): 1.0
// out: (Math.Tan) (0.0): 0.0
// out: (Math.Asin) (0.0): 0.0
// out: (Math.Acos) (0.0): 1.570796327
// out: (Math.Atan) (0.0): 0.0
// out: (Math.Sinh) (0.0): 0.0
// out: (Math.Cosh) (0.0): 1.0
// out: (Math.Tanh) (0.0): 0.0
// out: (Math.Asinh) (0.0): 0.0
// out: (Math.Acosh) (0.0): nan
// out: (Math.Atanh) (0.0): 0.0
// out: (Math.ILogB) (0.0): -2147483648
// out: (Math.BitIncrement) (0.0): 4.940656458e-324
// out: (Math.BitDecrement) (0.0): -4.940656458e-324
// out: (abs) (0.0): 0.0
// out: (sign) (0.0): 0
// out: (floor) (0.0): 0.0
// out: (ceil) (0.0): 0.0
// out: (round) (0.0): 0.0
// out: (truncate) (0.0): 0.0
// out: (sqrt) (0.0): 0.0
// out: (exp) (0.0): 1.0
// out: (log) (0.0): -infinity
// out: (log10) (0.0): -infinity
// out: (sin) (0.0): 0.0
// out: (int) (0.0): 0
// out: (int64) (0.0): 0L
// out: (byte) (0.0): 0uy
// out: (uint32) (0.0): 0u
// out: (string) (0.0): "0"
// out: (float32) (0.0): 0.0f
// out: (decimal) (0.0): 0M
// out: (Checked.int) (0.0): 0
// out: (Checked.byte) (0.0): 0uy
// out: (Checked.uint64) (0.0): 0UL
// out: Convert.ToInt32(0.0: float): 0
// out: Convert.ToInt64(0.0: float): 0L
// out: Convert.ToByte(0.0: float): 0uy
// out: Convert.ToBoolean(0.0: float): false
// out: Convert.ToDecimal(0.0: float): 0M
// out: Convert.ToString(0.0: float): "0"
// out: (BitConverter.DoubleToInt64Bits) (0.0): 0L
// out: (Double.IsNaN) (0.0): false
// out: (Double.IsFinite) (0.0): true
// out: (Double.IsNegative) (0.0): false
// out: (Double.IsInteger) (0.0): true
// out: (Double.IsSubnormal) (0.0): false
// out: (Double.IsNormal) (0.0): false
// out: BigInteger(0.0: float): 0
// out: (hash) (0.0): 0
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (0.0): false
// out: Math.Pow(0.0,0.0): 1.0
// out: Math.Atan2(0.0,0.0): 0.0
// out: Math.Max(0.0,0.0): 0.0
// out: Math.Min(0.0,0.0): 0.0
// out: Math.IEEERemainder(0.0,0.0): nan
// out: Math.CopySign(0.0,0.0): 0.0
// out: Math.MaxMagnitude(0.0,0.0): 0.0
// out: Math.MinMagnitude(0.0,0.0): 0.0
// out: (0.0) % (0.0): nan
// out: (0.0) ** (0.0): 1.0
// out: max (0.0) (0.0): 0.0
// out: compare (0.0) (0.0): 0
// out: Math.Pow(0.0,2.0): 0.0
// out: Math.Atan2(0.0,2.0): 0.0
// out: Math.Max(0.0,2.0): 2.0
// out: Math.Min(0.0,2.0): 0.0
// out: Math.IEEERemainder(0.0,2.0): 0.0
// out: Math.CopySign(0.0,2.0): 0.0
// out: Math.MaxMagnitude(0.0,2.0): 2.0
// out: Math.MinMagnitude(0.0,2.0): 0.0
// out: (0.0) % (2.0): 0.0
// out: (0.0) ** (2.0): 0.0
// out: max (0.0) (2.0): 2.0
// out: compare (0.0) (2.0): -1
// out: Math.Pow(0.0,-1.0): infinity
// out: Math.Atan2(0.0,-1.0): 3.141592654
// out: Math.Max(0.0,-1.0): 0.0
// out: Math.Min(0.0,-1.0): -1.0
// out: Math.IEEERemainder(0.0,-1.0): 0.0
// out: Math.CopySign(0.0,-1.0): -0.0
// out: Math.MaxMagnitude(0.0,-1.0): -1.0
// out: Math.MinMagnitude(0.0,-1.0): 0.0
// out: (0.0) % (-1.0): 0.0
// out: (0.0) ** (-1.0): infinity
// out: max (0.0) (-1.0): 0.0
// out: compare (0.0) (-1.0): 1
// out: Math.Pow(0.0,nan): nan
// out: Math.Atan2(0.0,nan): nan
// out: Math.Max(0.0,nan): nan
// out: Math.Min(0.0,nan): nan
// out: Math.IEEERemainder(0.0,nan): nan
// out: Math.CopySign(0.0,nan): -0.0
// out: Math.MaxMagnitude(0.0,nan): nan
// out: Math.MinMagnitude(0.0,nan): nan
// out: (0.0) % (nan): nan
// out: (0.0) ** (nan): nan
// out: max (0.0) (nan): nan
// out: compare (0.0) (nan): 1
// out: Math.Pow(0.0,infinity): 0.0
// out: Math.Atan2(0.0,infinity): 0.0
// out: Math.Max(0.0,infinity): infinity
// out: Math.Min(0.0,infinity): 0.0
// out: Math.IEEERemainder(0.0,infinity): 0.0
// out: Math.CopySign(0.0,infinity): 0.0
// out: Math.MaxMagnitude(0.0,infinity): infinity
// out: Math.MinMagnitude(0.0,infinity): 0.0
// out: (0.0) % (infinity): 0.0
// out: (0.0) ** (infinity): 0.0
// out: max (0.0) (infinity): infinity
// out: compare (0.0) (infinity): -1
// out: Math.Round(0.0,0): 0.0
// out: Math.Round(0.0,2): 0.0
// out: Math.Round(0.0,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(0.0,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(0.0,MidpointRounding.ToEven): 0.0
// out: Math.Round(0.0,1,MidpointRounding.ToEven): 0.0
// out: Math.Round(0.0,MidpointRounding.AwayFromZero): 0.0
// out: Math.Round(0.0,1,MidpointRounding.AwayFromZero): 0.0
// out: Math.Round(0.0,MidpointRounding.ToZero): 0.0
// out: Math.Round(0.0,1,MidpointRounding.ToZero): 0.0
// out: Math.Round(0.0,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(0.0,1,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(0.0,MidpointRounding.ToPositiveInfinity): 0.0
// out: Math.Round(0.0,1,MidpointRounding.ToPositiveInfinity): 0.0
// out: Math.Abs(-0.0: float): 0.0
// out: (Math.Sqrt) (-0.0): -0.0
// out: (Math.Cbrt) (-0.0): -0.0
// out: Math.Floor(-0.0: float): -0.0
// out: Math.Ceiling(-0.0: float): -0.0
// out: Math.Truncate(-0.0: float): -0.0
// out: Math.Round(-0.0: float): -0.0
// out: Math.Sign(-0.0: float): 0
// out: (Math.Exp) (-0.0): 1.0
// out: (Math.Log) (-0.0): -infinity
// out: (Math.Log10) (-0.0): -infinity
// out: (Math.Log2) (-0.0): -infinity
// out: (Math.Sin) (-0.0): -0.0
// out: (Math.Cos) (-0.0): 1.0
// out: (Math.Tan) (-0.0): -0.0
// out: (Math.Asin) (-0.0): -0.0
// out: (Math.Acos) (-0.0): 1.570796327
// out: (Math.Atan) (-0.0): -0.0
// out: (Math.Sinh) (-0.0): -0.0
// out: (Math.Cosh) (-0.0): 1.0
// out: (Math.Tanh) (-0.0): -0.0
// out: (Math.Asinh) (-0.0): -0.0
// out: (Math.Acosh) (-0.0): nan
// out: (Math.Atanh) (-0.0): -0.0
// out: (Math.ILogB) (-0.0): -2147483648
// out: (Math.BitIncrement) (-0.0): 4.940656458e-324
// out: (Math.BitDecrement) (-0.0): -4.940656458e-324
// out: (abs) (-0.0): 0.0
// out: (sign) (-0.0): 0
// out: (floor) (-0.0): -0.0
// out: (ceil) (-0.0): -0.0
// out: (round) (-0.0): -0.0
// out: (truncate) (-0.0): -0.0
// out: (sqrt) (-0.0): -0.0
// out: (exp) (-0.0): 1.0
// out: (log) (-0.0): -infinity
// out: (log10) (-0.0): -infinity
// out: (sin) (-0.0): -0.0
// out: (int) (-0.0): 0
// out: (int64) (-0.0): 0L
// out: (byte) (-0.0): 0uy
// out: (uint32) (-0.0): 0u
// out: (string) (-0.0): "-0"
// out: (float32) (-0.0): 0.0f
// out: (decimal) (-0.0): 0M
// out: (Checked.int) (-0.0): 0
// out: (Checked.byte) (-0.0): 0uy
// out: (Checked.uint64) (-0.0): 0UL
// out: Convert.ToInt32(-0.0: float): 0
// out: Convert.ToInt64(-0.0: float): 0L
// out: Convert.ToByte(-0.0: float): 0uy
// out: Convert.ToBoolean(-0.0: float): false
// out: Convert.ToDecimal(-0.0: float): 0M
// out: Convert.ToString(-0.0: float): "-0"
// out: (BitConverter.DoubleToInt64Bits) (-0.0): -9223372036854775808L
// out: (Double.IsNaN) (-0.0): false
// out: (Double.IsFinite) (-0.0): true
// out: (Double.IsNegative) (-0.0): true
// out: (Double.IsInteger) (-0.0): true
// out: (Double.IsSubnormal) (-0.0): false
// out: (Double.IsNormal) (-0.0): false
// out: BigInteger(-0.0: float): 0
// out: (hash) (-0.0): 0
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (-0.0): false
// out: Math.Pow(-0.0,0.0): 1.0
// out: Math.Atan2(-0.0,0.0): -0.0
// out: Math.Max(-0.0,0.0): 0.0
// out: Math.Min(-0.0,0.0): -0.0
// out: Math.IEEERemainder(-0.0,0.0): nan
// out: Math.CopySign(-0.0,0.0): 0.0
// out: Math.MaxMagnitude(-0.0,0.0): 0.0
// out: Math.MinMagnitude(-0.0,0.0): -0.0
// out: (-0.0) % (0.0): nan
// out: (-0.0) ** (0.0): 1.0
// out: max (-0.0) (0.0): 0.0
// out: compare (-0.0) (0.0): 0
// out: Math.Pow(-0.0,2.0): 0.0
// out: Math.Atan2(-0.0,2.0): -0.0
// out: Math.Max(-0.0,2.0): 2.0
// out: Math.Min(-0.0,2.0): -0.0
// out: Math.IEEERemainder(-0.0,2.0): -0.0
// out: Math.CopySign(-0.0,2.0): 0.0
// out: Math.MaxMagnitude(-0.0,2.0): 2.0
// out: Math.MinMagnitude(-0.0,2.0): -0.0
// out: (-0.0) % (2.0): -0.0
// out: (-0.0) ** (2.0): 0.0
// out: max (-0.0) (2.0): 2.0
// out: compare (-0.0) (2.0): -1
// out: Math.Pow(-0.0,-1.0): -infinity
// out: Math.Atan2(-0.0,-1.0): -3.141592654
// out: Math.Max(-0.0,-1.0): -0.0
// out: Math.Min(-0.0,-1.0): -1.0
// out: Math.IEEERemainder(-0.0,-1.0): -0.0
// out: Math.CopySign(-0.0,-1.0): -0.0
// out: Math.MaxMagnitude(-0.0,-1.0): -1.0
// out: Math.MinMagnitude(-0.0,-1.0): -0.0
// out: (-0.0) % (-1.0): -0.0
// out: (-0.0) ** (-1.0): -infinity
// out: max (-0.0) (-1.0): -0.0
// out: compare (-0.0) (-1.0): 1
// out: Math.Pow(-0.0,nan): nan
// out: Math.Atan2(-0.0,nan): nan
// out: Math.Max(-0.0,nan): nan
// out: Math.Min(-0.0,nan): nan
// out: Math.IEEERemainder(-0.0,nan): nan
// out: Math.CopySign(-0.0,nan): -0.0
// out: Math.MaxMagnitude(-0.0,nan): nan
// out: Math.MinMagnitude(-0.0,nan): nan
// out: (-0.0) % (nan): nan
// out: (-0.0) ** (nan): nan
// out: max (-0.0) (nan): nan
// out: compare (-0.0) (nan): 1
// out: Math.Pow(-0.0,infinity): 0.0
// out: Math.Atan2(-0.0,infinity): -0.0
// out: Math.Max(-0.0,infinity): infinity
// out: Math.Min(-0.0,infinity): -0.0
// out: Math.IEEERemainder(-0.0,infinity): -0.0
// out: Math.CopySign(-0.0,infinity): 0.0
// out: Math.MaxMagnitude(-0.0,infinity): infinity
// out: Math.MinMagnitude(-0.0,infinity): -0.0
// out: (-0.0) % (infinity): -0.0
// out: (-0.0) ** (infinity): 0.0
// out: max (-0.0) (infinity): infinity
// out: compare (-0.0) (infinity): -1
// out: Math.Round(-0.0,0): -0.0
// out: Math.Round(-0.0,2): -0.0
// out: Math.Round(-0.0,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-0.0,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-0.0,MidpointRounding.ToEven): -0.0
// out: Math.Round(-0.0,1,MidpointRounding.ToEven): -0.0
// out: Math.Round(-0.0,MidpointRounding.AwayFromZero): -0.0
// out: Math.Round(-0.0,1,MidpointRounding.AwayFromZero): -0.0
// out: Math.Round(-0.0,MidpointRounding.ToZero): -0.0
// out: Math.Round(-0.0,1,MidpointRounding.ToZero): -0.0
// out: Math.Round(-0.0,MidpointRounding.ToNegativeInfinity): -0.0
// out: Math.Round(-0.0,1,MidpointRounding.ToNegativeInfinity): -0.0
// out: Math.Round(-0.0,MidpointRounding.ToPositiveInfinity): -0.0
// out: Math.Round(-0.0,1,MidpointRounding.ToPositiveInfinity): -0.0
// out: Math.Abs(1.0: float): 1.0
// out: (Math.Sqrt) (1.0): 1.0
// out: (Math.Cbrt) (1.0): 1.0
// out: Math.Floor(1.0: float): 1.0
// out: Math.Ceiling(1.0: float): 1.0
// out: Math.Truncate(1.0: float): 1.0
// out: Math.Round(1.0: float): 1.0
// out: Math.Sign(1.0: float): 1
// out: (Math.Exp) (1.0): 2.718281828
// out: (Math.Log) (1.0): 0.0
// out: (Math.Log10) (1.0): 0.0
// out: (Math.Log2) (1.0): 0.0
// out: (Math.Sin) (1.0): 0.8414709848
// out: (Math.Cos) (1.0): 0.5403023059
// out: (Math.Tan) (1.0): 1.557407725
// out: (Math.Asin) (1.0): 1.570796327
// out: (Math.Acos) (1.0): 0.0
// out: (Math.Atan) (1.0): 0.7853981634
// out: (Math.Sinh) (1.0): 1.175201194
// out: (Math.Cosh) (1.0): 1.543080635
// out: (Math.Tanh) (1.0): 0.761594156
// out: (Math.Asinh) (1.0): 0.881373587
// out: (Math.Acosh) (1.0): 0.0
// out: (Math.Atanh) (1.0): infinity
// out: (Math.ILogB) (1.0): 0
// out: (Math.BitIncrement) (1.0): 1.0
// out: (Math.BitDecrement) (1.0): 1.0
// out: (abs) (1.0): 1.0
// out: (sign) (1.0): 1
// out: (floor) (1.0): 1.0
// out: (ceil) (1.0): 1.0
// out: (round) (1.0): 1.0
// out: (truncate) (1.0): 1.0
// out: (sqrt) (1.0): 1.0
// out: (exp) (1.0): 2.718281828
// out: (log) (1.0): 0.0
// out: (log10) (1.0): 0.0
// out: (sin) (1.0): 0.8414709848
// out: (int) (1.0): 1
// out: (int64) (1.0): 1L
// out: (byte) (1.0): 1uy
// out: (uint32) (1.0): 1u
// out: (string) (1.0): "1"
// out: (float32) (1.0): 1.0f
// out: (decimal) (1.0): 1M
// out: (Checked.int) (1.0): 1
// out: (Checked.byte) (1.0): 1uy
// out: (Checked.uint64) (1.0): 1UL
// out: Convert.ToInt32(1.0: float): 1
// out: Convert.ToInt64(1.0: float): 1L
// out: Convert.ToByte(1.0: float): 1uy
// out: Convert.ToBoolean(1.0: float): true
// out: Convert.ToDecimal(1.0: float): 1M
// out: Convert.ToString(1.0: float): "1"
// out: (BitConverter.DoubleToInt64Bits) (1.0): 4607182418800017408L
// out: (Double.IsNaN) (1.0): false
// out: (Double.IsFinite) (1.0): true
// out: (Double.IsNegative) (1.0): false
// out: (Double.IsInteger) (1.0): true
// out: (Double.IsSubnormal) (1.0): false
// out: (Double.IsNormal) (1.0): true
// out: BigInteger(1.0: float): 1
// out: (hash) (1.0): 1072693248
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (1.0): false
// out: Math.Pow(1.0,0.0): 1.0
// out: Math.Atan2(1.0,0.0): 1.570796327
// out: Math.Max(1.0,0.0): 1.0
// out: Math.Min(1.0,0.0): 0.0
// out: Math.IEEERemainder(1.0,0.0): nan
// out: Math.CopySign(1.0,0.0): 1.0
// out: Math.MaxMagnitude(1.0,0.0): 1.0
// out: Math.MinMagnitude(1.0,0.0): 0.0
// out: (1.0) % (0.0): nan
// out: (1.0) ** (0.0): 1.0
// out: max (1.0) (0.0): 1.0
// out: compare (1.0) (0.0): 1
// out: Math.Pow(1.0,2.0): 1.0
// out: Math.Atan2(1.0,2.0): 0.463647609
// out: Math.Max(1.0,2.0): 2.0
// out: Math.Min(1.0,2.0): 1.0
// out: Math.IEEERemainder(1.0,2.0): 1.0
// out: Math.CopySign(1.0,2.0): 1.0
// out: Math.MaxMagnitude(1.0,2.0): 2.0
// out: Math.MinMagnitude(1.0,2.0): 1.0
// out: (1.0) % (2.0): 1.0
// out: (1.0) ** (2.0): 1.0
// out: max (1.0) (2.0): 2.0
// out: compare (1.0) (2.0): -1
// out: Math.Pow(1.0,-1.0): 1.0
// out: Math.Atan2(1.0,-1.0): 2.35619449
// out: Math.Max(1.0,-1.0): 1.0
// out: Math.Min(1.0,-1.0): -1.0
// out: Math.IEEERemainder(1.0,-1.0): 0.0
// out: Math.CopySign(1.0,-1.0): -1.0
// out: Math.MaxMagnitude(1.0,-1.0): 1.0
// out: Math.MinMagnitude(1.0,-1.0): -1.0
// out: (1.0) % (-1.0): 0.0
// out: (1.0) ** (-1.0): 1.0
// out: max (1.0) (-1.0): 1.0
// out: compare (1.0) (-1.0): 1
// out: Math.Pow(1.0,nan): 1.0
// out: Math.Atan2(1.0,nan): nan
// out: Math.Max(1.0,nan): nan
// out: Math.Min(1.0,nan): nan
// out: Math.IEEERemainder(1.0,nan): nan
// out: Math.CopySign(1.0,nan): -1.0
// out: Math.MaxMagnitude(1.0,nan): nan
// out: Math.MinMagnitude(1.0,nan): nan
// out: (1.0) % (nan): nan
// out: (1.0) ** (nan): 1.0
// out: max (1.0) (nan): nan
// out: compare (1.0) (nan): 1
// out: Math.Pow(1.0,infinity): 1.0
// out: Math.Atan2(1.0,infinity): 0.0
// out: Math.Max(1.0,infinity): infinity
// out: Math.Min(1.0,infinity): 1.0
// out: Math.IEEERemainder(1.0,infinity): 1.0
// out: Math.CopySign(1.0,infinity): 1.0
// out: Math.MaxMagnitude(1.0,infinity): infinity
// out: Math.MinMagnitude(1.0,infinity): 1.0
// out: (1.0) % (infinity): 1.0
// out: (1.0) ** (infinity): 1.0
// out: max (1.0) (infinity): infinity
// out: compare (1.0) (infinity): -1
// out: Math.Round(1.0,0): 1.0
// out: Math.Round(1.0,2): 1.0
// out: Math.Round(1.0,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(1.0,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(1.0,MidpointRounding.ToEven): 1.0
// out: Math.Round(1.0,1,MidpointRounding.ToEven): 1.0
// out: Math.Round(1.0,MidpointRounding.AwayFromZero): 1.0
// out: Math.Round(1.0,1,MidpointRounding.AwayFromZero): 1.0
// out: Math.Round(1.0,MidpointRounding.ToZero): 1.0
// out: Math.Round(1.0,1,MidpointRounding.ToZero): 1.0
// out: Math.Round(1.0,MidpointRounding.ToNegativeInfinity): 1.0
// out: Math.Round(1.0,1,MidpointRounding.ToNegativeInfinity): 1.0
// out: Math.Round(1.0,MidpointRounding.ToPositiveInfinity): 1.0
// out: Math.Round(1.0,1,MidpointRounding.ToPositiveInfinity): 1.0
// out: Math.Abs(-1.5: float): 1.5
// out: (Math.Sqrt) (-1.5): nan
// out: (Math.Cbrt) (-1.5): -1.144714243
// out: Math.Floor(-1.5: float): -2.0
// out: Math.Ceiling(-1.5: float): -1.0
// out: Math.Truncate(-1.5: float): -1.0
// out: Math.Round(-1.5: float): -2.0
// out: Math.Sign(-1.5: float): -1
// out: (Math.Exp) (-1.5): 0.2231301601
// out: (Math.Log) (-1.5): nan
// out: (Math.Log10) (-1.5): nan
// out: (Math.Log2) (-1.5): nan
// out: (Math.Sin) (-1.5): -0.9974949866
// out: (Math.Cos) (-1.5): 0.07073720167
// out: (Math.Tan) (-1.5): -14.10141995
// out: (Math.Asin) (-1.5): nan
// out: (Math.Acos) (-1.5): nan
// out: (Math.Atan) (-1.5): -0.9827937232
// out: (Math.Sinh) (-1.5): -2.129279455
// out: (Math.Cosh) (-1.5): 2.352409615
// out: (Math.Tanh) (-1.5): -0.9051482536
// out: (Math.Asinh) (-1.5): -1.194763217
// out: (Math.Acosh) (-1.5): nan
// out: (Math.Atanh) (-1.5): nan
// out: (Math.ILogB) (-1.5): 0
// out: (Math.BitIncrement) (-1.5): -1.5
// out: (Math.BitDecrement) (-1.5): -1.5
// out: (abs) (-1.5): 1.5
// out: (sign) (-1.5): -1
// out: (floor) (-1.5): -2.0
// out: (ceil) (-1.5): -1.0
// out: (round) (-1.5): -2.0
// out: (truncate) (-1.5): -1.0
// out: (sqrt) (-1.5): nan
// out: (exp) (-1.5): 0.2231301601
// out: (log) (-1.5): nan
// out: (log10) (-1.5): nan
// out: (sin) (-1.5): -0.9974949866
// out: (int) (-1.5): -1
// out: (int64) (-1.5): -1L
// out: (byte) (-1.5): 255uy
// out: (uint32) (-1.5): 0u
// out: (string) (-1.5): "-1.5"
// out: (float32) (-1.5): -1.5f
// out: (decimal) (-1.5): -1.5M
// out: (Checked.int) (-1.5): -1
// out: (Checked.byte) (-1.5): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (-1.5): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToInt32(-1.5: float): -2
// out: Convert.ToInt64(-1.5: float): -2L
// out: Convert.ToByte(-1.5: float): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToBoolean(-1.5: float): true
// out: Convert.ToDecimal(-1.5: float): -1.5M
// out: Convert.ToString(-1.5: float): "-1.5"
// out: (BitConverter.DoubleToInt64Bits) (-1.5): -4613937818241073152L
// out: (Double.IsNaN) (-1.5): false
// out: (Double.IsFinite) (-1.5): true
// out: (Double.IsNegative) (-1.5): true
// out: (Double.IsInteger) (-1.5): false
// out: (Double.IsSubnormal) (-1.5): false
// out: (Double.IsNormal) (-1.5): true
// out: BigInteger(-1.5: float): -1
// out: (hash) (-1.5): -1074266112
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (-1.5): false
// out: Math.Pow(-1.5,0.0): 1.0
// out: Math.Atan2(-1.5,0.0): -1.570796327
// out: Math.Max(-1.5,0.0): 0.0
// out: Math.Min(-1.5,0.0): -1.5
// out: Math.IEEERemainder(-1.5,0.0): nan
// out: Math.CopySign(-1.5,0.0): 1.5
// out: Math.MaxMagnitude(-1.5,0.0): -1.5
// out: Math.MinMagnitude(-1.5,0.0): 0.0
// out: (-1.5) % (0.0): nan
// out: (-1.5) ** (0.0): 1.0
// out: max (-1.5) (0.0): 0.0
// out: compare (-1.5) (0.0): -1
// out: Math.Pow(-1.5,2.0): 2.25
// out: Math.Atan2(-1.5,2.0): -0.6435011088
// out: Math.Max(-1.5,2.0): 2.0
// out: Math.Min(-1.5,2.0): -1.5
// out: Math.IEEERemainder(-1.5,2.0): 0.5
// out: Math.CopySign(-1.5,2.0): 1.5
// out: Math.MaxMagnitude(-1.5,2.0): 2.0
// out: Math.MinMagnitude(-1.5,2.0): -1.5
// out: (-1.5) % (2.0): -1.5
// out: (-1.5) ** (2.0): 2.25
// out: max (-1.5) (2.0): 2.0
// out: compare (-1.5) (2.0): -1
// out: Math.Pow(-1.5,-1.0): -0.6666666667
// out: Math.Atan2(-1.5,-1.0): -2.15879893
// out: Math.Max(-1.5,-1.0): -1.0
// out: Math.Min(-1.5,-1.0): -1.5
// out: Math.IEEERemainder(-1.5,-1.0): 0.5
// out: Math.CopySign(-1.5,-1.0): -1.5
// out: Math.MaxMagnitude(-1.5,-1.0): -1.5
// out: Math.MinMagnitude(-1.5,-1.0): -1.0
// out: (-1.5) % (-1.0): -0.5
// out: (-1.5) ** (-1.0): -0.6666666667
// out: max (-1.5) (-1.0): -1.0
// out: compare (-1.5) (-1.0): -1
// out: Math.Pow(-1.5,nan): nan
// out: Math.Atan2(-1.5,nan): nan
// out: Math.Max(-1.5,nan): nan
// out: Math.Min(-1.5,nan): nan
// out: Math.IEEERemainder(-1.5,nan): nan
// out: Math.CopySign(-1.5,nan): -1.5
// out: Math.MaxMagnitude(-1.5,nan): nan
// out: Math.MinMagnitude(-1.5,nan): nan
// out: (-1.5) % (nan): nan
// out: (-1.5) ** (nan): nan
// out: max (-1.5) (nan): nan
// out: compare (-1.5) (nan): 1
// out: Math.Pow(-1.5,infinity): infinity
// out: Math.Atan2(-1.5,infinity): -0.0
// out: Math.Max(-1.5,infinity): infinity
// out: Math.Min(-1.5,infinity): -1.5
// out: Math.IEEERemainder(-1.5,infinity): -1.5
// out: Math.CopySign(-1.5,infinity): 1.5
// out: Math.MaxMagnitude(-1.5,infinity): infinity
// out: Math.MinMagnitude(-1.5,infinity): -1.5
// out: (-1.5) % (infinity): -1.5
// out: (-1.5) ** (infinity): infinity
// out: max (-1.5) (infinity): infinity
// out: compare (-1.5) (infinity): -1
// out: Math.Round(-1.5,0): -2.0
// out: Math.Round(-1.5,2): -1.5
// out: Math.Round(-1.5,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-1.5,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-1.5,MidpointRounding.ToEven): -2.0
// out: Math.Round(-1.5,1,MidpointRounding.ToEven): -1.5
// out: Math.Round(-1.5,MidpointRounding.AwayFromZero): -2.0
// out: Math.Round(-1.5,1,MidpointRounding.AwayFromZero): -1.5
// out: Math.Round(-1.5,MidpointRounding.ToZero): -1.0
// out: Math.Round(-1.5,1,MidpointRounding.ToZero): -1.5
// out: Math.Round(-1.5,MidpointRounding.ToNegativeInfinity): -2.0
// out: Math.Round(-1.5,1,MidpointRounding.ToNegativeInfinity): -1.5
// out: Math.Round(-1.5,MidpointRounding.ToPositiveInfinity): -1.0
// out: Math.Round(-1.5,1,MidpointRounding.ToPositiveInfinity): -1.5
// out: Math.Abs(2.5: float): 2.5
// out: (Math.Sqrt) (2.5): 1.58113883
// out: (Math.Cbrt) (2.5): 1.357208808
// out: Math.Floor(2.5: float): 2.0
// out: Math.Ceiling(2.5: float): 3.0
// out: Math.Truncate(2.5: float): 2.0
// out: Math.Round(2.5: float): 2.0
// out: Math.Sign(2.5: float): 1
// out: (Math.Exp) (2.5): 12.18249396
// out: (Math.Log) (2.5): 0.9162907319
// out: (Math.Log10) (2.5): 0.3979400087
// out: (Math.Log2) (2.5): 1.321928095
// out: (Math.Sin) (2.5): 0.5984721441
// out: (Math.Cos) (2.5): -0.8011436155
// out: (Math.Tan) (2.5): -0.7470222972
// out: (Math.Asin) (2.5): nan
// out: (Math.Acos) (2.5): nan
// out: (Math.Atan) (2.5): 1.19028995
// out: (Math.Sinh) (2.5): 6.050204481
// out: (Math.Cosh) (2.5): 6.13228948
// out: (Math.Tanh) (2.5): 0.9866142982
// out: (Math.Asinh) (2.5): 1.647231146
// out: (Math.Acosh) (2.5): 1.566799237
// out: (Math.Atanh) (2.5): nan
// out: (Math.ILogB) (2.5): 1
// out: (Math.BitIncrement) (2.5): 2.5
// out: (Math.BitDecrement) (2.5): 2.5
// out: (abs) (2.5): 2.5
// out: (sign) (2.5): 1
// out: (floor) (2.5): 2.0
// out: (ceil) (2.5): 3.0
// out: (round) (2.5): 2.0
// out: (truncate) (2.5): 2.0
// out: (sqrt) (2.5): 1.58113883
// out: (exp) (2.5): 12.18249396
// out: (log) (2.5): 0.9162907319
// out: (log10) (2.5): 0.3979400087
// out: (sin) (2.5): 0.5984721441
// out: (int) (2.5): 2
// out: (int64) (2.5): 2L
// out: (byte) (2.5): 2uy
// out: (uint32) (2.5): 2u
// out: (string) (2.5): "2.5"
// out: (float32) (2.5): 2.5f
// out: (decimal) (2.5): 2.5M
// out: (Checked.int) (2.5): 2
// out: (Checked.byte) (2.5): 2uy
// out: (Checked.uint64) (2.5): 2UL
// out: Convert.ToInt32(2.5: float): 2
// out: Convert.ToInt64(2.5: float): 2L
// out: Convert.ToByte(2.5: float): 2uy
// out: Convert.ToBoolean(2.5: float): true
// out: Convert.ToDecimal(2.5: float): 2.5M
// out: Convert.ToString(2.5: float): "2.5"
// out: (BitConverter.DoubleToInt64Bits) (2.5): 4612811918334230528L
// out: (Double.IsNaN) (2.5): false
// out: (Double.IsFinite) (2.5): true
// out: (Double.IsNegative) (2.5): false
// out: (Double.IsInteger) (2.5): false
// out: (Double.IsSubnormal) (2.5): false
// out: (Double.IsNormal) (2.5): true
// out: BigInteger(2.5: float): 2
// out: (hash) (2.5): 1074003968
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (2.5): false
// out: Math.Pow(2.5,0.0): 1.0
// out: Math.Atan2(2.5,0.0): 1.570796327
// out: Math.Max(2.5,0.0): 2.5
// out: Math.Min(2.5,0.0): 0.0
// out: Math.IEEERemainder(2.5,0.0): nan
// out: Math.CopySign(2.5,0.0): 2.5
// out: Math.MaxMagnitude(2.5,0.0): 2.5
// out: Math.MinMagnitude(2.5,0.0): 0.0
// out: (2.5) % (0.0): nan
// out: (2.5) ** (0.0): 1.0
// out: max (2.5) (0.0): 2.5
// out: compare (2.5) (0.0): 1
// out: Math.Pow(2.5,2.0): 6.25
// out: Math.Atan2(2.5,2.0): 0.8960553846
// out: Math.Max(2.5,2.0): 2.5
// out: Math.Min(2.5,2.0): 2.0
// out: Math.IEEERemainder(2.5,2.0): 0.5
// out: Math.CopySign(2.5,2.0): 2.5
// out: Math.MaxMagnitude(2.5,2.0): 2.5
// out: Math.MinMagnitude(2.5,2.0): 2.0
// out: (2.5) % (2.0): 0.5
// out: (2.5) ** (2.0): 6.25
// out: max (2.5) (2.0): 2.5
// out: compare (2.5) (2.0): 1
// out: Math.Pow(2.5,-1.0): 0.4
// out: Math.Atan2(2.5,-1.0): 1.951302704
// out: Math.Max(2.5,-1.0): 2.5
// out: Math.Min(2.5,-1.0): -1.0
// out: Math.IEEERemainder(2.5,-1.0): 0.5
// out: Math.CopySign(2.5,-1.0): -2.5
// out: Math.MaxMagnitude(2.5,-1.0): 2.5
// out: Math.MinMagnitude(2.5,-1.0): -1.0
// out: (2.5) % (-1.0): 0.5
// out: (2.5) ** (-1.0): 0.4
// out: max (2.5) (-1.0): 2.5
// out: compare (2.5) (-1.0): 1
// out: Math.Pow(2.5,nan): nan
// out: Math.Atan2(2.5,nan): nan
// out: Math.Max(2.5,nan): nan
// out: Math.Min(2.5,nan): nan
// out: Math.IEEERemainder(2.5,nan): nan
// out: Math.CopySign(2.5,nan): -2.5
// out: Math.MaxMagnitude(2.5,nan): nan
// out: Math.MinMagnitude(2.5,nan): nan
// out: (2.5) % (nan): nan
// out: (2.5) ** (nan): nan
// out: max (2.5) (nan): nan
// out: compare (2.5) (nan): 1
// out: Math.Pow(2.5,infinity): infinity
// out: Math.Atan2(2.5,infinity): 0.0
// out: Math.Max(2.5,infinity): infinity
// out: Math.Min(2.5,infinity): 2.5
// out: Math.IEEERemainder(2.5,infinity): 2.5
// out: Math.CopySign(2.5,infinity): 2.5
// out: Math.MaxMagnitude(2.5,infinity): infinity
// out: Math.MinMagnitude(2.5,infinity): 2.5
// out: (2.5) % (infinity): 2.5
// out: (2.5) ** (infinity): infinity
// out: max (2.5) (infinity): infinity
// out: compare (2.5) (infinity): -1
// out: Math.Round(2.5,0): 2.0
// out: Math.Round(2.5,2): 2.5
// out: Math.Round(2.5,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(2.5,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(2.5,MidpointRounding.ToEven): 2.0
// out: Math.Round(2.5,1,MidpointRounding.ToEven): 2.5
// out: Math.Round(2.5,MidpointRounding.AwayFromZero): 3.0
// out: Math.Round(2.5,1,MidpointRounding.AwayFromZero): 2.5
// out: Math.Round(2.5,MidpointRounding.ToZero): 2.0
// out: Math.Round(2.5,1,MidpointRounding.ToZero): 2.5
// out: Math.Round(2.5,MidpointRounding.ToNegativeInfinity): 2.0
// out: Math.Round(2.5,1,MidpointRounding.ToNegativeInfinity): 2.5
// out: Math.Round(2.5,MidpointRounding.ToPositiveInfinity): 3.0
// out: Math.Round(2.5,1,MidpointRounding.ToPositiveInfinity): 2.5
// out: Math.Abs(0.5: float): 0.5
// out: (Math.Sqrt) (0.5): 0.7071067812
// out: (Math.Cbrt) (0.5): 0.793700526
// out: Math.Floor(0.5: float): 0.0
// out: Math.Ceiling(0.5: float): 1.0
// out: Math.Truncate(0.5: float): 0.0
// out: Math.Round(0.5: float): 0.0
// out: Math.Sign(0.5: float): 1
// out: (Math.Exp) (0.5): 1.648721271
// out: (Math.Log) (0.5): -0.6931471806
// out: (Math.Log10) (0.5): -0.3010299957
// out: (Math.Log2) (0.5): -1.0
// out: (Math.Sin) (0.5): 0.4794255386
// out: (Math.Cos) (0.5): 0.8775825619
// out: (Math.Tan) (0.5): 0.5463024898
// out: (Math.Asin) (0.5): 0.5235987756
// out: (Math.Acos) (0.5): 1.047197551
// out: (Math.Atan) (0.5): 0.463647609
// out: (Math.Sinh) (0.5): 0.5210953055
// out: (Math.Cosh) (0.5): 1.127625965
// out: (Math.Tanh) (0.5): 0.4621171573
// out: (Math.Asinh) (0.5): 0.4812118251
// out: (Math.Acosh) (0.5): nan
// out: (Math.Atanh) (0.5): 0.5493061443
// out: (Math.ILogB) (0.5): -1
// out: (Math.BitIncrement) (0.5): 0.5
// out: (Math.BitDecrement) (0.5): 0.5
// out: (abs) (0.5): 0.5
// out: (sign) (0.5): 1
// out: (floor) (0.5): 0.0
// out: (ceil) (0.5): 1.0
// out: (round) (0.5): 0.0
// out: (truncate) (0.5): 0.0
// out: (sqrt) (0.5): 0.7071067812
// out: (exp) (0.5): 1.648721271
// out: (log) (0.5): -0.6931471806
// out: (log10) (0.5): -0.3010299957
// out: (sin) (0.5): 0.4794255386
// out: (int) (0.5): 0
// out: (int64) (0.5): 0L
// out: (byte) (0.5): 0uy
// out: (uint32) (0.5): 0u
// out: (string) (0.5): "0.5"
// out: (float32) (0.5): 0.5f
// out: (decimal) (0.5): 0.5M
// out: (Checked.int) (0.5): 0
// out: (Checked.byte) (0.5): 0uy
// out: (Checked.uint64) (0.5): 0UL
// out: Convert.ToInt32(0.5: float): 0
// out: Convert.ToInt64(0.5: float): 0L
// out: Convert.ToByte(0.5: float): 0uy
// out: Convert.ToBoolean(0.5: float): true
// out: Convert.ToDecimal(0.5: float): 0.5M
// out: Convert.ToString(0.5: float): "0.5"
// out: (BitConverter.DoubleToInt64Bits) (0.5): 4602678819172646912L
// out: (Double.IsNaN) (0.5): false
// out: (Double.IsFinite) (0.5): true
// out: (Double.IsNegative) (0.5): false
// out: (Double.IsInteger) (0.5): false
// out: (Double.IsSubnormal) (0.5): false
// out: (Double.IsNormal) (0.5): true
// out: BigInteger(0.5: float): 0
// out: (hash) (0.5): 1071644672
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (0.5): false
// out: Math.Pow(0.5,0.0): 1.0
// out: Math.Atan2(0.5,0.0): 1.570796327
// out: Math.Max(0.5,0.0): 0.5
// out: Math.Min(0.5,0.0): 0.0
// out: Math.IEEERemainder(0.5,0.0): nan
// out: Math.CopySign(0.5,0.0): 0.5
// out: Math.MaxMagnitude(0.5,0.0): 0.5
// out: Math.MinMagnitude(0.5,0.0): 0.0
// out: (0.5) % (0.0): nan
// out: (0.5) ** (0.0): 1.0
// out: max (0.5) (0.0): 0.5
// out: compare (0.5) (0.0): 1
// out: Math.Pow(0.5,2.0): 0.25
// out: Math.Atan2(0.5,2.0): 0.2449786631
// out: Math.Max(0.5,2.0): 2.0
// out: Math.Min(0.5,2.0): 0.5
// out: Math.IEEERemainder(0.5,2.0): 0.5
// out: Math.CopySign(0.5,2.0): 0.5
// out: Math.MaxMagnitude(0.5,2.0): 2.0
// out: Math.MinMagnitude(0.5,2.0): 0.5
// out: (0.5) % (2.0): 0.5
// out: (0.5) ** (2.0): 0.25
// out: max (0.5) (2.0): 2.0
// out: compare (0.5) (2.0): -1
// out: Math.Pow(0.5,-1.0): 2.0
// out: Math.Atan2(0.5,-1.0): 2.677945045
// out: Math.Max(0.5,-1.0): 0.5
// out: Math.Min(0.5,-1.0): -1.0
// out: Math.IEEERemainder(0.5,-1.0): 0.5
// out: Math.CopySign(0.5,-1.0): -0.5
// out: Math.MaxMagnitude(0.5,-1.0): -1.0
// out: Math.MinMagnitude(0.5,-1.0): 0.5
// out: (0.5) % (-1.0): 0.5
// out: (0.5) ** (-1.0): 2.0
// out: max (0.5) (-1.0): 0.5
// out: compare (0.5) (-1.0): 1
// out: Math.Pow(0.5,nan): nan
// out: Math.Atan2(0.5,nan): nan
// out: Math.Max(0.5,nan): nan
// out: Math.Min(0.5,nan): nan
// out: Math.IEEERemainder(0.5,nan): nan
// out: Math.CopySign(0.5,nan): -0.5
// out: Math.MaxMagnitude(0.5,nan): nan
// out: Math.MinMagnitude(0.5,nan): nan
// out: (0.5) % (nan): nan
// out: (0.5) ** (nan): nan
// out: max (0.5) (nan): nan
// out: compare (0.5) (nan): 1
// out: Math.Pow(0.5,infinity): 0.0
// out: Math.Atan2(0.5,infinity): 0.0
// out: Math.Max(0.5,infinity): infinity
// out: Math.Min(0.5,infinity): 0.5
// out: Math.IEEERemainder(0.5,infinity): 0.5
// out: Math.CopySign(0.5,infinity): 0.5
// out: Math.MaxMagnitude(0.5,infinity): infinity
// out: Math.MinMagnitude(0.5,infinity): 0.5
// out: (0.5) % (infinity): 0.5
// out: (0.5) ** (infinity): 0.0
// out: max (0.5) (infinity): infinity
// out: compare (0.5) (infinity): -1
// out: Math.Round(0.5,0): 0.0
// out: Math.Round(0.5,2): 0.5
// out: Math.Round(0.5,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(0.5,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(0.5,MidpointRounding.ToEven): 0.0
// out: Math.Round(0.5,1,MidpointRounding.ToEven): 0.5
// out: Math.Round(0.5,MidpointRounding.AwayFromZero): 1.0
// out: Math.Round(0.5,1,MidpointRounding.AwayFromZero): 0.5
// out: Math.Round(0.5,MidpointRounding.ToZero): 0.0
// out: Math.Round(0.5,1,MidpointRounding.ToZero): 0.5
// out: Math.Round(0.5,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(0.5,1,MidpointRounding.ToNegativeInfinity): 0.5
// out: Math.Round(0.5,MidpointRounding.ToPositiveInfinity): 1.0
// out: Math.Round(0.5,1,MidpointRounding.ToPositiveInfinity): 0.5
// out: Math.Abs(nan: float): nan
// out: (Math.Sqrt) (nan): nan
// out: (Math.Cbrt) (nan): nan
// out: Math.Floor(nan: float): nan
// out: Math.Ceiling(nan: float): nan
// out: Math.Truncate(nan: float): nan
// out: Math.Round(nan: float): nan
// out: Math.Sign(nan: float): ArithmeticException Function does not accept floating point Not-a-Number values.
// out: (Math.Exp) (nan): nan
// out: (Math.Log) (nan): nan
// out: (Math.Log10) (nan): nan
// out: (Math.Log2) (nan): nan
// out: (Math.Sin) (nan): nan
// out: (Math.Cos) (nan): nan
// out: (Math.Tan) (nan): nan
// out: (Math.Asin) (nan): nan
// out: (Math.Acos) (nan): nan
// out: (Math.Atan) (nan): nan
// out: (Math.Sinh) (nan): nan
// out: (Math.Cosh) (nan): nan
// out: (Math.Tanh) (nan): nan
// out: (Math.Asinh) (nan): nan
// out: (Math.Acosh) (nan): nan
// out: (Math.Atanh) (nan): nan
// out: (Math.ILogB) (nan): 2147483647
// out: (Math.BitIncrement) (nan): nan
// out: (Math.BitDecrement) (nan): nan
// out: (abs) (nan): nan
// out: (sign) (nan): ArithmeticException Function does not accept floating point Not-a-Number values.
// out: (floor) (nan): nan
// out: (ceil) (nan): nan
// out: (round) (nan): nan
// out: (truncate) (nan): nan
// out: (sqrt) (nan): nan
// out: (exp) (nan): nan
// out: (log) (nan): nan
// out: (log10) (nan): nan
// out: (sin) (nan): nan
// out: (int) (nan): 0
// out: (int64) (nan): 0L
// out: (byte) (nan): 0uy
// out: (uint32) (nan): 0u
// out: (string) (nan): "NaN"
// out: (float32) (nan): nanf
// out: (decimal) (nan): OverflowException Value was either too large or too small for a Decimal.
// out: (Checked.int) (nan): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.byte) (nan): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (nan): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToInt32(nan: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToInt64(nan: float): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(nan: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToBoolean(nan: float): true
// out: Convert.ToDecimal(nan: float): OverflowException Value was either too large or too small for a Decimal.
// out: Convert.ToString(nan: float): "NaN"
// out: (BitConverter.DoubleToInt64Bits) (nan): -2251799813685248L
// out: (Double.IsNaN) (nan): true
// out: (Double.IsFinite) (nan): false
// out: (Double.IsNegative) (nan): true
// out: (Double.IsInteger) (nan): false
// out: (Double.IsSubnormal) (nan): false
// out: (Double.IsNormal) (nan): false
// out: BigInteger(nan: float): OverflowException The value is not a number.
// out: (hash) (nan): 2146435072
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (nan): true
// out: Math.Pow(nan,0.0): 1.0
// out: Math.Atan2(nan,0.0): nan
// out: Math.Max(nan,0.0): nan
// out: Math.Min(nan,0.0): nan
// out: Math.IEEERemainder(nan,0.0): nan
// out: Math.CopySign(nan,0.0): nan
// out: Math.MaxMagnitude(nan,0.0): nan
// out: Math.MinMagnitude(nan,0.0): nan
// out: (nan) % (0.0): nan
// out: (nan) ** (0.0): 1.0
// out: max (nan) (0.0): nan
// out: compare (nan) (0.0): -1
// out: Math.Pow(nan,2.0): nan
// out: Math.Atan2(nan,2.0): nan
// out: Math.Max(nan,2.0): nan
// out: Math.Min(nan,2.0): nan
// out: Math.IEEERemainder(nan,2.0): nan
// out: Math.CopySign(nan,2.0): nan
// out: Math.MaxMagnitude(nan,2.0): nan
// out: Math.MinMagnitude(nan,2.0): nan
// out: (nan) % (2.0): nan
// out: (nan) ** (2.0): nan
// out: max (nan) (2.0): nan
// out: compare (nan) (2.0): -1
// out: Math.Pow(nan,-1.0): nan
// out: Math.Atan2(nan,-1.0): nan
// out: Math.Max(nan,-1.0): nan
// out: Math.Min(nan,-1.0): nan
// out: Math.IEEERemainder(nan,-1.0): nan
// out: Math.CopySign(nan,-1.0): nan
// out: Math.MaxMagnitude(nan,-1.0): nan
// out: Math.MinMagnitude(nan,-1.0): nan
// out: (nan) % (-1.0): nan
// out: (nan) ** (-1.0): nan
// out: max (nan) (-1.0): nan
// out: compare (nan) (-1.0): -1
// out: Math.Pow(nan,nan): nan
// out: Math.Atan2(nan,nan): nan
// out: Math.Max(nan,nan): nan
// out: Math.Min(nan,nan): nan
// out: Math.IEEERemainder(nan,nan): nan
// out: Math.CopySign(nan,nan): nan
// out: Math.MaxMagnitude(nan,nan): nan
// out: Math.MinMagnitude(nan,nan): nan
// out: (nan) % (nan): nan
// out: (nan) ** (nan): nan
// out: max (nan) (nan): nan
// out: compare (nan) (nan): 0
// out: Math.Pow(nan,infinity): nan
// out: Math.Atan2(nan,infinity): nan
// out: Math.Max(nan,infinity): nan
// out: Math.Min(nan,infinity): nan
// out: Math.IEEERemainder(nan,infinity): nan
// out: Math.CopySign(nan,infinity): nan
// out: Math.MaxMagnitude(nan,infinity): nan
// out: Math.MinMagnitude(nan,infinity): nan
// out: (nan) % (infinity): nan
// out: (nan) ** (infinity): nan
// out: max (nan) (infinity): nan
// out: compare (nan) (infinity): -1
// out: Math.Round(nan,0): nan
// out: Math.Round(nan,2): nan
// out: Math.Round(nan,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(nan,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(nan,MidpointRounding.ToEven): nan
// out: Math.Round(nan,1,MidpointRounding.ToEven): nan
// out: Math.Round(nan,MidpointRounding.AwayFromZero): nan
// out: Math.Round(nan,1,MidpointRounding.AwayFromZero): nan
// out: Math.Round(nan,MidpointRounding.ToZero): nan
// out: Math.Round(nan,1,MidpointRounding.ToZero): nan
// out: Math.Round(nan,MidpointRounding.ToNegativeInfinity): nan
// out: Math.Round(nan,1,MidpointRounding.ToNegativeInfinity): nan
// out: Math.Round(nan,MidpointRounding.ToPositiveInfinity): nan
// out: Math.Round(nan,1,MidpointRounding.ToPositiveInfinity): nan
// out: Math.Abs(infinity: float): infinity
// out: (Math.Sqrt) (infinity): infinity
// out: (Math.Cbrt) (infinity): infinity
// out: Math.Floor(infinity: float): infinity
// out: Math.Ceiling(infinity: float): infinity
// out: Math.Truncate(infinity: float): infinity
// out: Math.Round(infinity: float): infinity
// out: Math.Sign(infinity: float): 1
// out: (Math.Exp) (infinity): infinity
// out: (Math.Log) (infinity): infinity
// out: (Math.Log10) (infinity): infinity
// out: (Math.Log2) (infinity): infinity
// out: (Math.Sin) (infinity): nan
// out: (Math.Cos) (infinity): nan
// out: (Math.Tan) (infinity): nan
// out: (Math.Asin) (infinity): nan
// out: (Math.Acos) (infinity): nan
// out: (Math.Atan) (infinity): 1.570796327
// out: (Math.Sinh) (infinity): infinity
// out: (Math.Cosh) (infinity): infinity
// out: (Math.Tanh) (infinity): 1.0
// out: (Math.Asinh) (infinity): infinity
// out: (Math.Acosh) (infinity): infinity
// out: (Math.Atanh) (infinity): nan
// out: (Math.ILogB) (infinity): 2147483647
// out: (Math.BitIncrement) (infinity): infinity
// out: (Math.BitDecrement) (infinity): 1.797693135e+308
// out: (abs) (infinity): infinity
// out: (sign) (infinity): 1
// out: (floor) (infinity): infinity
// out: (ceil) (infinity): infinity
// out: (round) (infinity): infinity
// out: (truncate) (infinity): infinity
// out: (sqrt) (infinity): infinity
// out: (exp) (infinity): infinity
// out: (log) (infinity): infinity
// out: (log10) (infinity): infinity
// out: (sin) (infinity): nan
// out: (int) (infinity): 2147483647
// out: (int64) (infinity): 9223372036854775807L
// out: (byte) (infinity): 255uy
// out: (uint32) (infinity): 4294967295u
// out: (string) (infinity): "Infinity"
// out: (float32) (infinity): infinityf
// out: (decimal) (infinity): OverflowException Value was either too large or too small for a Decimal.
// out: (Checked.int) (infinity): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.byte) (infinity): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (infinity): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToInt32(infinity: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToInt64(infinity: float): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(infinity: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToBoolean(infinity: float): true
// out: Convert.ToDecimal(infinity: float): OverflowException Value was either too large or too small for a Decimal.
// out: Convert.ToString(infinity: float): "Infinity"
// out: (BitConverter.DoubleToInt64Bits) (infinity): 9218868437227405312L
// out: (Double.IsNaN) (infinity): false
// out: (Double.IsFinite) (infinity): false
// out: (Double.IsNegative) (infinity): false
// out: (Double.IsInteger) (infinity): false
// out: (Double.IsSubnormal) (infinity): false
// out: (Double.IsNormal) (infinity): false
// out: BigInteger(infinity: float): OverflowException BigInteger cannot represent infinity.
// out: (hash) (infinity): 2146435072
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (infinity): false
// out: Math.Pow(infinity,0.0): 1.0
// out: Math.Atan2(infinity,0.0): 1.570796327
// out: Math.Max(infinity,0.0): infinity
// out: Math.Min(infinity,0.0): 0.0
// out: Math.IEEERemainder(infinity,0.0): nan
// out: Math.CopySign(infinity,0.0): infinity
// out: Math.MaxMagnitude(infinity,0.0): infinity
// out: Math.MinMagnitude(infinity,0.0): 0.0
// out: (infinity) % (0.0): nan
// out: (infinity) ** (0.0): 1.0
// out: max (infinity) (0.0): infinity
// out: compare (infinity) (0.0): 1
// out: Math.Pow(infinity,2.0): infinity
// out: Math.Atan2(infinity,2.0): 1.570796327
// out: Math.Max(infinity,2.0): infinity
// out: Math.Min(infinity,2.0): 2.0
// out: Math.IEEERemainder(infinity,2.0): nan
// out: Math.CopySign(infinity,2.0): infinity
// out: Math.MaxMagnitude(infinity,2.0): infinity
// out: Math.MinMagnitude(infinity,2.0): 2.0
// out: (infinity) % (2.0): nan
// out: (infinity) ** (2.0): infinity
// out: max (infinity) (2.0): infinity
// out: compare (infinity) (2.0): 1
// out: Math.Pow(infinity,-1.0): 0.0
// out: Math.Atan2(infinity,-1.0): 1.570796327
// out: Math.Max(infinity,-1.0): infinity
// out: Math.Min(infinity,-1.0): -1.0
// out: Math.IEEERemainder(infinity,-1.0): nan
// out: Math.CopySign(infinity,-1.0): -infinity
// out: Math.MaxMagnitude(infinity,-1.0): infinity
// out: Math.MinMagnitude(infinity,-1.0): -1.0
// out: (infinity) % (-1.0): nan
// out: (infinity) ** (-1.0): 0.0
// out: max (infinity) (-1.0): infinity
// out: compare (infinity) (-1.0): 1
// out: Math.Pow(infinity,nan): nan
// out: Math.Atan2(infinity,nan): nan
// out: Math.Max(infinity,nan): nan
// out: Math.Min(infinity,nan): nan
// out: Math.IEEERemainder(infinity,nan): nan
// out: Math.CopySign(infinity,nan): -infinity
// out: Math.MaxMagnitude(infinity,nan): nan
// out: Math.MinMagnitude(infinity,nan): nan
// out: (infinity) % (nan): nan
// out: (infinity) ** (nan): nan
// out: max (infinity) (nan): nan
// out: compare (infinity) (nan): 1
// out: Math.Pow(infinity,infinity): infinity
// out: Math.Atan2(infinity,infinity): 0.7853981634
// out: Math.Max(infinity,infinity): infinity
// out: Math.Min(infinity,infinity): infinity
// out: Math.IEEERemainder(infinity,infinity): nan
// out: Math.CopySign(infinity,infinity): infinity
// out: Math.MaxMagnitude(infinity,infinity): infinity
// out: Math.MinMagnitude(infinity,infinity): infinity
// out: (infinity) % (infinity): nan
// out: (infinity) ** (infinity): infinity
// out: max (infinity) (infinity): infinity
// out: compare (infinity) (infinity): 0
// out: Math.Round(infinity,0): infinity
// out: Math.Round(infinity,2): infinity
// out: Math.Round(infinity,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(infinity,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(infinity,MidpointRounding.ToEven): infinity
// out: Math.Round(infinity,1,MidpointRounding.ToEven): infinity
// out: Math.Round(infinity,MidpointRounding.AwayFromZero): infinity
// out: Math.Round(infinity,1,MidpointRounding.AwayFromZero): infinity
// out: Math.Round(infinity,MidpointRounding.ToZero): infinity
// out: Math.Round(infinity,1,MidpointRounding.ToZero): infinity
// out: Math.Round(infinity,MidpointRounding.ToNegativeInfinity): infinity
// out: Math.Round(infinity,1,MidpointRounding.ToNegativeInfinity): infinity
// out: Math.Round(infinity,MidpointRounding.ToPositiveInfinity): infinity
// out: Math.Round(infinity,1,MidpointRounding.ToPositiveInfinity): infinity
// out: Math.Abs(-infinity: float): infinity
// out: (Math.Sqrt) (-infinity): nan
// out: (Math.Cbrt) (-infinity): -infinity
// out: Math.Floor(-infinity: float): -infinity
// out: Math.Ceiling(-infinity: float): -infinity
// out: Math.Truncate(-infinity: float): -infinity
// out: Math.Round(-infinity: float): -infinity
// out: Math.Sign(-infinity: float): -1
// out: (Math.Exp) (-infinity): 0.0
// out: (Math.Log) (-infinity): nan
// out: (Math.Log10) (-infinity): nan
// out: (Math.Log2) (-infinity): nan
// out: (Math.Sin) (-infinity): nan
// out: (Math.Cos) (-infinity): nan
// out: (Math.Tan) (-infinity): nan
// out: (Math.Asin) (-infinity): nan
// out: (Math.Acos) (-infinity): nan
// out: (Math.Atan) (-infinity): -1.570796327
// out: (Math.Sinh) (-infinity): -infinity
// out: (Math.Cosh) (-infinity): infinity
// out: (Math.Tanh) (-infinity): -1.0
// out: (Math.Asinh) (-infinity): -infinity
// out: (Math.Acosh) (-infinity): nan
// out: (Math.Atanh) (-infinity): nan
// out: (Math.ILogB) (-infinity): 2147483647
// out: (Math.BitIncrement) (-infinity): -1.797693135e+308
// out: (Math.BitDecrement) (-infinity): -infinity
// out: (abs) (-infinity): infinity
// out: (sign) (-infinity): -1
// out: (floor) (-infinity): -infinity
// out: (ceil) (-infinity): -infinity
// out: (round) (-infinity): -infinity
// out: (truncate) (-infinity): -infinity
// out: (sqrt) (-infinity): nan
// out: (exp) (-infinity): 0.0
// out: (log) (-infinity): nan
// out: (log10) (-infinity): nan
// out: (sin) (-infinity): nan
// out: (int) (-infinity): -2147483648
// out: (int64) (-infinity): -9223372036854775808L
// out: (byte) (-infinity): 0uy
// out: (uint32) (-infinity): 0u
// out: (string) (-infinity): "-Infinity"
// out: (float32) (-infinity): -infinityf
// out: (decimal) (-infinity): OverflowException Value was either too large or too small for a Decimal.
// out: (Checked.int) (-infinity): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.byte) (-infinity): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (-infinity): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToInt32(-infinity: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToInt64(-infinity: float): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(-infinity: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToBoolean(-infinity: float): true
// out: Convert.ToDecimal(-infinity: float): OverflowException Value was either too large or too small for a Decimal.
// out: Convert.ToString(-infinity: float): "-Infinity"
// out: (BitConverter.DoubleToInt64Bits) (-infinity): -4503599627370496L
// out: (Double.IsNaN) (-infinity): false
// out: (Double.IsFinite) (-infinity): false
// out: (Double.IsNegative) (-infinity): true
// out: (Double.IsInteger) (-infinity): false
// out: (Double.IsSubnormal) (-infinity): false
// out: (Double.IsNormal) (-infinity): false
// out: BigInteger(-infinity: float): OverflowException BigInteger cannot represent infinity.
// out: (hash) (-infinity): -1048576
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (-infinity): false
// out: Math.Pow(-infinity,0.0): 1.0
// out: Math.Atan2(-infinity,0.0): -1.570796327
// out: Math.Max(-infinity,0.0): 0.0
// out: Math.Min(-infinity,0.0): -infinity
// out: Math.IEEERemainder(-infinity,0.0): nan
// out: Math.CopySign(-infinity,0.0): infinity
// out: Math.MaxMagnitude(-infinity,0.0): -infinity
// out: Math.MinMagnitude(-infinity,0.0): 0.0
// out: (-infinity) % (0.0): nan
// out: (-infinity) ** (0.0): 1.0
// out: max (-infinity) (0.0): 0.0
// out: compare (-infinity) (0.0): -1
// out: Math.Pow(-infinity,2.0): infinity
// out: Math.Atan2(-infinity,2.0): -1.570796327
// out: Math.Max(-infinity,2.0): 2.0
// out: Math.Min(-infinity,2.0): -infinity
// out: Math.IEEERemainder(-infinity,2.0): nan
// out: Math.CopySign(-infinity,2.0): infinity
// out: Math.MaxMagnitude(-infinity,2.0): -infinity
// out: Math.MinMagnitude(-infinity,2.0): 2.0
// out: (-infinity) % (2.0): nan
// out: (-infinity) ** (2.0): infinity
// out: max (-infinity) (2.0): 2.0
// out: compare (-infinity) (2.0): -1
// out: Math.Pow(-infinity,-1.0): -0.0
// out: Math.Atan2(-infinity,-1.0): -1.570796327
// out: Math.Max(-infinity,-1.0): -1.0
// out: Math.Min(-infinity,-1.0): -infinity
// out: Math.IEEERemainder(-infinity,-1.0): nan
// out: Math.CopySign(-infinity,-1.0): -infinity
// out: Math.MaxMagnitude(-infinity,-1.0): -infinity
// out: Math.MinMagnitude(-infinity,-1.0): -1.0
// out: (-infinity) % (-1.0): nan
// out: (-infinity) ** (-1.0): -0.0
// out: max (-infinity) (-1.0): -1.0
// out: compare (-infinity) (-1.0): -1
// out: Math.Pow(-infinity,nan): nan
// out: Math.Atan2(-infinity,nan): nan
// out: Math.Max(-infinity,nan): nan
// out: Math.Min(-infinity,nan): nan
// out: Math.IEEERemainder(-infinity,nan): nan
// out: Math.CopySign(-infinity,nan): -infinity
// out: Math.MaxMagnitude(-infinity,nan): nan
// out: Math.MinMagnitude(-infinity,nan): nan
// out: (-infinity) % (nan): nan
// out: (-infinity) ** (nan): nan
// out: max (-infinity) (nan): nan
// out: compare (-infinity) (nan): 1
// out: Math.Pow(-infinity,infinity): infinity
// out: Math.Atan2(-infinity,infinity): -0.7853981634
// out: Math.Max(-infinity,infinity): infinity
// out: Math.Min(-infinity,infinity): -infinity
// out: Math.IEEERemainder(-infinity,infinity): nan
// out: Math.CopySign(-infinity,infinity): infinity
// out: Math.MaxMagnitude(-infinity,infinity): infinity
// out: Math.MinMagnitude(-infinity,infinity): -infinity
// out: (-infinity) % (infinity): nan
// out: (-infinity) ** (infinity): infinity
// out: max (-infinity) (infinity): infinity
// out: compare (-infinity) (infinity): -1
// out: Math.Round(-infinity,0): -infinity
// out: Math.Round(-infinity,2): -infinity
// out: Math.Round(-infinity,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-infinity,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-infinity,MidpointRounding.ToEven): -infinity
// out: Math.Round(-infinity,1,MidpointRounding.ToEven): -infinity
// out: Math.Round(-infinity,MidpointRounding.AwayFromZero): -infinity
// out: Math.Round(-infinity,1,MidpointRounding.AwayFromZero): -infinity
// out: Math.Round(-infinity,MidpointRounding.ToZero): -infinity
// out: Math.Round(-infinity,1,MidpointRounding.ToZero): -infinity
// out: Math.Round(-infinity,MidpointRounding.ToNegativeInfinity): -infinity
// out: Math.Round(-infinity,1,MidpointRounding.ToNegativeInfinity): -infinity
// out: Math.Round(-infinity,MidpointRounding.ToPositiveInfinity): -infinity
// out: Math.Round(-infinity,1,MidpointRounding.ToPositiveInfinity): -infinity
// out: Math.Abs(1e308: float): 1e+308
// out: (Math.Sqrt) (1e308): 1e+154
// out: (Math.Cbrt) (1e308): 4.641588834e+102
// out: Math.Floor(1e308: float): 1e+308
// out: Math.Ceiling(1e308: float): 1e+308
// out: Math.Truncate(1e308: float): 1e+308
// out: Math.Round(1e308: float): 1e+308
// out: Math.Sign(1e308: float): 1
// out: (Math.Exp) (1e308): infinity
// out: (Math.Log) (1e308): 709.1962086
// out: (Math.Log10) (1e308): 308.0
// out: (Math.Log2) (1e308): 1023.153853
// out: (Math.Sin) (1e308): 0.4533964905
// out: (Math.Cos) (1e308): -0.8913089377
// out: (Math.Tan) (1e308): -0.5086861259
// out: (Math.Asin) (1e308): nan
// out: (Math.Acos) (1e308): nan
// out: (Math.Atan) (1e308): 1.570796327
// out: (Math.Sinh) (1e308): infinity
// out: (Math.Cosh) (1e308): infinity
// out: (Math.Tanh) (1e308): 1.0
// out: (Math.Asinh) (1e308): 709.8893558
// out: (Math.Acosh) (1e308): 709.8893558
// out: (Math.Atanh) (1e308): nan
// out: (Math.ILogB) (1e308): 1023
// out: (Math.BitIncrement) (1e308): 1e+308
// out: (Math.BitDecrement) (1e308): 1e+308
// out: (abs) (1e308): 1e+308
// out: (sign) (1e308): 1
// out: (floor) (1e308): 1e+308
// out: (ceil) (1e308): 1e+308
// out: (round) (1e308): 1e+308
// out: (truncate) (1e308): 1e+308
// out: (sqrt) (1e308): 1e+154
// out: (exp) (1e308): infinity
// out: (log) (1e308): 709.1962086
// out: (log10) (1e308): 308.0
// out: (sin) (1e308): 0.4533964905
// out: (int) (1e308): 2147483647
// out: (int64) (1e308): 9223372036854775807L
// out: (byte) (1e308): 255uy
// out: (uint32) (1e308): 4294967295u
// out: (string) (1e308): "1E+308"
// out: (float32) (1e308): infinityf
// out: (decimal) (1e308): OverflowException Value was either too large or too small for a Decimal.
// out: (Checked.int) (1e308): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.byte) (1e308): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (1e308): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToInt32(1e308: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToInt64(1e308: float): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(1e308: float): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToBoolean(1e308: float): true
// out: Convert.ToDecimal(1e308: float): OverflowException Value was either too large or too small for a Decimal.
// out: Convert.ToString(1e308: float): "1E+308"
// out: (BitConverter.DoubleToInt64Bits) (1e308): 9214871658872686752L
// out: (Double.IsNaN) (1e308): false
// out: (Double.IsFinite) (1e308): true
// out: (Double.IsNegative) (1e308): false
// out: (Double.IsInteger) (1e308): true
// out: (Double.IsSubnormal) (1e308): false
// out: (Double.IsNormal) (1e308): true
// out: BigInteger(1e308: float): 100000000000000001097906362944045541740492309677311846336810682903157585404911491537163328978494688899061249669721172515611590283743140088328307009198146046031271664502933027185697489699588559043338384466165001178426897626212945177628091195786707458122783970171784415105291802893207873272974885715430223118336
// out: (hash) (1e308): -100006829
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (1e308): false
// out: Math.Pow(1e308,0.0): 1.0
// out: Math.Atan2(1e308,0.0): 1.570796327
// out: Math.Max(1e308,0.0): 1e+308
// out: Math.Min(1e308,0.0): 0.0
// out: Math.IEEERemainder(1e308,0.0): nan
// out: Math.CopySign(1e308,0.0): 1e+308
// out: Math.MaxMagnitude(1e308,0.0): 1e+308
// out: Math.MinMagnitude(1e308,0.0): 0.0
// out: (1e308) % (0.0): nan
// out: (1e308) ** (0.0): 1.0
// out: max (1e308) (0.0): 1e+308
// out: compare (1e308) (0.0): 1
// out: Math.Pow(1e308,2.0): infinity
// out: Math.Atan2(1e308,2.0): 1.570796327
// out: Math.Max(1e308,2.0): 1e+308
// out: Math.Min(1e308,2.0): 2.0
// out: Math.IEEERemainder(1e308,2.0): 0.0
// out: Math.CopySign(1e308,2.0): 1e+308
// out: Math.MaxMagnitude(1e308,2.0): 1e+308
// out: Math.MinMagnitude(1e308,2.0): 2.0
// out: (1e308) % (2.0): 0.0
// out: (1e308) ** (2.0): infinity
// out: max (1e308) (2.0): 1e+308
// out: compare (1e308) (2.0): 1
// out: Math.Pow(1e308,-1.0): 1e-308
// out: Math.Atan2(1e308,-1.0): 1.570796327
// out: Math.Max(1e308,-1.0): 1e+308
// out: Math.Min(1e308,-1.0): -1.0
// out: Math.IEEERemainder(1e308,-1.0): 0.0
// out: Math.CopySign(1e308,-1.0): -1e+308
// out: Math.MaxMagnitude(1e308,-1.0): 1e+308
// out: Math.MinMagnitude(1e308,-1.0): -1.0
// out: (1e308) % (-1.0): 0.0
// out: (1e308) ** (-1.0): 1e-308
// out: max (1e308) (-1.0): 1e+308
// out: compare (1e308) (-1.0): 1
// out: Math.Pow(1e308,nan): nan
// out: Math.Atan2(1e308,nan): nan
// out: Math.Max(1e308,nan): nan
// out: Math.Min(1e308,nan): nan
// out: Math.IEEERemainder(1e308,nan): nan
// out: Math.CopySign(1e308,nan): -1e+308
// out: Math.MaxMagnitude(1e308,nan): nan
// out: Math.MinMagnitude(1e308,nan): nan
// out: (1e308) % (nan): nan
// out: (1e308) ** (nan): nan
// out: max (1e308) (nan): nan
// out: compare (1e308) (nan): 1
// out: Math.Pow(1e308,infinity): infinity
// out: Math.Atan2(1e308,infinity): 0.0
// out: Math.Max(1e308,infinity): infinity
// out: Math.Min(1e308,infinity): 1e+308
// out: Math.IEEERemainder(1e308,infinity): 1e+308
// out: Math.CopySign(1e308,infinity): 1e+308
// out: Math.MaxMagnitude(1e308,infinity): infinity
// out: Math.MinMagnitude(1e308,infinity): 1e+308
// out: (1e308) % (infinity): 1e+308
// out: (1e308) ** (infinity): infinity
// out: max (1e308) (infinity): infinity
// out: compare (1e308) (infinity): -1
// out: Math.Round(1e308,0): 1e+308
// out: Math.Round(1e308,2): 1e+308
// out: Math.Round(1e308,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(1e308,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(1e308,MidpointRounding.ToEven): 1e+308
// out: Math.Round(1e308,1,MidpointRounding.ToEven): 1e+308
// out: Math.Round(1e308,MidpointRounding.AwayFromZero): 1e+308
// out: Math.Round(1e308,1,MidpointRounding.AwayFromZero): 1e+308
// out: Math.Round(1e308,MidpointRounding.ToZero): 1e+308
// out: Math.Round(1e308,1,MidpointRounding.ToZero): 1e+308
// out: Math.Round(1e308,MidpointRounding.ToNegativeInfinity): 1e+308
// out: Math.Round(1e308,1,MidpointRounding.ToNegativeInfinity): 1e+308
// out: Math.Round(1e308,MidpointRounding.ToPositiveInfinity): 1e+308
// out: Math.Round(1e308,1,MidpointRounding.ToPositiveInfinity): 1e+308
// out: Math.Abs(4.9e-324: float): 4.940656458e-324
// out: (Math.Sqrt) (4.9e-324): 2.222758749e-162
// out: (Math.Cbrt) (4.9e-324): 1.703183936e-108
// out: Math.Floor(4.9e-324: float): 0.0
// out: Math.Ceiling(4.9e-324: float): 1.0
// out: Math.Truncate(4.9e-324: float): 0.0
// out: Math.Round(4.9e-324: float): 0.0
// out: Math.Sign(4.9e-324: float): 1
// out: (Math.Exp) (4.9e-324): 1.0
// out: (Math.Log) (4.9e-324): -744.4400719
// out: (Math.Log10) (4.9e-324): -323.3062153
// out: (Math.Log2) (4.9e-324): -1074.0
// out: (Math.Sin) (4.9e-324): 4.940656458e-324
// out: (Math.Cos) (4.9e-324): 1.0
// out: (Math.Tan) (4.9e-324): 4.940656458e-324
// out: (Math.Asin) (4.9e-324): 4.940656458e-324
// out: (Math.Acos) (4.9e-324): 1.570796327
// out: (Math.Atan) (4.9e-324): 4.940656458e-324
// out: (Math.Sinh) (4.9e-324): 4.940656458e-324
// out: (Math.Cosh) (4.9e-324): 1.0
// out: (Math.Tanh) (4.9e-324): 4.940656458e-324
// out: (Math.Asinh) (4.9e-324): 4.940656458e-324
// out: (Math.Acosh) (4.9e-324): nan
// out: (Math.Atanh) (4.9e-324): 4.940656458e-324
// out: (Math.ILogB) (4.9e-324): -1074
// out: (Math.BitIncrement) (4.9e-324): 9.881312917e-324
// out: (Math.BitDecrement) (4.9e-324): 0.0
// out: (abs) (4.9e-324): 4.940656458e-324
// out: (sign) (4.9e-324): 1
// out: (floor) (4.9e-324): 0.0
// out: (ceil) (4.9e-324): 1.0
// out: (round) (4.9e-324): 0.0
// out: (truncate) (4.9e-324): 0.0
// out: (sqrt) (4.9e-324): 2.222758749e-162
// out: (exp) (4.9e-324): 1.0
// out: (log) (4.9e-324): -744.4400719
// out: (log10) (4.9e-324): -323.3062153
// out: (sin) (4.9e-324): 4.940656458e-324
// out: (int) (4.9e-324): 0
// out: (int64) (4.9e-324): 0L
// out: (byte) (4.9e-324): 0uy
// out: (uint32) (4.9e-324): 0u
// out: (string) (4.9e-324): "5E-324"
// out: (float32) (4.9e-324): 0.0f
// out: (decimal) (4.9e-324): 0M
// out: (Checked.int) (4.9e-324): 0
// out: (Checked.byte) (4.9e-324): 0uy
// out: (Checked.uint64) (4.9e-324): 0UL
// out: Convert.ToInt32(4.9e-324: float): 0
// out: Convert.ToInt64(4.9e-324: float): 0L
// out: Convert.ToByte(4.9e-324: float): 0uy
// out: Convert.ToBoolean(4.9e-324: float): true
// out: Convert.ToDecimal(4.9e-324: float): 0M
// out: Convert.ToString(4.9e-324: float): "5E-324"
// out: (BitConverter.DoubleToInt64Bits) (4.9e-324): 1L
// out: (Double.IsNaN) (4.9e-324): false
// out: (Double.IsFinite) (4.9e-324): true
// out: (Double.IsNegative) (4.9e-324): false
// out: (Double.IsInteger) (4.9e-324): false
// out: (Double.IsSubnormal) (4.9e-324): true
// out: (Double.IsNormal) (4.9e-324): false
// out: BigInteger(4.9e-324: float): 0
// out: (hash) (4.9e-324): 1
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (4.9e-324): false
// out: Math.Pow(4.9e-324,0.0): 1.0
// out: Math.Atan2(4.9e-324,0.0): 1.570796327
// out: Math.Max(4.9e-324,0.0): 4.940656458e-324
// out: Math.Min(4.9e-324,0.0): 0.0
// out: Math.IEEERemainder(4.9e-324,0.0): nan
// out: Math.CopySign(4.9e-324,0.0): 4.940656458e-324
// out: Math.MaxMagnitude(4.9e-324,0.0): 4.940656458e-324
// out: Math.MinMagnitude(4.9e-324,0.0): 0.0
// out: (4.9e-324) % (0.0): nan
// out: (4.9e-324) ** (0.0): 1.0
// out: max (4.9e-324) (0.0): 4.940656458e-324
// out: compare (4.9e-324) (0.0): 1
// out: Math.Pow(4.9e-324,2.0): 0.0
// out: Math.Atan2(4.9e-324,2.0): 0.0
// out: Math.Max(4.9e-324,2.0): 2.0
// out: Math.Min(4.9e-324,2.0): 4.940656458e-324
// out: Math.IEEERemainder(4.9e-324,2.0): 4.940656458e-324
// out: Math.CopySign(4.9e-324,2.0): 4.940656458e-324
// out: Math.MaxMagnitude(4.9e-324,2.0): 2.0
// out: Math.MinMagnitude(4.9e-324,2.0): 4.940656458e-324
// out: (4.9e-324) % (2.0): 4.940656458e-324
// out: (4.9e-324) ** (2.0): 0.0
// out: max (4.9e-324) (2.0): 2.0
// out: compare (4.9e-324) (2.0): -1
// out: Math.Pow(4.9e-324,-1.0): infinity
// out: Math.Atan2(4.9e-324,-1.0): 3.141592654
// out: Math.Max(4.9e-324,-1.0): 4.940656458e-324
// out: Math.Min(4.9e-324,-1.0): -1.0
// out: Math.IEEERemainder(4.9e-324,-1.0): 4.940656458e-324
// out: Math.CopySign(4.9e-324,-1.0): -4.940656458e-324
// out: Math.MaxMagnitude(4.9e-324,-1.0): -1.0
// out: Math.MinMagnitude(4.9e-324,-1.0): 4.940656458e-324
// out: (4.9e-324) % (-1.0): 4.940656458e-324
// out: (4.9e-324) ** (-1.0): infinity
// out: max (4.9e-324) (-1.0): 4.940656458e-324
// out: compare (4.9e-324) (-1.0): 1
// out: Math.Pow(4.9e-324,nan): nan
// out: Math.Atan2(4.9e-324,nan): nan
// out: Math.Max(4.9e-324,nan): nan
// out: Math.Min(4.9e-324,nan): nan
// out: Math.IEEERemainder(4.9e-324,nan): nan
// out: Math.CopySign(4.9e-324,nan): -4.940656458e-324
// out: Math.MaxMagnitude(4.9e-324,nan): nan
// out: Math.MinMagnitude(4.9e-324,nan): nan
// out: (4.9e-324) % (nan): nan
// out: (4.9e-324) ** (nan): nan
// out: max (4.9e-324) (nan): nan
// out: compare (4.9e-324) (nan): 1
// out: Math.Pow(4.9e-324,infinity): 0.0
// out: Math.Atan2(4.9e-324,infinity): 0.0
// out: Math.Max(4.9e-324,infinity): infinity
// out: Math.Min(4.9e-324,infinity): 4.940656458e-324
// out: Math.IEEERemainder(4.9e-324,infinity): 4.940656458e-324
// out: Math.CopySign(4.9e-324,infinity): 4.940656458e-324
// out: Math.MaxMagnitude(4.9e-324,infinity): infinity
// out: Math.MinMagnitude(4.9e-324,infinity): 4.940656458e-324
// out: (4.9e-324) % (infinity): 4.940656458e-324
// out: (4.9e-324) ** (infinity): 0.0
// out: max (4.9e-324) (infinity): infinity
// out: compare (4.9e-324) (infinity): -1
// out: Math.Round(4.9e-324,0): 0.0
// out: Math.Round(4.9e-324,2): 0.0
// out: Math.Round(4.9e-324,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(4.9e-324,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(4.9e-324,MidpointRounding.ToEven): 0.0
// out: Math.Round(4.9e-324,1,MidpointRounding.ToEven): 0.0
// out: Math.Round(4.9e-324,MidpointRounding.AwayFromZero): 0.0
// out: Math.Round(4.9e-324,1,MidpointRounding.AwayFromZero): 0.0
// out: Math.Round(4.9e-324,MidpointRounding.ToZero): 0.0
// out: Math.Round(4.9e-324,1,MidpointRounding.ToZero): 0.0
// out: Math.Round(4.9e-324,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(4.9e-324,1,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(4.9e-324,MidpointRounding.ToPositiveInfinity): 1.0
// out: Math.Round(4.9e-324,1,MidpointRounding.ToPositiveInfinity): 0.1
// out: Math.Abs(1e-5: float): 1e-05
// out: (Math.Sqrt) (1e-5): 0.00316227766
// out: (Math.Cbrt) (1e-5): 0.0215443469
// out: Math.Floor(1e-5: float): 0.0
// out: Math.Ceiling(1e-5: float): 1.0
// out: Math.Truncate(1e-5: float): 0.0
// out: Math.Round(1e-5: float): 0.0
// out: Math.Sign(1e-5: float): 1
// out: (Math.Exp) (1e-5): 1.00001
// out: (Math.Log) (1e-5): -11.51292546
// out: (Math.Log10) (1e-5): -5.0
// out: (Math.Log2) (1e-5): -16.60964047
// out: (Math.Sin) (1e-5): 1e-05
// out: (Math.Cos) (1e-5): 0.9999999999
// out: (Math.Tan) (1e-5): 1e-05
// out: (Math.Asin) (1e-5): 1e-05
// out: (Math.Acos) (1e-5): 1.570786327
// out: (Math.Atan) (1e-5): 1e-05
// out: (Math.Sinh) (1e-5): 1e-05
// out: (Math.Cosh) (1e-5): 1.0
// out: (Math.Tanh) (1e-5): 1e-05
// out: (Math.Asinh) (1e-5): 1e-05
// out: (Math.Acosh) (1e-5): nan
// out: (Math.Atanh) (1e-5): 1e-05
// out: (Math.ILogB) (1e-5): -17
// out: (Math.BitIncrement) (1e-5): 1e-05
// out: (Math.BitDecrement) (1e-5): 1e-05
// out: (abs) (1e-5): 1e-05
// out: (sign) (1e-5): 1
// out: (floor) (1e-5): 0.0
// out: (ceil) (1e-5): 1.0
// out: (round) (1e-5): 0.0
// out: (truncate) (1e-5): 0.0
// out: (sqrt) (1e-5): 0.00316227766
// out: (exp) (1e-5): 1.00001
// out: (log) (1e-5): -11.51292546
// out: (log10) (1e-5): -5.0
// out: (sin) (1e-5): 1e-05
// out: (int) (1e-5): 0
// out: (int64) (1e-5): 0L
// out: (byte) (1e-5): 0uy
// out: (uint32) (1e-5): 0u
// out: (string) (1e-5): "1E-05"
// out: (float32) (1e-5): 9.999999747e-06f
// out: (decimal) (1e-5): 0.00001M
// out: (Checked.int) (1e-5): 0
// out: (Checked.byte) (1e-5): 0uy
// out: (Checked.uint64) (1e-5): 0UL
// out: Convert.ToInt32(1e-5: float): 0
// out: Convert.ToInt64(1e-5: float): 0L
// out: Convert.ToByte(1e-5: float): 0uy
// out: Convert.ToBoolean(1e-5: float): true
// out: Convert.ToDecimal(1e-5: float): 0.00001M
// out: Convert.ToString(1e-5: float): "1E-05"
// out: (BitConverter.DoubleToInt64Bits) (1e-5): 4532020583610935537L
// out: (Double.IsNaN) (1e-5): false
// out: (Double.IsFinite) (1e-5): true
// out: (Double.IsNegative) (1e-5): false
// out: (Double.IsInteger) (1e-5): false
// out: (Double.IsSubnormal) (1e-5): false
// out: (Double.IsNormal) (1e-5): true
// out: BigInteger(1e-5: float): 0
// out: (hash) (1e-5): -1241018300
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (1e-5): false
// out: Math.Pow(1e-5,0.0): 1.0
// out: Math.Atan2(1e-5,0.0): 1.570796327
// out: Math.Max(1e-5,0.0): 1e-05
// out: Math.Min(1e-5,0.0): 0.0
// out: Math.IEEERemainder(1e-5,0.0): nan
// out: Math.CopySign(1e-5,0.0): 1e-05
// out: Math.MaxMagnitude(1e-5,0.0): 1e-05
// out: Math.MinMagnitude(1e-5,0.0): 0.0
// out: (1e-5) % (0.0): nan
// out: (1e-5) ** (0.0): 1.0
// out: max (1e-5) (0.0): 1e-05
// out: compare (1e-5) (0.0): 1
// out: Math.Pow(1e-5,2.0): 1e-10
// out: Math.Atan2(1e-5,2.0): 5e-06
// out: Math.Max(1e-5,2.0): 2.0
// out: Math.Min(1e-5,2.0): 1e-05
// out: Math.IEEERemainder(1e-5,2.0): 1e-05
// out: Math.CopySign(1e-5,2.0): 1e-05
// out: Math.MaxMagnitude(1e-5,2.0): 2.0
// out: Math.MinMagnitude(1e-5,2.0): 1e-05
// out: (1e-5) % (2.0): 1e-05
// out: (1e-5) ** (2.0): 1e-10
// out: max (1e-5) (2.0): 2.0
// out: compare (1e-5) (2.0): -1
// out: Math.Pow(1e-5,-1.0): 100000.0
// out: Math.Atan2(1e-5,-1.0): 3.141582654
// out: Math.Max(1e-5,-1.0): 1e-05
// out: Math.Min(1e-5,-1.0): -1.0
// out: Math.IEEERemainder(1e-5,-1.0): 1e-05
// out: Math.CopySign(1e-5,-1.0): -1e-05
// out: Math.MaxMagnitude(1e-5,-1.0): -1.0
// out: Math.MinMagnitude(1e-5,-1.0): 1e-05
// out: (1e-5) % (-1.0): 1e-05
// out: (1e-5) ** (-1.0): 100000.0
// out: max (1e-5) (-1.0): 1e-05
// out: compare (1e-5) (-1.0): 1
// out: Math.Pow(1e-5,nan): nan
// out: Math.Atan2(1e-5,nan): nan
// out: Math.Max(1e-5,nan): nan
// out: Math.Min(1e-5,nan): nan
// out: Math.IEEERemainder(1e-5,nan): nan
// out: Math.CopySign(1e-5,nan): -1e-05
// out: Math.MaxMagnitude(1e-5,nan): nan
// out: Math.MinMagnitude(1e-5,nan): nan
// out: (1e-5) % (nan): nan
// out: (1e-5) ** (nan): nan
// out: max (1e-5) (nan): nan
// out: compare (1e-5) (nan): 1
// out: Math.Pow(1e-5,infinity): 0.0
// out: Math.Atan2(1e-5,infinity): 0.0
// out: Math.Max(1e-5,infinity): infinity
// out: Math.Min(1e-5,infinity): 1e-05
// out: Math.IEEERemainder(1e-5,infinity): 1e-05
// out: Math.CopySign(1e-5,infinity): 1e-05
// out: Math.MaxMagnitude(1e-5,infinity): infinity
// out: Math.MinMagnitude(1e-5,infinity): 1e-05
// out: (1e-5) % (infinity): 1e-05
// out: (1e-5) ** (infinity): 0.0
// out: max (1e-5) (infinity): infinity
// out: compare (1e-5) (infinity): -1
// out: Math.Round(1e-5,0): 0.0
// out: Math.Round(1e-5,2): 0.0
// out: Math.Round(1e-5,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(1e-5,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(1e-5,MidpointRounding.ToEven): 0.0
// out: Math.Round(1e-5,1,MidpointRounding.ToEven): 0.0
// out: Math.Round(1e-5,MidpointRounding.AwayFromZero): 0.0
// out: Math.Round(1e-5,1,MidpointRounding.AwayFromZero): 0.0
// out: Math.Round(1e-5,MidpointRounding.ToZero): 0.0
// out: Math.Round(1e-5,1,MidpointRounding.ToZero): 0.0
// out: Math.Round(1e-5,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(1e-5,1,MidpointRounding.ToNegativeInfinity): 0.0
// out: Math.Round(1e-5,MidpointRounding.ToPositiveInfinity): 1.0
// out: Math.Round(1e-5,1,MidpointRounding.ToPositiveInfinity): 0.1
// out: Math.Abs(123456.789: float): 123456.789
// out: (Math.Sqrt) (123456.789): 351.3641829
// out: (Math.Cbrt) (123456.789): 49.79338592
// out: Math.Floor(123456.789: float): 123456.0
// out: Math.Ceiling(123456.789: float): 123457.0
// out: Math.Truncate(123456.789: float): 123456.0
// out: Math.Round(123456.789: float): 123457.0
// out: Math.Sign(123456.789: float): 1
// out: (Math.Exp) (123456.789): infinity
// out: (Math.Log) (123456.789): 11.72364649
// out: (Math.Log10) (123456.789): 5.091514977
// out: (Math.Log2) (123456.789): 16.91364665
// out: (Math.Sin) (123456.789): -0.9986640823
// out: (Math.Cos) (123456.789): 0.05167253272
// out: (Math.Tan) (123456.789): -19.32678794
// out: (Math.Asin) (123456.789): nan
// out: (Math.Acos) (123456.789): nan
// out: (Math.Atan) (123456.789): 1.570788227
// out: (Math.Sinh) (123456.789): infinity
// out: (Math.Cosh) (123456.789): infinity
// out: (Math.Tanh) (123456.789): 1.0
// out: (Math.Asinh) (123456.789): 12.41679367
// out: (Math.Acosh) (123456.789): 12.41679367
// out: (Math.Atanh) (123456.789): nan
// out: (Math.ILogB) (123456.789): 16
// out: (Math.BitIncrement) (123456.789): 123456.789
// out: (Math.BitDecrement) (123456.789): 123456.789
// out: (abs) (123456.789): 123456.789
// out: (sign) (123456.789): 1
// out: (floor) (123456.789): 123456.0
// out: (ceil) (123456.789): 123457.0
// out: (round) (123456.789): 123457.0
// out: (truncate) (123456.789): 123456.0
// out: (sqrt) (123456.789): 351.3641829
// out: (exp) (123456.789): infinity
// out: (log) (123456.789): 11.72364649
// out: (log10) (123456.789): 5.091514977
// out: (sin) (123456.789): -0.9986640823
// out: (int) (123456.789): 123456
// out: (int64) (123456.789): 123456L
// out: (byte) (123456.789): 64uy
// out: (uint32) (123456.789): 123456u
// out: (string) (123456.789): "123456.789"
// out: (float32) (123456.789): 123456.7891f
// out: (decimal) (123456.789): 123456.789M
// out: (Checked.int) (123456.789): 123456
// out: (Checked.byte) (123456.789): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (123456.789): 123456UL
// out: Convert.ToInt32(123456.789: float): 123457
// out: Convert.ToInt64(123456.789: float): 123457L
// out: Convert.ToByte(123456.789: float): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToBoolean(123456.789: float): true
// out: Convert.ToDecimal(123456.789: float): 123456.789M
// out: Convert.ToString(123456.789: float): "123456.789"
// out: (BitConverter.DoubleToInt64Bits) (123456.789): 4683220299150161609L
// out: (Double.IsNaN) (123456.789): false
// out: (Double.IsFinite) (123456.789): true
// out: (Double.IsNegative) (123456.789): false
// out: (Double.IsInteger) (123456.789): false
// out: (Double.IsSubnormal) (123456.789): false
// out: (Double.IsNormal) (123456.789): true
// out: BigInteger(123456.789: float): 123456
// out: (hash) (123456.789): -549432635
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (123456.789): false
// out: Math.Pow(123456.789,0.0): 1.0
// out: Math.Atan2(123456.789,0.0): 1.570796327
// out: Math.Max(123456.789,0.0): 123456.789
// out: Math.Min(123456.789,0.0): 0.0
// out: Math.IEEERemainder(123456.789,0.0): nan
// out: Math.CopySign(123456.789,0.0): 123456.789
// out: Math.MaxMagnitude(123456.789,0.0): 123456.789
// out: Math.MinMagnitude(123456.789,0.0): 0.0
// out: (123456.789) % (0.0): nan
// out: (123456.789) ** (0.0): 1.0
// out: max (123456.789) (0.0): 123456.789
// out: compare (123456.789) (0.0): 1
// out: Math.Pow(123456.789,2.0): 1.524157875e+10
// out: Math.Atan2(123456.789,2.0): 1.570780127
// out: Math.Max(123456.789,2.0): 123456.789
// out: Math.Min(123456.789,2.0): 2.0
// out: Math.IEEERemainder(123456.789,2.0): 0.789
// out: Math.CopySign(123456.789,2.0): 123456.789
// out: Math.MaxMagnitude(123456.789,2.0): 123456.789
// out: Math.MinMagnitude(123456.789,2.0): 2.0
// out: (123456.789) % (2.0): 0.789
// out: (123456.789) ** (2.0): 1.524157875e+10
// out: max (123456.789) (2.0): 123456.789
// out: compare (123456.789) (2.0): 1
// out: Math.Pow(123456.789,-1.0): 8.100000074e-06
// out: Math.Atan2(123456.789,-1.0): 1.570804427
// out: Math.Max(123456.789,-1.0): 123456.789
// out: Math.Min(123456.789,-1.0): -1.0
// out: Math.IEEERemainder(123456.789,-1.0): -0.211
// out: Math.CopySign(123456.789,-1.0): -123456.789
// out: Math.MaxMagnitude(123456.789,-1.0): 123456.789
// out: Math.MinMagnitude(123456.789,-1.0): -1.0
// out: (123456.789) % (-1.0): 0.789
// out: (123456.789) ** (-1.0): 8.100000074e-06
// out: max (123456.789) (-1.0): 123456.789
// out: compare (123456.789) (-1.0): 1
// out: Math.Pow(123456.789,nan): nan
// out: Math.Atan2(123456.789,nan): nan
// out: Math.Max(123456.789,nan): nan
// out: Math.Min(123456.789,nan): nan
// out: Math.IEEERemainder(123456.789,nan): nan
// out: Math.CopySign(123456.789,nan): -123456.789
// out: Math.MaxMagnitude(123456.789,nan): nan
// out: Math.MinMagnitude(123456.789,nan): nan
// out: (123456.789) % (nan): nan
// out: (123456.789) ** (nan): nan
// out: max (123456.789) (nan): nan
// out: compare (123456.789) (nan): 1
// out: Math.Pow(123456.789,infinity): infinity
// out: Math.Atan2(123456.789,infinity): 0.0
// out: Math.Max(123456.789,infinity): infinity
// out: Math.Min(123456.789,infinity): 123456.789
// out: Math.IEEERemainder(123456.789,infinity): 123456.789
// out: Math.CopySign(123456.789,infinity): 123456.789
// out: Math.MaxMagnitude(123456.789,infinity): infinity
// out: Math.MinMagnitude(123456.789,infinity): 123456.789
// out: (123456.789) % (infinity): 123456.789
// out: (123456.789) ** (infinity): infinity
// out: max (123456.789) (infinity): infinity
// out: compare (123456.789) (infinity): -1
// out: Math.Round(123456.789,0): 123457.0
// out: Math.Round(123456.789,2): 123456.79
// out: Math.Round(123456.789,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(123456.789,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(123456.789,MidpointRounding.ToEven): 123457.0
// out: Math.Round(123456.789,1,MidpointRounding.ToEven): 123456.8
// out: Math.Round(123456.789,MidpointRounding.AwayFromZero): 123457.0
// out: Math.Round(123456.789,1,MidpointRounding.AwayFromZero): 123456.8
// out: Math.Round(123456.789,MidpointRounding.ToZero): 123456.0
// out: Math.Round(123456.789,1,MidpointRounding.ToZero): 123456.7
// out: Math.Round(123456.789,MidpointRounding.ToNegativeInfinity): 123456.0
// out: Math.Round(123456.789,1,MidpointRounding.ToNegativeInfinity): 123456.7
// out: Math.Round(123456.789,MidpointRounding.ToPositiveInfinity): 123457.0
// out: Math.Round(123456.789,1,MidpointRounding.ToPositiveInfinity): 123456.8
// out: Math.Abs(-7.0: float): 7.0
// out: (Math.Sqrt) (-7.0): nan
// out: (Math.Cbrt) (-7.0): -1.912931183
// out: Math.Floor(-7.0: float): -7.0
// out: Math.Ceiling(-7.0: float): -7.0
// out: Math.Truncate(-7.0: float): -7.0
// out: Math.Round(-7.0: float): -7.0
// out: Math.Sign(-7.0: float): -1
// out: (Math.Exp) (-7.0): 0.0009118819656
// out: (Math.Log) (-7.0): nan
// out: (Math.Log10) (-7.0): nan
// out: (Math.Log2) (-7.0): nan
// out: (Math.Sin) (-7.0): -0.6569865987
// out: (Math.Cos) (-7.0): 0.7539022543
// out: (Math.Tan) (-7.0): -0.8714479827
// out: (Math.Asin) (-7.0): nan
// out: (Math.Acos) (-7.0): nan
// out: (Math.Atan) (-7.0): -1.428899272
// out: (Math.Sinh) (-7.0): -548.3161233
// out: (Math.Cosh) (-7.0): 548.3170352
// out: (Math.Tanh) (-7.0): -0.9999983369
// out: (Math.Asinh) (-7.0): -2.644120761
// out: (Math.Acosh) (-7.0): nan
// out: (Math.Atanh) (-7.0): nan
// out: (Math.ILogB) (-7.0): 2
// out: (Math.BitIncrement) (-7.0): -7.0
// out: (Math.BitDecrement) (-7.0): -7.0
// out: (abs) (-7.0): 7.0
// out: (sign) (-7.0): -1
// out: (floor) (-7.0): -7.0
// out: (ceil) (-7.0): -7.0
// out: (round) (-7.0): -7.0
// out: (truncate) (-7.0): -7.0
// out: (sqrt) (-7.0): nan
// out: (exp) (-7.0): 0.0009118819656
// out: (log) (-7.0): nan
// out: (log10) (-7.0): nan
// out: (sin) (-7.0): -0.6569865987
// out: (int) (-7.0): -7
// out: (int64) (-7.0): -7L
// out: (byte) (-7.0): 249uy
// out: (uint32) (-7.0): 0u
// out: (string) (-7.0): "-7"
// out: (float32) (-7.0): -7.0f
// out: (decimal) (-7.0): -7M
// out: (Checked.int) (-7.0): -7
// out: (Checked.byte) (-7.0): OverflowException Arithmetic operation resulted in an overflow.
// out: (Checked.uint64) (-7.0): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToInt32(-7.0: float): -7
// out: Convert.ToInt64(-7.0: float): -7L
// out: Convert.ToByte(-7.0: float): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToBoolean(-7.0: float): true
// out: Convert.ToDecimal(-7.0: float): -7M
// out: Convert.ToString(-7.0: float): "-7"
// out: (BitConverter.DoubleToInt64Bits) (-7.0): -4603804719079489536L
// out: (Double.IsNaN) (-7.0): false
// out: (Double.IsFinite) (-7.0): true
// out: (Double.IsNegative) (-7.0): true
// out: (Double.IsInteger) (-7.0): true
// out: (Double.IsSubnormal) (-7.0): false
// out: (Double.IsNormal) (-7.0): true
// out: BigInteger(-7.0: float): -7
// out: (hash) (-7.0): -1071906816
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (-7.0): false
// out: Math.Pow(-7.0,0.0): 1.0
// out: Math.Atan2(-7.0,0.0): -1.570796327
// out: Math.Max(-7.0,0.0): 0.0
// out: Math.Min(-7.0,0.0): -7.0
// out: Math.IEEERemainder(-7.0,0.0): nan
// out: Math.CopySign(-7.0,0.0): 7.0
// out: Math.MaxMagnitude(-7.0,0.0): -7.0
// out: Math.MinMagnitude(-7.0,0.0): 0.0
// out: (-7.0) % (0.0): nan
// out: (-7.0) ** (0.0): 1.0
// out: max (-7.0) (0.0): 0.0
// out: compare (-7.0) (0.0): -1
// out: Math.Pow(-7.0,2.0): 49.0
// out: Math.Atan2(-7.0,2.0): -1.292496668
// out: Math.Max(-7.0,2.0): 2.0
// out: Math.Min(-7.0,2.0): -7.0
// out: Math.IEEERemainder(-7.0,2.0): 1.0
// out: Math.CopySign(-7.0,2.0): 7.0
// out: Math.MaxMagnitude(-7.0,2.0): -7.0
// out: Math.MinMagnitude(-7.0,2.0): 2.0
// out: (-7.0) % (2.0): -1.0
// out: (-7.0) ** (2.0): 49.0
// out: max (-7.0) (2.0): 2.0
// out: compare (-7.0) (2.0): -1
// out: Math.Pow(-7.0,-1.0): -0.1428571429
// out: Math.Atan2(-7.0,-1.0): -1.712693381
// out: Math.Max(-7.0,-1.0): -1.0
// out: Math.Min(-7.0,-1.0): -7.0
// out: Math.IEEERemainder(-7.0,-1.0): -0.0
// out: Math.CopySign(-7.0,-1.0): -7.0
// out: Math.MaxMagnitude(-7.0,-1.0): -7.0
// out: Math.MinMagnitude(-7.0,-1.0): -1.0
// out: (-7.0) % (-1.0): -0.0
// out: (-7.0) ** (-1.0): -0.1428571429
// out: max (-7.0) (-1.0): -1.0
// out: compare (-7.0) (-1.0): -1
// out: Math.Pow(-7.0,nan): nan
// out: Math.Atan2(-7.0,nan): nan
// out: Math.Max(-7.0,nan): nan
// out: Math.Min(-7.0,nan): nan
// out: Math.IEEERemainder(-7.0,nan): nan
// out: Math.CopySign(-7.0,nan): -7.0
// out: Math.MaxMagnitude(-7.0,nan): nan
// out: Math.MinMagnitude(-7.0,nan): nan
// out: (-7.0) % (nan): nan
// out: (-7.0) ** (nan): nan
// out: max (-7.0) (nan): nan
// out: compare (-7.0) (nan): 1
// out: Math.Pow(-7.0,infinity): infinity
// out: Math.Atan2(-7.0,infinity): -0.0
// out: Math.Max(-7.0,infinity): infinity
// out: Math.Min(-7.0,infinity): -7.0
// out: Math.IEEERemainder(-7.0,infinity): -7.0
// out: Math.CopySign(-7.0,infinity): 7.0
// out: Math.MaxMagnitude(-7.0,infinity): infinity
// out: Math.MinMagnitude(-7.0,infinity): -7.0
// out: (-7.0) % (infinity): -7.0
// out: (-7.0) ** (infinity): infinity
// out: max (-7.0) (infinity): infinity
// out: compare (-7.0) (infinity): -1
// out: Math.Round(-7.0,0): -7.0
// out: Math.Round(-7.0,2): -7.0
// out: Math.Round(-7.0,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-7.0,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(-7.0,MidpointRounding.ToEven): -7.0
// out: Math.Round(-7.0,1,MidpointRounding.ToEven): -7.0
// out: Math.Round(-7.0,MidpointRounding.AwayFromZero): -7.0
// out: Math.Round(-7.0,1,MidpointRounding.AwayFromZero): -7.0
// out: Math.Round(-7.0,MidpointRounding.ToZero): -7.0
// out: Math.Round(-7.0,1,MidpointRounding.ToZero): -7.0
// out: Math.Round(-7.0,MidpointRounding.ToNegativeInfinity): -7.0
// out: Math.Round(-7.0,1,MidpointRounding.ToNegativeInfinity): -7.0
// out: Math.Round(-7.0,MidpointRounding.ToPositiveInfinity): -7.0
// out: Math.Round(-7.0,1,MidpointRounding.ToPositiveInfinity): -7.0
// out: Math.Abs(3.7: float): 3.7
// out: (Math.Sqrt) (3.7): 1.923538406
// out: (Math.Cbrt) (3.7): 1.546680374
// out: Math.Floor(3.7: float): 3.0
// out: Math.Ceiling(3.7: float): 4.0
// out: Math.Truncate(3.7: float): 3.0
// out: Math.Round(3.7: float): 4.0
// out: Math.Sign(3.7: float): 1
// out: (Math.Exp) (3.7): 40.44730436
// out: (Math.Log) (3.7): 1.30833282
// out: (Math.Log10) (3.7): 0.5682017241
// out: (Math.Log2) (3.7): 1.887525271
// out: (Math.Sin) (3.7): -0.5298361409
// out: (Math.Cos) (3.7): -0.8481000317
// out: (Math.Tan) (3.7): 0.6247330752
// out: (Math.Asin) (3.7): nan
// out: (Math.Acos) (3.7): nan
// out: (Math.Atan) (3.7): 1.306832603
// out: (Math.Sinh) (3.7): 20.21129042
// out: (Math.Cosh) (3.7): 20.23601394
// out: (Math.Tanh) (3.7): 0.9987782413
// out: (Math.Asinh) (3.7): 2.019260656
// out: (Math.Acosh) (3.7): 1.982696945
// out: (Math.Atanh) (3.7): nan
// out: (Math.ILogB) (3.7): 1
// out: (Math.BitIncrement) (3.7): 3.7
// out: (Math.BitDecrement) (3.7): 3.7
// out: (abs) (3.7): 3.7
// out: (sign) (3.7): 1
// out: (floor) (3.7): 3.0
// out: (ceil) (3.7): 4.0
// out: (round) (3.7): 4.0
// out: (truncate) (3.7): 3.0
// out: (sqrt) (3.7): 1.923538406
// out: (exp) (3.7): 40.44730436
// out: (log) (3.7): 1.30833282
// out: (log10) (3.7): 0.5682017241
// out: (sin) (3.7): -0.5298361409
// out: (int) (3.7): 3
// out: (int64) (3.7): 3L
// out: (byte) (3.7): 3uy
// out: (uint32) (3.7): 3u
// out: (string) (3.7): "3.7"
// out: (float32) (3.7): 3.700000048f
// out: (decimal) (3.7): 3.7M
// out: (Checked.int) (3.7): 3
// out: (Checked.byte) (3.7): 3uy
// out: (Checked.uint64) (3.7): 3UL
// out: Convert.ToInt32(3.7: float): 4
// out: Convert.ToInt64(3.7: float): 4L
// out: Convert.ToByte(3.7: float): 4uy
// out: Convert.ToBoolean(3.7: float): true
// out: Convert.ToDecimal(3.7: float): 3.7M
// out: Convert.ToString(3.7: float): "3.7"
// out: (BitConverter.DoubleToInt64Bits) (3.7): 4615514078110652826L
// out: (Double.IsNaN) (3.7): false
// out: (Double.IsFinite) (3.7): true
// out: (Double.IsNegative) (3.7): false
// out: (Double.IsInteger) (3.7): false
// out: (Double.IsSubnormal) (3.7): false
// out: (Double.IsNormal) (3.7): true
// out: BigInteger(3.7: float): 3
// out: (hash) (3.7): -644612093
// out: (Math.ReciprocalEstimate >> Double.IsNaN) (3.7): false
// out: Math.Pow(3.7,0.0): 1.0
// out: Math.Atan2(3.7,0.0): 1.570796327
// out: Math.Max(3.7,0.0): 3.7
// out: Math.Min(3.7,0.0): 0.0
// out: Math.IEEERemainder(3.7,0.0): nan
// out: Math.CopySign(3.7,0.0): 3.7
// out: Math.MaxMagnitude(3.7,0.0): 3.7
// out: Math.MinMagnitude(3.7,0.0): 0.0
// out: (3.7) % (0.0): nan
// out: (3.7) ** (0.0): 1.0
// out: max (3.7) (0.0): 3.7
// out: compare (3.7) (0.0): 1
// out: Math.Pow(3.7,2.0): 13.69
// out: Math.Atan2(3.7,2.0): 1.075244653
// out: Math.Max(3.7,2.0): 3.7
// out: Math.Min(3.7,2.0): 2.0
// out: Math.IEEERemainder(3.7,2.0): -0.3
// out: Math.CopySign(3.7,2.0): 3.7
// out: Math.MaxMagnitude(3.7,2.0): 3.7
// out: Math.MinMagnitude(3.7,2.0): 2.0
// out: (3.7) % (2.0): 1.7
// out: (3.7) ** (2.0): 13.69
// out: max (3.7) (2.0): 3.7
// out: compare (3.7) (2.0): 1
// out: Math.Pow(3.7,-1.0): 0.2702702703
// out: Math.Atan2(3.7,-1.0): 1.83476005
// out: Math.Max(3.7,-1.0): 3.7
// out: Math.Min(3.7,-1.0): -1.0
// out: Math.IEEERemainder(3.7,-1.0): -0.3
// out: Math.CopySign(3.7,-1.0): -3.7
// out: Math.MaxMagnitude(3.7,-1.0): 3.7
// out: Math.MinMagnitude(3.7,-1.0): -1.0
// out: (3.7) % (-1.0): 0.7
// out: (3.7) ** (-1.0): 0.2702702703
// out: max (3.7) (-1.0): 3.7
// out: compare (3.7) (-1.0): 1
// out: Math.Pow(3.7,nan): nan
// out: Math.Atan2(3.7,nan): nan
// out: Math.Max(3.7,nan): nan
// out: Math.Min(3.7,nan): nan
// out: Math.IEEERemainder(3.7,nan): nan
// out: Math.CopySign(3.7,nan): -3.7
// out: Math.MaxMagnitude(3.7,nan): nan
// out: Math.MinMagnitude(3.7,nan): nan
// out: (3.7) % (nan): nan
// out: (3.7) ** (nan): nan
// out: max (3.7) (nan): nan
// out: compare (3.7) (nan): 1
// out: Math.Pow(3.7,infinity): infinity
// out: Math.Atan2(3.7,infinity): 0.0
// out: Math.Max(3.7,infinity): infinity
// out: Math.Min(3.7,infinity): 3.7
// out: Math.IEEERemainder(3.7,infinity): 3.7
// out: Math.CopySign(3.7,infinity): 3.7
// out: Math.MaxMagnitude(3.7,infinity): infinity
// out: Math.MinMagnitude(3.7,infinity): 3.7
// out: (3.7) % (infinity): 3.7
// out: (3.7) ** (infinity): infinity
// out: max (3.7) (infinity): infinity
// out: compare (3.7) (infinity): -1
// out: Math.Round(3.7,0): 4.0
// out: Math.Round(3.7,2): 3.7
// out: Math.Round(3.7,-1): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(3.7,16): ArgumentOutOfRangeException Rounding digits must be between 0 and 15, inclusive. (Parameter 'digits')
// out: Math.Round(3.7,MidpointRounding.ToEven): 4.0
// out: Math.Round(3.7,1,MidpointRounding.ToEven): 3.7
// out: Math.Round(3.7,MidpointRounding.AwayFromZero): 4.0
// out: Math.Round(3.7,1,MidpointRounding.AwayFromZero): 3.7
// out: Math.Round(3.7,MidpointRounding.ToZero): 3.0
// out: Math.Round(3.7,1,MidpointRounding.ToZero): 3.7
// out: Math.Round(3.7,MidpointRounding.ToNegativeInfinity): 3.0
// out: Math.Round(3.7,1,MidpointRounding.ToNegativeInfinity): 3.7
// out: Math.Round(3.7,MidpointRounding.ToPositiveInfinity): 4.0
// out: Math.Round(3.7,1,MidpointRounding.ToPositiveInfinity): 3.7
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "Math.Abs(0.0: float)" (fun () -> Math.Abs(0.0: float))
t "(Math.Sqrt) (0.0)" (fun () -> (Math.Sqrt) (0.0))
t "(Math.Cbrt) (0.0)" (fun () -> (Math.Cbrt) (0.0))
t "Math.Floor(0.0: float)" (fun () -> Math.Floor(0.0: float))
t "Math.Ceiling(0.0: float)" (fun () -> Math.Ceiling(0.0: float))
t "Math.Truncate(0.0: float)" (fun () -> Math.Truncate(0.0: float))
t "Math.Round(0.0: float)" (fun () -> Math.Round(0.0: float))
t "Math.Sign(0.0: float)" (fun () -> Math.Sign(0.0: float))
t "(Math.Exp) (0.0)" (fun () -> (Math.Exp) (0.0))
t "(Math.Log) (0.0)" (fun () -> (Math.Log) (0.0))
t "(Math.Log10) (0.0)" (fun () -> (Math.Log10) (0.0))
t "(Math.Log2) (0.0)" (fun () -> (Math.Log2) (0.0))
t "(Math.Sin) (0.0)" (fun () -> (Math.Sin) (0.0))
t "(Math.Cos) (0.0)" (fun () -> (Math.Cos) (0.0))
t "(Math.Tan) (0.0)" (fun () -> (Math.Tan) (0.0))
t "(Math.Asin) (0.0)" (fun () -> (Math.Asin) (0.0))
t "(Math.Acos) (0.0)" (fun () -> (Math.Acos) (0.0))
t "(Math.Atan) (0.0)" (fun () -> (Math.Atan) (0.0))
t "(Math.Sinh) (0.0)" (fun () -> (Math.Sinh) (0.0))
t "(Math.Cosh) (0.0)" (fun () -> (Math.Cosh) (0.0))
t "(Math.Tanh) (0.0)" (fun () -> (Math.Tanh) (0.0))
t "(Math.Asinh) (0.0)" (fun () -> (Math.Asinh) (0.0))
t "(Math.Acosh) (0.0)" (fun () -> (Math.Acosh) (0.0))
t "(Math.Atanh) (0.0)" (fun () -> (Math.Atanh) (0.0))
t "(Math.ILogB) (0.0)" (fun () -> (Math.ILogB) (0.0))
t "(Math.BitIncrement) (0.0)" (fun () -> (Math.BitIncrement) (0.0))
t "(Math.BitDecrement) (0.0)" (fun () -> (Math.BitDecrement) (0.0))
t "(abs) (0.0)" (fun () -> (abs) (0.0))
t "(sign) (0.0)" (fun () -> (sign) (0.0))
t "(floor) (0.0)" (fun () -> (floor) (0.0))
t "(ceil) (0.0)" (fun () -> (ceil) (0.0))
t "(round) (0.0)" (fun () -> (round) (0.0))
t "(truncate) (0.0)" (fun () -> (truncate) (0.0))
t "(sqrt) (0.0)" (fun () -> (sqrt) (0.0))
t "(exp) (0.0)" (fun () -> (exp) (0.0))
t "(log) (0.0)" (fun () -> (log) (0.0))
t "(log10) (0.0)" (fun () -> (log10) (0.0))
t "(sin) (0.0)" (fun () -> (sin) (0.0))
t "(int) (0.0)" (fun () -> (int) (0.0))
t "(int64) (0.0)" (fun () -> (int64) (0.0))
t "(byte) (0.0)" (fun () -> (byte) (0.0))
t "(uint32) (0.0)" (fun () -> (uint32) (0.0))
t "(string) (0.0)" (fun () -> (string) (0.0))
t "(float32) (0.0)" (fun () -> (float32) (0.0))
t "(decimal) (0.0)" (fun () -> (decimal) (0.0))
t "(Checked.int) (0.0)" (fun () -> (Checked.int) (0.0))
t "(Checked.byte) (0.0)" (fun () -> (Checked.byte) (0.0))
t "(Checked.uint64) (0.0)" (fun () -> (Checked.uint64) (0.0))
t "Convert.ToInt32(0.0: float)" (fun () -> Convert.ToInt32(0.0: float))
t "Convert.ToInt64(0.0: float)" (fun () -> Convert.ToInt64(0.0: float))
t "Convert.ToByte(0.0: float)" (fun () -> Convert.ToByte(0.0: float))
t "Convert.ToBoolean(0.0: float)" (fun () -> Convert.ToBoolean(0.0: float))
t "Convert.ToDecimal(0.0: float)" (fun () -> Convert.ToDecimal(0.0: float))
t "Convert.ToString(0.0: float)" (fun () -> Convert.ToString(0.0: float))
t "(BitConverter.DoubleToInt64Bits) (0.0)" (fun () -> (BitConverter.DoubleToInt64Bits) (0.0))
t "(Double.IsNaN) (0.0)" (fun () -> (Double.IsNaN) (0.0))
t "(Double.IsFinite) (0.0)" (fun () -> (Double.IsFinite) (0.0))
t "(Double.IsNegative) (0.0)" (fun () -> (Double.IsNegative) (0.0))
t "(Double.IsInteger) (0.0)" (fun () -> (Double.IsInteger) (0.0))
t "(Double.IsSubnormal) (0.0)" (fun () -> (Double.IsSubnormal) (0.0))
t "(Double.IsNormal) (0.0)" (fun () -> (Double.IsNormal) (0.0))
t "BigInteger(0.0: float)" (fun () -> BigInteger(0.0: float))
t "(hash) (0.0)" (fun () -> (hash) (0.0))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (0.0)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (0.0))
t "Math.Pow(0.0,0.0)" (fun () -> Math.Pow(0.0,0.0))
t "Math.Atan2(0.0,0.0)" (fun () -> Math.Atan2(0.0,0.0))
t "Math.Max(0.0,0.0)" (fun () -> Math.Max(0.0,0.0))
t "Math.Min(0.0,0.0)" (fun () -> Math.Min(0.0,0.0))
t "Math.IEEERemainder(0.0,0.0)" (fun () -> Math.IEEERemainder(0.0,0.0))
t "Math.CopySign(0.0,0.0)" (fun () -> Math.CopySign(0.0,0.0))
t "Math.MaxMagnitude(0.0,0.0)" (fun () -> Math.MaxMagnitude(0.0,0.0))
t "Math.MinMagnitude(0.0,0.0)" (fun () -> Math.MinMagnitude(0.0,0.0))
t "(0.0) % (0.0)" (fun () -> (0.0) % (0.0))
t "(0.0) ** (0.0)" (fun () -> (0.0) ** (0.0))
t "max (0.0) (0.0)" (fun () -> max (0.0) (0.0))
t "compare (0.0) (0.0)" (fun () -> compare (0.0) (0.0))
t "Math.Pow(0.0,2.0)" (fun () -> Math.Pow(0.0,2.0))
t "Math.Atan2(0.0,2.0)" (fun () -> Math.Atan2(0.0,2.0))
t "Math.Max(0.0,2.0)" (fun () -> Math.Max(0.0,2.0))
t "Math.Min(0.0,2.0)" (fun () -> Math.Min(0.0,2.0))
t "Math.IEEERemainder(0.0,2.0)" (fun () -> Math.IEEERemainder(0.0,2.0))
t "Math.CopySign(0.0,2.0)" (fun () -> Math.CopySign(0.0,2.0))
t "Math.MaxMagnitude(0.0,2.0)" (fun () -> Math.MaxMagnitude(0.0,2.0))
t "Math.MinMagnitude(0.0,2.0)" (fun () -> Math.MinMagnitude(0.0,2.0))
t "(0.0) % (2.0)" (fun () -> (0.0) % (2.0))
t "(0.0) ** (2.0)" (fun () -> (0.0) ** (2.0))
t "max (0.0) (2.0)" (fun () -> max (0.0) (2.0))
t "compare (0.0) (2.0)" (fun () -> compare (0.0) (2.0))
t "Math.Pow(0.0,-1.0)" (fun () -> Math.Pow(0.0,-1.0))
t "Math.Atan2(0.0,-1.0)" (fun () -> Math.Atan2(0.0,-1.0))
t "Math.Max(0.0,-1.0)" (fun () -> Math.Max(0.0,-1.0))
t "Math.Min(0.0,-1.0)" (fun () -> Math.Min(0.0,-1.0))
t "Math.IEEERemainder(0.0,-1.0)" (fun () -> Math.IEEERemainder(0.0,-1.0))
t "Math.CopySign(0.0,-1.0)" (fun () -> Math.CopySign(0.0,-1.0))
t "Math.MaxMagnitude(0.0,-1.0)" (fun () -> Math.MaxMagnitude(0.0,-1.0))
t "Math.MinMagnitude(0.0,-1.0)" (fun () -> Math.MinMagnitude(0.0,-1.0))
t "(0.0) % (-1.0)" (fun () -> (0.0) % (-1.0))
t "(0.0) ** (-1.0)" (fun () -> (0.0) ** (-1.0))
t "max (0.0) (-1.0)" (fun () -> max (0.0) (-1.0))
t "compare (0.0) (-1.0)" (fun () -> compare (0.0) (-1.0))
t "Math.Pow(0.0,nan)" (fun () -> Math.Pow(0.0,nan))
t "Math.Atan2(0.0,nan)" (fun () -> Math.Atan2(0.0,nan))
t "Math.Max(0.0,nan)" (fun () -> Math.Max(0.0,nan))
t "Math.Min(0.0,nan)" (fun () -> Math.Min(0.0,nan))
t "Math.IEEERemainder(0.0,nan)" (fun () -> Math.IEEERemainder(0.0,nan))
t "Math.CopySign(0.0,nan)" (fun () -> Math.CopySign(0.0,nan))
t "Math.MaxMagnitude(0.0,nan)" (fun () -> Math.MaxMagnitude(0.0,nan))
t "Math.MinMagnitude(0.0,nan)" (fun () -> Math.MinMagnitude(0.0,nan))
t "(0.0) % (nan)" (fun () -> (0.0) % (nan))
t "(0.0) ** (nan)" (fun () -> (0.0) ** (nan))
t "max (0.0) (nan)" (fun () -> max (0.0) (nan))
t "compare (0.0) (nan)" (fun () -> compare (0.0) (nan))
t "Math.Pow(0.0,infinity)" (fun () -> Math.Pow(0.0,infinity))
t "Math.Atan2(0.0,infinity)" (fun () -> Math.Atan2(0.0,infinity))
t "Math.Max(0.0,infinity)" (fun () -> Math.Max(0.0,infinity))
t "Math.Min(0.0,infinity)" (fun () -> Math.Min(0.0,infinity))
t "Math.IEEERemainder(0.0,infinity)" (fun () -> Math.IEEERemainder(0.0,infinity))
t "Math.CopySign(0.0,infinity)" (fun () -> Math.CopySign(0.0,infinity))
t "Math.MaxMagnitude(0.0,infinity)" (fun () -> Math.MaxMagnitude(0.0,infinity))
t "Math.MinMagnitude(0.0,infinity)" (fun () -> Math.MinMagnitude(0.0,infinity))
t "(0.0) % (infinity)" (fun () -> (0.0) % (infinity))
t "(0.0) ** (infinity)" (fun () -> (0.0) ** (infinity))
t "max (0.0) (infinity)" (fun () -> max (0.0) (infinity))
t "compare (0.0) (infinity)" (fun () -> compare (0.0) (infinity))
t "Math.Round(0.0,0)" (fun () -> Math.Round(0.0,0))
t "Math.Round(0.0,2)" (fun () -> Math.Round(0.0,2))
t "Math.Round(0.0,-1)" (fun () -> Math.Round(0.0,-1))
t "Math.Round(0.0,16)" (fun () -> Math.Round(0.0,16))
t "Math.Round(0.0,MidpointRounding.ToEven)" (fun () -> Math.Round(0.0,MidpointRounding.ToEven))
t "Math.Round(0.0,1,MidpointRounding.ToEven)" (fun () -> Math.Round(0.0,1,MidpointRounding.ToEven))
t "Math.Round(0.0,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(0.0,MidpointRounding.AwayFromZero))
t "Math.Round(0.0,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(0.0,1,MidpointRounding.AwayFromZero))
t "Math.Round(0.0,MidpointRounding.ToZero)" (fun () -> Math.Round(0.0,MidpointRounding.ToZero))
t "Math.Round(0.0,1,MidpointRounding.ToZero)" (fun () -> Math.Round(0.0,1,MidpointRounding.ToZero))
t "Math.Round(0.0,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(0.0,MidpointRounding.ToNegativeInfinity))
t "Math.Round(0.0,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(0.0,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(0.0,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(0.0,MidpointRounding.ToPositiveInfinity))
t "Math.Round(0.0,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(0.0,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(-0.0: float)" (fun () -> Math.Abs(-0.0: float))
t "(Math.Sqrt) (-0.0)" (fun () -> (Math.Sqrt) (-0.0))
t "(Math.Cbrt) (-0.0)" (fun () -> (Math.Cbrt) (-0.0))
t "Math.Floor(-0.0: float)" (fun () -> Math.Floor(-0.0: float))
t "Math.Ceiling(-0.0: float)" (fun () -> Math.Ceiling(-0.0: float))
t "Math.Truncate(-0.0: float)" (fun () -> Math.Truncate(-0.0: float))
t "Math.Round(-0.0: float)" (fun () -> Math.Round(-0.0: float))
t "Math.Sign(-0.0: float)" (fun () -> Math.Sign(-0.0: float))
t "(Math.Exp) (-0.0)" (fun () -> (Math.Exp) (-0.0))
t "(Math.Log) (-0.0)" (fun () -> (Math.Log) (-0.0))
t "(Math.Log10) (-0.0)" (fun () -> (Math.Log10) (-0.0))
t "(Math.Log2) (-0.0)" (fun () -> (Math.Log2) (-0.0))
t "(Math.Sin) (-0.0)" (fun () -> (Math.Sin) (-0.0))
t "(Math.Cos) (-0.0)" (fun () -> (Math.Cos) (-0.0))
t "(Math.Tan) (-0.0)" (fun () -> (Math.Tan) (-0.0))
t "(Math.Asin) (-0.0)" (fun () -> (Math.Asin) (-0.0))
t "(Math.Acos) (-0.0)" (fun () -> (Math.Acos) (-0.0))
t "(Math.Atan) (-0.0)" (fun () -> (Math.Atan) (-0.0))
t "(Math.Sinh) (-0.0)" (fun () -> (Math.Sinh) (-0.0))
t "(Math.Cosh) (-0.0)" (fun () -> (Math.Cosh) (-0.0))
t "(Math.Tanh) (-0.0)" (fun () -> (Math.Tanh) (-0.0))
t "(Math.Asinh) (-0.0)" (fun () -> (Math.Asinh) (-0.0))
t "(Math.Acosh) (-0.0)" (fun () -> (Math.Acosh) (-0.0))
t "(Math.Atanh) (-0.0)" (fun () -> (Math.Atanh) (-0.0))
t "(Math.ILogB) (-0.0)" (fun () -> (Math.ILogB) (-0.0))
t "(Math.BitIncrement) (-0.0)" (fun () -> (Math.BitIncrement) (-0.0))
t "(Math.BitDecrement) (-0.0)" (fun () -> (Math.BitDecrement) (-0.0))
t "(abs) (-0.0)" (fun () -> (abs) (-0.0))
t "(sign) (-0.0)" (fun () -> (sign) (-0.0))
t "(floor) (-0.0)" (fun () -> (floor) (-0.0))
t "(ceil) (-0.0)" (fun () -> (ceil) (-0.0))
t "(round) (-0.0)" (fun () -> (round) (-0.0))
t "(truncate) (-0.0)" (fun () -> (truncate) (-0.0))
t "(sqrt) (-0.0)" (fun () -> (sqrt) (-0.0))
t "(exp) (-0.0)" (fun () -> (exp) (-0.0))
t "(log) (-0.0)" (fun () -> (log) (-0.0))
t "(log10) (-0.0)" (fun () -> (log10) (-0.0))
t "(sin) (-0.0)" (fun () -> (sin) (-0.0))
t "(int) (-0.0)" (fun () -> (int) (-0.0))
t "(int64) (-0.0)" (fun () -> (int64) (-0.0))
t "(byte) (-0.0)" (fun () -> (byte) (-0.0))
t "(uint32) (-0.0)" (fun () -> (uint32) (-0.0))
t "(string) (-0.0)" (fun () -> (string) (-0.0))
t "(float32) (-0.0)" (fun () -> (float32) (-0.0))
t "(decimal) (-0.0)" (fun () -> (decimal) (-0.0))
t "(Checked.int) (-0.0)" (fun () -> (Checked.int) (-0.0))
t "(Checked.byte) (-0.0)" (fun () -> (Checked.byte) (-0.0))
t "(Checked.uint64) (-0.0)" (fun () -> (Checked.uint64) (-0.0))
t "Convert.ToInt32(-0.0: float)" (fun () -> Convert.ToInt32(-0.0: float))
t "Convert.ToInt64(-0.0: float)" (fun () -> Convert.ToInt64(-0.0: float))
t "Convert.ToByte(-0.0: float)" (fun () -> Convert.ToByte(-0.0: float))
t "Convert.ToBoolean(-0.0: float)" (fun () -> Convert.ToBoolean(-0.0: float))
t "Convert.ToDecimal(-0.0: float)" (fun () -> Convert.ToDecimal(-0.0: float))
t "Convert.ToString(-0.0: float)" (fun () -> Convert.ToString(-0.0: float))
t "(BitConverter.DoubleToInt64Bits) (-0.0)" (fun () -> (BitConverter.DoubleToInt64Bits) (-0.0))
t "(Double.IsNaN) (-0.0)" (fun () -> (Double.IsNaN) (-0.0))
t "(Double.IsFinite) (-0.0)" (fun () -> (Double.IsFinite) (-0.0))
t "(Double.IsNegative) (-0.0)" (fun () -> (Double.IsNegative) (-0.0))
t "(Double.IsInteger) (-0.0)" (fun () -> (Double.IsInteger) (-0.0))
t "(Double.IsSubnormal) (-0.0)" (fun () -> (Double.IsSubnormal) (-0.0))
t "(Double.IsNormal) (-0.0)" (fun () -> (Double.IsNormal) (-0.0))
t "BigInteger(-0.0: float)" (fun () -> BigInteger(-0.0: float))
t "(hash) (-0.0)" (fun () -> (hash) (-0.0))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (-0.0)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (-0.0))
t "Math.Pow(-0.0,0.0)" (fun () -> Math.Pow(-0.0,0.0))
t "Math.Atan2(-0.0,0.0)" (fun () -> Math.Atan2(-0.0,0.0))
t "Math.Max(-0.0,0.0)" (fun () -> Math.Max(-0.0,0.0))
t "Math.Min(-0.0,0.0)" (fun () -> Math.Min(-0.0,0.0))
t "Math.IEEERemainder(-0.0,0.0)" (fun () -> Math.IEEERemainder(-0.0,0.0))
t "Math.CopySign(-0.0,0.0)" (fun () -> Math.CopySign(-0.0,0.0))
t "Math.MaxMagnitude(-0.0,0.0)" (fun () -> Math.MaxMagnitude(-0.0,0.0))
t "Math.MinMagnitude(-0.0,0.0)" (fun () -> Math.MinMagnitude(-0.0,0.0))
t "(-0.0) % (0.0)" (fun () -> (-0.0) % (0.0))
t "(-0.0) ** (0.0)" (fun () -> (-0.0) ** (0.0))
t "max (-0.0) (0.0)" (fun () -> max (-0.0) (0.0))
t "compare (-0.0) (0.0)" (fun () -> compare (-0.0) (0.0))
t "Math.Pow(-0.0,2.0)" (fun () -> Math.Pow(-0.0,2.0))
t "Math.Atan2(-0.0,2.0)" (fun () -> Math.Atan2(-0.0,2.0))
t "Math.Max(-0.0,2.0)" (fun () -> Math.Max(-0.0,2.0))
t "Math.Min(-0.0,2.0)" (fun () -> Math.Min(-0.0,2.0))
t "Math.IEEERemainder(-0.0,2.0)" (fun () -> Math.IEEERemainder(-0.0,2.0))
t "Math.CopySign(-0.0,2.0)" (fun () -> Math.CopySign(-0.0,2.0))
t "Math.MaxMagnitude(-0.0,2.0)" (fun () -> Math.MaxMagnitude(-0.0,2.0))
t "Math.MinMagnitude(-0.0,2.0)" (fun () -> Math.MinMagnitude(-0.0,2.0))
t "(-0.0) % (2.0)" (fun () -> (-0.0) % (2.0))
t "(-0.0) ** (2.0)" (fun () -> (-0.0) ** (2.0))
t "max (-0.0) (2.0)" (fun () -> max (-0.0) (2.0))
t "compare (-0.0) (2.0)" (fun () -> compare (-0.0) (2.0))
t "Math.Pow(-0.0,-1.0)" (fun () -> Math.Pow(-0.0,-1.0))
t "Math.Atan2(-0.0,-1.0)" (fun () -> Math.Atan2(-0.0,-1.0))
t "Math.Max(-0.0,-1.0)" (fun () -> Math.Max(-0.0,-1.0))
t "Math.Min(-0.0,-1.0)" (fun () -> Math.Min(-0.0,-1.0))
t "Math.IEEERemainder(-0.0,-1.0)" (fun () -> Math.IEEERemainder(-0.0,-1.0))
t "Math.CopySign(-0.0,-1.0)" (fun () -> Math.CopySign(-0.0,-1.0))
t "Math.MaxMagnitude(-0.0,-1.0)" (fun () -> Math.MaxMagnitude(-0.0,-1.0))
t "Math.MinMagnitude(-0.0,-1.0)" (fun () -> Math.MinMagnitude(-0.0,-1.0))
t "(-0.0) % (-1.0)" (fun () -> (-0.0) % (-1.0))
t "(-0.0) ** (-1.0)" (fun () -> (-0.0) ** (-1.0))
t "max (-0.0) (-1.0)" (fun () -> max (-0.0) (-1.0))
t "compare (-0.0) (-1.0)" (fun () -> compare (-0.0) (-1.0))
t "Math.Pow(-0.0,nan)" (fun () -> Math.Pow(-0.0,nan))
t "Math.Atan2(-0.0,nan)" (fun () -> Math.Atan2(-0.0,nan))
t "Math.Max(-0.0,nan)" (fun () -> Math.Max(-0.0,nan))
t "Math.Min(-0.0,nan)" (fun () -> Math.Min(-0.0,nan))
t "Math.IEEERemainder(-0.0,nan)" (fun () -> Math.IEEERemainder(-0.0,nan))
t "Math.CopySign(-0.0,nan)" (fun () -> Math.CopySign(-0.0,nan))
t "Math.MaxMagnitude(-0.0,nan)" (fun () -> Math.MaxMagnitude(-0.0,nan))
t "Math.MinMagnitude(-0.0,nan)" (fun () -> Math.MinMagnitude(-0.0,nan))
t "(-0.0) % (nan)" (fun () -> (-0.0) % (nan))
t "(-0.0) ** (nan)" (fun () -> (-0.0) ** (nan))
t "max (-0.0) (nan)" (fun () -> max (-0.0) (nan))
t "compare (-0.0) (nan)" (fun () -> compare (-0.0) (nan))
t "Math.Pow(-0.0,infinity)" (fun () -> Math.Pow(-0.0,infinity))
t "Math.Atan2(-0.0,infinity)" (fun () -> Math.Atan2(-0.0,infinity))
t "Math.Max(-0.0,infinity)" (fun () -> Math.Max(-0.0,infinity))
t "Math.Min(-0.0,infinity)" (fun () -> Math.Min(-0.0,infinity))
t "Math.IEEERemainder(-0.0,infinity)" (fun () -> Math.IEEERemainder(-0.0,infinity))
t "Math.CopySign(-0.0,infinity)" (fun () -> Math.CopySign(-0.0,infinity))
t "Math.MaxMagnitude(-0.0,infinity)" (fun () -> Math.MaxMagnitude(-0.0,infinity))
t "Math.MinMagnitude(-0.0,infinity)" (fun () -> Math.MinMagnitude(-0.0,infinity))
t "(-0.0) % (infinity)" (fun () -> (-0.0) % (infinity))
t "(-0.0) ** (infinity)" (fun () -> (-0.0) ** (infinity))
t "max (-0.0) (infinity)" (fun () -> max (-0.0) (infinity))
t "compare (-0.0) (infinity)" (fun () -> compare (-0.0) (infinity))
t "Math.Round(-0.0,0)" (fun () -> Math.Round(-0.0,0))
t "Math.Round(-0.0,2)" (fun () -> Math.Round(-0.0,2))
t "Math.Round(-0.0,-1)" (fun () -> Math.Round(-0.0,-1))
t "Math.Round(-0.0,16)" (fun () -> Math.Round(-0.0,16))
t "Math.Round(-0.0,MidpointRounding.ToEven)" (fun () -> Math.Round(-0.0,MidpointRounding.ToEven))
t "Math.Round(-0.0,1,MidpointRounding.ToEven)" (fun () -> Math.Round(-0.0,1,MidpointRounding.ToEven))
t "Math.Round(-0.0,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-0.0,MidpointRounding.AwayFromZero))
t "Math.Round(-0.0,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-0.0,1,MidpointRounding.AwayFromZero))
t "Math.Round(-0.0,MidpointRounding.ToZero)" (fun () -> Math.Round(-0.0,MidpointRounding.ToZero))
t "Math.Round(-0.0,1,MidpointRounding.ToZero)" (fun () -> Math.Round(-0.0,1,MidpointRounding.ToZero))
t "Math.Round(-0.0,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-0.0,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-0.0,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-0.0,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-0.0,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-0.0,MidpointRounding.ToPositiveInfinity))
t "Math.Round(-0.0,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-0.0,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(1.0: float)" (fun () -> Math.Abs(1.0: float))
t "(Math.Sqrt) (1.0)" (fun () -> (Math.Sqrt) (1.0))
t "(Math.Cbrt) (1.0)" (fun () -> (Math.Cbrt) (1.0))
t "Math.Floor(1.0: float)" (fun () -> Math.Floor(1.0: float))
t "Math.Ceiling(1.0: float)" (fun () -> Math.Ceiling(1.0: float))
t "Math.Truncate(1.0: float)" (fun () -> Math.Truncate(1.0: float))
t "Math.Round(1.0: float)" (fun () -> Math.Round(1.0: float))
t "Math.Sign(1.0: float)" (fun () -> Math.Sign(1.0: float))
t "(Math.Exp) (1.0)" (fun () -> (Math.Exp) (1.0))
t "(Math.Log) (1.0)" (fun () -> (Math.Log) (1.0))
t "(Math.Log10) (1.0)" (fun () -> (Math.Log10) (1.0))
t "(Math.Log2) (1.0)" (fun () -> (Math.Log2) (1.0))
t "(Math.Sin) (1.0)" (fun () -> (Math.Sin) (1.0))
t "(Math.Cos) (1.0)" (fun () -> (Math.Cos) (1.0))
t "(Math.Tan) (1.0)" (fun () -> (Math.Tan) (1.0))
t "(Math.Asin) (1.0)" (fun () -> (Math.Asin) (1.0))
t "(Math.Acos) (1.0)" (fun () -> (Math.Acos) (1.0))
t "(Math.Atan) (1.0)" (fun () -> (Math.Atan) (1.0))
t "(Math.Sinh) (1.0)" (fun () -> (Math.Sinh) (1.0))
t "(Math.Cosh) (1.0)" (fun () -> (Math.Cosh) (1.0))
t "(Math.Tanh) (1.0)" (fun () -> (Math.Tanh) (1.0))
t "(Math.Asinh) (1.0)" (fun () -> (Math.Asinh) (1.0))
t "(Math.Acosh) (1.0)" (fun () -> (Math.Acosh) (1.0))
t "(Math.Atanh) (1.0)" (fun () -> (Math.Atanh) (1.0))
t "(Math.ILogB) (1.0)" (fun () -> (Math.ILogB) (1.0))
t "(Math.BitIncrement) (1.0)" (fun () -> (Math.BitIncrement) (1.0))
t "(Math.BitDecrement) (1.0)" (fun () -> (Math.BitDecrement) (1.0))
t "(abs) (1.0)" (fun () -> (abs) (1.0))
t "(sign) (1.0)" (fun () -> (sign) (1.0))
t "(floor) (1.0)" (fun () -> (floor) (1.0))
t "(ceil) (1.0)" (fun () -> (ceil) (1.0))
t "(round) (1.0)" (fun () -> (round) (1.0))
t "(truncate) (1.0)" (fun () -> (truncate) (1.0))
t "(sqrt) (1.0)" (fun () -> (sqrt) (1.0))
t "(exp) (1.0)" (fun () -> (exp) (1.0))
t "(log) (1.0)" (fun () -> (log) (1.0))
t "(log10) (1.0)" (fun () -> (log10) (1.0))
t "(sin) (1.0)" (fun () -> (sin) (1.0))
t "(int) (1.0)" (fun () -> (int) (1.0))
t "(int64) (1.0)" (fun () -> (int64) (1.0))
t "(byte) (1.0)" (fun () -> (byte) (1.0))
t "(uint32) (1.0)" (fun () -> (uint32) (1.0))
t "(string) (1.0)" (fun () -> (string) (1.0))
t "(float32) (1.0)" (fun () -> (float32) (1.0))
t "(decimal) (1.0)" (fun () -> (decimal) (1.0))
t "(Checked.int) (1.0)" (fun () -> (Checked.int) (1.0))
t "(Checked.byte) (1.0)" (fun () -> (Checked.byte) (1.0))
t "(Checked.uint64) (1.0)" (fun () -> (Checked.uint64) (1.0))
t "Convert.ToInt32(1.0: float)" (fun () -> Convert.ToInt32(1.0: float))
t "Convert.ToInt64(1.0: float)" (fun () -> Convert.ToInt64(1.0: float))
t "Convert.ToByte(1.0: float)" (fun () -> Convert.ToByte(1.0: float))
t "Convert.ToBoolean(1.0: float)" (fun () -> Convert.ToBoolean(1.0: float))
t "Convert.ToDecimal(1.0: float)" (fun () -> Convert.ToDecimal(1.0: float))
t "Convert.ToString(1.0: float)" (fun () -> Convert.ToString(1.0: float))
t "(BitConverter.DoubleToInt64Bits) (1.0)" (fun () -> (BitConverter.DoubleToInt64Bits) (1.0))
t "(Double.IsNaN) (1.0)" (fun () -> (Double.IsNaN) (1.0))
t "(Double.IsFinite) (1.0)" (fun () -> (Double.IsFinite) (1.0))
t "(Double.IsNegative) (1.0)" (fun () -> (Double.IsNegative) (1.0))
t "(Double.IsInteger) (1.0)" (fun () -> (Double.IsInteger) (1.0))
t "(Double.IsSubnormal) (1.0)" (fun () -> (Double.IsSubnormal) (1.0))
t "(Double.IsNormal) (1.0)" (fun () -> (Double.IsNormal) (1.0))
t "BigInteger(1.0: float)" (fun () -> BigInteger(1.0: float))
t "(hash) (1.0)" (fun () -> (hash) (1.0))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (1.0)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (1.0))
t "Math.Pow(1.0,0.0)" (fun () -> Math.Pow(1.0,0.0))
t "Math.Atan2(1.0,0.0)" (fun () -> Math.Atan2(1.0,0.0))
t "Math.Max(1.0,0.0)" (fun () -> Math.Max(1.0,0.0))
t "Math.Min(1.0,0.0)" (fun () -> Math.Min(1.0,0.0))
t "Math.IEEERemainder(1.0,0.0)" (fun () -> Math.IEEERemainder(1.0,0.0))
t "Math.CopySign(1.0,0.0)" (fun () -> Math.CopySign(1.0,0.0))
t "Math.MaxMagnitude(1.0,0.0)" (fun () -> Math.MaxMagnitude(1.0,0.0))
t "Math.MinMagnitude(1.0,0.0)" (fun () -> Math.MinMagnitude(1.0,0.0))
t "(1.0) % (0.0)" (fun () -> (1.0) % (0.0))
t "(1.0) ** (0.0)" (fun () -> (1.0) ** (0.0))
t "max (1.0) (0.0)" (fun () -> max (1.0) (0.0))
t "compare (1.0) (0.0)" (fun () -> compare (1.0) (0.0))
t "Math.Pow(1.0,2.0)" (fun () -> Math.Pow(1.0,2.0))
t "Math.Atan2(1.0,2.0)" (fun () -> Math.Atan2(1.0,2.0))
t "Math.Max(1.0,2.0)" (fun () -> Math.Max(1.0,2.0))
t "Math.Min(1.0,2.0)" (fun () -> Math.Min(1.0,2.0))
t "Math.IEEERemainder(1.0,2.0)" (fun () -> Math.IEEERemainder(1.0,2.0))
t "Math.CopySign(1.0,2.0)" (fun () -> Math.CopySign(1.0,2.0))
t "Math.MaxMagnitude(1.0,2.0)" (fun () -> Math.MaxMagnitude(1.0,2.0))
t "Math.MinMagnitude(1.0,2.0)" (fun () -> Math.MinMagnitude(1.0,2.0))
t "(1.0) % (2.0)" (fun () -> (1.0) % (2.0))
t "(1.0) ** (2.0)" (fun () -> (1.0) ** (2.0))
t "max (1.0) (2.0)" (fun () -> max (1.0) (2.0))
t "compare (1.0) (2.0)" (fun () -> compare (1.0) (2.0))
t "Math.Pow(1.0,-1.0)" (fun () -> Math.Pow(1.0,-1.0))
t "Math.Atan2(1.0,-1.0)" (fun () -> Math.Atan2(1.0,-1.0))
t "Math.Max(1.0,-1.0)" (fun () -> Math.Max(1.0,-1.0))
t "Math.Min(1.0,-1.0)" (fun () -> Math.Min(1.0,-1.0))
t "Math.IEEERemainder(1.0,-1.0)" (fun () -> Math.IEEERemainder(1.0,-1.0))
t "Math.CopySign(1.0,-1.0)" (fun () -> Math.CopySign(1.0,-1.0))
t "Math.MaxMagnitude(1.0,-1.0)" (fun () -> Math.MaxMagnitude(1.0,-1.0))
t "Math.MinMagnitude(1.0,-1.0)" (fun () -> Math.MinMagnitude(1.0,-1.0))
t "(1.0) % (-1.0)" (fun () -> (1.0) % (-1.0))
t "(1.0) ** (-1.0)" (fun () -> (1.0) ** (-1.0))
t "max (1.0) (-1.0)" (fun () -> max (1.0) (-1.0))
t "compare (1.0) (-1.0)" (fun () -> compare (1.0) (-1.0))
t "Math.Pow(1.0,nan)" (fun () -> Math.Pow(1.0,nan))
t "Math.Atan2(1.0,nan)" (fun () -> Math.Atan2(1.0,nan))
t "Math.Max(1.0,nan)" (fun () -> Math.Max(1.0,nan))
t "Math.Min(1.0,nan)" (fun () -> Math.Min(1.0,nan))
t "Math.IEEERemainder(1.0,nan)" (fun () -> Math.IEEERemainder(1.0,nan))
t "Math.CopySign(1.0,nan)" (fun () -> Math.CopySign(1.0,nan))
t "Math.MaxMagnitude(1.0,nan)" (fun () -> Math.MaxMagnitude(1.0,nan))
t "Math.MinMagnitude(1.0,nan)" (fun () -> Math.MinMagnitude(1.0,nan))
t "(1.0) % (nan)" (fun () -> (1.0) % (nan))
t "(1.0) ** (nan)" (fun () -> (1.0) ** (nan))
t "max (1.0) (nan)" (fun () -> max (1.0) (nan))
t "compare (1.0) (nan)" (fun () -> compare (1.0) (nan))
t "Math.Pow(1.0,infinity)" (fun () -> Math.Pow(1.0,infinity))
t "Math.Atan2(1.0,infinity)" (fun () -> Math.Atan2(1.0,infinity))
t "Math.Max(1.0,infinity)" (fun () -> Math.Max(1.0,infinity))
t "Math.Min(1.0,infinity)" (fun () -> Math.Min(1.0,infinity))
t "Math.IEEERemainder(1.0,infinity)" (fun () -> Math.IEEERemainder(1.0,infinity))
t "Math.CopySign(1.0,infinity)" (fun () -> Math.CopySign(1.0,infinity))
t "Math.MaxMagnitude(1.0,infinity)" (fun () -> Math.MaxMagnitude(1.0,infinity))
t "Math.MinMagnitude(1.0,infinity)" (fun () -> Math.MinMagnitude(1.0,infinity))
t "(1.0) % (infinity)" (fun () -> (1.0) % (infinity))
t "(1.0) ** (infinity)" (fun () -> (1.0) ** (infinity))
t "max (1.0) (infinity)" (fun () -> max (1.0) (infinity))
t "compare (1.0) (infinity)" (fun () -> compare (1.0) (infinity))
t "Math.Round(1.0,0)" (fun () -> Math.Round(1.0,0))
t "Math.Round(1.0,2)" (fun () -> Math.Round(1.0,2))
t "Math.Round(1.0,-1)" (fun () -> Math.Round(1.0,-1))
t "Math.Round(1.0,16)" (fun () -> Math.Round(1.0,16))
t "Math.Round(1.0,MidpointRounding.ToEven)" (fun () -> Math.Round(1.0,MidpointRounding.ToEven))
t "Math.Round(1.0,1,MidpointRounding.ToEven)" (fun () -> Math.Round(1.0,1,MidpointRounding.ToEven))
t "Math.Round(1.0,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(1.0,MidpointRounding.AwayFromZero))
t "Math.Round(1.0,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(1.0,1,MidpointRounding.AwayFromZero))
t "Math.Round(1.0,MidpointRounding.ToZero)" (fun () -> Math.Round(1.0,MidpointRounding.ToZero))
t "Math.Round(1.0,1,MidpointRounding.ToZero)" (fun () -> Math.Round(1.0,1,MidpointRounding.ToZero))
t "Math.Round(1.0,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(1.0,MidpointRounding.ToNegativeInfinity))
t "Math.Round(1.0,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(1.0,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(1.0,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(1.0,MidpointRounding.ToPositiveInfinity))
t "Math.Round(1.0,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(1.0,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(-1.5: float)" (fun () -> Math.Abs(-1.5: float))
t "(Math.Sqrt) (-1.5)" (fun () -> (Math.Sqrt) (-1.5))
t "(Math.Cbrt) (-1.5)" (fun () -> (Math.Cbrt) (-1.5))
t "Math.Floor(-1.5: float)" (fun () -> Math.Floor(-1.5: float))
t "Math.Ceiling(-1.5: float)" (fun () -> Math.Ceiling(-1.5: float))
t "Math.Truncate(-1.5: float)" (fun () -> Math.Truncate(-1.5: float))
t "Math.Round(-1.5: float)" (fun () -> Math.Round(-1.5: float))
t "Math.Sign(-1.5: float)" (fun () -> Math.Sign(-1.5: float))
t "(Math.Exp) (-1.5)" (fun () -> (Math.Exp) (-1.5))
t "(Math.Log) (-1.5)" (fun () -> (Math.Log) (-1.5))
t "(Math.Log10) (-1.5)" (fun () -> (Math.Log10) (-1.5))
t "(Math.Log2) (-1.5)" (fun () -> (Math.Log2) (-1.5))
t "(Math.Sin) (-1.5)" (fun () -> (Math.Sin) (-1.5))
t "(Math.Cos) (-1.5)" (fun () -> (Math.Cos) (-1.5))
t "(Math.Tan) (-1.5)" (fun () -> (Math.Tan) (-1.5))
t "(Math.Asin) (-1.5)" (fun () -> (Math.Asin) (-1.5))
t "(Math.Acos) (-1.5)" (fun () -> (Math.Acos) (-1.5))
t "(Math.Atan) (-1.5)" (fun () -> (Math.Atan) (-1.5))
t "(Math.Sinh) (-1.5)" (fun () -> (Math.Sinh) (-1.5))
t "(Math.Cosh) (-1.5)" (fun () -> (Math.Cosh) (-1.5))
t "(Math.Tanh) (-1.5)" (fun () -> (Math.Tanh) (-1.5))
t "(Math.Asinh) (-1.5)" (fun () -> (Math.Asinh) (-1.5))
t "(Math.Acosh) (-1.5)" (fun () -> (Math.Acosh) (-1.5))
t "(Math.Atanh) (-1.5)" (fun () -> (Math.Atanh) (-1.5))
t "(Math.ILogB) (-1.5)" (fun () -> (Math.ILogB) (-1.5))
t "(Math.BitIncrement) (-1.5)" (fun () -> (Math.BitIncrement) (-1.5))
t "(Math.BitDecrement) (-1.5)" (fun () -> (Math.BitDecrement) (-1.5))
t "(abs) (-1.5)" (fun () -> (abs) (-1.5))
t "(sign) (-1.5)" (fun () -> (sign) (-1.5))
t "(floor) (-1.5)" (fun () -> (floor) (-1.5))
t "(ceil) (-1.5)" (fun () -> (ceil) (-1.5))
t "(round) (-1.5)" (fun () -> (round) (-1.5))
t "(truncate) (-1.5)" (fun () -> (truncate) (-1.5))
t "(sqrt) (-1.5)" (fun () -> (sqrt) (-1.5))
t "(exp) (-1.5)" (fun () -> (exp) (-1.5))
t "(log) (-1.5)" (fun () -> (log) (-1.5))
t "(log10) (-1.5)" (fun () -> (log10) (-1.5))
t "(sin) (-1.5)" (fun () -> (sin) (-1.5))
t "(int) (-1.5)" (fun () -> (int) (-1.5))
t "(int64) (-1.5)" (fun () -> (int64) (-1.5))
t "(byte) (-1.5)" (fun () -> (byte) (-1.5))
t "(uint32) (-1.5)" (fun () -> (uint32) (-1.5))
t "(string) (-1.5)" (fun () -> (string) (-1.5))
t "(float32) (-1.5)" (fun () -> (float32) (-1.5))
t "(decimal) (-1.5)" (fun () -> (decimal) (-1.5))
t "(Checked.int) (-1.5)" (fun () -> (Checked.int) (-1.5))
t "(Checked.byte) (-1.5)" (fun () -> (Checked.byte) (-1.5))
t "(Checked.uint64) (-1.5)" (fun () -> (Checked.uint64) (-1.5))
t "Convert.ToInt32(-1.5: float)" (fun () -> Convert.ToInt32(-1.5: float))
t "Convert.ToInt64(-1.5: float)" (fun () -> Convert.ToInt64(-1.5: float))
t "Convert.ToByte(-1.5: float)" (fun () -> Convert.ToByte(-1.5: float))
t "Convert.ToBoolean(-1.5: float)" (fun () -> Convert.ToBoolean(-1.5: float))
t "Convert.ToDecimal(-1.5: float)" (fun () -> Convert.ToDecimal(-1.5: float))
t "Convert.ToString(-1.5: float)" (fun () -> Convert.ToString(-1.5: float))
t "(BitConverter.DoubleToInt64Bits) (-1.5)" (fun () -> (BitConverter.DoubleToInt64Bits) (-1.5))
t "(Double.IsNaN) (-1.5)" (fun () -> (Double.IsNaN) (-1.5))
t "(Double.IsFinite) (-1.5)" (fun () -> (Double.IsFinite) (-1.5))
t "(Double.IsNegative) (-1.5)" (fun () -> (Double.IsNegative) (-1.5))
t "(Double.IsInteger) (-1.5)" (fun () -> (Double.IsInteger) (-1.5))
t "(Double.IsSubnormal) (-1.5)" (fun () -> (Double.IsSubnormal) (-1.5))
t "(Double.IsNormal) (-1.5)" (fun () -> (Double.IsNormal) (-1.5))
t "BigInteger(-1.5: float)" (fun () -> BigInteger(-1.5: float))
t "(hash) (-1.5)" (fun () -> (hash) (-1.5))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (-1.5)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (-1.5))
t "Math.Pow(-1.5,0.0)" (fun () -> Math.Pow(-1.5,0.0))
t "Math.Atan2(-1.5,0.0)" (fun () -> Math.Atan2(-1.5,0.0))
t "Math.Max(-1.5,0.0)" (fun () -> Math.Max(-1.5,0.0))
t "Math.Min(-1.5,0.0)" (fun () -> Math.Min(-1.5,0.0))
t "Math.IEEERemainder(-1.5,0.0)" (fun () -> Math.IEEERemainder(-1.5,0.0))
t "Math.CopySign(-1.5,0.0)" (fun () -> Math.CopySign(-1.5,0.0))
t "Math.MaxMagnitude(-1.5,0.0)" (fun () -> Math.MaxMagnitude(-1.5,0.0))
t "Math.MinMagnitude(-1.5,0.0)" (fun () -> Math.MinMagnitude(-1.5,0.0))
t "(-1.5) % (0.0)" (fun () -> (-1.5) % (0.0))
t "(-1.5) ** (0.0)" (fun () -> (-1.5) ** (0.0))
t "max (-1.5) (0.0)" (fun () -> max (-1.5) (0.0))
t "compare (-1.5) (0.0)" (fun () -> compare (-1.5) (0.0))
t "Math.Pow(-1.5,2.0)" (fun () -> Math.Pow(-1.5,2.0))
t "Math.Atan2(-1.5,2.0)" (fun () -> Math.Atan2(-1.5,2.0))
t "Math.Max(-1.5,2.0)" (fun () -> Math.Max(-1.5,2.0))
t "Math.Min(-1.5,2.0)" (fun () -> Math.Min(-1.5,2.0))
t "Math.IEEERemainder(-1.5,2.0)" (fun () -> Math.IEEERemainder(-1.5,2.0))
t "Math.CopySign(-1.5,2.0)" (fun () -> Math.CopySign(-1.5,2.0))
t "Math.MaxMagnitude(-1.5,2.0)" (fun () -> Math.MaxMagnitude(-1.5,2.0))
t "Math.MinMagnitude(-1.5,2.0)" (fun () -> Math.MinMagnitude(-1.5,2.0))
t "(-1.5) % (2.0)" (fun () -> (-1.5) % (2.0))
t "(-1.5) ** (2.0)" (fun () -> (-1.5) ** (2.0))
t "max (-1.5) (2.0)" (fun () -> max (-1.5) (2.0))
t "compare (-1.5) (2.0)" (fun () -> compare (-1.5) (2.0))
t "Math.Pow(-1.5,-1.0)" (fun () -> Math.Pow(-1.5,-1.0))
t "Math.Atan2(-1.5,-1.0)" (fun () -> Math.Atan2(-1.5,-1.0))
t "Math.Max(-1.5,-1.0)" (fun () -> Math.Max(-1.5,-1.0))
t "Math.Min(-1.5,-1.0)" (fun () -> Math.Min(-1.5,-1.0))
t "Math.IEEERemainder(-1.5,-1.0)" (fun () -> Math.IEEERemainder(-1.5,-1.0))
t "Math.CopySign(-1.5,-1.0)" (fun () -> Math.CopySign(-1.5,-1.0))
t "Math.MaxMagnitude(-1.5,-1.0)" (fun () -> Math.MaxMagnitude(-1.5,-1.0))
t "Math.MinMagnitude(-1.5,-1.0)" (fun () -> Math.MinMagnitude(-1.5,-1.0))
t "(-1.5) % (-1.0)" (fun () -> (-1.5) % (-1.0))
t "(-1.5) ** (-1.0)" (fun () -> (-1.5) ** (-1.0))
t "max (-1.5) (-1.0)" (fun () -> max (-1.5) (-1.0))
t "compare (-1.5) (-1.0)" (fun () -> compare (-1.5) (-1.0))
t "Math.Pow(-1.5,nan)" (fun () -> Math.Pow(-1.5,nan))
t "Math.Atan2(-1.5,nan)" (fun () -> Math.Atan2(-1.5,nan))
t "Math.Max(-1.5,nan)" (fun () -> Math.Max(-1.5,nan))
t "Math.Min(-1.5,nan)" (fun () -> Math.Min(-1.5,nan))
t "Math.IEEERemainder(-1.5,nan)" (fun () -> Math.IEEERemainder(-1.5,nan))
t "Math.CopySign(-1.5,nan)" (fun () -> Math.CopySign(-1.5,nan))
t "Math.MaxMagnitude(-1.5,nan)" (fun () -> Math.MaxMagnitude(-1.5,nan))
t "Math.MinMagnitude(-1.5,nan)" (fun () -> Math.MinMagnitude(-1.5,nan))
t "(-1.5) % (nan)" (fun () -> (-1.5) % (nan))
t "(-1.5) ** (nan)" (fun () -> (-1.5) ** (nan))
t "max (-1.5) (nan)" (fun () -> max (-1.5) (nan))
t "compare (-1.5) (nan)" (fun () -> compare (-1.5) (nan))
t "Math.Pow(-1.5,infinity)" (fun () -> Math.Pow(-1.5,infinity))
t "Math.Atan2(-1.5,infinity)" (fun () -> Math.Atan2(-1.5,infinity))
t "Math.Max(-1.5,infinity)" (fun () -> Math.Max(-1.5,infinity))
t "Math.Min(-1.5,infinity)" (fun () -> Math.Min(-1.5,infinity))
t "Math.IEEERemainder(-1.5,infinity)" (fun () -> Math.IEEERemainder(-1.5,infinity))
t "Math.CopySign(-1.5,infinity)" (fun () -> Math.CopySign(-1.5,infinity))
t "Math.MaxMagnitude(-1.5,infinity)" (fun () -> Math.MaxMagnitude(-1.5,infinity))
t "Math.MinMagnitude(-1.5,infinity)" (fun () -> Math.MinMagnitude(-1.5,infinity))
t "(-1.5) % (infinity)" (fun () -> (-1.5) % (infinity))
t "(-1.5) ** (infinity)" (fun () -> (-1.5) ** (infinity))
t "max (-1.5) (infinity)" (fun () -> max (-1.5) (infinity))
t "compare (-1.5) (infinity)" (fun () -> compare (-1.5) (infinity))
t "Math.Round(-1.5,0)" (fun () -> Math.Round(-1.5,0))
t "Math.Round(-1.5,2)" (fun () -> Math.Round(-1.5,2))
t "Math.Round(-1.5,-1)" (fun () -> Math.Round(-1.5,-1))
t "Math.Round(-1.5,16)" (fun () -> Math.Round(-1.5,16))
t "Math.Round(-1.5,MidpointRounding.ToEven)" (fun () -> Math.Round(-1.5,MidpointRounding.ToEven))
t "Math.Round(-1.5,1,MidpointRounding.ToEven)" (fun () -> Math.Round(-1.5,1,MidpointRounding.ToEven))
t "Math.Round(-1.5,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-1.5,MidpointRounding.AwayFromZero))
t "Math.Round(-1.5,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-1.5,1,MidpointRounding.AwayFromZero))
t "Math.Round(-1.5,MidpointRounding.ToZero)" (fun () -> Math.Round(-1.5,MidpointRounding.ToZero))
t "Math.Round(-1.5,1,MidpointRounding.ToZero)" (fun () -> Math.Round(-1.5,1,MidpointRounding.ToZero))
t "Math.Round(-1.5,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-1.5,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-1.5,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-1.5,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-1.5,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-1.5,MidpointRounding.ToPositiveInfinity))
t "Math.Round(-1.5,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-1.5,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(2.5: float)" (fun () -> Math.Abs(2.5: float))
t "(Math.Sqrt) (2.5)" (fun () -> (Math.Sqrt) (2.5))
t "(Math.Cbrt) (2.5)" (fun () -> (Math.Cbrt) (2.5))
t "Math.Floor(2.5: float)" (fun () -> Math.Floor(2.5: float))
t "Math.Ceiling(2.5: float)" (fun () -> Math.Ceiling(2.5: float))
t "Math.Truncate(2.5: float)" (fun () -> Math.Truncate(2.5: float))
t "Math.Round(2.5: float)" (fun () -> Math.Round(2.5: float))
t "Math.Sign(2.5: float)" (fun () -> Math.Sign(2.5: float))
t "(Math.Exp) (2.5)" (fun () -> (Math.Exp) (2.5))
t "(Math.Log) (2.5)" (fun () -> (Math.Log) (2.5))
t "(Math.Log10) (2.5)" (fun () -> (Math.Log10) (2.5))
t "(Math.Log2) (2.5)" (fun () -> (Math.Log2) (2.5))
t "(Math.Sin) (2.5)" (fun () -> (Math.Sin) (2.5))
t "(Math.Cos) (2.5)" (fun () -> (Math.Cos) (2.5))
t "(Math.Tan) (2.5)" (fun () -> (Math.Tan) (2.5))
t "(Math.Asin) (2.5)" (fun () -> (Math.Asin) (2.5))
t "(Math.Acos) (2.5)" (fun () -> (Math.Acos) (2.5))
t "(Math.Atan) (2.5)" (fun () -> (Math.Atan) (2.5))
t "(Math.Sinh) (2.5)" (fun () -> (Math.Sinh) (2.5))
t "(Math.Cosh) (2.5)" (fun () -> (Math.Cosh) (2.5))
t "(Math.Tanh) (2.5)" (fun () -> (Math.Tanh) (2.5))
t "(Math.Asinh) (2.5)" (fun () -> (Math.Asinh) (2.5))
t "(Math.Acosh) (2.5)" (fun () -> (Math.Acosh) (2.5))
t "(Math.Atanh) (2.5)" (fun () -> (Math.Atanh) (2.5))
t "(Math.ILogB) (2.5)" (fun () -> (Math.ILogB) (2.5))
t "(Math.BitIncrement) (2.5)" (fun () -> (Math.BitIncrement) (2.5))
t "(Math.BitDecrement) (2.5)" (fun () -> (Math.BitDecrement) (2.5))
t "(abs) (2.5)" (fun () -> (abs) (2.5))
t "(sign) (2.5)" (fun () -> (sign) (2.5))
t "(floor) (2.5)" (fun () -> (floor) (2.5))
t "(ceil) (2.5)" (fun () -> (ceil) (2.5))
t "(round) (2.5)" (fun () -> (round) (2.5))
t "(truncate) (2.5)" (fun () -> (truncate) (2.5))
t "(sqrt) (2.5)" (fun () -> (sqrt) (2.5))
t "(exp) (2.5)" (fun () -> (exp) (2.5))
t "(log) (2.5)" (fun () -> (log) (2.5))
t "(log10) (2.5)" (fun () -> (log10) (2.5))
t "(sin) (2.5)" (fun () -> (sin) (2.5))
t "(int) (2.5)" (fun () -> (int) (2.5))
t "(int64) (2.5)" (fun () -> (int64) (2.5))
t "(byte) (2.5)" (fun () -> (byte) (2.5))
t "(uint32) (2.5)" (fun () -> (uint32) (2.5))
t "(string) (2.5)" (fun () -> (string) (2.5))
t "(float32) (2.5)" (fun () -> (float32) (2.5))
t "(decimal) (2.5)" (fun () -> (decimal) (2.5))
t "(Checked.int) (2.5)" (fun () -> (Checked.int) (2.5))
t "(Checked.byte) (2.5)" (fun () -> (Checked.byte) (2.5))
t "(Checked.uint64) (2.5)" (fun () -> (Checked.uint64) (2.5))
t "Convert.ToInt32(2.5: float)" (fun () -> Convert.ToInt32(2.5: float))
t "Convert.ToInt64(2.5: float)" (fun () -> Convert.ToInt64(2.5: float))
t "Convert.ToByte(2.5: float)" (fun () -> Convert.ToByte(2.5: float))
t "Convert.ToBoolean(2.5: float)" (fun () -> Convert.ToBoolean(2.5: float))
t "Convert.ToDecimal(2.5: float)" (fun () -> Convert.ToDecimal(2.5: float))
t "Convert.ToString(2.5: float)" (fun () -> Convert.ToString(2.5: float))
t "(BitConverter.DoubleToInt64Bits) (2.5)" (fun () -> (BitConverter.DoubleToInt64Bits) (2.5))
t "(Double.IsNaN) (2.5)" (fun () -> (Double.IsNaN) (2.5))
t "(Double.IsFinite) (2.5)" (fun () -> (Double.IsFinite) (2.5))
t "(Double.IsNegative) (2.5)" (fun () -> (Double.IsNegative) (2.5))
t "(Double.IsInteger) (2.5)" (fun () -> (Double.IsInteger) (2.5))
t "(Double.IsSubnormal) (2.5)" (fun () -> (Double.IsSubnormal) (2.5))
t "(Double.IsNormal) (2.5)" (fun () -> (Double.IsNormal) (2.5))
t "BigInteger(2.5: float)" (fun () -> BigInteger(2.5: float))
t "(hash) (2.5)" (fun () -> (hash) (2.5))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (2.5)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (2.5))
t "Math.Pow(2.5,0.0)" (fun () -> Math.Pow(2.5,0.0))
t "Math.Atan2(2.5,0.0)" (fun () -> Math.Atan2(2.5,0.0))
t "Math.Max(2.5,0.0)" (fun () -> Math.Max(2.5,0.0))
t "Math.Min(2.5,0.0)" (fun () -> Math.Min(2.5,0.0))
t "Math.IEEERemainder(2.5,0.0)" (fun () -> Math.IEEERemainder(2.5,0.0))
t "Math.CopySign(2.5,0.0)" (fun () -> Math.CopySign(2.5,0.0))
t "Math.MaxMagnitude(2.5,0.0)" (fun () -> Math.MaxMagnitude(2.5,0.0))
t "Math.MinMagnitude(2.5,0.0)" (fun () -> Math.MinMagnitude(2.5,0.0))
t "(2.5) % (0.0)" (fun () -> (2.5) % (0.0))
t "(2.5) ** (0.0)" (fun () -> (2.5) ** (0.0))
t "max (2.5) (0.0)" (fun () -> max (2.5) (0.0))
t "compare (2.5) (0.0)" (fun () -> compare (2.5) (0.0))
t "Math.Pow(2.5,2.0)" (fun () -> Math.Pow(2.5,2.0))
t "Math.Atan2(2.5,2.0)" (fun () -> Math.Atan2(2.5,2.0))
t "Math.Max(2.5,2.0)" (fun () -> Math.Max(2.5,2.0))
t "Math.Min(2.5,2.0)" (fun () -> Math.Min(2.5,2.0))
t "Math.IEEERemainder(2.5,2.0)" (fun () -> Math.IEEERemainder(2.5,2.0))
t "Math.CopySign(2.5,2.0)" (fun () -> Math.CopySign(2.5,2.0))
t "Math.MaxMagnitude(2.5,2.0)" (fun () -> Math.MaxMagnitude(2.5,2.0))
t "Math.MinMagnitude(2.5,2.0)" (fun () -> Math.MinMagnitude(2.5,2.0))
t "(2.5) % (2.0)" (fun () -> (2.5) % (2.0))
t "(2.5) ** (2.0)" (fun () -> (2.5) ** (2.0))
t "max (2.5) (2.0)" (fun () -> max (2.5) (2.0))
t "compare (2.5) (2.0)" (fun () -> compare (2.5) (2.0))
t "Math.Pow(2.5,-1.0)" (fun () -> Math.Pow(2.5,-1.0))
t "Math.Atan2(2.5,-1.0)" (fun () -> Math.Atan2(2.5,-1.0))
t "Math.Max(2.5,-1.0)" (fun () -> Math.Max(2.5,-1.0))
t "Math.Min(2.5,-1.0)" (fun () -> Math.Min(2.5,-1.0))
t "Math.IEEERemainder(2.5,-1.0)" (fun () -> Math.IEEERemainder(2.5,-1.0))
t "Math.CopySign(2.5,-1.0)" (fun () -> Math.CopySign(2.5,-1.0))
t "Math.MaxMagnitude(2.5,-1.0)" (fun () -> Math.MaxMagnitude(2.5,-1.0))
t "Math.MinMagnitude(2.5,-1.0)" (fun () -> Math.MinMagnitude(2.5,-1.0))
t "(2.5) % (-1.0)" (fun () -> (2.5) % (-1.0))
t "(2.5) ** (-1.0)" (fun () -> (2.5) ** (-1.0))
t "max (2.5) (-1.0)" (fun () -> max (2.5) (-1.0))
t "compare (2.5) (-1.0)" (fun () -> compare (2.5) (-1.0))
t "Math.Pow(2.5,nan)" (fun () -> Math.Pow(2.5,nan))
t "Math.Atan2(2.5,nan)" (fun () -> Math.Atan2(2.5,nan))
t "Math.Max(2.5,nan)" (fun () -> Math.Max(2.5,nan))
t "Math.Min(2.5,nan)" (fun () -> Math.Min(2.5,nan))
t "Math.IEEERemainder(2.5,nan)" (fun () -> Math.IEEERemainder(2.5,nan))
t "Math.CopySign(2.5,nan)" (fun () -> Math.CopySign(2.5,nan))
t "Math.MaxMagnitude(2.5,nan)" (fun () -> Math.MaxMagnitude(2.5,nan))
t "Math.MinMagnitude(2.5,nan)" (fun () -> Math.MinMagnitude(2.5,nan))
t "(2.5) % (nan)" (fun () -> (2.5) % (nan))
t "(2.5) ** (nan)" (fun () -> (2.5) ** (nan))
t "max (2.5) (nan)" (fun () -> max (2.5) (nan))
t "compare (2.5) (nan)" (fun () -> compare (2.5) (nan))
t "Math.Pow(2.5,infinity)" (fun () -> Math.Pow(2.5,infinity))
t "Math.Atan2(2.5,infinity)" (fun () -> Math.Atan2(2.5,infinity))
t "Math.Max(2.5,infinity)" (fun () -> Math.Max(2.5,infinity))
t "Math.Min(2.5,infinity)" (fun () -> Math.Min(2.5,infinity))
t "Math.IEEERemainder(2.5,infinity)" (fun () -> Math.IEEERemainder(2.5,infinity))
t "Math.CopySign(2.5,infinity)" (fun () -> Math.CopySign(2.5,infinity))
t "Math.MaxMagnitude(2.5,infinity)" (fun () -> Math.MaxMagnitude(2.5,infinity))
t "Math.MinMagnitude(2.5,infinity)" (fun () -> Math.MinMagnitude(2.5,infinity))
t "(2.5) % (infinity)" (fun () -> (2.5) % (infinity))
t "(2.5) ** (infinity)" (fun () -> (2.5) ** (infinity))
t "max (2.5) (infinity)" (fun () -> max (2.5) (infinity))
t "compare (2.5) (infinity)" (fun () -> compare (2.5) (infinity))
t "Math.Round(2.5,0)" (fun () -> Math.Round(2.5,0))
t "Math.Round(2.5,2)" (fun () -> Math.Round(2.5,2))
t "Math.Round(2.5,-1)" (fun () -> Math.Round(2.5,-1))
t "Math.Round(2.5,16)" (fun () -> Math.Round(2.5,16))
t "Math.Round(2.5,MidpointRounding.ToEven)" (fun () -> Math.Round(2.5,MidpointRounding.ToEven))
t "Math.Round(2.5,1,MidpointRounding.ToEven)" (fun () -> Math.Round(2.5,1,MidpointRounding.ToEven))
t "Math.Round(2.5,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(2.5,MidpointRounding.AwayFromZero))
t "Math.Round(2.5,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(2.5,1,MidpointRounding.AwayFromZero))
t "Math.Round(2.5,MidpointRounding.ToZero)" (fun () -> Math.Round(2.5,MidpointRounding.ToZero))
t "Math.Round(2.5,1,MidpointRounding.ToZero)" (fun () -> Math.Round(2.5,1,MidpointRounding.ToZero))
t "Math.Round(2.5,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(2.5,MidpointRounding.ToNegativeInfinity))
t "Math.Round(2.5,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(2.5,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(2.5,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(2.5,MidpointRounding.ToPositiveInfinity))
t "Math.Round(2.5,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(2.5,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(0.5: float)" (fun () -> Math.Abs(0.5: float))
t "(Math.Sqrt) (0.5)" (fun () -> (Math.Sqrt) (0.5))
t "(Math.Cbrt) (0.5)" (fun () -> (Math.Cbrt) (0.5))
t "Math.Floor(0.5: float)" (fun () -> Math.Floor(0.5: float))
t "Math.Ceiling(0.5: float)" (fun () -> Math.Ceiling(0.5: float))
t "Math.Truncate(0.5: float)" (fun () -> Math.Truncate(0.5: float))
t "Math.Round(0.5: float)" (fun () -> Math.Round(0.5: float))
t "Math.Sign(0.5: float)" (fun () -> Math.Sign(0.5: float))
t "(Math.Exp) (0.5)" (fun () -> (Math.Exp) (0.5))
t "(Math.Log) (0.5)" (fun () -> (Math.Log) (0.5))
t "(Math.Log10) (0.5)" (fun () -> (Math.Log10) (0.5))
t "(Math.Log2) (0.5)" (fun () -> (Math.Log2) (0.5))
t "(Math.Sin) (0.5)" (fun () -> (Math.Sin) (0.5))
t "(Math.Cos) (0.5)" (fun () -> (Math.Cos) (0.5))
t "(Math.Tan) (0.5)" (fun () -> (Math.Tan) (0.5))
t "(Math.Asin) (0.5)" (fun () -> (Math.Asin) (0.5))
t "(Math.Acos) (0.5)" (fun () -> (Math.Acos) (0.5))
t "(Math.Atan) (0.5)" (fun () -> (Math.Atan) (0.5))
t "(Math.Sinh) (0.5)" (fun () -> (Math.Sinh) (0.5))
t "(Math.Cosh) (0.5)" (fun () -> (Math.Cosh) (0.5))
t "(Math.Tanh) (0.5)" (fun () -> (Math.Tanh) (0.5))
t "(Math.Asinh) (0.5)" (fun () -> (Math.Asinh) (0.5))
t "(Math.Acosh) (0.5)" (fun () -> (Math.Acosh) (0.5))
t "(Math.Atanh) (0.5)" (fun () -> (Math.Atanh) (0.5))
t "(Math.ILogB) (0.5)" (fun () -> (Math.ILogB) (0.5))
t "(Math.BitIncrement) (0.5)" (fun () -> (Math.BitIncrement) (0.5))
t "(Math.BitDecrement) (0.5)" (fun () -> (Math.BitDecrement) (0.5))
t "(abs) (0.5)" (fun () -> (abs) (0.5))
t "(sign) (0.5)" (fun () -> (sign) (0.5))
t "(floor) (0.5)" (fun () -> (floor) (0.5))
t "(ceil) (0.5)" (fun () -> (ceil) (0.5))
t "(round) (0.5)" (fun () -> (round) (0.5))
t "(truncate) (0.5)" (fun () -> (truncate) (0.5))
t "(sqrt) (0.5)" (fun () -> (sqrt) (0.5))
t "(exp) (0.5)" (fun () -> (exp) (0.5))
t "(log) (0.5)" (fun () -> (log) (0.5))
t "(log10) (0.5)" (fun () -> (log10) (0.5))
t "(sin) (0.5)" (fun () -> (sin) (0.5))
t "(int) (0.5)" (fun () -> (int) (0.5))
t "(int64) (0.5)" (fun () -> (int64) (0.5))
t "(byte) (0.5)" (fun () -> (byte) (0.5))
t "(uint32) (0.5)" (fun () -> (uint32) (0.5))
t "(string) (0.5)" (fun () -> (string) (0.5))
t "(float32) (0.5)" (fun () -> (float32) (0.5))
t "(decimal) (0.5)" (fun () -> (decimal) (0.5))
t "(Checked.int) (0.5)" (fun () -> (Checked.int) (0.5))
t "(Checked.byte) (0.5)" (fun () -> (Checked.byte) (0.5))
t "(Checked.uint64) (0.5)" (fun () -> (Checked.uint64) (0.5))
t "Convert.ToInt32(0.5: float)" (fun () -> Convert.ToInt32(0.5: float))
t "Convert.ToInt64(0.5: float)" (fun () -> Convert.ToInt64(0.5: float))
t "Convert.ToByte(0.5: float)" (fun () -> Convert.ToByte(0.5: float))
t "Convert.ToBoolean(0.5: float)" (fun () -> Convert.ToBoolean(0.5: float))
t "Convert.ToDecimal(0.5: float)" (fun () -> Convert.ToDecimal(0.5: float))
t "Convert.ToString(0.5: float)" (fun () -> Convert.ToString(0.5: float))
t "(BitConverter.DoubleToInt64Bits) (0.5)" (fun () -> (BitConverter.DoubleToInt64Bits) (0.5))
t "(Double.IsNaN) (0.5)" (fun () -> (Double.IsNaN) (0.5))
t "(Double.IsFinite) (0.5)" (fun () -> (Double.IsFinite) (0.5))
t "(Double.IsNegative) (0.5)" (fun () -> (Double.IsNegative) (0.5))
t "(Double.IsInteger) (0.5)" (fun () -> (Double.IsInteger) (0.5))
t "(Double.IsSubnormal) (0.5)" (fun () -> (Double.IsSubnormal) (0.5))
t "(Double.IsNormal) (0.5)" (fun () -> (Double.IsNormal) (0.5))
t "BigInteger(0.5: float)" (fun () -> BigInteger(0.5: float))
t "(hash) (0.5)" (fun () -> (hash) (0.5))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (0.5)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (0.5))
t "Math.Pow(0.5,0.0)" (fun () -> Math.Pow(0.5,0.0))
t "Math.Atan2(0.5,0.0)" (fun () -> Math.Atan2(0.5,0.0))
t "Math.Max(0.5,0.0)" (fun () -> Math.Max(0.5,0.0))
t "Math.Min(0.5,0.0)" (fun () -> Math.Min(0.5,0.0))
t "Math.IEEERemainder(0.5,0.0)" (fun () -> Math.IEEERemainder(0.5,0.0))
t "Math.CopySign(0.5,0.0)" (fun () -> Math.CopySign(0.5,0.0))
t "Math.MaxMagnitude(0.5,0.0)" (fun () -> Math.MaxMagnitude(0.5,0.0))
t "Math.MinMagnitude(0.5,0.0)" (fun () -> Math.MinMagnitude(0.5,0.0))
t "(0.5) % (0.0)" (fun () -> (0.5) % (0.0))
t "(0.5) ** (0.0)" (fun () -> (0.5) ** (0.0))
t "max (0.5) (0.0)" (fun () -> max (0.5) (0.0))
t "compare (0.5) (0.0)" (fun () -> compare (0.5) (0.0))
t "Math.Pow(0.5,2.0)" (fun () -> Math.Pow(0.5,2.0))
t "Math.Atan2(0.5,2.0)" (fun () -> Math.Atan2(0.5,2.0))
t "Math.Max(0.5,2.0)" (fun () -> Math.Max(0.5,2.0))
t "Math.Min(0.5,2.0)" (fun () -> Math.Min(0.5,2.0))
t "Math.IEEERemainder(0.5,2.0)" (fun () -> Math.IEEERemainder(0.5,2.0))
t "Math.CopySign(0.5,2.0)" (fun () -> Math.CopySign(0.5,2.0))
t "Math.MaxMagnitude(0.5,2.0)" (fun () -> Math.MaxMagnitude(0.5,2.0))
t "Math.MinMagnitude(0.5,2.0)" (fun () -> Math.MinMagnitude(0.5,2.0))
t "(0.5) % (2.0)" (fun () -> (0.5) % (2.0))
t "(0.5) ** (2.0)" (fun () -> (0.5) ** (2.0))
t "max (0.5) (2.0)" (fun () -> max (0.5) (2.0))
t "compare (0.5) (2.0)" (fun () -> compare (0.5) (2.0))
t "Math.Pow(0.5,-1.0)" (fun () -> Math.Pow(0.5,-1.0))
t "Math.Atan2(0.5,-1.0)" (fun () -> Math.Atan2(0.5,-1.0))
t "Math.Max(0.5,-1.0)" (fun () -> Math.Max(0.5,-1.0))
t "Math.Min(0.5,-1.0)" (fun () -> Math.Min(0.5,-1.0))
t "Math.IEEERemainder(0.5,-1.0)" (fun () -> Math.IEEERemainder(0.5,-1.0))
t "Math.CopySign(0.5,-1.0)" (fun () -> Math.CopySign(0.5,-1.0))
t "Math.MaxMagnitude(0.5,-1.0)" (fun () -> Math.MaxMagnitude(0.5,-1.0))
t "Math.MinMagnitude(0.5,-1.0)" (fun () -> Math.MinMagnitude(0.5,-1.0))
t "(0.5) % (-1.0)" (fun () -> (0.5) % (-1.0))
t "(0.5) ** (-1.0)" (fun () -> (0.5) ** (-1.0))
t "max (0.5) (-1.0)" (fun () -> max (0.5) (-1.0))
t "compare (0.5) (-1.0)" (fun () -> compare (0.5) (-1.0))
t "Math.Pow(0.5,nan)" (fun () -> Math.Pow(0.5,nan))
t "Math.Atan2(0.5,nan)" (fun () -> Math.Atan2(0.5,nan))
t "Math.Max(0.5,nan)" (fun () -> Math.Max(0.5,nan))
t "Math.Min(0.5,nan)" (fun () -> Math.Min(0.5,nan))
t "Math.IEEERemainder(0.5,nan)" (fun () -> Math.IEEERemainder(0.5,nan))
t "Math.CopySign(0.5,nan)" (fun () -> Math.CopySign(0.5,nan))
t "Math.MaxMagnitude(0.5,nan)" (fun () -> Math.MaxMagnitude(0.5,nan))
t "Math.MinMagnitude(0.5,nan)" (fun () -> Math.MinMagnitude(0.5,nan))
t "(0.5) % (nan)" (fun () -> (0.5) % (nan))
t "(0.5) ** (nan)" (fun () -> (0.5) ** (nan))
t "max (0.5) (nan)" (fun () -> max (0.5) (nan))
t "compare (0.5) (nan)" (fun () -> compare (0.5) (nan))
t "Math.Pow(0.5,infinity)" (fun () -> Math.Pow(0.5,infinity))
t "Math.Atan2(0.5,infinity)" (fun () -> Math.Atan2(0.5,infinity))
t "Math.Max(0.5,infinity)" (fun () -> Math.Max(0.5,infinity))
t "Math.Min(0.5,infinity)" (fun () -> Math.Min(0.5,infinity))
t "Math.IEEERemainder(0.5,infinity)" (fun () -> Math.IEEERemainder(0.5,infinity))
t "Math.CopySign(0.5,infinity)" (fun () -> Math.CopySign(0.5,infinity))
t "Math.MaxMagnitude(0.5,infinity)" (fun () -> Math.MaxMagnitude(0.5,infinity))
t "Math.MinMagnitude(0.5,infinity)" (fun () -> Math.MinMagnitude(0.5,infinity))
t "(0.5) % (infinity)" (fun () -> (0.5) % (infinity))
t "(0.5) ** (infinity)" (fun () -> (0.5) ** (infinity))
t "max (0.5) (infinity)" (fun () -> max (0.5) (infinity))
t "compare (0.5) (infinity)" (fun () -> compare (0.5) (infinity))
t "Math.Round(0.5,0)" (fun () -> Math.Round(0.5,0))
t "Math.Round(0.5,2)" (fun () -> Math.Round(0.5,2))
t "Math.Round(0.5,-1)" (fun () -> Math.Round(0.5,-1))
t "Math.Round(0.5,16)" (fun () -> Math.Round(0.5,16))
t "Math.Round(0.5,MidpointRounding.ToEven)" (fun () -> Math.Round(0.5,MidpointRounding.ToEven))
t "Math.Round(0.5,1,MidpointRounding.ToEven)" (fun () -> Math.Round(0.5,1,MidpointRounding.ToEven))
t "Math.Round(0.5,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(0.5,MidpointRounding.AwayFromZero))
t "Math.Round(0.5,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(0.5,1,MidpointRounding.AwayFromZero))
t "Math.Round(0.5,MidpointRounding.ToZero)" (fun () -> Math.Round(0.5,MidpointRounding.ToZero))
t "Math.Round(0.5,1,MidpointRounding.ToZero)" (fun () -> Math.Round(0.5,1,MidpointRounding.ToZero))
t "Math.Round(0.5,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(0.5,MidpointRounding.ToNegativeInfinity))
t "Math.Round(0.5,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(0.5,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(0.5,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(0.5,MidpointRounding.ToPositiveInfinity))
t "Math.Round(0.5,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(0.5,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(nan: float)" (fun () -> Math.Abs(nan: float))
t "(Math.Sqrt) (nan)" (fun () -> (Math.Sqrt) (nan))
t "(Math.Cbrt) (nan)" (fun () -> (Math.Cbrt) (nan))
t "Math.Floor(nan: float)" (fun () -> Math.Floor(nan: float))
t "Math.Ceiling(nan: float)" (fun () -> Math.Ceiling(nan: float))
t "Math.Truncate(nan: float)" (fun () -> Math.Truncate(nan: float))
t "Math.Round(nan: float)" (fun () -> Math.Round(nan: float))
t "Math.Sign(nan: float)" (fun () -> Math.Sign(nan: float))
t "(Math.Exp) (nan)" (fun () -> (Math.Exp) (nan))
t "(Math.Log) (nan)" (fun () -> (Math.Log) (nan))
t "(Math.Log10) (nan)" (fun () -> (Math.Log10) (nan))
t "(Math.Log2) (nan)" (fun () -> (Math.Log2) (nan))
t "(Math.Sin) (nan)" (fun () -> (Math.Sin) (nan))
t "(Math.Cos) (nan)" (fun () -> (Math.Cos) (nan))
t "(Math.Tan) (nan)" (fun () -> (Math.Tan) (nan))
t "(Math.Asin) (nan)" (fun () -> (Math.Asin) (nan))
t "(Math.Acos) (nan)" (fun () -> (Math.Acos) (nan))
t "(Math.Atan) (nan)" (fun () -> (Math.Atan) (nan))
t "(Math.Sinh) (nan)" (fun () -> (Math.Sinh) (nan))
t "(Math.Cosh) (nan)" (fun () -> (Math.Cosh) (nan))
t "(Math.Tanh) (nan)" (fun () -> (Math.Tanh) (nan))
t "(Math.Asinh) (nan)" (fun () -> (Math.Asinh) (nan))
t "(Math.Acosh) (nan)" (fun () -> (Math.Acosh) (nan))
t "(Math.Atanh) (nan)" (fun () -> (Math.Atanh) (nan))
t "(Math.ILogB) (nan)" (fun () -> (Math.ILogB) (nan))
t "(Math.BitIncrement) (nan)" (fun () -> (Math.BitIncrement) (nan))
t "(Math.BitDecrement) (nan)" (fun () -> (Math.BitDecrement) (nan))
t "(abs) (nan)" (fun () -> (abs) (nan))
t "(sign) (nan)" (fun () -> (sign) (nan))
t "(floor) (nan)" (fun () -> (floor) (nan))
t "(ceil) (nan)" (fun () -> (ceil) (nan))
t "(round) (nan)" (fun () -> (round) (nan))
t "(truncate) (nan)" (fun () -> (truncate) (nan))
t "(sqrt) (nan)" (fun () -> (sqrt) (nan))
t "(exp) (nan)" (fun () -> (exp) (nan))
t "(log) (nan)" (fun () -> (log) (nan))
t "(log10) (nan)" (fun () -> (log10) (nan))
t "(sin) (nan)" (fun () -> (sin) (nan))
t "(int) (nan)" (fun () -> (int) (nan))
t "(int64) (nan)" (fun () -> (int64) (nan))
t "(byte) (nan)" (fun () -> (byte) (nan))
t "(uint32) (nan)" (fun () -> (uint32) (nan))
t "(string) (nan)" (fun () -> (string) (nan))
t "(float32) (nan)" (fun () -> (float32) (nan))
t "(decimal) (nan)" (fun () -> (decimal) (nan))
t "(Checked.int) (nan)" (fun () -> (Checked.int) (nan))
t "(Checked.byte) (nan)" (fun () -> (Checked.byte) (nan))
t "(Checked.uint64) (nan)" (fun () -> (Checked.uint64) (nan))
t "Convert.ToInt32(nan: float)" (fun () -> Convert.ToInt32(nan: float))
t "Convert.ToInt64(nan: float)" (fun () -> Convert.ToInt64(nan: float))
t "Convert.ToByte(nan: float)" (fun () -> Convert.ToByte(nan: float))
t "Convert.ToBoolean(nan: float)" (fun () -> Convert.ToBoolean(nan: float))
t "Convert.ToDecimal(nan: float)" (fun () -> Convert.ToDecimal(nan: float))
t "Convert.ToString(nan: float)" (fun () -> Convert.ToString(nan: float))
t "(BitConverter.DoubleToInt64Bits) (nan)" (fun () -> (BitConverter.DoubleToInt64Bits) (nan))
t "(Double.IsNaN) (nan)" (fun () -> (Double.IsNaN) (nan))
t "(Double.IsFinite) (nan)" (fun () -> (Double.IsFinite) (nan))
t "(Double.IsNegative) (nan)" (fun () -> (Double.IsNegative) (nan))
t "(Double.IsInteger) (nan)" (fun () -> (Double.IsInteger) (nan))
t "(Double.IsSubnormal) (nan)" (fun () -> (Double.IsSubnormal) (nan))
t "(Double.IsNormal) (nan)" (fun () -> (Double.IsNormal) (nan))
t "BigInteger(nan: float)" (fun () -> BigInteger(nan: float))
t "(hash) (nan)" (fun () -> (hash) (nan))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (nan)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (nan))
t "Math.Pow(nan,0.0)" (fun () -> Math.Pow(nan,0.0))
t "Math.Atan2(nan,0.0)" (fun () -> Math.Atan2(nan,0.0))
t "Math.Max(nan,0.0)" (fun () -> Math.Max(nan,0.0))
t "Math.Min(nan,0.0)" (fun () -> Math.Min(nan,0.0))
t "Math.IEEERemainder(nan,0.0)" (fun () -> Math.IEEERemainder(nan,0.0))
t "Math.CopySign(nan,0.0)" (fun () -> Math.CopySign(nan,0.0))
t "Math.MaxMagnitude(nan,0.0)" (fun () -> Math.MaxMagnitude(nan,0.0))
t "Math.MinMagnitude(nan,0.0)" (fun () -> Math.MinMagnitude(nan,0.0))
t "(nan) % (0.0)" (fun () -> (nan) % (0.0))
t "(nan) ** (0.0)" (fun () -> (nan) ** (0.0))
t "max (nan) (0.0)" (fun () -> max (nan) (0.0))
t "compare (nan) (0.0)" (fun () -> compare (nan) (0.0))
t "Math.Pow(nan,2.0)" (fun () -> Math.Pow(nan,2.0))
t "Math.Atan2(nan,2.0)" (fun () -> Math.Atan2(nan,2.0))
t "Math.Max(nan,2.0)" (fun () -> Math.Max(nan,2.0))
t "Math.Min(nan,2.0)" (fun () -> Math.Min(nan,2.0))
t "Math.IEEERemainder(nan,2.0)" (fun () -> Math.IEEERemainder(nan,2.0))
t "Math.CopySign(nan,2.0)" (fun () -> Math.CopySign(nan,2.0))
t "Math.MaxMagnitude(nan,2.0)" (fun () -> Math.MaxMagnitude(nan,2.0))
t "Math.MinMagnitude(nan,2.0)" (fun () -> Math.MinMagnitude(nan,2.0))
t "(nan) % (2.0)" (fun () -> (nan) % (2.0))
t "(nan) ** (2.0)" (fun () -> (nan) ** (2.0))
t "max (nan) (2.0)" (fun () -> max (nan) (2.0))
t "compare (nan) (2.0)" (fun () -> compare (nan) (2.0))
t "Math.Pow(nan,-1.0)" (fun () -> Math.Pow(nan,-1.0))
t "Math.Atan2(nan,-1.0)" (fun () -> Math.Atan2(nan,-1.0))
t "Math.Max(nan,-1.0)" (fun () -> Math.Max(nan,-1.0))
t "Math.Min(nan,-1.0)" (fun () -> Math.Min(nan,-1.0))
t "Math.IEEERemainder(nan,-1.0)" (fun () -> Math.IEEERemainder(nan,-1.0))
t "Math.CopySign(nan,-1.0)" (fun () -> Math.CopySign(nan,-1.0))
t "Math.MaxMagnitude(nan,-1.0)" (fun () -> Math.MaxMagnitude(nan,-1.0))
t "Math.MinMagnitude(nan,-1.0)" (fun () -> Math.MinMagnitude(nan,-1.0))
t "(nan) % (-1.0)" (fun () -> (nan) % (-1.0))
t "(nan) ** (-1.0)" (fun () -> (nan) ** (-1.0))
t "max (nan) (-1.0)" (fun () -> max (nan) (-1.0))
t "compare (nan) (-1.0)" (fun () -> compare (nan) (-1.0))
t "Math.Pow(nan,nan)" (fun () -> Math.Pow(nan,nan))
t "Math.Atan2(nan,nan)" (fun () -> Math.Atan2(nan,nan))
t "Math.Max(nan,nan)" (fun () -> Math.Max(nan,nan))
t "Math.Min(nan,nan)" (fun () -> Math.Min(nan,nan))
t "Math.IEEERemainder(nan,nan)" (fun () -> Math.IEEERemainder(nan,nan))
t "Math.CopySign(nan,nan)" (fun () -> Math.CopySign(nan,nan))
t "Math.MaxMagnitude(nan,nan)" (fun () -> Math.MaxMagnitude(nan,nan))
t "Math.MinMagnitude(nan,nan)" (fun () -> Math.MinMagnitude(nan,nan))
t "(nan) % (nan)" (fun () -> (nan) % (nan))
t "(nan) ** (nan)" (fun () -> (nan) ** (nan))
t "max (nan) (nan)" (fun () -> max (nan) (nan))
t "compare (nan) (nan)" (fun () -> compare (nan) (nan))
t "Math.Pow(nan,infinity)" (fun () -> Math.Pow(nan,infinity))
t "Math.Atan2(nan,infinity)" (fun () -> Math.Atan2(nan,infinity))
t "Math.Max(nan,infinity)" (fun () -> Math.Max(nan,infinity))
t "Math.Min(nan,infinity)" (fun () -> Math.Min(nan,infinity))
t "Math.IEEERemainder(nan,infinity)" (fun () -> Math.IEEERemainder(nan,infinity))
t "Math.CopySign(nan,infinity)" (fun () -> Math.CopySign(nan,infinity))
t "Math.MaxMagnitude(nan,infinity)" (fun () -> Math.MaxMagnitude(nan,infinity))
t "Math.MinMagnitude(nan,infinity)" (fun () -> Math.MinMagnitude(nan,infinity))
t "(nan) % (infinity)" (fun () -> (nan) % (infinity))
t "(nan) ** (infinity)" (fun () -> (nan) ** (infinity))
t "max (nan) (infinity)" (fun () -> max (nan) (infinity))
t "compare (nan) (infinity)" (fun () -> compare (nan) (infinity))
t "Math.Round(nan,0)" (fun () -> Math.Round(nan,0))
t "Math.Round(nan,2)" (fun () -> Math.Round(nan,2))
t "Math.Round(nan,-1)" (fun () -> Math.Round(nan,-1))
t "Math.Round(nan,16)" (fun () -> Math.Round(nan,16))
t "Math.Round(nan,MidpointRounding.ToEven)" (fun () -> Math.Round(nan,MidpointRounding.ToEven))
t "Math.Round(nan,1,MidpointRounding.ToEven)" (fun () -> Math.Round(nan,1,MidpointRounding.ToEven))
t "Math.Round(nan,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(nan,MidpointRounding.AwayFromZero))
t "Math.Round(nan,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(nan,1,MidpointRounding.AwayFromZero))
t "Math.Round(nan,MidpointRounding.ToZero)" (fun () -> Math.Round(nan,MidpointRounding.ToZero))
t "Math.Round(nan,1,MidpointRounding.ToZero)" (fun () -> Math.Round(nan,1,MidpointRounding.ToZero))
t "Math.Round(nan,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(nan,MidpointRounding.ToNegativeInfinity))
t "Math.Round(nan,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(nan,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(nan,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(nan,MidpointRounding.ToPositiveInfinity))
t "Math.Round(nan,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(nan,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(infinity: float)" (fun () -> Math.Abs(infinity: float))
t "(Math.Sqrt) (infinity)" (fun () -> (Math.Sqrt) (infinity))
t "(Math.Cbrt) (infinity)" (fun () -> (Math.Cbrt) (infinity))
t "Math.Floor(infinity: float)" (fun () -> Math.Floor(infinity: float))
t "Math.Ceiling(infinity: float)" (fun () -> Math.Ceiling(infinity: float))
t "Math.Truncate(infinity: float)" (fun () -> Math.Truncate(infinity: float))
t "Math.Round(infinity: float)" (fun () -> Math.Round(infinity: float))
t "Math.Sign(infinity: float)" (fun () -> Math.Sign(infinity: float))
t "(Math.Exp) (infinity)" (fun () -> (Math.Exp) (infinity))
t "(Math.Log) (infinity)" (fun () -> (Math.Log) (infinity))
t "(Math.Log10) (infinity)" (fun () -> (Math.Log10) (infinity))
t "(Math.Log2) (infinity)" (fun () -> (Math.Log2) (infinity))
t "(Math.Sin) (infinity)" (fun () -> (Math.Sin) (infinity))
t "(Math.Cos) (infinity)" (fun () -> (Math.Cos) (infinity))
t "(Math.Tan) (infinity)" (fun () -> (Math.Tan) (infinity))
t "(Math.Asin) (infinity)" (fun () -> (Math.Asin) (infinity))
t "(Math.Acos) (infinity)" (fun () -> (Math.Acos) (infinity))
t "(Math.Atan) (infinity)" (fun () -> (Math.Atan) (infinity))
t "(Math.Sinh) (infinity)" (fun () -> (Math.Sinh) (infinity))
t "(Math.Cosh) (infinity)" (fun () -> (Math.Cosh) (infinity))
t "(Math.Tanh) (infinity)" (fun () -> (Math.Tanh) (infinity))
t "(Math.Asinh) (infinity)" (fun () -> (Math.Asinh) (infinity))
t "(Math.Acosh) (infinity)" (fun () -> (Math.Acosh) (infinity))
t "(Math.Atanh) (infinity)" (fun () -> (Math.Atanh) (infinity))
t "(Math.ILogB) (infinity)" (fun () -> (Math.ILogB) (infinity))
t "(Math.BitIncrement) (infinity)" (fun () -> (Math.BitIncrement) (infinity))
t "(Math.BitDecrement) (infinity)" (fun () -> (Math.BitDecrement) (infinity))
t "(abs) (infinity)" (fun () -> (abs) (infinity))
t "(sign) (infinity)" (fun () -> (sign) (infinity))
t "(floor) (infinity)" (fun () -> (floor) (infinity))
t "(ceil) (infinity)" (fun () -> (ceil) (infinity))
t "(round) (infinity)" (fun () -> (round) (infinity))
t "(truncate) (infinity)" (fun () -> (truncate) (infinity))
t "(sqrt) (infinity)" (fun () -> (sqrt) (infinity))
t "(exp) (infinity)" (fun () -> (exp) (infinity))
t "(log) (infinity)" (fun () -> (log) (infinity))
t "(log10) (infinity)" (fun () -> (log10) (infinity))
t "(sin) (infinity)" (fun () -> (sin) (infinity))
t "(int) (infinity)" (fun () -> (int) (infinity))
t "(int64) (infinity)" (fun () -> (int64) (infinity))
t "(byte) (infinity)" (fun () -> (byte) (infinity))
t "(uint32) (infinity)" (fun () -> (uint32) (infinity))
t "(string) (infinity)" (fun () -> (string) (infinity))
t "(float32) (infinity)" (fun () -> (float32) (infinity))
t "(decimal) (infinity)" (fun () -> (decimal) (infinity))
t "(Checked.int) (infinity)" (fun () -> (Checked.int) (infinity))
t "(Checked.byte) (infinity)" (fun () -> (Checked.byte) (infinity))
t "(Checked.uint64) (infinity)" (fun () -> (Checked.uint64) (infinity))
t "Convert.ToInt32(infinity: float)" (fun () -> Convert.ToInt32(infinity: float))
t "Convert.ToInt64(infinity: float)" (fun () -> Convert.ToInt64(infinity: float))
t "Convert.ToByte(infinity: float)" (fun () -> Convert.ToByte(infinity: float))
t "Convert.ToBoolean(infinity: float)" (fun () -> Convert.ToBoolean(infinity: float))
t "Convert.ToDecimal(infinity: float)" (fun () -> Convert.ToDecimal(infinity: float))
t "Convert.ToString(infinity: float)" (fun () -> Convert.ToString(infinity: float))
t "(BitConverter.DoubleToInt64Bits) (infinity)" (fun () -> (BitConverter.DoubleToInt64Bits) (infinity))
t "(Double.IsNaN) (infinity)" (fun () -> (Double.IsNaN) (infinity))
t "(Double.IsFinite) (infinity)" (fun () -> (Double.IsFinite) (infinity))
t "(Double.IsNegative) (infinity)" (fun () -> (Double.IsNegative) (infinity))
t "(Double.IsInteger) (infinity)" (fun () -> (Double.IsInteger) (infinity))
t "(Double.IsSubnormal) (infinity)" (fun () -> (Double.IsSubnormal) (infinity))
t "(Double.IsNormal) (infinity)" (fun () -> (Double.IsNormal) (infinity))
t "BigInteger(infinity: float)" (fun () -> BigInteger(infinity: float))
t "(hash) (infinity)" (fun () -> (hash) (infinity))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (infinity)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (infinity))
t "Math.Pow(infinity,0.0)" (fun () -> Math.Pow(infinity,0.0))
t "Math.Atan2(infinity,0.0)" (fun () -> Math.Atan2(infinity,0.0))
t "Math.Max(infinity,0.0)" (fun () -> Math.Max(infinity,0.0))
t "Math.Min(infinity,0.0)" (fun () -> Math.Min(infinity,0.0))
t "Math.IEEERemainder(infinity,0.0)" (fun () -> Math.IEEERemainder(infinity,0.0))
t "Math.CopySign(infinity,0.0)" (fun () -> Math.CopySign(infinity,0.0))
t "Math.MaxMagnitude(infinity,0.0)" (fun () -> Math.MaxMagnitude(infinity,0.0))
t "Math.MinMagnitude(infinity,0.0)" (fun () -> Math.MinMagnitude(infinity,0.0))
t "(infinity) % (0.0)" (fun () -> (infinity) % (0.0))
t "(infinity) ** (0.0)" (fun () -> (infinity) ** (0.0))
t "max (infinity) (0.0)" (fun () -> max (infinity) (0.0))
t "compare (infinity) (0.0)" (fun () -> compare (infinity) (0.0))
t "Math.Pow(infinity,2.0)" (fun () -> Math.Pow(infinity,2.0))
t "Math.Atan2(infinity,2.0)" (fun () -> Math.Atan2(infinity,2.0))
t "Math.Max(infinity,2.0)" (fun () -> Math.Max(infinity,2.0))
t "Math.Min(infinity,2.0)" (fun () -> Math.Min(infinity,2.0))
t "Math.IEEERemainder(infinity,2.0)" (fun () -> Math.IEEERemainder(infinity,2.0))
t "Math.CopySign(infinity,2.0)" (fun () -> Math.CopySign(infinity,2.0))
t "Math.MaxMagnitude(infinity,2.0)" (fun () -> Math.MaxMagnitude(infinity,2.0))
t "Math.MinMagnitude(infinity,2.0)" (fun () -> Math.MinMagnitude(infinity,2.0))
t "(infinity) % (2.0)" (fun () -> (infinity) % (2.0))
t "(infinity) ** (2.0)" (fun () -> (infinity) ** (2.0))
t "max (infinity) (2.0)" (fun () -> max (infinity) (2.0))
t "compare (infinity) (2.0)" (fun () -> compare (infinity) (2.0))
t "Math.Pow(infinity,-1.0)" (fun () -> Math.Pow(infinity,-1.0))
t "Math.Atan2(infinity,-1.0)" (fun () -> Math.Atan2(infinity,-1.0))
t "Math.Max(infinity,-1.0)" (fun () -> Math.Max(infinity,-1.0))
t "Math.Min(infinity,-1.0)" (fun () -> Math.Min(infinity,-1.0))
t "Math.IEEERemainder(infinity,-1.0)" (fun () -> Math.IEEERemainder(infinity,-1.0))
t "Math.CopySign(infinity,-1.0)" (fun () -> Math.CopySign(infinity,-1.0))
t "Math.MaxMagnitude(infinity,-1.0)" (fun () -> Math.MaxMagnitude(infinity,-1.0))
t "Math.MinMagnitude(infinity,-1.0)" (fun () -> Math.MinMagnitude(infinity,-1.0))
t "(infinity) % (-1.0)" (fun () -> (infinity) % (-1.0))
t "(infinity) ** (-1.0)" (fun () -> (infinity) ** (-1.0))
t "max (infinity) (-1.0)" (fun () -> max (infinity) (-1.0))
t "compare (infinity) (-1.0)" (fun () -> compare (infinity) (-1.0))
t "Math.Pow(infinity,nan)" (fun () -> Math.Pow(infinity,nan))
t "Math.Atan2(infinity,nan)" (fun () -> Math.Atan2(infinity,nan))
t "Math.Max(infinity,nan)" (fun () -> Math.Max(infinity,nan))
t "Math.Min(infinity,nan)" (fun () -> Math.Min(infinity,nan))
t "Math.IEEERemainder(infinity,nan)" (fun () -> Math.IEEERemainder(infinity,nan))
t "Math.CopySign(infinity,nan)" (fun () -> Math.CopySign(infinity,nan))
t "Math.MaxMagnitude(infinity,nan)" (fun () -> Math.MaxMagnitude(infinity,nan))
t "Math.MinMagnitude(infinity,nan)" (fun () -> Math.MinMagnitude(infinity,nan))
t "(infinity) % (nan)" (fun () -> (infinity) % (nan))
t "(infinity) ** (nan)" (fun () -> (infinity) ** (nan))
t "max (infinity) (nan)" (fun () -> max (infinity) (nan))
t "compare (infinity) (nan)" (fun () -> compare (infinity) (nan))
t "Math.Pow(infinity,infinity)" (fun () -> Math.Pow(infinity,infinity))
t "Math.Atan2(infinity,infinity)" (fun () -> Math.Atan2(infinity,infinity))
t "Math.Max(infinity,infinity)" (fun () -> Math.Max(infinity,infinity))
t "Math.Min(infinity,infinity)" (fun () -> Math.Min(infinity,infinity))
t "Math.IEEERemainder(infinity,infinity)" (fun () -> Math.IEEERemainder(infinity,infinity))
t "Math.CopySign(infinity,infinity)" (fun () -> Math.CopySign(infinity,infinity))
t "Math.MaxMagnitude(infinity,infinity)" (fun () -> Math.MaxMagnitude(infinity,infinity))
t "Math.MinMagnitude(infinity,infinity)" (fun () -> Math.MinMagnitude(infinity,infinity))
t "(infinity) % (infinity)" (fun () -> (infinity) % (infinity))
t "(infinity) ** (infinity)" (fun () -> (infinity) ** (infinity))
t "max (infinity) (infinity)" (fun () -> max (infinity) (infinity))
t "compare (infinity) (infinity)" (fun () -> compare (infinity) (infinity))
t "Math.Round(infinity,0)" (fun () -> Math.Round(infinity,0))
t "Math.Round(infinity,2)" (fun () -> Math.Round(infinity,2))
t "Math.Round(infinity,-1)" (fun () -> Math.Round(infinity,-1))
t "Math.Round(infinity,16)" (fun () -> Math.Round(infinity,16))
t "Math.Round(infinity,MidpointRounding.ToEven)" (fun () -> Math.Round(infinity,MidpointRounding.ToEven))
t "Math.Round(infinity,1,MidpointRounding.ToEven)" (fun () -> Math.Round(infinity,1,MidpointRounding.ToEven))
t "Math.Round(infinity,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(infinity,MidpointRounding.AwayFromZero))
t "Math.Round(infinity,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(infinity,1,MidpointRounding.AwayFromZero))
t "Math.Round(infinity,MidpointRounding.ToZero)" (fun () -> Math.Round(infinity,MidpointRounding.ToZero))
t "Math.Round(infinity,1,MidpointRounding.ToZero)" (fun () -> Math.Round(infinity,1,MidpointRounding.ToZero))
t "Math.Round(infinity,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(infinity,MidpointRounding.ToNegativeInfinity))
t "Math.Round(infinity,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(infinity,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(infinity,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(infinity,MidpointRounding.ToPositiveInfinity))
t "Math.Round(infinity,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(infinity,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(-infinity: float)" (fun () -> Math.Abs(-infinity: float))
t "(Math.Sqrt) (-infinity)" (fun () -> (Math.Sqrt) (-infinity))
t "(Math.Cbrt) (-infinity)" (fun () -> (Math.Cbrt) (-infinity))
t "Math.Floor(-infinity: float)" (fun () -> Math.Floor(-infinity: float))
t "Math.Ceiling(-infinity: float)" (fun () -> Math.Ceiling(-infinity: float))
t "Math.Truncate(-infinity: float)" (fun () -> Math.Truncate(-infinity: float))
t "Math.Round(-infinity: float)" (fun () -> Math.Round(-infinity: float))
t "Math.Sign(-infinity: float)" (fun () -> Math.Sign(-infinity: float))
t "(Math.Exp) (-infinity)" (fun () -> (Math.Exp) (-infinity))
t "(Math.Log) (-infinity)" (fun () -> (Math.Log) (-infinity))
t "(Math.Log10) (-infinity)" (fun () -> (Math.Log10) (-infinity))
t "(Math.Log2) (-infinity)" (fun () -> (Math.Log2) (-infinity))
t "(Math.Sin) (-infinity)" (fun () -> (Math.Sin) (-infinity))
t "(Math.Cos) (-infinity)" (fun () -> (Math.Cos) (-infinity))
t "(Math.Tan) (-infinity)" (fun () -> (Math.Tan) (-infinity))
t "(Math.Asin) (-infinity)" (fun () -> (Math.Asin) (-infinity))
t "(Math.Acos) (-infinity)" (fun () -> (Math.Acos) (-infinity))
t "(Math.Atan) (-infinity)" (fun () -> (Math.Atan) (-infinity))
t "(Math.Sinh) (-infinity)" (fun () -> (Math.Sinh) (-infinity))
t "(Math.Cosh) (-infinity)" (fun () -> (Math.Cosh) (-infinity))
t "(Math.Tanh) (-infinity)" (fun () -> (Math.Tanh) (-infinity))
t "(Math.Asinh) (-infinity)" (fun () -> (Math.Asinh) (-infinity))
t "(Math.Acosh) (-infinity)" (fun () -> (Math.Acosh) (-infinity))
t "(Math.Atanh) (-infinity)" (fun () -> (Math.Atanh) (-infinity))
t "(Math.ILogB) (-infinity)" (fun () -> (Math.ILogB) (-infinity))
t "(Math.BitIncrement) (-infinity)" (fun () -> (Math.BitIncrement) (-infinity))
t "(Math.BitDecrement) (-infinity)" (fun () -> (Math.BitDecrement) (-infinity))
t "(abs) (-infinity)" (fun () -> (abs) (-infinity))
t "(sign) (-infinity)" (fun () -> (sign) (-infinity))
t "(floor) (-infinity)" (fun () -> (floor) (-infinity))
t "(ceil) (-infinity)" (fun () -> (ceil) (-infinity))
t "(round) (-infinity)" (fun () -> (round) (-infinity))
t "(truncate) (-infinity)" (fun () -> (truncate) (-infinity))
t "(sqrt) (-infinity)" (fun () -> (sqrt) (-infinity))
t "(exp) (-infinity)" (fun () -> (exp) (-infinity))
t "(log) (-infinity)" (fun () -> (log) (-infinity))
t "(log10) (-infinity)" (fun () -> (log10) (-infinity))
t "(sin) (-infinity)" (fun () -> (sin) (-infinity))
t "(int) (-infinity)" (fun () -> (int) (-infinity))
t "(int64) (-infinity)" (fun () -> (int64) (-infinity))
t "(byte) (-infinity)" (fun () -> (byte) (-infinity))
t "(uint32) (-infinity)" (fun () -> (uint32) (-infinity))
t "(string) (-infinity)" (fun () -> (string) (-infinity))
t "(float32) (-infinity)" (fun () -> (float32) (-infinity))
t "(decimal) (-infinity)" (fun () -> (decimal) (-infinity))
t "(Checked.int) (-infinity)" (fun () -> (Checked.int) (-infinity))
t "(Checked.byte) (-infinity)" (fun () -> (Checked.byte) (-infinity))
t "(Checked.uint64) (-infinity)" (fun () -> (Checked.uint64) (-infinity))
t "Convert.ToInt32(-infinity: float)" (fun () -> Convert.ToInt32(-infinity: float))
t "Convert.ToInt64(-infinity: float)" (fun () -> Convert.ToInt64(-infinity: float))
t "Convert.ToByte(-infinity: float)" (fun () -> Convert.ToByte(-infinity: float))
t "Convert.ToBoolean(-infinity: float)" (fun () -> Convert.ToBoolean(-infinity: float))
t "Convert.ToDecimal(-infinity: float)" (fun () -> Convert.ToDecimal(-infinity: float))
t "Convert.ToString(-infinity: float)" (fun () -> Convert.ToString(-infinity: float))
t "(BitConverter.DoubleToInt64Bits) (-infinity)" (fun () -> (BitConverter.DoubleToInt64Bits) (-infinity))
t "(Double.IsNaN) (-infinity)" (fun () -> (Double.IsNaN) (-infinity))
t "(Double.IsFinite) (-infinity)" (fun () -> (Double.IsFinite) (-infinity))
t "(Double.IsNegative) (-infinity)" (fun () -> (Double.IsNegative) (-infinity))
t "(Double.IsInteger) (-infinity)" (fun () -> (Double.IsInteger) (-infinity))
t "(Double.IsSubnormal) (-infinity)" (fun () -> (Double.IsSubnormal) (-infinity))
t "(Double.IsNormal) (-infinity)" (fun () -> (Double.IsNormal) (-infinity))
t "BigInteger(-infinity: float)" (fun () -> BigInteger(-infinity: float))
t "(hash) (-infinity)" (fun () -> (hash) (-infinity))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (-infinity)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (-infinity))
t "Math.Pow(-infinity,0.0)" (fun () -> Math.Pow(-infinity,0.0))
t "Math.Atan2(-infinity,0.0)" (fun () -> Math.Atan2(-infinity,0.0))
t "Math.Max(-infinity,0.0)" (fun () -> Math.Max(-infinity,0.0))
t "Math.Min(-infinity,0.0)" (fun () -> Math.Min(-infinity,0.0))
t "Math.IEEERemainder(-infinity,0.0)" (fun () -> Math.IEEERemainder(-infinity,0.0))
t "Math.CopySign(-infinity,0.0)" (fun () -> Math.CopySign(-infinity,0.0))
t "Math.MaxMagnitude(-infinity,0.0)" (fun () -> Math.MaxMagnitude(-infinity,0.0))
t "Math.MinMagnitude(-infinity,0.0)" (fun () -> Math.MinMagnitude(-infinity,0.0))
t "(-infinity) % (0.0)" (fun () -> (-infinity) % (0.0))
t "(-infinity) ** (0.0)" (fun () -> (-infinity) ** (0.0))
t "max (-infinity) (0.0)" (fun () -> max (-infinity) (0.0))
t "compare (-infinity) (0.0)" (fun () -> compare (-infinity) (0.0))
t "Math.Pow(-infinity,2.0)" (fun () -> Math.Pow(-infinity,2.0))
t "Math.Atan2(-infinity,2.0)" (fun () -> Math.Atan2(-infinity,2.0))
t "Math.Max(-infinity,2.0)" (fun () -> Math.Max(-infinity,2.0))
t "Math.Min(-infinity,2.0)" (fun () -> Math.Min(-infinity,2.0))
t "Math.IEEERemainder(-infinity,2.0)" (fun () -> Math.IEEERemainder(-infinity,2.0))
t "Math.CopySign(-infinity,2.0)" (fun () -> Math.CopySign(-infinity,2.0))
t "Math.MaxMagnitude(-infinity,2.0)" (fun () -> Math.MaxMagnitude(-infinity,2.0))
t "Math.MinMagnitude(-infinity,2.0)" (fun () -> Math.MinMagnitude(-infinity,2.0))
t "(-infinity) % (2.0)" (fun () -> (-infinity) % (2.0))
t "(-infinity) ** (2.0)" (fun () -> (-infinity) ** (2.0))
t "max (-infinity) (2.0)" (fun () -> max (-infinity) (2.0))
t "compare (-infinity) (2.0)" (fun () -> compare (-infinity) (2.0))
t "Math.Pow(-infinity,-1.0)" (fun () -> Math.Pow(-infinity,-1.0))
t "Math.Atan2(-infinity,-1.0)" (fun () -> Math.Atan2(-infinity,-1.0))
t "Math.Max(-infinity,-1.0)" (fun () -> Math.Max(-infinity,-1.0))
t "Math.Min(-infinity,-1.0)" (fun () -> Math.Min(-infinity,-1.0))
t "Math.IEEERemainder(-infinity,-1.0)" (fun () -> Math.IEEERemainder(-infinity,-1.0))
t "Math.CopySign(-infinity,-1.0)" (fun () -> Math.CopySign(-infinity,-1.0))
t "Math.MaxMagnitude(-infinity,-1.0)" (fun () -> Math.MaxMagnitude(-infinity,-1.0))
t "Math.MinMagnitude(-infinity,-1.0)" (fun () -> Math.MinMagnitude(-infinity,-1.0))
t "(-infinity) % (-1.0)" (fun () -> (-infinity) % (-1.0))
t "(-infinity) ** (-1.0)" (fun () -> (-infinity) ** (-1.0))
t "max (-infinity) (-1.0)" (fun () -> max (-infinity) (-1.0))
t "compare (-infinity) (-1.0)" (fun () -> compare (-infinity) (-1.0))
t "Math.Pow(-infinity,nan)" (fun () -> Math.Pow(-infinity,nan))
t "Math.Atan2(-infinity,nan)" (fun () -> Math.Atan2(-infinity,nan))
t "Math.Max(-infinity,nan)" (fun () -> Math.Max(-infinity,nan))
t "Math.Min(-infinity,nan)" (fun () -> Math.Min(-infinity,nan))
t "Math.IEEERemainder(-infinity,nan)" (fun () -> Math.IEEERemainder(-infinity,nan))
t "Math.CopySign(-infinity,nan)" (fun () -> Math.CopySign(-infinity,nan))
t "Math.MaxMagnitude(-infinity,nan)" (fun () -> Math.MaxMagnitude(-infinity,nan))
t "Math.MinMagnitude(-infinity,nan)" (fun () -> Math.MinMagnitude(-infinity,nan))
t "(-infinity) % (nan)" (fun () -> (-infinity) % (nan))
t "(-infinity) ** (nan)" (fun () -> (-infinity) ** (nan))
t "max (-infinity) (nan)" (fun () -> max (-infinity) (nan))
t "compare (-infinity) (nan)" (fun () -> compare (-infinity) (nan))
t "Math.Pow(-infinity,infinity)" (fun () -> Math.Pow(-infinity,infinity))
t "Math.Atan2(-infinity,infinity)" (fun () -> Math.Atan2(-infinity,infinity))
t "Math.Max(-infinity,infinity)" (fun () -> Math.Max(-infinity,infinity))
t "Math.Min(-infinity,infinity)" (fun () -> Math.Min(-infinity,infinity))
t "Math.IEEERemainder(-infinity,infinity)" (fun () -> Math.IEEERemainder(-infinity,infinity))
t "Math.CopySign(-infinity,infinity)" (fun () -> Math.CopySign(-infinity,infinity))
t "Math.MaxMagnitude(-infinity,infinity)" (fun () -> Math.MaxMagnitude(-infinity,infinity))
t "Math.MinMagnitude(-infinity,infinity)" (fun () -> Math.MinMagnitude(-infinity,infinity))
t "(-infinity) % (infinity)" (fun () -> (-infinity) % (infinity))
t "(-infinity) ** (infinity)" (fun () -> (-infinity) ** (infinity))
t "max (-infinity) (infinity)" (fun () -> max (-infinity) (infinity))
t "compare (-infinity) (infinity)" (fun () -> compare (-infinity) (infinity))
t "Math.Round(-infinity,0)" (fun () -> Math.Round(-infinity,0))
t "Math.Round(-infinity,2)" (fun () -> Math.Round(-infinity,2))
t "Math.Round(-infinity,-1)" (fun () -> Math.Round(-infinity,-1))
t "Math.Round(-infinity,16)" (fun () -> Math.Round(-infinity,16))
t "Math.Round(-infinity,MidpointRounding.ToEven)" (fun () -> Math.Round(-infinity,MidpointRounding.ToEven))
t "Math.Round(-infinity,1,MidpointRounding.ToEven)" (fun () -> Math.Round(-infinity,1,MidpointRounding.ToEven))
t "Math.Round(-infinity,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-infinity,MidpointRounding.AwayFromZero))
t "Math.Round(-infinity,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-infinity,1,MidpointRounding.AwayFromZero))
t "Math.Round(-infinity,MidpointRounding.ToZero)" (fun () -> Math.Round(-infinity,MidpointRounding.ToZero))
t "Math.Round(-infinity,1,MidpointRounding.ToZero)" (fun () -> Math.Round(-infinity,1,MidpointRounding.ToZero))
t "Math.Round(-infinity,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-infinity,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-infinity,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-infinity,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-infinity,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-infinity,MidpointRounding.ToPositiveInfinity))
t "Math.Round(-infinity,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-infinity,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(1e308: float)" (fun () -> Math.Abs(1e308: float))
t "(Math.Sqrt) (1e308)" (fun () -> (Math.Sqrt) (1e308))
t "(Math.Cbrt) (1e308)" (fun () -> (Math.Cbrt) (1e308))
t "Math.Floor(1e308: float)" (fun () -> Math.Floor(1e308: float))
t "Math.Ceiling(1e308: float)" (fun () -> Math.Ceiling(1e308: float))
t "Math.Truncate(1e308: float)" (fun () -> Math.Truncate(1e308: float))
t "Math.Round(1e308: float)" (fun () -> Math.Round(1e308: float))
t "Math.Sign(1e308: float)" (fun () -> Math.Sign(1e308: float))
t "(Math.Exp) (1e308)" (fun () -> (Math.Exp) (1e308))
t "(Math.Log) (1e308)" (fun () -> (Math.Log) (1e308))
t "(Math.Log10) (1e308)" (fun () -> (Math.Log10) (1e308))
t "(Math.Log2) (1e308)" (fun () -> (Math.Log2) (1e308))
t "(Math.Sin) (1e308)" (fun () -> (Math.Sin) (1e308))
t "(Math.Cos) (1e308)" (fun () -> (Math.Cos) (1e308))
t "(Math.Tan) (1e308)" (fun () -> (Math.Tan) (1e308))
t "(Math.Asin) (1e308)" (fun () -> (Math.Asin) (1e308))
t "(Math.Acos) (1e308)" (fun () -> (Math.Acos) (1e308))
t "(Math.Atan) (1e308)" (fun () -> (Math.Atan) (1e308))
t "(Math.Sinh) (1e308)" (fun () -> (Math.Sinh) (1e308))
t "(Math.Cosh) (1e308)" (fun () -> (Math.Cosh) (1e308))
t "(Math.Tanh) (1e308)" (fun () -> (Math.Tanh) (1e308))
t "(Math.Asinh) (1e308)" (fun () -> (Math.Asinh) (1e308))
t "(Math.Acosh) (1e308)" (fun () -> (Math.Acosh) (1e308))
t "(Math.Atanh) (1e308)" (fun () -> (Math.Atanh) (1e308))
t "(Math.ILogB) (1e308)" (fun () -> (Math.ILogB) (1e308))
t "(Math.BitIncrement) (1e308)" (fun () -> (Math.BitIncrement) (1e308))
t "(Math.BitDecrement) (1e308)" (fun () -> (Math.BitDecrement) (1e308))
t "(abs) (1e308)" (fun () -> (abs) (1e308))
t "(sign) (1e308)" (fun () -> (sign) (1e308))
t "(floor) (1e308)" (fun () -> (floor) (1e308))
t "(ceil) (1e308)" (fun () -> (ceil) (1e308))
t "(round) (1e308)" (fun () -> (round) (1e308))
t "(truncate) (1e308)" (fun () -> (truncate) (1e308))
t "(sqrt) (1e308)" (fun () -> (sqrt) (1e308))
t "(exp) (1e308)" (fun () -> (exp) (1e308))
t "(log) (1e308)" (fun () -> (log) (1e308))
t "(log10) (1e308)" (fun () -> (log10) (1e308))
t "(sin) (1e308)" (fun () -> (sin) (1e308))
t "(int) (1e308)" (fun () -> (int) (1e308))
t "(int64) (1e308)" (fun () -> (int64) (1e308))
t "(byte) (1e308)" (fun () -> (byte) (1e308))
t "(uint32) (1e308)" (fun () -> (uint32) (1e308))
t "(string) (1e308)" (fun () -> (string) (1e308))
t "(float32) (1e308)" (fun () -> (float32) (1e308))
t "(decimal) (1e308)" (fun () -> (decimal) (1e308))
t "(Checked.int) (1e308)" (fun () -> (Checked.int) (1e308))
t "(Checked.byte) (1e308)" (fun () -> (Checked.byte) (1e308))
t "(Checked.uint64) (1e308)" (fun () -> (Checked.uint64) (1e308))
t "Convert.ToInt32(1e308: float)" (fun () -> Convert.ToInt32(1e308: float))
t "Convert.ToInt64(1e308: float)" (fun () -> Convert.ToInt64(1e308: float))
t "Convert.ToByte(1e308: float)" (fun () -> Convert.ToByte(1e308: float))
t "Convert.ToBoolean(1e308: float)" (fun () -> Convert.ToBoolean(1e308: float))
t "Convert.ToDecimal(1e308: float)" (fun () -> Convert.ToDecimal(1e308: float))
t "Convert.ToString(1e308: float)" (fun () -> Convert.ToString(1e308: float))
t "(BitConverter.DoubleToInt64Bits) (1e308)" (fun () -> (BitConverter.DoubleToInt64Bits) (1e308))
t "(Double.IsNaN) (1e308)" (fun () -> (Double.IsNaN) (1e308))
t "(Double.IsFinite) (1e308)" (fun () -> (Double.IsFinite) (1e308))
t "(Double.IsNegative) (1e308)" (fun () -> (Double.IsNegative) (1e308))
t "(Double.IsInteger) (1e308)" (fun () -> (Double.IsInteger) (1e308))
t "(Double.IsSubnormal) (1e308)" (fun () -> (Double.IsSubnormal) (1e308))
t "(Double.IsNormal) (1e308)" (fun () -> (Double.IsNormal) (1e308))
t "BigInteger(1e308: float)" (fun () -> BigInteger(1e308: float))
t "(hash) (1e308)" (fun () -> (hash) (1e308))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (1e308)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (1e308))
t "Math.Pow(1e308,0.0)" (fun () -> Math.Pow(1e308,0.0))
t "Math.Atan2(1e308,0.0)" (fun () -> Math.Atan2(1e308,0.0))
t "Math.Max(1e308,0.0)" (fun () -> Math.Max(1e308,0.0))
t "Math.Min(1e308,0.0)" (fun () -> Math.Min(1e308,0.0))
t "Math.IEEERemainder(1e308,0.0)" (fun () -> Math.IEEERemainder(1e308,0.0))
t "Math.CopySign(1e308,0.0)" (fun () -> Math.CopySign(1e308,0.0))
t "Math.MaxMagnitude(1e308,0.0)" (fun () -> Math.MaxMagnitude(1e308,0.0))
t "Math.MinMagnitude(1e308,0.0)" (fun () -> Math.MinMagnitude(1e308,0.0))
t "(1e308) % (0.0)" (fun () -> (1e308) % (0.0))
t "(1e308) ** (0.0)" (fun () -> (1e308) ** (0.0))
t "max (1e308) (0.0)" (fun () -> max (1e308) (0.0))
t "compare (1e308) (0.0)" (fun () -> compare (1e308) (0.0))
t "Math.Pow(1e308,2.0)" (fun () -> Math.Pow(1e308,2.0))
t "Math.Atan2(1e308,2.0)" (fun () -> Math.Atan2(1e308,2.0))
t "Math.Max(1e308,2.0)" (fun () -> Math.Max(1e308,2.0))
t "Math.Min(1e308,2.0)" (fun () -> Math.Min(1e308,2.0))
t "Math.IEEERemainder(1e308,2.0)" (fun () -> Math.IEEERemainder(1e308,2.0))
t "Math.CopySign(1e308,2.0)" (fun () -> Math.CopySign(1e308,2.0))
t "Math.MaxMagnitude(1e308,2.0)" (fun () -> Math.MaxMagnitude(1e308,2.0))
t "Math.MinMagnitude(1e308,2.0)" (fun () -> Math.MinMagnitude(1e308,2.0))
t "(1e308) % (2.0)" (fun () -> (1e308) % (2.0))
t "(1e308) ** (2.0)" (fun () -> (1e308) ** (2.0))
t "max (1e308) (2.0)" (fun () -> max (1e308) (2.0))
t "compare (1e308) (2.0)" (fun () -> compare (1e308) (2.0))
t "Math.Pow(1e308,-1.0)" (fun () -> Math.Pow(1e308,-1.0))
t "Math.Atan2(1e308,-1.0)" (fun () -> Math.Atan2(1e308,-1.0))
t "Math.Max(1e308,-1.0)" (fun () -> Math.Max(1e308,-1.0))
t "Math.Min(1e308,-1.0)" (fun () -> Math.Min(1e308,-1.0))
t "Math.IEEERemainder(1e308,-1.0)" (fun () -> Math.IEEERemainder(1e308,-1.0))
t "Math.CopySign(1e308,-1.0)" (fun () -> Math.CopySign(1e308,-1.0))
t "Math.MaxMagnitude(1e308,-1.0)" (fun () -> Math.MaxMagnitude(1e308,-1.0))
t "Math.MinMagnitude(1e308,-1.0)" (fun () -> Math.MinMagnitude(1e308,-1.0))
t "(1e308) % (-1.0)" (fun () -> (1e308) % (-1.0))
t "(1e308) ** (-1.0)" (fun () -> (1e308) ** (-1.0))
t "max (1e308) (-1.0)" (fun () -> max (1e308) (-1.0))
t "compare (1e308) (-1.0)" (fun () -> compare (1e308) (-1.0))
t "Math.Pow(1e308,nan)" (fun () -> Math.Pow(1e308,nan))
t "Math.Atan2(1e308,nan)" (fun () -> Math.Atan2(1e308,nan))
t "Math.Max(1e308,nan)" (fun () -> Math.Max(1e308,nan))
t "Math.Min(1e308,nan)" (fun () -> Math.Min(1e308,nan))
t "Math.IEEERemainder(1e308,nan)" (fun () -> Math.IEEERemainder(1e308,nan))
t "Math.CopySign(1e308,nan)" (fun () -> Math.CopySign(1e308,nan))
t "Math.MaxMagnitude(1e308,nan)" (fun () -> Math.MaxMagnitude(1e308,nan))
t "Math.MinMagnitude(1e308,nan)" (fun () -> Math.MinMagnitude(1e308,nan))
t "(1e308) % (nan)" (fun () -> (1e308) % (nan))
t "(1e308) ** (nan)" (fun () -> (1e308) ** (nan))
t "max (1e308) (nan)" (fun () -> max (1e308) (nan))
t "compare (1e308) (nan)" (fun () -> compare (1e308) (nan))
t "Math.Pow(1e308,infinity)" (fun () -> Math.Pow(1e308,infinity))
t "Math.Atan2(1e308,infinity)" (fun () -> Math.Atan2(1e308,infinity))
t "Math.Max(1e308,infinity)" (fun () -> Math.Max(1e308,infinity))
t "Math.Min(1e308,infinity)" (fun () -> Math.Min(1e308,infinity))
t "Math.IEEERemainder(1e308,infinity)" (fun () -> Math.IEEERemainder(1e308,infinity))
t "Math.CopySign(1e308,infinity)" (fun () -> Math.CopySign(1e308,infinity))
t "Math.MaxMagnitude(1e308,infinity)" (fun () -> Math.MaxMagnitude(1e308,infinity))
t "Math.MinMagnitude(1e308,infinity)" (fun () -> Math.MinMagnitude(1e308,infinity))
t "(1e308) % (infinity)" (fun () -> (1e308) % (infinity))
t "(1e308) ** (infinity)" (fun () -> (1e308) ** (infinity))
t "max (1e308) (infinity)" (fun () -> max (1e308) (infinity))
t "compare (1e308) (infinity)" (fun () -> compare (1e308) (infinity))
t "Math.Round(1e308,0)" (fun () -> Math.Round(1e308,0))
t "Math.Round(1e308,2)" (fun () -> Math.Round(1e308,2))
t "Math.Round(1e308,-1)" (fun () -> Math.Round(1e308,-1))
t "Math.Round(1e308,16)" (fun () -> Math.Round(1e308,16))
t "Math.Round(1e308,MidpointRounding.ToEven)" (fun () -> Math.Round(1e308,MidpointRounding.ToEven))
t "Math.Round(1e308,1,MidpointRounding.ToEven)" (fun () -> Math.Round(1e308,1,MidpointRounding.ToEven))
t "Math.Round(1e308,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(1e308,MidpointRounding.AwayFromZero))
t "Math.Round(1e308,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(1e308,1,MidpointRounding.AwayFromZero))
t "Math.Round(1e308,MidpointRounding.ToZero)" (fun () -> Math.Round(1e308,MidpointRounding.ToZero))
t "Math.Round(1e308,1,MidpointRounding.ToZero)" (fun () -> Math.Round(1e308,1,MidpointRounding.ToZero))
t "Math.Round(1e308,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(1e308,MidpointRounding.ToNegativeInfinity))
t "Math.Round(1e308,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(1e308,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(1e308,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(1e308,MidpointRounding.ToPositiveInfinity))
t "Math.Round(1e308,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(1e308,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(4.9e-324: float)" (fun () -> Math.Abs(4.9e-324: float))
t "(Math.Sqrt) (4.9e-324)" (fun () -> (Math.Sqrt) (4.9e-324))
t "(Math.Cbrt) (4.9e-324)" (fun () -> (Math.Cbrt) (4.9e-324))
t "Math.Floor(4.9e-324: float)" (fun () -> Math.Floor(4.9e-324: float))
t "Math.Ceiling(4.9e-324: float)" (fun () -> Math.Ceiling(4.9e-324: float))
t "Math.Truncate(4.9e-324: float)" (fun () -> Math.Truncate(4.9e-324: float))
t "Math.Round(4.9e-324: float)" (fun () -> Math.Round(4.9e-324: float))
t "Math.Sign(4.9e-324: float)" (fun () -> Math.Sign(4.9e-324: float))
t "(Math.Exp) (4.9e-324)" (fun () -> (Math.Exp) (4.9e-324))
t "(Math.Log) (4.9e-324)" (fun () -> (Math.Log) (4.9e-324))
t "(Math.Log10) (4.9e-324)" (fun () -> (Math.Log10) (4.9e-324))
t "(Math.Log2) (4.9e-324)" (fun () -> (Math.Log2) (4.9e-324))
t "(Math.Sin) (4.9e-324)" (fun () -> (Math.Sin) (4.9e-324))
t "(Math.Cos) (4.9e-324)" (fun () -> (Math.Cos) (4.9e-324))
t "(Math.Tan) (4.9e-324)" (fun () -> (Math.Tan) (4.9e-324))
t "(Math.Asin) (4.9e-324)" (fun () -> (Math.Asin) (4.9e-324))
t "(Math.Acos) (4.9e-324)" (fun () -> (Math.Acos) (4.9e-324))
t "(Math.Atan) (4.9e-324)" (fun () -> (Math.Atan) (4.9e-324))
t "(Math.Sinh) (4.9e-324)" (fun () -> (Math.Sinh) (4.9e-324))
t "(Math.Cosh) (4.9e-324)" (fun () -> (Math.Cosh) (4.9e-324))
t "(Math.Tanh) (4.9e-324)" (fun () -> (Math.Tanh) (4.9e-324))
t "(Math.Asinh) (4.9e-324)" (fun () -> (Math.Asinh) (4.9e-324))
t "(Math.Acosh) (4.9e-324)" (fun () -> (Math.Acosh) (4.9e-324))
t "(Math.Atanh) (4.9e-324)" (fun () -> (Math.Atanh) (4.9e-324))
t "(Math.ILogB) (4.9e-324)" (fun () -> (Math.ILogB) (4.9e-324))
t "(Math.BitIncrement) (4.9e-324)" (fun () -> (Math.BitIncrement) (4.9e-324))
t "(Math.BitDecrement) (4.9e-324)" (fun () -> (Math.BitDecrement) (4.9e-324))
t "(abs) (4.9e-324)" (fun () -> (abs) (4.9e-324))
t "(sign) (4.9e-324)" (fun () -> (sign) (4.9e-324))
t "(floor) (4.9e-324)" (fun () -> (floor) (4.9e-324))
t "(ceil) (4.9e-324)" (fun () -> (ceil) (4.9e-324))
t "(round) (4.9e-324)" (fun () -> (round) (4.9e-324))
t "(truncate) (4.9e-324)" (fun () -> (truncate) (4.9e-324))
t "(sqrt) (4.9e-324)" (fun () -> (sqrt) (4.9e-324))
t "(exp) (4.9e-324)" (fun () -> (exp) (4.9e-324))
t "(log) (4.9e-324)" (fun () -> (log) (4.9e-324))
t "(log10) (4.9e-324)" (fun () -> (log10) (4.9e-324))
t "(sin) (4.9e-324)" (fun () -> (sin) (4.9e-324))
t "(int) (4.9e-324)" (fun () -> (int) (4.9e-324))
t "(int64) (4.9e-324)" (fun () -> (int64) (4.9e-324))
t "(byte) (4.9e-324)" (fun () -> (byte) (4.9e-324))
t "(uint32) (4.9e-324)" (fun () -> (uint32) (4.9e-324))
t "(string) (4.9e-324)" (fun () -> (string) (4.9e-324))
t "(float32) (4.9e-324)" (fun () -> (float32) (4.9e-324))
t "(decimal) (4.9e-324)" (fun () -> (decimal) (4.9e-324))
t "(Checked.int) (4.9e-324)" (fun () -> (Checked.int) (4.9e-324))
t "(Checked.byte) (4.9e-324)" (fun () -> (Checked.byte) (4.9e-324))
t "(Checked.uint64) (4.9e-324)" (fun () -> (Checked.uint64) (4.9e-324))
t "Convert.ToInt32(4.9e-324: float)" (fun () -> Convert.ToInt32(4.9e-324: float))
t "Convert.ToInt64(4.9e-324: float)" (fun () -> Convert.ToInt64(4.9e-324: float))
t "Convert.ToByte(4.9e-324: float)" (fun () -> Convert.ToByte(4.9e-324: float))
t "Convert.ToBoolean(4.9e-324: float)" (fun () -> Convert.ToBoolean(4.9e-324: float))
t "Convert.ToDecimal(4.9e-324: float)" (fun () -> Convert.ToDecimal(4.9e-324: float))
t "Convert.ToString(4.9e-324: float)" (fun () -> Convert.ToString(4.9e-324: float))
t "(BitConverter.DoubleToInt64Bits) (4.9e-324)" (fun () -> (BitConverter.DoubleToInt64Bits) (4.9e-324))
t "(Double.IsNaN) (4.9e-324)" (fun () -> (Double.IsNaN) (4.9e-324))
t "(Double.IsFinite) (4.9e-324)" (fun () -> (Double.IsFinite) (4.9e-324))
t "(Double.IsNegative) (4.9e-324)" (fun () -> (Double.IsNegative) (4.9e-324))
t "(Double.IsInteger) (4.9e-324)" (fun () -> (Double.IsInteger) (4.9e-324))
t "(Double.IsSubnormal) (4.9e-324)" (fun () -> (Double.IsSubnormal) (4.9e-324))
t "(Double.IsNormal) (4.9e-324)" (fun () -> (Double.IsNormal) (4.9e-324))
t "BigInteger(4.9e-324: float)" (fun () -> BigInteger(4.9e-324: float))
t "(hash) (4.9e-324)" (fun () -> (hash) (4.9e-324))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (4.9e-324)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (4.9e-324))
t "Math.Pow(4.9e-324,0.0)" (fun () -> Math.Pow(4.9e-324,0.0))
t "Math.Atan2(4.9e-324,0.0)" (fun () -> Math.Atan2(4.9e-324,0.0))
t "Math.Max(4.9e-324,0.0)" (fun () -> Math.Max(4.9e-324,0.0))
t "Math.Min(4.9e-324,0.0)" (fun () -> Math.Min(4.9e-324,0.0))
t "Math.IEEERemainder(4.9e-324,0.0)" (fun () -> Math.IEEERemainder(4.9e-324,0.0))
t "Math.CopySign(4.9e-324,0.0)" (fun () -> Math.CopySign(4.9e-324,0.0))
t "Math.MaxMagnitude(4.9e-324,0.0)" (fun () -> Math.MaxMagnitude(4.9e-324,0.0))
t "Math.MinMagnitude(4.9e-324,0.0)" (fun () -> Math.MinMagnitude(4.9e-324,0.0))
t "(4.9e-324) % (0.0)" (fun () -> (4.9e-324) % (0.0))
t "(4.9e-324) ** (0.0)" (fun () -> (4.9e-324) ** (0.0))
t "max (4.9e-324) (0.0)" (fun () -> max (4.9e-324) (0.0))
t "compare (4.9e-324) (0.0)" (fun () -> compare (4.9e-324) (0.0))
t "Math.Pow(4.9e-324,2.0)" (fun () -> Math.Pow(4.9e-324,2.0))
t "Math.Atan2(4.9e-324,2.0)" (fun () -> Math.Atan2(4.9e-324,2.0))
t "Math.Max(4.9e-324,2.0)" (fun () -> Math.Max(4.9e-324,2.0))
t "Math.Min(4.9e-324,2.0)" (fun () -> Math.Min(4.9e-324,2.0))
t "Math.IEEERemainder(4.9e-324,2.0)" (fun () -> Math.IEEERemainder(4.9e-324,2.0))
t "Math.CopySign(4.9e-324,2.0)" (fun () -> Math.CopySign(4.9e-324,2.0))
t "Math.MaxMagnitude(4.9e-324,2.0)" (fun () -> Math.MaxMagnitude(4.9e-324,2.0))
t "Math.MinMagnitude(4.9e-324,2.0)" (fun () -> Math.MinMagnitude(4.9e-324,2.0))
t "(4.9e-324) % (2.0)" (fun () -> (4.9e-324) % (2.0))
t "(4.9e-324) ** (2.0)" (fun () -> (4.9e-324) ** (2.0))
t "max (4.9e-324) (2.0)" (fun () -> max (4.9e-324) (2.0))
t "compare (4.9e-324) (2.0)" (fun () -> compare (4.9e-324) (2.0))
t "Math.Pow(4.9e-324,-1.0)" (fun () -> Math.Pow(4.9e-324,-1.0))
t "Math.Atan2(4.9e-324,-1.0)" (fun () -> Math.Atan2(4.9e-324,-1.0))
t "Math.Max(4.9e-324,-1.0)" (fun () -> Math.Max(4.9e-324,-1.0))
t "Math.Min(4.9e-324,-1.0)" (fun () -> Math.Min(4.9e-324,-1.0))
t "Math.IEEERemainder(4.9e-324,-1.0)" (fun () -> Math.IEEERemainder(4.9e-324,-1.0))
t "Math.CopySign(4.9e-324,-1.0)" (fun () -> Math.CopySign(4.9e-324,-1.0))
t "Math.MaxMagnitude(4.9e-324,-1.0)" (fun () -> Math.MaxMagnitude(4.9e-324,-1.0))
t "Math.MinMagnitude(4.9e-324,-1.0)" (fun () -> Math.MinMagnitude(4.9e-324,-1.0))
t "(4.9e-324) % (-1.0)" (fun () -> (4.9e-324) % (-1.0))
t "(4.9e-324) ** (-1.0)" (fun () -> (4.9e-324) ** (-1.0))
t "max (4.9e-324) (-1.0)" (fun () -> max (4.9e-324) (-1.0))
t "compare (4.9e-324) (-1.0)" (fun () -> compare (4.9e-324) (-1.0))
t "Math.Pow(4.9e-324,nan)" (fun () -> Math.Pow(4.9e-324,nan))
t "Math.Atan2(4.9e-324,nan)" (fun () -> Math.Atan2(4.9e-324,nan))
t "Math.Max(4.9e-324,nan)" (fun () -> Math.Max(4.9e-324,nan))
t "Math.Min(4.9e-324,nan)" (fun () -> Math.Min(4.9e-324,nan))
t "Math.IEEERemainder(4.9e-324,nan)" (fun () -> Math.IEEERemainder(4.9e-324,nan))
t "Math.CopySign(4.9e-324,nan)" (fun () -> Math.CopySign(4.9e-324,nan))
t "Math.MaxMagnitude(4.9e-324,nan)" (fun () -> Math.MaxMagnitude(4.9e-324,nan))
t "Math.MinMagnitude(4.9e-324,nan)" (fun () -> Math.MinMagnitude(4.9e-324,nan))
t "(4.9e-324) % (nan)" (fun () -> (4.9e-324) % (nan))
t "(4.9e-324) ** (nan)" (fun () -> (4.9e-324) ** (nan))
t "max (4.9e-324) (nan)" (fun () -> max (4.9e-324) (nan))
t "compare (4.9e-324) (nan)" (fun () -> compare (4.9e-324) (nan))
t "Math.Pow(4.9e-324,infinity)" (fun () -> Math.Pow(4.9e-324,infinity))
t "Math.Atan2(4.9e-324,infinity)" (fun () -> Math.Atan2(4.9e-324,infinity))
t "Math.Max(4.9e-324,infinity)" (fun () -> Math.Max(4.9e-324,infinity))
t "Math.Min(4.9e-324,infinity)" (fun () -> Math.Min(4.9e-324,infinity))
t "Math.IEEERemainder(4.9e-324,infinity)" (fun () -> Math.IEEERemainder(4.9e-324,infinity))
t "Math.CopySign(4.9e-324,infinity)" (fun () -> Math.CopySign(4.9e-324,infinity))
t "Math.MaxMagnitude(4.9e-324,infinity)" (fun () -> Math.MaxMagnitude(4.9e-324,infinity))
t "Math.MinMagnitude(4.9e-324,infinity)" (fun () -> Math.MinMagnitude(4.9e-324,infinity))
t "(4.9e-324) % (infinity)" (fun () -> (4.9e-324) % (infinity))
t "(4.9e-324) ** (infinity)" (fun () -> (4.9e-324) ** (infinity))
t "max (4.9e-324) (infinity)" (fun () -> max (4.9e-324) (infinity))
t "compare (4.9e-324) (infinity)" (fun () -> compare (4.9e-324) (infinity))
t "Math.Round(4.9e-324,0)" (fun () -> Math.Round(4.9e-324,0))
t "Math.Round(4.9e-324,2)" (fun () -> Math.Round(4.9e-324,2))
t "Math.Round(4.9e-324,-1)" (fun () -> Math.Round(4.9e-324,-1))
t "Math.Round(4.9e-324,16)" (fun () -> Math.Round(4.9e-324,16))
t "Math.Round(4.9e-324,MidpointRounding.ToEven)" (fun () -> Math.Round(4.9e-324,MidpointRounding.ToEven))
t "Math.Round(4.9e-324,1,MidpointRounding.ToEven)" (fun () -> Math.Round(4.9e-324,1,MidpointRounding.ToEven))
t "Math.Round(4.9e-324,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(4.9e-324,MidpointRounding.AwayFromZero))
t "Math.Round(4.9e-324,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(4.9e-324,1,MidpointRounding.AwayFromZero))
t "Math.Round(4.9e-324,MidpointRounding.ToZero)" (fun () -> Math.Round(4.9e-324,MidpointRounding.ToZero))
t "Math.Round(4.9e-324,1,MidpointRounding.ToZero)" (fun () -> Math.Round(4.9e-324,1,MidpointRounding.ToZero))
t "Math.Round(4.9e-324,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(4.9e-324,MidpointRounding.ToNegativeInfinity))
t "Math.Round(4.9e-324,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(4.9e-324,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(4.9e-324,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(4.9e-324,MidpointRounding.ToPositiveInfinity))
t "Math.Round(4.9e-324,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(4.9e-324,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(1e-5: float)" (fun () -> Math.Abs(1e-5: float))
t "(Math.Sqrt) (1e-5)" (fun () -> (Math.Sqrt) (1e-5))
t "(Math.Cbrt) (1e-5)" (fun () -> (Math.Cbrt) (1e-5))
t "Math.Floor(1e-5: float)" (fun () -> Math.Floor(1e-5: float))
t "Math.Ceiling(1e-5: float)" (fun () -> Math.Ceiling(1e-5: float))
t "Math.Truncate(1e-5: float)" (fun () -> Math.Truncate(1e-5: float))
t "Math.Round(1e-5: float)" (fun () -> Math.Round(1e-5: float))
t "Math.Sign(1e-5: float)" (fun () -> Math.Sign(1e-5: float))
t "(Math.Exp) (1e-5)" (fun () -> (Math.Exp) (1e-5))
t "(Math.Log) (1e-5)" (fun () -> (Math.Log) (1e-5))
t "(Math.Log10) (1e-5)" (fun () -> (Math.Log10) (1e-5))
t "(Math.Log2) (1e-5)" (fun () -> (Math.Log2) (1e-5))
t "(Math.Sin) (1e-5)" (fun () -> (Math.Sin) (1e-5))
t "(Math.Cos) (1e-5)" (fun () -> (Math.Cos) (1e-5))
t "(Math.Tan) (1e-5)" (fun () -> (Math.Tan) (1e-5))
t "(Math.Asin) (1e-5)" (fun () -> (Math.Asin) (1e-5))
t "(Math.Acos) (1e-5)" (fun () -> (Math.Acos) (1e-5))
t "(Math.Atan) (1e-5)" (fun () -> (Math.Atan) (1e-5))
t "(Math.Sinh) (1e-5)" (fun () -> (Math.Sinh) (1e-5))
t "(Math.Cosh) (1e-5)" (fun () -> (Math.Cosh) (1e-5))
t "(Math.Tanh) (1e-5)" (fun () -> (Math.Tanh) (1e-5))
t "(Math.Asinh) (1e-5)" (fun () -> (Math.Asinh) (1e-5))
t "(Math.Acosh) (1e-5)" (fun () -> (Math.Acosh) (1e-5))
t "(Math.Atanh) (1e-5)" (fun () -> (Math.Atanh) (1e-5))
t "(Math.ILogB) (1e-5)" (fun () -> (Math.ILogB) (1e-5))
t "(Math.BitIncrement) (1e-5)" (fun () -> (Math.BitIncrement) (1e-5))
t "(Math.BitDecrement) (1e-5)" (fun () -> (Math.BitDecrement) (1e-5))
t "(abs) (1e-5)" (fun () -> (abs) (1e-5))
t "(sign) (1e-5)" (fun () -> (sign) (1e-5))
t "(floor) (1e-5)" (fun () -> (floor) (1e-5))
t "(ceil) (1e-5)" (fun () -> (ceil) (1e-5))
t "(round) (1e-5)" (fun () -> (round) (1e-5))
t "(truncate) (1e-5)" (fun () -> (truncate) (1e-5))
t "(sqrt) (1e-5)" (fun () -> (sqrt) (1e-5))
t "(exp) (1e-5)" (fun () -> (exp) (1e-5))
t "(log) (1e-5)" (fun () -> (log) (1e-5))
t "(log10) (1e-5)" (fun () -> (log10) (1e-5))
t "(sin) (1e-5)" (fun () -> (sin) (1e-5))
t "(int) (1e-5)" (fun () -> (int) (1e-5))
t "(int64) (1e-5)" (fun () -> (int64) (1e-5))
t "(byte) (1e-5)" (fun () -> (byte) (1e-5))
t "(uint32) (1e-5)" (fun () -> (uint32) (1e-5))
t "(string) (1e-5)" (fun () -> (string) (1e-5))
t "(float32) (1e-5)" (fun () -> (float32) (1e-5))
t "(decimal) (1e-5)" (fun () -> (decimal) (1e-5))
t "(Checked.int) (1e-5)" (fun () -> (Checked.int) (1e-5))
t "(Checked.byte) (1e-5)" (fun () -> (Checked.byte) (1e-5))
t "(Checked.uint64) (1e-5)" (fun () -> (Checked.uint64) (1e-5))
t "Convert.ToInt32(1e-5: float)" (fun () -> Convert.ToInt32(1e-5: float))
t "Convert.ToInt64(1e-5: float)" (fun () -> Convert.ToInt64(1e-5: float))
t "Convert.ToByte(1e-5: float)" (fun () -> Convert.ToByte(1e-5: float))
t "Convert.ToBoolean(1e-5: float)" (fun () -> Convert.ToBoolean(1e-5: float))
t "Convert.ToDecimal(1e-5: float)" (fun () -> Convert.ToDecimal(1e-5: float))
t "Convert.ToString(1e-5: float)" (fun () -> Convert.ToString(1e-5: float))
t "(BitConverter.DoubleToInt64Bits) (1e-5)" (fun () -> (BitConverter.DoubleToInt64Bits) (1e-5))
t "(Double.IsNaN) (1e-5)" (fun () -> (Double.IsNaN) (1e-5))
t "(Double.IsFinite) (1e-5)" (fun () -> (Double.IsFinite) (1e-5))
t "(Double.IsNegative) (1e-5)" (fun () -> (Double.IsNegative) (1e-5))
t "(Double.IsInteger) (1e-5)" (fun () -> (Double.IsInteger) (1e-5))
t "(Double.IsSubnormal) (1e-5)" (fun () -> (Double.IsSubnormal) (1e-5))
t "(Double.IsNormal) (1e-5)" (fun () -> (Double.IsNormal) (1e-5))
t "BigInteger(1e-5: float)" (fun () -> BigInteger(1e-5: float))
t "(hash) (1e-5)" (fun () -> (hash) (1e-5))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (1e-5)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (1e-5))
t "Math.Pow(1e-5,0.0)" (fun () -> Math.Pow(1e-5,0.0))
t "Math.Atan2(1e-5,0.0)" (fun () -> Math.Atan2(1e-5,0.0))
t "Math.Max(1e-5,0.0)" (fun () -> Math.Max(1e-5,0.0))
t "Math.Min(1e-5,0.0)" (fun () -> Math.Min(1e-5,0.0))
t "Math.IEEERemainder(1e-5,0.0)" (fun () -> Math.IEEERemainder(1e-5,0.0))
t "Math.CopySign(1e-5,0.0)" (fun () -> Math.CopySign(1e-5,0.0))
t "Math.MaxMagnitude(1e-5,0.0)" (fun () -> Math.MaxMagnitude(1e-5,0.0))
t "Math.MinMagnitude(1e-5,0.0)" (fun () -> Math.MinMagnitude(1e-5,0.0))
t "(1e-5) % (0.0)" (fun () -> (1e-5) % (0.0))
t "(1e-5) ** (0.0)" (fun () -> (1e-5) ** (0.0))
t "max (1e-5) (0.0)" (fun () -> max (1e-5) (0.0))
t "compare (1e-5) (0.0)" (fun () -> compare (1e-5) (0.0))
t "Math.Pow(1e-5,2.0)" (fun () -> Math.Pow(1e-5,2.0))
t "Math.Atan2(1e-5,2.0)" (fun () -> Math.Atan2(1e-5,2.0))
t "Math.Max(1e-5,2.0)" (fun () -> Math.Max(1e-5,2.0))
t "Math.Min(1e-5,2.0)" (fun () -> Math.Min(1e-5,2.0))
t "Math.IEEERemainder(1e-5,2.0)" (fun () -> Math.IEEERemainder(1e-5,2.0))
t "Math.CopySign(1e-5,2.0)" (fun () -> Math.CopySign(1e-5,2.0))
t "Math.MaxMagnitude(1e-5,2.0)" (fun () -> Math.MaxMagnitude(1e-5,2.0))
t "Math.MinMagnitude(1e-5,2.0)" (fun () -> Math.MinMagnitude(1e-5,2.0))
t "(1e-5) % (2.0)" (fun () -> (1e-5) % (2.0))
t "(1e-5) ** (2.0)" (fun () -> (1e-5) ** (2.0))
t "max (1e-5) (2.0)" (fun () -> max (1e-5) (2.0))
t "compare (1e-5) (2.0)" (fun () -> compare (1e-5) (2.0))
t "Math.Pow(1e-5,-1.0)" (fun () -> Math.Pow(1e-5,-1.0))
t "Math.Atan2(1e-5,-1.0)" (fun () -> Math.Atan2(1e-5,-1.0))
t "Math.Max(1e-5,-1.0)" (fun () -> Math.Max(1e-5,-1.0))
t "Math.Min(1e-5,-1.0)" (fun () -> Math.Min(1e-5,-1.0))
t "Math.IEEERemainder(1e-5,-1.0)" (fun () -> Math.IEEERemainder(1e-5,-1.0))
t "Math.CopySign(1e-5,-1.0)" (fun () -> Math.CopySign(1e-5,-1.0))
t "Math.MaxMagnitude(1e-5,-1.0)" (fun () -> Math.MaxMagnitude(1e-5,-1.0))
t "Math.MinMagnitude(1e-5,-1.0)" (fun () -> Math.MinMagnitude(1e-5,-1.0))
t "(1e-5) % (-1.0)" (fun () -> (1e-5) % (-1.0))
t "(1e-5) ** (-1.0)" (fun () -> (1e-5) ** (-1.0))
t "max (1e-5) (-1.0)" (fun () -> max (1e-5) (-1.0))
t "compare (1e-5) (-1.0)" (fun () -> compare (1e-5) (-1.0))
t "Math.Pow(1e-5,nan)" (fun () -> Math.Pow(1e-5,nan))
t "Math.Atan2(1e-5,nan)" (fun () -> Math.Atan2(1e-5,nan))
t "Math.Max(1e-5,nan)" (fun () -> Math.Max(1e-5,nan))
t "Math.Min(1e-5,nan)" (fun () -> Math.Min(1e-5,nan))
t "Math.IEEERemainder(1e-5,nan)" (fun () -> Math.IEEERemainder(1e-5,nan))
t "Math.CopySign(1e-5,nan)" (fun () -> Math.CopySign(1e-5,nan))
t "Math.MaxMagnitude(1e-5,nan)" (fun () -> Math.MaxMagnitude(1e-5,nan))
t "Math.MinMagnitude(1e-5,nan)" (fun () -> Math.MinMagnitude(1e-5,nan))
t "(1e-5) % (nan)" (fun () -> (1e-5) % (nan))
t "(1e-5) ** (nan)" (fun () -> (1e-5) ** (nan))
t "max (1e-5) (nan)" (fun () -> max (1e-5) (nan))
t "compare (1e-5) (nan)" (fun () -> compare (1e-5) (nan))
t "Math.Pow(1e-5,infinity)" (fun () -> Math.Pow(1e-5,infinity))
t "Math.Atan2(1e-5,infinity)" (fun () -> Math.Atan2(1e-5,infinity))
t "Math.Max(1e-5,infinity)" (fun () -> Math.Max(1e-5,infinity))
t "Math.Min(1e-5,infinity)" (fun () -> Math.Min(1e-5,infinity))
t "Math.IEEERemainder(1e-5,infinity)" (fun () -> Math.IEEERemainder(1e-5,infinity))
t "Math.CopySign(1e-5,infinity)" (fun () -> Math.CopySign(1e-5,infinity))
t "Math.MaxMagnitude(1e-5,infinity)" (fun () -> Math.MaxMagnitude(1e-5,infinity))
t "Math.MinMagnitude(1e-5,infinity)" (fun () -> Math.MinMagnitude(1e-5,infinity))
t "(1e-5) % (infinity)" (fun () -> (1e-5) % (infinity))
t "(1e-5) ** (infinity)" (fun () -> (1e-5) ** (infinity))
t "max (1e-5) (infinity)" (fun () -> max (1e-5) (infinity))
t "compare (1e-5) (infinity)" (fun () -> compare (1e-5) (infinity))
t "Math.Round(1e-5,0)" (fun () -> Math.Round(1e-5,0))
t "Math.Round(1e-5,2)" (fun () -> Math.Round(1e-5,2))
t "Math.Round(1e-5,-1)" (fun () -> Math.Round(1e-5,-1))
t "Math.Round(1e-5,16)" (fun () -> Math.Round(1e-5,16))
t "Math.Round(1e-5,MidpointRounding.ToEven)" (fun () -> Math.Round(1e-5,MidpointRounding.ToEven))
t "Math.Round(1e-5,1,MidpointRounding.ToEven)" (fun () -> Math.Round(1e-5,1,MidpointRounding.ToEven))
t "Math.Round(1e-5,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(1e-5,MidpointRounding.AwayFromZero))
t "Math.Round(1e-5,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(1e-5,1,MidpointRounding.AwayFromZero))
t "Math.Round(1e-5,MidpointRounding.ToZero)" (fun () -> Math.Round(1e-5,MidpointRounding.ToZero))
t "Math.Round(1e-5,1,MidpointRounding.ToZero)" (fun () -> Math.Round(1e-5,1,MidpointRounding.ToZero))
t "Math.Round(1e-5,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(1e-5,MidpointRounding.ToNegativeInfinity))
t "Math.Round(1e-5,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(1e-5,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(1e-5,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(1e-5,MidpointRounding.ToPositiveInfinity))
t "Math.Round(1e-5,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(1e-5,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(123456.789: float)" (fun () -> Math.Abs(123456.789: float))
t "(Math.Sqrt) (123456.789)" (fun () -> (Math.Sqrt) (123456.789))
t "(Math.Cbrt) (123456.789)" (fun () -> (Math.Cbrt) (123456.789))
t "Math.Floor(123456.789: float)" (fun () -> Math.Floor(123456.789: float))
t "Math.Ceiling(123456.789: float)" (fun () -> Math.Ceiling(123456.789: float))
t "Math.Truncate(123456.789: float)" (fun () -> Math.Truncate(123456.789: float))
t "Math.Round(123456.789: float)" (fun () -> Math.Round(123456.789: float))
t "Math.Sign(123456.789: float)" (fun () -> Math.Sign(123456.789: float))
t "(Math.Exp) (123456.789)" (fun () -> (Math.Exp) (123456.789))
t "(Math.Log) (123456.789)" (fun () -> (Math.Log) (123456.789))
t "(Math.Log10) (123456.789)" (fun () -> (Math.Log10) (123456.789))
t "(Math.Log2) (123456.789)" (fun () -> (Math.Log2) (123456.789))
t "(Math.Sin) (123456.789)" (fun () -> (Math.Sin) (123456.789))
t "(Math.Cos) (123456.789)" (fun () -> (Math.Cos) (123456.789))
t "(Math.Tan) (123456.789)" (fun () -> (Math.Tan) (123456.789))
t "(Math.Asin) (123456.789)" (fun () -> (Math.Asin) (123456.789))
t "(Math.Acos) (123456.789)" (fun () -> (Math.Acos) (123456.789))
t "(Math.Atan) (123456.789)" (fun () -> (Math.Atan) (123456.789))
t "(Math.Sinh) (123456.789)" (fun () -> (Math.Sinh) (123456.789))
t "(Math.Cosh) (123456.789)" (fun () -> (Math.Cosh) (123456.789))
t "(Math.Tanh) (123456.789)" (fun () -> (Math.Tanh) (123456.789))
t "(Math.Asinh) (123456.789)" (fun () -> (Math.Asinh) (123456.789))
t "(Math.Acosh) (123456.789)" (fun () -> (Math.Acosh) (123456.789))
t "(Math.Atanh) (123456.789)" (fun () -> (Math.Atanh) (123456.789))
t "(Math.ILogB) (123456.789)" (fun () -> (Math.ILogB) (123456.789))
t "(Math.BitIncrement) (123456.789)" (fun () -> (Math.BitIncrement) (123456.789))
t "(Math.BitDecrement) (123456.789)" (fun () -> (Math.BitDecrement) (123456.789))
t "(abs) (123456.789)" (fun () -> (abs) (123456.789))
t "(sign) (123456.789)" (fun () -> (sign) (123456.789))
t "(floor) (123456.789)" (fun () -> (floor) (123456.789))
t "(ceil) (123456.789)" (fun () -> (ceil) (123456.789))
t "(round) (123456.789)" (fun () -> (round) (123456.789))
t "(truncate) (123456.789)" (fun () -> (truncate) (123456.789))
t "(sqrt) (123456.789)" (fun () -> (sqrt) (123456.789))
t "(exp) (123456.789)" (fun () -> (exp) (123456.789))
t "(log) (123456.789)" (fun () -> (log) (123456.789))
t "(log10) (123456.789)" (fun () -> (log10) (123456.789))
t "(sin) (123456.789)" (fun () -> (sin) (123456.789))
t "(int) (123456.789)" (fun () -> (int) (123456.789))
t "(int64) (123456.789)" (fun () -> (int64) (123456.789))
t "(byte) (123456.789)" (fun () -> (byte) (123456.789))
t "(uint32) (123456.789)" (fun () -> (uint32) (123456.789))
t "(string) (123456.789)" (fun () -> (string) (123456.789))
t "(float32) (123456.789)" (fun () -> (float32) (123456.789))
t "(decimal) (123456.789)" (fun () -> (decimal) (123456.789))
t "(Checked.int) (123456.789)" (fun () -> (Checked.int) (123456.789))
t "(Checked.byte) (123456.789)" (fun () -> (Checked.byte) (123456.789))
t "(Checked.uint64) (123456.789)" (fun () -> (Checked.uint64) (123456.789))
t "Convert.ToInt32(123456.789: float)" (fun () -> Convert.ToInt32(123456.789: float))
t "Convert.ToInt64(123456.789: float)" (fun () -> Convert.ToInt64(123456.789: float))
t "Convert.ToByte(123456.789: float)" (fun () -> Convert.ToByte(123456.789: float))
t "Convert.ToBoolean(123456.789: float)" (fun () -> Convert.ToBoolean(123456.789: float))
t "Convert.ToDecimal(123456.789: float)" (fun () -> Convert.ToDecimal(123456.789: float))
t "Convert.ToString(123456.789: float)" (fun () -> Convert.ToString(123456.789: float))
t "(BitConverter.DoubleToInt64Bits) (123456.789)" (fun () -> (BitConverter.DoubleToInt64Bits) (123456.789))
t "(Double.IsNaN) (123456.789)" (fun () -> (Double.IsNaN) (123456.789))
t "(Double.IsFinite) (123456.789)" (fun () -> (Double.IsFinite) (123456.789))
t "(Double.IsNegative) (123456.789)" (fun () -> (Double.IsNegative) (123456.789))
t "(Double.IsInteger) (123456.789)" (fun () -> (Double.IsInteger) (123456.789))
t "(Double.IsSubnormal) (123456.789)" (fun () -> (Double.IsSubnormal) (123456.789))
t "(Double.IsNormal) (123456.789)" (fun () -> (Double.IsNormal) (123456.789))
t "BigInteger(123456.789: float)" (fun () -> BigInteger(123456.789: float))
t "(hash) (123456.789)" (fun () -> (hash) (123456.789))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (123456.789)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (123456.789))
t "Math.Pow(123456.789,0.0)" (fun () -> Math.Pow(123456.789,0.0))
t "Math.Atan2(123456.789,0.0)" (fun () -> Math.Atan2(123456.789,0.0))
t "Math.Max(123456.789,0.0)" (fun () -> Math.Max(123456.789,0.0))
t "Math.Min(123456.789,0.0)" (fun () -> Math.Min(123456.789,0.0))
t "Math.IEEERemainder(123456.789,0.0)" (fun () -> Math.IEEERemainder(123456.789,0.0))
t "Math.CopySign(123456.789,0.0)" (fun () -> Math.CopySign(123456.789,0.0))
t "Math.MaxMagnitude(123456.789,0.0)" (fun () -> Math.MaxMagnitude(123456.789,0.0))
t "Math.MinMagnitude(123456.789,0.0)" (fun () -> Math.MinMagnitude(123456.789,0.0))
t "(123456.789) % (0.0)" (fun () -> (123456.789) % (0.0))
t "(123456.789) ** (0.0)" (fun () -> (123456.789) ** (0.0))
t "max (123456.789) (0.0)" (fun () -> max (123456.789) (0.0))
t "compare (123456.789) (0.0)" (fun () -> compare (123456.789) (0.0))
t "Math.Pow(123456.789,2.0)" (fun () -> Math.Pow(123456.789,2.0))
t "Math.Atan2(123456.789,2.0)" (fun () -> Math.Atan2(123456.789,2.0))
t "Math.Max(123456.789,2.0)" (fun () -> Math.Max(123456.789,2.0))
t "Math.Min(123456.789,2.0)" (fun () -> Math.Min(123456.789,2.0))
t "Math.IEEERemainder(123456.789,2.0)" (fun () -> Math.IEEERemainder(123456.789,2.0))
t "Math.CopySign(123456.789,2.0)" (fun () -> Math.CopySign(123456.789,2.0))
t "Math.MaxMagnitude(123456.789,2.0)" (fun () -> Math.MaxMagnitude(123456.789,2.0))
t "Math.MinMagnitude(123456.789,2.0)" (fun () -> Math.MinMagnitude(123456.789,2.0))
t "(123456.789) % (2.0)" (fun () -> (123456.789) % (2.0))
t "(123456.789) ** (2.0)" (fun () -> (123456.789) ** (2.0))
t "max (123456.789) (2.0)" (fun () -> max (123456.789) (2.0))
t "compare (123456.789) (2.0)" (fun () -> compare (123456.789) (2.0))
t "Math.Pow(123456.789,-1.0)" (fun () -> Math.Pow(123456.789,-1.0))
t "Math.Atan2(123456.789,-1.0)" (fun () -> Math.Atan2(123456.789,-1.0))
t "Math.Max(123456.789,-1.0)" (fun () -> Math.Max(123456.789,-1.0))
t "Math.Min(123456.789,-1.0)" (fun () -> Math.Min(123456.789,-1.0))
t "Math.IEEERemainder(123456.789,-1.0)" (fun () -> Math.IEEERemainder(123456.789,-1.0))
t "Math.CopySign(123456.789,-1.0)" (fun () -> Math.CopySign(123456.789,-1.0))
t "Math.MaxMagnitude(123456.789,-1.0)" (fun () -> Math.MaxMagnitude(123456.789,-1.0))
t "Math.MinMagnitude(123456.789,-1.0)" (fun () -> Math.MinMagnitude(123456.789,-1.0))
t "(123456.789) % (-1.0)" (fun () -> (123456.789) % (-1.0))
t "(123456.789) ** (-1.0)" (fun () -> (123456.789) ** (-1.0))
t "max (123456.789) (-1.0)" (fun () -> max (123456.789) (-1.0))
t "compare (123456.789) (-1.0)" (fun () -> compare (123456.789) (-1.0))
t "Math.Pow(123456.789,nan)" (fun () -> Math.Pow(123456.789,nan))
t "Math.Atan2(123456.789,nan)" (fun () -> Math.Atan2(123456.789,nan))
t "Math.Max(123456.789,nan)" (fun () -> Math.Max(123456.789,nan))
t "Math.Min(123456.789,nan)" (fun () -> Math.Min(123456.789,nan))
t "Math.IEEERemainder(123456.789,nan)" (fun () -> Math.IEEERemainder(123456.789,nan))
t "Math.CopySign(123456.789,nan)" (fun () -> Math.CopySign(123456.789,nan))
t "Math.MaxMagnitude(123456.789,nan)" (fun () -> Math.MaxMagnitude(123456.789,nan))
t "Math.MinMagnitude(123456.789,nan)" (fun () -> Math.MinMagnitude(123456.789,nan))
t "(123456.789) % (nan)" (fun () -> (123456.789) % (nan))
t "(123456.789) ** (nan)" (fun () -> (123456.789) ** (nan))
t "max (123456.789) (nan)" (fun () -> max (123456.789) (nan))
t "compare (123456.789) (nan)" (fun () -> compare (123456.789) (nan))
t "Math.Pow(123456.789,infinity)" (fun () -> Math.Pow(123456.789,infinity))
t "Math.Atan2(123456.789,infinity)" (fun () -> Math.Atan2(123456.789,infinity))
t "Math.Max(123456.789,infinity)" (fun () -> Math.Max(123456.789,infinity))
t "Math.Min(123456.789,infinity)" (fun () -> Math.Min(123456.789,infinity))
t "Math.IEEERemainder(123456.789,infinity)" (fun () -> Math.IEEERemainder(123456.789,infinity))
t "Math.CopySign(123456.789,infinity)" (fun () -> Math.CopySign(123456.789,infinity))
t "Math.MaxMagnitude(123456.789,infinity)" (fun () -> Math.MaxMagnitude(123456.789,infinity))
t "Math.MinMagnitude(123456.789,infinity)" (fun () -> Math.MinMagnitude(123456.789,infinity))
t "(123456.789) % (infinity)" (fun () -> (123456.789) % (infinity))
t "(123456.789) ** (infinity)" (fun () -> (123456.789) ** (infinity))
t "max (123456.789) (infinity)" (fun () -> max (123456.789) (infinity))
t "compare (123456.789) (infinity)" (fun () -> compare (123456.789) (infinity))
t "Math.Round(123456.789,0)" (fun () -> Math.Round(123456.789,0))
t "Math.Round(123456.789,2)" (fun () -> Math.Round(123456.789,2))
t "Math.Round(123456.789,-1)" (fun () -> Math.Round(123456.789,-1))
t "Math.Round(123456.789,16)" (fun () -> Math.Round(123456.789,16))
t "Math.Round(123456.789,MidpointRounding.ToEven)" (fun () -> Math.Round(123456.789,MidpointRounding.ToEven))
t "Math.Round(123456.789,1,MidpointRounding.ToEven)" (fun () -> Math.Round(123456.789,1,MidpointRounding.ToEven))
t "Math.Round(123456.789,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(123456.789,MidpointRounding.AwayFromZero))
t "Math.Round(123456.789,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(123456.789,1,MidpointRounding.AwayFromZero))
t "Math.Round(123456.789,MidpointRounding.ToZero)" (fun () -> Math.Round(123456.789,MidpointRounding.ToZero))
t "Math.Round(123456.789,1,MidpointRounding.ToZero)" (fun () -> Math.Round(123456.789,1,MidpointRounding.ToZero))
t "Math.Round(123456.789,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(123456.789,MidpointRounding.ToNegativeInfinity))
t "Math.Round(123456.789,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(123456.789,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(123456.789,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(123456.789,MidpointRounding.ToPositiveInfinity))
t "Math.Round(123456.789,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(123456.789,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(-7.0: float)" (fun () -> Math.Abs(-7.0: float))
t "(Math.Sqrt) (-7.0)" (fun () -> (Math.Sqrt) (-7.0))
t "(Math.Cbrt) (-7.0)" (fun () -> (Math.Cbrt) (-7.0))
t "Math.Floor(-7.0: float)" (fun () -> Math.Floor(-7.0: float))
t "Math.Ceiling(-7.0: float)" (fun () -> Math.Ceiling(-7.0: float))
t "Math.Truncate(-7.0: float)" (fun () -> Math.Truncate(-7.0: float))
t "Math.Round(-7.0: float)" (fun () -> Math.Round(-7.0: float))
t "Math.Sign(-7.0: float)" (fun () -> Math.Sign(-7.0: float))
t "(Math.Exp) (-7.0)" (fun () -> (Math.Exp) (-7.0))
t "(Math.Log) (-7.0)" (fun () -> (Math.Log) (-7.0))
t "(Math.Log10) (-7.0)" (fun () -> (Math.Log10) (-7.0))
t "(Math.Log2) (-7.0)" (fun () -> (Math.Log2) (-7.0))
t "(Math.Sin) (-7.0)" (fun () -> (Math.Sin) (-7.0))
t "(Math.Cos) (-7.0)" (fun () -> (Math.Cos) (-7.0))
t "(Math.Tan) (-7.0)" (fun () -> (Math.Tan) (-7.0))
t "(Math.Asin) (-7.0)" (fun () -> (Math.Asin) (-7.0))
t "(Math.Acos) (-7.0)" (fun () -> (Math.Acos) (-7.0))
t "(Math.Atan) (-7.0)" (fun () -> (Math.Atan) (-7.0))
t "(Math.Sinh) (-7.0)" (fun () -> (Math.Sinh) (-7.0))
t "(Math.Cosh) (-7.0)" (fun () -> (Math.Cosh) (-7.0))
t "(Math.Tanh) (-7.0)" (fun () -> (Math.Tanh) (-7.0))
t "(Math.Asinh) (-7.0)" (fun () -> (Math.Asinh) (-7.0))
t "(Math.Acosh) (-7.0)" (fun () -> (Math.Acosh) (-7.0))
t "(Math.Atanh) (-7.0)" (fun () -> (Math.Atanh) (-7.0))
t "(Math.ILogB) (-7.0)" (fun () -> (Math.ILogB) (-7.0))
t "(Math.BitIncrement) (-7.0)" (fun () -> (Math.BitIncrement) (-7.0))
t "(Math.BitDecrement) (-7.0)" (fun () -> (Math.BitDecrement) (-7.0))
t "(abs) (-7.0)" (fun () -> (abs) (-7.0))
t "(sign) (-7.0)" (fun () -> (sign) (-7.0))
t "(floor) (-7.0)" (fun () -> (floor) (-7.0))
t "(ceil) (-7.0)" (fun () -> (ceil) (-7.0))
t "(round) (-7.0)" (fun () -> (round) (-7.0))
t "(truncate) (-7.0)" (fun () -> (truncate) (-7.0))
t "(sqrt) (-7.0)" (fun () -> (sqrt) (-7.0))
t "(exp) (-7.0)" (fun () -> (exp) (-7.0))
t "(log) (-7.0)" (fun () -> (log) (-7.0))
t "(log10) (-7.0)" (fun () -> (log10) (-7.0))
t "(sin) (-7.0)" (fun () -> (sin) (-7.0))
t "(int) (-7.0)" (fun () -> (int) (-7.0))
t "(int64) (-7.0)" (fun () -> (int64) (-7.0))
t "(byte) (-7.0)" (fun () -> (byte) (-7.0))
t "(uint32) (-7.0)" (fun () -> (uint32) (-7.0))
t "(string) (-7.0)" (fun () -> (string) (-7.0))
t "(float32) (-7.0)" (fun () -> (float32) (-7.0))
t "(decimal) (-7.0)" (fun () -> (decimal) (-7.0))
t "(Checked.int) (-7.0)" (fun () -> (Checked.int) (-7.0))
t "(Checked.byte) (-7.0)" (fun () -> (Checked.byte) (-7.0))
t "(Checked.uint64) (-7.0)" (fun () -> (Checked.uint64) (-7.0))
t "Convert.ToInt32(-7.0: float)" (fun () -> Convert.ToInt32(-7.0: float))
t "Convert.ToInt64(-7.0: float)" (fun () -> Convert.ToInt64(-7.0: float))
t "Convert.ToByte(-7.0: float)" (fun () -> Convert.ToByte(-7.0: float))
t "Convert.ToBoolean(-7.0: float)" (fun () -> Convert.ToBoolean(-7.0: float))
t "Convert.ToDecimal(-7.0: float)" (fun () -> Convert.ToDecimal(-7.0: float))
t "Convert.ToString(-7.0: float)" (fun () -> Convert.ToString(-7.0: float))
t "(BitConverter.DoubleToInt64Bits) (-7.0)" (fun () -> (BitConverter.DoubleToInt64Bits) (-7.0))
t "(Double.IsNaN) (-7.0)" (fun () -> (Double.IsNaN) (-7.0))
t "(Double.IsFinite) (-7.0)" (fun () -> (Double.IsFinite) (-7.0))
t "(Double.IsNegative) (-7.0)" (fun () -> (Double.IsNegative) (-7.0))
t "(Double.IsInteger) (-7.0)" (fun () -> (Double.IsInteger) (-7.0))
t "(Double.IsSubnormal) (-7.0)" (fun () -> (Double.IsSubnormal) (-7.0))
t "(Double.IsNormal) (-7.0)" (fun () -> (Double.IsNormal) (-7.0))
t "BigInteger(-7.0: float)" (fun () -> BigInteger(-7.0: float))
t "(hash) (-7.0)" (fun () -> (hash) (-7.0))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (-7.0)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (-7.0))
t "Math.Pow(-7.0,0.0)" (fun () -> Math.Pow(-7.0,0.0))
t "Math.Atan2(-7.0,0.0)" (fun () -> Math.Atan2(-7.0,0.0))
t "Math.Max(-7.0,0.0)" (fun () -> Math.Max(-7.0,0.0))
t "Math.Min(-7.0,0.0)" (fun () -> Math.Min(-7.0,0.0))
t "Math.IEEERemainder(-7.0,0.0)" (fun () -> Math.IEEERemainder(-7.0,0.0))
t "Math.CopySign(-7.0,0.0)" (fun () -> Math.CopySign(-7.0,0.0))
t "Math.MaxMagnitude(-7.0,0.0)" (fun () -> Math.MaxMagnitude(-7.0,0.0))
t "Math.MinMagnitude(-7.0,0.0)" (fun () -> Math.MinMagnitude(-7.0,0.0))
t "(-7.0) % (0.0)" (fun () -> (-7.0) % (0.0))
t "(-7.0) ** (0.0)" (fun () -> (-7.0) ** (0.0))
t "max (-7.0) (0.0)" (fun () -> max (-7.0) (0.0))
t "compare (-7.0) (0.0)" (fun () -> compare (-7.0) (0.0))
t "Math.Pow(-7.0,2.0)" (fun () -> Math.Pow(-7.0,2.0))
t "Math.Atan2(-7.0,2.0)" (fun () -> Math.Atan2(-7.0,2.0))
t "Math.Max(-7.0,2.0)" (fun () -> Math.Max(-7.0,2.0))
t "Math.Min(-7.0,2.0)" (fun () -> Math.Min(-7.0,2.0))
t "Math.IEEERemainder(-7.0,2.0)" (fun () -> Math.IEEERemainder(-7.0,2.0))
t "Math.CopySign(-7.0,2.0)" (fun () -> Math.CopySign(-7.0,2.0))
t "Math.MaxMagnitude(-7.0,2.0)" (fun () -> Math.MaxMagnitude(-7.0,2.0))
t "Math.MinMagnitude(-7.0,2.0)" (fun () -> Math.MinMagnitude(-7.0,2.0))
t "(-7.0) % (2.0)" (fun () -> (-7.0) % (2.0))
t "(-7.0) ** (2.0)" (fun () -> (-7.0) ** (2.0))
t "max (-7.0) (2.0)" (fun () -> max (-7.0) (2.0))
t "compare (-7.0) (2.0)" (fun () -> compare (-7.0) (2.0))
t "Math.Pow(-7.0,-1.0)" (fun () -> Math.Pow(-7.0,-1.0))
t "Math.Atan2(-7.0,-1.0)" (fun () -> Math.Atan2(-7.0,-1.0))
t "Math.Max(-7.0,-1.0)" (fun () -> Math.Max(-7.0,-1.0))
t "Math.Min(-7.0,-1.0)" (fun () -> Math.Min(-7.0,-1.0))
t "Math.IEEERemainder(-7.0,-1.0)" (fun () -> Math.IEEERemainder(-7.0,-1.0))
t "Math.CopySign(-7.0,-1.0)" (fun () -> Math.CopySign(-7.0,-1.0))
t "Math.MaxMagnitude(-7.0,-1.0)" (fun () -> Math.MaxMagnitude(-7.0,-1.0))
t "Math.MinMagnitude(-7.0,-1.0)" (fun () -> Math.MinMagnitude(-7.0,-1.0))
t "(-7.0) % (-1.0)" (fun () -> (-7.0) % (-1.0))
t "(-7.0) ** (-1.0)" (fun () -> (-7.0) ** (-1.0))
t "max (-7.0) (-1.0)" (fun () -> max (-7.0) (-1.0))
t "compare (-7.0) (-1.0)" (fun () -> compare (-7.0) (-1.0))
t "Math.Pow(-7.0,nan)" (fun () -> Math.Pow(-7.0,nan))
t "Math.Atan2(-7.0,nan)" (fun () -> Math.Atan2(-7.0,nan))
t "Math.Max(-7.0,nan)" (fun () -> Math.Max(-7.0,nan))
t "Math.Min(-7.0,nan)" (fun () -> Math.Min(-7.0,nan))
t "Math.IEEERemainder(-7.0,nan)" (fun () -> Math.IEEERemainder(-7.0,nan))
t "Math.CopySign(-7.0,nan)" (fun () -> Math.CopySign(-7.0,nan))
t "Math.MaxMagnitude(-7.0,nan)" (fun () -> Math.MaxMagnitude(-7.0,nan))
t "Math.MinMagnitude(-7.0,nan)" (fun () -> Math.MinMagnitude(-7.0,nan))
t "(-7.0) % (nan)" (fun () -> (-7.0) % (nan))
t "(-7.0) ** (nan)" (fun () -> (-7.0) ** (nan))
t "max (-7.0) (nan)" (fun () -> max (-7.0) (nan))
t "compare (-7.0) (nan)" (fun () -> compare (-7.0) (nan))
t "Math.Pow(-7.0,infinity)" (fun () -> Math.Pow(-7.0,infinity))
t "Math.Atan2(-7.0,infinity)" (fun () -> Math.Atan2(-7.0,infinity))
t "Math.Max(-7.0,infinity)" (fun () -> Math.Max(-7.0,infinity))
t "Math.Min(-7.0,infinity)" (fun () -> Math.Min(-7.0,infinity))
t "Math.IEEERemainder(-7.0,infinity)" (fun () -> Math.IEEERemainder(-7.0,infinity))
t "Math.CopySign(-7.0,infinity)" (fun () -> Math.CopySign(-7.0,infinity))
t "Math.MaxMagnitude(-7.0,infinity)" (fun () -> Math.MaxMagnitude(-7.0,infinity))
t "Math.MinMagnitude(-7.0,infinity)" (fun () -> Math.MinMagnitude(-7.0,infinity))
t "(-7.0) % (infinity)" (fun () -> (-7.0) % (infinity))
t "(-7.0) ** (infinity)" (fun () -> (-7.0) ** (infinity))
t "max (-7.0) (infinity)" (fun () -> max (-7.0) (infinity))
t "compare (-7.0) (infinity)" (fun () -> compare (-7.0) (infinity))
t "Math.Round(-7.0,0)" (fun () -> Math.Round(-7.0,0))
t "Math.Round(-7.0,2)" (fun () -> Math.Round(-7.0,2))
t "Math.Round(-7.0,-1)" (fun () -> Math.Round(-7.0,-1))
t "Math.Round(-7.0,16)" (fun () -> Math.Round(-7.0,16))
t "Math.Round(-7.0,MidpointRounding.ToEven)" (fun () -> Math.Round(-7.0,MidpointRounding.ToEven))
t "Math.Round(-7.0,1,MidpointRounding.ToEven)" (fun () -> Math.Round(-7.0,1,MidpointRounding.ToEven))
t "Math.Round(-7.0,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-7.0,MidpointRounding.AwayFromZero))
t "Math.Round(-7.0,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(-7.0,1,MidpointRounding.AwayFromZero))
t "Math.Round(-7.0,MidpointRounding.ToZero)" (fun () -> Math.Round(-7.0,MidpointRounding.ToZero))
t "Math.Round(-7.0,1,MidpointRounding.ToZero)" (fun () -> Math.Round(-7.0,1,MidpointRounding.ToZero))
t "Math.Round(-7.0,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-7.0,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-7.0,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(-7.0,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(-7.0,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-7.0,MidpointRounding.ToPositiveInfinity))
t "Math.Round(-7.0,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(-7.0,1,MidpointRounding.ToPositiveInfinity))
t "Math.Abs(3.7: float)" (fun () -> Math.Abs(3.7: float))
t "(Math.Sqrt) (3.7)" (fun () -> (Math.Sqrt) (3.7))
t "(Math.Cbrt) (3.7)" (fun () -> (Math.Cbrt) (3.7))
t "Math.Floor(3.7: float)" (fun () -> Math.Floor(3.7: float))
t "Math.Ceiling(3.7: float)" (fun () -> Math.Ceiling(3.7: float))
t "Math.Truncate(3.7: float)" (fun () -> Math.Truncate(3.7: float))
t "Math.Round(3.7: float)" (fun () -> Math.Round(3.7: float))
t "Math.Sign(3.7: float)" (fun () -> Math.Sign(3.7: float))
t "(Math.Exp) (3.7)" (fun () -> (Math.Exp) (3.7))
t "(Math.Log) (3.7)" (fun () -> (Math.Log) (3.7))
t "(Math.Log10) (3.7)" (fun () -> (Math.Log10) (3.7))
t "(Math.Log2) (3.7)" (fun () -> (Math.Log2) (3.7))
t "(Math.Sin) (3.7)" (fun () -> (Math.Sin) (3.7))
t "(Math.Cos) (3.7)" (fun () -> (Math.Cos) (3.7))
t "(Math.Tan) (3.7)" (fun () -> (Math.Tan) (3.7))
t "(Math.Asin) (3.7)" (fun () -> (Math.Asin) (3.7))
t "(Math.Acos) (3.7)" (fun () -> (Math.Acos) (3.7))
t "(Math.Atan) (3.7)" (fun () -> (Math.Atan) (3.7))
t "(Math.Sinh) (3.7)" (fun () -> (Math.Sinh) (3.7))
t "(Math.Cosh) (3.7)" (fun () -> (Math.Cosh) (3.7))
t "(Math.Tanh) (3.7)" (fun () -> (Math.Tanh) (3.7))
t "(Math.Asinh) (3.7)" (fun () -> (Math.Asinh) (3.7))
t "(Math.Acosh) (3.7)" (fun () -> (Math.Acosh) (3.7))
t "(Math.Atanh) (3.7)" (fun () -> (Math.Atanh) (3.7))
t "(Math.ILogB) (3.7)" (fun () -> (Math.ILogB) (3.7))
t "(Math.BitIncrement) (3.7)" (fun () -> (Math.BitIncrement) (3.7))
t "(Math.BitDecrement) (3.7)" (fun () -> (Math.BitDecrement) (3.7))
t "(abs) (3.7)" (fun () -> (abs) (3.7))
t "(sign) (3.7)" (fun () -> (sign) (3.7))
t "(floor) (3.7)" (fun () -> (floor) (3.7))
t "(ceil) (3.7)" (fun () -> (ceil) (3.7))
t "(round) (3.7)" (fun () -> (round) (3.7))
t "(truncate) (3.7)" (fun () -> (truncate) (3.7))
t "(sqrt) (3.7)" (fun () -> (sqrt) (3.7))
t "(exp) (3.7)" (fun () -> (exp) (3.7))
t "(log) (3.7)" (fun () -> (log) (3.7))
t "(log10) (3.7)" (fun () -> (log10) (3.7))
t "(sin) (3.7)" (fun () -> (sin) (3.7))
t "(int) (3.7)" (fun () -> (int) (3.7))
t "(int64) (3.7)" (fun () -> (int64) (3.7))
t "(byte) (3.7)" (fun () -> (byte) (3.7))
t "(uint32) (3.7)" (fun () -> (uint32) (3.7))
t "(string) (3.7)" (fun () -> (string) (3.7))
t "(float32) (3.7)" (fun () -> (float32) (3.7))
t "(decimal) (3.7)" (fun () -> (decimal) (3.7))
t "(Checked.int) (3.7)" (fun () -> (Checked.int) (3.7))
t "(Checked.byte) (3.7)" (fun () -> (Checked.byte) (3.7))
t "(Checked.uint64) (3.7)" (fun () -> (Checked.uint64) (3.7))
t "Convert.ToInt32(3.7: float)" (fun () -> Convert.ToInt32(3.7: float))
t "Convert.ToInt64(3.7: float)" (fun () -> Convert.ToInt64(3.7: float))
t "Convert.ToByte(3.7: float)" (fun () -> Convert.ToByte(3.7: float))
t "Convert.ToBoolean(3.7: float)" (fun () -> Convert.ToBoolean(3.7: float))
t "Convert.ToDecimal(3.7: float)" (fun () -> Convert.ToDecimal(3.7: float))
t "Convert.ToString(3.7: float)" (fun () -> Convert.ToString(3.7: float))
t "(BitConverter.DoubleToInt64Bits) (3.7)" (fun () -> (BitConverter.DoubleToInt64Bits) (3.7))
t "(Double.IsNaN) (3.7)" (fun () -> (Double.IsNaN) (3.7))
t "(Double.IsFinite) (3.7)" (fun () -> (Double.IsFinite) (3.7))
t "(Double.IsNegative) (3.7)" (fun () -> (Double.IsNegative) (3.7))
t "(Double.IsInteger) (3.7)" (fun () -> (Double.IsInteger) (3.7))
t "(Double.IsSubnormal) (3.7)" (fun () -> (Double.IsSubnormal) (3.7))
t "(Double.IsNormal) (3.7)" (fun () -> (Double.IsNormal) (3.7))
t "BigInteger(3.7: float)" (fun () -> BigInteger(3.7: float))
t "(hash) (3.7)" (fun () -> (hash) (3.7))
t "(Math.ReciprocalEstimate >> Double.IsNaN) (3.7)" (fun () -> (Math.ReciprocalEstimate >> Double.IsNaN) (3.7))
t "Math.Pow(3.7,0.0)" (fun () -> Math.Pow(3.7,0.0))
t "Math.Atan2(3.7,0.0)" (fun () -> Math.Atan2(3.7,0.0))
t "Math.Max(3.7,0.0)" (fun () -> Math.Max(3.7,0.0))
t "Math.Min(3.7,0.0)" (fun () -> Math.Min(3.7,0.0))
t "Math.IEEERemainder(3.7,0.0)" (fun () -> Math.IEEERemainder(3.7,0.0))
t "Math.CopySign(3.7,0.0)" (fun () -> Math.CopySign(3.7,0.0))
t "Math.MaxMagnitude(3.7,0.0)" (fun () -> Math.MaxMagnitude(3.7,0.0))
t "Math.MinMagnitude(3.7,0.0)" (fun () -> Math.MinMagnitude(3.7,0.0))
t "(3.7) % (0.0)" (fun () -> (3.7) % (0.0))
t "(3.7) ** (0.0)" (fun () -> (3.7) ** (0.0))
t "max (3.7) (0.0)" (fun () -> max (3.7) (0.0))
t "compare (3.7) (0.0)" (fun () -> compare (3.7) (0.0))
t "Math.Pow(3.7,2.0)" (fun () -> Math.Pow(3.7,2.0))
t "Math.Atan2(3.7,2.0)" (fun () -> Math.Atan2(3.7,2.0))
t "Math.Max(3.7,2.0)" (fun () -> Math.Max(3.7,2.0))
t "Math.Min(3.7,2.0)" (fun () -> Math.Min(3.7,2.0))
t "Math.IEEERemainder(3.7,2.0)" (fun () -> Math.IEEERemainder(3.7,2.0))
t "Math.CopySign(3.7,2.0)" (fun () -> Math.CopySign(3.7,2.0))
t "Math.MaxMagnitude(3.7,2.0)" (fun () -> Math.MaxMagnitude(3.7,2.0))
t "Math.MinMagnitude(3.7,2.0)" (fun () -> Math.MinMagnitude(3.7,2.0))
t "(3.7) % (2.0)" (fun () -> (3.7) % (2.0))
t "(3.7) ** (2.0)" (fun () -> (3.7) ** (2.0))
t "max (3.7) (2.0)" (fun () -> max (3.7) (2.0))
t "compare (3.7) (2.0)" (fun () -> compare (3.7) (2.0))
t "Math.Pow(3.7,-1.0)" (fun () -> Math.Pow(3.7,-1.0))
t "Math.Atan2(3.7,-1.0)" (fun () -> Math.Atan2(3.7,-1.0))
t "Math.Max(3.7,-1.0)" (fun () -> Math.Max(3.7,-1.0))
t "Math.Min(3.7,-1.0)" (fun () -> Math.Min(3.7,-1.0))
t "Math.IEEERemainder(3.7,-1.0)" (fun () -> Math.IEEERemainder(3.7,-1.0))
t "Math.CopySign(3.7,-1.0)" (fun () -> Math.CopySign(3.7,-1.0))
t "Math.MaxMagnitude(3.7,-1.0)" (fun () -> Math.MaxMagnitude(3.7,-1.0))
t "Math.MinMagnitude(3.7,-1.0)" (fun () -> Math.MinMagnitude(3.7,-1.0))
t "(3.7) % (-1.0)" (fun () -> (3.7) % (-1.0))
t "(3.7) ** (-1.0)" (fun () -> (3.7) ** (-1.0))
t "max (3.7) (-1.0)" (fun () -> max (3.7) (-1.0))
t "compare (3.7) (-1.0)" (fun () -> compare (3.7) (-1.0))
t "Math.Pow(3.7,nan)" (fun () -> Math.Pow(3.7,nan))
t "Math.Atan2(3.7,nan)" (fun () -> Math.Atan2(3.7,nan))
t "Math.Max(3.7,nan)" (fun () -> Math.Max(3.7,nan))
t "Math.Min(3.7,nan)" (fun () -> Math.Min(3.7,nan))
t "Math.IEEERemainder(3.7,nan)" (fun () -> Math.IEEERemainder(3.7,nan))
t "Math.CopySign(3.7,nan)" (fun () -> Math.CopySign(3.7,nan))
t "Math.MaxMagnitude(3.7,nan)" (fun () -> Math.MaxMagnitude(3.7,nan))
t "Math.MinMagnitude(3.7,nan)" (fun () -> Math.MinMagnitude(3.7,nan))
t "(3.7) % (nan)" (fun () -> (3.7) % (nan))
t "(3.7) ** (nan)" (fun () -> (3.7) ** (nan))
t "max (3.7) (nan)" (fun () -> max (3.7) (nan))
t "compare (3.7) (nan)" (fun () -> compare (3.7) (nan))
t "Math.Pow(3.7,infinity)" (fun () -> Math.Pow(3.7,infinity))
t "Math.Atan2(3.7,infinity)" (fun () -> Math.Atan2(3.7,infinity))
t "Math.Max(3.7,infinity)" (fun () -> Math.Max(3.7,infinity))
t "Math.Min(3.7,infinity)" (fun () -> Math.Min(3.7,infinity))
t "Math.IEEERemainder(3.7,infinity)" (fun () -> Math.IEEERemainder(3.7,infinity))
t "Math.CopySign(3.7,infinity)" (fun () -> Math.CopySign(3.7,infinity))
t "Math.MaxMagnitude(3.7,infinity)" (fun () -> Math.MaxMagnitude(3.7,infinity))
t "Math.MinMagnitude(3.7,infinity)" (fun () -> Math.MinMagnitude(3.7,infinity))
t "(3.7) % (infinity)" (fun () -> (3.7) % (infinity))
t "(3.7) ** (infinity)" (fun () -> (3.7) ** (infinity))
t "max (3.7) (infinity)" (fun () -> max (3.7) (infinity))
t "compare (3.7) (infinity)" (fun () -> compare (3.7) (infinity))
t "Math.Round(3.7,0)" (fun () -> Math.Round(3.7,0))
t "Math.Round(3.7,2)" (fun () -> Math.Round(3.7,2))
t "Math.Round(3.7,-1)" (fun () -> Math.Round(3.7,-1))
t "Math.Round(3.7,16)" (fun () -> Math.Round(3.7,16))
t "Math.Round(3.7,MidpointRounding.ToEven)" (fun () -> Math.Round(3.7,MidpointRounding.ToEven))
t "Math.Round(3.7,1,MidpointRounding.ToEven)" (fun () -> Math.Round(3.7,1,MidpointRounding.ToEven))
t "Math.Round(3.7,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(3.7,MidpointRounding.AwayFromZero))
t "Math.Round(3.7,1,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(3.7,1,MidpointRounding.AwayFromZero))
t "Math.Round(3.7,MidpointRounding.ToZero)" (fun () -> Math.Round(3.7,MidpointRounding.ToZero))
t "Math.Round(3.7,1,MidpointRounding.ToZero)" (fun () -> Math.Round(3.7,1,MidpointRounding.ToZero))
t "Math.Round(3.7,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(3.7,MidpointRounding.ToNegativeInfinity))
t "Math.Round(3.7,1,MidpointRounding.ToNegativeInfinity)" (fun () -> Math.Round(3.7,1,MidpointRounding.ToNegativeInfinity))
t "Math.Round(3.7,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(3.7,MidpointRounding.ToPositiveInfinity))
t "Math.Round(3.7,1,MidpointRounding.ToPositiveInfinity)" (fun () -> Math.Round(3.7,1,MidpointRounding.ToPositiveInfinity))
