// out: int '5': 5
// out: Int32.Parse '5': 5
// out: int '-5': -5
// out: Int32.Parse '-5': -5
// out: int '+5': 5
// out: Int32.Parse '+5': 5
// out: int ' 5 ': 5
// out: Int32.Parse ' 5 ': 5
// out: int ''! Input string was not in a correct format.
// out: Int32.Parse ''! The input string '' was not in a correct format.
// out: int ' '! Input string was not in a correct format.
// out: Int32.Parse ' '! The input string ' ' was not in a correct format.
// out: int 'x'! The input string 'x' was not in a correct format.
// out: Int32.Parse 'x'! The input string 'x' was not in a correct format.
// out: int '5x'! The input string '5x' was not in a correct format.
// out: Int32.Parse '5x'! The input string '5x' was not in a correct format.
// out: int '0x1F': 31
// out: Int32.Parse '0x1F'! The input string '0x1F' was not in a correct format.
// out: int '0X1f': 31
// out: Int32.Parse '0X1f'! The input string '0X1f' was not in a correct format.
// out: int '0b101': 5
// out: Int32.Parse '0b101'! The input string '0b101' was not in a correct format.
// out: int '0o17': 15
// out: Int32.Parse '0o17'! The input string '0o17' was not in a correct format.
// out: int '-0x1F': -31
// out: Int32.Parse '-0x1F'! The input string '-0x1F' was not in a correct format.
// out: int '2147483647': 2147483647
// out: Int32.Parse '2147483647': 2147483647
// out: int '2147483648'! Value was either too large or too small for an Int32.
// out: Int32.Parse '2147483648'! Value was either too large or too small for an Int32.
// out: int '-2147483648': -2147483648
// out: Int32.Parse '-2147483648': -2147483648
// out: int '-2147483649'! Value was either too large or too small for an Int32.
// out: Int32.Parse '-2147483649'! Value was either too large or too small for an Int32.
// out: int '0x80000000': -2147483648
// out: Int32.Parse '0x80000000'! The input string '0x80000000' was not in a correct format.
// out: int '0xFFFFFFFF': -1
// out: Int32.Parse '0xFFFFFFFF'! The input string '0xFFFFFFFF' was not in a correct format.
// out: int '0x1FFFFFFFF'! Value was either too large or too small for a UInt32.
// out: Int32.Parse '0x1FFFFFFFF'! The input string '0x1FFFFFFFF' was not in a correct format.
// out: int '1_000': 1000
// out: Int32.Parse '1_000'! The input string '1_000' was not in a correct format.
// out: int '1,000'! The input string '1,000' was not in a correct format.
// out: Int32.Parse '1,000'! The input string '1,000' was not in a correct format.
// out: int '1.0'! The input string '1.0' was not in a correct format.
// out: Int32.Parse '1.0'! The input string '1.0' was not in a correct format.
// out: int '1e3'! The input string '1e3' was not in a correct format.
// out: Int32.Parse '1e3'! The input string '1e3' was not in a correct format.
// out: int '--5'! The input string '--5' was not in a correct format.
// out: Int32.Parse '--5'! The input string '--5' was not in a correct format.
// out: int '- 5'! The input string '- 5' was not in a correct format.
// out: Int32.Parse '- 5'! The input string '- 5' was not in a correct format.
// out: int '٣'! The input string '٣' was not in a correct format.
// out: Int32.Parse '٣'! The input string '٣' was not in a correct format.
// out: int '00000000000000000007': 7
// out: Int32.Parse '00000000000000000007': 7
// out: int '0u1'! The input string '0u1' was not in a correct format.
// out: Int32.Parse '0u1'! The input string '0u1' was not in a correct format.
// out: int '0x'! Input string was not in a correct format.
// out: Int32.Parse '0x'! The input string '0x' was not in a correct format.
// out: int '+0x10'! The input string '+0x10' was not in a correct format.
// out: Int32.Parse '+0x10'! The input string '+0x10' was not in a correct format.
// out: int '99999999999999999999'! Value was either too large or too small for an Int32.
// out: Int32.Parse '99999999999999999999'! Value was either too large or too small for an Int32.
// out: int '5 6'! The input string '5 6' was not in a correct format.
// out: Int32.Parse '5 6'! The input string '5 6' was not in a correct format.
// out: int '	7
// out: ': 7
// out: Int32.Parse '	7
// out: ': 7
// out: int '-0': 0
// out: Int32.Parse '-0': 0
// out: int '255': 255
// out: Int32.Parse '255': 255
// out: int '256': 256
// out: Int32.Parse '256': 256
// out: int '-1': -1
// out: Int32.Parse '-1': -1
// out: int '-128': -128
// out: Int32.Parse '-128': -128
// out: int '-129': -129
// out: Int32.Parse '-129': -129
// out: int '65536': 65536
// out: Int32.Parse '65536': 65536
// out: int '0b'! Input string was not in a correct format.
// out: Int32.Parse '0b'! The input string '0b' was not in a correct format.
// out: int '-0b11': -3
// out: Int32.Parse '-0b11'! The input string '-0b11' was not in a correct format.
// out: int '0xfF': 255
// out: Int32.Parse '0xfF'! The input string '0xfF' was not in a correct format.
// out: 5 5 5 5| -5 - - -5| 5 5 5 5| 5 5 5 5| - - - -| - - - -| - - - -| - - - -| - - - -| - - - -| - - - -| - - - -| - - - -| 2147483647 - 2147483647 2147483647| - - 2147483648 2147483648| -2147483648 - - -2147483648| - - - -2147483649| - - - -| - - - -| - - - -| - - - -| - - - 1000| - - - 1| - - - 1000| - - - -| - - - -| - - - -| 7 7 7 7| - - - -| - - - -| - - - -| - - - 1E+20| - - - -| 7 7 7 7| 0 0 0 -0| 255 255 255 255| 256 - 256 256| -1 - - -1| -128 - - -128| -129 - - -129| 65536 - 65536 65536| - - - -| - - - -| - - - -| 
// out: byte 5: 5
// out: sbyte 5: 5
// out: int16 5: 5
// out: uint16 5: 5
// out: uint32 5: 5
// out: int64 5: 5
// out: uint64 5: 5
// out: Byte.Parse 5: 5
// out: SByte.Parse 5: 5
// out: Int16.Parse 5: 5
// out: UInt16.Parse 5: 5
// out: UInt32.Parse 5: 5
// out: Int64.Parse 5: 5
// out: UInt64.Parse 5: 5
// out: byte -5! Value was either too large or too small for a UInt32.
// out: sbyte -5: -5
// out: int16 -5: -5
// out: uint16 -5! Value was either too large or too small for a UInt32.
// out: uint32 -5! Value was either too large or too small for a UInt32.
// out: int64 -5: -5
// out: uint64 -5! Value was either too large or too small for a UInt64.
// out: Byte.Parse -5! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse -5: -5
// out: Int16.Parse -5: -5
// out: UInt16.Parse -5! Value was either too large or too small for a UInt16.
// out: UInt32.Parse -5! Value was either too large or too small for a UInt32.
// out: Int64.Parse -5: -5
// out: UInt64.Parse -5! Value was either too large or too small for a UInt64.
// out: byte 256! Arithmetic operation resulted in an overflow.
// out: sbyte 256! Arithmetic operation resulted in an overflow.
// out: int16 256: 256
// out: uint16 256: 256
// out: uint32 256: 256
// out: int64 256: 256
// out: uint64 256: 256
// out: Byte.Parse 256! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 256! Value was either too large or too small for a signed byte.
// out: Int16.Parse 256: 256
// out: UInt16.Parse 256: 256
// out: UInt32.Parse 256: 256
// out: Int64.Parse 256: 256
// out: UInt64.Parse 256: 256
// out: byte 0xFF: 255
// out: sbyte 0xFF! Arithmetic operation resulted in an overflow.
// out: int16 0xFF: 255
// out: uint16 0xFF: 255
// out: uint32 0xFF: 255
// out: int64 0xFF: 255
// out: uint64 0xFF: 255
// out: Byte.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: SByte.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: Int16.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: UInt16.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: UInt32.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: Int64.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: UInt64.Parse 0xFF! The input string '0xFF' was not in a correct format.
// out: byte 0x100! Arithmetic operation resulted in an overflow.
// out: sbyte 0x100! Arithmetic operation resulted in an overflow.
// out: int16 0x100: 256
// out: uint16 0x100: 256
// out: uint32 0x100: 256
// out: int64 0x100: 256
// out: uint64 0x100: 256
// out: Byte.Parse 0x100! The input string '0x100' was not in a correct format.
// out: SByte.Parse 0x100! The input string '0x100' was not in a correct format.
// out: Int16.Parse 0x100! The input string '0x100' was not in a correct format.
// out: UInt16.Parse 0x100! The input string '0x100' was not in a correct format.
// out: UInt32.Parse 0x100! The input string '0x100' was not in a correct format.
// out: Int64.Parse 0x100! The input string '0x100' was not in a correct format.
// out: UInt64.Parse 0x100! The input string '0x100' was not in a correct format.
// out: byte -0x1! The input string '-0x1' was not in a correct format.
// out: sbyte -0x1: -1
// out: int16 -0x1: -1
// out: uint16 -0x1! The input string '-0x1' was not in a correct format.
// out: uint32 -0x1! The input string '-0x1' was not in a correct format.
// out: int64 -0x1: -1
// out: uint64 -0x1! The input string '-0x1' was not in a correct format.
// out: Byte.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: SByte.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: Int16.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: UInt16.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: UInt32.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: Int64.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: UInt64.Parse -0x1! The input string '-0x1' was not in a correct format.
// out: byte 99999999999999999999! Value was either too large or too small for a UInt32.
// out: sbyte 99999999999999999999! Value was either too large or too small for an Int32.
// out: int16 99999999999999999999! Value was either too large or too small for an Int32.
// out: uint16 99999999999999999999! Value was either too large or too small for a UInt32.
// out: uint32 99999999999999999999! Value was either too large or too small for a UInt32.
// out: int64 99999999999999999999! Value was either too large or too small for an Int64.
// out: uint64 99999999999999999999! Value was either too large or too small for a UInt64.
// out: Byte.Parse 99999999999999999999! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 99999999999999999999! Value was either too large or too small for a signed byte.
// out: Int16.Parse 99999999999999999999! Value was either too large or too small for an Int16.
// out: UInt16.Parse 99999999999999999999! Value was either too large or too small for a UInt16.
// out: UInt32.Parse 99999999999999999999! Value was either too large or too small for a UInt32.
// out: Int64.Parse 99999999999999999999! Value was either too large or too small for an Int64.
// out: UInt64.Parse 99999999999999999999! Value was either too large or too small for a UInt64.
// out: byte x! The input string 'x' was not in a correct format.
// out: sbyte x! The input string 'x' was not in a correct format.
// out: int16 x! The input string 'x' was not in a correct format.
// out: uint16 x! The input string 'x' was not in a correct format.
// out: uint32 x! The input string 'x' was not in a correct format.
// out: int64 x! The input string 'x' was not in a correct format.
// out: uint64 x! The input string 'x' was not in a correct format.
// out: Byte.Parse x! The input string 'x' was not in a correct format.
// out: SByte.Parse x! The input string 'x' was not in a correct format.
// out: Int16.Parse x! The input string 'x' was not in a correct format.
// out: UInt16.Parse x! The input string 'x' was not in a correct format.
// out: UInt32.Parse x! The input string 'x' was not in a correct format.
// out: Int64.Parse x! The input string 'x' was not in a correct format.
// out: UInt64.Parse x! The input string 'x' was not in a correct format.
// out: byte ! Input string was not in a correct format.
// out: sbyte ! Input string was not in a correct format.
// out: int16 ! Input string was not in a correct format.
// out: uint16 ! Input string was not in a correct format.
// out: uint32 ! Input string was not in a correct format.
// out: int64 ! Input string was not in a correct format.
// out: uint64 ! Input string was not in a correct format.
// out: Byte.Parse ! The input string '' was not in a correct format.
// out: SByte.Parse ! The input string '' was not in a correct format.
// out: Int16.Parse ! The input string '' was not in a correct format.
// out: UInt16.Parse ! The input string '' was not in a correct format.
// out: UInt32.Parse ! The input string '' was not in a correct format.
// out: Int64.Parse ! The input string '' was not in a correct format.
// out: UInt64.Parse ! The input string '' was not in a correct format.
// out: byte -129! Value was either too large or too small for a UInt32.
// out: sbyte -129! Arithmetic operation resulted in an overflow.
// out: int16 -129: -129
// out: uint16 -129! Value was either too large or too small for a UInt32.
// out: uint32 -129! Value was either too large or too small for a UInt32.
// out: int64 -129: -129
// out: uint64 -129! Value was either too large or too small for a UInt64.
// out: Byte.Parse -129! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse -129! Value was either too large or too small for a signed byte.
// out: Int16.Parse -129: -129
// out: UInt16.Parse -129! Value was either too large or too small for a UInt16.
// out: UInt32.Parse -129! Value was either too large or too small for a UInt32.
// out: Int64.Parse -129: -129
// out: UInt64.Parse -129! Value was either too large or too small for a UInt64.
// out: byte 300! Arithmetic operation resulted in an overflow.
// out: sbyte 300! Arithmetic operation resulted in an overflow.
// out: int16 300: 300
// out: uint16 300: 300
// out: uint32 300: 300
// out: int64 300: 300
// out: uint64 300: 300
// out: Byte.Parse 300! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 300! Value was either too large or too small for a signed byte.
// out: Int16.Parse 300: 300
// out: UInt16.Parse 300: 300
// out: UInt32.Parse 300: 300
// out: Int64.Parse 300: 300
// out: UInt64.Parse 300: 300
// out: byte 70000! Arithmetic operation resulted in an overflow.
// out: sbyte 70000! Arithmetic operation resulted in an overflow.
// out: int16 70000! Arithmetic operation resulted in an overflow.
// out: uint16 70000! Arithmetic operation resulted in an overflow.
// out: uint32 70000: 70000
// out: int64 70000: 70000
// out: uint64 70000: 70000
// out: Byte.Parse 70000! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 70000! Value was either too large or too small for a signed byte.
// out: Int16.Parse 70000! Value was either too large or too small for an Int16.
// out: UInt16.Parse 70000! Value was either too large or too small for a UInt16.
// out: UInt32.Parse 70000: 70000
// out: Int64.Parse 70000: 70000
// out: UInt64.Parse 70000: 70000
// out: byte -40000! Value was either too large or too small for a UInt32.
// out: sbyte -40000! Arithmetic operation resulted in an overflow.
// out: int16 -40000! Arithmetic operation resulted in an overflow.
// out: uint16 -40000! Value was either too large or too small for a UInt32.
// out: uint32 -40000! Value was either too large or too small for a UInt32.
// out: int64 -40000: -40000
// out: uint64 -40000! Value was either too large or too small for a UInt64.
// out: Byte.Parse -40000! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse -40000! Value was either too large or too small for a signed byte.
// out: Int16.Parse -40000! Value was either too large or too small for an Int16.
// out: UInt16.Parse -40000! Value was either too large or too small for a UInt16.
// out: UInt32.Parse -40000! Value was either too large or too small for a UInt32.
// out: Int64.Parse -40000: -40000
// out: UInt64.Parse -40000! Value was either too large or too small for a UInt64.
// out: byte 0xFFFF! Arithmetic operation resulted in an overflow.
// out: sbyte 0xFFFF! Arithmetic operation resulted in an overflow.
// out: int16 0xFFFF! Arithmetic operation resulted in an overflow.
// out: uint16 0xFFFF: 65535
// out: uint32 0xFFFF: 65535
// out: int64 0xFFFF: 65535
// out: uint64 0xFFFF: 65535
// out: Byte.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: SByte.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: Int16.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: UInt16.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: UInt32.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: Int64.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: UInt64.Parse 0xFFFF! The input string '0xFFFF' was not in a correct format.
// out: byte 5000000000! Value was either too large or too small for a UInt32.
// out: sbyte 5000000000! Value was either too large or too small for an Int32.
// out: int16 5000000000! Value was either too large or too small for an Int32.
// out: uint16 5000000000! Value was either too large or too small for a UInt32.
// out: uint32 5000000000! Value was either too large or too small for a UInt32.
// out: int64 5000000000: 5000000000
// out: uint64 5000000000: 5000000000
// out: Byte.Parse 5000000000! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 5000000000! Value was either too large or too small for a signed byte.
// out: Int16.Parse 5000000000! Value was either too large or too small for an Int16.
// out: UInt16.Parse 5000000000! Value was either too large or too small for a UInt16.
// out: UInt32.Parse 5000000000! Value was either too large or too small for a UInt32.
// out: Int64.Parse 5000000000: 5000000000
// out: UInt64.Parse 5000000000: 5000000000
// out: byte 18446744073709551616! Value was either too large or too small for a UInt32.
// out: sbyte 18446744073709551616! Value was either too large or too small for an Int32.
// out: int16 18446744073709551616! Value was either too large or too small for an Int32.
// out: uint16 18446744073709551616! Value was either too large or too small for a UInt32.
// out: uint32 18446744073709551616! Value was either too large or too small for a UInt32.
// out: int64 18446744073709551616! Value was either too large or too small for an Int64.
// out: uint64 18446744073709551616! Value was either too large or too small for a UInt64.
// out: Byte.Parse 18446744073709551616! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 18446744073709551616! Value was either too large or too small for a signed byte.
// out: Int16.Parse 18446744073709551616! Value was either too large or too small for an Int16.
// out: UInt16.Parse 18446744073709551616! Value was either too large or too small for a UInt16.
// out: UInt32.Parse 18446744073709551616! Value was either too large or too small for a UInt32.
// out: Int64.Parse 18446744073709551616! Value was either too large or too small for an Int64.
// out: UInt64.Parse 18446744073709551616! Value was either too large or too small for a UInt64.
// out: byte 9223372036854775808! Value was either too large or too small for a UInt32.
// out: sbyte 9223372036854775808! Value was either too large or too small for an Int32.
// out: int16 9223372036854775808! Value was either too large or too small for an Int32.
// out: uint16 9223372036854775808! Value was either too large or too small for a UInt32.
// out: uint32 9223372036854775808! Value was either too large or too small for a UInt32.
// out: int64 9223372036854775808! Value was either too large or too small for an Int64.
// out: uint64 9223372036854775808: 9223372036854775808
// out: Byte.Parse 9223372036854775808! Value was either too large or too small for an unsigned byte.
// out: SByte.Parse 9223372036854775808! Value was either too large or too small for a signed byte.
// out: Int16.Parse 9223372036854775808! Value was either too large or too small for an Int16.
// out: UInt16.Parse 9223372036854775808! Value was either too large or too small for a UInt16.
// out: UInt32.Parse 9223372036854775808! Value was either too large or too small for a UInt32.
// out: Int64.Parse 9223372036854775808! Value was either too large or too small for an Int64.
// out: UInt64.Parse 9223372036854775808: 9223372036854775808
// out: byte 0xFFFFFFFFFFFFFFFF! Value was either too large or too small for a UInt32.
// out: sbyte 0xFFFFFFFFFFFFFFFF! Value was either too large or too small for a UInt32.
// out: int16 0xFFFFFFFFFFFFFFFF! Value was either too large or too small for a UInt32.
// out: uint16 0xFFFFFFFFFFFFFFFF! Value was either too large or too small for a UInt32.
// out: uint32 0xFFFFFFFFFFFFFFFF! Value was either too large or too small for a UInt32.
// out: int64 0xFFFFFFFFFFFFFFFF: -1
// out: uint64 0xFFFFFFFFFFFFFFFF: 18446744073709551615
// out: Byte.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: SByte.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: Int16.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: UInt16.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: UInt32.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: Int64.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: UInt64.Parse 0xFFFFFFFFFFFFFFFF! The input string '0xFFFFFFFFFFFFFFFF' was not in a correct format.
// out: float '1.5': 1.5
// out: Double.Parse '1.5': 1.5
// out: float32 '1.5': 1.5
// out: float '-1.5': -1.5
// out: Double.Parse '-1.5': -1.5
// out: float32 '-1.5': -1.5
// out: float ' 1.5 ': 1.5
// out: Double.Parse ' 1.5 ': 1.5
// out: float32 ' 1.5 ': 1.5
// out: float '1e3': 1000
// out: Double.Parse '1e3': 1000
// out: float32 '1e3': 1000
// out: float '1E-3': 0.001
// out: Double.Parse '1E-3': 0.001
// out: float32 '1E-3': 0.001
// out: float ''! The input string '' was not in a correct format.
// out: Double.Parse ''! The input string '' was not in a correct format.
// out: float32 ''! The input string '' was not in a correct format.
// out: float 'x'! The input string 'x' was not in a correct format.
// out: Double.Parse 'x'! The input string 'x' was not in a correct format.
// out: float32 'x'! The input string 'x' was not in a correct format.
// out: float '1.5x'! The input string '1.5x' was not in a correct format.
// out: Double.Parse '1.5x'! The input string '1.5x' was not in a correct format.
// out: float32 '1.5x'! The input string '1.5x' was not in a correct format.
// out: float '.'! The input string '.' was not in a correct format.
// out: Double.Parse '.'! The input string '.' was not in a correct format.
// out: float32 '.'! The input string '.' was not in a correct format.
// out: float '.5': 0.5
// out: Double.Parse '.5': 0.5
// out: float32 '.5': 0.5
// out: float '5.': 5
// out: Double.Parse '5.': 5
// out: float32 '5.': 5
// out: float '1,234.5'! The input string '1,234.5' was not in a correct format.
// out: Double.Parse '1,234.5': 1234.5
// out: float32 '1,234.5'! The input string '1,234.5' was not in a correct format.
// out: float '1,2,3'! The input string '1,2,3' was not in a correct format.
// out: Double.Parse '1,2,3': 123
// out: float32 '1,2,3'! The input string '1,2,3' was not in a correct format.
// out: float '-.5e+2': -50
// out: Double.Parse '-.5e+2': -50
// out: float32 '-.5e+2': -50
// out: float 'NaN': NaN
// out: Double.Parse 'NaN': NaN
// out: float32 'NaN': NaN
// out: float 'nan': NaN
// out: Double.Parse 'nan': NaN
// out: float32 'nan': NaN
// out: float 'Infinity': Infinity
// out: Double.Parse 'Infinity': Infinity
// out: float32 'Infinity': Infinity
// out: float '-Infinity': -Infinity
// out: Double.Parse '-Infinity': -Infinity
// out: float32 '-Infinity': -Infinity
// out: float 'infinity': Infinity
// out: Double.Parse 'infinity': Infinity
// out: float32 'infinity': Infinity
// out: float '∞'! The input string '∞' was not in a correct format.
// out: Double.Parse '∞'! The input string '∞' was not in a correct format.
// out: float32 '∞'! The input string '∞' was not in a correct format.
// out: float '1e400': Infinity
// out: Double.Parse '1e400': Infinity
// out: float32 '1e400': Infinity
// out: float '-1e400': -Infinity
// out: Double.Parse '-1e400': -Infinity
// out: float32 '-1e400': -Infinity
// out: float '1e-400': 0
// out: Double.Parse '1e-400': 0
// out: float32 '1e-400': 0
// out: float '1e'! The input string '1e' was not in a correct format.
// out: Double.Parse '1e'! The input string '1e' was not in a correct format.
// out: float32 '1e'! The input string '1e' was not in a correct format.
// out: float '1e+'! The input string '1e+' was not in a correct format.
// out: Double.Parse '1e+'! The input string '1e+' was not in a correct format.
// out: float32 '1e+'! The input string '1e+' was not in a correct format.
// out: float '0x10'! The input string '0x10' was not in a correct format.
// out: Double.Parse '0x10'! The input string '0x10' was not in a correct format.
// out: float32 '0x10'! The input string '0x10' was not in a correct format.
// out: float '1_000.5': 1000.5
// out: Double.Parse '1_000.5'! The input string '1_000.5' was not in a correct format.
// out: float32 '1_000.5': 1000.5
// out: float '+1': 1
// out: Double.Parse '+1': 1
// out: float32 '+1': 1
// out: float '(5)'! The input string '(5)' was not in a correct format.
// out: Double.Parse '(5)'! The input string '(5)' was not in a correct format.
// out: float32 '(5)'! The input string '(5)' was not in a correct format.
// out: float '1 2'! The input string '1 2' was not in a correct format.
// out: Double.Parse '1 2'! The input string '1 2' was not in a correct format.
// out: float32 '1 2'! The input string '1 2' was not in a correct format.
// out: float '--1'! The input string '--1' was not in a correct format.
// out: Double.Parse '--1'! The input string '--1' was not in a correct format.
// out: float32 '--1'! The input string '--1' was not in a correct format.
// out: float '+NaN': NaN
// out: Double.Parse '+NaN': NaN
// out: float32 '+NaN': NaN
// out: float '-nan': NaN
// out: Double.Parse '-nan': NaN
// out: float32 '-nan': NaN
// out: float '1.7976931348623159e308': Infinity
// out: Double.Parse '1.7976931348623159e308': Infinity
// out: float32 '1.7976931348623159e308': Infinity
// out: float '4.9e-324': 5E-324
// out: Double.Parse '4.9e-324': 5E-324
// out: float32 '4.9e-324': 0
// out: float '2e-324': 0
// out: Double.Parse '2e-324': 0
// out: float32 '2e-324': 0
// out: float '1-'! The input string '1-' was not in a correct format.
// out: Double.Parse '1-'! The input string '1-' was not in a correct format.
// out: float32 '1-'! The input string '1-' was not in a correct format.
// out: float '$5'! The input string '$5' was not in a correct format.
// out: Double.Parse '$5'! The input string '$5' was not in a correct format.
// out: float32 '$5'! The input string '$5' was not in a correct format.
// out: float ',5'! The input string ',5' was not in a correct format.
// out: Double.Parse ',5'! The input string ',5' was not in a correct format.
// out: float32 ',5'! The input string ',5' was not in a correct format.
// out: float '1,'! The input string '1,' was not in a correct format.
// out: Double.Parse '1,': 1
// out: float32 '1,'! The input string '1,' was not in a correct format.
// out: float '1.2,3'! The input string '1.2,3' was not in a correct format.
// out: Double.Parse '1.2,3'! The input string '1.2,3' was not in a correct format.
// out: float32 '1.2,3'! The input string '1.2,3' was not in a correct format.
// out: float '1e5.5'! The input string '1e5.5' was not in a correct format.
// out: Double.Parse '1e5.5'! The input string '1e5.5' was not in a correct format.
// out: float32 '1e5.5'! The input string '1e5.5' was not in a correct format.
// out: float '-0': -0
// out: Double.Parse '-0': -0
// out: float32 '-0': -0
// out: float '-0.0': -0
// out: Double.Parse '-0.0': -0
// out: float32 '-0.0': -0
// out: Boolean.Parse true: True
// out: Boolean.TryParse true: (true, true)
// out: Boolean.Parse True: True
// out: Boolean.TryParse True: (true, true)
// out: Boolean.Parse  TRUE : True
// out: Boolean.TryParse  TRUE : (true, true)
// out: Boolean.Parse false: False
// out: Boolean.TryParse false: (true, false)
// out: Boolean.Parse yes! String 'yes' was not recognized as a valid Boolean.
// out: Boolean.TryParse yes: (false, false)
// out: Boolean.Parse ! String '' was not recognized as a valid Boolean.
// out: Boolean.TryParse : (false, false)
// out: Boolean.Parse 1! String '1' was not recognized as a valid Boolean.
// out: Boolean.TryParse 1: (false, false)
// out: Boolean.Parse truex! String 'truex' was not recognized as a valid Boolean.
// out: Boolean.TryParse truex: (false, false)
// out: null int! Value cannot be null. (Parameter 's')
// out: null Int32.Parse! Value cannot be null. (Parameter 's')
// out: null float! Value cannot be null. (Parameter 's')
// out: null Double.Parse! Value cannot be null. (Parameter 's')
// out: null Bool! Value cannot be null. (Parameter 'value')
// out: null try: (false, 0) (false, 0.0)
// out: char: a
// out: char2! String must be exactly one character long.
// out: 2147483647 -2147483648 9223372036854775807 -9223372036854775808
// out: 255 -128 32767 65535 4294967295 18446744073709551615
// out: 1.79769e+308 -1.79769e+308 4.94066e-324 NaN Infinity -Infinity 2.71828
// out: true true false true true true
// out: 3.40282e+38 1.4013e-45 true
// out: 5 5 -1
// out: 8 31 3
// out: 10 true true
module Prog
open System
let t (name: string) (f: unit -> string) =
    try printfn "%s: %s" name (f ()) with e -> printfn "%s! %s" name (e.Message.Replace("\n", "|"))
