// out: -128y SByte Checked -128
// out: -128y Byte Checked overflow
// out: -128y Int16 Checked -128
// out: -128y UInt16 Checked overflow
// out: -128y Int32 Checked -128
// out: -128y UInt32 Checked overflow
// out: -128y Int64 Checked -128
// out: -128y UInt64 Checked overflow
// out: -128y Double Checked -128
// out: -128y Single Checked -128
// out: -128y Decimal Checked -128
// out: -128y BigInteger Checked -128
// out: -128y BigInteger Saturating -128
// out: -128y BigInteger Truncating -128
// out: -1y SByte Saturating -1
// out: -1y Byte Saturating 0
// out: -1y Int16 Saturating -1
// out: -1y UInt16 Saturating 0
// out: -1y Int32 Saturating -1
// out: -1y UInt32 Saturating 0
// out: -1y Int64 Saturating -1
// out: -1y UInt64 Saturating 0
// out: -1y Double Saturating -1
// out: -1y Single Saturating -1
// out: -1y Decimal Saturating -1
// out: -1y BigInteger Checked -1
// out: -1y BigInteger Saturating -1
// out: -1y BigInteger Truncating -1
// out: 127y SByte Truncating 127
// out: 127y Byte Truncating 127
// out: 127y Int16 Truncating 127
// out: 127y UInt16 Truncating 127
// out: 127y Int32 Truncating 127
// out: 127y UInt32 Truncating 127
// out: 127y Int64 Truncating 127
// out: 127y UInt64 Truncating 127
// out: 127y Double Truncating 127
// out: 127y Single Truncating 127
// out: 127y Decimal Truncating 127
// out: 127y BigInteger Checked 127
// out: 127y BigInteger Saturating 127
// out: 127y BigInteger Truncating 127
// out: 0uy SByte Checked 0
// out: 0uy Byte Checked 0
// out: 0uy Int16 Checked 0
// out: 0uy UInt16 Checked 0
// out: 0uy Int32 Checked 0
// out: 0uy UInt32 Checked 0
// out: 0uy Int64 Checked 0
// out: 0uy UInt64 Checked 0
// out: 0uy Double Checked 0
// out: 0uy Single Checked 0
// out: 0uy Decimal Checked 0
// out: 0uy BigInteger Checked 0
// out: 0uy BigInteger Saturating 0
// out: 0uy BigInteger Truncating 0
// out: 255uy SByte Saturating 127
// out: 255uy Byte Saturating 255
// out: 255uy Int16 Saturating 255
// out: 255uy UInt16 Saturating 255
// out: 255uy Int32 Saturating 255
// out: 255uy UInt32 Saturating 255
// out: 255uy Int64 Saturating 255
// out: 255uy UInt64 Saturating 255
// out: 255uy Double Saturating 255
// out: 255uy Single Saturating 255
// out: 255uy Decimal Saturating 255
// out: 255uy BigInteger Checked 255
// out: 255uy BigInteger Saturating 255
// out: 255uy BigInteger Truncating 255
// out: -32768s SByte Truncating 0
// out: -32768s Byte Truncating 0
// out: -32768s Int16 Truncating -32768
// out: -32768s UInt16 Truncating 32768
// out: -32768s Int32 Truncating -32768
// out: -32768s UInt32 Truncating 4294934528
// out: -32768s Int64 Truncating -32768
// out: -32768s UInt64 Truncating 18446744073709518848
// out: -32768s Double Truncating -32768
// out: -32768s Single Truncating -32768
// out: -32768s Decimal Truncating -32768
// out: -32768s BigInteger Checked -32768
// out: -32768s BigInteger Saturating -32768
// out: -32768s BigInteger Truncating -32768
// out: 300s SByte Checked overflow
// out: 300s Byte Checked overflow
// out: 300s Int16 Checked 300
// out: 300s UInt16 Checked 300
// out: 300s Int32 Checked 300
// out: 300s UInt32 Checked 300
// out: 300s Int64 Checked 300
// out: 300s UInt64 Checked 300
// out: 300s Double Checked 300
// out: 300s Single Checked 300
// out: 300s Decimal Checked 300
// out: 300s BigInteger Checked 300
// out: 300s BigInteger Saturating 300
// out: 300s BigInteger Truncating 300
// out: 65535us SByte Saturating 127
// out: 65535us Byte Saturating 255
// out: 65535us Int16 Saturating 32767
// out: 65535us UInt16 Saturating 65535
// out: 65535us Int32 Saturating 65535
// out: 65535us UInt32 Saturating 65535
// out: 65535us Int64 Saturating 65535
// out: 65535us UInt64 Saturating 65535
// out: 65535us Double Saturating 65535
// out: 65535us Single Saturating 65535
// out: 65535us Decimal Saturating 65535
// out: 65535us BigInteger Checked 65535
// out: 65535us BigInteger Saturating 65535
// out: 65535us BigInteger Truncating 65535
// out: -2147483648 SByte Truncating 0
// out: -2147483648 Byte Truncating 0
// out: -2147483648 Int16 Truncating 0
// out: -2147483648 UInt16 Truncating 0
// out: -2147483648 Int32 Truncating -2147483648
// out: -2147483648 UInt32 Truncating 2147483648
// out: -2147483648 Int64 Truncating -2147483648
// out: -2147483648 UInt64 Truncating 18446744071562067968
// out: -2147483648 Double Truncating -2147483648
// out: -2147483648 Single Truncating -2.1474836E+09
// out: -2147483648 Decimal Truncating -2147483648
// out: -2147483648 BigInteger Checked -2147483648
// out: -2147483648 BigInteger Saturating -2147483648
// out: -2147483648 BigInteger Truncating -2147483648
// out: -1 SByte Checked -1
// out: -1 Byte Checked overflow
// out: -1 Int16 Checked -1
// out: -1 UInt16 Checked overflow
// out: -1 Int32 Checked -1
// out: -1 UInt32 Checked overflow
// out: -1 Int64 Checked -1
// out: -1 UInt64 Checked overflow
// out: -1 Double Checked -1
// out: -1 Single Checked -1
// out: -1 Decimal Checked -1
// out: -1 BigInteger Checked -1
// out: -1 BigInteger Saturating -1
// out: -1 BigInteger Truncating -1
// out: 200 SByte Saturating 127
// out: 200 Byte Saturating 200
// out: 200 Int16 Saturating 200
// out: 200 UInt16 Saturating 200
// out: 200 Int32 Saturating 200
// out: 200 UInt32 Saturating 200
// out: 200 Int64 Saturating 200
// out: 200 UInt64 Saturating 200
// out: 200 Double Saturating 200
// out: 200 Single Saturating 200
// out: 200 Decimal Saturating 200
// out: 200 BigInteger Checked 200
// out: 200 BigInteger Saturating 200
// out: 200 BigInteger Truncating 200
// out: 70000 SByte Truncating 112
// out: 70000 Byte Truncating 112
// out: 70000 Int16 Truncating 4464
// out: 70000 UInt16 Truncating 4464
// out: 70000 Int32 Truncating 70000
// out: 70000 UInt32 Truncating 70000
// out: 70000 Int64 Truncating 70000
// out: 70000 UInt64 Truncating 70000
// out: 70000 Double Truncating 70000
// out: 70000 Single Truncating 70000
// out: 70000 Decimal Truncating 70000
// out: 70000 BigInteger Checked 70000
// out: 70000 BigInteger Saturating 70000
// out: 70000 BigInteger Truncating 70000
// out: 2147483647 SByte Checked overflow
// out: 2147483647 Byte Checked overflow
// out: 2147483647 Int16 Checked overflow
// out: 2147483647 UInt16 Checked overflow
// out: 2147483647 Int32 Checked 2147483647
// out: 2147483647 UInt32 Checked 2147483647
// out: 2147483647 Int64 Checked 2147483647
// out: 2147483647 UInt64 Checked 2147483647
// out: 2147483647 Double Checked 2147483647
// out: 2147483647 Single Checked 2.1474836E+09
// out: 2147483647 Decimal Checked 2147483647
// out: 2147483647 BigInteger Checked 2147483647
// out: 2147483647 BigInteger Saturating 2147483647
// out: 2147483647 BigInteger Truncating 2147483647
// out: 4294967295u SByte Saturating 127
// out: 4294967295u Byte Saturating 255
// out: 4294967295u Int16 Saturating 32767
// out: 4294967295u UInt16 Saturating 65535
// out: 4294967295u Int32 Saturating 2147483647
// out: 4294967295u UInt32 Saturating 4294967295
// out: 4294967295u Int64 Saturating 4294967295
// out: 4294967295u UInt64 Saturating 4294967295
// out: 4294967295u Double Saturating 4294967295
// out: 4294967295u Single Saturating 4.2949673E+09
// out: 4294967295u Decimal Saturating 4294967295
// out: 4294967295u BigInteger Checked 4294967295
// out: 4294967295u BigInteger Saturating 4294967295
// out: 4294967295u BigInteger Truncating 4294967295
// out: -9223372036854775808L SByte Truncating 0
// out: -9223372036854775808L Byte Truncating 0
// out: -9223372036854775808L Int16 Truncating 0
// out: -9223372036854775808L UInt16 Truncating 0
// out: -9223372036854775808L Int32 Truncating 0
// out: -9223372036854775808L UInt32 Truncating 0
// out: -9223372036854775808L Int64 Truncating -9223372036854775808
// out: -9223372036854775808L UInt64 Truncating 9223372036854775808
// out: -9223372036854775808L Double Truncating -9.223372036854776E+18
// out: -9223372036854775808L Single Truncating -9.223372E+18
// out: -9223372036854775808L Decimal Truncating -9223372036854775808
// out: -9223372036854775808L BigInteger Checked -9223372036854775808
// out: -9223372036854775808L BigInteger Saturating -9223372036854775808
// out: -9223372036854775808L BigInteger Truncating -9223372036854775808
// out: -1L SByte Checked -1
// out: -1L Byte Checked overflow
// out: -1L Int16 Checked -1
// out: -1L UInt16 Checked overflow
// out: -1L Int32 Checked -1
// out: -1L UInt32 Checked overflow
// out: -1L Int64 Checked -1
// out: -1L UInt64 Checked overflow
// out: -1L Double Checked -1
// out: -1L Single Checked -1
// out: -1L Decimal Checked -1
// out: -1L BigInteger Checked -1
// out: -1L BigInteger Saturating -1
// out: -1L BigInteger Truncating -1
// out: 5000000000L SByte Saturating 127
// out: 5000000000L Byte Saturating 255
// out: 5000000000L Int16 Saturating 32767
// out: 5000000000L UInt16 Saturating 65535
// out: 5000000000L Int32 Saturating 2147483647
// out: 5000000000L UInt32 Saturating 4294967295
// out: 5000000000L Int64 Saturating 5000000000
// out: 5000000000L UInt64 Saturating 5000000000
// out: 5000000000L Double Saturating 5000000000
// out: 5000000000L Single Saturating 5E+09
// out: 5000000000L Decimal Saturating 5000000000
// out: 5000000000L BigInteger Checked 5000000000
// out: 5000000000L BigInteger Saturating 5000000000
// out: 5000000000L BigInteger Truncating 5000000000
// out: 9223372036854775807L SByte Truncating -1
// out: 9223372036854775807L Byte Truncating 255
// out: 9223372036854775807L Int16 Truncating -1
// out: 9223372036854775807L UInt16 Truncating 65535
// out: 9223372036854775807L Int32 Truncating -1
// out: 9223372036854775807L UInt32 Truncating 4294967295
// out: 9223372036854775807L Int64 Truncating 9223372036854775807
// out: 9223372036854775807L UInt64 Truncating 9223372036854775807
// out: 9223372036854775807L Double Truncating 9.223372036854776E+18
// out: 9223372036854775807L Single Truncating 9.223372E+18
// out: 9223372036854775807L Decimal Truncating 9223372036854775807
// out: 9223372036854775807L BigInteger Checked 9223372036854775807
// out: 9223372036854775807L BigInteger Saturating 9223372036854775807
// out: 9223372036854775807L BigInteger Truncating 9223372036854775807
// out: 9223372036854775806L SByte Checked overflow
// out: 9223372036854775806L Byte Checked overflow
// out: 9223372036854775806L Int16 Checked overflow
// out: 9223372036854775806L UInt16 Checked overflow
// out: 9223372036854775806L Int32 Checked overflow
// out: 9223372036854775806L UInt32 Checked overflow
// out: 9223372036854775806L Int64 Checked 9223372036854775806
// out: 9223372036854775806L UInt64 Checked 9223372036854775806
// out: 9223372036854775806L Double Checked 9.223372036854776E+18
// out: 9223372036854775806L Single Checked 9.223372E+18
// out: 9223372036854775806L Decimal Checked 9223372036854775806
// out: 9223372036854775806L BigInteger Checked 9223372036854775806
// out: 9223372036854775806L BigInteger Saturating 9223372036854775806
// out: 9223372036854775806L BigInteger Truncating 9223372036854775806
// out: 18446744073709551615UL SByte Saturating 127
// out: 18446744073709551615UL Byte Saturating 255
// out: 18446744073709551615UL Int16 Saturating 32767
// out: 18446744073709551615UL UInt16 Saturating 65535
// out: 18446744073709551615UL Int32 Saturating 2147483647
// out: 18446744073709551615UL UInt32 Saturating 4294967295
// out: 18446744073709551615UL Int64 Saturating 9223372036854775807
// out: 18446744073709551615UL UInt64 Saturating 18446744073709551615
// out: 18446744073709551615UL Double Saturating 1.8446744073709552E+19
// out: 18446744073709551615UL Single Saturating 1.8446744E+19
// out: 18446744073709551615UL Decimal Saturating 18446744073709551615
// out: 18446744073709551615UL BigInteger Checked 18446744073709551615
// out: 18446744073709551615UL BigInteger Saturating 18446744073709551615
// out: 18446744073709551615UL BigInteger Truncating 18446744073709551615
// out: 9223372036854775808UL SByte Truncating 0
// out: 9223372036854775808UL Byte Truncating 0
// out: 9223372036854775808UL Int16 Truncating 0
// out: 9223372036854775808UL UInt16 Truncating 0
// out: 9223372036854775808UL Int32 Truncating 0
// out: 9223372036854775808UL UInt32 Truncating 0
// out: 9223372036854775808UL Int64 Truncating -9223372036854775808
// out: 9223372036854775808UL UInt64 Truncating 9223372036854775808
// out: 9223372036854775808UL Double Truncating 9.223372036854776E+18
// out: 9223372036854775808UL Single Truncating 9.223372E+18
// out: 9223372036854775808UL Decimal Truncating 9223372036854775808
// out: 9223372036854775808UL BigInteger Checked 9223372036854775808
// out: 9223372036854775808UL BigInteger Saturating 9223372036854775808
// out: 9223372036854775808UL BigInteger Truncating 9223372036854775808
// out: 18446744073709551614UL SByte Checked overflow
// out: 18446744073709551614UL Byte Checked overflow
// out: 18446744073709551614UL Int16 Checked overflow
// out: 18446744073709551614UL UInt16 Checked overflow
// out: 18446744073709551614UL Int32 Checked overflow
// out: 18446744073709551614UL UInt32 Checked overflow
// out: 18446744073709551614UL Int64 Checked overflow
// out: 18446744073709551614UL UInt64 Checked 18446744073709551614
// out: 18446744073709551614UL Double Checked 1.8446744073709552E+19
// out: 18446744073709551614UL Single Checked 1.8446744E+19
// out: 18446744073709551614UL Decimal Checked 18446744073709551614
// out: 18446744073709551614UL BigInteger Checked 18446744073709551614
// out: 18446744073709551614UL BigInteger Saturating 18446744073709551614
// out: 18446744073709551614UL BigInteger Truncating 18446744073709551614
// out: nan SByte Saturating 0
// out: nan Byte Saturating 0
// out: nan Int16 Saturating 0
// out: nan UInt16 Saturating 0
// out: nan Int32 Saturating 0
// out: nan UInt32 Saturating 0
// out: nan Int64 Saturating 0
// out: nan UInt64 Saturating 0
// out: nan Double Saturating NaN
// out: nan Single Saturating NaN
// out: nan Decimal Saturating 0.0
// out: nan BigInteger Checked overflow
// out: infinity SByte Checked overflow
// out: infinity Byte Saturating 255
// out: infinity Int16 Saturating 32767
// out: infinity UInt16 Saturating 65535
// out: infinity Int32 Saturating 2147483647
// out: infinity UInt32 Saturating 4294967295
// out: infinity Int64 Saturating 9223372036854775807
// out: infinity UInt64 Saturating 18446744073709551615
// out: infinity Double Saturating Infinity
// out: infinity Single Saturating Infinity
// out: infinity Decimal Saturating 79228162514264337593543950335
// out: infinity BigInteger Checked overflow
// out: -infinity SByte Checked overflow
// out: -infinity Byte Checked overflow
// out: -infinity Byte Saturating 0
// out: -infinity Int16 Saturating -32768
// out: -infinity UInt16 Saturating 0
// out: -infinity Int32 Saturating -2147483648
// out: -infinity UInt32 Saturating 0
// out: -infinity Int64 Saturating -9223372036854775808
// out: -infinity UInt64 Saturating 0
// out: -infinity Double Saturating -Infinity
// out: -infinity Single Saturating -Infinity
// out: -infinity Decimal Saturating -79228162514264337593543950335
// out: -infinity BigInteger Checked overflow
// out: 1e30 SByte Checked overflow
// out: 1e30 Byte Checked overflow
// out: 1e30 Int16 Saturating 32767
// out: 1e30 UInt16 Saturating 65535
// out: 1e30 Int32 Saturating 2147483647
// out: 1e30 UInt32 Saturating 4294967295
// out: 1e30 Int64 Saturating 9223372036854775807
// out: 1e30 UInt64 Saturating 18446744073709551615
// out: 1e30 Double Saturating 1E+30
// out: 1e30 Single Saturating 1E+30
// out: 1e30 Decimal Saturating 79228162514264337593543950335
// out: 1e30 BigInteger Checked 1000000000000000019884624838656
// out: 1e30 BigInteger Saturating 1000000000000000019884624838656
// out: 1e30 BigInteger Truncating 1000000000000000019884624838656
// out: -3.9 SByte Saturating -3
// out: -3.9 Byte Saturating 0
// out: -3.9 Int16 Truncating -3
// out: -3.9 UInt16 Truncating 0
// out: -3.9 Int32 Truncating -3
// out: -3.9 UInt32 Truncating 0
// out: -3.9 Int64 Truncating -3
// out: -3.9 UInt64 Truncating 0
// out: -3.9 Double Truncating -3.9
// out: -3.9 Single Truncating -3.9
// out: -3.9 Decimal Truncating -3.9
// out: -3.9 BigInteger Checked -3
// out: -3.9 BigInteger Saturating -3
// out: -3.9 BigInteger Truncating -3
// out: 255.5 SByte Truncating 127
// out: 255.5 Byte Truncating 255
// out: 255.5 Int16 Checked 255
// out: 255.5 UInt16 Checked 255
// out: 255.5 Int32 Checked 255
// out: 255.5 UInt32 Checked 255
// out: 255.5 Int64 Checked 255
// out: 255.5 UInt64 Checked 255
// out: 255.5 Double Checked 255.5
// out: 255.5 Single Checked 255.5
// out: 255.5 Decimal Checked 255.5
// out: 255.5 BigInteger Checked 255
// out: 255.5 BigInteger Saturating 255
// out: 255.5 BigInteger Truncating 255
// out: 9223372036854775808.0 SByte Checked overflow
// out: 9223372036854775808.0 Byte Checked overflow
// out: 9223372036854775808.0 Int16 Saturating 32767
// out: 9223372036854775808.0 UInt16 Saturating 65535
// out: 9223372036854775808.0 Int32 Saturating 2147483647
// out: 9223372036854775808.0 UInt32 Saturating 4294967295
// out: 9223372036854775808.0 Int64 Saturating 9223372036854775807
// out: 9223372036854775808.0 UInt64 Saturating 9223372036854775808
// out: 9223372036854775808.0 Double Saturating 9.223372036854776E+18
// out: 9223372036854775808.0 Single Saturating 9.223372E+18
// out: 9223372036854775808.0 Decimal Saturating 9223372036854780000
// out: 9223372036854775808.0 BigInteger Checked 9223372036854775808
// out: 9223372036854775808.0 BigInteger Saturating 9223372036854775808
// out: 9223372036854775808.0 BigInteger Truncating 9223372036854775808
// out: -9223372036854775808.0 SByte Saturating -128
// out: -9223372036854775808.0 Byte Saturating 0
// out: -9223372036854775808.0 Int16 Truncating -32768
// out: -9223372036854775808.0 UInt16 Truncating 0
// out: -9223372036854775808.0 Int32 Truncating -2147483648
// out: -9223372036854775808.0 UInt32 Truncating 0
// out: -9223372036854775808.0 Int64 Truncating -9223372036854775808
// out: -9223372036854775808.0 UInt64 Truncating 0
// out: -9223372036854775808.0 Double Truncating -9.223372036854776E+18
// out: -9223372036854775808.0 Single Truncating -9.223372E+18
// out: -9223372036854775808.0 Decimal Truncating -9223372036854780000
// out: -9223372036854775808.0 BigInteger Checked -9223372036854775808
// out: -9223372036854775808.0 BigInteger Saturating -9223372036854775808
// out: -9223372036854775808.0 BigInteger Truncating -9223372036854775808
// out: 18446744073709551616.0 SByte Truncating 127
// out: 18446744073709551616.0 Byte Truncating 255
// out: 18446744073709551616.0 Int16 Checked overflow
// out: 18446744073709551616.0 UInt16 Checked overflow
// out: 18446744073709551616.0 Int32 Checked overflow
// out: 18446744073709551616.0 UInt32 Checked overflow
// out: 18446744073709551616.0 Int64 Checked overflow
// out: 18446744073709551616.0 UInt64 Checked overflow
// out: 18446744073709551616.0 Double Checked 1.8446744073709552E+19
// out: 18446744073709551616.0 Single Checked 1.8446744E+19
// out: 18446744073709551616.0 Decimal Checked 18446744073709600000
// out: 18446744073709551616.0 BigInteger Checked 18446744073709551616
// out: 18446744073709551616.0 BigInteger Saturating 18446744073709551616
// out: 18446744073709551616.0 BigInteger Truncating 18446744073709551616
// out: 2147483647.5 SByte Checked overflow
// out: 2147483647.5 Byte Checked overflow
// out: 2147483647.5 Int16 Saturating 32767
// out: 2147483647.5 UInt16 Saturating 65535
// out: 2147483647.5 Int32 Saturating 2147483647
// out: 2147483647.5 UInt32 Saturating 2147483647
// out: 2147483647.5 Int64 Saturating 2147483647
// out: 2147483647.5 UInt64 Saturating 2147483647
// out: 2147483647.5 Double Saturating 2147483647.5
// out: 2147483647.5 Single Saturating 2.1474836E+09
// out: 2147483647.5 Decimal Saturating 2147483647.5
// out: 2147483647.5 BigInteger Checked 2147483647
// out: 2147483647.5 BigInteger Saturating 2147483647
// out: 2147483647.5 BigInteger Truncating 2147483647
// out: 4294967295.9 SByte Saturating 127
// out: 4294967295.9 Byte Saturating 255
// out: 4294967295.9 Int16 Truncating 32767
// out: 4294967295.9 UInt16 Truncating 65535
// out: 4294967295.9 Int32 Truncating 2147483647
// out: 4294967295.9 UInt32 Truncating 4294967295
// out: 4294967295.9 Int64 Truncating 4294967295
// out: 4294967295.9 UInt64 Truncating 4294967295
// out: 4294967295.9 Double Truncating 4294967295.9
// out: 4294967295.9 Single Truncating 4.2949673E+09
// out: 4294967295.9 Decimal Truncating 4294967295.9
// out: 4294967295.9 BigInteger Checked 4294967295
// out: 4294967295.9 BigInteger Saturating 4294967295
// out: 4294967295.9 BigInteger Truncating 4294967295
// out: 3.5f SByte Truncating 3
// out: 3.5f Byte Truncating 3
// out: 3.5f Int16 Checked 3
// out: 3.5f UInt16 Checked 3
// out: 3.5f Int32 Checked 3
// out: 3.5f UInt32 Checked 3
// out: 3.5f Int64 Checked 3
// out: 3.5f UInt64 Checked 3
// out: 3.5f Double Checked 3.5
// out: 3.5f Single Checked 3.5
// out: 3.5f Decimal Checked 3.5
// out: 3.5f BigInteger Checked 3
// out: 3.5f BigInteger Saturating 3
// out: 3.5f BigInteger Truncating 3
// out: 1e20f SByte Checked overflow
// out: 1e20f Byte Checked overflow
// out: 1e20f Int16 Saturating 32767
// out: 1e20f UInt16 Saturating 65535
// out: 1e20f Int32 Saturating 2147483647
// out: 1e20f UInt32 Saturating 4294967295
// out: 1e20f Int64 Saturating 9223372036854775807
// out: 1e20f UInt64 Saturating 18446744073709551615
// out: 1e20f Double Saturating 1.0000000200408773E+20
// out: 1e20f Single Saturating 1E+20
// out: 1e20f Decimal Saturating 100000000000000000000
// out: 1e20f BigInteger Checked 100000002004087734272
// out: 1e20f BigInteger Saturating 100000002004087734272
// out: 1e20f BigInteger Truncating 100000002004087734272
// out: nanf SByte Saturating 0
// out: nanf Byte Saturating 0
// out: nanf Int16 Truncating 0
// out: nanf UInt16 Truncating 0
// out: nanf Int32 Truncating 0
// out: nanf UInt32 Truncating 0
// out: nanf Int64 Truncating 0
// out: nanf UInt64 Truncating 0
// out: nanf Double Truncating NaN
// out: nanf Single Truncating NaN
// out: nanf Decimal Truncating 0.0
// out: nanf BigInteger Checked overflow
// out: -129.0f SByte Saturating -128
// out: -129.0f Byte Saturating 0
// out: -129.0f Int16 Saturating -129
// out: -129.0f Int16 Truncating -129
// out: -129.0f UInt16 Truncating 0
// out: -129.0f Int32 Truncating -129
// out: -129.0f UInt32 Truncating 0
// out: -129.0f Int64 Truncating -129
// out: -129.0f UInt64 Truncating 0
// out: -129.0f Double Truncating -129
// out: -129.0f Single Truncating -129
// out: -129.0f Decimal Truncating -129
// out: -129.0f BigInteger Checked -129
// out: -129.0f BigInteger Saturating -129
// out: -129.0f BigInteger Truncating -129
// out: 79228162514264337593543950335m SByte Truncating 127
// out: 79228162514264337593543950335m Byte Truncating 255
// out: 79228162514264337593543950335m UInt16 Checked overflow
// out: 79228162514264337593543950335m Int32 Checked overflow
// out: 79228162514264337593543950335m UInt32 Checked overflow
// out: 79228162514264337593543950335m Int64 Checked overflow
// out: 79228162514264337593543950335m UInt64 Checked overflow
// out: 79228162514264337593543950335m Double Checked 7.922816251426434E+28
// out: 79228162514264337593543950335m Single Checked 7.9228163E+28
// out: 79228162514264337593543950335m Decimal Checked 79228162514264337593543950335
// out: 79228162514264337593543950335m BigInteger Checked 79228162514264337593543950335
// out: 79228162514264337593543950335m BigInteger Saturating 79228162514264337593543950335
// out: 79228162514264337593543950335m BigInteger Truncating 79228162514264337593543950335
// out: -1.5m SByte Checked -1
// out: -1.5m Byte Checked overflow
// out: -1.5m Int16 Checked -1
// out: -1.5m UInt16 Saturating 0
// out: -1.5m Int32 Saturating -1
// out: -1.5m UInt32 Saturating 0
// out: -1.5m Int64 Saturating -1
// out: -1.5m UInt64 Saturating 0
// out: -1.5m Double Saturating -1.5
// out: -1.5m Single Saturating -1.5
// out: -1.5m Decimal Saturating -1.5
// out: -1.5m BigInteger Checked -1
// out: -1.5m BigInteger Saturating -1
// out: -1.5m BigInteger Truncating -1
// out: 18446744073709551615.5m SByte Saturating 127
// out: 18446744073709551615.5m Byte Saturating 255
// out: 18446744073709551615.5m Int16 Saturating 32767
// out: 18446744073709551615.5m Int16 Truncating 32767
// out: 18446744073709551615.5m UInt16 Truncating 65535
// out: 18446744073709551615.5m Int32 Truncating 2147483647
// out: 18446744073709551615.5m UInt32 Truncating 4294967295
// out: 18446744073709551615.5m Int64 Truncating 9223372036854775807
// out: 18446744073709551615.5m Double Checked 1.8446744073709552E+19
// out: 18446744073709551615.5m Single Checked 1.8446744E+19
// out: 18446744073709551615.5m Decimal Checked 18446744073709551615.5
// out: 18446744073709551615.5m BigInteger Checked 18446744073709551615
// out: 18446744073709551615.5m BigInteger Saturating 18446744073709551615
// out: 18446744073709551615.5m BigInteger Truncating 18446744073709551615
// out: 9223372036854775807.9m SByte Checked overflow
// out: 9223372036854775807.9m Byte Checked overflow
// out: 9223372036854775807.9m Int16 Checked overflow
// out: 9223372036854775807.9m UInt16 Saturating 65535
// out: 9223372036854775807.9m Int32 Saturating 2147483647
// out: 9223372036854775807.9m UInt32 Saturating 4294967295
// out: 9223372036854775807.9m Int64 Saturating 9223372036854775807
// out: 9223372036854775807.9m UInt64 Saturating 9223372036854775807
// out: 9223372036854775807.9m Double Saturating 9.223372036854776E+18
// out: 9223372036854775807.9m Single Saturating 9.223372E+18
// out: 9223372036854775807.9m Decimal Saturating 9223372036854775807.9
// out: 9223372036854775807.9m BigInteger Checked 9223372036854775807
// out: 9223372036854775807.9m BigInteger Saturating 9223372036854775807
// out: 9223372036854775807.9m BigInteger Truncating 9223372036854775807
// out: 300m SByte Saturating 127
// out: 300m Byte Saturating 255
// out: 300m Int16 Saturating 300
// out: 300m UInt16 Truncating 300
// out: 300m Int32 Truncating 300
// out: 300m UInt32 Truncating 300
// out: 300m Int64 Truncating 300
// out: 300m UInt64 Truncating 300
// out: 300m Double Truncating 300
// out: 300m Single Truncating 300
// out: 300m Decimal Truncating 300
// out: 300m BigInteger Checked 300
// out: 300m BigInteger Saturating 300
// out: 300m BigInteger Truncating 300
// out: 123456789012345678901234567890I SByte Truncating -46
// out: 123456789012345678901234567890I Byte Truncating 210
// out: 123456789012345678901234567890I Int16 Truncating 2770
// out: 123456789012345678901234567890I UInt16 Checked overflow
// out: 123456789012345678901234567890I Int32 Checked overflow
// out: 123456789012345678901234567890I UInt32 Checked overflow
// out: 123456789012345678901234567890I Int64 Checked overflow
// out: 123456789012345678901234567890I UInt64 Checked overflow
// out: 123456789012345678901234567890I Double Checked 1.2345678901234568E+29
// out: 123456789012345678901234567890I Decimal Checked overflow
// out: 123456789012345678901234567890I BigInteger Checked 123456789012345678901234567890
// out: 123456789012345678901234567890I BigInteger Saturating 123456789012345678901234567890
// out: 123456789012345678901234567890I BigInteger Truncating 123456789012345678901234567890
// out: -5I SByte Checked -5
// out: -5I Byte Checked overflow
// out: -5I Int16 Checked -5
// out: -5I UInt16 Checked overflow
// out: -5I Int32 Saturating -5
// out: -5I UInt32 Saturating 0
// out: -5I Int64 Saturating -5
// out: -5I UInt64 Saturating 0
// out: -5I Double Saturating -5
// out: -5I Decimal Saturating -5
// out: -5I BigInteger Checked -5
// out: -5I BigInteger Saturating -5
// out: -5I BigInteger Truncating -5
// out: 18446744073709551615I SByte Saturating 127
// out: 18446744073709551615I Byte Saturating 255
// out: 18446744073709551615I Int16 Saturating 32767
// out: 18446744073709551615I UInt16 Saturating 65535
// out: 18446744073709551615I Int32 Saturating 2147483647
// out: 18446744073709551615I UInt32 Truncating 4294967295
// out: 18446744073709551615I Int64 Truncating -1
// out: 18446744073709551615I UInt64 Truncating 18446744073709551615
// out: 18446744073709551615I Double Truncating 1.844674407370955E+19
// out: 18446744073709551615I Decimal Truncating 18446744073709551615
// out: 18446744073709551615I BigInteger Checked 18446744073709551615
// out: 18446744073709551615I BigInteger Saturating 18446744073709551615
// out: 18446744073709551615I BigInteger Truncating 18446744073709551615
// out: -129I SByte Truncating 127
// out: -129I Byte Truncating 127
// out: -129I Int16 Truncating -129
// out: -129I UInt16 Truncating 65407
// out: -129I Int32 Truncating -129
// out: -129I UInt32 Truncating 4294967167
// out: -129I Int64 Checked -129
// out: -129I UInt64 Checked overflow
// out: -129I Double Checked -129
// out: -129I Decimal Checked -129
// out: -129I BigInteger Checked -129
// out: -129I BigInteger Saturating -129
// out: -129I BigInteger Truncating -129
// out: a SByte Checked 97
// out: a Byte Checked 97
// out: a Int16 Checked 97
// out: a UInt16 Checked 97
// out: a Int32 Checked 97
// out: a UInt32 Checked 97
// out: a Int64 Checked 97
// out: a UInt64 Saturating 97
// out: a Double Saturating 97
// out: a Single Saturating 97
// out: a Decimal Saturating 97
// CreateChecked, CreateSaturating and CreateTruncating: from every number type to every other.
module Program
open System
open System.Numerics
let t name f = try printfn "%s %O" name (f () |> box) with :? OverflowException -> printfn "%s overflow" name
t "-128y SByte Checked" (fun () -> SByte.CreateChecked (-128y))
t "-128y Byte Checked" (fun () -> Byte.CreateChecked (-128y))
t "-128y Int16 Checked" (fun () -> Int16.CreateChecked (-128y))
t "-128y UInt16 Checked" (fun () -> UInt16.CreateChecked (-128y))
t "-128y Int32 Checked" (fun () -> Int32.CreateChecked (-128y))
t "-128y UInt32 Checked" (fun () -> UInt32.CreateChecked (-128y))
t "-128y Int64 Checked" (fun () -> Int64.CreateChecked (-128y))
t "-128y UInt64 Checked" (fun () -> UInt64.CreateChecked (-128y))
t "-128y Double Checked" (fun () -> Double.CreateChecked (-128y))
t "-128y Single Checked" (fun () -> Single.CreateChecked (-128y))
t "-128y Decimal Checked" (fun () -> Decimal.CreateChecked (-128y))
t "-128y BigInteger Checked" (fun () -> BigInteger.CreateChecked (-128y))
t "-128y BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-128y))
t "-128y BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-128y))
t "-1y SByte Saturating" (fun () -> SByte.CreateSaturating (-1y))
t "-1y Byte Saturating" (fun () -> Byte.CreateSaturating (-1y))
t "-1y Int16 Saturating" (fun () -> Int16.CreateSaturating (-1y))
t "-1y UInt16 Saturating" (fun () -> UInt16.CreateSaturating (-1y))
t "-1y Int32 Saturating" (fun () -> Int32.CreateSaturating (-1y))
t "-1y UInt32 Saturating" (fun () -> UInt32.CreateSaturating (-1y))
t "-1y Int64 Saturating" (fun () -> Int64.CreateSaturating (-1y))
t "-1y UInt64 Saturating" (fun () -> UInt64.CreateSaturating (-1y))
t "-1y Double Saturating" (fun () -> Double.CreateSaturating (-1y))
t "-1y Single Saturating" (fun () -> Single.CreateSaturating (-1y))
t "-1y Decimal Saturating" (fun () -> Decimal.CreateSaturating (-1y))
t "-1y BigInteger Checked" (fun () -> BigInteger.CreateChecked (-1y))
t "-1y BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-1y))
t "-1y BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-1y))
t "127y SByte Truncating" (fun () -> SByte.CreateTruncating 127y)
t "127y Byte Truncating" (fun () -> Byte.CreateTruncating 127y)
t "127y Int16 Truncating" (fun () -> Int16.CreateTruncating 127y)
t "127y UInt16 Truncating" (fun () -> UInt16.CreateTruncating 127y)
t "127y Int32 Truncating" (fun () -> Int32.CreateTruncating 127y)
t "127y UInt32 Truncating" (fun () -> UInt32.CreateTruncating 127y)
t "127y Int64 Truncating" (fun () -> Int64.CreateTruncating 127y)
t "127y UInt64 Truncating" (fun () -> UInt64.CreateTruncating 127y)
t "127y Double Truncating" (fun () -> Double.CreateTruncating 127y)
t "127y Single Truncating" (fun () -> Single.CreateTruncating 127y)
t "127y Decimal Truncating" (fun () -> Decimal.CreateTruncating 127y)
t "127y BigInteger Checked" (fun () -> BigInteger.CreateChecked 127y)
t "127y BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 127y)
t "127y BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 127y)
t "0uy SByte Checked" (fun () -> SByte.CreateChecked 0uy)
t "0uy Byte Checked" (fun () -> Byte.CreateChecked 0uy)
t "0uy Int16 Checked" (fun () -> Int16.CreateChecked 0uy)
t "0uy UInt16 Checked" (fun () -> UInt16.CreateChecked 0uy)
t "0uy Int32 Checked" (fun () -> Int32.CreateChecked 0uy)
t "0uy UInt32 Checked" (fun () -> UInt32.CreateChecked 0uy)
t "0uy Int64 Checked" (fun () -> Int64.CreateChecked 0uy)
t "0uy UInt64 Checked" (fun () -> UInt64.CreateChecked 0uy)
t "0uy Double Checked" (fun () -> Double.CreateChecked 0uy)
t "0uy Single Checked" (fun () -> Single.CreateChecked 0uy)
t "0uy Decimal Checked" (fun () -> Decimal.CreateChecked 0uy)
t "0uy BigInteger Checked" (fun () -> BigInteger.CreateChecked 0uy)
t "0uy BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 0uy)
t "0uy BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 0uy)
t "255uy SByte Saturating" (fun () -> SByte.CreateSaturating 255uy)
t "255uy Byte Saturating" (fun () -> Byte.CreateSaturating 255uy)
t "255uy Int16 Saturating" (fun () -> Int16.CreateSaturating 255uy)
t "255uy UInt16 Saturating" (fun () -> UInt16.CreateSaturating 255uy)
t "255uy Int32 Saturating" (fun () -> Int32.CreateSaturating 255uy)
t "255uy UInt32 Saturating" (fun () -> UInt32.CreateSaturating 255uy)
t "255uy Int64 Saturating" (fun () -> Int64.CreateSaturating 255uy)
t "255uy UInt64 Saturating" (fun () -> UInt64.CreateSaturating 255uy)
t "255uy Double Saturating" (fun () -> Double.CreateSaturating 255uy)
t "255uy Single Saturating" (fun () -> Single.CreateSaturating 255uy)
t "255uy Decimal Saturating" (fun () -> Decimal.CreateSaturating 255uy)
t "255uy BigInteger Checked" (fun () -> BigInteger.CreateChecked 255uy)
t "255uy BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 255uy)
t "255uy BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 255uy)
t "-32768s SByte Truncating" (fun () -> SByte.CreateTruncating (-32768s))
t "-32768s Byte Truncating" (fun () -> Byte.CreateTruncating (-32768s))
t "-32768s Int16 Truncating" (fun () -> Int16.CreateTruncating (-32768s))
t "-32768s UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-32768s))
t "-32768s Int32 Truncating" (fun () -> Int32.CreateTruncating (-32768s))
t "-32768s UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-32768s))
t "-32768s Int64 Truncating" (fun () -> Int64.CreateTruncating (-32768s))
t "-32768s UInt64 Truncating" (fun () -> UInt64.CreateTruncating (-32768s))
t "-32768s Double Truncating" (fun () -> Double.CreateTruncating (-32768s))
t "-32768s Single Truncating" (fun () -> Single.CreateTruncating (-32768s))
t "-32768s Decimal Truncating" (fun () -> Decimal.CreateTruncating (-32768s))
t "-32768s BigInteger Checked" (fun () -> BigInteger.CreateChecked (-32768s))
t "-32768s BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-32768s))
t "-32768s BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-32768s))
t "300s SByte Checked" (fun () -> SByte.CreateChecked 300s)
t "300s Byte Checked" (fun () -> Byte.CreateChecked 300s)
t "300s Int16 Checked" (fun () -> Int16.CreateChecked 300s)
t "300s UInt16 Checked" (fun () -> UInt16.CreateChecked 300s)
t "300s Int32 Checked" (fun () -> Int32.CreateChecked 300s)
t "300s UInt32 Checked" (fun () -> UInt32.CreateChecked 300s)
t "300s Int64 Checked" (fun () -> Int64.CreateChecked 300s)
t "300s UInt64 Checked" (fun () -> UInt64.CreateChecked 300s)
t "300s Double Checked" (fun () -> Double.CreateChecked 300s)
t "300s Single Checked" (fun () -> Single.CreateChecked 300s)
t "300s Decimal Checked" (fun () -> Decimal.CreateChecked 300s)
t "300s BigInteger Checked" (fun () -> BigInteger.CreateChecked 300s)
t "300s BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 300s)
t "300s BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 300s)
t "65535us SByte Saturating" (fun () -> SByte.CreateSaturating 65535us)
t "65535us Byte Saturating" (fun () -> Byte.CreateSaturating 65535us)
t "65535us Int16 Saturating" (fun () -> Int16.CreateSaturating 65535us)
t "65535us UInt16 Saturating" (fun () -> UInt16.CreateSaturating 65535us)
t "65535us Int32 Saturating" (fun () -> Int32.CreateSaturating 65535us)
t "65535us UInt32 Saturating" (fun () -> UInt32.CreateSaturating 65535us)
t "65535us Int64 Saturating" (fun () -> Int64.CreateSaturating 65535us)
t "65535us UInt64 Saturating" (fun () -> UInt64.CreateSaturating 65535us)
t "65535us Double Saturating" (fun () -> Double.CreateSaturating 65535us)
t "65535us Single Saturating" (fun () -> Single.CreateSaturating 65535us)
t "65535us Decimal Saturating" (fun () -> Decimal.CreateSaturating 65535us)
t "65535us BigInteger Checked" (fun () -> BigInteger.CreateChecked 65535us)
t "65535us BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 65535us)
t "65535us BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 65535us)
t "-2147483648 SByte Truncating" (fun () -> SByte.CreateTruncating (-2147483648))
t "-2147483648 Byte Truncating" (fun () -> Byte.CreateTruncating (-2147483648))
t "-2147483648 Int16 Truncating" (fun () -> Int16.CreateTruncating (-2147483648))
t "-2147483648 UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-2147483648))
t "-2147483648 Int32 Truncating" (fun () -> Int32.CreateTruncating (-2147483648))
t "-2147483648 UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-2147483648))
t "-2147483648 Int64 Truncating" (fun () -> Int64.CreateTruncating (-2147483648))
t "-2147483648 UInt64 Truncating" (fun () -> UInt64.CreateTruncating (-2147483648))
t "-2147483648 Double Truncating" (fun () -> Double.CreateTruncating (-2147483648))
t "-2147483648 Single Truncating" (fun () -> Single.CreateTruncating (-2147483648))
t "-2147483648 Decimal Truncating" (fun () -> Decimal.CreateTruncating (-2147483648))
t "-2147483648 BigInteger Checked" (fun () -> BigInteger.CreateChecked (-2147483648))
t "-2147483648 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-2147483648))
t "-2147483648 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-2147483648))
t "-1 SByte Checked" (fun () -> SByte.CreateChecked (-1))
t "-1 Byte Checked" (fun () -> Byte.CreateChecked (-1))
t "-1 Int16 Checked" (fun () -> Int16.CreateChecked (-1))
t "-1 UInt16 Checked" (fun () -> UInt16.CreateChecked (-1))
t "-1 Int32 Checked" (fun () -> Int32.CreateChecked (-1))
t "-1 UInt32 Checked" (fun () -> UInt32.CreateChecked (-1))
t "-1 Int64 Checked" (fun () -> Int64.CreateChecked (-1))
t "-1 UInt64 Checked" (fun () -> UInt64.CreateChecked (-1))
t "-1 Double Checked" (fun () -> Double.CreateChecked (-1))
t "-1 Single Checked" (fun () -> Single.CreateChecked (-1))
t "-1 Decimal Checked" (fun () -> Decimal.CreateChecked (-1))
t "-1 BigInteger Checked" (fun () -> BigInteger.CreateChecked (-1))
t "-1 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-1))
t "-1 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-1))
t "200 SByte Saturating" (fun () -> SByte.CreateSaturating 200)
t "200 Byte Saturating" (fun () -> Byte.CreateSaturating 200)
t "200 Int16 Saturating" (fun () -> Int16.CreateSaturating 200)
t "200 UInt16 Saturating" (fun () -> UInt16.CreateSaturating 200)
t "200 Int32 Saturating" (fun () -> Int32.CreateSaturating 200)
t "200 UInt32 Saturating" (fun () -> UInt32.CreateSaturating 200)
t "200 Int64 Saturating" (fun () -> Int64.CreateSaturating 200)
t "200 UInt64 Saturating" (fun () -> UInt64.CreateSaturating 200)
t "200 Double Saturating" (fun () -> Double.CreateSaturating 200)
t "200 Single Saturating" (fun () -> Single.CreateSaturating 200)
t "200 Decimal Saturating" (fun () -> Decimal.CreateSaturating 200)
t "200 BigInteger Checked" (fun () -> BigInteger.CreateChecked 200)
t "200 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 200)
t "200 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 200)
t "70000 SByte Truncating" (fun () -> SByte.CreateTruncating 70000)
t "70000 Byte Truncating" (fun () -> Byte.CreateTruncating 70000)
t "70000 Int16 Truncating" (fun () -> Int16.CreateTruncating 70000)
t "70000 UInt16 Truncating" (fun () -> UInt16.CreateTruncating 70000)
t "70000 Int32 Truncating" (fun () -> Int32.CreateTruncating 70000)
t "70000 UInt32 Truncating" (fun () -> UInt32.CreateTruncating 70000)
t "70000 Int64 Truncating" (fun () -> Int64.CreateTruncating 70000)
t "70000 UInt64 Truncating" (fun () -> UInt64.CreateTruncating 70000)
t "70000 Double Truncating" (fun () -> Double.CreateTruncating 70000)
t "70000 Single Truncating" (fun () -> Single.CreateTruncating 70000)
t "70000 Decimal Truncating" (fun () -> Decimal.CreateTruncating 70000)
t "70000 BigInteger Checked" (fun () -> BigInteger.CreateChecked 70000)
t "70000 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 70000)
t "70000 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 70000)
t "2147483647 SByte Checked" (fun () -> SByte.CreateChecked 2147483647)
t "2147483647 Byte Checked" (fun () -> Byte.CreateChecked 2147483647)
t "2147483647 Int16 Checked" (fun () -> Int16.CreateChecked 2147483647)
t "2147483647 UInt16 Checked" (fun () -> UInt16.CreateChecked 2147483647)
t "2147483647 Int32 Checked" (fun () -> Int32.CreateChecked 2147483647)
t "2147483647 UInt32 Checked" (fun () -> UInt32.CreateChecked 2147483647)
t "2147483647 Int64 Checked" (fun () -> Int64.CreateChecked 2147483647)
t "2147483647 UInt64 Checked" (fun () -> UInt64.CreateChecked 2147483647)
t "2147483647 Double Checked" (fun () -> Double.CreateChecked 2147483647)
t "2147483647 Single Checked" (fun () -> Single.CreateChecked 2147483647)
t "2147483647 Decimal Checked" (fun () -> Decimal.CreateChecked 2147483647)
t "2147483647 BigInteger Checked" (fun () -> BigInteger.CreateChecked 2147483647)
t "2147483647 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 2147483647)
t "2147483647 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 2147483647)
t "4294967295u SByte Saturating" (fun () -> SByte.CreateSaturating 4294967295u)
t "4294967295u Byte Saturating" (fun () -> Byte.CreateSaturating 4294967295u)
t "4294967295u Int16 Saturating" (fun () -> Int16.CreateSaturating 4294967295u)
t "4294967295u UInt16 Saturating" (fun () -> UInt16.CreateSaturating 4294967295u)
t "4294967295u Int32 Saturating" (fun () -> Int32.CreateSaturating 4294967295u)
t "4294967295u UInt32 Saturating" (fun () -> UInt32.CreateSaturating 4294967295u)
t "4294967295u Int64 Saturating" (fun () -> Int64.CreateSaturating 4294967295u)
t "4294967295u UInt64 Saturating" (fun () -> UInt64.CreateSaturating 4294967295u)
t "4294967295u Double Saturating" (fun () -> Double.CreateSaturating 4294967295u)
t "4294967295u Single Saturating" (fun () -> Single.CreateSaturating 4294967295u)
t "4294967295u Decimal Saturating" (fun () -> Decimal.CreateSaturating 4294967295u)
t "4294967295u BigInteger Checked" (fun () -> BigInteger.CreateChecked 4294967295u)
t "4294967295u BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 4294967295u)
t "4294967295u BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 4294967295u)
t "-9223372036854775808L SByte Truncating" (fun () -> SByte.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Byte Truncating" (fun () -> Byte.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Int16 Truncating" (fun () -> Int16.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Int32 Truncating" (fun () -> Int32.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Int64 Truncating" (fun () -> Int64.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L UInt64 Truncating" (fun () -> UInt64.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Double Truncating" (fun () -> Double.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Single Truncating" (fun () -> Single.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L Decimal Truncating" (fun () -> Decimal.CreateTruncating (-9223372036854775808L))
t "-9223372036854775808L BigInteger Checked" (fun () -> BigInteger.CreateChecked (-9223372036854775808L))
t "-9223372036854775808L BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-9223372036854775808L))
t "-9223372036854775808L BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-9223372036854775808L))
t "-1L SByte Checked" (fun () -> SByte.CreateChecked (-1L))
t "-1L Byte Checked" (fun () -> Byte.CreateChecked (-1L))
t "-1L Int16 Checked" (fun () -> Int16.CreateChecked (-1L))
t "-1L UInt16 Checked" (fun () -> UInt16.CreateChecked (-1L))
t "-1L Int32 Checked" (fun () -> Int32.CreateChecked (-1L))
t "-1L UInt32 Checked" (fun () -> UInt32.CreateChecked (-1L))
t "-1L Int64 Checked" (fun () -> Int64.CreateChecked (-1L))
t "-1L UInt64 Checked" (fun () -> UInt64.CreateChecked (-1L))
t "-1L Double Checked" (fun () -> Double.CreateChecked (-1L))
t "-1L Single Checked" (fun () -> Single.CreateChecked (-1L))
t "-1L Decimal Checked" (fun () -> Decimal.CreateChecked (-1L))
t "-1L BigInteger Checked" (fun () -> BigInteger.CreateChecked (-1L))
t "-1L BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-1L))
t "-1L BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-1L))
t "5000000000L SByte Saturating" (fun () -> SByte.CreateSaturating 5000000000L)
t "5000000000L Byte Saturating" (fun () -> Byte.CreateSaturating 5000000000L)
t "5000000000L Int16 Saturating" (fun () -> Int16.CreateSaturating 5000000000L)
t "5000000000L UInt16 Saturating" (fun () -> UInt16.CreateSaturating 5000000000L)
t "5000000000L Int32 Saturating" (fun () -> Int32.CreateSaturating 5000000000L)
t "5000000000L UInt32 Saturating" (fun () -> UInt32.CreateSaturating 5000000000L)
t "5000000000L Int64 Saturating" (fun () -> Int64.CreateSaturating 5000000000L)
t "5000000000L UInt64 Saturating" (fun () -> UInt64.CreateSaturating 5000000000L)
t "5000000000L Double Saturating" (fun () -> Double.CreateSaturating 5000000000L)
t "5000000000L Single Saturating" (fun () -> Single.CreateSaturating 5000000000L)
t "5000000000L Decimal Saturating" (fun () -> Decimal.CreateSaturating 5000000000L)
t "5000000000L BigInteger Checked" (fun () -> BigInteger.CreateChecked 5000000000L)
t "5000000000L BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 5000000000L)
t "5000000000L BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 5000000000L)
t "9223372036854775807L SByte Truncating" (fun () -> SByte.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Byte Truncating" (fun () -> Byte.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Int16 Truncating" (fun () -> Int16.CreateTruncating 9223372036854775807L)
t "9223372036854775807L UInt16 Truncating" (fun () -> UInt16.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Int32 Truncating" (fun () -> Int32.CreateTruncating 9223372036854775807L)
t "9223372036854775807L UInt32 Truncating" (fun () -> UInt32.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Int64 Truncating" (fun () -> Int64.CreateTruncating 9223372036854775807L)
t "9223372036854775807L UInt64 Truncating" (fun () -> UInt64.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Double Truncating" (fun () -> Double.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Single Truncating" (fun () -> Single.CreateTruncating 9223372036854775807L)
t "9223372036854775807L Decimal Truncating" (fun () -> Decimal.CreateTruncating 9223372036854775807L)
t "9223372036854775807L BigInteger Checked" (fun () -> BigInteger.CreateChecked 9223372036854775807L)
t "9223372036854775807L BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 9223372036854775807L)
t "9223372036854775807L BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 9223372036854775807L)
t "9223372036854775806L SByte Checked" (fun () -> SByte.CreateChecked 9223372036854775806L)
t "9223372036854775806L Byte Checked" (fun () -> Byte.CreateChecked 9223372036854775806L)
t "9223372036854775806L Int16 Checked" (fun () -> Int16.CreateChecked 9223372036854775806L)
t "9223372036854775806L UInt16 Checked" (fun () -> UInt16.CreateChecked 9223372036854775806L)
t "9223372036854775806L Int32 Checked" (fun () -> Int32.CreateChecked 9223372036854775806L)
t "9223372036854775806L UInt32 Checked" (fun () -> UInt32.CreateChecked 9223372036854775806L)
t "9223372036854775806L Int64 Checked" (fun () -> Int64.CreateChecked 9223372036854775806L)
t "9223372036854775806L UInt64 Checked" (fun () -> UInt64.CreateChecked 9223372036854775806L)
t "9223372036854775806L Double Checked" (fun () -> Double.CreateChecked 9223372036854775806L)
t "9223372036854775806L Single Checked" (fun () -> Single.CreateChecked 9223372036854775806L)
t "9223372036854775806L Decimal Checked" (fun () -> Decimal.CreateChecked 9223372036854775806L)
t "9223372036854775806L BigInteger Checked" (fun () -> BigInteger.CreateChecked 9223372036854775806L)
t "9223372036854775806L BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 9223372036854775806L)
t "9223372036854775806L BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 9223372036854775806L)
t "18446744073709551615UL SByte Saturating" (fun () -> SByte.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Byte Saturating" (fun () -> Byte.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Int16 Saturating" (fun () -> Int16.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL UInt16 Saturating" (fun () -> UInt16.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Int32 Saturating" (fun () -> Int32.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL UInt32 Saturating" (fun () -> UInt32.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Int64 Saturating" (fun () -> Int64.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL UInt64 Saturating" (fun () -> UInt64.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Double Saturating" (fun () -> Double.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Single Saturating" (fun () -> Single.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL Decimal Saturating" (fun () -> Decimal.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL BigInteger Checked" (fun () -> BigInteger.CreateChecked 18446744073709551615UL)
t "18446744073709551615UL BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 18446744073709551615UL)
t "18446744073709551615UL BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 18446744073709551615UL)
t "9223372036854775808UL SByte Truncating" (fun () -> SByte.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Byte Truncating" (fun () -> Byte.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Int16 Truncating" (fun () -> Int16.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL UInt16 Truncating" (fun () -> UInt16.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Int32 Truncating" (fun () -> Int32.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL UInt32 Truncating" (fun () -> UInt32.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Int64 Truncating" (fun () -> Int64.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL UInt64 Truncating" (fun () -> UInt64.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Double Truncating" (fun () -> Double.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Single Truncating" (fun () -> Single.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL Decimal Truncating" (fun () -> Decimal.CreateTruncating 9223372036854775808UL)
t "9223372036854775808UL BigInteger Checked" (fun () -> BigInteger.CreateChecked 9223372036854775808UL)
t "9223372036854775808UL BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 9223372036854775808UL)
t "9223372036854775808UL BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 9223372036854775808UL)
t "18446744073709551614UL SByte Checked" (fun () -> SByte.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Byte Checked" (fun () -> Byte.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Int16 Checked" (fun () -> Int16.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL UInt16 Checked" (fun () -> UInt16.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Int32 Checked" (fun () -> Int32.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL UInt32 Checked" (fun () -> UInt32.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Int64 Checked" (fun () -> Int64.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL UInt64 Checked" (fun () -> UInt64.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Double Checked" (fun () -> Double.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Single Checked" (fun () -> Single.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL Decimal Checked" (fun () -> Decimal.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL BigInteger Checked" (fun () -> BigInteger.CreateChecked 18446744073709551614UL)
t "18446744073709551614UL BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 18446744073709551614UL)
t "18446744073709551614UL BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 18446744073709551614UL)
t "nan SByte Saturating" (fun () -> SByte.CreateSaturating nan)
t "nan Byte Saturating" (fun () -> Byte.CreateSaturating nan)
t "nan Int16 Saturating" (fun () -> Int16.CreateSaturating nan)
t "nan UInt16 Saturating" (fun () -> UInt16.CreateSaturating nan)
t "nan Int32 Saturating" (fun () -> Int32.CreateSaturating nan)
t "nan UInt32 Saturating" (fun () -> UInt32.CreateSaturating nan)
t "nan Int64 Saturating" (fun () -> Int64.CreateSaturating nan)
t "nan UInt64 Saturating" (fun () -> UInt64.CreateSaturating nan)
t "nan Double Saturating" (fun () -> Double.CreateSaturating nan)
t "nan Single Saturating" (fun () -> Single.CreateSaturating nan)
t "nan Decimal Saturating" (fun () -> Decimal.CreateSaturating nan)
t "nan BigInteger Checked" (fun () -> BigInteger.CreateChecked nan)
t "infinity SByte Checked" (fun () -> SByte.CreateChecked infinity)
t "infinity Byte Saturating" (fun () -> Byte.CreateSaturating infinity)
t "infinity Int16 Saturating" (fun () -> Int16.CreateSaturating infinity)
t "infinity UInt16 Saturating" (fun () -> UInt16.CreateSaturating infinity)
t "infinity Int32 Saturating" (fun () -> Int32.CreateSaturating infinity)
t "infinity UInt32 Saturating" (fun () -> UInt32.CreateSaturating infinity)
t "infinity Int64 Saturating" (fun () -> Int64.CreateSaturating infinity)
t "infinity UInt64 Saturating" (fun () -> UInt64.CreateSaturating infinity)
t "infinity Double Saturating" (fun () -> Double.CreateSaturating infinity)
t "infinity Single Saturating" (fun () -> Single.CreateSaturating infinity)
t "infinity Decimal Saturating" (fun () -> Decimal.CreateSaturating infinity)
t "infinity BigInteger Checked" (fun () -> BigInteger.CreateChecked infinity)
t "-infinity SByte Checked" (fun () -> SByte.CreateChecked (-infinity))
t "-infinity Byte Checked" (fun () -> Byte.CreateChecked (-infinity))
t "-infinity Byte Saturating" (fun () -> Byte.CreateSaturating (-infinity))
t "-infinity Int16 Saturating" (fun () -> Int16.CreateSaturating (-infinity))
t "-infinity UInt16 Saturating" (fun () -> UInt16.CreateSaturating (-infinity))
t "-infinity Int32 Saturating" (fun () -> Int32.CreateSaturating (-infinity))
t "-infinity UInt32 Saturating" (fun () -> UInt32.CreateSaturating (-infinity))
t "-infinity Int64 Saturating" (fun () -> Int64.CreateSaturating (-infinity))
t "-infinity UInt64 Saturating" (fun () -> UInt64.CreateSaturating (-infinity))
t "-infinity Double Saturating" (fun () -> Double.CreateSaturating (-infinity))
t "-infinity Single Saturating" (fun () -> Single.CreateSaturating (-infinity))
t "-infinity Decimal Saturating" (fun () -> Decimal.CreateSaturating (-infinity))
t "-infinity BigInteger Checked" (fun () -> BigInteger.CreateChecked (-infinity))
t "1e30 SByte Checked" (fun () -> SByte.CreateChecked 1e30)
t "1e30 Byte Checked" (fun () -> Byte.CreateChecked 1e30)
t "1e30 Int16 Saturating" (fun () -> Int16.CreateSaturating 1e30)
t "1e30 UInt16 Saturating" (fun () -> UInt16.CreateSaturating 1e30)
t "1e30 Int32 Saturating" (fun () -> Int32.CreateSaturating 1e30)
t "1e30 UInt32 Saturating" (fun () -> UInt32.CreateSaturating 1e30)
t "1e30 Int64 Saturating" (fun () -> Int64.CreateSaturating 1e30)
t "1e30 UInt64 Saturating" (fun () -> UInt64.CreateSaturating 1e30)
t "1e30 Double Saturating" (fun () -> Double.CreateSaturating 1e30)
t "1e30 Single Saturating" (fun () -> Single.CreateSaturating 1e30)
t "1e30 Decimal Saturating" (fun () -> Decimal.CreateSaturating 1e30)
t "1e30 BigInteger Checked" (fun () -> BigInteger.CreateChecked 1e30)
t "1e30 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 1e30)
t "1e30 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 1e30)
t "-3.9 SByte Saturating" (fun () -> SByte.CreateSaturating (-3.9))
t "-3.9 Byte Saturating" (fun () -> Byte.CreateSaturating (-3.9))
t "-3.9 Int16 Truncating" (fun () -> Int16.CreateTruncating (-3.9))
t "-3.9 UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-3.9))
t "-3.9 Int32 Truncating" (fun () -> Int32.CreateTruncating (-3.9))
t "-3.9 UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-3.9))
t "-3.9 Int64 Truncating" (fun () -> Int64.CreateTruncating (-3.9))
t "-3.9 UInt64 Truncating" (fun () -> UInt64.CreateTruncating (-3.9))
t "-3.9 Double Truncating" (fun () -> Double.CreateTruncating (-3.9))
t "-3.9 Single Truncating" (fun () -> Single.CreateTruncating (-3.9))
t "-3.9 Decimal Truncating" (fun () -> Decimal.CreateTruncating (-3.9))
t "-3.9 BigInteger Checked" (fun () -> BigInteger.CreateChecked (-3.9))
t "-3.9 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-3.9))
t "-3.9 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-3.9))
t "255.5 SByte Truncating" (fun () -> SByte.CreateTruncating 255.5)
t "255.5 Byte Truncating" (fun () -> Byte.CreateTruncating 255.5)
t "255.5 Int16 Checked" (fun () -> Int16.CreateChecked 255.5)
t "255.5 UInt16 Checked" (fun () -> UInt16.CreateChecked 255.5)
t "255.5 Int32 Checked" (fun () -> Int32.CreateChecked 255.5)
t "255.5 UInt32 Checked" (fun () -> UInt32.CreateChecked 255.5)
t "255.5 Int64 Checked" (fun () -> Int64.CreateChecked 255.5)
t "255.5 UInt64 Checked" (fun () -> UInt64.CreateChecked 255.5)
t "255.5 Double Checked" (fun () -> Double.CreateChecked 255.5)
t "255.5 Single Checked" (fun () -> Single.CreateChecked 255.5)
t "255.5 Decimal Checked" (fun () -> Decimal.CreateChecked 255.5)
t "255.5 BigInteger Checked" (fun () -> BigInteger.CreateChecked 255.5)
t "255.5 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 255.5)
t "255.5 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 255.5)
t "9223372036854775808.0 SByte Checked" (fun () -> SByte.CreateChecked 9223372036854775808.0)
t "9223372036854775808.0 Byte Checked" (fun () -> Byte.CreateChecked 9223372036854775808.0)
t "9223372036854775808.0 Int16 Saturating" (fun () -> Int16.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 UInt16 Saturating" (fun () -> UInt16.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 Int32 Saturating" (fun () -> Int32.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 UInt32 Saturating" (fun () -> UInt32.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 Int64 Saturating" (fun () -> Int64.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 UInt64 Saturating" (fun () -> UInt64.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 Double Saturating" (fun () -> Double.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 Single Saturating" (fun () -> Single.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 Decimal Saturating" (fun () -> Decimal.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 BigInteger Checked" (fun () -> BigInteger.CreateChecked 9223372036854775808.0)
t "9223372036854775808.0 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 9223372036854775808.0)
t "9223372036854775808.0 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 9223372036854775808.0)
t "-9223372036854775808.0 SByte Saturating" (fun () -> SByte.CreateSaturating (-9223372036854775808.0))
t "-9223372036854775808.0 Byte Saturating" (fun () -> Byte.CreateSaturating (-9223372036854775808.0))
t "-9223372036854775808.0 Int16 Truncating" (fun () -> Int16.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 Int32 Truncating" (fun () -> Int32.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 Int64 Truncating" (fun () -> Int64.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 UInt64 Truncating" (fun () -> UInt64.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 Double Truncating" (fun () -> Double.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 Single Truncating" (fun () -> Single.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 Decimal Truncating" (fun () -> Decimal.CreateTruncating (-9223372036854775808.0))
t "-9223372036854775808.0 BigInteger Checked" (fun () -> BigInteger.CreateChecked (-9223372036854775808.0))
t "-9223372036854775808.0 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-9223372036854775808.0))
t "-9223372036854775808.0 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-9223372036854775808.0))
t "18446744073709551616.0 SByte Truncating" (fun () -> SByte.CreateTruncating 18446744073709551616.0)
t "18446744073709551616.0 Byte Truncating" (fun () -> Byte.CreateTruncating 18446744073709551616.0)
t "18446744073709551616.0 Int16 Checked" (fun () -> Int16.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 UInt16 Checked" (fun () -> UInt16.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 Int32 Checked" (fun () -> Int32.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 UInt32 Checked" (fun () -> UInt32.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 Int64 Checked" (fun () -> Int64.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 UInt64 Checked" (fun () -> UInt64.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 Double Checked" (fun () -> Double.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 Single Checked" (fun () -> Single.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 Decimal Checked" (fun () -> Decimal.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 BigInteger Checked" (fun () -> BigInteger.CreateChecked 18446744073709551616.0)
t "18446744073709551616.0 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 18446744073709551616.0)
t "18446744073709551616.0 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 18446744073709551616.0)
t "2147483647.5 SByte Checked" (fun () -> SByte.CreateChecked 2147483647.5)
t "2147483647.5 Byte Checked" (fun () -> Byte.CreateChecked 2147483647.5)
t "2147483647.5 Int16 Saturating" (fun () -> Int16.CreateSaturating 2147483647.5)
t "2147483647.5 UInt16 Saturating" (fun () -> UInt16.CreateSaturating 2147483647.5)
t "2147483647.5 Int32 Saturating" (fun () -> Int32.CreateSaturating 2147483647.5)
t "2147483647.5 UInt32 Saturating" (fun () -> UInt32.CreateSaturating 2147483647.5)
t "2147483647.5 Int64 Saturating" (fun () -> Int64.CreateSaturating 2147483647.5)
t "2147483647.5 UInt64 Saturating" (fun () -> UInt64.CreateSaturating 2147483647.5)
t "2147483647.5 Double Saturating" (fun () -> Double.CreateSaturating 2147483647.5)
t "2147483647.5 Single Saturating" (fun () -> Single.CreateSaturating 2147483647.5)
t "2147483647.5 Decimal Saturating" (fun () -> Decimal.CreateSaturating 2147483647.5)
t "2147483647.5 BigInteger Checked" (fun () -> BigInteger.CreateChecked 2147483647.5)
t "2147483647.5 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 2147483647.5)
t "2147483647.5 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 2147483647.5)
t "4294967295.9 SByte Saturating" (fun () -> SByte.CreateSaturating 4294967295.9)
t "4294967295.9 Byte Saturating" (fun () -> Byte.CreateSaturating 4294967295.9)
t "4294967295.9 Int16 Truncating" (fun () -> Int16.CreateTruncating 4294967295.9)
t "4294967295.9 UInt16 Truncating" (fun () -> UInt16.CreateTruncating 4294967295.9)
t "4294967295.9 Int32 Truncating" (fun () -> Int32.CreateTruncating 4294967295.9)
t "4294967295.9 UInt32 Truncating" (fun () -> UInt32.CreateTruncating 4294967295.9)
t "4294967295.9 Int64 Truncating" (fun () -> Int64.CreateTruncating 4294967295.9)
t "4294967295.9 UInt64 Truncating" (fun () -> UInt64.CreateTruncating 4294967295.9)
t "4294967295.9 Double Truncating" (fun () -> Double.CreateTruncating 4294967295.9)
t "4294967295.9 Single Truncating" (fun () -> Single.CreateTruncating 4294967295.9)
t "4294967295.9 Decimal Truncating" (fun () -> Decimal.CreateTruncating 4294967295.9)
t "4294967295.9 BigInteger Checked" (fun () -> BigInteger.CreateChecked 4294967295.9)
t "4294967295.9 BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 4294967295.9)
t "4294967295.9 BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 4294967295.9)
t "3.5f SByte Truncating" (fun () -> SByte.CreateTruncating 3.5f)
t "3.5f Byte Truncating" (fun () -> Byte.CreateTruncating 3.5f)
t "3.5f Int16 Checked" (fun () -> Int16.CreateChecked 3.5f)
t "3.5f UInt16 Checked" (fun () -> UInt16.CreateChecked 3.5f)
t "3.5f Int32 Checked" (fun () -> Int32.CreateChecked 3.5f)
t "3.5f UInt32 Checked" (fun () -> UInt32.CreateChecked 3.5f)
t "3.5f Int64 Checked" (fun () -> Int64.CreateChecked 3.5f)
t "3.5f UInt64 Checked" (fun () -> UInt64.CreateChecked 3.5f)
t "3.5f Double Checked" (fun () -> Double.CreateChecked 3.5f)
t "3.5f Single Checked" (fun () -> Single.CreateChecked 3.5f)
t "3.5f Decimal Checked" (fun () -> Decimal.CreateChecked 3.5f)
t "3.5f BigInteger Checked" (fun () -> BigInteger.CreateChecked 3.5f)
t "3.5f BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 3.5f)
t "3.5f BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 3.5f)
t "1e20f SByte Checked" (fun () -> SByte.CreateChecked 1e20f)
t "1e20f Byte Checked" (fun () -> Byte.CreateChecked 1e20f)
t "1e20f Int16 Saturating" (fun () -> Int16.CreateSaturating 1e20f)
t "1e20f UInt16 Saturating" (fun () -> UInt16.CreateSaturating 1e20f)
t "1e20f Int32 Saturating" (fun () -> Int32.CreateSaturating 1e20f)
t "1e20f UInt32 Saturating" (fun () -> UInt32.CreateSaturating 1e20f)
t "1e20f Int64 Saturating" (fun () -> Int64.CreateSaturating 1e20f)
t "1e20f UInt64 Saturating" (fun () -> UInt64.CreateSaturating 1e20f)
t "1e20f Double Saturating" (fun () -> Double.CreateSaturating 1e20f)
t "1e20f Single Saturating" (fun () -> Single.CreateSaturating 1e20f)
t "1e20f Decimal Saturating" (fun () -> Decimal.CreateSaturating 1e20f)
t "1e20f BigInteger Checked" (fun () -> BigInteger.CreateChecked 1e20f)
t "1e20f BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 1e20f)
t "1e20f BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 1e20f)
t "nanf SByte Saturating" (fun () -> SByte.CreateSaturating nanf)
t "nanf Byte Saturating" (fun () -> Byte.CreateSaturating nanf)
t "nanf Int16 Truncating" (fun () -> Int16.CreateTruncating nanf)
t "nanf UInt16 Truncating" (fun () -> UInt16.CreateTruncating nanf)
t "nanf Int32 Truncating" (fun () -> Int32.CreateTruncating nanf)
t "nanf UInt32 Truncating" (fun () -> UInt32.CreateTruncating nanf)
t "nanf Int64 Truncating" (fun () -> Int64.CreateTruncating nanf)
t "nanf UInt64 Truncating" (fun () -> UInt64.CreateTruncating nanf)
t "nanf Double Truncating" (fun () -> Double.CreateTruncating nanf)
t "nanf Single Truncating" (fun () -> Single.CreateTruncating nanf)
t "nanf Decimal Truncating" (fun () -> Decimal.CreateTruncating nanf)
t "nanf BigInteger Checked" (fun () -> BigInteger.CreateChecked nanf)
t "-129.0f SByte Saturating" (fun () -> SByte.CreateSaturating (-129.0f))
t "-129.0f Byte Saturating" (fun () -> Byte.CreateSaturating (-129.0f))
t "-129.0f Int16 Saturating" (fun () -> Int16.CreateSaturating (-129.0f))
t "-129.0f Int16 Truncating" (fun () -> Int16.CreateTruncating (-129.0f))
t "-129.0f UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-129.0f))
t "-129.0f Int32 Truncating" (fun () -> Int32.CreateTruncating (-129.0f))
t "-129.0f UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-129.0f))
t "-129.0f Int64 Truncating" (fun () -> Int64.CreateTruncating (-129.0f))
t "-129.0f UInt64 Truncating" (fun () -> UInt64.CreateTruncating (-129.0f))
t "-129.0f Double Truncating" (fun () -> Double.CreateTruncating (-129.0f))
t "-129.0f Single Truncating" (fun () -> Single.CreateTruncating (-129.0f))
t "-129.0f Decimal Truncating" (fun () -> Decimal.CreateTruncating (-129.0f))
t "-129.0f BigInteger Checked" (fun () -> BigInteger.CreateChecked (-129.0f))
t "-129.0f BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-129.0f))
t "-129.0f BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-129.0f))
t "79228162514264337593543950335m SByte Truncating" (fun () -> SByte.CreateTruncating 79228162514264337593543950335m)
t "79228162514264337593543950335m Byte Truncating" (fun () -> Byte.CreateTruncating 79228162514264337593543950335m)
t "79228162514264337593543950335m UInt16 Checked" (fun () -> UInt16.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m Int32 Checked" (fun () -> Int32.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m UInt32 Checked" (fun () -> UInt32.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m Int64 Checked" (fun () -> Int64.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m UInt64 Checked" (fun () -> UInt64.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m Double Checked" (fun () -> Double.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m Single Checked" (fun () -> Single.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m Decimal Checked" (fun () -> Decimal.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m BigInteger Checked" (fun () -> BigInteger.CreateChecked 79228162514264337593543950335m)
t "79228162514264337593543950335m BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 79228162514264337593543950335m)
t "79228162514264337593543950335m BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 79228162514264337593543950335m)
t "-1.5m SByte Checked" (fun () -> SByte.CreateChecked (-1.5m))
t "-1.5m Byte Checked" (fun () -> Byte.CreateChecked (-1.5m))
t "-1.5m Int16 Checked" (fun () -> Int16.CreateChecked (-1.5m))
t "-1.5m UInt16 Saturating" (fun () -> UInt16.CreateSaturating (-1.5m))
t "-1.5m Int32 Saturating" (fun () -> Int32.CreateSaturating (-1.5m))
t "-1.5m UInt32 Saturating" (fun () -> UInt32.CreateSaturating (-1.5m))
t "-1.5m Int64 Saturating" (fun () -> Int64.CreateSaturating (-1.5m))
t "-1.5m UInt64 Saturating" (fun () -> UInt64.CreateSaturating (-1.5m))
t "-1.5m Double Saturating" (fun () -> Double.CreateSaturating (-1.5m))
t "-1.5m Single Saturating" (fun () -> Single.CreateSaturating (-1.5m))
t "-1.5m Decimal Saturating" (fun () -> Decimal.CreateSaturating (-1.5m))
t "-1.5m BigInteger Checked" (fun () -> BigInteger.CreateChecked (-1.5m))
t "-1.5m BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-1.5m))
t "-1.5m BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-1.5m))
t "18446744073709551615.5m SByte Saturating" (fun () -> SByte.CreateSaturating 18446744073709551615.5m)
t "18446744073709551615.5m Byte Saturating" (fun () -> Byte.CreateSaturating 18446744073709551615.5m)
t "18446744073709551615.5m Int16 Saturating" (fun () -> Int16.CreateSaturating 18446744073709551615.5m)
t "18446744073709551615.5m Int16 Truncating" (fun () -> Int16.CreateTruncating 18446744073709551615.5m)
t "18446744073709551615.5m UInt16 Truncating" (fun () -> UInt16.CreateTruncating 18446744073709551615.5m)
t "18446744073709551615.5m Int32 Truncating" (fun () -> Int32.CreateTruncating 18446744073709551615.5m)
t "18446744073709551615.5m UInt32 Truncating" (fun () -> UInt32.CreateTruncating 18446744073709551615.5m)
t "18446744073709551615.5m Int64 Truncating" (fun () -> Int64.CreateTruncating 18446744073709551615.5m)
t "18446744073709551615.5m Double Checked" (fun () -> Double.CreateChecked 18446744073709551615.5m)
t "18446744073709551615.5m Single Checked" (fun () -> Single.CreateChecked 18446744073709551615.5m)
t "18446744073709551615.5m Decimal Checked" (fun () -> Decimal.CreateChecked 18446744073709551615.5m)
t "18446744073709551615.5m BigInteger Checked" (fun () -> BigInteger.CreateChecked 18446744073709551615.5m)
t "18446744073709551615.5m BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 18446744073709551615.5m)
t "18446744073709551615.5m BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 18446744073709551615.5m)
t "9223372036854775807.9m SByte Checked" (fun () -> SByte.CreateChecked 9223372036854775807.9m)
t "9223372036854775807.9m Byte Checked" (fun () -> Byte.CreateChecked 9223372036854775807.9m)
t "9223372036854775807.9m Int16 Checked" (fun () -> Int16.CreateChecked 9223372036854775807.9m)
t "9223372036854775807.9m UInt16 Saturating" (fun () -> UInt16.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m Int32 Saturating" (fun () -> Int32.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m UInt32 Saturating" (fun () -> UInt32.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m Int64 Saturating" (fun () -> Int64.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m UInt64 Saturating" (fun () -> UInt64.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m Double Saturating" (fun () -> Double.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m Single Saturating" (fun () -> Single.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m Decimal Saturating" (fun () -> Decimal.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m BigInteger Checked" (fun () -> BigInteger.CreateChecked 9223372036854775807.9m)
t "9223372036854775807.9m BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 9223372036854775807.9m)
t "9223372036854775807.9m BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 9223372036854775807.9m)
t "300m SByte Saturating" (fun () -> SByte.CreateSaturating 300m)
t "300m Byte Saturating" (fun () -> Byte.CreateSaturating 300m)
t "300m Int16 Saturating" (fun () -> Int16.CreateSaturating 300m)
t "300m UInt16 Truncating" (fun () -> UInt16.CreateTruncating 300m)
t "300m Int32 Truncating" (fun () -> Int32.CreateTruncating 300m)
t "300m UInt32 Truncating" (fun () -> UInt32.CreateTruncating 300m)
t "300m Int64 Truncating" (fun () -> Int64.CreateTruncating 300m)
t "300m UInt64 Truncating" (fun () -> UInt64.CreateTruncating 300m)
t "300m Double Truncating" (fun () -> Double.CreateTruncating 300m)
t "300m Single Truncating" (fun () -> Single.CreateTruncating 300m)
t "300m Decimal Truncating" (fun () -> Decimal.CreateTruncating 300m)
t "300m BigInteger Checked" (fun () -> BigInteger.CreateChecked 300m)
t "300m BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 300m)
t "300m BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 300m)
t "123456789012345678901234567890I SByte Truncating" (fun () -> SByte.CreateTruncating 123456789012345678901234567890I)
t "123456789012345678901234567890I Byte Truncating" (fun () -> Byte.CreateTruncating 123456789012345678901234567890I)
t "123456789012345678901234567890I Int16 Truncating" (fun () -> Int16.CreateTruncating 123456789012345678901234567890I)
t "123456789012345678901234567890I UInt16 Checked" (fun () -> UInt16.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I Int32 Checked" (fun () -> Int32.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I UInt32 Checked" (fun () -> UInt32.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I Int64 Checked" (fun () -> Int64.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I UInt64 Checked" (fun () -> UInt64.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I Double Checked" (fun () -> Double.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I Decimal Checked" (fun () -> Decimal.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I BigInteger Checked" (fun () -> BigInteger.CreateChecked 123456789012345678901234567890I)
t "123456789012345678901234567890I BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 123456789012345678901234567890I)
t "123456789012345678901234567890I BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 123456789012345678901234567890I)
t "-5I SByte Checked" (fun () -> SByte.CreateChecked (-5I))
t "-5I Byte Checked" (fun () -> Byte.CreateChecked (-5I))
t "-5I Int16 Checked" (fun () -> Int16.CreateChecked (-5I))
t "-5I UInt16 Checked" (fun () -> UInt16.CreateChecked (-5I))
t "-5I Int32 Saturating" (fun () -> Int32.CreateSaturating (-5I))
t "-5I UInt32 Saturating" (fun () -> UInt32.CreateSaturating (-5I))
t "-5I Int64 Saturating" (fun () -> Int64.CreateSaturating (-5I))
t "-5I UInt64 Saturating" (fun () -> UInt64.CreateSaturating (-5I))
t "-5I Double Saturating" (fun () -> Double.CreateSaturating (-5I))
t "-5I Decimal Saturating" (fun () -> Decimal.CreateSaturating (-5I))
t "-5I BigInteger Checked" (fun () -> BigInteger.CreateChecked (-5I))
t "-5I BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-5I))
t "-5I BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-5I))
t "18446744073709551615I SByte Saturating" (fun () -> SByte.CreateSaturating 18446744073709551615I)
t "18446744073709551615I Byte Saturating" (fun () -> Byte.CreateSaturating 18446744073709551615I)
t "18446744073709551615I Int16 Saturating" (fun () -> Int16.CreateSaturating 18446744073709551615I)
t "18446744073709551615I UInt16 Saturating" (fun () -> UInt16.CreateSaturating 18446744073709551615I)
t "18446744073709551615I Int32 Saturating" (fun () -> Int32.CreateSaturating 18446744073709551615I)
t "18446744073709551615I UInt32 Truncating" (fun () -> UInt32.CreateTruncating 18446744073709551615I)
t "18446744073709551615I Int64 Truncating" (fun () -> Int64.CreateTruncating 18446744073709551615I)
t "18446744073709551615I UInt64 Truncating" (fun () -> UInt64.CreateTruncating 18446744073709551615I)
t "18446744073709551615I Double Truncating" (fun () -> Double.CreateTruncating 18446744073709551615I)
t "18446744073709551615I Decimal Truncating" (fun () -> Decimal.CreateTruncating 18446744073709551615I)
t "18446744073709551615I BigInteger Checked" (fun () -> BigInteger.CreateChecked 18446744073709551615I)
t "18446744073709551615I BigInteger Saturating" (fun () -> BigInteger.CreateSaturating 18446744073709551615I)
t "18446744073709551615I BigInteger Truncating" (fun () -> BigInteger.CreateTruncating 18446744073709551615I)
t "-129I SByte Truncating" (fun () -> SByte.CreateTruncating (-129I))
t "-129I Byte Truncating" (fun () -> Byte.CreateTruncating (-129I))
t "-129I Int16 Truncating" (fun () -> Int16.CreateTruncating (-129I))
t "-129I UInt16 Truncating" (fun () -> UInt16.CreateTruncating (-129I))
t "-129I Int32 Truncating" (fun () -> Int32.CreateTruncating (-129I))
t "-129I UInt32 Truncating" (fun () -> UInt32.CreateTruncating (-129I))
t "-129I Int64 Checked" (fun () -> Int64.CreateChecked (-129I))
t "-129I UInt64 Checked" (fun () -> UInt64.CreateChecked (-129I))
t "-129I Double Checked" (fun () -> Double.CreateChecked (-129I))
t "-129I Decimal Checked" (fun () -> Decimal.CreateChecked (-129I))
t "-129I BigInteger Checked" (fun () -> BigInteger.CreateChecked (-129I))
t "-129I BigInteger Saturating" (fun () -> BigInteger.CreateSaturating (-129I))
t "-129I BigInteger Truncating" (fun () -> BigInteger.CreateTruncating (-129I))
t "a SByte Checked" (fun () -> SByte.CreateChecked 'a')
t "a Byte Checked" (fun () -> Byte.CreateChecked 'a')
t "a Int16 Checked" (fun () -> Int16.CreateChecked 'a')
t "a UInt16 Checked" (fun () -> UInt16.CreateChecked 'a')
t "a Int32 Checked" (fun () -> Int32.CreateChecked 'a')
t "a UInt32 Checked" (fun () -> UInt32.CreateChecked 'a')
t "a Int64 Checked" (fun () -> Int64.CreateChecked 'a')
t "a UInt64 Saturating" (fun () -> UInt64.CreateSaturating 'a')
t "a Double Saturating" (fun () -> Double.CreateSaturating 'a')
t "a Single Saturating" (fun () -> Single.CreateSaturating 'a')
t "a Decimal Saturating" (fun () -> Decimal.CreateSaturating 'a')
