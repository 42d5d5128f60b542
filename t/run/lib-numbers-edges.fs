// out: Convert.ToByte(0: int): 0uy
// out: Convert.ToSByte(0: int): 0y
// out: Convert.ToInt16(0: int): 0s
// out: Convert.ToUInt16(0: int): 0us
// out: Convert.ToInt32(0: int): 0
// out: Convert.ToUInt32(0: int): 0u
// out: Convert.ToInt64(0: int): 0L
// out: Convert.ToUInt64(0: int): 0UL
// out: Convert.ToSingle(0: int): 0.0f
// out: Convert.ToDouble(0: int): 0.0
// out: Convert.ToDecimal(0: int): 0M
// out: Convert.ToChar(0: int): '\000'
// out: Convert.ToBoolean(0: int): false
// out: Convert.ToString(0: int): "0"
// out: int (0: int): 0
// out: byte (0: int): 0uy
// out: sbyte (0: int): 0y
// out: int16 (0: int): 0s
// out: uint16 (0: int): 0us
// out: uint32 (0: int): 0u
// out: int64 (0: int): 0L
// out: uint64 (0: int): 0UL
// out: float (0: int): 0.0
// out: float32 (0: int): 0.0f
// out: decimal (0: int): 0M
// out: char (0: int): '\000'
// out: string (0: int): "0"
// out: Checked.int (0: int): 0
// out: Checked.byte (0: int): 0uy
// out: Checked.sbyte (0: int): 0y
// out: Checked.uint32 (0: int): 0u
// out: Checked.int64 (0: int): 0L
// out: Checked.uint64 (0: int): 0UL
// out: Checked.char (0: int): '\000'
// out: Checked.int16 (0: int): 0s
// out: Checked.uint16 (0: int): 0us
// out: Convert.ToByte(1: int): 1uy
// out: Convert.ToSByte(1: int): 1y
// out: Convert.ToInt16(1: int): 1s
// out: Convert.ToUInt16(1: int): 1us
// out: Convert.ToInt32(1: int): 1
// out: Convert.ToUInt32(1: int): 1u
// out: Convert.ToInt64(1: int): 1L
// out: Convert.ToUInt64(1: int): 1UL
// out: Convert.ToSingle(1: int): 1.0f
// out: Convert.ToDouble(1: int): 1.0
// out: Convert.ToDecimal(1: int): 1M
// out: Convert.ToChar(1: int): '\001'
// out: Convert.ToBoolean(1: int): true
// out: Convert.ToString(1: int): "1"
// out: int (1: int): 1
// out: byte (1: int): 1uy
// out: sbyte (1: int): 1y
// out: int16 (1: int): 1s
// out: uint16 (1: int): 1us
// out: uint32 (1: int): 1u
// out: int64 (1: int): 1L
// out: uint64 (1: int): 1UL
// out: float (1: int): 1.0
// out: float32 (1: int): 1.0f
// out: decimal (1: int): 1M
// out: char (1: int): '\001'
// out: string (1: int): "1"
// out: Checked.int (1: int): 1
// out: Checked.byte (1: int): 1uy
// out: Checked.sbyte (1: int): 1y
// out: Checked.uint32 (1: int): 1u
// out: Checked.int64 (1: int): 1L
// out: Checked.uint64 (1: int): 1UL
// out: Checked.char (1: int): '\001'
// out: Checked.int16 (1: int): 1s
// out: Checked.uint16 (1: int): 1us
// out: Convert.ToByte(-1: int): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-1: int): -1y
// out: Convert.ToInt16(-1: int): -1s
// out: Convert.ToUInt16(-1: int): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-1: int): -1
// out: Convert.ToUInt32(-1: int): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-1: int): -1L
// out: Convert.ToUInt64(-1: int): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-1: int): -1.0f
// out: Convert.ToDouble(-1: int): -1.0
// out: Convert.ToDecimal(-1: int): -1M
// out: Convert.ToChar(-1: int): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-1: int): true
// out: Convert.ToString(-1: int): "-1"
// out: int (-1: int): -1
// out: byte (-1: int): 255uy
// out: sbyte (-1: int): -1y
// out: int16 (-1: int): -1s
// out: uint16 (-1: int): 65535us
// out: uint32 (-1: int): 4294967295u
// out: int64 (-1: int): -1L
// out: uint64 (-1: int): 18446744073709551615UL
// out: float (-1: int): -1.0
// out: float32 (-1: int): -1.0f
// out: decimal (-1: int): -1M
// out: char (-1: int): '￿'
// out: string (-1: int): "-1"
// out: Checked.int (-1: int): -1
// out: Checked.byte (-1: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-1: int): -1y
// out: Checked.uint32 (-1: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-1: int): -1L
// out: Checked.uint64 (-1: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-1: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-1: int): -1s
// out: Checked.uint16 (-1: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(7: int): 7uy
// out: Convert.ToSByte(7: int): 7y
// out: Convert.ToInt16(7: int): 7s
// out: Convert.ToUInt16(7: int): 7us
// out: Convert.ToInt32(7: int): 7
// out: Convert.ToUInt32(7: int): 7u
// out: Convert.ToInt64(7: int): 7L
// out: Convert.ToUInt64(7: int): 7UL
// out: Convert.ToSingle(7: int): 7.0f
// out: Convert.ToDouble(7: int): 7.0
// out: Convert.ToDecimal(7: int): 7M
// out: Convert.ToChar(7: int): '\007'
// out: Convert.ToBoolean(7: int): true
// out: Convert.ToString(7: int): "7"
// out: int (7: int): 7
// out: byte (7: int): 7uy
// out: sbyte (7: int): 7y
// out: int16 (7: int): 7s
// out: uint16 (7: int): 7us
// out: uint32 (7: int): 7u
// out: int64 (7: int): 7L
// out: uint64 (7: int): 7UL
// out: float (7: int): 7.0
// out: float32 (7: int): 7.0f
// out: decimal (7: int): 7M
// out: char (7: int): '\007'
// out: string (7: int): "7"
// out: Checked.int (7: int): 7
// out: Checked.byte (7: int): 7uy
// out: Checked.sbyte (7: int): 7y
// out: Checked.uint32 (7: int): 7u
// out: Checked.int64 (7: int): 7L
// out: Checked.uint64 (7: int): 7UL
// out: Checked.char (7: int): '\007'
// out: Checked.int16 (7: int): 7s
// out: Checked.uint16 (7: int): 7us
// out: Convert.ToByte(-128: int): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-128: int): -128y
// out: Convert.ToInt16(-128: int): -128s
// out: Convert.ToUInt16(-128: int): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-128: int): -128
// out: Convert.ToUInt32(-128: int): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-128: int): -128L
// out: Convert.ToUInt64(-128: int): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-128: int): -128.0f
// out: Convert.ToDouble(-128: int): -128.0
// out: Convert.ToDecimal(-128: int): -128M
// out: Convert.ToChar(-128: int): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-128: int): true
// out: Convert.ToString(-128: int): "-128"
// out: int (-128: int): -128
// out: byte (-128: int): 128uy
// out: sbyte (-128: int): -128y
// out: int16 (-128: int): -128s
// out: uint16 (-128: int): 65408us
// out: uint32 (-128: int): 4294967168u
// out: int64 (-128: int): -128L
// out: uint64 (-128: int): 18446744073709551488UL
// out: float (-128: int): -128.0
// out: float32 (-128: int): -128.0f
// out: decimal (-128: int): -128M
// out: char (-128: int): 'ﾀ'
// out: string (-128: int): "-128"
// out: Checked.int (-128: int): -128
// out: Checked.byte (-128: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-128: int): -128y
// out: Checked.uint32 (-128: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-128: int): -128L
// out: Checked.uint64 (-128: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-128: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-128: int): -128s
// out: Checked.uint16 (-128: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(2147483647: int): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(2147483647: int): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(2147483647: int): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(2147483647: int): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(2147483647: int): 2147483647
// out: Convert.ToUInt32(2147483647: int): 2147483647u
// out: Convert.ToInt64(2147483647: int): 2147483647L
// out: Convert.ToUInt64(2147483647: int): 2147483647UL
// out: Convert.ToSingle(2147483647: int): 2147483648f
// out: Convert.ToDouble(2147483647: int): 2147483647.0
// out: Convert.ToDecimal(2147483647: int): 2147483647M
// out: Convert.ToChar(2147483647: int): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(2147483647: int): true
// out: Convert.ToString(2147483647: int): "2147483647"
// out: int (2147483647: int): 2147483647
// out: byte (2147483647: int): 255uy
// out: sbyte (2147483647: int): -1y
// out: int16 (2147483647: int): -1s
// out: uint16 (2147483647: int): 65535us
// out: uint32 (2147483647: int): 2147483647u
// out: int64 (2147483647: int): 2147483647L
// out: uint64 (2147483647: int): 2147483647UL
// out: float (2147483647: int): 2147483647.0
// out: float32 (2147483647: int): 2147483648f
// out: decimal (2147483647: int): 2147483647M
// out: char (2147483647: int): '￿'
// out: string (2147483647: int): "2147483647"
// out: Checked.int (2147483647: int): 2147483647
// out: Checked.byte (2147483647: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (2147483647: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (2147483647: int): 2147483647u
// out: Checked.int64 (2147483647: int): 2147483647L
// out: Checked.uint64 (2147483647: int): 2147483647UL
// out: Checked.char (2147483647: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (2147483647: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (2147483647: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(-2147483648: int): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-2147483648: int): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(-2147483648: int): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(-2147483648: int): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-2147483648: int): -2147483648
// out: Convert.ToUInt32(-2147483648: int): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-2147483648: int): -2147483648L
// out: Convert.ToUInt64(-2147483648: int): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-2147483648: int): -2147483648f
// out: Convert.ToDouble(-2147483648: int): -2147483648.0
// out: Convert.ToDecimal(-2147483648: int): -2147483648M
// out: Convert.ToChar(-2147483648: int): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-2147483648: int): true
// out: Convert.ToString(-2147483648: int): "-2147483648"
// out: int (-2147483648: int): -2147483648
// out: byte (-2147483648: int): 0uy
// out: sbyte (-2147483648: int): 0y
// out: int16 (-2147483648: int): 0s
// out: uint16 (-2147483648: int): 0us
// out: uint32 (-2147483648: int): 2147483648u
// out: int64 (-2147483648: int): -2147483648L
// out: uint64 (-2147483648: int): 18446744071562067968UL
// out: float (-2147483648: int): -2147483648.0
// out: float32 (-2147483648: int): -2147483648f
// out: decimal (-2147483648: int): -2147483648M
// out: char (-2147483648: int): '\000'
// out: string (-2147483648: int): "-2147483648"
// out: Checked.int (-2147483648: int): -2147483648
// out: Checked.byte (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-2147483648: int): -2147483648L
// out: Checked.uint64 (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (-2147483648: int): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(0L: int64): 0uy
// out: Convert.ToSByte(0L: int64): 0y
// out: Convert.ToInt16(0L: int64): 0s
// out: Convert.ToUInt16(0L: int64): 0us
// out: Convert.ToInt32(0L: int64): 0
// out: Convert.ToUInt32(0L: int64): 0u
// out: Convert.ToInt64(0L: int64): 0L
// out: Convert.ToUInt64(0L: int64): 0UL
// out: Convert.ToSingle(0L: int64): 0.0f
// out: Convert.ToDouble(0L: int64): 0.0
// out: Convert.ToDecimal(0L: int64): 0M
// out: Convert.ToChar(0L: int64): '\000'
// out: Convert.ToBoolean(0L: int64): false
// out: Convert.ToString(0L: int64): "0"
// out: int (0L: int64): 0
// out: byte (0L: int64): 0uy
// out: sbyte (0L: int64): 0y
// out: int16 (0L: int64): 0s
// out: uint16 (0L: int64): 0us
// out: uint32 (0L: int64): 0u
// out: int64 (0L: int64): 0L
// out: uint64 (0L: int64): 0UL
// out: float (0L: int64): 0.0
// out: float32 (0L: int64): 0.0f
// out: decimal (0L: int64): 0M
// out: char (0L: int64): '\000'
// out: string (0L: int64): "0"
// out: Checked.int (0L: int64): 0
// out: Checked.byte (0L: int64): 0uy
// out: Checked.sbyte (0L: int64): 0y
// out: Checked.uint32 (0L: int64): 0u
// out: Checked.int64 (0L: int64): 0L
// out: Checked.uint64 (0L: int64): 0UL
// out: Checked.char (0L: int64): '\000'
// out: Checked.int16 (0L: int64): 0s
// out: Checked.uint16 (0L: int64): 0us
// out: Convert.ToByte(-1L: int64): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-1L: int64): -1y
// out: Convert.ToInt16(-1L: int64): -1s
// out: Convert.ToUInt16(-1L: int64): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-1L: int64): -1
// out: Convert.ToUInt32(-1L: int64): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-1L: int64): -1L
// out: Convert.ToUInt64(-1L: int64): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-1L: int64): -1.0f
// out: Convert.ToDouble(-1L: int64): -1.0
// out: Convert.ToDecimal(-1L: int64): -1M
// out: Convert.ToChar(-1L: int64): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-1L: int64): true
// out: Convert.ToString(-1L: int64): "-1"
// out: int (-1L: int64): -1
// out: byte (-1L: int64): 255uy
// out: sbyte (-1L: int64): -1y
// out: int16 (-1L: int64): -1s
// out: uint16 (-1L: int64): 65535us
// out: uint32 (-1L: int64): 4294967295u
// out: int64 (-1L: int64): -1L
// out: uint64 (-1L: int64): 18446744073709551615UL
// out: float (-1L: int64): -1.0
// out: float32 (-1L: int64): -1.0f
// out: decimal (-1L: int64): -1M
// out: char (-1L: int64): '￿'
// out: string (-1L: int64): "-1"
// out: Checked.int (-1L: int64): -1
// out: Checked.byte (-1L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-1L: int64): -1y
// out: Checked.uint32 (-1L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-1L: int64): -1L
// out: Checked.uint64 (-1L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-1L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-1L: int64): -1s
// out: Checked.uint16 (-1L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(255L: int64): 255uy
// out: Convert.ToSByte(255L: int64): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(255L: int64): 255s
// out: Convert.ToUInt16(255L: int64): 255us
// out: Convert.ToInt32(255L: int64): 255
// out: Convert.ToUInt32(255L: int64): 255u
// out: Convert.ToInt64(255L: int64): 255L
// out: Convert.ToUInt64(255L: int64): 255UL
// out: Convert.ToSingle(255L: int64): 255.0f
// out: Convert.ToDouble(255L: int64): 255.0
// out: Convert.ToDecimal(255L: int64): 255M
// out: Convert.ToChar(255L: int64): 'ÿ'
// out: Convert.ToBoolean(255L: int64): true
// out: Convert.ToString(255L: int64): "255"
// out: int (255L: int64): 255
// out: byte (255L: int64): 255uy
// out: sbyte (255L: int64): -1y
// out: int16 (255L: int64): 255s
// out: uint16 (255L: int64): 255us
// out: uint32 (255L: int64): 255u
// out: int64 (255L: int64): 255L
// out: uint64 (255L: int64): 255UL
// out: float (255L: int64): 255.0
// out: float32 (255L: int64): 255.0f
// out: decimal (255L: int64): 255M
// out: char (255L: int64): 'ÿ'
// out: string (255L: int64): "255"
// out: Checked.int (255L: int64): 255
// out: Checked.byte (255L: int64): 255uy
// out: Checked.sbyte (255L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (255L: int64): 255u
// out: Checked.int64 (255L: int64): 255L
// out: Checked.uint64 (255L: int64): 255UL
// out: Checked.char (255L: int64): 'ÿ'
// out: Checked.int16 (255L: int64): 255s
// out: Checked.uint16 (255L: int64): 255us
// out: Convert.ToByte(9223372036854775807L: int64): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(9223372036854775807L: int64): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(9223372036854775807L: int64): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(9223372036854775807L: int64): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(9223372036854775807L: int64): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToUInt32(9223372036854775807L: int64): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(9223372036854775807L: int64): 9223372036854775807L
// out: Convert.ToUInt64(9223372036854775807L: int64): 9223372036854775807UL
// out: Convert.ToSingle(9223372036854775807L: int64): 9.223372037e+18f
// out: Convert.ToDouble(9223372036854775807L: int64): 9.223372037e+18
// out: Convert.ToDecimal(9223372036854775807L: int64): 9223372036854775807M
// out: Convert.ToChar(9223372036854775807L: int64): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(9223372036854775807L: int64): true
// out: Convert.ToString(9223372036854775807L: int64): "9223372036854775807"
// out: int (9223372036854775807L: int64): -1
// out: byte (9223372036854775807L: int64): 255uy
// out: sbyte (9223372036854775807L: int64): -1y
// out: int16 (9223372036854775807L: int64): -1s
// out: uint16 (9223372036854775807L: int64): 65535us
// out: uint32 (9223372036854775807L: int64): 4294967295u
// out: int64 (9223372036854775807L: int64): 9223372036854775807L
// out: uint64 (9223372036854775807L: int64): 9223372036854775807UL
// out: float (9223372036854775807L: int64): 9.223372037e+18
// out: float32 (9223372036854775807L: int64): 9.223372037e+18f
// out: decimal (9223372036854775807L: int64): 9223372036854775807M
// out: char (9223372036854775807L: int64): '￿'
// out: string (9223372036854775807L: int64): "9223372036854775807"
// out: Checked.int (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.byte (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (9223372036854775807L: int64): 9223372036854775807L
// out: Checked.uint64 (9223372036854775807L: int64): 9223372036854775807UL
// out: Checked.char (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (9223372036854775807L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(-9223372036854775808L: int64): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-9223372036854775808L: int64): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(-9223372036854775808L: int64): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(-9223372036854775808L: int64): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-9223372036854775808L: int64): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToUInt32(-9223372036854775808L: int64): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-9223372036854775808L: int64): -9223372036854775808L
// out: Convert.ToUInt64(-9223372036854775808L: int64): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-9223372036854775808L: int64): -9.223372037e+18f
// out: Convert.ToDouble(-9223372036854775808L: int64): -9.223372037e+18
// out: Convert.ToDecimal(-9223372036854775808L: int64): -9223372036854775808M
// out: Convert.ToChar(-9223372036854775808L: int64): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-9223372036854775808L: int64): true
// out: Convert.ToString(-9223372036854775808L: int64): "-9223372036854775808"
// out: int (-9223372036854775808L: int64): 0
// out: byte (-9223372036854775808L: int64): 0uy
// out: sbyte (-9223372036854775808L: int64): 0y
// out: int16 (-9223372036854775808L: int64): 0s
// out: uint16 (-9223372036854775808L: int64): 0us
// out: uint32 (-9223372036854775808L: int64): 0u
// out: int64 (-9223372036854775808L: int64): -9223372036854775808L
// out: uint64 (-9223372036854775808L: int64): 9223372036854775808UL
// out: float (-9223372036854775808L: int64): -9.223372037e+18
// out: float32 (-9223372036854775808L: int64): -9.223372037e+18f
// out: decimal (-9223372036854775808L: int64): -9223372036854775808M
// out: char (-9223372036854775808L: int64): '\000'
// out: string (-9223372036854775808L: int64): "-9223372036854775808"
// out: Checked.int (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.byte (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-9223372036854775808L: int64): -9223372036854775808L
// out: Checked.uint64 (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (-9223372036854775808L: int64): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(0uy: byte): 0uy
// out: Convert.ToSByte(0uy: byte): 0y
// out: Convert.ToInt16(0uy: byte): 0s
// out: Convert.ToUInt16(0uy: byte): 0us
// out: Convert.ToInt32(0uy: byte): 0
// out: Convert.ToUInt32(0uy: byte): 0u
// out: Convert.ToInt64(0uy: byte): 0L
// out: Convert.ToUInt64(0uy: byte): 0UL
// out: Convert.ToSingle(0uy: byte): 0.0f
// out: Convert.ToDouble(0uy: byte): 0.0
// out: Convert.ToDecimal(0uy: byte): 0M
// out: Convert.ToChar(0uy: byte): '\000'
// out: Convert.ToBoolean(0uy: byte): false
// out: Convert.ToString(0uy: byte): "0"
// out: int (0uy: byte): 0
// out: byte (0uy: byte): 0uy
// out: sbyte (0uy: byte): 0y
// out: int16 (0uy: byte): 0s
// out: uint16 (0uy: byte): 0us
// out: uint32 (0uy: byte): 0u
// out: int64 (0uy: byte): 0L
// out: uint64 (0uy: byte): 0UL
// out: float (0uy: byte): 0.0
// out: float32 (0uy: byte): 0.0f
// out: decimal (0uy: byte): 0M
// out: char (0uy: byte): '\000'
// out: string (0uy: byte): "0"
// out: Checked.int (0uy: byte): 0
// out: Checked.byte (0uy: byte): 0uy
// out: Checked.sbyte (0uy: byte): 0y
// out: Checked.uint32 (0uy: byte): 0u
// out: Checked.int64 (0uy: byte): 0L
// out: Checked.uint64 (0uy: byte): 0UL
// out: Checked.char (0uy: byte): '\000'
// out: Checked.int16 (0uy: byte): 0s
// out: Checked.uint16 (0uy: byte): 0us
// out: Convert.ToByte(200uy: byte): 200uy
// out: Convert.ToSByte(200uy: byte): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(200uy: byte): 200s
// out: Convert.ToUInt16(200uy: byte): 200us
// out: Convert.ToInt32(200uy: byte): 200
// out: Convert.ToUInt32(200uy: byte): 200u
// out: Convert.ToInt64(200uy: byte): 200L
// out: Convert.ToUInt64(200uy: byte): 200UL
// out: Convert.ToSingle(200uy: byte): 200.0f
// out: Convert.ToDouble(200uy: byte): 200.0
// out: Convert.ToDecimal(200uy: byte): 200M
// out: Convert.ToChar(200uy: byte): 'È'
// out: Convert.ToBoolean(200uy: byte): true
// out: Convert.ToString(200uy: byte): "200"
// out: int (200uy: byte): 200
// out: byte (200uy: byte): 200uy
// out: sbyte (200uy: byte): -56y
// out: int16 (200uy: byte): 200s
// out: uint16 (200uy: byte): 200us
// out: uint32 (200uy: byte): 200u
// out: int64 (200uy: byte): 200L
// out: uint64 (200uy: byte): 200UL
// out: float (200uy: byte): 200.0
// out: float32 (200uy: byte): 200.0f
// out: decimal (200uy: byte): 200M
// out: char (200uy: byte): 'È'
// out: string (200uy: byte): "200"
// out: Checked.int (200uy: byte): 200
// out: Checked.byte (200uy: byte): 200uy
// out: Checked.sbyte (200uy: byte): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (200uy: byte): 200u
// out: Checked.int64 (200uy: byte): 200L
// out: Checked.uint64 (200uy: byte): 200UL
// out: Checked.char (200uy: byte): 'È'
// out: Checked.int16 (200uy: byte): 200s
// out: Checked.uint16 (200uy: byte): 200us
// out: Convert.ToByte(255uy: byte): 255uy
// out: Convert.ToSByte(255uy: byte): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(255uy: byte): 255s
// out: Convert.ToUInt16(255uy: byte): 255us
// out: Convert.ToInt32(255uy: byte): 255
// out: Convert.ToUInt32(255uy: byte): 255u
// out: Convert.ToInt64(255uy: byte): 255L
// out: Convert.ToUInt64(255uy: byte): 255UL
// out: Convert.ToSingle(255uy: byte): 255.0f
// out: Convert.ToDouble(255uy: byte): 255.0
// out: Convert.ToDecimal(255uy: byte): 255M
// out: Convert.ToChar(255uy: byte): 'ÿ'
// out: Convert.ToBoolean(255uy: byte): true
// out: Convert.ToString(255uy: byte): "255"
// out: int (255uy: byte): 255
// out: byte (255uy: byte): 255uy
// out: sbyte (255uy: byte): -1y
// out: int16 (255uy: byte): 255s
// out: uint16 (255uy: byte): 255us
// out: uint32 (255uy: byte): 255u
// out: int64 (255uy: byte): 255L
// out: uint64 (255uy: byte): 255UL
// out: float (255uy: byte): 255.0
// out: float32 (255uy: byte): 255.0f
// out: decimal (255uy: byte): 255M
// out: char (255uy: byte): 'ÿ'
// out: string (255uy: byte): "255"
// out: Checked.int (255uy: byte): 255
// out: Checked.byte (255uy: byte): 255uy
// out: Checked.sbyte (255uy: byte): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (255uy: byte): 255u
// out: Checked.int64 (255uy: byte): 255L
// out: Checked.uint64 (255uy: byte): 255UL
// out: Checked.char (255uy: byte): 'ÿ'
// out: Checked.int16 (255uy: byte): 255s
// out: Checked.uint16 (255uy: byte): 255us
// out: Convert.ToByte(-128y: sbyte): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-128y: sbyte): -128y
// out: Convert.ToInt16(-128y: sbyte): -128s
// out: Convert.ToUInt16(-128y: sbyte): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-128y: sbyte): -128
// out: Convert.ToUInt32(-128y: sbyte): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-128y: sbyte): -128L
// out: Convert.ToUInt64(-128y: sbyte): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-128y: sbyte): -128.0f
// out: Convert.ToDouble(-128y: sbyte): -128.0
// out: Convert.ToDecimal(-128y: sbyte): -128M
// out: Convert.ToChar(-128y: sbyte): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-128y: sbyte): true
// out: Convert.ToString(-128y: sbyte): "-128"
// out: int (-128y: sbyte): -128
// out: byte (-128y: sbyte): 128uy
// out: sbyte (-128y: sbyte): -128y
// out: int16 (-128y: sbyte): -128s
// out: uint16 (-128y: sbyte): 65408us
// out: uint32 (-128y: sbyte): 4294967168u
// out: int64 (-128y: sbyte): -128L
// out: uint64 (-128y: sbyte): 18446744073709551488UL
// out: float (-128y: sbyte): -128.0
// out: float32 (-128y: sbyte): -128.0f
// out: decimal (-128y: sbyte): -128M
// out: char (-128y: sbyte): 'ﾀ'
// out: string (-128y: sbyte): "-128"
// out: Checked.int (-128y: sbyte): -128
// out: Checked.byte (-128y: sbyte): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-128y: sbyte): -128y
// out: Checked.uint32 (-128y: sbyte): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-128y: sbyte): -128L
// out: Checked.uint64 (-128y: sbyte): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-128y: sbyte): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-128y: sbyte): -128s
// out: Checked.uint16 (-128y: sbyte): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(127y: sbyte): 127uy
// out: Convert.ToSByte(127y: sbyte): 127y
// out: Convert.ToInt16(127y: sbyte): 127s
// out: Convert.ToUInt16(127y: sbyte): 127us
// out: Convert.ToInt32(127y: sbyte): 127
// out: Convert.ToUInt32(127y: sbyte): 127u
// out: Convert.ToInt64(127y: sbyte): 127L
// out: Convert.ToUInt64(127y: sbyte): 127UL
// out: Convert.ToSingle(127y: sbyte): 127.0f
// out: Convert.ToDouble(127y: sbyte): 127.0
// out: Convert.ToDecimal(127y: sbyte): 127M
// out: Convert.ToChar(127y: sbyte): '\127'
// out: Convert.ToBoolean(127y: sbyte): true
// out: Convert.ToString(127y: sbyte): "127"
// out: int (127y: sbyte): 127
// out: byte (127y: sbyte): 127uy
// out: sbyte (127y: sbyte): 127y
// out: int16 (127y: sbyte): 127s
// out: uint16 (127y: sbyte): 127us
// out: uint32 (127y: sbyte): 127u
// out: int64 (127y: sbyte): 127L
// out: uint64 (127y: sbyte): 127UL
// out: float (127y: sbyte): 127.0
// out: float32 (127y: sbyte): 127.0f
// out: decimal (127y: sbyte): 127M
// out: char (127y: sbyte): '\127'
// out: string (127y: sbyte): "127"
// out: Checked.int (127y: sbyte): 127
// out: Checked.byte (127y: sbyte): 127uy
// out: Checked.sbyte (127y: sbyte): 127y
// out: Checked.uint32 (127y: sbyte): 127u
// out: Checked.int64 (127y: sbyte): 127L
// out: Checked.uint64 (127y: sbyte): 127UL
// out: Checked.char (127y: sbyte): '\127'
// out: Checked.int16 (127y: sbyte): 127s
// out: Checked.uint16 (127y: sbyte): 127us
// out: Convert.ToByte(0y: sbyte): 0uy
// out: Convert.ToSByte(0y: sbyte): 0y
// out: Convert.ToInt16(0y: sbyte): 0s
// out: Convert.ToUInt16(0y: sbyte): 0us
// out: Convert.ToInt32(0y: sbyte): 0
// out: Convert.ToUInt32(0y: sbyte): 0u
// out: Convert.ToInt64(0y: sbyte): 0L
// out: Convert.ToUInt64(0y: sbyte): 0UL
// out: Convert.ToSingle(0y: sbyte): 0.0f
// out: Convert.ToDouble(0y: sbyte): 0.0
// out: Convert.ToDecimal(0y: sbyte): 0M
// out: Convert.ToChar(0y: sbyte): '\000'
// out: Convert.ToBoolean(0y: sbyte): false
// out: Convert.ToString(0y: sbyte): "0"
// out: int (0y: sbyte): 0
// out: byte (0y: sbyte): 0uy
// out: sbyte (0y: sbyte): 0y
// out: int16 (0y: sbyte): 0s
// out: uint16 (0y: sbyte): 0us
// out: uint32 (0y: sbyte): 0u
// out: int64 (0y: sbyte): 0L
// out: uint64 (0y: sbyte): 0UL
// out: float (0y: sbyte): 0.0
// out: float32 (0y: sbyte): 0.0f
// out: decimal (0y: sbyte): 0M
// out: char (0y: sbyte): '\000'
// out: string (0y: sbyte): "0"
// out: Checked.int (0y: sbyte): 0
// out: Checked.byte (0y: sbyte): 0uy
// out: Checked.sbyte (0y: sbyte): 0y
// out: Checked.uint32 (0y: sbyte): 0u
// out: Checked.int64 (0y: sbyte): 0L
// out: Checked.uint64 (0y: sbyte): 0UL
// out: Checked.char (0y: sbyte): '\000'
// out: Checked.int16 (0y: sbyte): 0s
// out: Checked.uint16 (0y: sbyte): 0us
// out: Convert.ToByte(-32768s: int16): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-32768s: int16): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(-32768s: int16): -32768s
// out: Convert.ToUInt16(-32768s: int16): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-32768s: int16): -32768
// out: Convert.ToUInt32(-32768s: int16): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-32768s: int16): -32768L
// out: Convert.ToUInt64(-32768s: int16): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-32768s: int16): -32768.0f
// out: Convert.ToDouble(-32768s: int16): -32768.0
// out: Convert.ToDecimal(-32768s: int16): -32768M
// out: Convert.ToChar(-32768s: int16): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(-32768s: int16): true
// out: Convert.ToString(-32768s: int16): "-32768"
// out: int (-32768s: int16): -32768
// out: byte (-32768s: int16): 0uy
// out: sbyte (-32768s: int16): 0y
// out: int16 (-32768s: int16): -32768s
// out: uint16 (-32768s: int16): 32768us
// out: uint32 (-32768s: int16): 4294934528u
// out: int64 (-32768s: int16): -32768L
// out: uint64 (-32768s: int16): 18446744073709518848UL
// out: float (-32768s: int16): -32768.0
// out: float32 (-32768s: int16): -32768.0f
// out: decimal (-32768s: int16): -32768M
// out: char (-32768s: int16): '耀'
// out: string (-32768s: int16): "-32768"
// out: Checked.int (-32768s: int16): -32768
// out: Checked.byte (-32768s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (-32768s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (-32768s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (-32768s: int16): -32768L
// out: Checked.uint64 (-32768s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.char (-32768s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (-32768s: int16): -32768s
// out: Checked.uint16 (-32768s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(32767s: int16): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(32767s: int16): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(32767s: int16): 32767s
// out: Convert.ToUInt16(32767s: int16): 32767us
// out: Convert.ToInt32(32767s: int16): 32767
// out: Convert.ToUInt32(32767s: int16): 32767u
// out: Convert.ToInt64(32767s: int16): 32767L
// out: Convert.ToUInt64(32767s: int16): 32767UL
// out: Convert.ToSingle(32767s: int16): 32767.0f
// out: Convert.ToDouble(32767s: int16): 32767.0
// out: Convert.ToDecimal(32767s: int16): 32767M
// out: Convert.ToChar(32767s: int16): '翿'
// out: Convert.ToBoolean(32767s: int16): true
// out: Convert.ToString(32767s: int16): "32767"
// out: int (32767s: int16): 32767
// out: byte (32767s: int16): 255uy
// out: sbyte (32767s: int16): -1y
// out: int16 (32767s: int16): 32767s
// out: uint16 (32767s: int16): 32767us
// out: uint32 (32767s: int16): 32767u
// out: int64 (32767s: int16): 32767L
// out: uint64 (32767s: int16): 32767UL
// out: float (32767s: int16): 32767.0
// out: float32 (32767s: int16): 32767.0f
// out: decimal (32767s: int16): 32767M
// out: char (32767s: int16): '翿'
// out: string (32767s: int16): "32767"
// out: Checked.int (32767s: int16): 32767
// out: Checked.byte (32767s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (32767s: int16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (32767s: int16): 32767u
// out: Checked.int64 (32767s: int16): 32767L
// out: Checked.uint64 (32767s: int16): 32767UL
// out: Checked.char (32767s: int16): '翿'
// out: Checked.int16 (32767s: int16): 32767s
// out: Checked.uint16 (32767s: int16): 32767us
// out: Convert.ToByte(65535us: uint16): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(65535us: uint16): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(65535us: uint16): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(65535us: uint16): 65535us
// out: Convert.ToInt32(65535us: uint16): 65535
// out: Convert.ToUInt32(65535us: uint16): 65535u
// out: Convert.ToInt64(65535us: uint16): 65535L
// out: Convert.ToUInt64(65535us: uint16): 65535UL
// out: Convert.ToSingle(65535us: uint16): 65535.0f
// out: Convert.ToDouble(65535us: uint16): 65535.0
// out: Convert.ToDecimal(65535us: uint16): 65535M
// out: Convert.ToChar(65535us: uint16): '￿'
// out: Convert.ToBoolean(65535us: uint16): true
// out: Convert.ToString(65535us: uint16): "65535"
// out: int (65535us: uint16): 65535
// out: byte (65535us: uint16): 255uy
// out: sbyte (65535us: uint16): -1y
// out: int16 (65535us: uint16): -1s
// out: uint16 (65535us: uint16): 65535us
// out: uint32 (65535us: uint16): 65535u
// out: int64 (65535us: uint16): 65535L
// out: uint64 (65535us: uint16): 65535UL
// out: float (65535us: uint16): 65535.0
// out: float32 (65535us: uint16): 65535.0f
// out: decimal (65535us: uint16): 65535M
// out: char (65535us: uint16): '￿'
// out: string (65535us: uint16): "65535"
// out: Checked.int (65535us: uint16): 65535
// out: Checked.byte (65535us: uint16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (65535us: uint16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (65535us: uint16): 65535u
// out: Checked.int64 (65535us: uint16): 65535L
// out: Checked.uint64 (65535us: uint16): 65535UL
// out: Checked.char (65535us: uint16): '￿'
// out: Checked.int16 (65535us: uint16): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (65535us: uint16): 65535us
// out: Convert.ToByte(0us: uint16): 0uy
// out: Convert.ToSByte(0us: uint16): 0y
// out: Convert.ToInt16(0us: uint16): 0s
// out: Convert.ToUInt16(0us: uint16): 0us
// out: Convert.ToInt32(0us: uint16): 0
// out: Convert.ToUInt32(0us: uint16): 0u
// out: Convert.ToInt64(0us: uint16): 0L
// out: Convert.ToUInt64(0us: uint16): 0UL
// out: Convert.ToSingle(0us: uint16): 0.0f
// out: Convert.ToDouble(0us: uint16): 0.0
// out: Convert.ToDecimal(0us: uint16): 0M
// out: Convert.ToChar(0us: uint16): '\000'
// out: Convert.ToBoolean(0us: uint16): false
// out: Convert.ToString(0us: uint16): "0"
// out: int (0us: uint16): 0
// out: byte (0us: uint16): 0uy
// out: sbyte (0us: uint16): 0y
// out: int16 (0us: uint16): 0s
// out: uint16 (0us: uint16): 0us
// out: uint32 (0us: uint16): 0u
// out: int64 (0us: uint16): 0L
// out: uint64 (0us: uint16): 0UL
// out: float (0us: uint16): 0.0
// out: float32 (0us: uint16): 0.0f
// out: decimal (0us: uint16): 0M
// out: char (0us: uint16): '\000'
// out: string (0us: uint16): "0"
// out: Checked.int (0us: uint16): 0
// out: Checked.byte (0us: uint16): 0uy
// out: Checked.sbyte (0us: uint16): 0y
// out: Checked.uint32 (0us: uint16): 0u
// out: Checked.int64 (0us: uint16): 0L
// out: Checked.uint64 (0us: uint16): 0UL
// out: Checked.char (0us: uint16): '\000'
// out: Checked.int16 (0us: uint16): 0s
// out: Checked.uint16 (0us: uint16): 0us
// out: Convert.ToByte(0u: uint32): 0uy
// out: Convert.ToSByte(0u: uint32): 0y
// out: Convert.ToInt16(0u: uint32): 0s
// out: Convert.ToUInt16(0u: uint32): 0us
// out: Convert.ToInt32(0u: uint32): 0
// out: Convert.ToUInt32(0u: uint32): 0u
// out: Convert.ToInt64(0u: uint32): 0L
// out: Convert.ToUInt64(0u: uint32): 0UL
// out: Convert.ToSingle(0u: uint32): 0.0f
// out: Convert.ToDouble(0u: uint32): 0.0
// out: Convert.ToDecimal(0u: uint32): 0M
// out: Convert.ToChar(0u: uint32): '\000'
// out: Convert.ToBoolean(0u: uint32): false
// out: Convert.ToString(0u: uint32): "0"
// out: int (0u: uint32): 0
// out: byte (0u: uint32): 0uy
// out: sbyte (0u: uint32): 0y
// out: int16 (0u: uint32): 0s
// out: uint16 (0u: uint32): 0us
// out: uint32 (0u: uint32): 0u
// out: int64 (0u: uint32): 0L
// out: uint64 (0u: uint32): 0UL
// out: float (0u: uint32): 0.0
// out: float32 (0u: uint32): 0.0f
// out: decimal (0u: uint32): 0M
// out: char (0u: uint32): '\000'
// out: string (0u: uint32): "0"
// out: Checked.int (0u: uint32): 0
// out: Checked.byte (0u: uint32): 0uy
// out: Checked.sbyte (0u: uint32): 0y
// out: Checked.uint32 (0u: uint32): 0u
// out: Checked.int64 (0u: uint32): 0L
// out: Checked.uint64 (0u: uint32): 0UL
// out: Checked.char (0u: uint32): '\000'
// out: Checked.int16 (0u: uint32): 0s
// out: Checked.uint16 (0u: uint32): 0us
// out: Convert.ToByte(4294967295u: uint32): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(4294967295u: uint32): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(4294967295u: uint32): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(4294967295u: uint32): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(4294967295u: uint32): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToUInt32(4294967295u: uint32): 4294967295u
// out: Convert.ToInt64(4294967295u: uint32): 4294967295L
// out: Convert.ToUInt64(4294967295u: uint32): 4294967295UL
// out: Convert.ToSingle(4294967295u: uint32): 4294967296f
// out: Convert.ToDouble(4294967295u: uint32): 4294967295.0
// out: Convert.ToDecimal(4294967295u: uint32): 4294967295M
// out: Convert.ToChar(4294967295u: uint32): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(4294967295u: uint32): true
// out: Convert.ToString(4294967295u: uint32): "4294967295"
// out: int (4294967295u: uint32): -1
// out: byte (4294967295u: uint32): 255uy
// out: sbyte (4294967295u: uint32): -1y
// out: int16 (4294967295u: uint32): -1s
// out: uint16 (4294967295u: uint32): 65535us
// out: uint32 (4294967295u: uint32): 4294967295u
// out: int64 (4294967295u: uint32): 4294967295L
// out: uint64 (4294967295u: uint32): 4294967295UL
// out: float (4294967295u: uint32): 4294967295.0
// out: float32 (4294967295u: uint32): 4294967296f
// out: decimal (4294967295u: uint32): 4294967295M
// out: char (4294967295u: uint32): '￿'
// out: string (4294967295u: uint32): "4294967295"
// out: Checked.int (4294967295u: uint32): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.byte (4294967295u: uint32): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (4294967295u: uint32): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (4294967295u: uint32): 4294967295u
// out: Checked.int64 (4294967295u: uint32): 4294967295L
// out: Checked.uint64 (4294967295u: uint32): 4294967295UL
// out: Checked.char (4294967295u: uint32): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (4294967295u: uint32): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (4294967295u: uint32): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(0UL: uint64): 0uy
// out: Convert.ToSByte(0UL: uint64): 0y
// out: Convert.ToInt16(0UL: uint64): 0s
// out: Convert.ToUInt16(0UL: uint64): 0us
// out: Convert.ToInt32(0UL: uint64): 0
// out: Convert.ToUInt32(0UL: uint64): 0u
// out: Convert.ToInt64(0UL: uint64): 0L
// out: Convert.ToUInt64(0UL: uint64): 0UL
// out: Convert.ToSingle(0UL: uint64): 0.0f
// out: Convert.ToDouble(0UL: uint64): 0.0
// out: Convert.ToDecimal(0UL: uint64): 0M
// out: Convert.ToChar(0UL: uint64): '\000'
// out: Convert.ToBoolean(0UL: uint64): false
// out: Convert.ToString(0UL: uint64): "0"
// out: int (0UL: uint64): 0
// out: byte (0UL: uint64): 0uy
// out: sbyte (0UL: uint64): 0y
// out: int16 (0UL: uint64): 0s
// out: uint16 (0UL: uint64): 0us
// out: uint32 (0UL: uint64): 0u
// out: int64 (0UL: uint64): 0L
// out: uint64 (0UL: uint64): 0UL
// out: float (0UL: uint64): 0.0
// out: float32 (0UL: uint64): 0.0f
// out: decimal (0UL: uint64): 0M
// out: char (0UL: uint64): '\000'
// out: string (0UL: uint64): "0"
// out: Checked.int (0UL: uint64): 0
// out: Checked.byte (0UL: uint64): 0uy
// out: Checked.sbyte (0UL: uint64): 0y
// out: Checked.uint32 (0UL: uint64): 0u
// out: Checked.int64 (0UL: uint64): 0L
// out: Checked.uint64 (0UL: uint64): 0UL
// out: Checked.char (0UL: uint64): '\000'
// out: Checked.int16 (0UL: uint64): 0s
// out: Checked.uint16 (0UL: uint64): 0us
// out: Convert.ToByte(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToUInt32(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for an Int64.
// out: Convert.ToUInt64(18446744073709551615UL: uint64): 18446744073709551615UL
// out: Convert.ToSingle(18446744073709551615UL: uint64): 1.844674407e+19f
// out: Convert.ToDouble(18446744073709551615UL: uint64): 1.844674407e+19
// out: Convert.ToDecimal(18446744073709551615UL: uint64): 18446744073709551615M
// out: Convert.ToChar(18446744073709551615UL: uint64): OverflowException Value was either too large or too small for a character.
// out: Convert.ToBoolean(18446744073709551615UL: uint64): true
// out: Convert.ToString(18446744073709551615UL: uint64): "18446744073709551615"
// out: int (18446744073709551615UL: uint64): -1
// out: byte (18446744073709551615UL: uint64): 255uy
// out: sbyte (18446744073709551615UL: uint64): -1y
// out: int16 (18446744073709551615UL: uint64): -1s
// out: uint16 (18446744073709551615UL: uint64): 65535us
// out: uint32 (18446744073709551615UL: uint64): 4294967295u
// out: int64 (18446744073709551615UL: uint64): -1L
// out: uint64 (18446744073709551615UL: uint64): 18446744073709551615UL
// out: float (18446744073709551615UL: uint64): 1.844674407e+19
// out: float32 (18446744073709551615UL: uint64): 1.844674407e+19f
// out: decimal (18446744073709551615UL: uint64): 18446744073709551615M
// out: char (18446744073709551615UL: uint64): '￿'
// out: string (18446744073709551615UL: uint64): "18446744073709551615"
// out: Checked.int (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.byte (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.sbyte (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int64 (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint64 (18446744073709551615UL: uint64): 18446744073709551615UL
// out: Checked.char (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.int16 (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint16 (18446744073709551615UL: uint64): OverflowException Arithmetic operation resulted in an overflow.
// out: Convert.ToByte(0M: decimal): 0uy
// out: Convert.ToSByte(0M: decimal): 0y
// out: Convert.ToInt16(0M: decimal): 0s
// out: Convert.ToUInt16(0M: decimal): 0us
// out: Convert.ToInt32(0M: decimal): 0
// out: Convert.ToUInt32(0M: decimal): 0u
// out: Convert.ToInt64(0M: decimal): 0L
// out: Convert.ToUInt64(0M: decimal): 0UL
// out: Convert.ToSingle(0M: decimal): 0.0f
// out: Convert.ToDouble(0M: decimal): 0.0
// out: Convert.ToDecimal(0M: decimal): 0M
// out: Convert.ToChar(0M: decimal): InvalidCastException Invalid cast from 'Decimal' to 'Char'.
// out: Convert.ToBoolean(0M: decimal): false
// out: Convert.ToString(0M: decimal): "0"
// out: int (0M: decimal): 0
// out: byte (0M: decimal): 0uy
// out: sbyte (0M: decimal): 0y
// out: int16 (0M: decimal): 0s
// out: uint16 (0M: decimal): 0us
// out: uint32 (0M: decimal): 0u
// out: int64 (0M: decimal): 0L
// out: uint64 (0M: decimal): 0UL
// out: float (0M: decimal): 0.0
// out: float32 (0M: decimal): 0.0f
// out: decimal (0M: decimal): 0M
// out: string (0M: decimal): "0"
// out: Checked.int (0M: decimal): 0
// out: Checked.byte (0M: decimal): 0uy
// out: Checked.sbyte (0M: decimal): 0y
// out: Checked.uint32 (0M: decimal): 0u
// out: Checked.int64 (0M: decimal): 0L
// out: Checked.uint64 (0M: decimal): 0UL
// out: Checked.int16 (0M: decimal): 0s
// out: Checked.uint16 (0M: decimal): 0us
// out: Convert.ToByte(1.5M: decimal): 2uy
// out: Convert.ToSByte(1.5M: decimal): 2y
// out: Convert.ToInt16(1.5M: decimal): 2s
// out: Convert.ToUInt16(1.5M: decimal): 2us
// out: Convert.ToInt32(1.5M: decimal): 2
// out: Convert.ToUInt32(1.5M: decimal): 2u
// out: Convert.ToInt64(1.5M: decimal): 2L
// out: Convert.ToUInt64(1.5M: decimal): 2UL
// out: Convert.ToSingle(1.5M: decimal): 1.5f
// out: Convert.ToDouble(1.5M: decimal): 1.5
// out: Convert.ToDecimal(1.5M: decimal): 1.5M
// out: Convert.ToChar(1.5M: decimal): InvalidCastException Invalid cast from 'Decimal' to 'Char'.
// out: Convert.ToBoolean(1.5M: decimal): true
// out: Convert.ToString(1.5M: decimal): "1.5"
// out: int (1.5M: decimal): 1
// out: byte (1.5M: decimal): 1uy
// out: sbyte (1.5M: decimal): 1y
// out: int16 (1.5M: decimal): 1s
// out: uint16 (1.5M: decimal): 1us
// out: uint32 (1.5M: decimal): 1u
// out: int64 (1.5M: decimal): 1L
// out: uint64 (1.5M: decimal): 1UL
// out: float (1.5M: decimal): 1.5
// out: float32 (1.5M: decimal): 1.5f
// out: decimal (1.5M: decimal): 1.5M
// out: string (1.5M: decimal): "1.5"
// out: Checked.int (1.5M: decimal): 1
// out: Checked.byte (1.5M: decimal): 1uy
// out: Checked.sbyte (1.5M: decimal): 1y
// out: Checked.uint32 (1.5M: decimal): 1u
// out: Checked.int64 (1.5M: decimal): 1L
// out: Checked.uint64 (1.5M: decimal): 1UL
// out: Checked.int16 (1.5M: decimal): 1s
// out: Checked.uint16 (1.5M: decimal): 1us
// out: Convert.ToByte(-2.5M: decimal): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(-2.5M: decimal): -2y
// out: Convert.ToInt16(-2.5M: decimal): -2s
// out: Convert.ToUInt16(-2.5M: decimal): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(-2.5M: decimal): -2
// out: Convert.ToUInt32(-2.5M: decimal): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(-2.5M: decimal): -2L
// out: Convert.ToUInt64(-2.5M: decimal): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(-2.5M: decimal): -2.5f
// out: Convert.ToDouble(-2.5M: decimal): -2.5
// out: Convert.ToDecimal(-2.5M: decimal): -2.5M
// out: Convert.ToChar(-2.5M: decimal): InvalidCastException Invalid cast from 'Decimal' to 'Char'.
// out: Convert.ToBoolean(-2.5M: decimal): true
// out: Convert.ToString(-2.5M: decimal): "-2.5"
// out: int (-2.5M: decimal): -2
// out: byte (-2.5M: decimal): OverflowException Value was either too large or too small for an unsigned byte.
// out: sbyte (-2.5M: decimal): -2y
// out: int16 (-2.5M: decimal): -2s
// out: uint16 (-2.5M: decimal): OverflowException Value was either too large or too small for a UInt16.
// out: uint32 (-2.5M: decimal): OverflowException Value was either too large or too small for a UInt32.
// out: int64 (-2.5M: decimal): -2L
// out: uint64 (-2.5M: decimal): OverflowException Value was either too large or too small for a UInt64.
// out: float (-2.5M: decimal): -2.5
// out: float32 (-2.5M: decimal): -2.5f
// out: decimal (-2.5M: decimal): -2.5M
// out: string (-2.5M: decimal): "-2.5"
// out: Checked.int (-2.5M: decimal): -2
// out: Checked.byte (-2.5M: decimal): OverflowException Value was either too large or too small for an unsigned byte.
// out: Checked.sbyte (-2.5M: decimal): -2y
// out: Checked.uint32 (-2.5M: decimal): OverflowException Value was either too large or too small for a UInt32.
// out: Checked.int64 (-2.5M: decimal): -2L
// out: Checked.uint64 (-2.5M: decimal): OverflowException Value was either too large or too small for a UInt64.
// out: Checked.int16 (-2.5M: decimal): -2s
// out: Checked.uint16 (-2.5M: decimal): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToByte(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int16.
// out: Convert.ToUInt16(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int32.
// out: Convert.ToUInt32(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int64.
// out: Convert.ToUInt64(79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle(79228162514264337593543950335M: decimal): 7.922816251e+28f
// out: Convert.ToDouble(79228162514264337593543950335M: decimal): 7.922816251e+28
// out: Convert.ToDecimal(79228162514264337593543950335M: decimal): 79228162514264337593543950335M
// out: Convert.ToChar(79228162514264337593543950335M: decimal): InvalidCastException Invalid cast from 'Decimal' to 'Char'.
// out: Convert.ToBoolean(79228162514264337593543950335M: decimal): true
// out: Convert.ToString(79228162514264337593543950335M: decimal): "79228162514264337593543950335"
// out: int (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int32.
// out: byte (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an unsigned byte.
// out: sbyte (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a signed byte.
// out: int16 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int16.
// out: uint16 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt16.
// out: uint32 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt32.
// out: int64 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int64.
// out: uint64 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt64.
// out: float (79228162514264337593543950335M: decimal): 7.922816251e+28
// out: float32 (79228162514264337593543950335M: decimal): 7.922816251e+28f
// out: decimal (79228162514264337593543950335M: decimal): 79228162514264337593543950335M
// out: string (79228162514264337593543950335M: decimal): "79228162514264337593543950335"
// out: Checked.int (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int32.
// out: Checked.byte (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an unsigned byte.
// out: Checked.sbyte (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a signed byte.
// out: Checked.uint32 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt32.
// out: Checked.int64 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int64.
// out: Checked.uint64 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt64.
// out: Checked.int16 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for an Int16.
// out: Checked.uint16 (79228162514264337593543950335M: decimal): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToByte('a': char): 97uy
// out: Convert.ToSByte('a': char): 97y
// out: Convert.ToInt16('a': char): 97s
// out: Convert.ToUInt16('a': char): 97us
// out: Convert.ToInt32('a': char): 97
// out: Convert.ToUInt32('a': char): 97u
// out: Convert.ToInt64('a': char): 97L
// out: Convert.ToUInt64('a': char): 97UL
// out: Convert.ToSingle('a': char): InvalidCastException Invalid cast from 'Char' to 'Single'.
// out: Convert.ToDouble('a': char): InvalidCastException Invalid cast from 'Char' to 'Double'.
// out: Convert.ToDecimal('a': char): InvalidCastException Invalid cast from 'Char' to 'Decimal'.
// out: Convert.ToChar('a': char): 'a'
// out: Convert.ToBoolean('a': char): InvalidCastException Invalid cast from 'Char' to 'Boolean'.
// out: Convert.ToString('a': char): "a"
// out: int ('a': char): 97
// out: byte ('a': char): 97uy
// out: sbyte ('a': char): 97y
// out: int16 ('a': char): 97s
// out: uint16 ('a': char): 97us
// out: uint32 ('a': char): 97u
// out: int64 ('a': char): 97L
// out: uint64 ('a': char): 97UL
// out: float ('a': char): 97.0
// out: float32 ('a': char): 97.0f
// out: decimal ('a': char): 97M
// out: char ('a': char): 'a'
// out: string ('a': char): "a"
// out: Checked.int ('a': char): 97
// out: Checked.byte ('a': char): 97uy
// out: Checked.sbyte ('a': char): 97y
// out: Checked.uint32 ('a': char): 97u
// out: Checked.int64 ('a': char): 97L
// out: Checked.uint64 ('a': char): 97UL
// out: Checked.char ('a': char): 'a'
// out: Checked.int16 ('a': char): 97s
// out: Checked.uint16 ('a': char): 97us
// out: Convert.ToByte('0': char): 48uy
// out: Convert.ToSByte('0': char): 48y
// out: Convert.ToInt16('0': char): 48s
// out: Convert.ToUInt16('0': char): 48us
// out: Convert.ToInt32('0': char): 48
// out: Convert.ToUInt32('0': char): 48u
// out: Convert.ToInt64('0': char): 48L
// out: Convert.ToUInt64('0': char): 48UL
// out: Convert.ToSingle('0': char): InvalidCastException Invalid cast from 'Char' to 'Single'.
// out: Convert.ToDouble('0': char): InvalidCastException Invalid cast from 'Char' to 'Double'.
// out: Convert.ToDecimal('0': char): InvalidCastException Invalid cast from 'Char' to 'Decimal'.
// out: Convert.ToChar('0': char): '0'
// out: Convert.ToBoolean('0': char): InvalidCastException Invalid cast from 'Char' to 'Boolean'.
// out: Convert.ToString('0': char): "0"
// out: int ('0': char): 48
// out: byte ('0': char): 48uy
// out: sbyte ('0': char): 48y
// out: int16 ('0': char): 48s
// out: uint16 ('0': char): 48us
// out: uint32 ('0': char): 48u
// out: int64 ('0': char): 48L
// out: uint64 ('0': char): 48UL
// out: float ('0': char): 48.0
// out: float32 ('0': char): 48.0f
// out: decimal ('0': char): 48M
// out: char ('0': char): '0'
// out: string ('0': char): "0"
// out: Checked.int ('0': char): 48
// out: Checked.byte ('0': char): 48uy
// out: Checked.sbyte ('0': char): 48y
// out: Checked.uint32 ('0': char): 48u
// out: Checked.int64 ('0': char): 48L
// out: Checked.uint64 ('0': char): 48UL
// out: Checked.char ('0': char): '0'
// out: Checked.int16 ('0': char): 48s
// out: Checked.uint16 ('0': char): 48us
// out: Convert.ToByte('é': char): 233uy
// out: Convert.ToSByte('é': char): OverflowException Value was either too large or too small for a signed byte.
// out: Convert.ToInt16('é': char): 233s
// out: Convert.ToUInt16('é': char): 233us
// out: Convert.ToInt32('é': char): 233
// out: Convert.ToUInt32('é': char): 233u
// out: Convert.ToInt64('é': char): 233L
// out: Convert.ToUInt64('é': char): 233UL
// out: Convert.ToSingle('é': char): InvalidCastException Invalid cast from 'Char' to 'Single'.
// out: Convert.ToDouble('é': char): InvalidCastException Invalid cast from 'Char' to 'Double'.
// out: Convert.ToDecimal('é': char): InvalidCastException Invalid cast from 'Char' to 'Decimal'.
// out: Convert.ToChar('é': char): 'é'
// out: Convert.ToBoolean('é': char): InvalidCastException Invalid cast from 'Char' to 'Boolean'.
// out: Convert.ToString('é': char): "é"
// out: int ('é': char): 233
// out: byte ('é': char): 233uy
// out: sbyte ('é': char): -23y
// out: int16 ('é': char): 233s
// out: uint16 ('é': char): 233us
// out: uint32 ('é': char): 233u
// out: int64 ('é': char): 233L
// out: uint64 ('é': char): 233UL
// out: float ('é': char): 233.0
// out: float32 ('é': char): 233.0f
// out: decimal ('é': char): 233M
// out: char ('é': char): 'é'
// out: string ('é': char): "é"
// out: Checked.int ('é': char): 233
// out: Checked.byte ('é': char): 233uy
// out: Checked.sbyte ('é': char): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.uint32 ('é': char): 233u
// out: Checked.int64 ('é': char): 233L
// out: Checked.uint64 ('é': char): 233UL
// out: Checked.char ('é': char): 'é'
// out: Checked.int16 ('é': char): 233s
// out: Checked.uint16 ('é': char): 233us
// out: Convert.ToByte(true: bool): 1uy
// out: Convert.ToSByte(true: bool): 1y
// out: Convert.ToInt16(true: bool): 1s
// out: Convert.ToUInt16(true: bool): 1us
// out: Convert.ToInt32(true: bool): 1
// out: Convert.ToUInt32(true: bool): 1u
// out: Convert.ToInt64(true: bool): 1L
// out: Convert.ToUInt64(true: bool): 1UL
// out: Convert.ToSingle(true: bool): 1.0f
// out: Convert.ToDouble(true: bool): 1.0
// out: Convert.ToDecimal(true: bool): 1M
// out: Convert.ToChar(true: bool): InvalidCastException Invalid cast from 'Boolean' to 'Char'.
// out: Convert.ToBoolean(true: bool): true
// out: Convert.ToString(true: bool): "True"
// out: Convert.ToByte(false: bool): 0uy
// out: Convert.ToSByte(false: bool): 0y
// out: Convert.ToInt16(false: bool): 0s
// out: Convert.ToUInt16(false: bool): 0us
// out: Convert.ToInt32(false: bool): 0
// out: Convert.ToUInt32(false: bool): 0u
// out: Convert.ToInt64(false: bool): 0L
// out: Convert.ToUInt64(false: bool): 0UL
// out: Convert.ToSingle(false: bool): 0.0f
// out: Convert.ToDouble(false: bool): 0.0
// out: Convert.ToDecimal(false: bool): 0M
// out: Convert.ToChar(false: bool): InvalidCastException Invalid cast from 'Boolean' to 'Char'.
// out: Convert.ToBoolean(false: bool): false
// out: Convert.ToString(false: bool): "False"
// out: Convert.ToByte('12': string): 12uy
// out: Convert.ToSByte('12': string): 12y
// out: Convert.ToInt16('12': string): 12s
// out: Convert.ToUInt16('12': string): 12us
// out: Convert.ToInt32('12': string): 12
// out: Convert.ToUInt32('12': string): 12u
// out: Convert.ToInt64('12': string): 12L
// out: Convert.ToUInt64('12': string): 12UL
// out: Convert.ToSingle('12': string): 12.0f
// out: Convert.ToDouble('12': string): 12.0
// out: Convert.ToDecimal('12': string): 12M
// out: Convert.ToChar('12': string): FormatException String must be exactly one character long.
// out: Convert.ToBoolean('12': string): FormatException String '12' was not recognized as a valid Boolean.
// out: Convert.ToString('12': string): "12"
// out: int ('12': string): 12
// out: byte ('12': string): 12uy
// out: sbyte ('12': string): 12y
// out: int16 ('12': string): 12s
// out: uint16 ('12': string): 12us
// out: uint32 ('12': string): 12u
// out: int64 ('12': string): 12L
// out: uint64 ('12': string): 12UL
// out: float ('12': string): 12.0
// out: float32 ('12': string): 12.0f
// out: decimal ('12': string): 12M
// out: char ('12': string): FormatException String must be exactly one character long.
// out: string ('12': string): "12"
// out: Convert.ToByte('-1': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToSByte('-1': string): -1y
// out: Convert.ToInt16('-1': string): -1s
// out: Convert.ToUInt16('-1': string): OverflowException Value was either too large or too small for a UInt16.
// out: Convert.ToInt32('-1': string): -1
// out: Convert.ToUInt32('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt64('-1': string): -1L
// out: Convert.ToUInt64('-1': string): OverflowException Value was either too large or too small for a UInt64.
// out: Convert.ToSingle('-1': string): -1.0f
// out: Convert.ToDouble('-1': string): -1.0
// out: Convert.ToDecimal('-1': string): -1M
// out: Convert.ToChar('-1': string): FormatException String must be exactly one character long.
// out: Convert.ToBoolean('-1': string): FormatException String '-1' was not recognized as a valid Boolean.
// out: Convert.ToString('-1': string): "-1"
// out: int ('-1': string): -1
// out: byte ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: sbyte ('-1': string): -1y
// out: int16 ('-1': string): -1s
// out: uint16 ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint32 ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: int64 ('-1': string): -1L
// out: uint64 ('-1': string): OverflowException Value was either too large or too small for a UInt64.
// out: float ('-1': string): -1.0
// out: float32 ('-1': string): -1.0f
// out: decimal ('-1': string): -1M
// out: char ('-1': string): FormatException String must be exactly one character long.
// out: string ('-1': string): "-1"
// out: Convert.ToByte('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToSByte('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToInt16('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToUInt16('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToInt32('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToUInt32('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToInt64('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToUInt64('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToSingle('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToDouble('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToDecimal('x': string): FormatException The input string 'x' was not in a correct format.
// out: Convert.ToChar('x': string): 'x'
// out: Convert.ToBoolean('x': string): FormatException String 'x' was not recognized as a valid Boolean.
// out: Convert.ToString('x': string): "x"
// out: int ('x': string): FormatException The input string 'x' was not in a correct format.
// out: byte ('x': string): FormatException The input string 'x' was not in a correct format.
// out: sbyte ('x': string): FormatException The input string 'x' was not in a correct format.
// out: int16 ('x': string): FormatException The input string 'x' was not in a correct format.
// out: uint16 ('x': string): FormatException The input string 'x' was not in a correct format.
// out: uint32 ('x': string): FormatException The input string 'x' was not in a correct format.
// out: int64 ('x': string): FormatException The input string 'x' was not in a correct format.
// out: uint64 ('x': string): FormatException The input string 'x' was not in a correct format.
// out: float ('x': string): FormatException The input string 'x' was not in a correct format.
// out: float32 ('x': string): FormatException The input string 'x' was not in a correct format.
// out: decimal ('x': string): FormatException The input string 'x' was not in a correct format.
// out: char ('x': string): 'x'
// out: string ('x': string): "x"
// out: Convert.ToByte('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToSByte('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToInt16('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToUInt16('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToInt32('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToUInt32('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToInt64('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToUInt64('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToSingle('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToDouble('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToDecimal('': string): FormatException The input string '' was not in a correct format.
// out: Convert.ToChar('': string): FormatException String must be exactly one character long.
// out: Convert.ToBoolean('': string): FormatException String '' was not recognized as a valid Boolean.
// out: Convert.ToString('': string): ""
// out: int ('': string): FormatException Input string was not in a correct format.
// out: byte ('': string): FormatException Input string was not in a correct format.
// out: sbyte ('': string): FormatException Input string was not in a correct format.
// out: int16 ('': string): FormatException Input string was not in a correct format.
// out: uint16 ('': string): FormatException Input string was not in a correct format.
// out: uint32 ('': string): FormatException Input string was not in a correct format.
// out: int64 ('': string): FormatException Input string was not in a correct format.
// out: uint64 ('': string): FormatException Input string was not in a correct format.
// out: float ('': string): FormatException The input string '' was not in a correct format.
// out: float32 ('': string): FormatException The input string '' was not in a correct format.
// out: decimal ('': string): FormatException The input string '' was not in a correct format.
// out: char ('': string): FormatException String must be exactly one character long.
// out: string ('': string): ""
// out: Convert.ToByte(null: string): 0uy
// out: Convert.ToSByte(null: string): 0y
// out: Convert.ToInt16(null: string): 0s
// out: Convert.ToUInt16(null: string): 0us
// out: Convert.ToInt32(null: string): 0
// out: Convert.ToUInt32(null: string): 0u
// out: Convert.ToInt64(null: string): 0L
// out: Convert.ToUInt64(null: string): 0UL
// out: Convert.ToSingle(null: string): 0.0f
// out: Convert.ToDouble(null: string): 0.0
// out: Convert.ToDecimal(null: string): 0M
// out: Convert.ToChar(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: Convert.ToBoolean(null: string): false
// out: Convert.ToString(null: string): <null>
// out: int (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: byte (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: sbyte (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: int16 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: uint16 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: uint32 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: int64 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: uint64 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: float (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: float32 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: decimal (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: char (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: string (null: string): ""
// out: Convert.ToByte('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToSByte('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToInt16('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToUInt16('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToInt32('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToUInt32('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToInt64('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToUInt64('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: Convert.ToSingle('3.7': string): 3.700000048f
// out: Convert.ToDouble('3.7': string): 3.7
// out: Convert.ToDecimal('3.7': string): 3.7M
// out: Convert.ToChar('3.7': string): FormatException String must be exactly one character long.
// out: Convert.ToBoolean('3.7': string): FormatException String '3.7' was not recognized as a valid Boolean.
// out: Convert.ToString('3.7': string): "3.7"
// out: int ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: byte ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: sbyte ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: int16 ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: uint16 ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: uint32 ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: int64 ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: uint64 ('3.7': string): FormatException The input string '3.7' was not in a correct format.
// out: float ('3.7': string): 3.7
// out: float32 ('3.7': string): 3.700000048f
// out: decimal ('3.7': string): 3.7M
// out: char ('3.7': string): FormatException String must be exactly one character long.
// out: string ('3.7': string): "3.7"
// out: Convert.ToByte('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToSByte('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToInt16('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToUInt16('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToInt32('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToUInt32('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToInt64('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToUInt64('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToSingle('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToDouble('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToDecimal('True': string): FormatException The input string 'True' was not in a correct format.
// out: Convert.ToChar('True': string): FormatException String must be exactly one character long.
// out: Convert.ToBoolean('True': string): true
// out: Convert.ToString('True': string): "True"
// out: int ('True': string): FormatException The input string 'True' was not in a correct format.
// out: byte ('True': string): FormatException The input string 'True' was not in a correct format.
// out: sbyte ('True': string): FormatException The input string 'True' was not in a correct format.
// out: int16 ('True': string): FormatException The input string 'True' was not in a correct format.
// out: uint16 ('True': string): FormatException The input string 'True' was not in a correct format.
// out: uint32 ('True': string): FormatException The input string 'True' was not in a correct format.
// out: int64 ('True': string): FormatException The input string 'True' was not in a correct format.
// out: uint64 ('True': string): FormatException The input string 'True' was not in a correct format.
// out: float ('True': string): FormatException The input string 'True' was not in a correct format.
// out: float32 ('True': string): FormatException The input string 'True' was not in a correct format.
// out: decimal ('True': string): FormatException The input string 'True' was not in a correct format.
// out: char ('True': string): FormatException String must be exactly one character long.
// out: string ('True': string): "True"
// out: Convert.ToString(0,2): "0"
// out: Convert.ToString(0,8): "0"
// out: Convert.ToString(0,16): "0"
// out: Convert.ToString(0,10): "0"
// out: Convert.ToString(0,3): ArgumentException Invalid Base.
// out: Math.Abs(0): 0
// out: abs (0): 0
// out: Math.Sign(0): 0
// out: Math.DivRem(0,7): struct (0, 0)
// out: Math.DivRem(0,0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp(0,0,9): 0
// out: Math.Clamp(0,9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul(0,0): 0L
// out: int 0 / -1: 0
// out: 0 % -1: 0
// out: 0 / 0: DivideByZeroException Attempted to divide by zero.
// out: 0 % 0: DivideByZeroException Attempted to divide by zero.
// out: -(0): 0
// out: Checked.(~-) (0): 0
// out: Checked.(+) (0) 1: 1
// out: Checked.(-) (0) 1: -1
// out: Checked.(*) (0) 2: 0
// out: pown (0) 3: 0
// out: pown (0) 0: 1
// out: pown (0) -1: DivideByZeroException Attempted to divide by zero.
// out: BitOperations.PopCount(uint32 (0)): 0
// out: BitOperations.LeadingZeroCount(uint32 (0)): 32
// out: BitOperations.TrailingZeroCount(0): 32
// out: BitOperations.Log2(uint32 (0)): 0
// out: BitOperations.RotateLeft(uint32 (0),5): 0u
// out: BitOperations.RotateRight(uint32 (0),33): 0u
// out: BitOperations.RoundUpToPowerOf2(uint32 (0)): 0u
// out: BitOperations.IsPow2(0): false
// out: Int32.IsEvenInteger(0): true
// out: Int32.LeadingZeroCount(0): 32
// out: Int32.PopCount(0): 0
// out: Int32.RotateLeft(0,4): 0
// out: Int32.IsNegative(0): false
// out: Int32.CopySign(0,-1): 0
// out: Int32.MaxMagnitude(0,3): 3
// out: Int32.Sign(0): 0
// out: Int32.Log2(0): 0
// out: (0).CompareTo(5): -1
// out: (0).Equals(5): false
// out: (0).GetHashCode(): 0
// out: hash (0): 0
// out: (0) <<< 33: 0
// out: (0) >>> 33: 0
// out: ~~~(0): -1
// out: (0) &&& 0xF0: 0
// out: (0) ^^^ 0xFF: 255
// out: Math.Max(0,3): 3
// out: (0).ToString('X'): "0"
// out: (0).ToString('B'): "0"
// out: (0).ToString('D5'): "00000"
// out: (0).ToString('N1'): "0.0"
// out: (0).ToString('E2'): "0.00E+000"
// out: (0).ToString('G3'): "0"
// out: (0).ToString('P1'): "0.0 %"
// out: (0).ToString('C'): "¤0.00"
// out: (0).ToString('R'): "0"
// out: (0).ToString('#,##0'): "0"
// out: (0).ToString('00.0'): "00.0"
// out: (0).ToString('Z'): FormatException Format specifier was invalid.
// out: (0).ToString(''): "0"
// out: (0).ToString(null: string): "0"
// out: (0).ToString('X1000').Length: 1000
// out: (0).ToString('0;neg#;zero'): "zero"
// out: bigint (0): 0
// out: Math.Pow(float (0),2.0): 0.0
// out: char (abs (max (0) -1000)): '\000'
// out: Math.ScaleB(1.0,0): 1.0
// out: Convert.ToChar(0): '\000'
// out: Convert.ToString(1,2): "1"
// out: Convert.ToString(1,8): "1"
// out: Convert.ToString(1,16): "1"
// out: Convert.ToString(1,10): "1"
// out: Convert.ToString(1,3): ArgumentException Invalid Base.
// out: Math.Abs(1): 1
// out: abs (1): 1
// out: Math.Sign(1): 1
// out: Math.DivRem(1,7): struct (0, 1)
// out: Math.DivRem(1,0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp(1,0,9): 1
// out: Math.Clamp(1,9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul(1,1): 1L
// out: int 1 / -1: -1
// out: 1 % -1: 0
// out: 1 / 0: DivideByZeroException Attempted to divide by zero.
// out: 1 % 0: DivideByZeroException Attempted to divide by zero.
// out: -(1): -1
// out: Checked.(~-) (1): -1
// out: Checked.(+) (1) 1: 2
// out: Checked.(-) (1) 1: 0
// out: Checked.(*) (1) 2: 2
// out: pown (1) 3: 1
// out: pown (1) 0: 1
// out: pown (1) -1: 1
// out: BitOperations.PopCount(uint32 (1)): 1
// out: BitOperations.LeadingZeroCount(uint32 (1)): 31
// out: BitOperations.TrailingZeroCount(1): 0
// out: BitOperations.Log2(uint32 (1)): 0
// out: BitOperations.RotateLeft(uint32 (1),5): 32u
// out: BitOperations.RotateRight(uint32 (1),33): 2147483648u
// out: BitOperations.RoundUpToPowerOf2(uint32 (1)): 1u
// out: BitOperations.IsPow2(1): true
// out: Int32.IsEvenInteger(1): false
// out: Int32.LeadingZeroCount(1): 31
// out: Int32.PopCount(1): 1
// out: Int32.RotateLeft(1,4): 16
// out: Int32.IsNegative(1): false
// out: Int32.CopySign(1,-1): -1
// out: Int32.MaxMagnitude(1,3): 3
// out: Int32.Sign(1): 1
// out: Int32.Log2(1): 0
// out: (1).CompareTo(5): -1
// out: (1).Equals(5): false
// out: (1).GetHashCode(): 1
// out: hash (1): 1
// out: (1) <<< 33: 2
// out: (1) >>> 33: 0
// out: ~~~(1): -2
// out: (1) &&& 0xF0: 0
// out: (1) ^^^ 0xFF: 254
// out: Math.Max(1,3): 3
// out: (1).ToString('X'): "1"
// out: (1).ToString('B'): "1"
// out: (1).ToString('D5'): "00001"
// out: (1).ToString('N1'): "1.0"
// out: (1).ToString('E2'): "1.00E+000"
// out: (1).ToString('G3'): "1"
// out: (1).ToString('P1'): "100.0 %"
// out: (1).ToString('C'): "¤1.00"
// out: (1).ToString('R'): "1"
// out: (1).ToString('#,##0'): "1"
// out: (1).ToString('00.0'): "01.0"
// out: (1).ToString('Z'): FormatException Format specifier was invalid.
// out: (1).ToString(''): "1"
// out: (1).ToString(null: string): "1"
// out: (1).ToString('X1000').Length: 1000
// out: (1).ToString('0;neg#;zero'): "1"
// out: bigint (1): 1
// out: Math.Pow(float (1),2.0): 1.0
// out: char (abs (max (1) -1000)): '\001'
// out: Math.ScaleB(1.0,1): 2.0
// out: Convert.ToChar(1): '\001'
// out: Convert.ToString((-1),2): "11111111111111111111111111111111"
// out: Convert.ToString((-1),8): "37777777777"
// out: Convert.ToString((-1),16): "ffffffff"
// out: Convert.ToString((-1),10): "-1"
// out: Convert.ToString((-1),3): ArgumentException Invalid Base.
// out: Math.Abs((-1)): 1
// out: abs ((-1)): 1
// out: Math.Sign((-1)): -1
// out: Math.DivRem((-1),7): struct (0, -1)
// out: Math.DivRem((-1),0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp((-1),0,9): 0
// out: Math.Clamp((-1),9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul((-1),(-1)): 1L
// out: int (-1) / -1: 1
// out: (-1) % -1: 0
// out: (-1) / 0: DivideByZeroException Attempted to divide by zero.
// out: (-1) % 0: DivideByZeroException Attempted to divide by zero.
// out: -((-1)): 1
// out: Checked.(~-) ((-1)): 1
// out: Checked.(+) ((-1)) 1: 0
// out: Checked.(-) ((-1)) 1: -2
// out: Checked.(*) ((-1)) 2: -2
// out: pown ((-1)) 3: -1
// out: pown ((-1)) 0: 1
// out: pown ((-1)) -1: -1
// out: BitOperations.PopCount(uint32 ((-1))): 32
// out: BitOperations.LeadingZeroCount(uint32 ((-1))): 0
// out: BitOperations.TrailingZeroCount((-1)): 0
// out: BitOperations.Log2(uint32 ((-1))): 31
// out: BitOperations.RotateLeft(uint32 ((-1)),5): 4294967295u
// out: BitOperations.RotateRight(uint32 ((-1)),33): 4294967295u
// out: BitOperations.RoundUpToPowerOf2(uint32 ((-1))): 0u
// out: BitOperations.IsPow2((-1)): false
// out: Int32.IsEvenInteger((-1)): false
// out: Int32.LeadingZeroCount((-1)): 0
// out: Int32.PopCount((-1)): 32
// out: Int32.RotateLeft((-1),4): -1
// out: Int32.IsNegative((-1)): true
// out: Int32.CopySign((-1),-1): -1
// out: Int32.MaxMagnitude((-1),3): 3
// out: Int32.Sign((-1)): -1
// out: ((-1)).CompareTo(5): -1
// out: ((-1)).Equals(5): false
// out: ((-1)).GetHashCode(): -1
// out: hash ((-1)): -1
// out: ((-1)) <<< 33: -2
// out: ((-1)) >>> 33: -1
// out: ~~~((-1)): 0
// out: ((-1)) &&& 0xF0: 240
// out: ((-1)) ^^^ 0xFF: -256
// out: Math.Max((-1),3): 3
// out: ((-1)).ToString('X'): "FFFFFFFF"
// out: ((-1)).ToString('B'): "11111111111111111111111111111111"
// out: ((-1)).ToString('D5'): "-00001"
// out: ((-1)).ToString('N1'): "-1.0"
// out: ((-1)).ToString('E2'): "-1.00E+000"
// out: ((-1)).ToString('G3'): "-1"
// out: ((-1)).ToString('P1'): "-100.0 %"
// out: ((-1)).ToString('C'): "(¤1.00)"
// out: ((-1)).ToString('R'): "-1"
// out: ((-1)).ToString('#,##0'): "-1"
// out: ((-1)).ToString('00.0'): "-01.0"
// out: ((-1)).ToString('Z'): FormatException Format specifier was invalid.
// out: ((-1)).ToString(''): "-1"
// out: ((-1)).ToString(null: string): "-1"
// out: ((-1)).ToString('X1000').Length: 1000
// out: ((-1)).ToString('0;neg#;zero'): "neg1"
// out: bigint ((-1)): -1
// out: Math.Pow(float ((-1)),2.0): 1.0
// out: char (abs (max ((-1)) -1000)): '\001'
// out: Math.ScaleB(1.0,(-1)): 0.5
// out: Convert.ToChar((-1)): OverflowException Value was either too large or too small for a character.
// out: Convert.ToString(255,2): "11111111"
// out: Convert.ToString(255,8): "377"
// out: Convert.ToString(255,16): "ff"
// out: Convert.ToString(255,10): "255"
// out: Convert.ToString(255,3): ArgumentException Invalid Base.
// out: Math.Abs(255): 255
// out: abs (255): 255
// out: Math.Sign(255): 1
// out: Math.DivRem(255,7): struct (36, 3)
// out: Math.DivRem(255,0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp(255,0,9): 9
// out: Math.Clamp(255,9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul(255,255): 65025L
// out: int 255 / -1: -255
// out: 255 % -1: 0
// out: 255 / 0: DivideByZeroException Attempted to divide by zero.
// out: 255 % 0: DivideByZeroException Attempted to divide by zero.
// out: -(255): -255
// out: Checked.(~-) (255): -255
// out: Checked.(+) (255) 1: 256
// out: Checked.(-) (255) 1: 254
// out: Checked.(*) (255) 2: 510
// out: pown (255) 3: 16581375
// out: pown (255) 0: 1
// out: pown (255) -1: 0
// out: BitOperations.PopCount(uint32 (255)): 8
// out: BitOperations.LeadingZeroCount(uint32 (255)): 24
// out: BitOperations.TrailingZeroCount(255): 0
// out: BitOperations.Log2(uint32 (255)): 7
// out: BitOperations.RotateLeft(uint32 (255),5): 8160u
// out: BitOperations.RotateRight(uint32 (255),33): 2147483775u
// out: BitOperations.RoundUpToPowerOf2(uint32 (255)): 256u
// out: BitOperations.IsPow2(255): false
// out: Int32.IsEvenInteger(255): false
// out: Int32.LeadingZeroCount(255): 24
// out: Int32.PopCount(255): 8
// out: Int32.RotateLeft(255,4): 4080
// out: Int32.IsNegative(255): false
// out: Int32.CopySign(255,-1): -255
// out: Int32.MaxMagnitude(255,3): 255
// out: Int32.Sign(255): 1
// out: Int32.Log2(255): 7
// out: (255).CompareTo(5): 1
// out: (255).Equals(5): false
// out: (255).GetHashCode(): 255
// out: hash (255): 255
// out: (255) <<< 33: 510
// out: (255) >>> 33: 127
// out: ~~~(255): -256
// out: (255) &&& 0xF0: 240
// out: (255) ^^^ 0xFF: 0
// out: Math.Max(255,3): 255
// out: (255).ToString('X'): "FF"
// out: (255).ToString('B'): "11111111"
// out: (255).ToString('D5'): "00255"
// out: (255).ToString('N1'): "255.0"
// out: (255).ToString('E2'): "2.55E+002"
// out: (255).ToString('G3'): "255"
// out: (255).ToString('P1'): "25,500.0 %"
// out: (255).ToString('C'): "¤255.00"
// out: (255).ToString('R'): "255"
// out: (255).ToString('#,##0'): "255"
// out: (255).ToString('00.0'): "255.0"
// out: (255).ToString('Z'): FormatException Format specifier was invalid.
// out: (255).ToString(''): "255"
// out: (255).ToString(null: string): "255"
// out: (255).ToString('X1000').Length: 1000
// out: (255).ToString('0;neg#;zero'): "255"
// out: bigint (255): 255
// out: Math.Pow(float (255),2.0): 65025.0
// out: char (abs (max (255) -1000)): 'ÿ'
// out: Math.ScaleB(1.0,255): 5.789604462e+76
// out: Convert.ToChar(255): 'ÿ'
// out: Convert.ToString((-256),2): "11111111111111111111111100000000"
// out: Convert.ToString((-256),8): "37777777400"
// out: Convert.ToString((-256),16): "ffffff00"
// out: Convert.ToString((-256),10): "-256"
// out: Convert.ToString((-256),3): ArgumentException Invalid Base.
// out: Math.Abs((-256)): 256
// out: abs ((-256)): 256
// out: Math.Sign((-256)): -1
// out: Math.DivRem((-256),7): struct (-36, -4)
// out: Math.DivRem((-256),0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp((-256),0,9): 0
// out: Math.Clamp((-256),9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul((-256),(-256)): 65536L
// out: int (-256) / -1: 256
// out: (-256) % -1: 0
// out: (-256) / 0: DivideByZeroException Attempted to divide by zero.
// out: (-256) % 0: DivideByZeroException Attempted to divide by zero.
// out: -((-256)): 256
// out: Checked.(~-) ((-256)): 256
// out: Checked.(+) ((-256)) 1: -255
// out: Checked.(-) ((-256)) 1: -257
// out: Checked.(*) ((-256)) 2: -512
// out: pown ((-256)) 3: -16777216
// out: pown ((-256)) 0: 1
// out: pown ((-256)) -1: 0
// out: BitOperations.PopCount(uint32 ((-256))): 24
// out: BitOperations.LeadingZeroCount(uint32 ((-256))): 0
// out: BitOperations.TrailingZeroCount((-256)): 8
// out: BitOperations.Log2(uint32 ((-256))): 31
// out: BitOperations.RotateLeft(uint32 ((-256)),5): 4294959135u
// out: BitOperations.RotateRight(uint32 ((-256)),33): 2147483520u
// out: BitOperations.RoundUpToPowerOf2(uint32 ((-256))): 0u
// out: BitOperations.IsPow2((-256)): false
// out: Int32.IsEvenInteger((-256)): true
// out: Int32.LeadingZeroCount((-256)): 0
// out: Int32.PopCount((-256)): 24
// out: Int32.RotateLeft((-256),4): -4081
// out: Int32.IsNegative((-256)): true
// out: Int32.CopySign((-256),-1): -256
// out: Int32.MaxMagnitude((-256),3): -256
// out: Int32.Sign((-256)): -1
// out: ((-256)).CompareTo(5): -1
// out: ((-256)).Equals(5): false
// out: ((-256)).GetHashCode(): -256
// out: hash ((-256)): -256
// out: ((-256)) <<< 33: -512
// out: ((-256)) >>> 33: -128
// out: ~~~((-256)): 255
// out: ((-256)) &&& 0xF0: 0
// out: ((-256)) ^^^ 0xFF: -1
// out: Math.Max((-256),3): 3
// out: ((-256)).ToString('X'): "FFFFFF00"
// out: ((-256)).ToString('B'): "11111111111111111111111100000000"
// out: ((-256)).ToString('D5'): "-00256"
// out: ((-256)).ToString('N1'): "-256.0"
// out: ((-256)).ToString('E2'): "-2.56E+002"
// out: ((-256)).ToString('G3'): "-256"
// out: ((-256)).ToString('P1'): "-25,600.0 %"
// out: ((-256)).ToString('C'): "(¤256.00)"
// out: ((-256)).ToString('R'): "-256"
// out: ((-256)).ToString('#,##0'): "-256"
// out: ((-256)).ToString('00.0'): "-256.0"
// out: ((-256)).ToString('Z'): FormatException Format specifier was invalid.
// out: ((-256)).ToString(''): "-256"
// out: ((-256)).ToString(null: string): "-256"
// out: ((-256)).ToString('X1000').Length: 1000
// out: ((-256)).ToString('0;neg#;zero'): "neg256"
// out: bigint ((-256)): -256
// out: Math.Pow(float ((-256)),2.0): 65536.0
// out: char (abs (max ((-256)) -1000)): 'Ā'
// out: Math.ScaleB(1.0,(-256)): 8.636168555e-78
// out: Convert.ToChar((-256)): OverflowException Value was either too large or too small for a character.
// out: Convert.ToString(2147483647,2): "1111111111111111111111111111111"
// out: Convert.ToString(2147483647,8): "17777777777"
// out: Convert.ToString(2147483647,16): "7fffffff"
// out: Convert.ToString(2147483647,10): "2147483647"
// out: Convert.ToString(2147483647,3): ArgumentException Invalid Base.
// out: Math.Abs(2147483647): 2147483647
// out: abs (2147483647): 2147483647
// out: Math.Sign(2147483647): 1
// out: Math.DivRem(2147483647,7): struct (306783378, 1)
// out: Math.DivRem(2147483647,0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp(2147483647,0,9): 9
// out: Math.Clamp(2147483647,9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul(2147483647,2147483647): 4611686014132420609L
// out: int 2147483647 / -1: -2147483647
// out: 2147483647 % -1: 0
// out: 2147483647 / 0: DivideByZeroException Attempted to divide by zero.
// out: 2147483647 % 0: DivideByZeroException Attempted to divide by zero.
// out: -(2147483647): -2147483647
// out: Checked.(~-) (2147483647): -2147483647
// out: Checked.(+) (2147483647) 1: OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.(-) (2147483647) 1: 2147483646
// out: Checked.(*) (2147483647) 2: OverflowException Arithmetic operation resulted in an overflow.
// out: pown (2147483647) 3: OverflowException Arithmetic operation resulted in an overflow.
// out: pown (2147483647) 0: 1
// out: pown (2147483647) -1: 0
// out: BitOperations.PopCount(uint32 (2147483647)): 31
// out: BitOperations.LeadingZeroCount(uint32 (2147483647)): 1
// out: BitOperations.TrailingZeroCount(2147483647): 0
// out: BitOperations.Log2(uint32 (2147483647)): 30
// out: BitOperations.RotateLeft(uint32 (2147483647),5): 4294967279u
// out: BitOperations.RotateRight(uint32 (2147483647),33): 3221225471u
// out: BitOperations.RoundUpToPowerOf2(uint32 (2147483647)): 2147483648u
// out: BitOperations.IsPow2(2147483647): false
// out: Int32.IsEvenInteger(2147483647): false
// out: Int32.LeadingZeroCount(2147483647): 1
// out: Int32.PopCount(2147483647): 31
// out: Int32.RotateLeft(2147483647,4): -9
// out: Int32.IsNegative(2147483647): false
// out: Int32.CopySign(2147483647,-1): -2147483647
// out: Int32.MaxMagnitude(2147483647,3): 2147483647
// out: Int32.Sign(2147483647): 1
// out: Int32.Log2(2147483647): 30
// out: (2147483647).CompareTo(5): 1
// out: (2147483647).Equals(5): false
// out: (2147483647).GetHashCode(): 2147483647
// out: hash (2147483647): 2147483647
// out: (2147483647) <<< 33: -2
// out: (2147483647) >>> 33: 1073741823
// out: ~~~(2147483647): -2147483648
// out: (2147483647) &&& 0xF0: 240
// out: (2147483647) ^^^ 0xFF: 2147483392
// out: Math.Max(2147483647,3): 2147483647
// out: (2147483647).ToString('X'): "7FFFFFFF"
// out: (2147483647).ToString('B'): "1111111111111111111111111111111"
// out: (2147483647).ToString('D5'): "2147483647"
// out: (2147483647).ToString('N1'): "2,147,483,647.0"
// out: (2147483647).ToString('E2'): "2.15E+009"
// out: (2147483647).ToString('G3'): "2.15E+09"
// out: (2147483647).ToString('P1'): "214,748,364,700.0 %"
// out: (2147483647).ToString('C'): "¤2,147,483,647.00"
// out: (2147483647).ToString('R'): "2147483647"
// out: (2147483647).ToString('#,##0'): "2,147,483,647"
// out: (2147483647).ToString('00.0'): "2147483647.0"
// out: (2147483647).ToString('Z'): FormatException Format specifier was invalid.
// out: (2147483647).ToString(''): "2147483647"
// out: (2147483647).ToString(null: string): "2147483647"
// out: (2147483647).ToString('X1000').Length: 1000
// out: (2147483647).ToString('0;neg#;zero'): "2147483647"
// out: bigint (2147483647): 2147483647
// out: Math.Pow(float (2147483647),2.0): 4.611686014e+18
// out: char (abs (max (2147483647) -1000)): '￿'
// out: Math.ScaleB(1.0,2147483647): infinity
// out: Convert.ToChar(2147483647): OverflowException Value was either too large or too small for a character.
// out: Convert.ToString((-2147483648),2): "10000000000000000000000000000000"
// out: Convert.ToString((-2147483648),8): "20000000000"
// out: Convert.ToString((-2147483648),16): "80000000"
// out: Convert.ToString((-2147483648),10): "-2147483648"
// out: Convert.ToString((-2147483648),3): ArgumentException Invalid Base.
// out: Math.Abs((-2147483648)): OverflowException Negating the minimum value of a twos complement number is invalid.
// out: abs ((-2147483648)): OverflowException Negating the minimum value of a twos complement number is invalid.
// out: Math.Sign((-2147483648)): -1
// out: Math.DivRem((-2147483648),7): struct (-306783378, -2)
// out: Math.DivRem((-2147483648),0): DivideByZeroException Attempted to divide by zero.
// out: Math.Clamp((-2147483648),0,9): 0
// out: Math.Clamp((-2147483648),9,0): ArgumentException '9' cannot be greater than 0.
// out: Math.BigMul((-2147483648),(-2147483648)): 4611686018427387904L
// out: int (-2147483648) / -1: OverflowException Arithmetic operation resulted in an overflow.
// out: (-2147483648) % -1: OverflowException Arithmetic operation resulted in an overflow.
// out: (-2147483648) / 0: DivideByZeroException Attempted to divide by zero.
// out: (-2147483648) % 0: DivideByZeroException Attempted to divide by zero.
// out: -((-2147483648)): -2147483648
// out: Checked.(~-) ((-2147483648)): OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.(+) ((-2147483648)) 1: -2147483647
// out: Checked.(-) ((-2147483648)) 1: OverflowException Arithmetic operation resulted in an overflow.
// out: Checked.(*) ((-2147483648)) 2: OverflowException Arithmetic operation resulted in an overflow.
// out: pown ((-2147483648)) 3: OverflowException Arithmetic operation resulted in an overflow.
// out: pown ((-2147483648)) 0: 1
// out: pown ((-2147483648)) -1: 0
// out: BitOperations.PopCount(uint32 ((-2147483648))): 1
// out: BitOperations.LeadingZeroCount(uint32 ((-2147483648))): 0
// out: BitOperations.TrailingZeroCount((-2147483648)): 31
// out: BitOperations.Log2(uint32 ((-2147483648))): 31
// out: BitOperations.RotateLeft(uint32 ((-2147483648)),5): 16u
// out: BitOperations.RotateRight(uint32 ((-2147483648)),33): 1073741824u
// out: BitOperations.RoundUpToPowerOf2(uint32 ((-2147483648))): 2147483648u
// out: BitOperations.IsPow2((-2147483648)): false
// out: Int32.IsEvenInteger((-2147483648)): true
// out: Int32.LeadingZeroCount((-2147483648)): 0
// out: Int32.PopCount((-2147483648)): 1
// out: Int32.RotateLeft((-2147483648),4): 8
// out: Int32.IsNegative((-2147483648)): true
// out: Int32.CopySign((-2147483648),-1): -2147483648
// out: Int32.MaxMagnitude((-2147483648),3): -2147483648
// out: Int32.Sign((-2147483648)): -1
// out: ((-2147483648)).CompareTo(5): -1
// out: ((-2147483648)).Equals(5): false
// out: ((-2147483648)).GetHashCode(): -2147483648
// out: hash ((-2147483648)): -2147483648
// out: ((-2147483648)) <<< 33: 0
// out: ((-2147483648)) >>> 33: -1073741824
// out: ~~~((-2147483648)): 2147483647
// out: ((-2147483648)) &&& 0xF0: 0
// out: ((-2147483648)) ^^^ 0xFF: -2147483393
// out: Math.Max((-2147483648),3): 3
// out: ((-2147483648)).ToString('X'): "80000000"
// out: ((-2147483648)).ToString('B'): "10000000000000000000000000000000"
// out: ((-2147483648)).ToString('D5'): "-2147483648"
// out: ((-2147483648)).ToString('N1'): "-2,147,483,648.0"
// out: ((-2147483648)).ToString('E2'): "-2.15E+009"
// out: ((-2147483648)).ToString('G3'): "-2.15E+09"
// out: ((-2147483648)).ToString('P1'): "-214,748,364,800.0 %"
// out: ((-2147483648)).ToString('C'): "(¤2,147,483,648.00)"
// out: ((-2147483648)).ToString('R'): "-2147483648"
// out: ((-2147483648)).ToString('#,##0'): "-2,147,483,648"
// out: ((-2147483648)).ToString('00.0'): "-2147483648.0"
// out: ((-2147483648)).ToString('Z'): FormatException Format specifier was invalid.
// out: ((-2147483648)).ToString(''): "-2147483648"
// out: ((-2147483648)).ToString(null: string): "-2147483648"
// out: ((-2147483648)).ToString('X1000').Length: 1000
// out: ((-2147483648)).ToString('0;neg#;zero'): "neg2147483648"
// out: bigint ((-2147483648)): -2147483648
// out: Math.Pow(float ((-2147483648)),2.0): 4.611686018e+18
// out: char (abs (max ((-2147483648)) -1000)): 'Ϩ'
// out: Math.ScaleB(1.0,(-2147483648)): 0.0
// out: Convert.ToChar((-2147483648)): OverflowException Value was either too large or too small for a character.
// out: Char.IsLetter 'a': true
// out: Char.IsDigit 'a': false
// out: Char.IsNumber 'a': false
// out: Char.IsLetterOrDigit 'a': true
// out: Char.IsWhiteSpace 'a': false
// out: Char.IsUpper 'a': false
// out: Char.IsLower 'a': true
// out: Char.IsPunctuation 'a': false
// out: Char.IsSymbol 'a': false
// out: Char.IsSeparator 'a': false
// out: Char.IsControl 'a': false
// out: Char.IsAscii 'a': true
// out: Char.IsAsciiDigit 'a': false
// out: Char.IsAsciiLetter 'a': true
// out: Char.IsAsciiHexDigit 'a': true
// out: Char.GetNumericValue 'a': -1.0
// out: Char.ToUpper 'a': 'A'
// out: Char.ToLower 'a': 'a'
// out: Char.ToUpperInvariant 'a': 'A'
// out: Char.GetUnicodeCategory 'a': LowercaseLetter
// out: Char.ToString 'a': "a"
// out: Char.IsSurrogate 'a': false
// out: int 'a': 97
// out: string 'a': "a"
// out: ('a').CompareTo('b'): -1
// out: Char.IsBetween('a','a','z'): true
// out: Char.IsLetter 'Z': true
// out: Char.IsDigit 'Z': false
// out: Char.IsNumber 'Z': false
// out: Char.IsLetterOrDigit 'Z': true
// out: Char.IsWhiteSpace 'Z': false
// out: Char.IsUpper 'Z': true
// out: Char.IsLower 'Z': false
// out: Char.IsPunctuation 'Z': false
// out: Char.IsSymbol 'Z': false
// out: Char.IsSeparator 'Z': false
// out: Char.IsControl 'Z': false
// out: Char.IsAscii 'Z': true
// out: Char.IsAsciiDigit 'Z': false
// out: Char.IsAsciiLetter 'Z': true
// out: Char.IsAsciiHexDigit 'Z': false
// out: Char.GetNumericValue 'Z': -1.0
// out: Char.ToUpper 'Z': 'Z'
// out: Char.ToLower 'Z': 'z'
// out: Char.ToUpperInvariant 'Z': 'Z'
// out: Char.GetUnicodeCategory 'Z': UppercaseLetter
// out: Char.ToString 'Z': "Z"
// out: Char.IsSurrogate 'Z': false
// out: int 'Z': 90
// out: string 'Z': "Z"
// out: ('Z').CompareTo('b'): -8
// out: Char.IsBetween('Z','a','z'): false
// out: Char.IsLetter '5': false
// out: Char.IsDigit '5': true
// out: Char.IsNumber '5': true
// out: Char.IsLetterOrDigit '5': true
// out: Char.IsWhiteSpace '5': false
// out: Char.IsUpper '5': false
// out: Char.IsLower '5': false
// out: Char.IsPunctuation '5': false
// out: Char.IsSymbol '5': false
// out: Char.IsSeparator '5': false
// out: Char.IsControl '5': false
// out: Char.IsAscii '5': true
// out: Char.IsAsciiDigit '5': true
// out: Char.IsAsciiLetter '5': false
// out: Char.IsAsciiHexDigit '5': true
// out: Char.GetNumericValue '5': 5.0
// out: Char.ToUpper '5': '5'
// out: Char.ToLower '5': '5'
// out: Char.ToUpperInvariant '5': '5'
// out: Char.GetUnicodeCategory '5': DecimalDigitNumber
// out: Char.ToString '5': "5"
// out: Char.IsSurrogate '5': false
// out: int '5': 53
// out: string '5': "5"
// out: ('5').CompareTo('b'): -45
// out: Char.IsBetween('5','a','z'): false
// out: Char.IsLetter ' ': false
// out: Char.IsDigit ' ': false
// out: Char.IsNumber ' ': false
// out: Char.IsLetterOrDigit ' ': false
// out: Char.IsWhiteSpace ' ': true
// out: Char.IsUpper ' ': false
// out: Char.IsLower ' ': false
// out: Char.IsPunctuation ' ': false
// out: Char.IsSymbol ' ': false
// out: Char.IsSeparator ' ': true
// out: Char.IsControl ' ': false
// out: Char.IsAscii ' ': true
// out: Char.IsAsciiDigit ' ': false
// out: Char.IsAsciiLetter ' ': false
// out: Char.IsAsciiHexDigit ' ': false
// out: Char.GetNumericValue ' ': -1.0
// out: Char.ToUpper ' ': ' '
// out: Char.ToLower ' ': ' '
// out: Char.ToUpperInvariant ' ': ' '
// out: Char.GetUnicodeCategory ' ': SpaceSeparator
// out: Char.ToString ' ': " "
// out: Char.IsSurrogate ' ': false
// out: int ' ': 32
// out: string ' ': " "
// out: (' ').CompareTo('b'): -66
// out: Char.IsBetween(' ','a','z'): false
// out: Char.IsLetter 'é': true
// out: Char.IsDigit 'é': false
// out: Char.IsNumber 'é': false
// out: Char.IsLetterOrDigit 'é': true
// out: Char.IsWhiteSpace 'é': false
// out: Char.IsUpper 'é': false
// out: Char.IsLower 'é': true
// out: Char.IsPunctuation 'é': false
// out: Char.IsSymbol 'é': false
// out: Char.IsSeparator 'é': false
// out: Char.IsControl 'é': false
// out: Char.IsAscii 'é': false
// out: Char.IsAsciiDigit 'é': false
// out: Char.IsAsciiLetter 'é': false
// out: Char.IsAsciiHexDigit 'é': false
// out: Char.GetNumericValue 'é': -1.0
// out: Char.ToUpper 'é': 'É'
// out: Char.ToLower 'é': 'é'
// out: Char.ToUpperInvariant 'é': 'É'
// out: Char.GetUnicodeCategory 'é': LowercaseLetter
// out: Char.ToString 'é': "é"
// out: Char.IsSurrogate 'é': false
// out: int 'é': 233
// out: string 'é': "é"
// out: ('é').CompareTo('b'): 135
// out: Char.IsBetween('é','a','z'): false
// out: Char.IsLetter '٣': false
// out: Char.IsDigit '٣': true
// out: Char.IsNumber '٣': true
// out: Char.IsLetterOrDigit '٣': true
// out: Char.IsWhiteSpace '٣': false
// out: Char.IsUpper '٣': false
// out: Char.IsLower '٣': false
// out: Char.IsPunctuation '٣': false
// out: Char.IsSymbol '٣': false
// out: Char.IsSeparator '٣': false
// out: Char.IsControl '٣': false
// out: Char.IsAscii '٣': false
// out: Char.IsAsciiDigit '٣': false
// out: Char.IsAsciiLetter '٣': false
// out: Char.IsAsciiHexDigit '٣': false
// out: Char.GetNumericValue '٣': 3.0
// out: Char.ToUpper '٣': '٣'
// out: Char.ToLower '٣': '٣'
// out: Char.ToUpperInvariant '٣': '٣'
// out: Char.GetUnicodeCategory '٣': DecimalDigitNumber
// out: Char.ToString '٣': "٣"
// out: Char.IsSurrogate '٣': false
// out: int '٣': 1635
// out: string '٣': "٣"
// out: ('٣').CompareTo('b'): 1537
// out: Char.IsBetween('٣','a','z'): false
// out: Char.IsLetter '½': false
// out: Char.IsDigit '½': false
// out: Char.IsNumber '½': true
// out: Char.IsLetterOrDigit '½': false
// out: Char.IsWhiteSpace '½': false
// out: Char.IsUpper '½': false
// out: Char.IsLower '½': false
// out: Char.IsPunctuation '½': false
// out: Char.IsSymbol '½': false
// out: Char.IsSeparator '½': false
// out: Char.IsControl '½': false
// out: Char.IsAscii '½': false
// out: Char.IsAsciiDigit '½': false
// out: Char.IsAsciiLetter '½': false
// out: Char.IsAsciiHexDigit '½': false
// out: Char.GetNumericValue '½': 0.5
// out: Char.ToUpper '½': '½'
// out: Char.ToLower '½': '½'
// out: Char.ToUpperInvariant '½': '½'
// out: Char.GetUnicodeCategory '½': OtherNumber
// out: Char.ToString '½': "½"
// out: Char.IsSurrogate '½': false
// out: int '½': 189
// out: string '½': "½"
// out: ('½').CompareTo('b'): 91
// out: Char.IsBetween('½','a','z'): false
// out: Char.IsLetter '\n': false
// out: Char.IsDigit '\n': false
// out: Char.IsNumber '\n': false
// out: Char.IsLetterOrDigit '\n': false
// out: Char.IsWhiteSpace '\n': true
// out: Char.IsUpper '\n': false
// out: Char.IsLower '\n': false
// out: Char.IsPunctuation '\n': false
// out: Char.IsSymbol '\n': false
// out: Char.IsSeparator '\n': false
// out: Char.IsControl '\n': true
// out: Char.IsAscii '\n': true
// out: Char.IsAsciiDigit '\n': false
// out: Char.IsAsciiLetter '\n': false
// out: Char.IsAsciiHexDigit '\n': false
// out: Char.GetNumericValue '\n': -1.0
// out: Char.ToUpper '\n': '\010'
// out: Char.ToLower '\n': '\010'
// out: Char.ToUpperInvariant '\n': '\010'
// out: Char.GetUnicodeCategory '\n': Control
// out: Char.ToString '\n': "~"
// out: Char.IsSurrogate '\n': false
// out: int '\n': 10
// out: string '\n': "~"
// out: ('\n').CompareTo('b'): -88
// out: Char.IsBetween('\n','a','z'): false
// out: Char.IsLetter '_': false
// out: Char.IsDigit '_': false
// out: Char.IsNumber '_': false
// out: Char.IsLetterOrDigit '_': false
// out: Char.IsWhiteSpace '_': false
// out: Char.IsUpper '_': false
// out: Char.IsLower '_': false
// out: Char.IsPunctuation '_': true
// out: Char.IsSymbol '_': false
// out: Char.IsSeparator '_': false
// out: Char.IsControl '_': false
// out: Char.IsAscii '_': true
// out: Char.IsAsciiDigit '_': false
// out: Char.IsAsciiLetter '_': false
// out: Char.IsAsciiHexDigit '_': false
// out: Char.GetNumericValue '_': -1.0
// out: Char.ToUpper '_': '_'
// out: Char.ToLower '_': '_'
// out: Char.ToUpperInvariant '_': '_'
// out: Char.GetUnicodeCategory '_': ConnectorPunctuation
// out: Char.ToString '_': "_"
// out: Char.IsSurrogate '_': false
// out: int '_': 95
// out: string '_': "_"
// out: ('_').CompareTo('b'): -3
// out: Char.IsBetween('_','a','z'): false
// out: Char.IsLetter '€': false
// out: Char.IsDigit '€': false
// out: Char.IsNumber '€': false
// out: Char.IsLetterOrDigit '€': false
// out: Char.IsWhiteSpace '€': false
// out: Char.IsUpper '€': false
// out: Char.IsLower '€': false
// out: Char.IsPunctuation '€': false
// out: Char.IsSymbol '€': true
// out: Char.IsSeparator '€': false
// out: Char.IsControl '€': false
// out: Char.IsAscii '€': false
// out: Char.IsAsciiDigit '€': false
// out: Char.IsAsciiLetter '€': false
// out: Char.IsAsciiHexDigit '€': false
// out: Char.GetNumericValue '€': -1.0
// out: Char.ToUpper '€': '€'
// out: Char.ToLower '€': '€'
// out: Char.ToUpperInvariant '€': '€'
// out: Char.GetUnicodeCategory '€': CurrencySymbol
// out: Char.ToString '€': "€"
// out: Char.IsSurrogate '€': false
// out: int '€': 8364
// out: string '€': "€"
// out: ('€').CompareTo('b'): 8266
// out: Char.IsBetween('€','a','z'): false
// out: Char.IsLetter '\u2028': false
// out: Char.IsDigit '\u2028': false
// out: Char.IsNumber '\u2028': false
// out: Char.IsLetterOrDigit '\u2028': false
// out: Char.IsWhiteSpace '\u2028': true
// out: Char.IsUpper '\u2028': false
// out: Char.IsLower '\u2028': false
// out: Char.IsPunctuation '\u2028': false
// out: Char.IsSymbol '\u2028': false
// out: Char.IsSeparator '\u2028': true
// out: Char.IsControl '\u2028': false
// out: Char.IsAscii '\u2028': false
// out: Char.IsAsciiDigit '\u2028': false
// out: Char.IsAsciiLetter '\u2028': false
// out: Char.IsAsciiHexDigit '\u2028': false
// out: Char.GetNumericValue '\u2028': -1.0
// out: Char.ToUpper '\u2028': ' '
// out: Char.ToLower '\u2028': ' '
// out: Char.ToUpperInvariant '\u2028': ' '
// out: Char.GetUnicodeCategory '\u2028': LineSeparator
// out: Char.ToString '\u2028': " "
// out: Char.IsSurrogate '\u2028': false
// out: int '\u2028': 8232
// out: string '\u2028': " "
// out: ('\u2028').CompareTo('b'): 8134
// out: Char.IsBetween('\u2028','a','z'): false
// out: Char.IsLetter '一': true
// out: Char.IsDigit '一': false
// out: Char.IsNumber '一': false
// out: Char.IsLetterOrDigit '一': true
// out: Char.IsWhiteSpace '一': false
// out: Char.IsUpper '一': false
// out: Char.IsLower '一': false
// out: Char.IsPunctuation '一': false
// out: Char.IsSymbol '一': false
// out: Char.IsSeparator '一': false
// out: Char.IsControl '一': false
// out: Char.IsAscii '一': false
// out: Char.IsAsciiDigit '一': false
// out: Char.IsAsciiLetter '一': false
// out: Char.IsAsciiHexDigit '一': false
// out: Char.GetNumericValue '一': -1.0
// out: Char.ToUpper '一': '一'
// out: Char.ToLower '一': '一'
// out: Char.ToUpperInvariant '一': '一'
// out: Char.GetUnicodeCategory '一': OtherLetter
// out: Char.ToString '一': "一"
// out: Char.IsSurrogate '一': false
// out: int '一': 19968
// out: string '一': "一"
// out: ('一').CompareTo('b'): 19870
// out: Char.IsBetween('一','a','z'): false
// out: Char.IsLetter 'ǅ': true
// out: Char.IsDigit 'ǅ': false
// out: Char.IsNumber 'ǅ': false
// out: Char.IsLetterOrDigit 'ǅ': true
// out: Char.IsWhiteSpace 'ǅ': false
// out: Char.IsUpper 'ǅ': false
// out: Char.IsLower 'ǅ': false
// out: Char.IsPunctuation 'ǅ': false
// out: Char.IsSymbol 'ǅ': false
// out: Char.IsSeparator 'ǅ': false
// out: Char.IsControl 'ǅ': false
// out: Char.IsAscii 'ǅ': false
// out: Char.IsAsciiDigit 'ǅ': false
// out: Char.IsAsciiLetter 'ǅ': false
// out: Char.IsAsciiHexDigit 'ǅ': false
// out: Char.GetNumericValue 'ǅ': -1.0
// out: Char.ToUpper 'ǅ': 'Ǆ'
// out: Char.ToLower 'ǅ': 'ǆ'
// out: Char.ToUpperInvariant 'ǅ': 'Ǆ'
// out: Char.GetUnicodeCategory 'ǅ': TitlecaseLetter
// out: Char.ToString 'ǅ': "ǅ"
// out: Char.IsSurrogate 'ǅ': false
// out: int 'ǅ': 453
// out: string 'ǅ': "ǅ"
// out: ('ǅ').CompareTo('b'): 355
// out: Char.IsBetween('ǅ','a','z'): false
// out: Char.IsDigit('a5',1): true
// out: Char.IsDigit('a5',9): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'index')
// out: Char.IsDigit((null: string),0): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Char.IsLetter('a',-1): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'index')
// out: Char.ConvertFromUtf32 65: "A"
// out: Char.ConvertFromUtf32 -1: ArgumentOutOfRangeException A valid UTF32 value is between 0x000000 and 0x10ffff, inclusive, and should not include surrogate codepoint values (0x00d800 ~ 0x00dfff). (Parameter 'utf32')
// out: Char.ConvertFromUtf32 0x110000: ArgumentOutOfRangeException A valid UTF32 value is between 0x000000 and 0x10ffff, inclusive, and should not include surrogate codepoint values (0x00d800 ~ 0x00dfff). (Parameter 'utf32')
// out: Char.ConvertToUtf32('A',0): 65
// out: Convert.ToInt32('ff',16): 255
// out: Convert.ToInt32('0xff',16): 255
// out: Convert.ToInt32('-1',16): ArgumentException String cannot contain a minus sign if the base is not 10.
// out: Convert.ToInt32('80000000',16): -2147483648
// out: Convert.ToInt32('100000000',16): OverflowException Value was either too large or too small for a UInt32.
// out: Convert.ToInt32('102',2): FormatException Additional non-parsable characters are at the end of the string.
// out: Convert.ToInt32('',2): ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'Index was out of range. Must be non-negative and less than the size of the collection.')
// out: Convert.ToInt32(null,2): 0
// out: Convert.ToInt32('77',8): 63
// out: Convert.ToInt32('12',10): 12
// out: Convert.ToInt32('12',7): ArgumentException Invalid Base.
// out: Convert.ToByte('256',10): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToByte('1ff',16): OverflowException Value was either too large or too small for an unsigned byte.
// out: Convert.ToInt64('7fffffffffffffff',16): 9223372036854775807L
// out: Convert.ToInt16('ffff',16): -1s
// out: Convert.ToSByte('ff',16): -1y
// out: Convert.ToBase64String([|1uy;2uy;3uy;4uy|]): "AQIDBA=="
// out: Convert.FromBase64String 'AQIDBA==': [|1uy; 2uy; 3uy; 4uy|]
// out: Convert.FromBase64String 'AQIDBA=': FormatException The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.
// out: Convert.FromBase64String '!!': FormatException The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.
// out: Convert.FromBase64String null: ArgumentNullException Value cannot be null. (Parameter 's')
// out: Convert.FromBase64String ' AQ ID BA = = ': [|1uy; 2uy; 3uy; 4uy|]
// out: Convert.ToHexString([|1uy;255uy|]): "01FF"
// out: Convert.FromHexString '01FF': [|1uy; 255uy|]
// out: Convert.FromHexString '01F': FormatException The input is not a valid hex string as its length is not a multiple of 2.
// out: Convert.FromHexString 'zz': FormatException The input is not a valid hex string as it contains a non-hex character.
// out: Convert.ToBase64String(null: byte[]): ArgumentNullException Value cannot be null. (Parameter 'inArray')
// out: BitConverter.ToInt32([|1uy;2uy;3uy;4uy|],0): 67305985
// out: BitConverter.ToInt32([|1uy;2uy;3uy|],0): ArgumentException The array starting from the specified index is not long enough to read a value of the specified type. (Parameter 'value')
// out: BitConverter.ToInt32([|1uy;2uy;3uy;4uy|],2): ArgumentException The array starting from the specified index is not long enough to read a value of the specified type. (Parameter 'value')
// out: BitConverter.ToString([|1uy;255uy|]): "01-FF"
// out: BitConverter.GetBytes(1.5): [|0uy; 0uy; 0uy; 0uy; 0uy; 0uy; 248uy; 63uy|]
// out: BitConverter.ToDouble([|0uy;0uy;0uy;0uy;0uy;0uy;248uy;63uy|],0): 1.5
// out: Boolean.Parse 'true ': true
// out: Boolean.TryParse 'TRUE': (true, true)
// out: Math.Sqrt(-1.0): nan
// out: Math.Abs(-128y): OverflowException Negating the minimum value of a twos complement number is invalid.
// out: Math.Abs(Int64.MinValue): OverflowException Negating the minimum value of a twos complement number is invalid.
// out: Math.Abs(-5M): 5M
// out: Math.DivRem(7L,-2L): struct (-3L, 1L)
// out: Math.Floor(-2.5M): -3M
// out: Math.Round(2.345M,2): 2.34M
// out: Math.Round(2.5M): 2M
// out: Math.Round(2.5M,MidpointRounding.AwayFromZero): 3M
// out: Math.Round(1M,29): ArgumentOutOfRangeException Decimal can only round to between 0 and 28 digits of precision. (Parameter 'decimals')
// out: Math.Max(1uy,2uy): 2uy
// out: Math.Min(1L,-2L): -2L
// out: Math.Clamp(5.0,nan,2.0): 2.0
// out: Math.Clamp(nan,0.0,2.0): nan
// out: Math.FusedMultiplyAdd(2.0,3.0,4.0): 10.0
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "Convert.ToByte(0: int)" (fun () -> Convert.ToByte(0: int))
t "Convert.ToSByte(0: int)" (fun () -> Convert.ToSByte(0: int))
t "Convert.ToInt16(0: int)" (fun () -> Convert.ToInt16(0: int))
t "Convert.ToUInt16(0: int)" (fun () -> Convert.ToUInt16(0: int))
t "Convert.ToInt32(0: int)" (fun () -> Convert.ToInt32(0: int))
t "Convert.ToUInt32(0: int)" (fun () -> Convert.ToUInt32(0: int))
t "Convert.ToInt64(0: int)" (fun () -> Convert.ToInt64(0: int))
t "Convert.ToUInt64(0: int)" (fun () -> Convert.ToUInt64(0: int))
t "Convert.ToSingle(0: int)" (fun () -> Convert.ToSingle(0: int))
t "Convert.ToDouble(0: int)" (fun () -> Convert.ToDouble(0: int))
t "Convert.ToDecimal(0: int)" (fun () -> Convert.ToDecimal(0: int))
t "Convert.ToChar(0: int)" (fun () -> Convert.ToChar(0: int))
t "Convert.ToBoolean(0: int)" (fun () -> Convert.ToBoolean(0: int))
t "Convert.ToString(0: int)" (fun () -> Convert.ToString(0: int))
t "int (0: int)" (fun () -> int (0: int))
t "byte (0: int)" (fun () -> byte (0: int))
t "sbyte (0: int)" (fun () -> sbyte (0: int))
t "int16 (0: int)" (fun () -> int16 (0: int))
t "uint16 (0: int)" (fun () -> uint16 (0: int))
t "uint32 (0: int)" (fun () -> uint32 (0: int))
t "int64 (0: int)" (fun () -> int64 (0: int))
t "uint64 (0: int)" (fun () -> uint64 (0: int))
t "float (0: int)" (fun () -> float (0: int))
t "float32 (0: int)" (fun () -> float32 (0: int))
t "decimal (0: int)" (fun () -> decimal (0: int))
t "char (0: int)" (fun () -> char (0: int))
t "string (0: int)" (fun () -> string (0: int))
t "Checked.int (0: int)" (fun () -> Checked.int (0: int))
t "Checked.byte (0: int)" (fun () -> Checked.byte (0: int))
t "Checked.sbyte (0: int)" (fun () -> Checked.sbyte (0: int))
t "Checked.uint32 (0: int)" (fun () -> Checked.uint32 (0: int))
t "Checked.int64 (0: int)" (fun () -> Checked.int64 (0: int))
t "Checked.uint64 (0: int)" (fun () -> Checked.uint64 (0: int))
t "Checked.char (0: int)" (fun () -> Checked.char (0: int))
t "Checked.int16 (0: int)" (fun () -> Checked.int16 (0: int))
t "Checked.uint16 (0: int)" (fun () -> Checked.uint16 (0: int))
t "Convert.ToByte(1: int)" (fun () -> Convert.ToByte(1: int))
t "Convert.ToSByte(1: int)" (fun () -> Convert.ToSByte(1: int))
t "Convert.ToInt16(1: int)" (fun () -> Convert.ToInt16(1: int))
t "Convert.ToUInt16(1: int)" (fun () -> Convert.ToUInt16(1: int))
t "Convert.ToInt32(1: int)" (fun () -> Convert.ToInt32(1: int))
t "Convert.ToUInt32(1: int)" (fun () -> Convert.ToUInt32(1: int))
t "Convert.ToInt64(1: int)" (fun () -> Convert.ToInt64(1: int))
t "Convert.ToUInt64(1: int)" (fun () -> Convert.ToUInt64(1: int))
t "Convert.ToSingle(1: int)" (fun () -> Convert.ToSingle(1: int))
t "Convert.ToDouble(1: int)" (fun () -> Convert.ToDouble(1: int))
t "Convert.ToDecimal(1: int)" (fun () -> Convert.ToDecimal(1: int))
t "Convert.ToChar(1: int)" (fun () -> Convert.ToChar(1: int))
t "Convert.ToBoolean(1: int)" (fun () -> Convert.ToBoolean(1: int))
t "Convert.ToString(1: int)" (fun () -> Convert.ToString(1: int))
t "int (1: int)" (fun () -> int (1: int))
t "byte (1: int)" (fun () -> byte (1: int))
t "sbyte (1: int)" (fun () -> sbyte (1: int))
t "int16 (1: int)" (fun () -> int16 (1: int))
t "uint16 (1: int)" (fun () -> uint16 (1: int))
t "uint32 (1: int)" (fun () -> uint32 (1: int))
t "int64 (1: int)" (fun () -> int64 (1: int))
t "uint64 (1: int)" (fun () -> uint64 (1: int))
t "float (1: int)" (fun () -> float (1: int))
t "float32 (1: int)" (fun () -> float32 (1: int))
t "decimal (1: int)" (fun () -> decimal (1: int))
t "char (1: int)" (fun () -> char (1: int))
t "string (1: int)" (fun () -> string (1: int))
t "Checked.int (1: int)" (fun () -> Checked.int (1: int))
t "Checked.byte (1: int)" (fun () -> Checked.byte (1: int))
t "Checked.sbyte (1: int)" (fun () -> Checked.sbyte (1: int))
t "Checked.uint32 (1: int)" (fun () -> Checked.uint32 (1: int))
t "Checked.int64 (1: int)" (fun () -> Checked.int64 (1: int))
t "Checked.uint64 (1: int)" (fun () -> Checked.uint64 (1: int))
t "Checked.char (1: int)" (fun () -> Checked.char (1: int))
t "Checked.int16 (1: int)" (fun () -> Checked.int16 (1: int))
t "Checked.uint16 (1: int)" (fun () -> Checked.uint16 (1: int))
t "Convert.ToByte(-1: int)" (fun () -> Convert.ToByte(-1: int))
t "Convert.ToSByte(-1: int)" (fun () -> Convert.ToSByte(-1: int))
t "Convert.ToInt16(-1: int)" (fun () -> Convert.ToInt16(-1: int))
t "Convert.ToUInt16(-1: int)" (fun () -> Convert.ToUInt16(-1: int))
t "Convert.ToInt32(-1: int)" (fun () -> Convert.ToInt32(-1: int))
t "Convert.ToUInt32(-1: int)" (fun () -> Convert.ToUInt32(-1: int))
t "Convert.ToInt64(-1: int)" (fun () -> Convert.ToInt64(-1: int))
t "Convert.ToUInt64(-1: int)" (fun () -> Convert.ToUInt64(-1: int))
t "Convert.ToSingle(-1: int)" (fun () -> Convert.ToSingle(-1: int))
t "Convert.ToDouble(-1: int)" (fun () -> Convert.ToDouble(-1: int))
t "Convert.ToDecimal(-1: int)" (fun () -> Convert.ToDecimal(-1: int))
t "Convert.ToChar(-1: int)" (fun () -> Convert.ToChar(-1: int))
t "Convert.ToBoolean(-1: int)" (fun () -> Convert.ToBoolean(-1: int))
t "Convert.ToString(-1: int)" (fun () -> Convert.ToString(-1: int))
t "int (-1: int)" (fun () -> int (-1: int))
t "byte (-1: int)" (fun () -> byte (-1: int))
t "sbyte (-1: int)" (fun () -> sbyte (-1: int))
t "int16 (-1: int)" (fun () -> int16 (-1: int))
t "uint16 (-1: int)" (fun () -> uint16 (-1: int))
t "uint32 (-1: int)" (fun () -> uint32 (-1: int))
t "int64 (-1: int)" (fun () -> int64 (-1: int))
t "uint64 (-1: int)" (fun () -> uint64 (-1: int))
t "float (-1: int)" (fun () -> float (-1: int))
t "float32 (-1: int)" (fun () -> float32 (-1: int))
t "decimal (-1: int)" (fun () -> decimal (-1: int))
t "char (-1: int)" (fun () -> char (-1: int))
t "string (-1: int)" (fun () -> string (-1: int))
t "Checked.int (-1: int)" (fun () -> Checked.int (-1: int))
t "Checked.byte (-1: int)" (fun () -> Checked.byte (-1: int))
t "Checked.sbyte (-1: int)" (fun () -> Checked.sbyte (-1: int))
t "Checked.uint32 (-1: int)" (fun () -> Checked.uint32 (-1: int))
t "Checked.int64 (-1: int)" (fun () -> Checked.int64 (-1: int))
t "Checked.uint64 (-1: int)" (fun () -> Checked.uint64 (-1: int))
t "Checked.char (-1: int)" (fun () -> Checked.char (-1: int))
t "Checked.int16 (-1: int)" (fun () -> Checked.int16 (-1: int))
t "Checked.uint16 (-1: int)" (fun () -> Checked.uint16 (-1: int))
t "Convert.ToByte(7: int)" (fun () -> Convert.ToByte(7: int))
t "Convert.ToSByte(7: int)" (fun () -> Convert.ToSByte(7: int))
t "Convert.ToInt16(7: int)" (fun () -> Convert.ToInt16(7: int))
t "Convert.ToUInt16(7: int)" (fun () -> Convert.ToUInt16(7: int))
t "Convert.ToInt32(7: int)" (fun () -> Convert.ToInt32(7: int))
t "Convert.ToUInt32(7: int)" (fun () -> Convert.ToUInt32(7: int))
t "Convert.ToInt64(7: int)" (fun () -> Convert.ToInt64(7: int))
t "Convert.ToUInt64(7: int)" (fun () -> Convert.ToUInt64(7: int))
t "Convert.ToSingle(7: int)" (fun () -> Convert.ToSingle(7: int))
t "Convert.ToDouble(7: int)" (fun () -> Convert.ToDouble(7: int))
t "Convert.ToDecimal(7: int)" (fun () -> Convert.ToDecimal(7: int))
t "Convert.ToChar(7: int)" (fun () -> Convert.ToChar(7: int))
t "Convert.ToBoolean(7: int)" (fun () -> Convert.ToBoolean(7: int))
t "Convert.ToString(7: int)" (fun () -> Convert.ToString(7: int))
t "int (7: int)" (fun () -> int (7: int))
t "byte (7: int)" (fun () -> byte (7: int))
t "sbyte (7: int)" (fun () -> sbyte (7: int))
t "int16 (7: int)" (fun () -> int16 (7: int))
t "uint16 (7: int)" (fun () -> uint16 (7: int))
t "uint32 (7: int)" (fun () -> uint32 (7: int))
t "int64 (7: int)" (fun () -> int64 (7: int))
t "uint64 (7: int)" (fun () -> uint64 (7: int))
t "float (7: int)" (fun () -> float (7: int))
t "float32 (7: int)" (fun () -> float32 (7: int))
t "decimal (7: int)" (fun () -> decimal (7: int))
t "char (7: int)" (fun () -> char (7: int))
t "string (7: int)" (fun () -> string (7: int))
t "Checked.int (7: int)" (fun () -> Checked.int (7: int))
t "Checked.byte (7: int)" (fun () -> Checked.byte (7: int))
t "Checked.sbyte (7: int)" (fun () -> Checked.sbyte (7: int))
t "Checked.uint32 (7: int)" (fun () -> Checked.uint32 (7: int))
t "Checked.int64 (7: int)" (fun () -> Checked.int64 (7: int))
t "Checked.uint64 (7: int)" (fun () -> Checked.uint64 (7: int))
t "Checked.char (7: int)" (fun () -> Checked.char (7: int))
t "Checked.int16 (7: int)" (fun () -> Checked.int16 (7: int))
t "Checked.uint16 (7: int)" (fun () -> Checked.uint16 (7: int))
t "Convert.ToByte(-128: int)" (fun () -> Convert.ToByte(-128: int))
t "Convert.ToSByte(-128: int)" (fun () -> Convert.ToSByte(-128: int))
t "Convert.ToInt16(-128: int)" (fun () -> Convert.ToInt16(-128: int))
t "Convert.ToUInt16(-128: int)" (fun () -> Convert.ToUInt16(-128: int))
t "Convert.ToInt32(-128: int)" (fun () -> Convert.ToInt32(-128: int))
t "Convert.ToUInt32(-128: int)" (fun () -> Convert.ToUInt32(-128: int))
t "Convert.ToInt64(-128: int)" (fun () -> Convert.ToInt64(-128: int))
t "Convert.ToUInt64(-128: int)" (fun () -> Convert.ToUInt64(-128: int))
t "Convert.ToSingle(-128: int)" (fun () -> Convert.ToSingle(-128: int))
t "Convert.ToDouble(-128: int)" (fun () -> Convert.ToDouble(-128: int))
t "Convert.ToDecimal(-128: int)" (fun () -> Convert.ToDecimal(-128: int))
t "Convert.ToChar(-128: int)" (fun () -> Convert.ToChar(-128: int))
t "Convert.ToBoolean(-128: int)" (fun () -> Convert.ToBoolean(-128: int))
t "Convert.ToString(-128: int)" (fun () -> Convert.ToString(-128: int))
t "int (-128: int)" (fun () -> int (-128: int))
t "byte (-128: int)" (fun () -> byte (-128: int))
t "sbyte (-128: int)" (fun () -> sbyte (-128: int))
t "int16 (-128: int)" (fun () -> int16 (-128: int))
t "uint16 (-128: int)" (fun () -> uint16 (-128: int))
t "uint32 (-128: int)" (fun () -> uint32 (-128: int))
t "int64 (-128: int)" (fun () -> int64 (-128: int))
t "uint64 (-128: int)" (fun () -> uint64 (-128: int))
t "float (-128: int)" (fun () -> float (-128: int))
t "float32 (-128: int)" (fun () -> float32 (-128: int))
t "decimal (-128: int)" (fun () -> decimal (-128: int))
t "char (-128: int)" (fun () -> char (-128: int))
t "string (-128: int)" (fun () -> string (-128: int))
t "Checked.int (-128: int)" (fun () -> Checked.int (-128: int))
t "Checked.byte (-128: int)" (fun () -> Checked.byte (-128: int))
t "Checked.sbyte (-128: int)" (fun () -> Checked.sbyte (-128: int))
t "Checked.uint32 (-128: int)" (fun () -> Checked.uint32 (-128: int))
t "Checked.int64 (-128: int)" (fun () -> Checked.int64 (-128: int))
t "Checked.uint64 (-128: int)" (fun () -> Checked.uint64 (-128: int))
t "Checked.char (-128: int)" (fun () -> Checked.char (-128: int))
t "Checked.int16 (-128: int)" (fun () -> Checked.int16 (-128: int))
t "Checked.uint16 (-128: int)" (fun () -> Checked.uint16 (-128: int))
t "Convert.ToByte(2147483647: int)" (fun () -> Convert.ToByte(2147483647: int))
t "Convert.ToSByte(2147483647: int)" (fun () -> Convert.ToSByte(2147483647: int))
t "Convert.ToInt16(2147483647: int)" (fun () -> Convert.ToInt16(2147483647: int))
t "Convert.ToUInt16(2147483647: int)" (fun () -> Convert.ToUInt16(2147483647: int))
t "Convert.ToInt32(2147483647: int)" (fun () -> Convert.ToInt32(2147483647: int))
t "Convert.ToUInt32(2147483647: int)" (fun () -> Convert.ToUInt32(2147483647: int))
t "Convert.ToInt64(2147483647: int)" (fun () -> Convert.ToInt64(2147483647: int))
t "Convert.ToUInt64(2147483647: int)" (fun () -> Convert.ToUInt64(2147483647: int))
t "Convert.ToSingle(2147483647: int)" (fun () -> Convert.ToSingle(2147483647: int))
t "Convert.ToDouble(2147483647: int)" (fun () -> Convert.ToDouble(2147483647: int))
t "Convert.ToDecimal(2147483647: int)" (fun () -> Convert.ToDecimal(2147483647: int))
t "Convert.ToChar(2147483647: int)" (fun () -> Convert.ToChar(2147483647: int))
t "Convert.ToBoolean(2147483647: int)" (fun () -> Convert.ToBoolean(2147483647: int))
t "Convert.ToString(2147483647: int)" (fun () -> Convert.ToString(2147483647: int))
t "int (2147483647: int)" (fun () -> int (2147483647: int))
t "byte (2147483647: int)" (fun () -> byte (2147483647: int))
t "sbyte (2147483647: int)" (fun () -> sbyte (2147483647: int))
t "int16 (2147483647: int)" (fun () -> int16 (2147483647: int))
t "uint16 (2147483647: int)" (fun () -> uint16 (2147483647: int))
t "uint32 (2147483647: int)" (fun () -> uint32 (2147483647: int))
t "int64 (2147483647: int)" (fun () -> int64 (2147483647: int))
t "uint64 (2147483647: int)" (fun () -> uint64 (2147483647: int))
t "float (2147483647: int)" (fun () -> float (2147483647: int))
t "float32 (2147483647: int)" (fun () -> float32 (2147483647: int))
t "decimal (2147483647: int)" (fun () -> decimal (2147483647: int))
t "char (2147483647: int)" (fun () -> char (2147483647: int))
t "string (2147483647: int)" (fun () -> string (2147483647: int))
t "Checked.int (2147483647: int)" (fun () -> Checked.int (2147483647: int))
t "Checked.byte (2147483647: int)" (fun () -> Checked.byte (2147483647: int))
t "Checked.sbyte (2147483647: int)" (fun () -> Checked.sbyte (2147483647: int))
t "Checked.uint32 (2147483647: int)" (fun () -> Checked.uint32 (2147483647: int))
t "Checked.int64 (2147483647: int)" (fun () -> Checked.int64 (2147483647: int))
t "Checked.uint64 (2147483647: int)" (fun () -> Checked.uint64 (2147483647: int))
t "Checked.char (2147483647: int)" (fun () -> Checked.char (2147483647: int))
t "Checked.int16 (2147483647: int)" (fun () -> Checked.int16 (2147483647: int))
t "Checked.uint16 (2147483647: int)" (fun () -> Checked.uint16 (2147483647: int))
t "Convert.ToByte(-2147483648: int)" (fun () -> Convert.ToByte(-2147483648: int))
t "Convert.ToSByte(-2147483648: int)" (fun () -> Convert.ToSByte(-2147483648: int))
t "Convert.ToInt16(-2147483648: int)" (fun () -> Convert.ToInt16(-2147483648: int))
t "Convert.ToUInt16(-2147483648: int)" (fun () -> Convert.ToUInt16(-2147483648: int))
t "Convert.ToInt32(-2147483648: int)" (fun () -> Convert.ToInt32(-2147483648: int))
t "Convert.ToUInt32(-2147483648: int)" (fun () -> Convert.ToUInt32(-2147483648: int))
t "Convert.ToInt64(-2147483648: int)" (fun () -> Convert.ToInt64(-2147483648: int))
t "Convert.ToUInt64(-2147483648: int)" (fun () -> Convert.ToUInt64(-2147483648: int))
t "Convert.ToSingle(-2147483648: int)" (fun () -> Convert.ToSingle(-2147483648: int))
t "Convert.ToDouble(-2147483648: int)" (fun () -> Convert.ToDouble(-2147483648: int))
t "Convert.ToDecimal(-2147483648: int)" (fun () -> Convert.ToDecimal(-2147483648: int))
t "Convert.ToChar(-2147483648: int)" (fun () -> Convert.ToChar(-2147483648: int))
t "Convert.ToBoolean(-2147483648: int)" (fun () -> Convert.ToBoolean(-2147483648: int))
t "Convert.ToString(-2147483648: int)" (fun () -> Convert.ToString(-2147483648: int))
t "int (-2147483648: int)" (fun () -> int (-2147483648: int))
t "byte (-2147483648: int)" (fun () -> byte (-2147483648: int))
t "sbyte (-2147483648: int)" (fun () -> sbyte (-2147483648: int))
t "int16 (-2147483648: int)" (fun () -> int16 (-2147483648: int))
t "uint16 (-2147483648: int)" (fun () -> uint16 (-2147483648: int))
t "uint32 (-2147483648: int)" (fun () -> uint32 (-2147483648: int))
t "int64 (-2147483648: int)" (fun () -> int64 (-2147483648: int))
t "uint64 (-2147483648: int)" (fun () -> uint64 (-2147483648: int))
t "float (-2147483648: int)" (fun () -> float (-2147483648: int))
t "float32 (-2147483648: int)" (fun () -> float32 (-2147483648: int))
t "decimal (-2147483648: int)" (fun () -> decimal (-2147483648: int))
t "char (-2147483648: int)" (fun () -> char (-2147483648: int))
t "string (-2147483648: int)" (fun () -> string (-2147483648: int))
t "Checked.int (-2147483648: int)" (fun () -> Checked.int (-2147483648: int))
t "Checked.byte (-2147483648: int)" (fun () -> Checked.byte (-2147483648: int))
t "Checked.sbyte (-2147483648: int)" (fun () -> Checked.sbyte (-2147483648: int))
t "Checked.uint32 (-2147483648: int)" (fun () -> Checked.uint32 (-2147483648: int))
t "Checked.int64 (-2147483648: int)" (fun () -> Checked.int64 (-2147483648: int))
t "Checked.uint64 (-2147483648: int)" (fun () -> Checked.uint64 (-2147483648: int))
t "Checked.char (-2147483648: int)" (fun () -> Checked.char (-2147483648: int))
t "Checked.int16 (-2147483648: int)" (fun () -> Checked.int16 (-2147483648: int))
t "Checked.uint16 (-2147483648: int)" (fun () -> Checked.uint16 (-2147483648: int))
t "Convert.ToByte(0L: int64)" (fun () -> Convert.ToByte(0L: int64))
t "Convert.ToSByte(0L: int64)" (fun () -> Convert.ToSByte(0L: int64))
t "Convert.ToInt16(0L: int64)" (fun () -> Convert.ToInt16(0L: int64))
t "Convert.ToUInt16(0L: int64)" (fun () -> Convert.ToUInt16(0L: int64))
t "Convert.ToInt32(0L: int64)" (fun () -> Convert.ToInt32(0L: int64))
t "Convert.ToUInt32(0L: int64)" (fun () -> Convert.ToUInt32(0L: int64))
t "Convert.ToInt64(0L: int64)" (fun () -> Convert.ToInt64(0L: int64))
t "Convert.ToUInt64(0L: int64)" (fun () -> Convert.ToUInt64(0L: int64))
t "Convert.ToSingle(0L: int64)" (fun () -> Convert.ToSingle(0L: int64))
t "Convert.ToDouble(0L: int64)" (fun () -> Convert.ToDouble(0L: int64))
t "Convert.ToDecimal(0L: int64)" (fun () -> Convert.ToDecimal(0L: int64))
t "Convert.ToChar(0L: int64)" (fun () -> Convert.ToChar(0L: int64))
t "Convert.ToBoolean(0L: int64)" (fun () -> Convert.ToBoolean(0L: int64))
t "Convert.ToString(0L: int64)" (fun () -> Convert.ToString(0L: int64))
t "int (0L: int64)" (fun () -> int (0L: int64))
t "byte (0L: int64)" (fun () -> byte (0L: int64))
t "sbyte (0L: int64)" (fun () -> sbyte (0L: int64))
t "int16 (0L: int64)" (fun () -> int16 (0L: int64))
t "uint16 (0L: int64)" (fun () -> uint16 (0L: int64))
t "uint32 (0L: int64)" (fun () -> uint32 (0L: int64))
t "int64 (0L: int64)" (fun () -> int64 (0L: int64))
t "uint64 (0L: int64)" (fun () -> uint64 (0L: int64))
t "float (0L: int64)" (fun () -> float (0L: int64))
t "float32 (0L: int64)" (fun () -> float32 (0L: int64))
t "decimal (0L: int64)" (fun () -> decimal (0L: int64))
t "char (0L: int64)" (fun () -> char (0L: int64))
t "string (0L: int64)" (fun () -> string (0L: int64))
t "Checked.int (0L: int64)" (fun () -> Checked.int (0L: int64))
t "Checked.byte (0L: int64)" (fun () -> Checked.byte (0L: int64))
t "Checked.sbyte (0L: int64)" (fun () -> Checked.sbyte (0L: int64))
t "Checked.uint32 (0L: int64)" (fun () -> Checked.uint32 (0L: int64))
t "Checked.int64 (0L: int64)" (fun () -> Checked.int64 (0L: int64))
t "Checked.uint64 (0L: int64)" (fun () -> Checked.uint64 (0L: int64))
t "Checked.char (0L: int64)" (fun () -> Checked.char (0L: int64))
t "Checked.int16 (0L: int64)" (fun () -> Checked.int16 (0L: int64))
t "Checked.uint16 (0L: int64)" (fun () -> Checked.uint16 (0L: int64))
t "Convert.ToByte(-1L: int64)" (fun () -> Convert.ToByte(-1L: int64))
t "Convert.ToSByte(-1L: int64)" (fun () -> Convert.ToSByte(-1L: int64))
t "Convert.ToInt16(-1L: int64)" (fun () -> Convert.ToInt16(-1L: int64))
t "Convert.ToUInt16(-1L: int64)" (fun () -> Convert.ToUInt16(-1L: int64))
t "Convert.ToInt32(-1L: int64)" (fun () -> Convert.ToInt32(-1L: int64))
t "Convert.ToUInt32(-1L: int64)" (fun () -> Convert.ToUInt32(-1L: int64))
t "Convert.ToInt64(-1L: int64)" (fun () -> Convert.ToInt64(-1L: int64))
t "Convert.ToUInt64(-1L: int64)" (fun () -> Convert.ToUInt64(-1L: int64))
t "Convert.ToSingle(-1L: int64)" (fun () -> Convert.ToSingle(-1L: int64))
t "Convert.ToDouble(-1L: int64)" (fun () -> Convert.ToDouble(-1L: int64))
t "Convert.ToDecimal(-1L: int64)" (fun () -> Convert.ToDecimal(-1L: int64))
t "Convert.ToChar(-1L: int64)" (fun () -> Convert.ToChar(-1L: int64))
t "Convert.ToBoolean(-1L: int64)" (fun () -> Convert.ToBoolean(-1L: int64))
t "Convert.ToString(-1L: int64)" (fun () -> Convert.ToString(-1L: int64))
t "int (-1L: int64)" (fun () -> int (-1L: int64))
t "byte (-1L: int64)" (fun () -> byte (-1L: int64))
t "sbyte (-1L: int64)" (fun () -> sbyte (-1L: int64))
t "int16 (-1L: int64)" (fun () -> int16 (-1L: int64))
t "uint16 (-1L: int64)" (fun () -> uint16 (-1L: int64))
t "uint32 (-1L: int64)" (fun () -> uint32 (-1L: int64))
t "int64 (-1L: int64)" (fun () -> int64 (-1L: int64))
t "uint64 (-1L: int64)" (fun () -> uint64 (-1L: int64))
t "float (-1L: int64)" (fun () -> float (-1L: int64))
t "float32 (-1L: int64)" (fun () -> float32 (-1L: int64))
t "decimal (-1L: int64)" (fun () -> decimal (-1L: int64))
t "char (-1L: int64)" (fun () -> char (-1L: int64))
t "string (-1L: int64)" (fun () -> string (-1L: int64))
t "Checked.int (-1L: int64)" (fun () -> Checked.int (-1L: int64))
t "Checked.byte (-1L: int64)" (fun () -> Checked.byte (-1L: int64))
t "Checked.sbyte (-1L: int64)" (fun () -> Checked.sbyte (-1L: int64))
t "Checked.uint32 (-1L: int64)" (fun () -> Checked.uint32 (-1L: int64))
t "Checked.int64 (-1L: int64)" (fun () -> Checked.int64 (-1L: int64))
t "Checked.uint64 (-1L: int64)" (fun () -> Checked.uint64 (-1L: int64))
t "Checked.char (-1L: int64)" (fun () -> Checked.char (-1L: int64))
t "Checked.int16 (-1L: int64)" (fun () -> Checked.int16 (-1L: int64))
t "Checked.uint16 (-1L: int64)" (fun () -> Checked.uint16 (-1L: int64))
t "Convert.ToByte(255L: int64)" (fun () -> Convert.ToByte(255L: int64))
t "Convert.ToSByte(255L: int64)" (fun () -> Convert.ToSByte(255L: int64))
t "Convert.ToInt16(255L: int64)" (fun () -> Convert.ToInt16(255L: int64))
t "Convert.ToUInt16(255L: int64)" (fun () -> Convert.ToUInt16(255L: int64))
t "Convert.ToInt32(255L: int64)" (fun () -> Convert.ToInt32(255L: int64))
t "Convert.ToUInt32(255L: int64)" (fun () -> Convert.ToUInt32(255L: int64))
t "Convert.ToInt64(255L: int64)" (fun () -> Convert.ToInt64(255L: int64))
t "Convert.ToUInt64(255L: int64)" (fun () -> Convert.ToUInt64(255L: int64))
t "Convert.ToSingle(255L: int64)" (fun () -> Convert.ToSingle(255L: int64))
t "Convert.ToDouble(255L: int64)" (fun () -> Convert.ToDouble(255L: int64))
t "Convert.ToDecimal(255L: int64)" (fun () -> Convert.ToDecimal(255L: int64))
t "Convert.ToChar(255L: int64)" (fun () -> Convert.ToChar(255L: int64))
t "Convert.ToBoolean(255L: int64)" (fun () -> Convert.ToBoolean(255L: int64))
t "Convert.ToString(255L: int64)" (fun () -> Convert.ToString(255L: int64))
t "int (255L: int64)" (fun () -> int (255L: int64))
t "byte (255L: int64)" (fun () -> byte (255L: int64))
t "sbyte (255L: int64)" (fun () -> sbyte (255L: int64))
t "int16 (255L: int64)" (fun () -> int16 (255L: int64))
t "uint16 (255L: int64)" (fun () -> uint16 (255L: int64))
t "uint32 (255L: int64)" (fun () -> uint32 (255L: int64))
t "int64 (255L: int64)" (fun () -> int64 (255L: int64))
t "uint64 (255L: int64)" (fun () -> uint64 (255L: int64))
t "float (255L: int64)" (fun () -> float (255L: int64))
t "float32 (255L: int64)" (fun () -> float32 (255L: int64))
t "decimal (255L: int64)" (fun () -> decimal (255L: int64))
t "char (255L: int64)" (fun () -> char (255L: int64))
t "string (255L: int64)" (fun () -> string (255L: int64))
t "Checked.int (255L: int64)" (fun () -> Checked.int (255L: int64))
t "Checked.byte (255L: int64)" (fun () -> Checked.byte (255L: int64))
t "Checked.sbyte (255L: int64)" (fun () -> Checked.sbyte (255L: int64))
t "Checked.uint32 (255L: int64)" (fun () -> Checked.uint32 (255L: int64))
t "Checked.int64 (255L: int64)" (fun () -> Checked.int64 (255L: int64))
t "Checked.uint64 (255L: int64)" (fun () -> Checked.uint64 (255L: int64))
t "Checked.char (255L: int64)" (fun () -> Checked.char (255L: int64))
t "Checked.int16 (255L: int64)" (fun () -> Checked.int16 (255L: int64))
t "Checked.uint16 (255L: int64)" (fun () -> Checked.uint16 (255L: int64))
t "Convert.ToByte(9223372036854775807L: int64)" (fun () -> Convert.ToByte(9223372036854775807L: int64))
t "Convert.ToSByte(9223372036854775807L: int64)" (fun () -> Convert.ToSByte(9223372036854775807L: int64))
t "Convert.ToInt16(9223372036854775807L: int64)" (fun () -> Convert.ToInt16(9223372036854775807L: int64))
t "Convert.ToUInt16(9223372036854775807L: int64)" (fun () -> Convert.ToUInt16(9223372036854775807L: int64))
t "Convert.ToInt32(9223372036854775807L: int64)" (fun () -> Convert.ToInt32(9223372036854775807L: int64))
t "Convert.ToUInt32(9223372036854775807L: int64)" (fun () -> Convert.ToUInt32(9223372036854775807L: int64))
t "Convert.ToInt64(9223372036854775807L: int64)" (fun () -> Convert.ToInt64(9223372036854775807L: int64))
t "Convert.ToUInt64(9223372036854775807L: int64)" (fun () -> Convert.ToUInt64(9223372036854775807L: int64))
t "Convert.ToSingle(9223372036854775807L: int64)" (fun () -> Convert.ToSingle(9223372036854775807L: int64))
t "Convert.ToDouble(9223372036854775807L: int64)" (fun () -> Convert.ToDouble(9223372036854775807L: int64))
t "Convert.ToDecimal(9223372036854775807L: int64)" (fun () -> Convert.ToDecimal(9223372036854775807L: int64))
t "Convert.ToChar(9223372036854775807L: int64)" (fun () -> Convert.ToChar(9223372036854775807L: int64))
t "Convert.ToBoolean(9223372036854775807L: int64)" (fun () -> Convert.ToBoolean(9223372036854775807L: int64))
t "Convert.ToString(9223372036854775807L: int64)" (fun () -> Convert.ToString(9223372036854775807L: int64))
t "int (9223372036854775807L: int64)" (fun () -> int (9223372036854775807L: int64))
t "byte (9223372036854775807L: int64)" (fun () -> byte (9223372036854775807L: int64))
t "sbyte (9223372036854775807L: int64)" (fun () -> sbyte (9223372036854775807L: int64))
t "int16 (9223372036854775807L: int64)" (fun () -> int16 (9223372036854775807L: int64))
t "uint16 (9223372036854775807L: int64)" (fun () -> uint16 (9223372036854775807L: int64))
t "uint32 (9223372036854775807L: int64)" (fun () -> uint32 (9223372036854775807L: int64))
t "int64 (9223372036854775807L: int64)" (fun () -> int64 (9223372036854775807L: int64))
t "uint64 (9223372036854775807L: int64)" (fun () -> uint64 (9223372036854775807L: int64))
t "float (9223372036854775807L: int64)" (fun () -> float (9223372036854775807L: int64))
t "float32 (9223372036854775807L: int64)" (fun () -> float32 (9223372036854775807L: int64))
t "decimal (9223372036854775807L: int64)" (fun () -> decimal (9223372036854775807L: int64))
t "char (9223372036854775807L: int64)" (fun () -> char (9223372036854775807L: int64))
t "string (9223372036854775807L: int64)" (fun () -> string (9223372036854775807L: int64))
t "Checked.int (9223372036854775807L: int64)" (fun () -> Checked.int (9223372036854775807L: int64))
t "Checked.byte (9223372036854775807L: int64)" (fun () -> Checked.byte (9223372036854775807L: int64))
t "Checked.sbyte (9223372036854775807L: int64)" (fun () -> Checked.sbyte (9223372036854775807L: int64))
t "Checked.uint32 (9223372036854775807L: int64)" (fun () -> Checked.uint32 (9223372036854775807L: int64))
t "Checked.int64 (9223372036854775807L: int64)" (fun () -> Checked.int64 (9223372036854775807L: int64))
t "Checked.uint64 (9223372036854775807L: int64)" (fun () -> Checked.uint64 (9223372036854775807L: int64))
t "Checked.char (9223372036854775807L: int64)" (fun () -> Checked.char (9223372036854775807L: int64))
t "Checked.int16 (9223372036854775807L: int64)" (fun () -> Checked.int16 (9223372036854775807L: int64))
t "Checked.uint16 (9223372036854775807L: int64)" (fun () -> Checked.uint16 (9223372036854775807L: int64))
t "Convert.ToByte(-9223372036854775808L: int64)" (fun () -> Convert.ToByte(-9223372036854775808L: int64))
t "Convert.ToSByte(-9223372036854775808L: int64)" (fun () -> Convert.ToSByte(-9223372036854775808L: int64))
t "Convert.ToInt16(-9223372036854775808L: int64)" (fun () -> Convert.ToInt16(-9223372036854775808L: int64))
t "Convert.ToUInt16(-9223372036854775808L: int64)" (fun () -> Convert.ToUInt16(-9223372036854775808L: int64))
t "Convert.ToInt32(-9223372036854775808L: int64)" (fun () -> Convert.ToInt32(-9223372036854775808L: int64))
t "Convert.ToUInt32(-9223372036854775808L: int64)" (fun () -> Convert.ToUInt32(-9223372036854775808L: int64))
t "Convert.ToInt64(-9223372036854775808L: int64)" (fun () -> Convert.ToInt64(-9223372036854775808L: int64))
t "Convert.ToUInt64(-9223372036854775808L: int64)" (fun () -> Convert.ToUInt64(-9223372036854775808L: int64))
t "Convert.ToSingle(-9223372036854775808L: int64)" (fun () -> Convert.ToSingle(-9223372036854775808L: int64))
t "Convert.ToDouble(-9223372036854775808L: int64)" (fun () -> Convert.ToDouble(-9223372036854775808L: int64))
t "Convert.ToDecimal(-9223372036854775808L: int64)" (fun () -> Convert.ToDecimal(-9223372036854775808L: int64))
t "Convert.ToChar(-9223372036854775808L: int64)" (fun () -> Convert.ToChar(-9223372036854775808L: int64))
t "Convert.ToBoolean(-9223372036854775808L: int64)" (fun () -> Convert.ToBoolean(-9223372036854775808L: int64))
t "Convert.ToString(-9223372036854775808L: int64)" (fun () -> Convert.ToString(-9223372036854775808L: int64))
t "int (-9223372036854775808L: int64)" (fun () -> int (-9223372036854775808L: int64))
t "byte (-9223372036854775808L: int64)" (fun () -> byte (-9223372036854775808L: int64))
t "sbyte (-9223372036854775808L: int64)" (fun () -> sbyte (-9223372036854775808L: int64))
t "int16 (-9223372036854775808L: int64)" (fun () -> int16 (-9223372036854775808L: int64))
t "uint16 (-9223372036854775808L: int64)" (fun () -> uint16 (-9223372036854775808L: int64))
t "uint32 (-9223372036854775808L: int64)" (fun () -> uint32 (-9223372036854775808L: int64))
t "int64 (-9223372036854775808L: int64)" (fun () -> int64 (-9223372036854775808L: int64))
t "uint64 (-9223372036854775808L: int64)" (fun () -> uint64 (-9223372036854775808L: int64))
t "float (-9223372036854775808L: int64)" (fun () -> float (-9223372036854775808L: int64))
t "float32 (-9223372036854775808L: int64)" (fun () -> float32 (-9223372036854775808L: int64))
t "decimal (-9223372036854775808L: int64)" (fun () -> decimal (-9223372036854775808L: int64))
t "char (-9223372036854775808L: int64)" (fun () -> char (-9223372036854775808L: int64))
t "string (-9223372036854775808L: int64)" (fun () -> string (-9223372036854775808L: int64))
t "Checked.int (-9223372036854775808L: int64)" (fun () -> Checked.int (-9223372036854775808L: int64))
t "Checked.byte (-9223372036854775808L: int64)" (fun () -> Checked.byte (-9223372036854775808L: int64))
t "Checked.sbyte (-9223372036854775808L: int64)" (fun () -> Checked.sbyte (-9223372036854775808L: int64))
t "Checked.uint32 (-9223372036854775808L: int64)" (fun () -> Checked.uint32 (-9223372036854775808L: int64))
t "Checked.int64 (-9223372036854775808L: int64)" (fun () -> Checked.int64 (-9223372036854775808L: int64))
t "Checked.uint64 (-9223372036854775808L: int64)" (fun () -> Checked.uint64 (-9223372036854775808L: int64))
t "Checked.char (-9223372036854775808L: int64)" (fun () -> Checked.char (-9223372036854775808L: int64))
t "Checked.int16 (-9223372036854775808L: int64)" (fun () -> Checked.int16 (-9223372036854775808L: int64))
t "Checked.uint16 (-9223372036854775808L: int64)" (fun () -> Checked.uint16 (-9223372036854775808L: int64))
t "Convert.ToByte(0uy: byte)" (fun () -> Convert.ToByte(0uy: byte))
t "Convert.ToSByte(0uy: byte)" (fun () -> Convert.ToSByte(0uy: byte))
t "Convert.ToInt16(0uy: byte)" (fun () -> Convert.ToInt16(0uy: byte))
t "Convert.ToUInt16(0uy: byte)" (fun () -> Convert.ToUInt16(0uy: byte))
t "Convert.ToInt32(0uy: byte)" (fun () -> Convert.ToInt32(0uy: byte))
t "Convert.ToUInt32(0uy: byte)" (fun () -> Convert.ToUInt32(0uy: byte))
t "Convert.ToInt64(0uy: byte)" (fun () -> Convert.ToInt64(0uy: byte))
t "Convert.ToUInt64(0uy: byte)" (fun () -> Convert.ToUInt64(0uy: byte))
t "Convert.ToSingle(0uy: byte)" (fun () -> Convert.ToSingle(0uy: byte))
t "Convert.ToDouble(0uy: byte)" (fun () -> Convert.ToDouble(0uy: byte))
t "Convert.ToDecimal(0uy: byte)" (fun () -> Convert.ToDecimal(0uy: byte))
t "Convert.ToChar(0uy: byte)" (fun () -> Convert.ToChar(0uy: byte))
t "Convert.ToBoolean(0uy: byte)" (fun () -> Convert.ToBoolean(0uy: byte))
t "Convert.ToString(0uy: byte)" (fun () -> Convert.ToString(0uy: byte))
t "int (0uy: byte)" (fun () -> int (0uy: byte))
t "byte (0uy: byte)" (fun () -> byte (0uy: byte))
t "sbyte (0uy: byte)" (fun () -> sbyte (0uy: byte))
t "int16 (0uy: byte)" (fun () -> int16 (0uy: byte))
t "uint16 (0uy: byte)" (fun () -> uint16 (0uy: byte))
t "uint32 (0uy: byte)" (fun () -> uint32 (0uy: byte))
t "int64 (0uy: byte)" (fun () -> int64 (0uy: byte))
t "uint64 (0uy: byte)" (fun () -> uint64 (0uy: byte))
t "float (0uy: byte)" (fun () -> float (0uy: byte))
t "float32 (0uy: byte)" (fun () -> float32 (0uy: byte))
t "decimal (0uy: byte)" (fun () -> decimal (0uy: byte))
t "char (0uy: byte)" (fun () -> char (0uy: byte))
t "string (0uy: byte)" (fun () -> string (0uy: byte))
t "Checked.int (0uy: byte)" (fun () -> Checked.int (0uy: byte))
t "Checked.byte (0uy: byte)" (fun () -> Checked.byte (0uy: byte))
t "Checked.sbyte (0uy: byte)" (fun () -> Checked.sbyte (0uy: byte))
t "Checked.uint32 (0uy: byte)" (fun () -> Checked.uint32 (0uy: byte))
t "Checked.int64 (0uy: byte)" (fun () -> Checked.int64 (0uy: byte))
t "Checked.uint64 (0uy: byte)" (fun () -> Checked.uint64 (0uy: byte))
t "Checked.char (0uy: byte)" (fun () -> Checked.char (0uy: byte))
t "Checked.int16 (0uy: byte)" (fun () -> Checked.int16 (0uy: byte))
t "Checked.uint16 (0uy: byte)" (fun () -> Checked.uint16 (0uy: byte))
t "Convert.ToByte(200uy: byte)" (fun () -> Convert.ToByte(200uy: byte))
t "Convert.ToSByte(200uy: byte)" (fun () -> Convert.ToSByte(200uy: byte))
t "Convert.ToInt16(200uy: byte)" (fun () -> Convert.ToInt16(200uy: byte))
t "Convert.ToUInt16(200uy: byte)" (fun () -> Convert.ToUInt16(200uy: byte))
t "Convert.ToInt32(200uy: byte)" (fun () -> Convert.ToInt32(200uy: byte))
t "Convert.ToUInt32(200uy: byte)" (fun () -> Convert.ToUInt32(200uy: byte))
t "Convert.ToInt64(200uy: byte)" (fun () -> Convert.ToInt64(200uy: byte))
t "Convert.ToUInt64(200uy: byte)" (fun () -> Convert.ToUInt64(200uy: byte))
t "Convert.ToSingle(200uy: byte)" (fun () -> Convert.ToSingle(200uy: byte))
t "Convert.ToDouble(200uy: byte)" (fun () -> Convert.ToDouble(200uy: byte))
t "Convert.ToDecimal(200uy: byte)" (fun () -> Convert.ToDecimal(200uy: byte))
t "Convert.ToChar(200uy: byte)" (fun () -> Convert.ToChar(200uy: byte))
t "Convert.ToBoolean(200uy: byte)" (fun () -> Convert.ToBoolean(200uy: byte))
t "Convert.ToString(200uy: byte)" (fun () -> Convert.ToString(200uy: byte))
t "int (200uy: byte)" (fun () -> int (200uy: byte))
t "byte (200uy: byte)" (fun () -> byte (200uy: byte))
t "sbyte (200uy: byte)" (fun () -> sbyte (200uy: byte))
t "int16 (200uy: byte)" (fun () -> int16 (200uy: byte))
t "uint16 (200uy: byte)" (fun () -> uint16 (200uy: byte))
t "uint32 (200uy: byte)" (fun () -> uint32 (200uy: byte))
t "int64 (200uy: byte)" (fun () -> int64 (200uy: byte))
t "uint64 (200uy: byte)" (fun () -> uint64 (200uy: byte))
t "float (200uy: byte)" (fun () -> float (200uy: byte))
t "float32 (200uy: byte)" (fun () -> float32 (200uy: byte))
t "decimal (200uy: byte)" (fun () -> decimal (200uy: byte))
t "char (200uy: byte)" (fun () -> char (200uy: byte))
t "string (200uy: byte)" (fun () -> string (200uy: byte))
t "Checked.int (200uy: byte)" (fun () -> Checked.int (200uy: byte))
t "Checked.byte (200uy: byte)" (fun () -> Checked.byte (200uy: byte))
t "Checked.sbyte (200uy: byte)" (fun () -> Checked.sbyte (200uy: byte))
t "Checked.uint32 (200uy: byte)" (fun () -> Checked.uint32 (200uy: byte))
t "Checked.int64 (200uy: byte)" (fun () -> Checked.int64 (200uy: byte))
t "Checked.uint64 (200uy: byte)" (fun () -> Checked.uint64 (200uy: byte))
t "Checked.char (200uy: byte)" (fun () -> Checked.char (200uy: byte))
t "Checked.int16 (200uy: byte)" (fun () -> Checked.int16 (200uy: byte))
t "Checked.uint16 (200uy: byte)" (fun () -> Checked.uint16 (200uy: byte))
t "Convert.ToByte(255uy: byte)" (fun () -> Convert.ToByte(255uy: byte))
t "Convert.ToSByte(255uy: byte)" (fun () -> Convert.ToSByte(255uy: byte))
t "Convert.ToInt16(255uy: byte)" (fun () -> Convert.ToInt16(255uy: byte))
t "Convert.ToUInt16(255uy: byte)" (fun () -> Convert.ToUInt16(255uy: byte))
t "Convert.ToInt32(255uy: byte)" (fun () -> Convert.ToInt32(255uy: byte))
t "Convert.ToUInt32(255uy: byte)" (fun () -> Convert.ToUInt32(255uy: byte))
t "Convert.ToInt64(255uy: byte)" (fun () -> Convert.ToInt64(255uy: byte))
t "Convert.ToUInt64(255uy: byte)" (fun () -> Convert.ToUInt64(255uy: byte))
t "Convert.ToSingle(255uy: byte)" (fun () -> Convert.ToSingle(255uy: byte))
t "Convert.ToDouble(255uy: byte)" (fun () -> Convert.ToDouble(255uy: byte))
t "Convert.ToDecimal(255uy: byte)" (fun () -> Convert.ToDecimal(255uy: byte))
t "Convert.ToChar(255uy: byte)" (fun () -> Convert.ToChar(255uy: byte))
t "Convert.ToBoolean(255uy: byte)" (fun () -> Convert.ToBoolean(255uy: byte))
t "Convert.ToString(255uy: byte)" (fun () -> Convert.ToString(255uy: byte))
t "int (255uy: byte)" (fun () -> int (255uy: byte))
t "byte (255uy: byte)" (fun () -> byte (255uy: byte))
t "sbyte (255uy: byte)" (fun () -> sbyte (255uy: byte))
t "int16 (255uy: byte)" (fun () -> int16 (255uy: byte))
t "uint16 (255uy: byte)" (fun () -> uint16 (255uy: byte))
t "uint32 (255uy: byte)" (fun () -> uint32 (255uy: byte))
t "int64 (255uy: byte)" (fun () -> int64 (255uy: byte))
t "uint64 (255uy: byte)" (fun () -> uint64 (255uy: byte))
t "float (255uy: byte)" (fun () -> float (255uy: byte))
t "float32 (255uy: byte)" (fun () -> float32 (255uy: byte))
t "decimal (255uy: byte)" (fun () -> decimal (255uy: byte))
t "char (255uy: byte)" (fun () -> char (255uy: byte))
t "string (255uy: byte)" (fun () -> string (255uy: byte))
t "Checked.int (255uy: byte)" (fun () -> Checked.int (255uy: byte))
t "Checked.byte (255uy: byte)" (fun () -> Checked.byte (255uy: byte))
t "Checked.sbyte (255uy: byte)" (fun () -> Checked.sbyte (255uy: byte))
t "Checked.uint32 (255uy: byte)" (fun () -> Checked.uint32 (255uy: byte))
t "Checked.int64 (255uy: byte)" (fun () -> Checked.int64 (255uy: byte))
t "Checked.uint64 (255uy: byte)" (fun () -> Checked.uint64 (255uy: byte))
t "Checked.char (255uy: byte)" (fun () -> Checked.char (255uy: byte))
t "Checked.int16 (255uy: byte)" (fun () -> Checked.int16 (255uy: byte))
t "Checked.uint16 (255uy: byte)" (fun () -> Checked.uint16 (255uy: byte))
t "Convert.ToByte(-128y: sbyte)" (fun () -> Convert.ToByte(-128y: sbyte))
t "Convert.ToSByte(-128y: sbyte)" (fun () -> Convert.ToSByte(-128y: sbyte))
t "Convert.ToInt16(-128y: sbyte)" (fun () -> Convert.ToInt16(-128y: sbyte))
t "Convert.ToUInt16(-128y: sbyte)" (fun () -> Convert.ToUInt16(-128y: sbyte))
t "Convert.ToInt32(-128y: sbyte)" (fun () -> Convert.ToInt32(-128y: sbyte))
t "Convert.ToUInt32(-128y: sbyte)" (fun () -> Convert.ToUInt32(-128y: sbyte))
t "Convert.ToInt64(-128y: sbyte)" (fun () -> Convert.ToInt64(-128y: sbyte))
t "Convert.ToUInt64(-128y: sbyte)" (fun () -> Convert.ToUInt64(-128y: sbyte))
t "Convert.ToSingle(-128y: sbyte)" (fun () -> Convert.ToSingle(-128y: sbyte))
t "Convert.ToDouble(-128y: sbyte)" (fun () -> Convert.ToDouble(-128y: sbyte))
t "Convert.ToDecimal(-128y: sbyte)" (fun () -> Convert.ToDecimal(-128y: sbyte))
t "Convert.ToChar(-128y: sbyte)" (fun () -> Convert.ToChar(-128y: sbyte))
t "Convert.ToBoolean(-128y: sbyte)" (fun () -> Convert.ToBoolean(-128y: sbyte))
t "Convert.ToString(-128y: sbyte)" (fun () -> Convert.ToString(-128y: sbyte))
t "int (-128y: sbyte)" (fun () -> int (-128y: sbyte))
t "byte (-128y: sbyte)" (fun () -> byte (-128y: sbyte))
t "sbyte (-128y: sbyte)" (fun () -> sbyte (-128y: sbyte))
t "int16 (-128y: sbyte)" (fun () -> int16 (-128y: sbyte))
t "uint16 (-128y: sbyte)" (fun () -> uint16 (-128y: sbyte))
t "uint32 (-128y: sbyte)" (fun () -> uint32 (-128y: sbyte))
t "int64 (-128y: sbyte)" (fun () -> int64 (-128y: sbyte))
t "uint64 (-128y: sbyte)" (fun () -> uint64 (-128y: sbyte))
t "float (-128y: sbyte)" (fun () -> float (-128y: sbyte))
t "float32 (-128y: sbyte)" (fun () -> float32 (-128y: sbyte))
t "decimal (-128y: sbyte)" (fun () -> decimal (-128y: sbyte))
t "char (-128y: sbyte)" (fun () -> char (-128y: sbyte))
t "string (-128y: sbyte)" (fun () -> string (-128y: sbyte))
t "Checked.int (-128y: sbyte)" (fun () -> Checked.int (-128y: sbyte))
t "Checked.byte (-128y: sbyte)" (fun () -> Checked.byte (-128y: sbyte))
t "Checked.sbyte (-128y: sbyte)" (fun () -> Checked.sbyte (-128y: sbyte))
t "Checked.uint32 (-128y: sbyte)" (fun () -> Checked.uint32 (-128y: sbyte))
t "Checked.int64 (-128y: sbyte)" (fun () -> Checked.int64 (-128y: sbyte))
t "Checked.uint64 (-128y: sbyte)" (fun () -> Checked.uint64 (-128y: sbyte))
t "Checked.char (-128y: sbyte)" (fun () -> Checked.char (-128y: sbyte))
t "Checked.int16 (-128y: sbyte)" (fun () -> Checked.int16 (-128y: sbyte))
t "Checked.uint16 (-128y: sbyte)" (fun () -> Checked.uint16 (-128y: sbyte))
t "Convert.ToByte(127y: sbyte)" (fun () -> Convert.ToByte(127y: sbyte))
t "Convert.ToSByte(127y: sbyte)" (fun () -> Convert.ToSByte(127y: sbyte))
t "Convert.ToInt16(127y: sbyte)" (fun () -> Convert.ToInt16(127y: sbyte))
t "Convert.ToUInt16(127y: sbyte)" (fun () -> Convert.ToUInt16(127y: sbyte))
t "Convert.ToInt32(127y: sbyte)" (fun () -> Convert.ToInt32(127y: sbyte))
t "Convert.ToUInt32(127y: sbyte)" (fun () -> Convert.ToUInt32(127y: sbyte))
t "Convert.ToInt64(127y: sbyte)" (fun () -> Convert.ToInt64(127y: sbyte))
t "Convert.ToUInt64(127y: sbyte)" (fun () -> Convert.ToUInt64(127y: sbyte))
t "Convert.ToSingle(127y: sbyte)" (fun () -> Convert.ToSingle(127y: sbyte))
t "Convert.ToDouble(127y: sbyte)" (fun () -> Convert.ToDouble(127y: sbyte))
t "Convert.ToDecimal(127y: sbyte)" (fun () -> Convert.ToDecimal(127y: sbyte))
t "Convert.ToChar(127y: sbyte)" (fun () -> Convert.ToChar(127y: sbyte))
t "Convert.ToBoolean(127y: sbyte)" (fun () -> Convert.ToBoolean(127y: sbyte))
t "Convert.ToString(127y: sbyte)" (fun () -> Convert.ToString(127y: sbyte))
t "int (127y: sbyte)" (fun () -> int (127y: sbyte))
t "byte (127y: sbyte)" (fun () -> byte (127y: sbyte))
t "sbyte (127y: sbyte)" (fun () -> sbyte (127y: sbyte))
t "int16 (127y: sbyte)" (fun () -> int16 (127y: sbyte))
t "uint16 (127y: sbyte)" (fun () -> uint16 (127y: sbyte))
t "uint32 (127y: sbyte)" (fun () -> uint32 (127y: sbyte))
t "int64 (127y: sbyte)" (fun () -> int64 (127y: sbyte))
t "uint64 (127y: sbyte)" (fun () -> uint64 (127y: sbyte))
t "float (127y: sbyte)" (fun () -> float (127y: sbyte))
t "float32 (127y: sbyte)" (fun () -> float32 (127y: sbyte))
t "decimal (127y: sbyte)" (fun () -> decimal (127y: sbyte))
t "char (127y: sbyte)" (fun () -> char (127y: sbyte))
t "string (127y: sbyte)" (fun () -> string (127y: sbyte))
t "Checked.int (127y: sbyte)" (fun () -> Checked.int (127y: sbyte))
t "Checked.byte (127y: sbyte)" (fun () -> Checked.byte (127y: sbyte))
t "Checked.sbyte (127y: sbyte)" (fun () -> Checked.sbyte (127y: sbyte))
t "Checked.uint32 (127y: sbyte)" (fun () -> Checked.uint32 (127y: sbyte))
t "Checked.int64 (127y: sbyte)" (fun () -> Checked.int64 (127y: sbyte))
t "Checked.uint64 (127y: sbyte)" (fun () -> Checked.uint64 (127y: sbyte))
t "Checked.char (127y: sbyte)" (fun () -> Checked.char (127y: sbyte))
t "Checked.int16 (127y: sbyte)" (fun () -> Checked.int16 (127y: sbyte))
t "Checked.uint16 (127y: sbyte)" (fun () -> Checked.uint16 (127y: sbyte))
t "Convert.ToByte(0y: sbyte)" (fun () -> Convert.ToByte(0y: sbyte))
t "Convert.ToSByte(0y: sbyte)" (fun () -> Convert.ToSByte(0y: sbyte))
t "Convert.ToInt16(0y: sbyte)" (fun () -> Convert.ToInt16(0y: sbyte))
t "Convert.ToUInt16(0y: sbyte)" (fun () -> Convert.ToUInt16(0y: sbyte))
t "Convert.ToInt32(0y: sbyte)" (fun () -> Convert.ToInt32(0y: sbyte))
t "Convert.ToUInt32(0y: sbyte)" (fun () -> Convert.ToUInt32(0y: sbyte))
t "Convert.ToInt64(0y: sbyte)" (fun () -> Convert.ToInt64(0y: sbyte))
t "Convert.ToUInt64(0y: sbyte)" (fun () -> Convert.ToUInt64(0y: sbyte))
t "Convert.ToSingle(0y: sbyte)" (fun () -> Convert.ToSingle(0y: sbyte))
t "Convert.ToDouble(0y: sbyte)" (fun () -> Convert.ToDouble(0y: sbyte))
t "Convert.ToDecimal(0y: sbyte)" (fun () -> Convert.ToDecimal(0y: sbyte))
t "Convert.ToChar(0y: sbyte)" (fun () -> Convert.ToChar(0y: sbyte))
t "Convert.ToBoolean(0y: sbyte)" (fun () -> Convert.ToBoolean(0y: sbyte))
t "Convert.ToString(0y: sbyte)" (fun () -> Convert.ToString(0y: sbyte))
t "int (0y: sbyte)" (fun () -> int (0y: sbyte))
t "byte (0y: sbyte)" (fun () -> byte (0y: sbyte))
t "sbyte (0y: sbyte)" (fun () -> sbyte (0y: sbyte))
t "int16 (0y: sbyte)" (fun () -> int16 (0y: sbyte))
t "uint16 (0y: sbyte)" (fun () -> uint16 (0y: sbyte))
t "uint32 (0y: sbyte)" (fun () -> uint32 (0y: sbyte))
t "int64 (0y: sbyte)" (fun () -> int64 (0y: sbyte))
t "uint64 (0y: sbyte)" (fun () -> uint64 (0y: sbyte))
t "float (0y: sbyte)" (fun () -> float (0y: sbyte))
t "float32 (0y: sbyte)" (fun () -> float32 (0y: sbyte))
t "decimal (0y: sbyte)" (fun () -> decimal (0y: sbyte))
t "char (0y: sbyte)" (fun () -> char (0y: sbyte))
t "string (0y: sbyte)" (fun () -> string (0y: sbyte))
t "Checked.int (0y: sbyte)" (fun () -> Checked.int (0y: sbyte))
t "Checked.byte (0y: sbyte)" (fun () -> Checked.byte (0y: sbyte))
t "Checked.sbyte (0y: sbyte)" (fun () -> Checked.sbyte (0y: sbyte))
t "Checked.uint32 (0y: sbyte)" (fun () -> Checked.uint32 (0y: sbyte))
t "Checked.int64 (0y: sbyte)" (fun () -> Checked.int64 (0y: sbyte))
t "Checked.uint64 (0y: sbyte)" (fun () -> Checked.uint64 (0y: sbyte))
t "Checked.char (0y: sbyte)" (fun () -> Checked.char (0y: sbyte))
t "Checked.int16 (0y: sbyte)" (fun () -> Checked.int16 (0y: sbyte))
t "Checked.uint16 (0y: sbyte)" (fun () -> Checked.uint16 (0y: sbyte))
t "Convert.ToByte(-32768s: int16)" (fun () -> Convert.ToByte(-32768s: int16))
t "Convert.ToSByte(-32768s: int16)" (fun () -> Convert.ToSByte(-32768s: int16))
t "Convert.ToInt16(-32768s: int16)" (fun () -> Convert.ToInt16(-32768s: int16))
t "Convert.ToUInt16(-32768s: int16)" (fun () -> Convert.ToUInt16(-32768s: int16))
t "Convert.ToInt32(-32768s: int16)" (fun () -> Convert.ToInt32(-32768s: int16))
t "Convert.ToUInt32(-32768s: int16)" (fun () -> Convert.ToUInt32(-32768s: int16))
t "Convert.ToInt64(-32768s: int16)" (fun () -> Convert.ToInt64(-32768s: int16))
t "Convert.ToUInt64(-32768s: int16)" (fun () -> Convert.ToUInt64(-32768s: int16))
t "Convert.ToSingle(-32768s: int16)" (fun () -> Convert.ToSingle(-32768s: int16))
t "Convert.ToDouble(-32768s: int16)" (fun () -> Convert.ToDouble(-32768s: int16))
t "Convert.ToDecimal(-32768s: int16)" (fun () -> Convert.ToDecimal(-32768s: int16))
t "Convert.ToChar(-32768s: int16)" (fun () -> Convert.ToChar(-32768s: int16))
t "Convert.ToBoolean(-32768s: int16)" (fun () -> Convert.ToBoolean(-32768s: int16))
t "Convert.ToString(-32768s: int16)" (fun () -> Convert.ToString(-32768s: int16))
t "int (-32768s: int16)" (fun () -> int (-32768s: int16))
t "byte (-32768s: int16)" (fun () -> byte (-32768s: int16))
t "sbyte (-32768s: int16)" (fun () -> sbyte (-32768s: int16))
t "int16 (-32768s: int16)" (fun () -> int16 (-32768s: int16))
t "uint16 (-32768s: int16)" (fun () -> uint16 (-32768s: int16))
t "uint32 (-32768s: int16)" (fun () -> uint32 (-32768s: int16))
t "int64 (-32768s: int16)" (fun () -> int64 (-32768s: int16))
t "uint64 (-32768s: int16)" (fun () -> uint64 (-32768s: int16))
t "float (-32768s: int16)" (fun () -> float (-32768s: int16))
t "float32 (-32768s: int16)" (fun () -> float32 (-32768s: int16))
t "decimal (-32768s: int16)" (fun () -> decimal (-32768s: int16))
t "char (-32768s: int16)" (fun () -> char (-32768s: int16))
t "string (-32768s: int16)" (fun () -> string (-32768s: int16))
t "Checked.int (-32768s: int16)" (fun () -> Checked.int (-32768s: int16))
t "Checked.byte (-32768s: int16)" (fun () -> Checked.byte (-32768s: int16))
t "Checked.sbyte (-32768s: int16)" (fun () -> Checked.sbyte (-32768s: int16))
t "Checked.uint32 (-32768s: int16)" (fun () -> Checked.uint32 (-32768s: int16))
t "Checked.int64 (-32768s: int16)" (fun () -> Checked.int64 (-32768s: int16))
t "Checked.uint64 (-32768s: int16)" (fun () -> Checked.uint64 (-32768s: int16))
t "Checked.char (-32768s: int16)" (fun () -> Checked.char (-32768s: int16))
t "Checked.int16 (-32768s: int16)" (fun () -> Checked.int16 (-32768s: int16))
t "Checked.uint16 (-32768s: int16)" (fun () -> Checked.uint16 (-32768s: int16))
t "Convert.ToByte(32767s: int16)" (fun () -> Convert.ToByte(32767s: int16))
t "Convert.ToSByte(32767s: int16)" (fun () -> Convert.ToSByte(32767s: int16))
t "Convert.ToInt16(32767s: int16)" (fun () -> Convert.ToInt16(32767s: int16))
t "Convert.ToUInt16(32767s: int16)" (fun () -> Convert.ToUInt16(32767s: int16))
t "Convert.ToInt32(32767s: int16)" (fun () -> Convert.ToInt32(32767s: int16))
t "Convert.ToUInt32(32767s: int16)" (fun () -> Convert.ToUInt32(32767s: int16))
t "Convert.ToInt64(32767s: int16)" (fun () -> Convert.ToInt64(32767s: int16))
t "Convert.ToUInt64(32767s: int16)" (fun () -> Convert.ToUInt64(32767s: int16))
t "Convert.ToSingle(32767s: int16)" (fun () -> Convert.ToSingle(32767s: int16))
t "Convert.ToDouble(32767s: int16)" (fun () -> Convert.ToDouble(32767s: int16))
t "Convert.ToDecimal(32767s: int16)" (fun () -> Convert.ToDecimal(32767s: int16))
t "Convert.ToChar(32767s: int16)" (fun () -> Convert.ToChar(32767s: int16))
t "Convert.ToBoolean(32767s: int16)" (fun () -> Convert.ToBoolean(32767s: int16))
t "Convert.ToString(32767s: int16)" (fun () -> Convert.ToString(32767s: int16))
t "int (32767s: int16)" (fun () -> int (32767s: int16))
t "byte (32767s: int16)" (fun () -> byte (32767s: int16))
t "sbyte (32767s: int16)" (fun () -> sbyte (32767s: int16))
t "int16 (32767s: int16)" (fun () -> int16 (32767s: int16))
t "uint16 (32767s: int16)" (fun () -> uint16 (32767s: int16))
t "uint32 (32767s: int16)" (fun () -> uint32 (32767s: int16))
t "int64 (32767s: int16)" (fun () -> int64 (32767s: int16))
t "uint64 (32767s: int16)" (fun () -> uint64 (32767s: int16))
t "float (32767s: int16)" (fun () -> float (32767s: int16))
t "float32 (32767s: int16)" (fun () -> float32 (32767s: int16))
t "decimal (32767s: int16)" (fun () -> decimal (32767s: int16))
t "char (32767s: int16)" (fun () -> char (32767s: int16))
t "string (32767s: int16)" (fun () -> string (32767s: int16))
t "Checked.int (32767s: int16)" (fun () -> Checked.int (32767s: int16))
t "Checked.byte (32767s: int16)" (fun () -> Checked.byte (32767s: int16))
t "Checked.sbyte (32767s: int16)" (fun () -> Checked.sbyte (32767s: int16))
t "Checked.uint32 (32767s: int16)" (fun () -> Checked.uint32 (32767s: int16))
t "Checked.int64 (32767s: int16)" (fun () -> Checked.int64 (32767s: int16))
t "Checked.uint64 (32767s: int16)" (fun () -> Checked.uint64 (32767s: int16))
t "Checked.char (32767s: int16)" (fun () -> Checked.char (32767s: int16))
t "Checked.int16 (32767s: int16)" (fun () -> Checked.int16 (32767s: int16))
t "Checked.uint16 (32767s: int16)" (fun () -> Checked.uint16 (32767s: int16))
t "Convert.ToByte(65535us: uint16)" (fun () -> Convert.ToByte(65535us: uint16))
t "Convert.ToSByte(65535us: uint16)" (fun () -> Convert.ToSByte(65535us: uint16))
t "Convert.ToInt16(65535us: uint16)" (fun () -> Convert.ToInt16(65535us: uint16))
t "Convert.ToUInt16(65535us: uint16)" (fun () -> Convert.ToUInt16(65535us: uint16))
t "Convert.ToInt32(65535us: uint16)" (fun () -> Convert.ToInt32(65535us: uint16))
t "Convert.ToUInt32(65535us: uint16)" (fun () -> Convert.ToUInt32(65535us: uint16))
t "Convert.ToInt64(65535us: uint16)" (fun () -> Convert.ToInt64(65535us: uint16))
t "Convert.ToUInt64(65535us: uint16)" (fun () -> Convert.ToUInt64(65535us: uint16))
t "Convert.ToSingle(65535us: uint16)" (fun () -> Convert.ToSingle(65535us: uint16))
t "Convert.ToDouble(65535us: uint16)" (fun () -> Convert.ToDouble(65535us: uint16))
t "Convert.ToDecimal(65535us: uint16)" (fun () -> Convert.ToDecimal(65535us: uint16))
t "Convert.ToChar(65535us: uint16)" (fun () -> Convert.ToChar(65535us: uint16))
t "Convert.ToBoolean(65535us: uint16)" (fun () -> Convert.ToBoolean(65535us: uint16))
t "Convert.ToString(65535us: uint16)" (fun () -> Convert.ToString(65535us: uint16))
t "int (65535us: uint16)" (fun () -> int (65535us: uint16))
t "byte (65535us: uint16)" (fun () -> byte (65535us: uint16))
t "sbyte (65535us: uint16)" (fun () -> sbyte (65535us: uint16))
t "int16 (65535us: uint16)" (fun () -> int16 (65535us: uint16))
t "uint16 (65535us: uint16)" (fun () -> uint16 (65535us: uint16))
t "uint32 (65535us: uint16)" (fun () -> uint32 (65535us: uint16))
t "int64 (65535us: uint16)" (fun () -> int64 (65535us: uint16))
t "uint64 (65535us: uint16)" (fun () -> uint64 (65535us: uint16))
t "float (65535us: uint16)" (fun () -> float (65535us: uint16))
t "float32 (65535us: uint16)" (fun () -> float32 (65535us: uint16))
t "decimal (65535us: uint16)" (fun () -> decimal (65535us: uint16))
t "char (65535us: uint16)" (fun () -> char (65535us: uint16))
t "string (65535us: uint16)" (fun () -> string (65535us: uint16))
t "Checked.int (65535us: uint16)" (fun () -> Checked.int (65535us: uint16))
t "Checked.byte (65535us: uint16)" (fun () -> Checked.byte (65535us: uint16))
t "Checked.sbyte (65535us: uint16)" (fun () -> Checked.sbyte (65535us: uint16))
t "Checked.uint32 (65535us: uint16)" (fun () -> Checked.uint32 (65535us: uint16))
t "Checked.int64 (65535us: uint16)" (fun () -> Checked.int64 (65535us: uint16))
t "Checked.uint64 (65535us: uint16)" (fun () -> Checked.uint64 (65535us: uint16))
t "Checked.char (65535us: uint16)" (fun () -> Checked.char (65535us: uint16))
t "Checked.int16 (65535us: uint16)" (fun () -> Checked.int16 (65535us: uint16))
t "Checked.uint16 (65535us: uint16)" (fun () -> Checked.uint16 (65535us: uint16))
t "Convert.ToByte(0us: uint16)" (fun () -> Convert.ToByte(0us: uint16))
t "Convert.ToSByte(0us: uint16)" (fun () -> Convert.ToSByte(0us: uint16))
t "Convert.ToInt16(0us: uint16)" (fun () -> Convert.ToInt16(0us: uint16))
t "Convert.ToUInt16(0us: uint16)" (fun () -> Convert.ToUInt16(0us: uint16))
t "Convert.ToInt32(0us: uint16)" (fun () -> Convert.ToInt32(0us: uint16))
t "Convert.ToUInt32(0us: uint16)" (fun () -> Convert.ToUInt32(0us: uint16))
t "Convert.ToInt64(0us: uint16)" (fun () -> Convert.ToInt64(0us: uint16))
t "Convert.ToUInt64(0us: uint16)" (fun () -> Convert.ToUInt64(0us: uint16))
t "Convert.ToSingle(0us: uint16)" (fun () -> Convert.ToSingle(0us: uint16))
t "Convert.ToDouble(0us: uint16)" (fun () -> Convert.ToDouble(0us: uint16))
t "Convert.ToDecimal(0us: uint16)" (fun () -> Convert.ToDecimal(0us: uint16))
t "Convert.ToChar(0us: uint16)" (fun () -> Convert.ToChar(0us: uint16))
t "Convert.ToBoolean(0us: uint16)" (fun () -> Convert.ToBoolean(0us: uint16))
t "Convert.ToString(0us: uint16)" (fun () -> Convert.ToString(0us: uint16))
t "int (0us: uint16)" (fun () -> int (0us: uint16))
t "byte (0us: uint16)" (fun () -> byte (0us: uint16))
t "sbyte (0us: uint16)" (fun () -> sbyte (0us: uint16))
t "int16 (0us: uint16)" (fun () -> int16 (0us: uint16))
t "uint16 (0us: uint16)" (fun () -> uint16 (0us: uint16))
t "uint32 (0us: uint16)" (fun () -> uint32 (0us: uint16))
t "int64 (0us: uint16)" (fun () -> int64 (0us: uint16))
t "uint64 (0us: uint16)" (fun () -> uint64 (0us: uint16))
t "float (0us: uint16)" (fun () -> float (0us: uint16))
t "float32 (0us: uint16)" (fun () -> float32 (0us: uint16))
t "decimal (0us: uint16)" (fun () -> decimal (0us: uint16))
t "char (0us: uint16)" (fun () -> char (0us: uint16))
t "string (0us: uint16)" (fun () -> string (0us: uint16))
t "Checked.int (0us: uint16)" (fun () -> Checked.int (0us: uint16))
t "Checked.byte (0us: uint16)" (fun () -> Checked.byte (0us: uint16))
t "Checked.sbyte (0us: uint16)" (fun () -> Checked.sbyte (0us: uint16))
t "Checked.uint32 (0us: uint16)" (fun () -> Checked.uint32 (0us: uint16))
t "Checked.int64 (0us: uint16)" (fun () -> Checked.int64 (0us: uint16))
t "Checked.uint64 (0us: uint16)" (fun () -> Checked.uint64 (0us: uint16))
t "Checked.char (0us: uint16)" (fun () -> Checked.char (0us: uint16))
t "Checked.int16 (0us: uint16)" (fun () -> Checked.int16 (0us: uint16))
t "Checked.uint16 (0us: uint16)" (fun () -> Checked.uint16 (0us: uint16))
t "Convert.ToByte(0u: uint32)" (fun () -> Convert.ToByte(0u: uint32))
t "Convert.ToSByte(0u: uint32)" (fun () -> Convert.ToSByte(0u: uint32))
t "Convert.ToInt16(0u: uint32)" (fun () -> Convert.ToInt16(0u: uint32))
t "Convert.ToUInt16(0u: uint32)" (fun () -> Convert.ToUInt16(0u: uint32))
t "Convert.ToInt32(0u: uint32)" (fun () -> Convert.ToInt32(0u: uint32))
t "Convert.ToUInt32(0u: uint32)" (fun () -> Convert.ToUInt32(0u: uint32))
t "Convert.ToInt64(0u: uint32)" (fun () -> Convert.ToInt64(0u: uint32))
t "Convert.ToUInt64(0u: uint32)" (fun () -> Convert.ToUInt64(0u: uint32))
t "Convert.ToSingle(0u: uint32)" (fun () -> Convert.ToSingle(0u: uint32))
t "Convert.ToDouble(0u: uint32)" (fun () -> Convert.ToDouble(0u: uint32))
t "Convert.ToDecimal(0u: uint32)" (fun () -> Convert.ToDecimal(0u: uint32))
t "Convert.ToChar(0u: uint32)" (fun () -> Convert.ToChar(0u: uint32))
t "Convert.ToBoolean(0u: uint32)" (fun () -> Convert.ToBoolean(0u: uint32))
t "Convert.ToString(0u: uint32)" (fun () -> Convert.ToString(0u: uint32))
t "int (0u: uint32)" (fun () -> int (0u: uint32))
t "byte (0u: uint32)" (fun () -> byte (0u: uint32))
t "sbyte (0u: uint32)" (fun () -> sbyte (0u: uint32))
t "int16 (0u: uint32)" (fun () -> int16 (0u: uint32))
t "uint16 (0u: uint32)" (fun () -> uint16 (0u: uint32))
t "uint32 (0u: uint32)" (fun () -> uint32 (0u: uint32))
t "int64 (0u: uint32)" (fun () -> int64 (0u: uint32))
t "uint64 (0u: uint32)" (fun () -> uint64 (0u: uint32))
t "float (0u: uint32)" (fun () -> float (0u: uint32))
t "float32 (0u: uint32)" (fun () -> float32 (0u: uint32))
t "decimal (0u: uint32)" (fun () -> decimal (0u: uint32))
t "char (0u: uint32)" (fun () -> char (0u: uint32))
t "string (0u: uint32)" (fun () -> string (0u: uint32))
t "Checked.int (0u: uint32)" (fun () -> Checked.int (0u: uint32))
t "Checked.byte (0u: uint32)" (fun () -> Checked.byte (0u: uint32))
t "Checked.sbyte (0u: uint32)" (fun () -> Checked.sbyte (0u: uint32))
t "Checked.uint32 (0u: uint32)" (fun () -> Checked.uint32 (0u: uint32))
t "Checked.int64 (0u: uint32)" (fun () -> Checked.int64 (0u: uint32))
t "Checked.uint64 (0u: uint32)" (fun () -> Checked.uint64 (0u: uint32))
t "Checked.char (0u: uint32)" (fun () -> Checked.char (0u: uint32))
t "Checked.int16 (0u: uint32)" (fun () -> Checked.int16 (0u: uint32))
t "Checked.uint16 (0u: uint32)" (fun () -> Checked.uint16 (0u: uint32))
t "Convert.ToByte(4294967295u: uint32)" (fun () -> Convert.ToByte(4294967295u: uint32))
t "Convert.ToSByte(4294967295u: uint32)" (fun () -> Convert.ToSByte(4294967295u: uint32))
t "Convert.ToInt16(4294967295u: uint32)" (fun () -> Convert.ToInt16(4294967295u: uint32))
t "Convert.ToUInt16(4294967295u: uint32)" (fun () -> Convert.ToUInt16(4294967295u: uint32))
t "Convert.ToInt32(4294967295u: uint32)" (fun () -> Convert.ToInt32(4294967295u: uint32))
t "Convert.ToUInt32(4294967295u: uint32)" (fun () -> Convert.ToUInt32(4294967295u: uint32))
t "Convert.ToInt64(4294967295u: uint32)" (fun () -> Convert.ToInt64(4294967295u: uint32))
t "Convert.ToUInt64(4294967295u: uint32)" (fun () -> Convert.ToUInt64(4294967295u: uint32))
t "Convert.ToSingle(4294967295u: uint32)" (fun () -> Convert.ToSingle(4294967295u: uint32))
t "Convert.ToDouble(4294967295u: uint32)" (fun () -> Convert.ToDouble(4294967295u: uint32))
t "Convert.ToDecimal(4294967295u: uint32)" (fun () -> Convert.ToDecimal(4294967295u: uint32))
t "Convert.ToChar(4294967295u: uint32)" (fun () -> Convert.ToChar(4294967295u: uint32))
t "Convert.ToBoolean(4294967295u: uint32)" (fun () -> Convert.ToBoolean(4294967295u: uint32))
t "Convert.ToString(4294967295u: uint32)" (fun () -> Convert.ToString(4294967295u: uint32))
t "int (4294967295u: uint32)" (fun () -> int (4294967295u: uint32))
t "byte (4294967295u: uint32)" (fun () -> byte (4294967295u: uint32))
t "sbyte (4294967295u: uint32)" (fun () -> sbyte (4294967295u: uint32))
t "int16 (4294967295u: uint32)" (fun () -> int16 (4294967295u: uint32))
t "uint16 (4294967295u: uint32)" (fun () -> uint16 (4294967295u: uint32))
t "uint32 (4294967295u: uint32)" (fun () -> uint32 (4294967295u: uint32))
t "int64 (4294967295u: uint32)" (fun () -> int64 (4294967295u: uint32))
t "uint64 (4294967295u: uint32)" (fun () -> uint64 (4294967295u: uint32))
t "float (4294967295u: uint32)" (fun () -> float (4294967295u: uint32))
t "float32 (4294967295u: uint32)" (fun () -> float32 (4294967295u: uint32))
t "decimal (4294967295u: uint32)" (fun () -> decimal (4294967295u: uint32))
t "char (4294967295u: uint32)" (fun () -> char (4294967295u: uint32))
t "string (4294967295u: uint32)" (fun () -> string (4294967295u: uint32))
t "Checked.int (4294967295u: uint32)" (fun () -> Checked.int (4294967295u: uint32))
t "Checked.byte (4294967295u: uint32)" (fun () -> Checked.byte (4294967295u: uint32))
t "Checked.sbyte (4294967295u: uint32)" (fun () -> Checked.sbyte (4294967295u: uint32))
t "Checked.uint32 (4294967295u: uint32)" (fun () -> Checked.uint32 (4294967295u: uint32))
t "Checked.int64 (4294967295u: uint32)" (fun () -> Checked.int64 (4294967295u: uint32))
t "Checked.uint64 (4294967295u: uint32)" (fun () -> Checked.uint64 (4294967295u: uint32))
t "Checked.char (4294967295u: uint32)" (fun () -> Checked.char (4294967295u: uint32))
t "Checked.int16 (4294967295u: uint32)" (fun () -> Checked.int16 (4294967295u: uint32))
t "Checked.uint16 (4294967295u: uint32)" (fun () -> Checked.uint16 (4294967295u: uint32))
t "Convert.ToByte(0UL: uint64)" (fun () -> Convert.ToByte(0UL: uint64))
t "Convert.ToSByte(0UL: uint64)" (fun () -> Convert.ToSByte(0UL: uint64))
t "Convert.ToInt16(0UL: uint64)" (fun () -> Convert.ToInt16(0UL: uint64))
t "Convert.ToUInt16(0UL: uint64)" (fun () -> Convert.ToUInt16(0UL: uint64))
t "Convert.ToInt32(0UL: uint64)" (fun () -> Convert.ToInt32(0UL: uint64))
t "Convert.ToUInt32(0UL: uint64)" (fun () -> Convert.ToUInt32(0UL: uint64))
t "Convert.ToInt64(0UL: uint64)" (fun () -> Convert.ToInt64(0UL: uint64))
t "Convert.ToUInt64(0UL: uint64)" (fun () -> Convert.ToUInt64(0UL: uint64))
t "Convert.ToSingle(0UL: uint64)" (fun () -> Convert.ToSingle(0UL: uint64))
t "Convert.ToDouble(0UL: uint64)" (fun () -> Convert.ToDouble(0UL: uint64))
t "Convert.ToDecimal(0UL: uint64)" (fun () -> Convert.ToDecimal(0UL: uint64))
t "Convert.ToChar(0UL: uint64)" (fun () -> Convert.ToChar(0UL: uint64))
t "Convert.ToBoolean(0UL: uint64)" (fun () -> Convert.ToBoolean(0UL: uint64))
t "Convert.ToString(0UL: uint64)" (fun () -> Convert.ToString(0UL: uint64))
t "int (0UL: uint64)" (fun () -> int (0UL: uint64))
t "byte (0UL: uint64)" (fun () -> byte (0UL: uint64))
t "sbyte (0UL: uint64)" (fun () -> sbyte (0UL: uint64))
t "int16 (0UL: uint64)" (fun () -> int16 (0UL: uint64))
t "uint16 (0UL: uint64)" (fun () -> uint16 (0UL: uint64))
t "uint32 (0UL: uint64)" (fun () -> uint32 (0UL: uint64))
t "int64 (0UL: uint64)" (fun () -> int64 (0UL: uint64))
t "uint64 (0UL: uint64)" (fun () -> uint64 (0UL: uint64))
t "float (0UL: uint64)" (fun () -> float (0UL: uint64))
t "float32 (0UL: uint64)" (fun () -> float32 (0UL: uint64))
t "decimal (0UL: uint64)" (fun () -> decimal (0UL: uint64))
t "char (0UL: uint64)" (fun () -> char (0UL: uint64))
t "string (0UL: uint64)" (fun () -> string (0UL: uint64))
t "Checked.int (0UL: uint64)" (fun () -> Checked.int (0UL: uint64))
t "Checked.byte (0UL: uint64)" (fun () -> Checked.byte (0UL: uint64))
t "Checked.sbyte (0UL: uint64)" (fun () -> Checked.sbyte (0UL: uint64))
t "Checked.uint32 (0UL: uint64)" (fun () -> Checked.uint32 (0UL: uint64))
t "Checked.int64 (0UL: uint64)" (fun () -> Checked.int64 (0UL: uint64))
t "Checked.uint64 (0UL: uint64)" (fun () -> Checked.uint64 (0UL: uint64))
t "Checked.char (0UL: uint64)" (fun () -> Checked.char (0UL: uint64))
t "Checked.int16 (0UL: uint64)" (fun () -> Checked.int16 (0UL: uint64))
t "Checked.uint16 (0UL: uint64)" (fun () -> Checked.uint16 (0UL: uint64))
t "Convert.ToByte(18446744073709551615UL: uint64)" (fun () -> Convert.ToByte(18446744073709551615UL: uint64))
t "Convert.ToSByte(18446744073709551615UL: uint64)" (fun () -> Convert.ToSByte(18446744073709551615UL: uint64))
t "Convert.ToInt16(18446744073709551615UL: uint64)" (fun () -> Convert.ToInt16(18446744073709551615UL: uint64))
t "Convert.ToUInt16(18446744073709551615UL: uint64)" (fun () -> Convert.ToUInt16(18446744073709551615UL: uint64))
t "Convert.ToInt32(18446744073709551615UL: uint64)" (fun () -> Convert.ToInt32(18446744073709551615UL: uint64))
t "Convert.ToUInt32(18446744073709551615UL: uint64)" (fun () -> Convert.ToUInt32(18446744073709551615UL: uint64))
t "Convert.ToInt64(18446744073709551615UL: uint64)" (fun () -> Convert.ToInt64(18446744073709551615UL: uint64))
t "Convert.ToUInt64(18446744073709551615UL: uint64)" (fun () -> Convert.ToUInt64(18446744073709551615UL: uint64))
t "Convert.ToSingle(18446744073709551615UL: uint64)" (fun () -> Convert.ToSingle(18446744073709551615UL: uint64))
t "Convert.ToDouble(18446744073709551615UL: uint64)" (fun () -> Convert.ToDouble(18446744073709551615UL: uint64))
t "Convert.ToDecimal(18446744073709551615UL: uint64)" (fun () -> Convert.ToDecimal(18446744073709551615UL: uint64))
t "Convert.ToChar(18446744073709551615UL: uint64)" (fun () -> Convert.ToChar(18446744073709551615UL: uint64))
t "Convert.ToBoolean(18446744073709551615UL: uint64)" (fun () -> Convert.ToBoolean(18446744073709551615UL: uint64))
t "Convert.ToString(18446744073709551615UL: uint64)" (fun () -> Convert.ToString(18446744073709551615UL: uint64))
t "int (18446744073709551615UL: uint64)" (fun () -> int (18446744073709551615UL: uint64))
t "byte (18446744073709551615UL: uint64)" (fun () -> byte (18446744073709551615UL: uint64))
t "sbyte (18446744073709551615UL: uint64)" (fun () -> sbyte (18446744073709551615UL: uint64))
t "int16 (18446744073709551615UL: uint64)" (fun () -> int16 (18446744073709551615UL: uint64))
t "uint16 (18446744073709551615UL: uint64)" (fun () -> uint16 (18446744073709551615UL: uint64))
t "uint32 (18446744073709551615UL: uint64)" (fun () -> uint32 (18446744073709551615UL: uint64))
t "int64 (18446744073709551615UL: uint64)" (fun () -> int64 (18446744073709551615UL: uint64))
t "uint64 (18446744073709551615UL: uint64)" (fun () -> uint64 (18446744073709551615UL: uint64))
t "float (18446744073709551615UL: uint64)" (fun () -> float (18446744073709551615UL: uint64))
t "float32 (18446744073709551615UL: uint64)" (fun () -> float32 (18446744073709551615UL: uint64))
t "decimal (18446744073709551615UL: uint64)" (fun () -> decimal (18446744073709551615UL: uint64))
t "char (18446744073709551615UL: uint64)" (fun () -> char (18446744073709551615UL: uint64))
t "string (18446744073709551615UL: uint64)" (fun () -> string (18446744073709551615UL: uint64))
t "Checked.int (18446744073709551615UL: uint64)" (fun () -> Checked.int (18446744073709551615UL: uint64))
t "Checked.byte (18446744073709551615UL: uint64)" (fun () -> Checked.byte (18446744073709551615UL: uint64))
t "Checked.sbyte (18446744073709551615UL: uint64)" (fun () -> Checked.sbyte (18446744073709551615UL: uint64))
t "Checked.uint32 (18446744073709551615UL: uint64)" (fun () -> Checked.uint32 (18446744073709551615UL: uint64))
t "Checked.int64 (18446744073709551615UL: uint64)" (fun () -> Checked.int64 (18446744073709551615UL: uint64))
t "Checked.uint64 (18446744073709551615UL: uint64)" (fun () -> Checked.uint64 (18446744073709551615UL: uint64))
t "Checked.char (18446744073709551615UL: uint64)" (fun () -> Checked.char (18446744073709551615UL: uint64))
t "Checked.int16 (18446744073709551615UL: uint64)" (fun () -> Checked.int16 (18446744073709551615UL: uint64))
t "Checked.uint16 (18446744073709551615UL: uint64)" (fun () -> Checked.uint16 (18446744073709551615UL: uint64))
t "Convert.ToByte(0M: decimal)" (fun () -> Convert.ToByte(0M: decimal))
t "Convert.ToSByte(0M: decimal)" (fun () -> Convert.ToSByte(0M: decimal))
t "Convert.ToInt16(0M: decimal)" (fun () -> Convert.ToInt16(0M: decimal))
t "Convert.ToUInt16(0M: decimal)" (fun () -> Convert.ToUInt16(0M: decimal))
t "Convert.ToInt32(0M: decimal)" (fun () -> Convert.ToInt32(0M: decimal))
t "Convert.ToUInt32(0M: decimal)" (fun () -> Convert.ToUInt32(0M: decimal))
t "Convert.ToInt64(0M: decimal)" (fun () -> Convert.ToInt64(0M: decimal))
t "Convert.ToUInt64(0M: decimal)" (fun () -> Convert.ToUInt64(0M: decimal))
t "Convert.ToSingle(0M: decimal)" (fun () -> Convert.ToSingle(0M: decimal))
t "Convert.ToDouble(0M: decimal)" (fun () -> Convert.ToDouble(0M: decimal))
t "Convert.ToDecimal(0M: decimal)" (fun () -> Convert.ToDecimal(0M: decimal))
t "Convert.ToChar(0M: decimal)" (fun () -> Convert.ToChar(0M: decimal))
t "Convert.ToBoolean(0M: decimal)" (fun () -> Convert.ToBoolean(0M: decimal))
t "Convert.ToString(0M: decimal)" (fun () -> Convert.ToString(0M: decimal))
t "int (0M: decimal)" (fun () -> int (0M: decimal))
t "byte (0M: decimal)" (fun () -> byte (0M: decimal))
t "sbyte (0M: decimal)" (fun () -> sbyte (0M: decimal))
t "int16 (0M: decimal)" (fun () -> int16 (0M: decimal))
t "uint16 (0M: decimal)" (fun () -> uint16 (0M: decimal))
t "uint32 (0M: decimal)" (fun () -> uint32 (0M: decimal))
t "int64 (0M: decimal)" (fun () -> int64 (0M: decimal))
t "uint64 (0M: decimal)" (fun () -> uint64 (0M: decimal))
t "float (0M: decimal)" (fun () -> float (0M: decimal))
t "float32 (0M: decimal)" (fun () -> float32 (0M: decimal))
t "decimal (0M: decimal)" (fun () -> decimal (0M: decimal))
t "string (0M: decimal)" (fun () -> string (0M: decimal))
t "Checked.int (0M: decimal)" (fun () -> Checked.int (0M: decimal))
t "Checked.byte (0M: decimal)" (fun () -> Checked.byte (0M: decimal))
t "Checked.sbyte (0M: decimal)" (fun () -> Checked.sbyte (0M: decimal))
t "Checked.uint32 (0M: decimal)" (fun () -> Checked.uint32 (0M: decimal))
t "Checked.int64 (0M: decimal)" (fun () -> Checked.int64 (0M: decimal))
t "Checked.uint64 (0M: decimal)" (fun () -> Checked.uint64 (0M: decimal))
t "Checked.int16 (0M: decimal)" (fun () -> Checked.int16 (0M: decimal))
t "Checked.uint16 (0M: decimal)" (fun () -> Checked.uint16 (0M: decimal))
t "Convert.ToByte(1.5M: decimal)" (fun () -> Convert.ToByte(1.5M: decimal))
t "Convert.ToSByte(1.5M: decimal)" (fun () -> Convert.ToSByte(1.5M: decimal))
t "Convert.ToInt16(1.5M: decimal)" (fun () -> Convert.ToInt16(1.5M: decimal))
t "Convert.ToUInt16(1.5M: decimal)" (fun () -> Convert.ToUInt16(1.5M: decimal))
t "Convert.ToInt32(1.5M: decimal)" (fun () -> Convert.ToInt32(1.5M: decimal))
t "Convert.ToUInt32(1.5M: decimal)" (fun () -> Convert.ToUInt32(1.5M: decimal))
t "Convert.ToInt64(1.5M: decimal)" (fun () -> Convert.ToInt64(1.5M: decimal))
t "Convert.ToUInt64(1.5M: decimal)" (fun () -> Convert.ToUInt64(1.5M: decimal))
t "Convert.ToSingle(1.5M: decimal)" (fun () -> Convert.ToSingle(1.5M: decimal))
t "Convert.ToDouble(1.5M: decimal)" (fun () -> Convert.ToDouble(1.5M: decimal))
t "Convert.ToDecimal(1.5M: decimal)" (fun () -> Convert.ToDecimal(1.5M: decimal))
t "Convert.ToChar(1.5M: decimal)" (fun () -> Convert.ToChar(1.5M: decimal))
t "Convert.ToBoolean(1.5M: decimal)" (fun () -> Convert.ToBoolean(1.5M: decimal))
t "Convert.ToString(1.5M: decimal)" (fun () -> Convert.ToString(1.5M: decimal))
t "int (1.5M: decimal)" (fun () -> int (1.5M: decimal))
t "byte (1.5M: decimal)" (fun () -> byte (1.5M: decimal))
t "sbyte (1.5M: decimal)" (fun () -> sbyte (1.5M: decimal))
t "int16 (1.5M: decimal)" (fun () -> int16 (1.5M: decimal))
t "uint16 (1.5M: decimal)" (fun () -> uint16 (1.5M: decimal))
t "uint32 (1.5M: decimal)" (fun () -> uint32 (1.5M: decimal))
t "int64 (1.5M: decimal)" (fun () -> int64 (1.5M: decimal))
t "uint64 (1.5M: decimal)" (fun () -> uint64 (1.5M: decimal))
t "float (1.5M: decimal)" (fun () -> float (1.5M: decimal))
t "float32 (1.5M: decimal)" (fun () -> float32 (1.5M: decimal))
t "decimal (1.5M: decimal)" (fun () -> decimal (1.5M: decimal))
t "string (1.5M: decimal)" (fun () -> string (1.5M: decimal))
t "Checked.int (1.5M: decimal)" (fun () -> Checked.int (1.5M: decimal))
t "Checked.byte (1.5M: decimal)" (fun () -> Checked.byte (1.5M: decimal))
t "Checked.sbyte (1.5M: decimal)" (fun () -> Checked.sbyte (1.5M: decimal))
t "Checked.uint32 (1.5M: decimal)" (fun () -> Checked.uint32 (1.5M: decimal))
t "Checked.int64 (1.5M: decimal)" (fun () -> Checked.int64 (1.5M: decimal))
t "Checked.uint64 (1.5M: decimal)" (fun () -> Checked.uint64 (1.5M: decimal))
t "Checked.int16 (1.5M: decimal)" (fun () -> Checked.int16 (1.5M: decimal))
t "Checked.uint16 (1.5M: decimal)" (fun () -> Checked.uint16 (1.5M: decimal))
t "Convert.ToByte(-2.5M: decimal)" (fun () -> Convert.ToByte(-2.5M: decimal))
t "Convert.ToSByte(-2.5M: decimal)" (fun () -> Convert.ToSByte(-2.5M: decimal))
t "Convert.ToInt16(-2.5M: decimal)" (fun () -> Convert.ToInt16(-2.5M: decimal))
t "Convert.ToUInt16(-2.5M: decimal)" (fun () -> Convert.ToUInt16(-2.5M: decimal))
t "Convert.ToInt32(-2.5M: decimal)" (fun () -> Convert.ToInt32(-2.5M: decimal))
t "Convert.ToUInt32(-2.5M: decimal)" (fun () -> Convert.ToUInt32(-2.5M: decimal))
t "Convert.ToInt64(-2.5M: decimal)" (fun () -> Convert.ToInt64(-2.5M: decimal))
t "Convert.ToUInt64(-2.5M: decimal)" (fun () -> Convert.ToUInt64(-2.5M: decimal))
t "Convert.ToSingle(-2.5M: decimal)" (fun () -> Convert.ToSingle(-2.5M: decimal))
t "Convert.ToDouble(-2.5M: decimal)" (fun () -> Convert.ToDouble(-2.5M: decimal))
t "Convert.ToDecimal(-2.5M: decimal)" (fun () -> Convert.ToDecimal(-2.5M: decimal))
t "Convert.ToChar(-2.5M: decimal)" (fun () -> Convert.ToChar(-2.5M: decimal))
t "Convert.ToBoolean(-2.5M: decimal)" (fun () -> Convert.ToBoolean(-2.5M: decimal))
t "Convert.ToString(-2.5M: decimal)" (fun () -> Convert.ToString(-2.5M: decimal))
t "int (-2.5M: decimal)" (fun () -> int (-2.5M: decimal))
t "byte (-2.5M: decimal)" (fun () -> byte (-2.5M: decimal))
t "sbyte (-2.5M: decimal)" (fun () -> sbyte (-2.5M: decimal))
t "int16 (-2.5M: decimal)" (fun () -> int16 (-2.5M: decimal))
t "uint16 (-2.5M: decimal)" (fun () -> uint16 (-2.5M: decimal))
t "uint32 (-2.5M: decimal)" (fun () -> uint32 (-2.5M: decimal))
t "int64 (-2.5M: decimal)" (fun () -> int64 (-2.5M: decimal))
t "uint64 (-2.5M: decimal)" (fun () -> uint64 (-2.5M: decimal))
t "float (-2.5M: decimal)" (fun () -> float (-2.5M: decimal))
t "float32 (-2.5M: decimal)" (fun () -> float32 (-2.5M: decimal))
t "decimal (-2.5M: decimal)" (fun () -> decimal (-2.5M: decimal))
t "string (-2.5M: decimal)" (fun () -> string (-2.5M: decimal))
t "Checked.int (-2.5M: decimal)" (fun () -> Checked.int (-2.5M: decimal))
t "Checked.byte (-2.5M: decimal)" (fun () -> Checked.byte (-2.5M: decimal))
t "Checked.sbyte (-2.5M: decimal)" (fun () -> Checked.sbyte (-2.5M: decimal))
t "Checked.uint32 (-2.5M: decimal)" (fun () -> Checked.uint32 (-2.5M: decimal))
t "Checked.int64 (-2.5M: decimal)" (fun () -> Checked.int64 (-2.5M: decimal))
t "Checked.uint64 (-2.5M: decimal)" (fun () -> Checked.uint64 (-2.5M: decimal))
t "Checked.int16 (-2.5M: decimal)" (fun () -> Checked.int16 (-2.5M: decimal))
t "Checked.uint16 (-2.5M: decimal)" (fun () -> Checked.uint16 (-2.5M: decimal))
t "Convert.ToByte(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToByte(79228162514264337593543950335M: decimal))
t "Convert.ToSByte(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToSByte(79228162514264337593543950335M: decimal))
t "Convert.ToInt16(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToInt16(79228162514264337593543950335M: decimal))
t "Convert.ToUInt16(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToUInt16(79228162514264337593543950335M: decimal))
t "Convert.ToInt32(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToInt32(79228162514264337593543950335M: decimal))
t "Convert.ToUInt32(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToUInt32(79228162514264337593543950335M: decimal))
t "Convert.ToInt64(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToInt64(79228162514264337593543950335M: decimal))
t "Convert.ToUInt64(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToUInt64(79228162514264337593543950335M: decimal))
t "Convert.ToSingle(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToSingle(79228162514264337593543950335M: decimal))
t "Convert.ToDouble(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToDouble(79228162514264337593543950335M: decimal))
t "Convert.ToDecimal(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToDecimal(79228162514264337593543950335M: decimal))
t "Convert.ToChar(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToChar(79228162514264337593543950335M: decimal))
t "Convert.ToBoolean(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToBoolean(79228162514264337593543950335M: decimal))
t "Convert.ToString(79228162514264337593543950335M: decimal)" (fun () -> Convert.ToString(79228162514264337593543950335M: decimal))
t "int (79228162514264337593543950335M: decimal)" (fun () -> int (79228162514264337593543950335M: decimal))
t "byte (79228162514264337593543950335M: decimal)" (fun () -> byte (79228162514264337593543950335M: decimal))
t "sbyte (79228162514264337593543950335M: decimal)" (fun () -> sbyte (79228162514264337593543950335M: decimal))
t "int16 (79228162514264337593543950335M: decimal)" (fun () -> int16 (79228162514264337593543950335M: decimal))
t "uint16 (79228162514264337593543950335M: decimal)" (fun () -> uint16 (79228162514264337593543950335M: decimal))
t "uint32 (79228162514264337593543950335M: decimal)" (fun () -> uint32 (79228162514264337593543950335M: decimal))
t "int64 (79228162514264337593543950335M: decimal)" (fun () -> int64 (79228162514264337593543950335M: decimal))
t "uint64 (79228162514264337593543950335M: decimal)" (fun () -> uint64 (79228162514264337593543950335M: decimal))
t "float (79228162514264337593543950335M: decimal)" (fun () -> float (79228162514264337593543950335M: decimal))
t "float32 (79228162514264337593543950335M: decimal)" (fun () -> float32 (79228162514264337593543950335M: decimal))
t "decimal (79228162514264337593543950335M: decimal)" (fun () -> decimal (79228162514264337593543950335M: decimal))
t "string (79228162514264337593543950335M: decimal)" (fun () -> string (79228162514264337593543950335M: decimal))
t "Checked.int (79228162514264337593543950335M: decimal)" (fun () -> Checked.int (79228162514264337593543950335M: decimal))
t "Checked.byte (79228162514264337593543950335M: decimal)" (fun () -> Checked.byte (79228162514264337593543950335M: decimal))
t "Checked.sbyte (79228162514264337593543950335M: decimal)" (fun () -> Checked.sbyte (79228162514264337593543950335M: decimal))
t "Checked.uint32 (79228162514264337593543950335M: decimal)" (fun () -> Checked.uint32 (79228162514264337593543950335M: decimal))
t "Checked.int64 (79228162514264337593543950335M: decimal)" (fun () -> Checked.int64 (79228162514264337593543950335M: decimal))
t "Checked.uint64 (79228162514264337593543950335M: decimal)" (fun () -> Checked.uint64 (79228162514264337593543950335M: decimal))
t "Checked.int16 (79228162514264337593543950335M: decimal)" (fun () -> Checked.int16 (79228162514264337593543950335M: decimal))
t "Checked.uint16 (79228162514264337593543950335M: decimal)" (fun () -> Checked.uint16 (79228162514264337593543950335M: decimal))
t "Convert.ToByte('a': char)" (fun () -> Convert.ToByte('a': char))
t "Convert.ToSByte('a': char)" (fun () -> Convert.ToSByte('a': char))
t "Convert.ToInt16('a': char)" (fun () -> Convert.ToInt16('a': char))
t "Convert.ToUInt16('a': char)" (fun () -> Convert.ToUInt16('a': char))
t "Convert.ToInt32('a': char)" (fun () -> Convert.ToInt32('a': char))
t "Convert.ToUInt32('a': char)" (fun () -> Convert.ToUInt32('a': char))
t "Convert.ToInt64('a': char)" (fun () -> Convert.ToInt64('a': char))
t "Convert.ToUInt64('a': char)" (fun () -> Convert.ToUInt64('a': char))
t "Convert.ToSingle('a': char)" (fun () -> Convert.ToSingle('a': char))
t "Convert.ToDouble('a': char)" (fun () -> Convert.ToDouble('a': char))
t "Convert.ToDecimal('a': char)" (fun () -> Convert.ToDecimal('a': char))
t "Convert.ToChar('a': char)" (fun () -> Convert.ToChar('a': char))
t "Convert.ToBoolean('a': char)" (fun () -> Convert.ToBoolean('a': char))
t "Convert.ToString('a': char)" (fun () -> Convert.ToString('a': char))
t "int ('a': char)" (fun () -> int ('a': char))
t "byte ('a': char)" (fun () -> byte ('a': char))
t "sbyte ('a': char)" (fun () -> sbyte ('a': char))
t "int16 ('a': char)" (fun () -> int16 ('a': char))
t "uint16 ('a': char)" (fun () -> uint16 ('a': char))
t "uint32 ('a': char)" (fun () -> uint32 ('a': char))
t "int64 ('a': char)" (fun () -> int64 ('a': char))
t "uint64 ('a': char)" (fun () -> uint64 ('a': char))
t "float ('a': char)" (fun () -> float ('a': char))
t "float32 ('a': char)" (fun () -> float32 ('a': char))
t "decimal ('a': char)" (fun () -> decimal ('a': char))
t "char ('a': char)" (fun () -> char ('a': char))
t "string ('a': char)" (fun () -> string ('a': char))
t "Checked.int ('a': char)" (fun () -> Checked.int ('a': char))
t "Checked.byte ('a': char)" (fun () -> Checked.byte ('a': char))
t "Checked.sbyte ('a': char)" (fun () -> Checked.sbyte ('a': char))
t "Checked.uint32 ('a': char)" (fun () -> Checked.uint32 ('a': char))
t "Checked.int64 ('a': char)" (fun () -> Checked.int64 ('a': char))
t "Checked.uint64 ('a': char)" (fun () -> Checked.uint64 ('a': char))
t "Checked.char ('a': char)" (fun () -> Checked.char ('a': char))
t "Checked.int16 ('a': char)" (fun () -> Checked.int16 ('a': char))
t "Checked.uint16 ('a': char)" (fun () -> Checked.uint16 ('a': char))
t "Convert.ToByte('0': char)" (fun () -> Convert.ToByte('0': char))
t "Convert.ToSByte('0': char)" (fun () -> Convert.ToSByte('0': char))
t "Convert.ToInt16('0': char)" (fun () -> Convert.ToInt16('0': char))
t "Convert.ToUInt16('0': char)" (fun () -> Convert.ToUInt16('0': char))
t "Convert.ToInt32('0': char)" (fun () -> Convert.ToInt32('0': char))
t "Convert.ToUInt32('0': char)" (fun () -> Convert.ToUInt32('0': char))
t "Convert.ToInt64('0': char)" (fun () -> Convert.ToInt64('0': char))
t "Convert.ToUInt64('0': char)" (fun () -> Convert.ToUInt64('0': char))
t "Convert.ToSingle('0': char)" (fun () -> Convert.ToSingle('0': char))
t "Convert.ToDouble('0': char)" (fun () -> Convert.ToDouble('0': char))
t "Convert.ToDecimal('0': char)" (fun () -> Convert.ToDecimal('0': char))
t "Convert.ToChar('0': char)" (fun () -> Convert.ToChar('0': char))
t "Convert.ToBoolean('0': char)" (fun () -> Convert.ToBoolean('0': char))
t "Convert.ToString('0': char)" (fun () -> Convert.ToString('0': char))
t "int ('0': char)" (fun () -> int ('0': char))
t "byte ('0': char)" (fun () -> byte ('0': char))
t "sbyte ('0': char)" (fun () -> sbyte ('0': char))
t "int16 ('0': char)" (fun () -> int16 ('0': char))
t "uint16 ('0': char)" (fun () -> uint16 ('0': char))
t "uint32 ('0': char)" (fun () -> uint32 ('0': char))
t "int64 ('0': char)" (fun () -> int64 ('0': char))
t "uint64 ('0': char)" (fun () -> uint64 ('0': char))
t "float ('0': char)" (fun () -> float ('0': char))
t "float32 ('0': char)" (fun () -> float32 ('0': char))
t "decimal ('0': char)" (fun () -> decimal ('0': char))
t "char ('0': char)" (fun () -> char ('0': char))
t "string ('0': char)" (fun () -> string ('0': char))
t "Checked.int ('0': char)" (fun () -> Checked.int ('0': char))
t "Checked.byte ('0': char)" (fun () -> Checked.byte ('0': char))
t "Checked.sbyte ('0': char)" (fun () -> Checked.sbyte ('0': char))
t "Checked.uint32 ('0': char)" (fun () -> Checked.uint32 ('0': char))
t "Checked.int64 ('0': char)" (fun () -> Checked.int64 ('0': char))
t "Checked.uint64 ('0': char)" (fun () -> Checked.uint64 ('0': char))
t "Checked.char ('0': char)" (fun () -> Checked.char ('0': char))
t "Checked.int16 ('0': char)" (fun () -> Checked.int16 ('0': char))
t "Checked.uint16 ('0': char)" (fun () -> Checked.uint16 ('0': char))
t "Convert.ToByte('é': char)" (fun () -> Convert.ToByte('é': char))
t "Convert.ToSByte('é': char)" (fun () -> Convert.ToSByte('é': char))
t "Convert.ToInt16('é': char)" (fun () -> Convert.ToInt16('é': char))
t "Convert.ToUInt16('é': char)" (fun () -> Convert.ToUInt16('é': char))
t "Convert.ToInt32('é': char)" (fun () -> Convert.ToInt32('é': char))
t "Convert.ToUInt32('é': char)" (fun () -> Convert.ToUInt32('é': char))
t "Convert.ToInt64('é': char)" (fun () -> Convert.ToInt64('é': char))
t "Convert.ToUInt64('é': char)" (fun () -> Convert.ToUInt64('é': char))
t "Convert.ToSingle('é': char)" (fun () -> Convert.ToSingle('é': char))
t "Convert.ToDouble('é': char)" (fun () -> Convert.ToDouble('é': char))
t "Convert.ToDecimal('é': char)" (fun () -> Convert.ToDecimal('é': char))
t "Convert.ToChar('é': char)" (fun () -> Convert.ToChar('é': char))
t "Convert.ToBoolean('é': char)" (fun () -> Convert.ToBoolean('é': char))
t "Convert.ToString('é': char)" (fun () -> Convert.ToString('é': char))
t "int ('é': char)" (fun () -> int ('é': char))
t "byte ('é': char)" (fun () -> byte ('é': char))
t "sbyte ('é': char)" (fun () -> sbyte ('é': char))
t "int16 ('é': char)" (fun () -> int16 ('é': char))
t "uint16 ('é': char)" (fun () -> uint16 ('é': char))
t "uint32 ('é': char)" (fun () -> uint32 ('é': char))
t "int64 ('é': char)" (fun () -> int64 ('é': char))
t "uint64 ('é': char)" (fun () -> uint64 ('é': char))
t "float ('é': char)" (fun () -> float ('é': char))
t "float32 ('é': char)" (fun () -> float32 ('é': char))
t "decimal ('é': char)" (fun () -> decimal ('é': char))
t "char ('é': char)" (fun () -> char ('é': char))
t "string ('é': char)" (fun () -> string ('é': char))
t "Checked.int ('é': char)" (fun () -> Checked.int ('é': char))
t "Checked.byte ('é': char)" (fun () -> Checked.byte ('é': char))
t "Checked.sbyte ('é': char)" (fun () -> Checked.sbyte ('é': char))
t "Checked.uint32 ('é': char)" (fun () -> Checked.uint32 ('é': char))
t "Checked.int64 ('é': char)" (fun () -> Checked.int64 ('é': char))
t "Checked.uint64 ('é': char)" (fun () -> Checked.uint64 ('é': char))
t "Checked.char ('é': char)" (fun () -> Checked.char ('é': char))
t "Checked.int16 ('é': char)" (fun () -> Checked.int16 ('é': char))
t "Checked.uint16 ('é': char)" (fun () -> Checked.uint16 ('é': char))
t "Convert.ToByte(true: bool)" (fun () -> Convert.ToByte(true: bool))
t "Convert.ToSByte(true: bool)" (fun () -> Convert.ToSByte(true: bool))
t "Convert.ToInt16(true: bool)" (fun () -> Convert.ToInt16(true: bool))
t "Convert.ToUInt16(true: bool)" (fun () -> Convert.ToUInt16(true: bool))
t "Convert.ToInt32(true: bool)" (fun () -> Convert.ToInt32(true: bool))
t "Convert.ToUInt32(true: bool)" (fun () -> Convert.ToUInt32(true: bool))
t "Convert.ToInt64(true: bool)" (fun () -> Convert.ToInt64(true: bool))
t "Convert.ToUInt64(true: bool)" (fun () -> Convert.ToUInt64(true: bool))
t "Convert.ToSingle(true: bool)" (fun () -> Convert.ToSingle(true: bool))
t "Convert.ToDouble(true: bool)" (fun () -> Convert.ToDouble(true: bool))
t "Convert.ToDecimal(true: bool)" (fun () -> Convert.ToDecimal(true: bool))
t "Convert.ToChar(true: bool)" (fun () -> Convert.ToChar(true: bool))
t "Convert.ToBoolean(true: bool)" (fun () -> Convert.ToBoolean(true: bool))
t "Convert.ToString(true: bool)" (fun () -> Convert.ToString(true: bool))
t "Convert.ToByte(false: bool)" (fun () -> Convert.ToByte(false: bool))
t "Convert.ToSByte(false: bool)" (fun () -> Convert.ToSByte(false: bool))
t "Convert.ToInt16(false: bool)" (fun () -> Convert.ToInt16(false: bool))
t "Convert.ToUInt16(false: bool)" (fun () -> Convert.ToUInt16(false: bool))
t "Convert.ToInt32(false: bool)" (fun () -> Convert.ToInt32(false: bool))
t "Convert.ToUInt32(false: bool)" (fun () -> Convert.ToUInt32(false: bool))
t "Convert.ToInt64(false: bool)" (fun () -> Convert.ToInt64(false: bool))
t "Convert.ToUInt64(false: bool)" (fun () -> Convert.ToUInt64(false: bool))
t "Convert.ToSingle(false: bool)" (fun () -> Convert.ToSingle(false: bool))
t "Convert.ToDouble(false: bool)" (fun () -> Convert.ToDouble(false: bool))
t "Convert.ToDecimal(false: bool)" (fun () -> Convert.ToDecimal(false: bool))
t "Convert.ToChar(false: bool)" (fun () -> Convert.ToChar(false: bool))
t "Convert.ToBoolean(false: bool)" (fun () -> Convert.ToBoolean(false: bool))
t "Convert.ToString(false: bool)" (fun () -> Convert.ToString(false: bool))
t "Convert.ToByte('12': string)" (fun () -> Convert.ToByte("12": string))
t "Convert.ToSByte('12': string)" (fun () -> Convert.ToSByte("12": string))
t "Convert.ToInt16('12': string)" (fun () -> Convert.ToInt16("12": string))
t "Convert.ToUInt16('12': string)" (fun () -> Convert.ToUInt16("12": string))
t "Convert.ToInt32('12': string)" (fun () -> Convert.ToInt32("12": string))
t "Convert.ToUInt32('12': string)" (fun () -> Convert.ToUInt32("12": string))
t "Convert.ToInt64('12': string)" (fun () -> Convert.ToInt64("12": string))
t "Convert.ToUInt64('12': string)" (fun () -> Convert.ToUInt64("12": string))
t "Convert.ToSingle('12': string)" (fun () -> Convert.ToSingle("12": string))
t "Convert.ToDouble('12': string)" (fun () -> Convert.ToDouble("12": string))
t "Convert.ToDecimal('12': string)" (fun () -> Convert.ToDecimal("12": string))
t "Convert.ToChar('12': string)" (fun () -> Convert.ToChar("12": string))
t "Convert.ToBoolean('12': string)" (fun () -> Convert.ToBoolean("12": string))
t "Convert.ToString('12': string)" (fun () -> Convert.ToString("12": string))
t "int ('12': string)" (fun () -> int ("12": string))
t "byte ('12': string)" (fun () -> byte ("12": string))
t "sbyte ('12': string)" (fun () -> sbyte ("12": string))
t "int16 ('12': string)" (fun () -> int16 ("12": string))
t "uint16 ('12': string)" (fun () -> uint16 ("12": string))
t "uint32 ('12': string)" (fun () -> uint32 ("12": string))
t "int64 ('12': string)" (fun () -> int64 ("12": string))
t "uint64 ('12': string)" (fun () -> uint64 ("12": string))
t "float ('12': string)" (fun () -> float ("12": string))
t "float32 ('12': string)" (fun () -> float32 ("12": string))
t "decimal ('12': string)" (fun () -> decimal ("12": string))
t "char ('12': string)" (fun () -> char ("12": string))
t "string ('12': string)" (fun () -> string ("12": string))
t "Convert.ToByte('-1': string)" (fun () -> Convert.ToByte("-1": string))
t "Convert.ToSByte('-1': string)" (fun () -> Convert.ToSByte("-1": string))
t "Convert.ToInt16('-1': string)" (fun () -> Convert.ToInt16("-1": string))
t "Convert.ToUInt16('-1': string)" (fun () -> Convert.ToUInt16("-1": string))
t "Convert.ToInt32('-1': string)" (fun () -> Convert.ToInt32("-1": string))
t "Convert.ToUInt32('-1': string)" (fun () -> Convert.ToUInt32("-1": string))
t "Convert.ToInt64('-1': string)" (fun () -> Convert.ToInt64("-1": string))
t "Convert.ToUInt64('-1': string)" (fun () -> Convert.ToUInt64("-1": string))
t "Convert.ToSingle('-1': string)" (fun () -> Convert.ToSingle("-1": string))
t "Convert.ToDouble('-1': string)" (fun () -> Convert.ToDouble("-1": string))
t "Convert.ToDecimal('-1': string)" (fun () -> Convert.ToDecimal("-1": string))
t "Convert.ToChar('-1': string)" (fun () -> Convert.ToChar("-1": string))
t "Convert.ToBoolean('-1': string)" (fun () -> Convert.ToBoolean("-1": string))
t "Convert.ToString('-1': string)" (fun () -> Convert.ToString("-1": string))
t "int ('-1': string)" (fun () -> int ("-1": string))
t "byte ('-1': string)" (fun () -> byte ("-1": string))
t "sbyte ('-1': string)" (fun () -> sbyte ("-1": string))
t "int16 ('-1': string)" (fun () -> int16 ("-1": string))
t "uint16 ('-1': string)" (fun () -> uint16 ("-1": string))
t "uint32 ('-1': string)" (fun () -> uint32 ("-1": string))
t "int64 ('-1': string)" (fun () -> int64 ("-1": string))
t "uint64 ('-1': string)" (fun () -> uint64 ("-1": string))
t "float ('-1': string)" (fun () -> float ("-1": string))
t "float32 ('-1': string)" (fun () -> float32 ("-1": string))
t "decimal ('-1': string)" (fun () -> decimal ("-1": string))
t "char ('-1': string)" (fun () -> char ("-1": string))
t "string ('-1': string)" (fun () -> string ("-1": string))
t "Convert.ToByte('x': string)" (fun () -> Convert.ToByte("x": string))
t "Convert.ToSByte('x': string)" (fun () -> Convert.ToSByte("x": string))
t "Convert.ToInt16('x': string)" (fun () -> Convert.ToInt16("x": string))
t "Convert.ToUInt16('x': string)" (fun () -> Convert.ToUInt16("x": string))
t "Convert.ToInt32('x': string)" (fun () -> Convert.ToInt32("x": string))
t "Convert.ToUInt32('x': string)" (fun () -> Convert.ToUInt32("x": string))
t "Convert.ToInt64('x': string)" (fun () -> Convert.ToInt64("x": string))
t "Convert.ToUInt64('x': string)" (fun () -> Convert.ToUInt64("x": string))
t "Convert.ToSingle('x': string)" (fun () -> Convert.ToSingle("x": string))
t "Convert.ToDouble('x': string)" (fun () -> Convert.ToDouble("x": string))
t "Convert.ToDecimal('x': string)" (fun () -> Convert.ToDecimal("x": string))
t "Convert.ToChar('x': string)" (fun () -> Convert.ToChar("x": string))
t "Convert.ToBoolean('x': string)" (fun () -> Convert.ToBoolean("x": string))
t "Convert.ToString('x': string)" (fun () -> Convert.ToString("x": string))
t "int ('x': string)" (fun () -> int ("x": string))
t "byte ('x': string)" (fun () -> byte ("x": string))
t "sbyte ('x': string)" (fun () -> sbyte ("x": string))
t "int16 ('x': string)" (fun () -> int16 ("x": string))
t "uint16 ('x': string)" (fun () -> uint16 ("x": string))
t "uint32 ('x': string)" (fun () -> uint32 ("x": string))
t "int64 ('x': string)" (fun () -> int64 ("x": string))
t "uint64 ('x': string)" (fun () -> uint64 ("x": string))
t "float ('x': string)" (fun () -> float ("x": string))
t "float32 ('x': string)" (fun () -> float32 ("x": string))
t "decimal ('x': string)" (fun () -> decimal ("x": string))
t "char ('x': string)" (fun () -> char ("x": string))
t "string ('x': string)" (fun () -> string ("x": string))
t "Convert.ToByte('': string)" (fun () -> Convert.ToByte("": string))
t "Convert.ToSByte('': string)" (fun () -> Convert.ToSByte("": string))
t "Convert.ToInt16('': string)" (fun () -> Convert.ToInt16("": string))
t "Convert.ToUInt16('': string)" (fun () -> Convert.ToUInt16("": string))
t "Convert.ToInt32('': string)" (fun () -> Convert.ToInt32("": string))
t "Convert.ToUInt32('': string)" (fun () -> Convert.ToUInt32("": string))
t "Convert.ToInt64('': string)" (fun () -> Convert.ToInt64("": string))
t "Convert.ToUInt64('': string)" (fun () -> Convert.ToUInt64("": string))
t "Convert.ToSingle('': string)" (fun () -> Convert.ToSingle("": string))
t "Convert.ToDouble('': string)" (fun () -> Convert.ToDouble("": string))
t "Convert.ToDecimal('': string)" (fun () -> Convert.ToDecimal("": string))
t "Convert.ToChar('': string)" (fun () -> Convert.ToChar("": string))
t "Convert.ToBoolean('': string)" (fun () -> Convert.ToBoolean("": string))
t "Convert.ToString('': string)" (fun () -> Convert.ToString("": string))
t "int ('': string)" (fun () -> int ("": string))
t "byte ('': string)" (fun () -> byte ("": string))
t "sbyte ('': string)" (fun () -> sbyte ("": string))
t "int16 ('': string)" (fun () -> int16 ("": string))
t "uint16 ('': string)" (fun () -> uint16 ("": string))
t "uint32 ('': string)" (fun () -> uint32 ("": string))
t "int64 ('': string)" (fun () -> int64 ("": string))
t "uint64 ('': string)" (fun () -> uint64 ("": string))
t "float ('': string)" (fun () -> float ("": string))
t "float32 ('': string)" (fun () -> float32 ("": string))
t "decimal ('': string)" (fun () -> decimal ("": string))
t "char ('': string)" (fun () -> char ("": string))
t "string ('': string)" (fun () -> string ("": string))
t "Convert.ToByte(null: string)" (fun () -> Convert.ToByte(null: string))
t "Convert.ToSByte(null: string)" (fun () -> Convert.ToSByte(null: string))
t "Convert.ToInt16(null: string)" (fun () -> Convert.ToInt16(null: string))
t "Convert.ToUInt16(null: string)" (fun () -> Convert.ToUInt16(null: string))
t "Convert.ToInt32(null: string)" (fun () -> Convert.ToInt32(null: string))
t "Convert.ToUInt32(null: string)" (fun () -> Convert.ToUInt32(null: string))
t "Convert.ToInt64(null: string)" (fun () -> Convert.ToInt64(null: string))
t "Convert.ToUInt64(null: string)" (fun () -> Convert.ToUInt64(null: string))
t "Convert.ToSingle(null: string)" (fun () -> Convert.ToSingle(null: string))
t "Convert.ToDouble(null: string)" (fun () -> Convert.ToDouble(null: string))
t "Convert.ToDecimal(null: string)" (fun () -> Convert.ToDecimal(null: string))
t "Convert.ToChar(null: string)" (fun () -> Convert.ToChar(null: string))
t "Convert.ToBoolean(null: string)" (fun () -> Convert.ToBoolean(null: string))
t "Convert.ToString(null: string)" (fun () -> Convert.ToString(null: string))
t "int (null: string)" (fun () -> int (null: string))
t "byte (null: string)" (fun () -> byte (null: string))
t "sbyte (null: string)" (fun () -> sbyte (null: string))
t "int16 (null: string)" (fun () -> int16 (null: string))
t "uint16 (null: string)" (fun () -> uint16 (null: string))
t "uint32 (null: string)" (fun () -> uint32 (null: string))
t "int64 (null: string)" (fun () -> int64 (null: string))
t "uint64 (null: string)" (fun () -> uint64 (null: string))
t "float (null: string)" (fun () -> float (null: string))
t "float32 (null: string)" (fun () -> float32 (null: string))
t "decimal (null: string)" (fun () -> decimal (null: string))
t "char (null: string)" (fun () -> char (null: string))
t "string (null: string)" (fun () -> string (null: string))
t "Convert.ToByte('3.7': string)" (fun () -> Convert.ToByte("3.7": string))
t "Convert.ToSByte('3.7': string)" (fun () -> Convert.ToSByte("3.7": string))
t "Convert.ToInt16('3.7': string)" (fun () -> Convert.ToInt16("3.7": string))
t "Convert.ToUInt16('3.7': string)" (fun () -> Convert.ToUInt16("3.7": string))
t "Convert.ToInt32('3.7': string)" (fun () -> Convert.ToInt32("3.7": string))
t "Convert.ToUInt32('3.7': string)" (fun () -> Convert.ToUInt32("3.7": string))
t "Convert.ToInt64('3.7': string)" (fun () -> Convert.ToInt64("3.7": string))
t "Convert.ToUInt64('3.7': string)" (fun () -> Convert.ToUInt64("3.7": string))
t "Convert.ToSingle('3.7': string)" (fun () -> Convert.ToSingle("3.7": string))
t "Convert.ToDouble('3.7': string)" (fun () -> Convert.ToDouble("3.7": string))
t "Convert.ToDecimal('3.7': string)" (fun () -> Convert.ToDecimal("3.7": string))
t "Convert.ToChar('3.7': string)" (fun () -> Convert.ToChar("3.7": string))
t "Convert.ToBoolean('3.7': string)" (fun () -> Convert.ToBoolean("3.7": string))
t "Convert.ToString('3.7': string)" (fun () -> Convert.ToString("3.7": string))
t "int ('3.7': string)" (fun () -> int ("3.7": string))
t "byte ('3.7': string)" (fun () -> byte ("3.7": string))
t "sbyte ('3.7': string)" (fun () -> sbyte ("3.7": string))
t "int16 ('3.7': string)" (fun () -> int16 ("3.7": string))
t "uint16 ('3.7': string)" (fun () -> uint16 ("3.7": string))
t "uint32 ('3.7': string)" (fun () -> uint32 ("3.7": string))
t "int64 ('3.7': string)" (fun () -> int64 ("3.7": string))
t "uint64 ('3.7': string)" (fun () -> uint64 ("3.7": string))
t "float ('3.7': string)" (fun () -> float ("3.7": string))
t "float32 ('3.7': string)" (fun () -> float32 ("3.7": string))
t "decimal ('3.7': string)" (fun () -> decimal ("3.7": string))
t "char ('3.7': string)" (fun () -> char ("3.7": string))
t "string ('3.7': string)" (fun () -> string ("3.7": string))
t "Convert.ToByte('True': string)" (fun () -> Convert.ToByte("True": string))
t "Convert.ToSByte('True': string)" (fun () -> Convert.ToSByte("True": string))
t "Convert.ToInt16('True': string)" (fun () -> Convert.ToInt16("True": string))
t "Convert.ToUInt16('True': string)" (fun () -> Convert.ToUInt16("True": string))
t "Convert.ToInt32('True': string)" (fun () -> Convert.ToInt32("True": string))
t "Convert.ToUInt32('True': string)" (fun () -> Convert.ToUInt32("True": string))
t "Convert.ToInt64('True': string)" (fun () -> Convert.ToInt64("True": string))
t "Convert.ToUInt64('True': string)" (fun () -> Convert.ToUInt64("True": string))
t "Convert.ToSingle('True': string)" (fun () -> Convert.ToSingle("True": string))
t "Convert.ToDouble('True': string)" (fun () -> Convert.ToDouble("True": string))
t "Convert.ToDecimal('True': string)" (fun () -> Convert.ToDecimal("True": string))
t "Convert.ToChar('True': string)" (fun () -> Convert.ToChar("True": string))
t "Convert.ToBoolean('True': string)" (fun () -> Convert.ToBoolean("True": string))
t "Convert.ToString('True': string)" (fun () -> Convert.ToString("True": string))
t "int ('True': string)" (fun () -> int ("True": string))
t "byte ('True': string)" (fun () -> byte ("True": string))
t "sbyte ('True': string)" (fun () -> sbyte ("True": string))
t "int16 ('True': string)" (fun () -> int16 ("True": string))
t "uint16 ('True': string)" (fun () -> uint16 ("True": string))
t "uint32 ('True': string)" (fun () -> uint32 ("True": string))
t "int64 ('True': string)" (fun () -> int64 ("True": string))
t "uint64 ('True': string)" (fun () -> uint64 ("True": string))
t "float ('True': string)" (fun () -> float ("True": string))
t "float32 ('True': string)" (fun () -> float32 ("True": string))
t "decimal ('True': string)" (fun () -> decimal ("True": string))
t "char ('True': string)" (fun () -> char ("True": string))
t "string ('True': string)" (fun () -> string ("True": string))
t "Convert.ToString(0,2)" (fun () -> Convert.ToString(0,2))
t "Convert.ToString(0,8)" (fun () -> Convert.ToString(0,8))
t "Convert.ToString(0,16)" (fun () -> Convert.ToString(0,16))
t "Convert.ToString(0,10)" (fun () -> Convert.ToString(0,10))
t "Convert.ToString(0,3)" (fun () -> Convert.ToString(0,3))
t "Math.Abs(0)" (fun () -> Math.Abs(0))
t "abs (0)" (fun () -> abs (0))
t "Math.Sign(0)" (fun () -> Math.Sign(0))
t "Math.DivRem(0,7)" (fun () -> Math.DivRem(0,7))
t "Math.DivRem(0,0)" (fun () -> Math.DivRem(0,0))
t "Math.Clamp(0,0,9)" (fun () -> Math.Clamp(0,0,9))
t "Math.Clamp(0,9,0)" (fun () -> Math.Clamp(0,9,0))
t "Math.BigMul(0,0)" (fun () -> Math.BigMul(0,0))
t "int 0 / -1" (fun () -> int 0 / -1)
t "0 % -1" (fun () -> 0 % -1)
t "0 / 0" (fun () -> 0 / 0)
t "0 % 0" (fun () -> 0 % 0)
t "-(0)" (fun () -> -(0))
t "Checked.(~-) (0)" (fun () -> Checked.(~-) (0))
t "Checked.(+) (0) 1" (fun () -> Checked.(+) (0) 1)
t "Checked.(-) (0) 1" (fun () -> Checked.(-) (0) 1)
t "Checked.(*) (0) 2" (fun () -> Checked.(*) (0) 2)
t "pown (0) 3" (fun () -> pown (0) 3)
t "pown (0) 0" (fun () -> pown (0) 0)
t "pown (0) -1" (fun () -> pown (0) -1)
t "BitOperations.PopCount(uint32 (0))" (fun () -> BitOperations.PopCount(uint32 (0)))
t "BitOperations.LeadingZeroCount(uint32 (0))" (fun () -> BitOperations.LeadingZeroCount(uint32 (0)))
t "BitOperations.TrailingZeroCount(0)" (fun () -> BitOperations.TrailingZeroCount(0))
t "BitOperations.Log2(uint32 (0))" (fun () -> BitOperations.Log2(uint32 (0)))
t "BitOperations.RotateLeft(uint32 (0),5)" (fun () -> BitOperations.RotateLeft(uint32 (0),5))
t "BitOperations.RotateRight(uint32 (0),33)" (fun () -> BitOperations.RotateRight(uint32 (0),33))
t "BitOperations.RoundUpToPowerOf2(uint32 (0))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 (0)))
t "BitOperations.IsPow2(0)" (fun () -> BitOperations.IsPow2(0))
t "Int32.IsEvenInteger(0)" (fun () -> Int32.IsEvenInteger(0))
t "Int32.LeadingZeroCount(0)" (fun () -> Int32.LeadingZeroCount(0))
t "Int32.PopCount(0)" (fun () -> Int32.PopCount(0))
t "Int32.RotateLeft(0,4)" (fun () -> Int32.RotateLeft(0,4))
t "Int32.IsNegative(0)" (fun () -> Int32.IsNegative(0))
t "Int32.CopySign(0,-1)" (fun () -> Int32.CopySign(0,-1))
t "Int32.MaxMagnitude(0,3)" (fun () -> Int32.MaxMagnitude(0,3))
t "Int32.Sign(0)" (fun () -> Int32.Sign(0))
t "Int32.Log2(0)" (fun () -> Int32.Log2(0))
t "(0).CompareTo(5)" (fun () -> (0).CompareTo(5))
t "(0).Equals(5)" (fun () -> (0).Equals(5))
t "(0).GetHashCode()" (fun () -> (0).GetHashCode())
t "hash (0)" (fun () -> hash (0))
t "(0) <<< 33" (fun () -> (0) <<< 33)
t "(0) >>> 33" (fun () -> (0) >>> 33)
t "~~~(0)" (fun () -> ~~~(0))
t "(0) &&& 0xF0" (fun () -> (0) &&& 0xF0)
t "(0) ^^^ 0xFF" (fun () -> (0) ^^^ 0xFF)
t "Math.Max(0,3)" (fun () -> Math.Max(0,3))
t "(0).ToString('X')" (fun () -> (0).ToString("X"))
t "(0).ToString('B')" (fun () -> (0).ToString("B"))
t "(0).ToString('D5')" (fun () -> (0).ToString("D5"))
t "(0).ToString('N1')" (fun () -> (0).ToString("N1"))
t "(0).ToString('E2')" (fun () -> (0).ToString("E2"))
t "(0).ToString('G3')" (fun () -> (0).ToString("G3"))
t "(0).ToString('P1')" (fun () -> (0).ToString("P1"))
t "(0).ToString('C')" (fun () -> (0).ToString("C"))
t "(0).ToString('R')" (fun () -> (0).ToString("R"))
t "(0).ToString('#,##0')" (fun () -> (0).ToString("#,##0"))
t "(0).ToString('00.0')" (fun () -> (0).ToString("00.0"))
t "(0).ToString('Z')" (fun () -> (0).ToString("Z"))
t "(0).ToString('')" (fun () -> (0).ToString(""))
t "(0).ToString(null: string)" (fun () -> (0).ToString(null: string))
t "(0).ToString('X1000').Length" (fun () -> (0).ToString("X1000").Length)
t "(0).ToString('0;neg#;zero')" (fun () -> (0).ToString("0;neg#;zero"))
t "bigint (0)" (fun () -> bigint (0))
t "Math.Pow(float (0),2.0)" (fun () -> Math.Pow(float (0),2.0))
t "char (abs (max (0) -1000))" (fun () -> char (abs (max (0) -1000)))
t "Math.ScaleB(1.0,0)" (fun () -> Math.ScaleB(1.0,0))
t "Convert.ToChar(0)" (fun () -> Convert.ToChar(0))
t "Convert.ToString(1,2)" (fun () -> Convert.ToString(1,2))
t "Convert.ToString(1,8)" (fun () -> Convert.ToString(1,8))
t "Convert.ToString(1,16)" (fun () -> Convert.ToString(1,16))
t "Convert.ToString(1,10)" (fun () -> Convert.ToString(1,10))
t "Convert.ToString(1,3)" (fun () -> Convert.ToString(1,3))
t "Math.Abs(1)" (fun () -> Math.Abs(1))
t "abs (1)" (fun () -> abs (1))
t "Math.Sign(1)" (fun () -> Math.Sign(1))
t "Math.DivRem(1,7)" (fun () -> Math.DivRem(1,7))
t "Math.DivRem(1,0)" (fun () -> Math.DivRem(1,0))
t "Math.Clamp(1,0,9)" (fun () -> Math.Clamp(1,0,9))
t "Math.Clamp(1,9,0)" (fun () -> Math.Clamp(1,9,0))
t "Math.BigMul(1,1)" (fun () -> Math.BigMul(1,1))
t "int 1 / -1" (fun () -> int 1 / -1)
t "1 % -1" (fun () -> 1 % -1)
t "1 / 0" (fun () -> 1 / 0)
t "1 % 0" (fun () -> 1 % 0)
t "-(1)" (fun () -> -(1))
t "Checked.(~-) (1)" (fun () -> Checked.(~-) (1))
t "Checked.(+) (1) 1" (fun () -> Checked.(+) (1) 1)
t "Checked.(-) (1) 1" (fun () -> Checked.(-) (1) 1)
t "Checked.(*) (1) 2" (fun () -> Checked.(*) (1) 2)
t "pown (1) 3" (fun () -> pown (1) 3)
t "pown (1) 0" (fun () -> pown (1) 0)
t "pown (1) -1" (fun () -> pown (1) -1)
t "BitOperations.PopCount(uint32 (1))" (fun () -> BitOperations.PopCount(uint32 (1)))
t "BitOperations.LeadingZeroCount(uint32 (1))" (fun () -> BitOperations.LeadingZeroCount(uint32 (1)))
t "BitOperations.TrailingZeroCount(1)" (fun () -> BitOperations.TrailingZeroCount(1))
t "BitOperations.Log2(uint32 (1))" (fun () -> BitOperations.Log2(uint32 (1)))
t "BitOperations.RotateLeft(uint32 (1),5)" (fun () -> BitOperations.RotateLeft(uint32 (1),5))
t "BitOperations.RotateRight(uint32 (1),33)" (fun () -> BitOperations.RotateRight(uint32 (1),33))
t "BitOperations.RoundUpToPowerOf2(uint32 (1))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 (1)))
t "BitOperations.IsPow2(1)" (fun () -> BitOperations.IsPow2(1))
t "Int32.IsEvenInteger(1)" (fun () -> Int32.IsEvenInteger(1))
t "Int32.LeadingZeroCount(1)" (fun () -> Int32.LeadingZeroCount(1))
t "Int32.PopCount(1)" (fun () -> Int32.PopCount(1))
t "Int32.RotateLeft(1,4)" (fun () -> Int32.RotateLeft(1,4))
t "Int32.IsNegative(1)" (fun () -> Int32.IsNegative(1))
t "Int32.CopySign(1,-1)" (fun () -> Int32.CopySign(1,-1))
t "Int32.MaxMagnitude(1,3)" (fun () -> Int32.MaxMagnitude(1,3))
t "Int32.Sign(1)" (fun () -> Int32.Sign(1))
t "Int32.Log2(1)" (fun () -> Int32.Log2(1))
t "(1).CompareTo(5)" (fun () -> (1).CompareTo(5))
t "(1).Equals(5)" (fun () -> (1).Equals(5))
t "(1).GetHashCode()" (fun () -> (1).GetHashCode())
t "hash (1)" (fun () -> hash (1))
t "(1) <<< 33" (fun () -> (1) <<< 33)
t "(1) >>> 33" (fun () -> (1) >>> 33)
t "~~~(1)" (fun () -> ~~~(1))
t "(1) &&& 0xF0" (fun () -> (1) &&& 0xF0)
t "(1) ^^^ 0xFF" (fun () -> (1) ^^^ 0xFF)
t "Math.Max(1,3)" (fun () -> Math.Max(1,3))
t "(1).ToString('X')" (fun () -> (1).ToString("X"))
t "(1).ToString('B')" (fun () -> (1).ToString("B"))
t "(1).ToString('D5')" (fun () -> (1).ToString("D5"))
t "(1).ToString('N1')" (fun () -> (1).ToString("N1"))
t "(1).ToString('E2')" (fun () -> (1).ToString("E2"))
t "(1).ToString('G3')" (fun () -> (1).ToString("G3"))
t "(1).ToString('P1')" (fun () -> (1).ToString("P1"))
t "(1).ToString('C')" (fun () -> (1).ToString("C"))
t "(1).ToString('R')" (fun () -> (1).ToString("R"))
t "(1).ToString('#,##0')" (fun () -> (1).ToString("#,##0"))
t "(1).ToString('00.0')" (fun () -> (1).ToString("00.0"))
t "(1).ToString('Z')" (fun () -> (1).ToString("Z"))
t "(1).ToString('')" (fun () -> (1).ToString(""))
t "(1).ToString(null: string)" (fun () -> (1).ToString(null: string))
t "(1).ToString('X1000').Length" (fun () -> (1).ToString("X1000").Length)
t "(1).ToString('0;neg#;zero')" (fun () -> (1).ToString("0;neg#;zero"))
t "bigint (1)" (fun () -> bigint (1))
t "Math.Pow(float (1),2.0)" (fun () -> Math.Pow(float (1),2.0))
t "char (abs (max (1) -1000))" (fun () -> char (abs (max (1) -1000)))
t "Math.ScaleB(1.0,1)" (fun () -> Math.ScaleB(1.0,1))
t "Convert.ToChar(1)" (fun () -> Convert.ToChar(1))
t "Convert.ToString((-1),2)" (fun () -> Convert.ToString((-1),2))
t "Convert.ToString((-1),8)" (fun () -> Convert.ToString((-1),8))
t "Convert.ToString((-1),16)" (fun () -> Convert.ToString((-1),16))
t "Convert.ToString((-1),10)" (fun () -> Convert.ToString((-1),10))
t "Convert.ToString((-1),3)" (fun () -> Convert.ToString((-1),3))
t "Math.Abs((-1))" (fun () -> Math.Abs((-1)))
t "abs ((-1))" (fun () -> abs ((-1)))
t "Math.Sign((-1))" (fun () -> Math.Sign((-1)))
t "Math.DivRem((-1),7)" (fun () -> Math.DivRem((-1),7))
t "Math.DivRem((-1),0)" (fun () -> Math.DivRem((-1),0))
t "Math.Clamp((-1),0,9)" (fun () -> Math.Clamp((-1),0,9))
t "Math.Clamp((-1),9,0)" (fun () -> Math.Clamp((-1),9,0))
t "Math.BigMul((-1),(-1))" (fun () -> Math.BigMul((-1),(-1)))
t "int (-1) / -1" (fun () -> int (-1) / -1)
t "(-1) % -1" (fun () -> (-1) % -1)
t "(-1) / 0" (fun () -> (-1) / 0)
t "(-1) % 0" (fun () -> (-1) % 0)
t "-((-1))" (fun () -> -((-1)))
t "Checked.(~-) ((-1))" (fun () -> Checked.(~-) ((-1)))
t "Checked.(+) ((-1)) 1" (fun () -> Checked.(+) ((-1)) 1)
t "Checked.(-) ((-1)) 1" (fun () -> Checked.(-) ((-1)) 1)
t "Checked.(*) ((-1)) 2" (fun () -> Checked.(*) ((-1)) 2)
t "pown ((-1)) 3" (fun () -> pown ((-1)) 3)
t "pown ((-1)) 0" (fun () -> pown ((-1)) 0)
t "pown ((-1)) -1" (fun () -> pown ((-1)) -1)
t "BitOperations.PopCount(uint32 ((-1)))" (fun () -> BitOperations.PopCount(uint32 ((-1))))
t "BitOperations.LeadingZeroCount(uint32 ((-1)))" (fun () -> BitOperations.LeadingZeroCount(uint32 ((-1))))
t "BitOperations.TrailingZeroCount((-1))" (fun () -> BitOperations.TrailingZeroCount((-1)))
t "BitOperations.Log2(uint32 ((-1)))" (fun () -> BitOperations.Log2(uint32 ((-1))))
t "BitOperations.RotateLeft(uint32 ((-1)),5)" (fun () -> BitOperations.RotateLeft(uint32 ((-1)),5))
t "BitOperations.RotateRight(uint32 ((-1)),33)" (fun () -> BitOperations.RotateRight(uint32 ((-1)),33))
t "BitOperations.RoundUpToPowerOf2(uint32 ((-1)))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 ((-1))))
t "BitOperations.IsPow2((-1))" (fun () -> BitOperations.IsPow2((-1)))
t "Int32.IsEvenInteger((-1))" (fun () -> Int32.IsEvenInteger((-1)))
t "Int32.LeadingZeroCount((-1))" (fun () -> Int32.LeadingZeroCount((-1)))
t "Int32.PopCount((-1))" (fun () -> Int32.PopCount((-1)))
t "Int32.RotateLeft((-1),4)" (fun () -> Int32.RotateLeft((-1),4))
t "Int32.IsNegative((-1))" (fun () -> Int32.IsNegative((-1)))
t "Int32.CopySign((-1),-1)" (fun () -> Int32.CopySign((-1),-1))
t "Int32.MaxMagnitude((-1),3)" (fun () -> Int32.MaxMagnitude((-1),3))
t "Int32.Sign((-1))" (fun () -> Int32.Sign((-1)))
t "((-1)).CompareTo(5)" (fun () -> ((-1)).CompareTo(5))
t "((-1)).Equals(5)" (fun () -> ((-1)).Equals(5))
t "((-1)).GetHashCode()" (fun () -> ((-1)).GetHashCode())
t "hash ((-1))" (fun () -> hash ((-1)))
t "((-1)) <<< 33" (fun () -> ((-1)) <<< 33)
t "((-1)) >>> 33" (fun () -> ((-1)) >>> 33)
t "~~~((-1))" (fun () -> ~~~((-1)))
t "((-1)) &&& 0xF0" (fun () -> ((-1)) &&& 0xF0)
t "((-1)) ^^^ 0xFF" (fun () -> ((-1)) ^^^ 0xFF)
t "Math.Max((-1),3)" (fun () -> Math.Max((-1),3))
t "((-1)).ToString('X')" (fun () -> ((-1)).ToString("X"))
t "((-1)).ToString('B')" (fun () -> ((-1)).ToString("B"))
t "((-1)).ToString('D5')" (fun () -> ((-1)).ToString("D5"))
t "((-1)).ToString('N1')" (fun () -> ((-1)).ToString("N1"))
t "((-1)).ToString('E2')" (fun () -> ((-1)).ToString("E2"))
t "((-1)).ToString('G3')" (fun () -> ((-1)).ToString("G3"))
t "((-1)).ToString('P1')" (fun () -> ((-1)).ToString("P1"))
t "((-1)).ToString('C')" (fun () -> ((-1)).ToString("C"))
t "((-1)).ToString('R')" (fun () -> ((-1)).ToString("R"))
t "((-1)).ToString('#,##0')" (fun () -> ((-1)).ToString("#,##0"))
t "((-1)).ToString('00.0')" (fun () -> ((-1)).ToString("00.0"))
t "((-1)).ToString('Z')" (fun () -> ((-1)).ToString("Z"))
t "((-1)).ToString('')" (fun () -> ((-1)).ToString(""))
t "((-1)).ToString(null: string)" (fun () -> ((-1)).ToString(null: string))
t "((-1)).ToString('X1000').Length" (fun () -> ((-1)).ToString("X1000").Length)
t "((-1)).ToString('0;neg#;zero')" (fun () -> ((-1)).ToString("0;neg#;zero"))
t "bigint ((-1))" (fun () -> bigint ((-1)))
t "Math.Pow(float ((-1)),2.0)" (fun () -> Math.Pow(float ((-1)),2.0))
t "char (abs (max ((-1)) -1000))" (fun () -> char (abs (max ((-1)) -1000)))
t "Math.ScaleB(1.0,(-1))" (fun () -> Math.ScaleB(1.0,(-1)))
t "Convert.ToChar((-1))" (fun () -> Convert.ToChar((-1)))
t "Convert.ToString(255,2)" (fun () -> Convert.ToString(255,2))
t "Convert.ToString(255,8)" (fun () -> Convert.ToString(255,8))
t "Convert.ToString(255,16)" (fun () -> Convert.ToString(255,16))
t "Convert.ToString(255,10)" (fun () -> Convert.ToString(255,10))
t "Convert.ToString(255,3)" (fun () -> Convert.ToString(255,3))
t "Math.Abs(255)" (fun () -> Math.Abs(255))
t "abs (255)" (fun () -> abs (255))
t "Math.Sign(255)" (fun () -> Math.Sign(255))
t "Math.DivRem(255,7)" (fun () -> Math.DivRem(255,7))
t "Math.DivRem(255,0)" (fun () -> Math.DivRem(255,0))
t "Math.Clamp(255,0,9)" (fun () -> Math.Clamp(255,0,9))
t "Math.Clamp(255,9,0)" (fun () -> Math.Clamp(255,9,0))
t "Math.BigMul(255,255)" (fun () -> Math.BigMul(255,255))
t "int 255 / -1" (fun () -> int 255 / -1)
t "255 % -1" (fun () -> 255 % -1)
t "255 / 0" (fun () -> 255 / 0)
t "255 % 0" (fun () -> 255 % 0)
t "-(255)" (fun () -> -(255))
t "Checked.(~-) (255)" (fun () -> Checked.(~-) (255))
t "Checked.(+) (255) 1" (fun () -> Checked.(+) (255) 1)
t "Checked.(-) (255) 1" (fun () -> Checked.(-) (255) 1)
t "Checked.(*) (255) 2" (fun () -> Checked.(*) (255) 2)
t "pown (255) 3" (fun () -> pown (255) 3)
t "pown (255) 0" (fun () -> pown (255) 0)
t "pown (255) -1" (fun () -> pown (255) -1)
t "BitOperations.PopCount(uint32 (255))" (fun () -> BitOperations.PopCount(uint32 (255)))
t "BitOperations.LeadingZeroCount(uint32 (255))" (fun () -> BitOperations.LeadingZeroCount(uint32 (255)))
t "BitOperations.TrailingZeroCount(255)" (fun () -> BitOperations.TrailingZeroCount(255))
t "BitOperations.Log2(uint32 (255))" (fun () -> BitOperations.Log2(uint32 (255)))
t "BitOperations.RotateLeft(uint32 (255),5)" (fun () -> BitOperations.RotateLeft(uint32 (255),5))
t "BitOperations.RotateRight(uint32 (255),33)" (fun () -> BitOperations.RotateRight(uint32 (255),33))
t "BitOperations.RoundUpToPowerOf2(uint32 (255))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 (255)))
t "BitOperations.IsPow2(255)" (fun () -> BitOperations.IsPow2(255))
t "Int32.IsEvenInteger(255)" (fun () -> Int32.IsEvenInteger(255))
t "Int32.LeadingZeroCount(255)" (fun () -> Int32.LeadingZeroCount(255))
t "Int32.PopCount(255)" (fun () -> Int32.PopCount(255))
t "Int32.RotateLeft(255,4)" (fun () -> Int32.RotateLeft(255,4))
t "Int32.IsNegative(255)" (fun () -> Int32.IsNegative(255))
t "Int32.CopySign(255,-1)" (fun () -> Int32.CopySign(255,-1))
t "Int32.MaxMagnitude(255,3)" (fun () -> Int32.MaxMagnitude(255,3))
t "Int32.Sign(255)" (fun () -> Int32.Sign(255))
t "Int32.Log2(255)" (fun () -> Int32.Log2(255))
t "(255).CompareTo(5)" (fun () -> (255).CompareTo(5))
t "(255).Equals(5)" (fun () -> (255).Equals(5))
t "(255).GetHashCode()" (fun () -> (255).GetHashCode())
t "hash (255)" (fun () -> hash (255))
t "(255) <<< 33" (fun () -> (255) <<< 33)
t "(255) >>> 33" (fun () -> (255) >>> 33)
t "~~~(255)" (fun () -> ~~~(255))
t "(255) &&& 0xF0" (fun () -> (255) &&& 0xF0)
t "(255) ^^^ 0xFF" (fun () -> (255) ^^^ 0xFF)
t "Math.Max(255,3)" (fun () -> Math.Max(255,3))
t "(255).ToString('X')" (fun () -> (255).ToString("X"))
t "(255).ToString('B')" (fun () -> (255).ToString("B"))
t "(255).ToString('D5')" (fun () -> (255).ToString("D5"))
t "(255).ToString('N1')" (fun () -> (255).ToString("N1"))
t "(255).ToString('E2')" (fun () -> (255).ToString("E2"))
t "(255).ToString('G3')" (fun () -> (255).ToString("G3"))
t "(255).ToString('P1')" (fun () -> (255).ToString("P1"))
t "(255).ToString('C')" (fun () -> (255).ToString("C"))
t "(255).ToString('R')" (fun () -> (255).ToString("R"))
t "(255).ToString('#,##0')" (fun () -> (255).ToString("#,##0"))
t "(255).ToString('00.0')" (fun () -> (255).ToString("00.0"))
t "(255).ToString('Z')" (fun () -> (255).ToString("Z"))
t "(255).ToString('')" (fun () -> (255).ToString(""))
t "(255).ToString(null: string)" (fun () -> (255).ToString(null: string))
t "(255).ToString('X1000').Length" (fun () -> (255).ToString("X1000").Length)
t "(255).ToString('0;neg#;zero')" (fun () -> (255).ToString("0;neg#;zero"))
t "bigint (255)" (fun () -> bigint (255))
t "Math.Pow(float (255),2.0)" (fun () -> Math.Pow(float (255),2.0))
t "char (abs (max (255) -1000))" (fun () -> char (abs (max (255) -1000)))
t "Math.ScaleB(1.0,255)" (fun () -> Math.ScaleB(1.0,255))
t "Convert.ToChar(255)" (fun () -> Convert.ToChar(255))
t "Convert.ToString((-256),2)" (fun () -> Convert.ToString((-256),2))
t "Convert.ToString((-256),8)" (fun () -> Convert.ToString((-256),8))
t "Convert.ToString((-256),16)" (fun () -> Convert.ToString((-256),16))
t "Convert.ToString((-256),10)" (fun () -> Convert.ToString((-256),10))
t "Convert.ToString((-256),3)" (fun () -> Convert.ToString((-256),3))
t "Math.Abs((-256))" (fun () -> Math.Abs((-256)))
t "abs ((-256))" (fun () -> abs ((-256)))
t "Math.Sign((-256))" (fun () -> Math.Sign((-256)))
t "Math.DivRem((-256),7)" (fun () -> Math.DivRem((-256),7))
t "Math.DivRem((-256),0)" (fun () -> Math.DivRem((-256),0))
t "Math.Clamp((-256),0,9)" (fun () -> Math.Clamp((-256),0,9))
t "Math.Clamp((-256),9,0)" (fun () -> Math.Clamp((-256),9,0))
t "Math.BigMul((-256),(-256))" (fun () -> Math.BigMul((-256),(-256)))
t "int (-256) / -1" (fun () -> int (-256) / -1)
t "(-256) % -1" (fun () -> (-256) % -1)
t "(-256) / 0" (fun () -> (-256) / 0)
t "(-256) % 0" (fun () -> (-256) % 0)
t "-((-256))" (fun () -> -((-256)))
t "Checked.(~-) ((-256))" (fun () -> Checked.(~-) ((-256)))
t "Checked.(+) ((-256)) 1" (fun () -> Checked.(+) ((-256)) 1)
t "Checked.(-) ((-256)) 1" (fun () -> Checked.(-) ((-256)) 1)
t "Checked.(*) ((-256)) 2" (fun () -> Checked.(*) ((-256)) 2)
t "pown ((-256)) 3" (fun () -> pown ((-256)) 3)
t "pown ((-256)) 0" (fun () -> pown ((-256)) 0)
t "pown ((-256)) -1" (fun () -> pown ((-256)) -1)
t "BitOperations.PopCount(uint32 ((-256)))" (fun () -> BitOperations.PopCount(uint32 ((-256))))
t "BitOperations.LeadingZeroCount(uint32 ((-256)))" (fun () -> BitOperations.LeadingZeroCount(uint32 ((-256))))
t "BitOperations.TrailingZeroCount((-256))" (fun () -> BitOperations.TrailingZeroCount((-256)))
t "BitOperations.Log2(uint32 ((-256)))" (fun () -> BitOperations.Log2(uint32 ((-256))))
t "BitOperations.RotateLeft(uint32 ((-256)),5)" (fun () -> BitOperations.RotateLeft(uint32 ((-256)),5))
t "BitOperations.RotateRight(uint32 ((-256)),33)" (fun () -> BitOperations.RotateRight(uint32 ((-256)),33))
t "BitOperations.RoundUpToPowerOf2(uint32 ((-256)))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 ((-256))))
t "BitOperations.IsPow2((-256))" (fun () -> BitOperations.IsPow2((-256)))
t "Int32.IsEvenInteger((-256))" (fun () -> Int32.IsEvenInteger((-256)))
t "Int32.LeadingZeroCount((-256))" (fun () -> Int32.LeadingZeroCount((-256)))
t "Int32.PopCount((-256))" (fun () -> Int32.PopCount((-256)))
t "Int32.RotateLeft((-256),4)" (fun () -> Int32.RotateLeft((-256),4))
t "Int32.IsNegative((-256))" (fun () -> Int32.IsNegative((-256)))
t "Int32.CopySign((-256),-1)" (fun () -> Int32.CopySign((-256),-1))
t "Int32.MaxMagnitude((-256),3)" (fun () -> Int32.MaxMagnitude((-256),3))
t "Int32.Sign((-256))" (fun () -> Int32.Sign((-256)))
t "((-256)).CompareTo(5)" (fun () -> ((-256)).CompareTo(5))
t "((-256)).Equals(5)" (fun () -> ((-256)).Equals(5))
t "((-256)).GetHashCode()" (fun () -> ((-256)).GetHashCode())
t "hash ((-256))" (fun () -> hash ((-256)))
t "((-256)) <<< 33" (fun () -> ((-256)) <<< 33)
t "((-256)) >>> 33" (fun () -> ((-256)) >>> 33)
t "~~~((-256))" (fun () -> ~~~((-256)))
t "((-256)) &&& 0xF0" (fun () -> ((-256)) &&& 0xF0)
t "((-256)) ^^^ 0xFF" (fun () -> ((-256)) ^^^ 0xFF)
t "Math.Max((-256),3)" (fun () -> Math.Max((-256),3))
t "((-256)).ToString('X')" (fun () -> ((-256)).ToString("X"))
t "((-256)).ToString('B')" (fun () -> ((-256)).ToString("B"))
t "((-256)).ToString('D5')" (fun () -> ((-256)).ToString("D5"))
t "((-256)).ToString('N1')" (fun () -> ((-256)).ToString("N1"))
t "((-256)).ToString('E2')" (fun () -> ((-256)).ToString("E2"))
t "((-256)).ToString('G3')" (fun () -> ((-256)).ToString("G3"))
t "((-256)).ToString('P1')" (fun () -> ((-256)).ToString("P1"))
t "((-256)).ToString('C')" (fun () -> ((-256)).ToString("C"))
t "((-256)).ToString('R')" (fun () -> ((-256)).ToString("R"))
t "((-256)).ToString('#,##0')" (fun () -> ((-256)).ToString("#,##0"))
t "((-256)).ToString('00.0')" (fun () -> ((-256)).ToString("00.0"))
t "((-256)).ToString('Z')" (fun () -> ((-256)).ToString("Z"))
t "((-256)).ToString('')" (fun () -> ((-256)).ToString(""))
t "((-256)).ToString(null: string)" (fun () -> ((-256)).ToString(null: string))
t "((-256)).ToString('X1000').Length" (fun () -> ((-256)).ToString("X1000").Length)
t "((-256)).ToString('0;neg#;zero')" (fun () -> ((-256)).ToString("0;neg#;zero"))
t "bigint ((-256))" (fun () -> bigint ((-256)))
t "Math.Pow(float ((-256)),2.0)" (fun () -> Math.Pow(float ((-256)),2.0))
t "char (abs (max ((-256)) -1000))" (fun () -> char (abs (max ((-256)) -1000)))
t "Math.ScaleB(1.0,(-256))" (fun () -> Math.ScaleB(1.0,(-256)))
t "Convert.ToChar((-256))" (fun () -> Convert.ToChar((-256)))
t "Convert.ToString(2147483647,2)" (fun () -> Convert.ToString(2147483647,2))
t "Convert.ToString(2147483647,8)" (fun () -> Convert.ToString(2147483647,8))
t "Convert.ToString(2147483647,16)" (fun () -> Convert.ToString(2147483647,16))
t "Convert.ToString(2147483647,10)" (fun () -> Convert.ToString(2147483647,10))
t "Convert.ToString(2147483647,3)" (fun () -> Convert.ToString(2147483647,3))
t "Math.Abs(2147483647)" (fun () -> Math.Abs(2147483647))
t "abs (2147483647)" (fun () -> abs (2147483647))
t "Math.Sign(2147483647)" (fun () -> Math.Sign(2147483647))
t "Math.DivRem(2147483647,7)" (fun () -> Math.DivRem(2147483647,7))
t "Math.DivRem(2147483647,0)" (fun () -> Math.DivRem(2147483647,0))
t "Math.Clamp(2147483647,0,9)" (fun () -> Math.Clamp(2147483647,0,9))
t "Math.Clamp(2147483647,9,0)" (fun () -> Math.Clamp(2147483647,9,0))
t "Math.BigMul(2147483647,2147483647)" (fun () -> Math.BigMul(2147483647,2147483647))
t "int 2147483647 / -1" (fun () -> int 2147483647 / -1)
t "2147483647 % -1" (fun () -> 2147483647 % -1)
t "2147483647 / 0" (fun () -> 2147483647 / 0)
t "2147483647 % 0" (fun () -> 2147483647 % 0)
t "-(2147483647)" (fun () -> -(2147483647))
t "Checked.(~-) (2147483647)" (fun () -> Checked.(~-) (2147483647))
t "Checked.(+) (2147483647) 1" (fun () -> Checked.(+) (2147483647) 1)
t "Checked.(-) (2147483647) 1" (fun () -> Checked.(-) (2147483647) 1)
t "Checked.(*) (2147483647) 2" (fun () -> Checked.(*) (2147483647) 2)
t "pown (2147483647) 3" (fun () -> pown (2147483647) 3)
t "pown (2147483647) 0" (fun () -> pown (2147483647) 0)
t "pown (2147483647) -1" (fun () -> pown (2147483647) -1)
t "BitOperations.PopCount(uint32 (2147483647))" (fun () -> BitOperations.PopCount(uint32 (2147483647)))
t "BitOperations.LeadingZeroCount(uint32 (2147483647))" (fun () -> BitOperations.LeadingZeroCount(uint32 (2147483647)))
t "BitOperations.TrailingZeroCount(2147483647)" (fun () -> BitOperations.TrailingZeroCount(2147483647))
t "BitOperations.Log2(uint32 (2147483647))" (fun () -> BitOperations.Log2(uint32 (2147483647)))
t "BitOperations.RotateLeft(uint32 (2147483647),5)" (fun () -> BitOperations.RotateLeft(uint32 (2147483647),5))
t "BitOperations.RotateRight(uint32 (2147483647),33)" (fun () -> BitOperations.RotateRight(uint32 (2147483647),33))
t "BitOperations.RoundUpToPowerOf2(uint32 (2147483647))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 (2147483647)))
t "BitOperations.IsPow2(2147483647)" (fun () -> BitOperations.IsPow2(2147483647))
t "Int32.IsEvenInteger(2147483647)" (fun () -> Int32.IsEvenInteger(2147483647))
t "Int32.LeadingZeroCount(2147483647)" (fun () -> Int32.LeadingZeroCount(2147483647))
t "Int32.PopCount(2147483647)" (fun () -> Int32.PopCount(2147483647))
t "Int32.RotateLeft(2147483647,4)" (fun () -> Int32.RotateLeft(2147483647,4))
t "Int32.IsNegative(2147483647)" (fun () -> Int32.IsNegative(2147483647))
t "Int32.CopySign(2147483647,-1)" (fun () -> Int32.CopySign(2147483647,-1))
t "Int32.MaxMagnitude(2147483647,3)" (fun () -> Int32.MaxMagnitude(2147483647,3))
t "Int32.Sign(2147483647)" (fun () -> Int32.Sign(2147483647))
t "Int32.Log2(2147483647)" (fun () -> Int32.Log2(2147483647))
t "(2147483647).CompareTo(5)" (fun () -> (2147483647).CompareTo(5))
t "(2147483647).Equals(5)" (fun () -> (2147483647).Equals(5))
t "(2147483647).GetHashCode()" (fun () -> (2147483647).GetHashCode())
t "hash (2147483647)" (fun () -> hash (2147483647))
t "(2147483647) <<< 33" (fun () -> (2147483647) <<< 33)
t "(2147483647) >>> 33" (fun () -> (2147483647) >>> 33)
t "~~~(2147483647)" (fun () -> ~~~(2147483647))
t "(2147483647) &&& 0xF0" (fun () -> (2147483647) &&& 0xF0)
t "(2147483647) ^^^ 0xFF" (fun () -> (2147483647) ^^^ 0xFF)
t "Math.Max(2147483647,3)" (fun () -> Math.Max(2147483647,3))
t "(2147483647).ToString('X')" (fun () -> (2147483647).ToString("X"))
t "(2147483647).ToString('B')" (fun () -> (2147483647).ToString("B"))
t "(2147483647).ToString('D5')" (fun () -> (2147483647).ToString("D5"))
t "(2147483647).ToString('N1')" (fun () -> (2147483647).ToString("N1"))
t "(2147483647).ToString('E2')" (fun () -> (2147483647).ToString("E2"))
t "(2147483647).ToString('G3')" (fun () -> (2147483647).ToString("G3"))
t "(2147483647).ToString('P1')" (fun () -> (2147483647).ToString("P1"))
t "(2147483647).ToString('C')" (fun () -> (2147483647).ToString("C"))
t "(2147483647).ToString('R')" (fun () -> (2147483647).ToString("R"))
t "(2147483647).ToString('#,##0')" (fun () -> (2147483647).ToString("#,##0"))
t "(2147483647).ToString('00.0')" (fun () -> (2147483647).ToString("00.0"))
t "(2147483647).ToString('Z')" (fun () -> (2147483647).ToString("Z"))
t "(2147483647).ToString('')" (fun () -> (2147483647).ToString(""))
t "(2147483647).ToString(null: string)" (fun () -> (2147483647).ToString(null: string))
t "(2147483647).ToString('X1000').Length" (fun () -> (2147483647).ToString("X1000").Length)
t "(2147483647).ToString('0;neg#;zero')" (fun () -> (2147483647).ToString("0;neg#;zero"))
t "bigint (2147483647)" (fun () -> bigint (2147483647))
t "Math.Pow(float (2147483647),2.0)" (fun () -> Math.Pow(float (2147483647),2.0))
t "char (abs (max (2147483647) -1000))" (fun () -> char (abs (max (2147483647) -1000)))
t "Math.ScaleB(1.0,2147483647)" (fun () -> Math.ScaleB(1.0,2147483647))
t "Convert.ToChar(2147483647)" (fun () -> Convert.ToChar(2147483647))
t "Convert.ToString((-2147483648),2)" (fun () -> Convert.ToString((-2147483648),2))
t "Convert.ToString((-2147483648),8)" (fun () -> Convert.ToString((-2147483648),8))
t "Convert.ToString((-2147483648),16)" (fun () -> Convert.ToString((-2147483648),16))
t "Convert.ToString((-2147483648),10)" (fun () -> Convert.ToString((-2147483648),10))
t "Convert.ToString((-2147483648),3)" (fun () -> Convert.ToString((-2147483648),3))
t "Math.Abs((-2147483648))" (fun () -> Math.Abs((-2147483648)))
t "abs ((-2147483648))" (fun () -> abs ((-2147483648)))
t "Math.Sign((-2147483648))" (fun () -> Math.Sign((-2147483648)))
t "Math.DivRem((-2147483648),7)" (fun () -> Math.DivRem((-2147483648),7))
t "Math.DivRem((-2147483648),0)" (fun () -> Math.DivRem((-2147483648),0))
t "Math.Clamp((-2147483648),0,9)" (fun () -> Math.Clamp((-2147483648),0,9))
t "Math.Clamp((-2147483648),9,0)" (fun () -> Math.Clamp((-2147483648),9,0))
t "Math.BigMul((-2147483648),(-2147483648))" (fun () -> Math.BigMul((-2147483648),(-2147483648)))
t "int (-2147483648) / -1" (fun () -> int (-2147483648) / -1)
t "(-2147483648) % -1" (fun () -> (-2147483648) % -1)
t "(-2147483648) / 0" (fun () -> (-2147483648) / 0)
t "(-2147483648) % 0" (fun () -> (-2147483648) % 0)
t "-((-2147483648))" (fun () -> -((-2147483648)))
t "Checked.(~-) ((-2147483648))" (fun () -> Checked.(~-) ((-2147483648)))
t "Checked.(+) ((-2147483648)) 1" (fun () -> Checked.(+) ((-2147483648)) 1)
t "Checked.(-) ((-2147483648)) 1" (fun () -> Checked.(-) ((-2147483648)) 1)
t "Checked.(*) ((-2147483648)) 2" (fun () -> Checked.(*) ((-2147483648)) 2)
t "pown ((-2147483648)) 3" (fun () -> pown ((-2147483648)) 3)
t "pown ((-2147483648)) 0" (fun () -> pown ((-2147483648)) 0)
t "pown ((-2147483648)) -1" (fun () -> pown ((-2147483648)) -1)
t "BitOperations.PopCount(uint32 ((-2147483648)))" (fun () -> BitOperations.PopCount(uint32 ((-2147483648))))
t "BitOperations.LeadingZeroCount(uint32 ((-2147483648)))" (fun () -> BitOperations.LeadingZeroCount(uint32 ((-2147483648))))
t "BitOperations.TrailingZeroCount((-2147483648))" (fun () -> BitOperations.TrailingZeroCount((-2147483648)))
t "BitOperations.Log2(uint32 ((-2147483648)))" (fun () -> BitOperations.Log2(uint32 ((-2147483648))))
t "BitOperations.RotateLeft(uint32 ((-2147483648)),5)" (fun () -> BitOperations.RotateLeft(uint32 ((-2147483648)),5))
t "BitOperations.RotateRight(uint32 ((-2147483648)),33)" (fun () -> BitOperations.RotateRight(uint32 ((-2147483648)),33))
t "BitOperations.RoundUpToPowerOf2(uint32 ((-2147483648)))" (fun () -> BitOperations.RoundUpToPowerOf2(uint32 ((-2147483648))))
t "BitOperations.IsPow2((-2147483648))" (fun () -> BitOperations.IsPow2((-2147483648)))
t "Int32.IsEvenInteger((-2147483648))" (fun () -> Int32.IsEvenInteger((-2147483648)))
t "Int32.LeadingZeroCount((-2147483648))" (fun () -> Int32.LeadingZeroCount((-2147483648)))
t "Int32.PopCount((-2147483648))" (fun () -> Int32.PopCount((-2147483648)))
t "Int32.RotateLeft((-2147483648),4)" (fun () -> Int32.RotateLeft((-2147483648),4))
t "Int32.IsNegative((-2147483648))" (fun () -> Int32.IsNegative((-2147483648)))
t "Int32.CopySign((-2147483648),-1)" (fun () -> Int32.CopySign((-2147483648),-1))
t "Int32.MaxMagnitude((-2147483648),3)" (fun () -> Int32.MaxMagnitude((-2147483648),3))
t "Int32.Sign((-2147483648))" (fun () -> Int32.Sign((-2147483648)))
t "((-2147483648)).CompareTo(5)" (fun () -> ((-2147483648)).CompareTo(5))
t "((-2147483648)).Equals(5)" (fun () -> ((-2147483648)).Equals(5))
t "((-2147483648)).GetHashCode()" (fun () -> ((-2147483648)).GetHashCode())
t "hash ((-2147483648))" (fun () -> hash ((-2147483648)))
t "((-2147483648)) <<< 33" (fun () -> ((-2147483648)) <<< 33)
t "((-2147483648)) >>> 33" (fun () -> ((-2147483648)) >>> 33)
t "~~~((-2147483648))" (fun () -> ~~~((-2147483648)))
t "((-2147483648)) &&& 0xF0" (fun () -> ((-2147483648)) &&& 0xF0)
t "((-2147483648)) ^^^ 0xFF" (fun () -> ((-2147483648)) ^^^ 0xFF)
t "Math.Max((-2147483648),3)" (fun () -> Math.Max((-2147483648),3))
t "((-2147483648)).ToString('X')" (fun () -> ((-2147483648)).ToString("X"))
t "((-2147483648)).ToString('B')" (fun () -> ((-2147483648)).ToString("B"))
t "((-2147483648)).ToString('D5')" (fun () -> ((-2147483648)).ToString("D5"))
t "((-2147483648)).ToString('N1')" (fun () -> ((-2147483648)).ToString("N1"))
t "((-2147483648)).ToString('E2')" (fun () -> ((-2147483648)).ToString("E2"))
t "((-2147483648)).ToString('G3')" (fun () -> ((-2147483648)).ToString("G3"))
t "((-2147483648)).ToString('P1')" (fun () -> ((-2147483648)).ToString("P1"))
t "((-2147483648)).ToString('C')" (fun () -> ((-2147483648)).ToString("C"))
t "((-2147483648)).ToString('R')" (fun () -> ((-2147483648)).ToString("R"))
t "((-2147483648)).ToString('#,##0')" (fun () -> ((-2147483648)).ToString("#,##0"))
t "((-2147483648)).ToString('00.0')" (fun () -> ((-2147483648)).ToString("00.0"))
t "((-2147483648)).ToString('Z')" (fun () -> ((-2147483648)).ToString("Z"))
t "((-2147483648)).ToString('')" (fun () -> ((-2147483648)).ToString(""))
t "((-2147483648)).ToString(null: string)" (fun () -> ((-2147483648)).ToString(null: string))
t "((-2147483648)).ToString('X1000').Length" (fun () -> ((-2147483648)).ToString("X1000").Length)
t "((-2147483648)).ToString('0;neg#;zero')" (fun () -> ((-2147483648)).ToString("0;neg#;zero"))
t "bigint ((-2147483648))" (fun () -> bigint ((-2147483648)))
t "Math.Pow(float ((-2147483648)),2.0)" (fun () -> Math.Pow(float ((-2147483648)),2.0))
t "char (abs (max ((-2147483648)) -1000))" (fun () -> char (abs (max ((-2147483648)) -1000)))
t "Math.ScaleB(1.0,(-2147483648))" (fun () -> Math.ScaleB(1.0,(-2147483648)))
t "Convert.ToChar((-2147483648))" (fun () -> Convert.ToChar((-2147483648)))
t "Char.IsLetter 'a'" (fun () -> Char.IsLetter 'a')
t "Char.IsDigit 'a'" (fun () -> Char.IsDigit 'a')
t "Char.IsNumber 'a'" (fun () -> Char.IsNumber 'a')
t "Char.IsLetterOrDigit 'a'" (fun () -> Char.IsLetterOrDigit 'a')
t "Char.IsWhiteSpace 'a'" (fun () -> Char.IsWhiteSpace 'a')
t "Char.IsUpper 'a'" (fun () -> Char.IsUpper 'a')
t "Char.IsLower 'a'" (fun () -> Char.IsLower 'a')
t "Char.IsPunctuation 'a'" (fun () -> Char.IsPunctuation 'a')
t "Char.IsSymbol 'a'" (fun () -> Char.IsSymbol 'a')
t "Char.IsSeparator 'a'" (fun () -> Char.IsSeparator 'a')
t "Char.IsControl 'a'" (fun () -> Char.IsControl 'a')
t "Char.IsAscii 'a'" (fun () -> Char.IsAscii 'a')
t "Char.IsAsciiDigit 'a'" (fun () -> Char.IsAsciiDigit 'a')
t "Char.IsAsciiLetter 'a'" (fun () -> Char.IsAsciiLetter 'a')
t "Char.IsAsciiHexDigit 'a'" (fun () -> Char.IsAsciiHexDigit 'a')
t "Char.GetNumericValue 'a'" (fun () -> Char.GetNumericValue 'a')
t "Char.ToUpper 'a'" (fun () -> Char.ToUpper 'a')
t "Char.ToLower 'a'" (fun () -> Char.ToLower 'a')
t "Char.ToUpperInvariant 'a'" (fun () -> Char.ToUpperInvariant 'a')
t "Char.GetUnicodeCategory 'a'" (fun () -> Char.GetUnicodeCategory 'a')
t "Char.ToString 'a'" (fun () -> Char.ToString 'a')
t "Char.IsSurrogate 'a'" (fun () -> Char.IsSurrogate 'a')
t "int 'a'" (fun () -> int 'a')
t "string 'a'" (fun () -> string 'a')
t "('a').CompareTo('b')" (fun () -> ('a').CompareTo('b'))
t "Char.IsBetween('a','a','z')" (fun () -> Char.IsBetween('a','a','z'))
t "Char.IsLetter 'Z'" (fun () -> Char.IsLetter 'Z')
t "Char.IsDigit 'Z'" (fun () -> Char.IsDigit 'Z')
t "Char.IsNumber 'Z'" (fun () -> Char.IsNumber 'Z')
t "Char.IsLetterOrDigit 'Z'" (fun () -> Char.IsLetterOrDigit 'Z')
t "Char.IsWhiteSpace 'Z'" (fun () -> Char.IsWhiteSpace 'Z')
t "Char.IsUpper 'Z'" (fun () -> Char.IsUpper 'Z')
t "Char.IsLower 'Z'" (fun () -> Char.IsLower 'Z')
t "Char.IsPunctuation 'Z'" (fun () -> Char.IsPunctuation 'Z')
t "Char.IsSymbol 'Z'" (fun () -> Char.IsSymbol 'Z')
t "Char.IsSeparator 'Z'" (fun () -> Char.IsSeparator 'Z')
t "Char.IsControl 'Z'" (fun () -> Char.IsControl 'Z')
t "Char.IsAscii 'Z'" (fun () -> Char.IsAscii 'Z')
t "Char.IsAsciiDigit 'Z'" (fun () -> Char.IsAsciiDigit 'Z')
t "Char.IsAsciiLetter 'Z'" (fun () -> Char.IsAsciiLetter 'Z')
t "Char.IsAsciiHexDigit 'Z'" (fun () -> Char.IsAsciiHexDigit 'Z')
t "Char.GetNumericValue 'Z'" (fun () -> Char.GetNumericValue 'Z')
t "Char.ToUpper 'Z'" (fun () -> Char.ToUpper 'Z')
t "Char.ToLower 'Z'" (fun () -> Char.ToLower 'Z')
t "Char.ToUpperInvariant 'Z'" (fun () -> Char.ToUpperInvariant 'Z')
t "Char.GetUnicodeCategory 'Z'" (fun () -> Char.GetUnicodeCategory 'Z')
t "Char.ToString 'Z'" (fun () -> Char.ToString 'Z')
t "Char.IsSurrogate 'Z'" (fun () -> Char.IsSurrogate 'Z')
t "int 'Z'" (fun () -> int 'Z')
t "string 'Z'" (fun () -> string 'Z')
t "('Z').CompareTo('b')" (fun () -> ('Z').CompareTo('b'))
t "Char.IsBetween('Z','a','z')" (fun () -> Char.IsBetween('Z','a','z'))
t "Char.IsLetter '5'" (fun () -> Char.IsLetter '5')
t "Char.IsDigit '5'" (fun () -> Char.IsDigit '5')
t "Char.IsNumber '5'" (fun () -> Char.IsNumber '5')
t "Char.IsLetterOrDigit '5'" (fun () -> Char.IsLetterOrDigit '5')
t "Char.IsWhiteSpace '5'" (fun () -> Char.IsWhiteSpace '5')
t "Char.IsUpper '5'" (fun () -> Char.IsUpper '5')
t "Char.IsLower '5'" (fun () -> Char.IsLower '5')
t "Char.IsPunctuation '5'" (fun () -> Char.IsPunctuation '5')
t "Char.IsSymbol '5'" (fun () -> Char.IsSymbol '5')
t "Char.IsSeparator '5'" (fun () -> Char.IsSeparator '5')
t "Char.IsControl '5'" (fun () -> Char.IsControl '5')
t "Char.IsAscii '5'" (fun () -> Char.IsAscii '5')
t "Char.IsAsciiDigit '5'" (fun () -> Char.IsAsciiDigit '5')
t "Char.IsAsciiLetter '5'" (fun () -> Char.IsAsciiLetter '5')
t "Char.IsAsciiHexDigit '5'" (fun () -> Char.IsAsciiHexDigit '5')
t "Char.GetNumericValue '5'" (fun () -> Char.GetNumericValue '5')
t "Char.ToUpper '5'" (fun () -> Char.ToUpper '5')
t "Char.ToLower '5'" (fun () -> Char.ToLower '5')
t "Char.ToUpperInvariant '5'" (fun () -> Char.ToUpperInvariant '5')
t "Char.GetUnicodeCategory '5'" (fun () -> Char.GetUnicodeCategory '5')
t "Char.ToString '5'" (fun () -> Char.ToString '5')
t "Char.IsSurrogate '5'" (fun () -> Char.IsSurrogate '5')
t "int '5'" (fun () -> int '5')
t "string '5'" (fun () -> string '5')
t "('5').CompareTo('b')" (fun () -> ('5').CompareTo('b'))
t "Char.IsBetween('5','a','z')" (fun () -> Char.IsBetween('5','a','z'))
t "Char.IsLetter ' '" (fun () -> Char.IsLetter ' ')
t "Char.IsDigit ' '" (fun () -> Char.IsDigit ' ')
t "Char.IsNumber ' '" (fun () -> Char.IsNumber ' ')
t "Char.IsLetterOrDigit ' '" (fun () -> Char.IsLetterOrDigit ' ')
t "Char.IsWhiteSpace ' '" (fun () -> Char.IsWhiteSpace ' ')
t "Char.IsUpper ' '" (fun () -> Char.IsUpper ' ')
t "Char.IsLower ' '" (fun () -> Char.IsLower ' ')
t "Char.IsPunctuation ' '" (fun () -> Char.IsPunctuation ' ')
t "Char.IsSymbol ' '" (fun () -> Char.IsSymbol ' ')
t "Char.IsSeparator ' '" (fun () -> Char.IsSeparator ' ')
t "Char.IsControl ' '" (fun () -> Char.IsControl ' ')
t "Char.IsAscii ' '" (fun () -> Char.IsAscii ' ')
t "Char.IsAsciiDigit ' '" (fun () -> Char.IsAsciiDigit ' ')
t "Char.IsAsciiLetter ' '" (fun () -> Char.IsAsciiLetter ' ')
t "Char.IsAsciiHexDigit ' '" (fun () -> Char.IsAsciiHexDigit ' ')
t "Char.GetNumericValue ' '" (fun () -> Char.GetNumericValue ' ')
t "Char.ToUpper ' '" (fun () -> Char.ToUpper ' ')
t "Char.ToLower ' '" (fun () -> Char.ToLower ' ')
t "Char.ToUpperInvariant ' '" (fun () -> Char.ToUpperInvariant ' ')
t "Char.GetUnicodeCategory ' '" (fun () -> Char.GetUnicodeCategory ' ')
t "Char.ToString ' '" (fun () -> Char.ToString ' ')
t "Char.IsSurrogate ' '" (fun () -> Char.IsSurrogate ' ')
t "int ' '" (fun () -> int ' ')
t "string ' '" (fun () -> string ' ')
t "(' ').CompareTo('b')" (fun () -> (' ').CompareTo('b'))
t "Char.IsBetween(' ','a','z')" (fun () -> Char.IsBetween(' ','a','z'))
t "Char.IsLetter 'é'" (fun () -> Char.IsLetter 'é')
t "Char.IsDigit 'é'" (fun () -> Char.IsDigit 'é')
t "Char.IsNumber 'é'" (fun () -> Char.IsNumber 'é')
t "Char.IsLetterOrDigit 'é'" (fun () -> Char.IsLetterOrDigit 'é')
t "Char.IsWhiteSpace 'é'" (fun () -> Char.IsWhiteSpace 'é')
t "Char.IsUpper 'é'" (fun () -> Char.IsUpper 'é')
t "Char.IsLower 'é'" (fun () -> Char.IsLower 'é')
t "Char.IsPunctuation 'é'" (fun () -> Char.IsPunctuation 'é')
t "Char.IsSymbol 'é'" (fun () -> Char.IsSymbol 'é')
t "Char.IsSeparator 'é'" (fun () -> Char.IsSeparator 'é')
t "Char.IsControl 'é'" (fun () -> Char.IsControl 'é')
t "Char.IsAscii 'é'" (fun () -> Char.IsAscii 'é')
t "Char.IsAsciiDigit 'é'" (fun () -> Char.IsAsciiDigit 'é')
t "Char.IsAsciiLetter 'é'" (fun () -> Char.IsAsciiLetter 'é')
t "Char.IsAsciiHexDigit 'é'" (fun () -> Char.IsAsciiHexDigit 'é')
t "Char.GetNumericValue 'é'" (fun () -> Char.GetNumericValue 'é')
t "Char.ToUpper 'é'" (fun () -> Char.ToUpper 'é')
t "Char.ToLower 'é'" (fun () -> Char.ToLower 'é')
t "Char.ToUpperInvariant 'é'" (fun () -> Char.ToUpperInvariant 'é')
t "Char.GetUnicodeCategory 'é'" (fun () -> Char.GetUnicodeCategory 'é')
t "Char.ToString 'é'" (fun () -> Char.ToString 'é')
t "Char.IsSurrogate 'é'" (fun () -> Char.IsSurrogate 'é')
t "int 'é'" (fun () -> int 'é')
t "string 'é'" (fun () -> string 'é')
t "('é').CompareTo('b')" (fun () -> ('é').CompareTo('b'))
t "Char.IsBetween('é','a','z')" (fun () -> Char.IsBetween('é','a','z'))
t "Char.IsLetter '٣'" (fun () -> Char.IsLetter '٣')
t "Char.IsDigit '٣'" (fun () -> Char.IsDigit '٣')
t "Char.IsNumber '٣'" (fun () -> Char.IsNumber '٣')
t "Char.IsLetterOrDigit '٣'" (fun () -> Char.IsLetterOrDigit '٣')
t "Char.IsWhiteSpace '٣'" (fun () -> Char.IsWhiteSpace '٣')
t "Char.IsUpper '٣'" (fun () -> Char.IsUpper '٣')
t "Char.IsLower '٣'" (fun () -> Char.IsLower '٣')
t "Char.IsPunctuation '٣'" (fun () -> Char.IsPunctuation '٣')
t "Char.IsSymbol '٣'" (fun () -> Char.IsSymbol '٣')
t "Char.IsSeparator '٣'" (fun () -> Char.IsSeparator '٣')
t "Char.IsControl '٣'" (fun () -> Char.IsControl '٣')
t "Char.IsAscii '٣'" (fun () -> Char.IsAscii '٣')
t "Char.IsAsciiDigit '٣'" (fun () -> Char.IsAsciiDigit '٣')
t "Char.IsAsciiLetter '٣'" (fun () -> Char.IsAsciiLetter '٣')
t "Char.IsAsciiHexDigit '٣'" (fun () -> Char.IsAsciiHexDigit '٣')
t "Char.GetNumericValue '٣'" (fun () -> Char.GetNumericValue '٣')
t "Char.ToUpper '٣'" (fun () -> Char.ToUpper '٣')
t "Char.ToLower '٣'" (fun () -> Char.ToLower '٣')
t "Char.ToUpperInvariant '٣'" (fun () -> Char.ToUpperInvariant '٣')
t "Char.GetUnicodeCategory '٣'" (fun () -> Char.GetUnicodeCategory '٣')
t "Char.ToString '٣'" (fun () -> Char.ToString '٣')
t "Char.IsSurrogate '٣'" (fun () -> Char.IsSurrogate '٣')
t "int '٣'" (fun () -> int '٣')
t "string '٣'" (fun () -> string '٣')
t "('٣').CompareTo('b')" (fun () -> ('٣').CompareTo('b'))
t "Char.IsBetween('٣','a','z')" (fun () -> Char.IsBetween('٣','a','z'))
t "Char.IsLetter '½'" (fun () -> Char.IsLetter '½')
t "Char.IsDigit '½'" (fun () -> Char.IsDigit '½')
t "Char.IsNumber '½'" (fun () -> Char.IsNumber '½')
t "Char.IsLetterOrDigit '½'" (fun () -> Char.IsLetterOrDigit '½')
t "Char.IsWhiteSpace '½'" (fun () -> Char.IsWhiteSpace '½')
t "Char.IsUpper '½'" (fun () -> Char.IsUpper '½')
t "Char.IsLower '½'" (fun () -> Char.IsLower '½')
t "Char.IsPunctuation '½'" (fun () -> Char.IsPunctuation '½')
t "Char.IsSymbol '½'" (fun () -> Char.IsSymbol '½')
t "Char.IsSeparator '½'" (fun () -> Char.IsSeparator '½')
t "Char.IsControl '½'" (fun () -> Char.IsControl '½')
t "Char.IsAscii '½'" (fun () -> Char.IsAscii '½')
t "Char.IsAsciiDigit '½'" (fun () -> Char.IsAsciiDigit '½')
t "Char.IsAsciiLetter '½'" (fun () -> Char.IsAsciiLetter '½')
t "Char.IsAsciiHexDigit '½'" (fun () -> Char.IsAsciiHexDigit '½')
t "Char.GetNumericValue '½'" (fun () -> Char.GetNumericValue '½')
t "Char.ToUpper '½'" (fun () -> Char.ToUpper '½')
t "Char.ToLower '½'" (fun () -> Char.ToLower '½')
t "Char.ToUpperInvariant '½'" (fun () -> Char.ToUpperInvariant '½')
t "Char.GetUnicodeCategory '½'" (fun () -> Char.GetUnicodeCategory '½')
t "Char.ToString '½'" (fun () -> Char.ToString '½')
t "Char.IsSurrogate '½'" (fun () -> Char.IsSurrogate '½')
t "int '½'" (fun () -> int '½')
t "string '½'" (fun () -> string '½')
t "('½').CompareTo('b')" (fun () -> ('½').CompareTo('b'))
t "Char.IsBetween('½','a','z')" (fun () -> Char.IsBetween('½','a','z'))
t "Char.IsLetter '\\n'" (fun () -> Char.IsLetter '\n')
t "Char.IsDigit '\\n'" (fun () -> Char.IsDigit '\n')
t "Char.IsNumber '\\n'" (fun () -> Char.IsNumber '\n')
t "Char.IsLetterOrDigit '\\n'" (fun () -> Char.IsLetterOrDigit '\n')
t "Char.IsWhiteSpace '\\n'" (fun () -> Char.IsWhiteSpace '\n')
t "Char.IsUpper '\\n'" (fun () -> Char.IsUpper '\n')
t "Char.IsLower '\\n'" (fun () -> Char.IsLower '\n')
t "Char.IsPunctuation '\\n'" (fun () -> Char.IsPunctuation '\n')
t "Char.IsSymbol '\\n'" (fun () -> Char.IsSymbol '\n')
t "Char.IsSeparator '\\n'" (fun () -> Char.IsSeparator '\n')
t "Char.IsControl '\\n'" (fun () -> Char.IsControl '\n')
t "Char.IsAscii '\\n'" (fun () -> Char.IsAscii '\n')
t "Char.IsAsciiDigit '\\n'" (fun () -> Char.IsAsciiDigit '\n')
t "Char.IsAsciiLetter '\\n'" (fun () -> Char.IsAsciiLetter '\n')
t "Char.IsAsciiHexDigit '\\n'" (fun () -> Char.IsAsciiHexDigit '\n')
t "Char.GetNumericValue '\\n'" (fun () -> Char.GetNumericValue '\n')
t "Char.ToUpper '\\n'" (fun () -> Char.ToUpper '\n')
t "Char.ToLower '\\n'" (fun () -> Char.ToLower '\n')
t "Char.ToUpperInvariant '\\n'" (fun () -> Char.ToUpperInvariant '\n')
t "Char.GetUnicodeCategory '\\n'" (fun () -> Char.GetUnicodeCategory '\n')
t "Char.ToString '\\n'" (fun () -> Char.ToString '\n')
t "Char.IsSurrogate '\\n'" (fun () -> Char.IsSurrogate '\n')
t "int '\\n'" (fun () -> int '\n')
t "string '\\n'" (fun () -> string '\n')
t "('\\n').CompareTo('b')" (fun () -> ('\n').CompareTo('b'))
t "Char.IsBetween('\\n','a','z')" (fun () -> Char.IsBetween('\n','a','z'))
t "Char.IsLetter '_'" (fun () -> Char.IsLetter '_')
t "Char.IsDigit '_'" (fun () -> Char.IsDigit '_')
t "Char.IsNumber '_'" (fun () -> Char.IsNumber '_')
t "Char.IsLetterOrDigit '_'" (fun () -> Char.IsLetterOrDigit '_')
t "Char.IsWhiteSpace '_'" (fun () -> Char.IsWhiteSpace '_')
t "Char.IsUpper '_'" (fun () -> Char.IsUpper '_')
t "Char.IsLower '_'" (fun () -> Char.IsLower '_')
t "Char.IsPunctuation '_'" (fun () -> Char.IsPunctuation '_')
t "Char.IsSymbol '_'" (fun () -> Char.IsSymbol '_')
t "Char.IsSeparator '_'" (fun () -> Char.IsSeparator '_')
t "Char.IsControl '_'" (fun () -> Char.IsControl '_')
t "Char.IsAscii '_'" (fun () -> Char.IsAscii '_')
t "Char.IsAsciiDigit '_'" (fun () -> Char.IsAsciiDigit '_')
t "Char.IsAsciiLetter '_'" (fun () -> Char.IsAsciiLetter '_')
t "Char.IsAsciiHexDigit '_'" (fun () -> Char.IsAsciiHexDigit '_')
t "Char.GetNumericValue '_'" (fun () -> Char.GetNumericValue '_')
t "Char.ToUpper '_'" (fun () -> Char.ToUpper '_')
t "Char.ToLower '_'" (fun () -> Char.ToLower '_')
t "Char.ToUpperInvariant '_'" (fun () -> Char.ToUpperInvariant '_')
t "Char.GetUnicodeCategory '_'" (fun () -> Char.GetUnicodeCategory '_')
t "Char.ToString '_'" (fun () -> Char.ToString '_')
t "Char.IsSurrogate '_'" (fun () -> Char.IsSurrogate '_')
t "int '_'" (fun () -> int '_')
t "string '_'" (fun () -> string '_')
t "('_').CompareTo('b')" (fun () -> ('_').CompareTo('b'))
t "Char.IsBetween('_','a','z')" (fun () -> Char.IsBetween('_','a','z'))
t "Char.IsLetter '€'" (fun () -> Char.IsLetter '€')
t "Char.IsDigit '€'" (fun () -> Char.IsDigit '€')
t "Char.IsNumber '€'" (fun () -> Char.IsNumber '€')
t "Char.IsLetterOrDigit '€'" (fun () -> Char.IsLetterOrDigit '€')
t "Char.IsWhiteSpace '€'" (fun () -> Char.IsWhiteSpace '€')
t "Char.IsUpper '€'" (fun () -> Char.IsUpper '€')
t "Char.IsLower '€'" (fun () -> Char.IsLower '€')
t "Char.IsPunctuation '€'" (fun () -> Char.IsPunctuation '€')
t "Char.IsSymbol '€'" (fun () -> Char.IsSymbol '€')
t "Char.IsSeparator '€'" (fun () -> Char.IsSeparator '€')
t "Char.IsControl '€'" (fun () -> Char.IsControl '€')
t "Char.IsAscii '€'" (fun () -> Char.IsAscii '€')
t "Char.IsAsciiDigit '€'" (fun () -> Char.IsAsciiDigit '€')
t "Char.IsAsciiLetter '€'" (fun () -> Char.IsAsciiLetter '€')
t "Char.IsAsciiHexDigit '€'" (fun () -> Char.IsAsciiHexDigit '€')
t "Char.GetNumericValue '€'" (fun () -> Char.GetNumericValue '€')
t "Char.ToUpper '€'" (fun () -> Char.ToUpper '€')
t "Char.ToLower '€'" (fun () -> Char.ToLower '€')
t "Char.ToUpperInvariant '€'" (fun () -> Char.ToUpperInvariant '€')
t "Char.GetUnicodeCategory '€'" (fun () -> Char.GetUnicodeCategory '€')
t "Char.ToString '€'" (fun () -> Char.ToString '€')
t "Char.IsSurrogate '€'" (fun () -> Char.IsSurrogate '€')
t "int '€'" (fun () -> int '€')
t "string '€'" (fun () -> string '€')
t "('€').CompareTo('b')" (fun () -> ('€').CompareTo('b'))
t "Char.IsBetween('€','a','z')" (fun () -> Char.IsBetween('€','a','z'))
t "Char.IsLetter '\\u2028'" (fun () -> Char.IsLetter '\u2028')
t "Char.IsDigit '\\u2028'" (fun () -> Char.IsDigit '\u2028')
t "Char.IsNumber '\\u2028'" (fun () -> Char.IsNumber '\u2028')
t "Char.IsLetterOrDigit '\\u2028'" (fun () -> Char.IsLetterOrDigit '\u2028')
t "Char.IsWhiteSpace '\\u2028'" (fun () -> Char.IsWhiteSpace '\u2028')
t "Char.IsUpper '\\u2028'" (fun () -> Char.IsUpper '\u2028')
t "Char.IsLower '\\u2028'" (fun () -> Char.IsLower '\u2028')
t "Char.IsPunctuation '\\u2028'" (fun () -> Char.IsPunctuation '\u2028')
t "Char.IsSymbol '\\u2028'" (fun () -> Char.IsSymbol '\u2028')
t "Char.IsSeparator '\\u2028'" (fun () -> Char.IsSeparator '\u2028')
t "Char.IsControl '\\u2028'" (fun () -> Char.IsControl '\u2028')
t "Char.IsAscii '\\u2028'" (fun () -> Char.IsAscii '\u2028')
t "Char.IsAsciiDigit '\\u2028'" (fun () -> Char.IsAsciiDigit '\u2028')
t "Char.IsAsciiLetter '\\u2028'" (fun () -> Char.IsAsciiLetter '\u2028')
t "Char.IsAsciiHexDigit '\\u2028'" (fun () -> Char.IsAsciiHexDigit '\u2028')
t "Char.GetNumericValue '\\u2028'" (fun () -> Char.GetNumericValue '\u2028')
t "Char.ToUpper '\\u2028'" (fun () -> Char.ToUpper '\u2028')
t "Char.ToLower '\\u2028'" (fun () -> Char.ToLower '\u2028')
t "Char.ToUpperInvariant '\\u2028'" (fun () -> Char.ToUpperInvariant '\u2028')
t "Char.GetUnicodeCategory '\\u2028'" (fun () -> Char.GetUnicodeCategory '\u2028')
t "Char.ToString '\\u2028'" (fun () -> Char.ToString '\u2028')
t "Char.IsSurrogate '\\u2028'" (fun () -> Char.IsSurrogate '\u2028')
t "int '\\u2028'" (fun () -> int '\u2028')
t "string '\\u2028'" (fun () -> string '\u2028')
t "('\\u2028').CompareTo('b')" (fun () -> ('\u2028').CompareTo('b'))
t "Char.IsBetween('\\u2028','a','z')" (fun () -> Char.IsBetween('\u2028','a','z'))
t "Char.IsLetter '一'" (fun () -> Char.IsLetter '一')
t "Char.IsDigit '一'" (fun () -> Char.IsDigit '一')
t "Char.IsNumber '一'" (fun () -> Char.IsNumber '一')
t "Char.IsLetterOrDigit '一'" (fun () -> Char.IsLetterOrDigit '一')
t "Char.IsWhiteSpace '一'" (fun () -> Char.IsWhiteSpace '一')
t "Char.IsUpper '一'" (fun () -> Char.IsUpper '一')
t "Char.IsLower '一'" (fun () -> Char.IsLower '一')
t "Char.IsPunctuation '一'" (fun () -> Char.IsPunctuation '一')
t "Char.IsSymbol '一'" (fun () -> Char.IsSymbol '一')
t "Char.IsSeparator '一'" (fun () -> Char.IsSeparator '一')
t "Char.IsControl '一'" (fun () -> Char.IsControl '一')
t "Char.IsAscii '一'" (fun () -> Char.IsAscii '一')
t "Char.IsAsciiDigit '一'" (fun () -> Char.IsAsciiDigit '一')
t "Char.IsAsciiLetter '一'" (fun () -> Char.IsAsciiLetter '一')
t "Char.IsAsciiHexDigit '一'" (fun () -> Char.IsAsciiHexDigit '一')
t "Char.GetNumericValue '一'" (fun () -> Char.GetNumericValue '一')
t "Char.ToUpper '一'" (fun () -> Char.ToUpper '一')
t "Char.ToLower '一'" (fun () -> Char.ToLower '一')
t "Char.ToUpperInvariant '一'" (fun () -> Char.ToUpperInvariant '一')
t "Char.GetUnicodeCategory '一'" (fun () -> Char.GetUnicodeCategory '一')
t "Char.ToString '一'" (fun () -> Char.ToString '一')
t "Char.IsSurrogate '一'" (fun () -> Char.IsSurrogate '一')
t "int '一'" (fun () -> int '一')
t "string '一'" (fun () -> string '一')
t "('一').CompareTo('b')" (fun () -> ('一').CompareTo('b'))
t "Char.IsBetween('一','a','z')" (fun () -> Char.IsBetween('一','a','z'))
t "Char.IsLetter 'ǅ'" (fun () -> Char.IsLetter 'ǅ')
t "Char.IsDigit 'ǅ'" (fun () -> Char.IsDigit 'ǅ')
t "Char.IsNumber 'ǅ'" (fun () -> Char.IsNumber 'ǅ')
t "Char.IsLetterOrDigit 'ǅ'" (fun () -> Char.IsLetterOrDigit 'ǅ')
t "Char.IsWhiteSpace 'ǅ'" (fun () -> Char.IsWhiteSpace 'ǅ')
t "Char.IsUpper 'ǅ'" (fun () -> Char.IsUpper 'ǅ')
t "Char.IsLower 'ǅ'" (fun () -> Char.IsLower 'ǅ')
t "Char.IsPunctuation 'ǅ'" (fun () -> Char.IsPunctuation 'ǅ')
t "Char.IsSymbol 'ǅ'" (fun () -> Char.IsSymbol 'ǅ')
t "Char.IsSeparator 'ǅ'" (fun () -> Char.IsSeparator 'ǅ')
t "Char.IsControl 'ǅ'" (fun () -> Char.IsControl 'ǅ')
t "Char.IsAscii 'ǅ'" (fun () -> Char.IsAscii 'ǅ')
t "Char.IsAsciiDigit 'ǅ'" (fun () -> Char.IsAsciiDigit 'ǅ')
t "Char.IsAsciiLetter 'ǅ'" (fun () -> Char.IsAsciiLetter 'ǅ')
t "Char.IsAsciiHexDigit 'ǅ'" (fun () -> Char.IsAsciiHexDigit 'ǅ')
t "Char.GetNumericValue 'ǅ'" (fun () -> Char.GetNumericValue 'ǅ')
t "Char.ToUpper 'ǅ'" (fun () -> Char.ToUpper 'ǅ')
t "Char.ToLower 'ǅ'" (fun () -> Char.ToLower 'ǅ')
t "Char.ToUpperInvariant 'ǅ'" (fun () -> Char.ToUpperInvariant 'ǅ')
t "Char.GetUnicodeCategory 'ǅ'" (fun () -> Char.GetUnicodeCategory 'ǅ')
t "Char.ToString 'ǅ'" (fun () -> Char.ToString 'ǅ')
t "Char.IsSurrogate 'ǅ'" (fun () -> Char.IsSurrogate 'ǅ')
t "int 'ǅ'" (fun () -> int 'ǅ')
t "string 'ǅ'" (fun () -> string 'ǅ')
t "('ǅ').CompareTo('b')" (fun () -> ('ǅ').CompareTo('b'))
t "Char.IsBetween('ǅ','a','z')" (fun () -> Char.IsBetween('ǅ','a','z'))
t "Char.IsDigit('a5',1)" (fun () -> Char.IsDigit("a5",1))
t "Char.IsDigit('a5',9)" (fun () -> Char.IsDigit("a5",9))
t "Char.IsDigit((null: string),0)" (fun () -> Char.IsDigit((null: string),0))
t "Char.IsLetter('a',-1)" (fun () -> Char.IsLetter("a",-1))
t "Char.ConvertFromUtf32 65" (fun () -> Char.ConvertFromUtf32 65)
t "Char.ConvertFromUtf32 -1" (fun () -> Char.ConvertFromUtf32 -1)
t "Char.ConvertFromUtf32 0x110000" (fun () -> Char.ConvertFromUtf32 0x110000)
t "Char.ConvertToUtf32('A',0)" (fun () -> Char.ConvertToUtf32("A",0))
t "Convert.ToInt32('ff',16)" (fun () -> Convert.ToInt32("ff",16))
t "Convert.ToInt32('0xff',16)" (fun () -> Convert.ToInt32("0xff",16))
t "Convert.ToInt32('-1',16)" (fun () -> Convert.ToInt32("-1",16))
t "Convert.ToInt32('80000000',16)" (fun () -> Convert.ToInt32("80000000",16))
t "Convert.ToInt32('100000000',16)" (fun () -> Convert.ToInt32("100000000",16))
t "Convert.ToInt32('102',2)" (fun () -> Convert.ToInt32("102",2))
t "Convert.ToInt32('',2)" (fun () -> Convert.ToInt32("",2))
t "Convert.ToInt32(null,2)" (fun () -> Convert.ToInt32(null,2))
t "Convert.ToInt32('77',8)" (fun () -> Convert.ToInt32("77",8))
t "Convert.ToInt32('12',10)" (fun () -> Convert.ToInt32("12",10))
t "Convert.ToInt32('12',7)" (fun () -> Convert.ToInt32("12",7))
t "Convert.ToByte('256',10)" (fun () -> Convert.ToByte("256",10))
t "Convert.ToByte('1ff',16)" (fun () -> Convert.ToByte("1ff",16))
t "Convert.ToInt64('7fffffffffffffff',16)" (fun () -> Convert.ToInt64("7fffffffffffffff",16))
t "Convert.ToInt16('ffff',16)" (fun () -> Convert.ToInt16("ffff",16))
t "Convert.ToSByte('ff',16)" (fun () -> Convert.ToSByte("ff",16))
t "Convert.ToBase64String([|1uy;2uy;3uy;4uy|])" (fun () -> Convert.ToBase64String([|1uy;2uy;3uy;4uy|]))
t "Convert.FromBase64String 'AQIDBA=='" (fun () -> Convert.FromBase64String "AQIDBA==")
t "Convert.FromBase64String 'AQIDBA='" (fun () -> Convert.FromBase64String "AQIDBA=")
t "Convert.FromBase64String '!!'" (fun () -> Convert.FromBase64String "!!")
t "Convert.FromBase64String null" (fun () -> Convert.FromBase64String null)
t "Convert.FromBase64String ' AQ ID BA = = '" (fun () -> Convert.FromBase64String " AQ ID BA = = ")
t "Convert.ToHexString([|1uy;255uy|])" (fun () -> Convert.ToHexString([|1uy;255uy|]))
t "Convert.FromHexString '01FF'" (fun () -> Convert.FromHexString "01FF")
t "Convert.FromHexString '01F'" (fun () -> Convert.FromHexString "01F")
t "Convert.FromHexString 'zz'" (fun () -> Convert.FromHexString "zz")
t "Convert.ToBase64String(null: byte[])" (fun () -> Convert.ToBase64String(null: byte[]))
t "BitConverter.ToInt32([|1uy;2uy;3uy;4uy|],0)" (fun () -> BitConverter.ToInt32([|1uy;2uy;3uy;4uy|],0))
t "BitConverter.ToInt32([|1uy;2uy;3uy|],0)" (fun () -> BitConverter.ToInt32([|1uy;2uy;3uy|],0))
t "BitConverter.ToInt32([|1uy;2uy;3uy;4uy|],2)" (fun () -> BitConverter.ToInt32([|1uy;2uy;3uy;4uy|],2))
t "BitConverter.ToString([|1uy;255uy|])" (fun () -> BitConverter.ToString([|1uy;255uy|]))
t "BitConverter.GetBytes(1.5)" (fun () -> BitConverter.GetBytes(1.5))
t "BitConverter.ToDouble([|0uy;0uy;0uy;0uy;0uy;0uy;248uy;63uy|],0)" (fun () -> BitConverter.ToDouble([|0uy;0uy;0uy;0uy;0uy;0uy;248uy;63uy|],0))
t "Boolean.Parse 'true '" (fun () -> Boolean.Parse "true ")
t "Boolean.TryParse 'TRUE'" (fun () -> Boolean.TryParse "TRUE")
t "Math.Sqrt(-1.0)" (fun () -> Math.Sqrt(-1.0))
t "Math.Abs(-128y)" (fun () -> Math.Abs(-128y))
t "Math.Abs(Int64.MinValue)" (fun () -> Math.Abs(Int64.MinValue))
t "Math.Abs(-5M)" (fun () -> Math.Abs(-5M))
t "Math.DivRem(7L,-2L)" (fun () -> Math.DivRem(7L,-2L))
t "Math.Floor(-2.5M)" (fun () -> Math.Floor(-2.5M))
t "Math.Round(2.345M,2)" (fun () -> Math.Round(2.345M,2))
t "Math.Round(2.5M)" (fun () -> Math.Round(2.5M))
t "Math.Round(2.5M,MidpointRounding.AwayFromZero)" (fun () -> Math.Round(2.5M,MidpointRounding.AwayFromZero))
t "Math.Round(1M,29)" (fun () -> Math.Round(1M,29))
t "Math.Max(1uy,2uy)" (fun () -> Math.Max(1uy,2uy))
t "Math.Min(1L,-2L)" (fun () -> Math.Min(1L,-2L))
t "Math.Clamp(5.0,nan,2.0)" (fun () -> Math.Clamp(5.0,nan,2.0))
t "Math.Clamp(nan,0.0,2.0)" (fun () -> Math.Clamp(nan,0.0,2.0))
t "Math.FusedMultiplyAdd(2.0,3.0,4.0)" (fun () -> Math.FusedMultiplyAdd(2.0,3.0,4.0))