let ints = ["5"; "-5"; "+5"; " 5 "; ""; " "; "x"; "5x"; "0x1F"; "0X1f"; "0b101"; "0o17"; "-0x1F"; "2147483647"; "2147483648"; "-2147483648"; "-2147483649"; "0x80000000"; "0xFFFFFFFF"; "0x1FFFFFFFF"; "1_000"; "1,000"; "1.0"; "1e3"; "--5"; "- 5"; "٣"; "00000000000000000007"; "0u1"; "0x"; "+0x10"; "99999999999999999999"; "5 6"; "\t7\n"; "-0"; "255"; "256"; "-1"; "-128"; "-129"; "65536"; "0b"; "-0b11"; "0xfF" ]
for s in ints do
    t (sprintf "int '%s'" s) (fun () -> string (int s))
    t (sprintf "Int32.Parse '%s'" s) (fun () -> string (Int32.Parse s))
for s in ints do
    printf "%s " (match Int32.TryParse s with | true, v -> string v | _ -> "-")
    printf "%s " (match Byte.TryParse s with | true, v -> string v | _ -> "-")
    printf "%s " (match UInt64.TryParse s with | true, v -> string v | _ -> "-")
    printf "%s| " (match Double.TryParse s with | true, v -> string v | _ -> "-")
printfn ""
for s in ["5"; "-5"; "256"; "0xFF"; "0x100"; "-0x1"; "99999999999999999999"; "x"; ""; "-129"; "300"; "70000"; "-40000"; "0xFFFF"; "5000000000"; "18446744073709551616"; "9223372036854775808"; "0xFFFFFFFFFFFFFFFF"] do
    t ("byte " + s) (fun () -> string (byte s))
    t ("sbyte " + s) (fun () -> string (sbyte s))
    t ("int16 " + s) (fun () -> string (int16 s))
    t ("uint16 " + s) (fun () -> string (uint16 s))
    t ("uint32 " + s) (fun () -> string (uint32 s))
    t ("int64 " + s) (fun () -> string (int64 s))
    t ("uint64 " + s) (fun () -> string (uint64 s))
    t ("Byte.Parse " + s) (fun () -> string (Byte.Parse s))
    t ("SByte.Parse " + s) (fun () -> string (SByte.Parse s))
    t ("Int16.Parse " + s) (fun () -> string (Int16.Parse s))
    t ("UInt16.Parse " + s) (fun () -> string (UInt16.Parse s))
    t ("UInt32.Parse " + s) (fun () -> string (UInt32.Parse s))
    t ("Int64.Parse " + s) (fun () -> string (Int64.Parse s))
    t ("UInt64.Parse " + s) (fun () -> string (UInt64.Parse s))
for s in ["1.5"; "-1.5"; " 1.5 "; "1e3"; "1E-3"; ""; "x"; "1.5x"; "."; ".5"; "5."; "1,234.5"; "1,2,3"; "-.5e+2"; "NaN"; "nan"; "Infinity"; "-Infinity"; "infinity"; "∞"; "1e400"; "-1e400"; "1e-400"; "1e"; "1e+"; "0x10"; "1_000.5"; "+1"; "(5)"; "1 2"; "--1"; "+NaN"; "-nan"; "1.7976931348623159e308"; "4.9e-324"; "2e-324"; "1-"; "$5"; ",5"; "1,"; "1.2,3"; "1e5.5"; "-0"; "-0.0"] do
    t (sprintf "float '%s'" s) (fun () -> string (float s))
    t (sprintf "Double.Parse '%s'" s) (fun () -> string (Double.Parse s))
    t (sprintf "float32 '%s'" s) (fun () -> string (float32 s))
for s in ["true"; "True"; " TRUE "; "false"; "yes"; ""; "1"; "truex"] do
    t ("Boolean.Parse " + s) (fun () -> string (Boolean.Parse s))
    t ("Boolean.TryParse " + s) (fun () -> sprintf "%A" (Boolean.TryParse s))
t "null int" (fun () -> string (int (null: string)))
t "null Int32.Parse" (fun () -> string (Int32.Parse (null: string)))
t "null float" (fun () -> string (float (null: string)))
t "null Double.Parse" (fun () -> string (Double.Parse (null: string)))
t "null Bool" (fun () -> string (Boolean.Parse (null: string)))
t "null try" (fun () -> sprintf "%A %A" (Int32.TryParse (null: string)) (Double.TryParse (null: string)))
t "char" (fun () -> string (char "a"))
t "char2" (fun () -> string (char "ab"))
printfn "%d %d %d %d" Int32.MaxValue Int32.MinValue Int64.MaxValue Int64.MinValue
printfn "%d %d %d %d %d %d" Byte.MaxValue SByte.MinValue Int16.MaxValue UInt16.MaxValue UInt32.MaxValue UInt64.MaxValue
printfn "%g %g %g %g %g %g %g" Double.MaxValue Double.MinValue Double.Epsilon Double.NaN Double.PositiveInfinity Double.NegativeInfinity Double.E
printfn "%b %b %b %b %b %b" (Double.IsNaN nan) (Double.IsInfinity infinity) (Double.IsPositiveInfinity -infinity) (Double.IsNegativeInfinity -infinity) (Double.IsFinite 1.0) (Double.IsNegative -0.0)
printfn "%g %g %b" Single.MaxValue Single.Epsilon (Single.IsNaN nanf)
printfn "%d %d %d" (Int32.Max(3, 5)) (Int32.Abs -5) (Int32.Sign -3)
printfn "%d %d %d" (Int32.PopCount 255) (Int32.LeadingZeroCount 1) (Int32.TrailingZeroCount 8)
printfn "%d %b %b" (Int32.Clamp(15, 0, 10)) (Int32.IsEvenInteger 4) (Int32.IsNegative -1)
