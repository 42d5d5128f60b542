// out: int ('0': string): 0
// out: int64 ('0': string): 0L
// out: byte ('0': string): 0uy
// out: sbyte ('0': string): 0y
// out: int16 ('0': string): 0s
// out: uint16 ('0': string): 0us
// out: uint32 ('0': string): 0u
// out: uint64 ('0': string): 0UL
// out: float ('0': string): 0.0
// out: float32 ('0': string): 0.0f
// out: decimal ('0': string): 0M
// out: Int32.Parse ('0': string): 0
// out: Int64.Parse ('0': string): 0L
// out: Byte.Parse ('0': string): 0uy
// out: SByte.Parse ('0': string): 0y
// out: Double.Parse ('0': string): 0.0
// out: Single.Parse ('0': string): 0.0f
// out: Decimal.Parse ('0': string): 0M
// out: UInt32.Parse ('0': string): 0u
// out: BigInteger.Parse ('0': string): 0
// out: (Convert.ToInt32: string -> int) ('0': string): 0
// out: (Convert.ToDouble: string -> float) ('0': string): 0.0
// out: (Convert.ToByte: string -> byte) ('0': string): 0uy
// out: Boolean.Parse ('0': string): FormatException String '0' was not recognized as a valid Boolean.
// out: Char.Parse ('0': string): '0'
// out: Int32.TryParse('0': string): (true, 0)
// out: Int64.TryParse('0': string): (true, 0L)
// out: Double.TryParse('0': string): (true, 0.0)
// out: Byte.TryParse('0': string): (true, 0uy)
// out: Decimal.TryParse('0': string): (true, 0M)
// out: BigInteger.TryParse('0': string): (true, 0)
// out: Boolean.TryParse('0': string): (false, false)
// out: Char.TryParse('0': string): (true, '0')
// out: Int32.Parse('0', Globalization.NumberStyles.Integer): 0
// out: Double.Parse('0', Globalization.NumberStyles.Integer): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.HexNumber): 0
// out: Int32.Parse('0', Globalization.NumberStyles.Number): 0
// out: Double.Parse('0', Globalization.NumberStyles.Number): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.Float): 0
// out: Double.Parse('0', Globalization.NumberStyles.Float): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.AllowThousands): 0
// out: Double.Parse('0', Globalization.NumberStyles.AllowThousands): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.None): 0
// out: Double.Parse('0', Globalization.NumberStyles.None): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.Currency): 0
// out: Double.Parse('0', Globalization.NumberStyles.Currency): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.Any): 0
// out: Double.Parse('0', Globalization.NumberStyles.Any): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.AllowParentheses): 0
// out: Double.Parse('0', Globalization.NumberStyles.AllowParentheses): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.AllowTrailingSign): 0
// out: Double.Parse('0', Globalization.NumberStyles.AllowTrailingSign): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.AllowExponent): 0
// out: Double.Parse('0', Globalization.NumberStyles.AllowExponent): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.BinaryNumber): 0
// out: Int32.Parse('0', Globalization.NumberStyles.AllowDecimalPoint): 0
// out: Double.Parse('0', Globalization.NumberStyles.AllowDecimalPoint): 0.0
// out: Int32.Parse('0', Globalization.NumberStyles.AllowHexSpecifier): 0
// out: int ('-0': string): 0
// out: int64 ('-0': string): 0L
// out: byte ('-0': string): 0uy
// out: sbyte ('-0': string): 0y
// out: int16 ('-0': string): 0s
// out: uint16 ('-0': string): 0us
// out: uint32 ('-0': string): 0u
// out: uint64 ('-0': string): 0UL
// out: float ('-0': string): -0.0
// out: float32 ('-0': string): 0.0f
// out: decimal ('-0': string): 0M
// out: Int32.Parse ('-0': string): 0
// out: Int64.Parse ('-0': string): 0L
// out: Byte.Parse ('-0': string): 0uy
// out: SByte.Parse ('-0': string): 0y
// out: Double.Parse ('-0': string): -0.0
// out: Single.Parse ('-0': string): 0.0f
// out: Decimal.Parse ('-0': string): 0M
// out: UInt32.Parse ('-0': string): 0u
// out: BigInteger.Parse ('-0': string): 0
// out: (Convert.ToInt32: string -> int) ('-0': string): 0
// out: (Convert.ToDouble: string -> float) ('-0': string): -0.0
// out: (Convert.ToByte: string -> byte) ('-0': string): 0uy
// out: Boolean.Parse ('-0': string): FormatException String '-0' was not recognized as a valid Boolean.
// out: Char.Parse ('-0': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('-0': string): (true, 0)
// out: Int64.TryParse('-0': string): (true, 0L)
// out: Double.TryParse('-0': string): (true, -0.0)
// out: Byte.TryParse('-0': string): (true, 0uy)
// out: Decimal.TryParse('-0': string): (true, 0M)
// out: BigInteger.TryParse('-0': string): (true, 0)
// out: Boolean.TryParse('-0': string): (false, false)
// out: Char.TryParse('-0': string): (false, '\000')
// out: Int32.Parse('-0', Globalization.NumberStyles.Integer): 0
// out: Double.Parse('-0', Globalization.NumberStyles.Integer): -0.0
// out: Int32.Parse('-0', Globalization.NumberStyles.HexNumber): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.Number): 0
// out: Double.Parse('-0', Globalization.NumberStyles.Number): -0.0
// out: Int32.Parse('-0', Globalization.NumberStyles.Float): 0
// out: Double.Parse('-0', Globalization.NumberStyles.Float): -0.0
// out: Int32.Parse('-0', Globalization.NumberStyles.AllowThousands): FormatException The input string '-0' was not in a correct format.
// out: Double.Parse('-0', Globalization.NumberStyles.AllowThousands): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.None): FormatException The input string '-0' was not in a correct format.
// out: Double.Parse('-0', Globalization.NumberStyles.None): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.Currency): 0
// out: Double.Parse('-0', Globalization.NumberStyles.Currency): -0.0
// out: Int32.Parse('-0', Globalization.NumberStyles.Any): 0
// out: Double.Parse('-0', Globalization.NumberStyles.Any): -0.0
// out: Int32.Parse('-0', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-0' was not in a correct format.
// out: Double.Parse('-0', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-0' was not in a correct format.
// out: Double.Parse('-0', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.AllowExponent): FormatException The input string '-0' was not in a correct format.
// out: Double.Parse('-0', Globalization.NumberStyles.AllowExponent): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.BinaryNumber): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-0' was not in a correct format.
// out: Double.Parse('-0', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-0' was not in a correct format.
// out: Int32.Parse('-0', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '-0' was not in a correct format.
// out: int ('+5': string): 5
// out: int64 ('+5': string): 5L
// out: byte ('+5': string): 5uy
// out: sbyte ('+5': string): 5y
// out: int16 ('+5': string): 5s
// out: uint16 ('+5': string): 5us
// out: uint32 ('+5': string): 5u
// out: uint64 ('+5': string): 5UL
// out: float ('+5': string): 5.0
// out: float32 ('+5': string): 5.0f
// out: decimal ('+5': string): 5M
// out: Int32.Parse ('+5': string): 5
// out: Int64.Parse ('+5': string): 5L
// out: Byte.Parse ('+5': string): 5uy
// out: SByte.Parse ('+5': string): 5y
// out: Double.Parse ('+5': string): 5.0
// out: Single.Parse ('+5': string): 5.0f
// out: Decimal.Parse ('+5': string): 5M
// out: UInt32.Parse ('+5': string): 5u
// out: BigInteger.Parse ('+5': string): 5
// out: (Convert.ToInt32: string -> int) ('+5': string): 5
// out: (Convert.ToDouble: string -> float) ('+5': string): 5.0
// out: (Convert.ToByte: string -> byte) ('+5': string): 5uy
// out: Boolean.Parse ('+5': string): FormatException String '+5' was not recognized as a valid Boolean.
// out: Char.Parse ('+5': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('+5': string): (true, 5)
// out: Int64.TryParse('+5': string): (true, 5L)
// out: Double.TryParse('+5': string): (true, 5.0)
// out: Byte.TryParse('+5': string): (true, 5uy)
// out: Decimal.TryParse('+5': string): (true, 5M)
// out: BigInteger.TryParse('+5': string): (true, 5)
// out: Boolean.TryParse('+5': string): (false, false)
// out: Char.TryParse('+5': string): (false, '\000')
// out: Int32.Parse('+5', Globalization.NumberStyles.Integer): 5
// out: Double.Parse('+5', Globalization.NumberStyles.Integer): 5.0
// out: Int32.Parse('+5', Globalization.NumberStyles.HexNumber): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.Number): 5
// out: Double.Parse('+5', Globalization.NumberStyles.Number): 5.0
// out: Int32.Parse('+5', Globalization.NumberStyles.Float): 5
// out: Double.Parse('+5', Globalization.NumberStyles.Float): 5.0
// out: Int32.Parse('+5', Globalization.NumberStyles.AllowThousands): FormatException The input string '+5' was not in a correct format.
// out: Double.Parse('+5', Globalization.NumberStyles.AllowThousands): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.None): FormatException The input string '+5' was not in a correct format.
// out: Double.Parse('+5', Globalization.NumberStyles.None): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.Currency): 5
// out: Double.Parse('+5', Globalization.NumberStyles.Currency): 5.0
// out: Int32.Parse('+5', Globalization.NumberStyles.Any): 5
// out: Double.Parse('+5', Globalization.NumberStyles.Any): 5.0
// out: Int32.Parse('+5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '+5' was not in a correct format.
// out: Double.Parse('+5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '+5' was not in a correct format.
// out: Double.Parse('+5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.AllowExponent): FormatException The input string '+5' was not in a correct format.
// out: Double.Parse('+5', Globalization.NumberStyles.AllowExponent): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.BinaryNumber): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '+5' was not in a correct format.
// out: Double.Parse('+5', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '+5' was not in a correct format.
// out: Int32.Parse('+5', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '+5' was not in a correct format.
// out: int (' 7 ': string): 7
// out: int64 (' 7 ': string): 7L
// out: byte (' 7 ': string): 7uy
// out: sbyte (' 7 ': string): 7y
// out: int16 (' 7 ': string): 7s
// out: uint16 (' 7 ': string): 7us
// out: uint32 (' 7 ': string): 7u
// out: uint64 (' 7 ': string): 7UL
// out: float (' 7 ': string): 7.0
// out: float32 (' 7 ': string): 7.0f
// out: decimal (' 7 ': string): 7M
// out: Int32.Parse (' 7 ': string): 7
// out: Int64.Parse (' 7 ': string): 7L
// out: Byte.Parse (' 7 ': string): 7uy
// out: SByte.Parse (' 7 ': string): 7y
// out: Double.Parse (' 7 ': string): 7.0
// out: Single.Parse (' 7 ': string): 7.0f
// out: Decimal.Parse (' 7 ': string): 7M
// out: UInt32.Parse (' 7 ': string): 7u
// out: BigInteger.Parse (' 7 ': string): 7
// out: (Convert.ToInt32: string -> int) (' 7 ': string): 7
// out: (Convert.ToDouble: string -> float) (' 7 ': string): 7.0
// out: (Convert.ToByte: string -> byte) (' 7 ': string): 7uy
// out: Boolean.Parse (' 7 ': string): FormatException String ' 7 ' was not recognized as a valid Boolean.
// out: Char.Parse (' 7 ': string): FormatException String must be exactly one character long.
// out: Int32.TryParse(' 7 ': string): (true, 7)
// out: Int64.TryParse(' 7 ': string): (true, 7L)
// out: Double.TryParse(' 7 ': string): (true, 7.0)
// out: Byte.TryParse(' 7 ': string): (true, 7uy)
// out: Decimal.TryParse(' 7 ': string): (true, 7M)
// out: BigInteger.TryParse(' 7 ': string): (true, 7)
// out: Boolean.TryParse(' 7 ': string): (false, false)
// out: Char.TryParse(' 7 ': string): (false, '\000')
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.Integer): 7
// out: Double.Parse(' 7 ', Globalization.NumberStyles.Integer): 7.0
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.HexNumber): 7
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.Number): 7
// out: Double.Parse(' 7 ', Globalization.NumberStyles.Number): 7.0
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.Float): 7
// out: Double.Parse(' 7 ', Globalization.NumberStyles.Float): 7.0
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.AllowThousands): FormatException The input string ' 7 ' was not in a correct format.
// out: Double.Parse(' 7 ', Globalization.NumberStyles.AllowThousands): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.None): FormatException The input string ' 7 ' was not in a correct format.
// out: Double.Parse(' 7 ', Globalization.NumberStyles.None): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.Currency): 7
// out: Double.Parse(' 7 ', Globalization.NumberStyles.Currency): 7.0
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.Any): 7
// out: Double.Parse(' 7 ', Globalization.NumberStyles.Any): 7.0
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.AllowParentheses): FormatException The input string ' 7 ' was not in a correct format.
// out: Double.Parse(' 7 ', Globalization.NumberStyles.AllowParentheses): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string ' 7 ' was not in a correct format.
// out: Double.Parse(' 7 ', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.AllowExponent): FormatException The input string ' 7 ' was not in a correct format.
// out: Double.Parse(' 7 ', Globalization.NumberStyles.AllowExponent): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.BinaryNumber): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string ' 7 ' was not in a correct format.
// out: Double.Parse(' 7 ', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string ' 7 ' was not in a correct format.
// out: Int32.Parse(' 7 ', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string ' 7 ' was not in a correct format.
// out: int ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: int64 ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: byte ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: sbyte ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: int16 ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: uint16 ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: uint32 ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: uint64 ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: float ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: float32 ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: decimal ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: Int64.Parse ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: Byte.Parse ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: SByte.Parse ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse ('1,000': string): 1000.0
// out: Single.Parse ('1,000': string): 1000.0f
// out: Decimal.Parse ('1,000': string): 1000M
// out: UInt32.Parse ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: BigInteger.Parse ('1,000': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('1,000': string): 1000.0
// out: (Convert.ToByte: string -> byte) ('1,000': string): FormatException The input string '1,000' was not in a correct format.
// out: Boolean.Parse ('1,000': string): FormatException String '1,000' was not recognized as a valid Boolean.
// out: Char.Parse ('1,000': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('1,000': string): (false, 0)
// out: Int64.TryParse('1,000': string): (false, 0L)
// out: Double.TryParse('1,000': string): (true, 1000.0)
// out: Byte.TryParse('1,000': string): (false, 0uy)
// out: Decimal.TryParse('1,000': string): (true, 1000M)
// out: BigInteger.TryParse('1,000': string): (false, 0)
// out: Boolean.TryParse('1,000': string): (false, false)
// out: Char.TryParse('1,000': string): (false, '\000')
// out: Int32.Parse('1,000', Globalization.NumberStyles.Integer): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.Integer): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.HexNumber): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.Number): 1000
// out: Double.Parse('1,000', Globalization.NumberStyles.Number): 1000.0
// out: Int32.Parse('1,000', Globalization.NumberStyles.Float): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.Float): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.AllowThousands): 1000
// out: Double.Parse('1,000', Globalization.NumberStyles.AllowThousands): 1000.0
// out: Int32.Parse('1,000', Globalization.NumberStyles.None): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.None): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.Currency): 1000
// out: Double.Parse('1,000', Globalization.NumberStyles.Currency): 1000.0
// out: Int32.Parse('1,000', Globalization.NumberStyles.Any): 1000
// out: Double.Parse('1,000', Globalization.NumberStyles.Any): 1000.0
// out: Int32.Parse('1,000', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.AllowExponent): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.AllowExponent): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.BinaryNumber): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1,000' was not in a correct format.
// out: Double.Parse('1,000', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1,000' was not in a correct format.
// out: Int32.Parse('1,000', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '1,000' was not in a correct format.
// out: int ('0x1F': string): 31
// out: int64 ('0x1F': string): 31L
// out: byte ('0x1F': string): 31uy
// out: sbyte ('0x1F': string): 31y
// out: int16 ('0x1F': string): 31s
// out: uint16 ('0x1F': string): 31us
// out: uint32 ('0x1F': string): 31u
// out: uint64 ('0x1F': string): 31UL
// out: float ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: float32 ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: decimal ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Int64.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Byte.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: SByte.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Single.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Decimal.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: UInt32.Parse ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: BigInteger.Parse ('0x1F': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('0x1F': string): FormatException The input string '0x1F' was not in a correct format.
// out: Boolean.Parse ('0x1F': string): FormatException String '0x1F' was not recognized as a valid Boolean.
// out: Char.Parse ('0x1F': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('0x1F': string): (false, 0)
// out: Int64.TryParse('0x1F': string): (false, 0L)
// out: Double.TryParse('0x1F': string): (false, 0.0)
// out: Byte.TryParse('0x1F': string): (false, 0uy)
// out: Decimal.TryParse('0x1F': string): (false, 0M)
// out: BigInteger.TryParse('0x1F': string): (false, 0)
// out: Boolean.TryParse('0x1F': string): (false, false)
// out: Char.TryParse('0x1F': string): (false, '\000')
// out: Int32.Parse('0x1F', Globalization.NumberStyles.Integer): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.Integer): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.HexNumber): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.Number): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.Number): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.Float): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.Float): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.AllowThousands): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.AllowThousands): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.None): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.None): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.Currency): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.Currency): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.Any): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.Any): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.AllowParentheses): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.AllowParentheses): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.AllowExponent): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.AllowExponent): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.BinaryNumber): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '0x1F' was not in a correct format.
// out: Double.Parse('0x1F', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '0x1F' was not in a correct format.
// out: Int32.Parse('0x1F', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '0x1F' was not in a correct format.
// out: int ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: int64 ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: byte ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: sbyte ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: int16 ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: uint16 ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: uint32 ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: uint64 ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: float ('1e3': string): 1000.0
// out: float32 ('1e3': string): 1000.0f
// out: decimal ('1e3': string): 1000M
// out: Int32.Parse ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: Int64.Parse ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: Byte.Parse ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: SByte.Parse ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse ('1e3': string): 1000.0
// out: Single.Parse ('1e3': string): 1000.0f
// out: Decimal.Parse ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: UInt32.Parse ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: BigInteger.Parse ('1e3': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('1e3': string): 1000.0
// out: (Convert.ToByte: string -> byte) ('1e3': string): FormatException The input string '1e3' was not in a correct format.
// out: Boolean.Parse ('1e3': string): FormatException String '1e3' was not recognized as a valid Boolean.
// out: Char.Parse ('1e3': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('1e3': string): (false, 0)
// out: Int64.TryParse('1e3': string): (false, 0L)
// out: Double.TryParse('1e3': string): (true, 1000.0)
// out: Byte.TryParse('1e3': string): (false, 0uy)
// out: Decimal.TryParse('1e3': string): (false, 0M)
// out: BigInteger.TryParse('1e3': string): (false, 0)
// out: Boolean.TryParse('1e3': string): (false, false)
// out: Char.TryParse('1e3': string): (false, '\000')
// out: Int32.Parse('1e3', Globalization.NumberStyles.Integer): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.Integer): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.HexNumber): 483
// out: Int32.Parse('1e3', Globalization.NumberStyles.Number): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.Number): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.Float): 1000
// out: Double.Parse('1e3', Globalization.NumberStyles.Float): 1000.0
// out: Int32.Parse('1e3', Globalization.NumberStyles.AllowThousands): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.AllowThousands): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.None): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.None): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.Currency): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.Currency): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.Any): 1000
// out: Double.Parse('1e3', Globalization.NumberStyles.Any): 1000.0
// out: Int32.Parse('1e3', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.AllowExponent): 1000
// out: Double.Parse('1e3', Globalization.NumberStyles.AllowExponent): 1000.0
// out: Int32.Parse('1e3', Globalization.NumberStyles.BinaryNumber): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1e3' was not in a correct format.
// out: Double.Parse('1e3', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1e3' was not in a correct format.
// out: Int32.Parse('1e3', Globalization.NumberStyles.AllowHexSpecifier): 483
// out: int ('2147483647': string): 2147483647
// out: int64 ('2147483647': string): 2147483647L
// out: byte ('2147483647': string): OverflowException Arithmetic operation resulted in an overflow.
// out: sbyte ('2147483647': string): OverflowException Arithmetic operation resulted in an overflow.
// out: int16 ('2147483647': string): OverflowException Arithmetic operation resulted in an overflow.
// out: uint16 ('2147483647': string): OverflowException Arithmetic operation resulted in an overflow.
// out: uint32 ('2147483647': string): 2147483647u
// out: uint64 ('2147483647': string): 2147483647UL
// out: float ('2147483647': string): 2147483647.0
// out: float32 ('2147483647': string): 2147483648f
// out: decimal ('2147483647': string): 2147483647M
// out: Int32.Parse ('2147483647': string): 2147483647
// out: Int64.Parse ('2147483647': string): 2147483647L
// out: Byte.Parse ('2147483647': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: SByte.Parse ('2147483647': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('2147483647': string): 2147483647.0
// out: Single.Parse ('2147483647': string): 2147483648f
// out: Decimal.Parse ('2147483647': string): 2147483647M
// out: UInt32.Parse ('2147483647': string): 2147483647u
// out: BigInteger.Parse ('2147483647': string): 2147483647
// out: (Convert.ToInt32: string -> int) ('2147483647': string): 2147483647
// out: (Convert.ToDouble: string -> float) ('2147483647': string): 2147483647.0
// out: (Convert.ToByte: string -> byte) ('2147483647': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Boolean.Parse ('2147483647': string): FormatException String '2147483647' was not recognized as a valid Boolean.
// out: Char.Parse ('2147483647': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('2147483647': string): (true, 2147483647)
// out: Int64.TryParse('2147483647': string): (true, 2147483647L)
// out: Double.TryParse('2147483647': string): (true, 2147483647.0)
// out: Byte.TryParse('2147483647': string): (false, 0uy)
// out: Decimal.TryParse('2147483647': string): (true, 2147483647M)
// out: BigInteger.TryParse('2147483647': string): (true, 2147483647)
// out: Boolean.TryParse('2147483647': string): (false, false)
// out: Char.TryParse('2147483647': string): (false, '\000')
// out: Int32.Parse('2147483647', Globalization.NumberStyles.Integer): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.Integer): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.HexNumber): OverflowException Value was either too large or too small for an Int32.
// out: Int32.Parse('2147483647', Globalization.NumberStyles.Number): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.Number): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.Float): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.Float): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.AllowThousands): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.AllowThousands): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.None): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.None): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.Currency): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.Currency): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.Any): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.Any): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.AllowParentheses): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.AllowParentheses): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.AllowTrailingSign): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.AllowTrailingSign): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.AllowExponent): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.AllowExponent): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.BinaryNumber): FormatException The input string '2147483647' was not in a correct format.
// out: Int32.Parse('2147483647', Globalization.NumberStyles.AllowDecimalPoint): 2147483647
// out: Double.Parse('2147483647', Globalization.NumberStyles.AllowDecimalPoint): 2147483647.0
// out: Int32.Parse('2147483647', Globalization.NumberStyles.AllowHexSpecifier): OverflowException Value was either too large or too small for an Int32.
// out: int ('2147483648': string): OverflowException Value was either too large or too small for an Int32.
// out: int64 ('2147483648': string): 2147483648L
// out: byte ('2147483648': string): OverflowException Arithmetic operation resulted in an overflow.
// out: sbyte ('2147483648': string): OverflowException Value was either too large or too small for an Int32.
// out: int16 ('2147483648': string): OverflowException Value was either too large or too small for an Int32.
// out: uint16 ('2147483648': string): OverflowException Arithmetic operation resulted in an overflow.
// out: uint32 ('2147483648': string): 2147483648u
// out: uint64 ('2147483648': string): 2147483648UL
// out: float ('2147483648': string): 2147483648.0
// out: float32 ('2147483648': string): 2147483648f
// out: decimal ('2147483648': string): 2147483648M
// out: Int32.Parse ('2147483648': string): OverflowException Value was either too large or too small for an Int32.
// out: Int64.Parse ('2147483648': string): 2147483648L
// out: Byte.Parse ('2147483648': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: SByte.Parse ('2147483648': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('2147483648': string): 2147483648.0
// out: Single.Parse ('2147483648': string): 2147483648f
// out: Decimal.Parse ('2147483648': string): 2147483648M
// out: UInt32.Parse ('2147483648': string): 2147483648u
// out: BigInteger.Parse ('2147483648': string): 2147483648
// out: (Convert.ToInt32: string -> int) ('2147483648': string): OverflowException Value was either too large or too small for an Int32.
// out: (Convert.ToDouble: string -> float) ('2147483648': string): 2147483648.0
// out: (Convert.ToByte: string -> byte) ('2147483648': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Boolean.Parse ('2147483648': string): FormatException String '2147483648' was not recognized as a valid Boolean.
// out: Char.Parse ('2147483648': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('2147483648': string): (false, 0)
// out: Int64.TryParse('2147483648': string): (true, 2147483648L)
// out: Double.TryParse('2147483648': string): (true, 2147483648.0)
// out: Byte.TryParse('2147483648': string): (false, 0uy)
// out: Decimal.TryParse('2147483648': string): (true, 2147483648M)
// out: BigInteger.TryParse('2147483648': string): (true, 2147483648)
// out: Boolean.TryParse('2147483648': string): (false, false)
// out: Char.TryParse('2147483648': string): (false, '\000')
// out: Int32.Parse('2147483648', Globalization.NumberStyles.Integer): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.Integer): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.HexNumber): OverflowException Value was either too large or too small for an Int32.
// out: Int32.Parse('2147483648', Globalization.NumberStyles.Number): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.Number): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.Float): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.Float): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.AllowThousands): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.AllowThousands): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.None): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.None): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.Currency): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.Currency): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.Any): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.Any): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.AllowParentheses): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.AllowParentheses): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.AllowTrailingSign): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.AllowTrailingSign): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.AllowExponent): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.AllowExponent): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.BinaryNumber): FormatException The input string '2147483648' was not in a correct format.
// out: Int32.Parse('2147483648', Globalization.NumberStyles.AllowDecimalPoint): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('2147483648', Globalization.NumberStyles.AllowDecimalPoint): 2147483648.0
// out: Int32.Parse('2147483648', Globalization.NumberStyles.AllowHexSpecifier): OverflowException Value was either too large or too small for an Int32.
// out: int ('-2147483649': string): OverflowException Value was either too large or too small for an Int32.
// out: int64 ('-2147483649': string): -2147483649L
// out: byte ('-2147483649': string): OverflowException Value was either too large or too small for a UInt32.
// out: sbyte ('-2147483649': string): OverflowException Value was either too large or too small for an Int32.
// out: int16 ('-2147483649': string): OverflowException Value was either too large or too small for an Int32.
// out: uint16 ('-2147483649': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint32 ('-2147483649': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint64 ('-2147483649': string): OverflowException Value was either too large or too small for a UInt64.
// out: float ('-2147483649': string): -2147483649.0
// out: float32 ('-2147483649': string): -2147483648f
// out: decimal ('-2147483649': string): -2147483649M
// out: Int32.Parse ('-2147483649': string): OverflowException Value was either too large or too small for an Int32.
// out: Int64.Parse ('-2147483649': string): -2147483649L
// out: Byte.Parse ('-2147483649': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: SByte.Parse ('-2147483649': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('-2147483649': string): -2147483649.0
// out: Single.Parse ('-2147483649': string): -2147483648f
// out: Decimal.Parse ('-2147483649': string): -2147483649M
// out: UInt32.Parse ('-2147483649': string): OverflowException Value was either too large or too small for a UInt32.
// out: BigInteger.Parse ('-2147483649': string): -2147483649
// out: (Convert.ToInt32: string -> int) ('-2147483649': string): OverflowException Value was either too large or too small for an Int32.
// out: (Convert.ToDouble: string -> float) ('-2147483649': string): -2147483649.0
// out: (Convert.ToByte: string -> byte) ('-2147483649': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Boolean.Parse ('-2147483649': string): FormatException String '-2147483649' was not recognized as a valid Boolean.
// out: Char.Parse ('-2147483649': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('-2147483649': string): (false, 0)
// out: Int64.TryParse('-2147483649': string): (true, -2147483649L)
// out: Double.TryParse('-2147483649': string): (true, -2147483649.0)
// out: Byte.TryParse('-2147483649': string): (false, 0uy)
// out: Decimal.TryParse('-2147483649': string): (true, -2147483649M)
// out: BigInteger.TryParse('-2147483649': string): (true, -2147483649)
// out: Boolean.TryParse('-2147483649': string): (false, false)
// out: Char.TryParse('-2147483649': string): (false, '\000')
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.Integer): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.Integer): -2147483649.0
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.HexNumber): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.Number): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.Number): -2147483649.0
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.Float): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.Float): -2147483649.0
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.AllowThousands): FormatException The input string '-2147483649' was not in a correct format.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.AllowThousands): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.None): FormatException The input string '-2147483649' was not in a correct format.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.None): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.Currency): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.Currency): -2147483649.0
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.Any): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.Any): -2147483649.0
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-2147483649' was not in a correct format.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-2147483649' was not in a correct format.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.AllowExponent): FormatException The input string '-2147483649' was not in a correct format.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.AllowExponent): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.BinaryNumber): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-2147483649' was not in a correct format.
// out: Double.Parse('-2147483649', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-2147483649' was not in a correct format.
// out: Int32.Parse('-2147483649', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '-2147483649' was not in a correct format.
// out: int ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int32.
// out: int64 ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int64.
// out: byte ('99999999999999999999': string): OverflowException Value was either too large or too small for a UInt32.
// out: sbyte ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int32.
// out: int16 ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int32.
// out: uint16 ('99999999999999999999': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint32 ('99999999999999999999': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint64 ('99999999999999999999': string): OverflowException Value was either too large or too small for a UInt64.
// out: float ('99999999999999999999': string): 1e+20
// out: float32 ('99999999999999999999': string): 1.00000002e+20f
// out: decimal ('99999999999999999999': string): 99999999999999999999M
// out: Int32.Parse ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int32.
// out: Int64.Parse ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int64.
// out: Byte.Parse ('99999999999999999999': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: SByte.Parse ('99999999999999999999': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('99999999999999999999': string): 1e+20
// out: Single.Parse ('99999999999999999999': string): 1.00000002e+20f
// out: Decimal.Parse ('99999999999999999999': string): 99999999999999999999M
// out: UInt32.Parse ('99999999999999999999': string): OverflowException Value was either too large or too small for a UInt32.
// out: BigInteger.Parse ('99999999999999999999': string): 99999999999999999999
// out: (Convert.ToInt32: string -> int) ('99999999999999999999': string): OverflowException Value was either too large or too small for an Int32.
// out: (Convert.ToDouble: string -> float) ('99999999999999999999': string): 1e+20
// out: (Convert.ToByte: string -> byte) ('99999999999999999999': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Boolean.Parse ('99999999999999999999': string): FormatException String '99999999999999999999' was not recognized as a valid Boolean.
// out: Char.Parse ('99999999999999999999': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('99999999999999999999': string): (false, 0)
// out: Int64.TryParse('99999999999999999999': string): (false, 0L)
// out: Double.TryParse('99999999999999999999': string): (true, 1e+20)
// out: Byte.TryParse('99999999999999999999': string): (false, 0uy)
// out: Decimal.TryParse('99999999999999999999': string): (true, 99999999999999999999M)
// out: BigInteger.TryParse('99999999999999999999': string): (true, 99999999999999999999)
// out: Boolean.TryParse('99999999999999999999': string): (false, false)
// out: Char.TryParse('99999999999999999999': string): (false, '\000')
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.Integer): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.Integer): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.HexNumber): OverflowException Value was either too large or too small for an Int32.
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.Number): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.Number): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.Float): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.Float): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowThousands): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowThousands): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.None): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.None): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.Currency): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.Currency): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.Any): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.Any): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowParentheses): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowParentheses): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowTrailingSign): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowTrailingSign): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowExponent): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowExponent): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.BinaryNumber): FormatException The input string '99999999999999999999' was not in a correct format.
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowDecimalPoint): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowDecimalPoint): 1e+20
// out: Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowHexSpecifier): OverflowException Value was either too large or too small for an Int32.
// out: int ('': string): FormatException Input string was not in a correct format.
// out: int64 ('': string): FormatException Input string was not in a correct format.
// out: byte ('': string): FormatException Input string was not in a correct format.
// out: sbyte ('': string): FormatException Input string was not in a correct format.
// out: int16 ('': string): FormatException Input string was not in a correct format.
// out: uint16 ('': string): FormatException Input string was not in a correct format.
// out: uint32 ('': string): FormatException Input string was not in a correct format.
// out: uint64 ('': string): FormatException Input string was not in a correct format.
// out: float ('': string): FormatException The input string '' was not in a correct format.
// out: float32 ('': string): FormatException The input string '' was not in a correct format.
// out: decimal ('': string): FormatException The input string '' was not in a correct format.
// out: Int32.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: Int64.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: Byte.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: SByte.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: Double.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: Single.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: Decimal.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: UInt32.Parse ('': string): FormatException The input string '' was not in a correct format.
// out: BigInteger.Parse ('': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('': string): FormatException The input string '' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('': string): FormatException The input string '' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('': string): FormatException The input string '' was not in a correct format.
// out: Boolean.Parse ('': string): FormatException String '' was not recognized as a valid Boolean.
// out: Char.Parse ('': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('': string): (false, 0)
// out: Int64.TryParse('': string): (false, 0L)
// out: Double.TryParse('': string): (false, 0.0)
// out: Byte.TryParse('': string): (false, 0uy)
// out: Decimal.TryParse('': string): (false, 0M)
// out: BigInteger.TryParse('': string): (false, 0)
// out: Boolean.TryParse('': string): (false, false)
// out: Char.TryParse('': string): (false, '\000')
// out: Int32.Parse('', Globalization.NumberStyles.Integer): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.Integer): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.HexNumber): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.Number): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.Number): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.Float): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.Float): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.AllowThousands): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.AllowThousands): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.None): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.None): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.Currency): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.Currency): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.Any): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.Any): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.AllowParentheses): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.AllowParentheses): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.AllowExponent): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.AllowExponent): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.BinaryNumber): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '' was not in a correct format.
// out: Double.Parse('', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '' was not in a correct format.
// out: Int32.Parse('', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '' was not in a correct format.
// out: int (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: int64 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: byte (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: sbyte (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: int16 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: uint16 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: uint32 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: uint64 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: float (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: float32 (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: decimal (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int64.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Byte.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: SByte.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Single.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Decimal.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: UInt32.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: BigInteger.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: (Convert.ToInt32: string -> int) (null: string): 0
// out: (Convert.ToDouble: string -> float) (null: string): 0.0
// out: (Convert.ToByte: string -> byte) (null: string): 0uy
// out: Boolean.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: Char.Parse (null: string): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.TryParse(null: string): (false, 0)
// out: Int64.TryParse(null: string): (false, 0L)
// out: Double.TryParse(null: string): (false, 0.0)
// out: Byte.TryParse(null: string): (false, 0uy)
// out: Decimal.TryParse(null: string): (false, 0M)
// out: BigInteger.TryParse(null: string): (false, 0)
// out: Boolean.TryParse(null: string): (false, false)
// out: Char.TryParse(null: string): (false, '\000')
// out: Int32.Parse(null, Globalization.NumberStyles.Integer): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.Integer): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.HexNumber): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.Number): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.Number): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.Float): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.Float): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.AllowThousands): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.AllowThousands): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.None): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.None): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.Currency): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.Currency): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.Any): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.Any): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.AllowParentheses): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.AllowParentheses): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.AllowTrailingSign): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.AllowTrailingSign): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.AllowExponent): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.AllowExponent): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.BinaryNumber): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.AllowDecimalPoint): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Double.Parse(null, Globalization.NumberStyles.AllowDecimalPoint): ArgumentNullException Value cannot be null. (Parameter 's')
// out: Int32.Parse(null, Globalization.NumberStyles.AllowHexSpecifier): ArgumentNullException Value cannot be null. (Parameter 's')
// out: int ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: int64 ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: byte ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: sbyte ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: int16 ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: uint16 ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: uint32 ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: uint64 ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: float ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: float32 ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: decimal ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Int64.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Byte.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: SByte.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Single.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Decimal.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: UInt32.Parse ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: BigInteger.Parse ('abc': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('abc': string): FormatException The input string 'abc' was not in a correct format.
// out: Boolean.Parse ('abc': string): FormatException String 'abc' was not recognized as a valid Boolean.
// out: Char.Parse ('abc': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('abc': string): (false, 0)
// out: Int64.TryParse('abc': string): (false, 0L)
// out: Double.TryParse('abc': string): (false, 0.0)
// out: Byte.TryParse('abc': string): (false, 0uy)
// out: Decimal.TryParse('abc': string): (false, 0M)
// out: BigInteger.TryParse('abc': string): (false, 0)
// out: Boolean.TryParse('abc': string): (false, false)
// out: Char.TryParse('abc': string): (false, '\000')
// out: Int32.Parse('abc', Globalization.NumberStyles.Integer): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.Integer): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.HexNumber): 2748
// out: Int32.Parse('abc', Globalization.NumberStyles.Number): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.Number): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.Float): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.Float): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.AllowThousands): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.AllowThousands): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.None): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.None): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.Currency): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.Currency): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.Any): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.Any): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.AllowParentheses): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.AllowParentheses): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.AllowExponent): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.AllowExponent): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.BinaryNumber): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string 'abc' was not in a correct format.
// out: Double.Parse('abc', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string 'abc' was not in a correct format.
// out: Int32.Parse('abc', Globalization.NumberStyles.AllowHexSpecifier): 2748
// out: int ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: int64 ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: byte ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: sbyte ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: int16 ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: uint16 ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: uint32 ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: uint64 ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: float ('1.5': string): 1.5
// out: float32 ('1.5': string): 1.5f
// out: decimal ('1.5': string): 1.5M
// out: Int32.Parse ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: Int64.Parse ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: Byte.Parse ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: SByte.Parse ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse ('1.5': string): 1.5
// out: Single.Parse ('1.5': string): 1.5f
// out: Decimal.Parse ('1.5': string): 1.5M
// out: UInt32.Parse ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: BigInteger.Parse ('1.5': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('1.5': string): 1.5
// out: (Convert.ToByte: string -> byte) ('1.5': string): FormatException The input string '1.5' was not in a correct format.
// out: Boolean.Parse ('1.5': string): FormatException String '1.5' was not recognized as a valid Boolean.
// out: Char.Parse ('1.5': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('1.5': string): (false, 0)
// out: Int64.TryParse('1.5': string): (false, 0L)
// out: Double.TryParse('1.5': string): (true, 1.5)
// out: Byte.TryParse('1.5': string): (false, 0uy)
// out: Decimal.TryParse('1.5': string): (true, 1.5M)
// out: BigInteger.TryParse('1.5': string): (false, 0)
// out: Boolean.TryParse('1.5': string): (false, false)
// out: Char.TryParse('1.5': string): (false, '\000')
// out: Int32.Parse('1.5', Globalization.NumberStyles.Integer): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse('1.5', Globalization.NumberStyles.Integer): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.HexNumber): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.Number): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1.5', Globalization.NumberStyles.Number): 1.5
// out: Int32.Parse('1.5', Globalization.NumberStyles.Float): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1.5', Globalization.NumberStyles.Float): 1.5
// out: Int32.Parse('1.5', Globalization.NumberStyles.AllowThousands): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse('1.5', Globalization.NumberStyles.AllowThousands): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.None): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse('1.5', Globalization.NumberStyles.None): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.Currency): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1.5', Globalization.NumberStyles.Currency): 1.5
// out: Int32.Parse('1.5', Globalization.NumberStyles.Any): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1.5', Globalization.NumberStyles.Any): 1.5
// out: Int32.Parse('1.5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse('1.5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse('1.5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.AllowExponent): FormatException The input string '1.5' was not in a correct format.
// out: Double.Parse('1.5', Globalization.NumberStyles.AllowExponent): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.BinaryNumber): FormatException The input string '1.5' was not in a correct format.
// out: Int32.Parse('1.5', Globalization.NumberStyles.AllowDecimalPoint): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1.5', Globalization.NumberStyles.AllowDecimalPoint): 1.5
// out: Int32.Parse('1.5', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '1.5' was not in a correct format.
// out: int ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: int64 ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: byte ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: sbyte ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: int16 ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: uint16 ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: uint32 ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: uint64 ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: float ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: float32 ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: decimal ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Int64.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Byte.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: SByte.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Single.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Decimal.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: UInt32.Parse ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: BigInteger.Parse ('(5)': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('(5)': string): FormatException The input string '(5)' was not in a correct format.
// out: Boolean.Parse ('(5)': string): FormatException String '(5)' was not recognized as a valid Boolean.
// out: Char.Parse ('(5)': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('(5)': string): (false, 0)
// out: Int64.TryParse('(5)': string): (false, 0L)
// out: Double.TryParse('(5)': string): (false, 0.0)
// out: Byte.TryParse('(5)': string): (false, 0uy)
// out: Decimal.TryParse('(5)': string): (false, 0M)
// out: BigInteger.TryParse('(5)': string): (false, 0)
// out: Boolean.TryParse('(5)': string): (false, false)
// out: Char.TryParse('(5)': string): (false, '\000')
// out: Int32.Parse('(5)', Globalization.NumberStyles.Integer): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.Integer): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.HexNumber): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.Number): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.Number): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.Float): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.Float): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.AllowThousands): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.AllowThousands): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.None): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.None): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.Currency): -5
// out: Double.Parse('(5)', Globalization.NumberStyles.Currency): -5.0
// out: Int32.Parse('(5)', Globalization.NumberStyles.Any): -5
// out: Double.Parse('(5)', Globalization.NumberStyles.Any): -5.0
// out: Int32.Parse('(5)', Globalization.NumberStyles.AllowParentheses): -5
// out: Double.Parse('(5)', Globalization.NumberStyles.AllowParentheses): -5.0
// out: Int32.Parse('(5)', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.AllowExponent): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.AllowExponent): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.BinaryNumber): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '(5)' was not in a correct format.
// out: Double.Parse('(5)', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '(5)' was not in a correct format.
// out: Int32.Parse('(5)', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '(5)' was not in a correct format.
// out: int ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: int64 ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: byte ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: sbyte ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: int16 ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: uint16 ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: uint32 ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: uint64 ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: float ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: float32 ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: decimal ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Int64.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Byte.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: SByte.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Single.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Decimal.Parse ('5-': string): -5M
// out: UInt32.Parse ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: BigInteger.Parse ('5-': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('5-': string): FormatException The input string '5-' was not in a correct format.
// out: Boolean.Parse ('5-': string): FormatException String '5-' was not recognized as a valid Boolean.
// out: Char.Parse ('5-': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('5-': string): (false, 0)
// out: Int64.TryParse('5-': string): (false, 0L)
// out: Double.TryParse('5-': string): (false, 0.0)
// out: Byte.TryParse('5-': string): (false, 0uy)
// out: Decimal.TryParse('5-': string): (true, -5M)
// out: BigInteger.TryParse('5-': string): (false, 0)
// out: Boolean.TryParse('5-': string): (false, false)
// out: Char.TryParse('5-': string): (false, '\000')
// out: Int32.Parse('5-', Globalization.NumberStyles.Integer): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.Integer): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.HexNumber): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.Number): -5
// out: Double.Parse('5-', Globalization.NumberStyles.Number): -5.0
// out: Int32.Parse('5-', Globalization.NumberStyles.Float): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.Float): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.AllowThousands): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.AllowThousands): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.None): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.None): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.Currency): -5
// out: Double.Parse('5-', Globalization.NumberStyles.Currency): -5.0
// out: Int32.Parse('5-', Globalization.NumberStyles.Any): -5
// out: Double.Parse('5-', Globalization.NumberStyles.Any): -5.0
// out: Int32.Parse('5-', Globalization.NumberStyles.AllowParentheses): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.AllowParentheses): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.AllowTrailingSign): -5
// out: Double.Parse('5-', Globalization.NumberStyles.AllowTrailingSign): -5.0
// out: Int32.Parse('5-', Globalization.NumberStyles.AllowExponent): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.AllowExponent): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.BinaryNumber): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '5-' was not in a correct format.
// out: Double.Parse('5-', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '5-' was not in a correct format.
// out: Int32.Parse('5-', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '5-' was not in a correct format.
// out: int ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: int64 ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: byte ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: sbyte ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: int16 ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: uint16 ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: uint32 ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: uint64 ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: float ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: float32 ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: decimal ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Int64.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Byte.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: SByte.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Single.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Decimal.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: UInt32.Parse ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: BigInteger.Parse ('$5': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('$5': string): FormatException The input string '$5' was not in a correct format.
// out: Boolean.Parse ('$5': string): FormatException String '$5' was not recognized as a valid Boolean.
// out: Char.Parse ('$5': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('$5': string): (false, 0)
// out: Int64.TryParse('$5': string): (false, 0L)
// out: Double.TryParse('$5': string): (false, 0.0)
// out: Byte.TryParse('$5': string): (false, 0uy)
// out: Decimal.TryParse('$5': string): (false, 0M)
// out: BigInteger.TryParse('$5': string): (false, 0)
// out: Boolean.TryParse('$5': string): (false, false)
// out: Char.TryParse('$5': string): (false, '\000')
// out: Int32.Parse('$5', Globalization.NumberStyles.Integer): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.Integer): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.HexNumber): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.Number): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.Number): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.Float): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.Float): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.AllowThousands): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.AllowThousands): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.None): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.None): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.Currency): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.Currency): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.Any): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.Any): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.AllowExponent): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.AllowExponent): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.BinaryNumber): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '$5' was not in a correct format.
// out: Double.Parse('$5', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '$5' was not in a correct format.
// out: Int32.Parse('$5', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '$5' was not in a correct format.
// out: int ('1_000': string): 1000
// out: int64 ('1_000': string): 1000L
// out: byte ('1_000': string): OverflowException Arithmetic operation resulted in an overflow.
// out: sbyte ('1_000': string): OverflowException Arithmetic operation resulted in an overflow.
// out: int16 ('1_000': string): 1000s
// out: uint16 ('1_000': string): 1000us
// out: uint32 ('1_000': string): 1000u
// out: uint64 ('1_000': string): 1000UL
// out: float ('1_000': string): 1000.0
// out: float32 ('1_000': string): 1000.0f
// out: decimal ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Int64.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Byte.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: SByte.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Single.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Decimal.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: UInt32.Parse ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: BigInteger.Parse ('1_000': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('1_000': string): FormatException The input string '1_000' was not in a correct format.
// out: Boolean.Parse ('1_000': string): FormatException String '1_000' was not recognized as a valid Boolean.
// out: Char.Parse ('1_000': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('1_000': string): (false, 0)
// out: Int64.TryParse('1_000': string): (false, 0L)
// out: Double.TryParse('1_000': string): (false, 0.0)
// out: Byte.TryParse('1_000': string): (false, 0uy)
// out: Decimal.TryParse('1_000': string): (false, 0M)
// out: BigInteger.TryParse('1_000': string): (false, 0)
// out: Boolean.TryParse('1_000': string): (false, false)
// out: Char.TryParse('1_000': string): (false, '\000')
// out: Int32.Parse('1_000', Globalization.NumberStyles.Integer): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.Integer): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.HexNumber): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.Number): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.Number): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.Float): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.Float): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.AllowThousands): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.AllowThousands): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.None): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.None): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.Currency): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.Currency): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.Any): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.Any): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.AllowExponent): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.AllowExponent): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.BinaryNumber): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1_000' was not in a correct format.
// out: Double.Parse('1_000', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1_000' was not in a correct format.
// out: Int32.Parse('1_000', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '1_000' was not in a correct format.
// out: int ('0b101': string): 5
// out: int64 ('0b101': string): 5L
// out: byte ('0b101': string): 5uy
// out: sbyte ('0b101': string): 5y
// out: int16 ('0b101': string): 5s
// out: uint16 ('0b101': string): 5us
// out: uint32 ('0b101': string): 5u
// out: uint64 ('0b101': string): 5UL
// out: float ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: float32 ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: decimal ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Int64.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Byte.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: SByte.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Single.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Decimal.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: UInt32.Parse ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: BigInteger.Parse ('0b101': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('0b101': string): FormatException The input string '0b101' was not in a correct format.
// out: Boolean.Parse ('0b101': string): FormatException String '0b101' was not recognized as a valid Boolean.
// out: Char.Parse ('0b101': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('0b101': string): (false, 0)
// out: Int64.TryParse('0b101': string): (false, 0L)
// out: Double.TryParse('0b101': string): (false, 0.0)
// out: Byte.TryParse('0b101': string): (false, 0uy)
// out: Decimal.TryParse('0b101': string): (false, 0M)
// out: BigInteger.TryParse('0b101': string): (false, 0)
// out: Boolean.TryParse('0b101': string): (false, false)
// out: Char.TryParse('0b101': string): (false, '\000')
// out: Int32.Parse('0b101', Globalization.NumberStyles.Integer): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.Integer): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.HexNumber): 45313
// out: Int32.Parse('0b101', Globalization.NumberStyles.Number): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.Number): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.Float): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.Float): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.AllowThousands): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.AllowThousands): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.None): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.None): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.Currency): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.Currency): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.Any): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.Any): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.AllowParentheses): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.AllowParentheses): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.AllowExponent): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.AllowExponent): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.BinaryNumber): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '0b101' was not in a correct format.
// out: Double.Parse('0b101', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '0b101' was not in a correct format.
// out: Int32.Parse('0b101', Globalization.NumberStyles.AllowHexSpecifier): 45313
// out: int ('0o17': string): 15
// out: int64 ('0o17': string): 15L
// out: byte ('0o17': string): 15uy
// out: sbyte ('0o17': string): 15y
// out: int16 ('0o17': string): 15s
// out: uint16 ('0o17': string): 15us
// out: uint32 ('0o17': string): 15u
// out: uint64 ('0o17': string): 15UL
// out: float ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: float32 ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: decimal ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Int64.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Byte.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: SByte.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Single.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Decimal.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: UInt32.Parse ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: BigInteger.Parse ('0o17': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('0o17': string): FormatException The input string '0o17' was not in a correct format.
// out: Boolean.Parse ('0o17': string): FormatException String '0o17' was not recognized as a valid Boolean.
// out: Char.Parse ('0o17': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('0o17': string): (false, 0)
// out: Int64.TryParse('0o17': string): (false, 0L)
// out: Double.TryParse('0o17': string): (false, 0.0)
// out: Byte.TryParse('0o17': string): (false, 0uy)
// out: Decimal.TryParse('0o17': string): (false, 0M)
// out: BigInteger.TryParse('0o17': string): (false, 0)
// out: Boolean.TryParse('0o17': string): (false, false)
// out: Char.TryParse('0o17': string): (false, '\000')
// out: Int32.Parse('0o17', Globalization.NumberStyles.Integer): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.Integer): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.HexNumber): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.Number): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.Number): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.Float): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.Float): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.AllowThousands): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.AllowThousands): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.None): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.None): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.Currency): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.Currency): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.Any): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.Any): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.AllowParentheses): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.AllowParentheses): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.AllowExponent): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.AllowExponent): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.BinaryNumber): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '0o17' was not in a correct format.
// out: Double.Parse('0o17', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '0o17' was not in a correct format.
// out: Int32.Parse('0o17', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '0o17' was not in a correct format.
// out: int ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: int64 ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: byte ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: sbyte ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: int16 ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: uint16 ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: uint32 ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: uint64 ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: float ('NaN': string): nan
// out: float32 ('NaN': string): nanf
// out: decimal ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: Int32.Parse ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: Int64.Parse ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: Byte.Parse ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: SByte.Parse ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse ('NaN': string): nan
// out: Single.Parse ('NaN': string): nanf
// out: Decimal.Parse ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: UInt32.Parse ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: BigInteger.Parse ('NaN': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('NaN': string): nan
// out: (Convert.ToByte: string -> byte) ('NaN': string): FormatException The input string 'NaN' was not in a correct format.
// out: Boolean.Parse ('NaN': string): FormatException String 'NaN' was not recognized as a valid Boolean.
// out: Char.Parse ('NaN': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('NaN': string): (false, 0)
// out: Int64.TryParse('NaN': string): (false, 0L)
// out: Double.TryParse('NaN': string): (true, nan)
// out: Byte.TryParse('NaN': string): (false, 0uy)
// out: Decimal.TryParse('NaN': string): (false, 0M)
// out: BigInteger.TryParse('NaN': string): (false, 0)
// out: Boolean.TryParse('NaN': string): (false, false)
// out: Char.TryParse('NaN': string): (false, '\000')
// out: Int32.Parse('NaN', Globalization.NumberStyles.Integer): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.Integer): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.HexNumber): FormatException The input string 'NaN' was not in a correct format.
// out: Int32.Parse('NaN', Globalization.NumberStyles.Number): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.Number): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.Float): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.Float): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.AllowThousands): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.AllowThousands): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.None): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.None): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.Currency): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.Currency): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.Any): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.Any): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.AllowParentheses): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.AllowParentheses): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.AllowTrailingSign): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.AllowExponent): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.AllowExponent): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.BinaryNumber): FormatException The input string 'NaN' was not in a correct format.
// out: Int32.Parse('NaN', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string 'NaN' was not in a correct format.
// out: Double.Parse('NaN', Globalization.NumberStyles.AllowDecimalPoint): nan
// out: Int32.Parse('NaN', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string 'NaN' was not in a correct format.
// out: int ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: int64 ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: byte ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: sbyte ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: int16 ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: uint16 ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: uint32 ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: uint64 ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: float ('Infinity': string): infinity
// out: float32 ('Infinity': string): infinityf
// out: decimal ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: Int32.Parse ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: Int64.Parse ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: Byte.Parse ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: SByte.Parse ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse ('Infinity': string): infinity
// out: Single.Parse ('Infinity': string): infinityf
// out: Decimal.Parse ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: UInt32.Parse ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: BigInteger.Parse ('Infinity': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('Infinity': string): infinity
// out: (Convert.ToByte: string -> byte) ('Infinity': string): FormatException The input string 'Infinity' was not in a correct format.
// out: Boolean.Parse ('Infinity': string): FormatException String 'Infinity' was not recognized as a valid Boolean.
// out: Char.Parse ('Infinity': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('Infinity': string): (false, 0)
// out: Int64.TryParse('Infinity': string): (false, 0L)
// out: Double.TryParse('Infinity': string): (true, infinity)
// out: Byte.TryParse('Infinity': string): (false, 0uy)
// out: Decimal.TryParse('Infinity': string): (false, 0M)
// out: BigInteger.TryParse('Infinity': string): (false, 0)
// out: Boolean.TryParse('Infinity': string): (false, false)
// out: Char.TryParse('Infinity': string): (false, '\000')
// out: Int32.Parse('Infinity', Globalization.NumberStyles.Integer): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.Integer): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.HexNumber): FormatException The input string 'Infinity' was not in a correct format.
// out: Int32.Parse('Infinity', Globalization.NumberStyles.Number): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.Number): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.Float): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.Float): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.AllowThousands): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.AllowThousands): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.None): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.None): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.Currency): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.Currency): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.Any): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.Any): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.AllowParentheses): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.AllowParentheses): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.AllowTrailingSign): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.AllowExponent): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.AllowExponent): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.BinaryNumber): FormatException The input string 'Infinity' was not in a correct format.
// out: Int32.Parse('Infinity', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string 'Infinity' was not in a correct format.
// out: Double.Parse('Infinity', Globalization.NumberStyles.AllowDecimalPoint): infinity
// out: Int32.Parse('Infinity', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string 'Infinity' was not in a correct format.
// out: int ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: int64 ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: byte ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: sbyte ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: int16 ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: uint16 ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: uint32 ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: uint64 ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: float ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: float32 ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: decimal ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Int64.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Byte.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: SByte.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Single.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Decimal.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: UInt32.Parse ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: BigInteger.Parse ('-∞': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('-∞': string): FormatException The input string '-∞' was not in a correct format.
// out: Boolean.Parse ('-∞': string): FormatException String '-∞' was not recognized as a valid Boolean.
// out: Char.Parse ('-∞': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('-∞': string): (false, 0)
// out: Int64.TryParse('-∞': string): (false, 0L)
// out: Double.TryParse('-∞': string): (false, 0.0)
// out: Byte.TryParse('-∞': string): (false, 0uy)
// out: Decimal.TryParse('-∞': string): (false, 0M)
// out: BigInteger.TryParse('-∞': string): (false, 0)
// out: Boolean.TryParse('-∞': string): (false, false)
// out: Char.TryParse('-∞': string): (false, '\000')
// out: Int32.Parse('-∞', Globalization.NumberStyles.Integer): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.Integer): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.HexNumber): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.Number): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.Number): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.Float): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.Float): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.AllowThousands): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.AllowThousands): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.None): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.None): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.Currency): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.Currency): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.Any): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.Any): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.AllowExponent): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.AllowExponent): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.BinaryNumber): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-∞' was not in a correct format.
// out: Double.Parse('-∞', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-∞' was not in a correct format.
// out: Int32.Parse('-∞', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '-∞' was not in a correct format.
// out: int ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: int64 ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: byte ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: sbyte ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: int16 ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: uint16 ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: uint32 ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: uint64 ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: float ('1e400': string): infinity
// out: float32 ('1e400': string): infinityf
// out: decimal ('1e400': string): OverflowException Value was either too large or too small for a Decimal.
// out: Int32.Parse ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: Int64.Parse ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: Byte.Parse ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: SByte.Parse ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse ('1e400': string): infinity
// out: Single.Parse ('1e400': string): infinityf
// out: Decimal.Parse ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: UInt32.Parse ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: BigInteger.Parse ('1e400': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('1e400': string): infinity
// out: (Convert.ToByte: string -> byte) ('1e400': string): FormatException The input string '1e400' was not in a correct format.
// out: Boolean.Parse ('1e400': string): FormatException String '1e400' was not recognized as a valid Boolean.
// out: Char.Parse ('1e400': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('1e400': string): (false, 0)
// out: Int64.TryParse('1e400': string): (false, 0L)
// out: Double.TryParse('1e400': string): (true, infinity)
// out: Byte.TryParse('1e400': string): (false, 0uy)
// out: Decimal.TryParse('1e400': string): (false, 0M)
// out: BigInteger.TryParse('1e400': string): (false, 0)
// out: Boolean.TryParse('1e400': string): (false, false)
// out: Char.TryParse('1e400': string): (false, '\000')
// out: Int32.Parse('1e400', Globalization.NumberStyles.Integer): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.Integer): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.HexNumber): 123904
// out: Int32.Parse('1e400', Globalization.NumberStyles.Number): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.Number): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.Float): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1e400', Globalization.NumberStyles.Float): infinity
// out: Int32.Parse('1e400', Globalization.NumberStyles.AllowThousands): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.AllowThousands): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.None): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.None): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.Currency): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.Currency): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.Any): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1e400', Globalization.NumberStyles.Any): infinity
// out: Int32.Parse('1e400', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.AllowParentheses): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.AllowExponent): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('1e400', Globalization.NumberStyles.AllowExponent): infinity
// out: Int32.Parse('1e400', Globalization.NumberStyles.BinaryNumber): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1e400' was not in a correct format.
// out: Double.Parse('1e400', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '1e400' was not in a correct format.
// out: Int32.Parse('1e400', Globalization.NumberStyles.AllowHexSpecifier): 123904
// out: int ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: int64 ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: byte ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: sbyte ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: int16 ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: uint16 ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: uint32 ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: uint64 ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: float ('.5': string): 0.5
// out: float32 ('.5': string): 0.5f
// out: decimal ('.5': string): 0.5M
// out: Int32.Parse ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: Int64.Parse ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: Byte.Parse ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: SByte.Parse ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse ('.5': string): 0.5
// out: Single.Parse ('.5': string): 0.5f
// out: Decimal.Parse ('.5': string): 0.5M
// out: UInt32.Parse ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: BigInteger.Parse ('.5': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('.5': string): 0.5
// out: (Convert.ToByte: string -> byte) ('.5': string): FormatException The input string '.5' was not in a correct format.
// out: Boolean.Parse ('.5': string): FormatException String '.5' was not recognized as a valid Boolean.
// out: Char.Parse ('.5': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('.5': string): (false, 0)
// out: Int64.TryParse('.5': string): (false, 0L)
// out: Double.TryParse('.5': string): (true, 0.5)
// out: Byte.TryParse('.5': string): (false, 0uy)
// out: Decimal.TryParse('.5': string): (true, 0.5M)
// out: BigInteger.TryParse('.5': string): (false, 0)
// out: Boolean.TryParse('.5': string): (false, false)
// out: Char.TryParse('.5': string): (false, '\000')
// out: Int32.Parse('.5', Globalization.NumberStyles.Integer): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse('.5', Globalization.NumberStyles.Integer): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.HexNumber): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.Number): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('.5', Globalization.NumberStyles.Number): 0.5
// out: Int32.Parse('.5', Globalization.NumberStyles.Float): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('.5', Globalization.NumberStyles.Float): 0.5
// out: Int32.Parse('.5', Globalization.NumberStyles.AllowThousands): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse('.5', Globalization.NumberStyles.AllowThousands): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.None): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse('.5', Globalization.NumberStyles.None): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.Currency): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('.5', Globalization.NumberStyles.Currency): 0.5
// out: Int32.Parse('.5', Globalization.NumberStyles.Any): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('.5', Globalization.NumberStyles.Any): 0.5
// out: Int32.Parse('.5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse('.5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse('.5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.AllowExponent): FormatException The input string '.5' was not in a correct format.
// out: Double.Parse('.5', Globalization.NumberStyles.AllowExponent): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.BinaryNumber): FormatException The input string '.5' was not in a correct format.
// out: Int32.Parse('.5', Globalization.NumberStyles.AllowDecimalPoint): OverflowException Value was either too large or too small for an Int32.
// out: Double.Parse('.5', Globalization.NumberStyles.AllowDecimalPoint): 0.5
// out: Int32.Parse('.5', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '.5' was not in a correct format.
// out: int ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: int64 ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: byte ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: sbyte ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: int16 ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: uint16 ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: uint32 ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: uint64 ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: float ('5.': string): 5.0
// out: float32 ('5.': string): 5.0f
// out: decimal ('5.': string): 5M
// out: Int32.Parse ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: Int64.Parse ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: Byte.Parse ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: SByte.Parse ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse ('5.': string): 5.0
// out: Single.Parse ('5.': string): 5.0f
// out: Decimal.Parse ('5.': string): 5M
// out: UInt32.Parse ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: BigInteger.Parse ('5.': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('5.': string): 5.0
// out: (Convert.ToByte: string -> byte) ('5.': string): FormatException The input string '5.' was not in a correct format.
// out: Boolean.Parse ('5.': string): FormatException String '5.' was not recognized as a valid Boolean.
// out: Char.Parse ('5.': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('5.': string): (false, 0)
// out: Int64.TryParse('5.': string): (false, 0L)
// out: Double.TryParse('5.': string): (true, 5.0)
// out: Byte.TryParse('5.': string): (false, 0uy)
// out: Decimal.TryParse('5.': string): (true, 5M)
// out: BigInteger.TryParse('5.': string): (false, 0)
// out: Boolean.TryParse('5.': string): (false, false)
// out: Char.TryParse('5.': string): (false, '\000')
// out: Int32.Parse('5.', Globalization.NumberStyles.Integer): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse('5.', Globalization.NumberStyles.Integer): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.HexNumber): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.Number): 5
// out: Double.Parse('5.', Globalization.NumberStyles.Number): 5.0
// out: Int32.Parse('5.', Globalization.NumberStyles.Float): 5
// out: Double.Parse('5.', Globalization.NumberStyles.Float): 5.0
// out: Int32.Parse('5.', Globalization.NumberStyles.AllowThousands): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse('5.', Globalization.NumberStyles.AllowThousands): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.None): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse('5.', Globalization.NumberStyles.None): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.Currency): 5
// out: Double.Parse('5.', Globalization.NumberStyles.Currency): 5.0
// out: Int32.Parse('5.', Globalization.NumberStyles.Any): 5
// out: Double.Parse('5.', Globalization.NumberStyles.Any): 5.0
// out: Int32.Parse('5.', Globalization.NumberStyles.AllowParentheses): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse('5.', Globalization.NumberStyles.AllowParentheses): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse('5.', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.AllowExponent): FormatException The input string '5.' was not in a correct format.
// out: Double.Parse('5.', Globalization.NumberStyles.AllowExponent): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.BinaryNumber): FormatException The input string '5.' was not in a correct format.
// out: Int32.Parse('5.', Globalization.NumberStyles.AllowDecimalPoint): 5
// out: Double.Parse('5.', Globalization.NumberStyles.AllowDecimalPoint): 5.0
// out: Int32.Parse('5.', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '5.' was not in a correct format.
// out: int ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: int64 ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: byte ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: sbyte ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: int16 ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: uint16 ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: uint32 ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: uint64 ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: float ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: float32 ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: decimal ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Int64.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Byte.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: SByte.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Single.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Decimal.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: UInt32.Parse ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: BigInteger.Parse ('--5': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('--5': string): FormatException The input string '--5' was not in a correct format.
// out: Boolean.Parse ('--5': string): FormatException String '--5' was not recognized as a valid Boolean.
// out: Char.Parse ('--5': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('--5': string): (false, 0)
// out: Int64.TryParse('--5': string): (false, 0L)
// out: Double.TryParse('--5': string): (false, 0.0)
// out: Byte.TryParse('--5': string): (false, 0uy)
// out: Decimal.TryParse('--5': string): (false, 0M)
// out: BigInteger.TryParse('--5': string): (false, 0)
// out: Boolean.TryParse('--5': string): (false, false)
// out: Char.TryParse('--5': string): (false, '\000')
// out: Int32.Parse('--5', Globalization.NumberStyles.Integer): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.Integer): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.HexNumber): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.Number): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.Number): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.Float): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.Float): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.AllowThousands): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.AllowThousands): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.None): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.None): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.Currency): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.Currency): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.Any): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.Any): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.AllowParentheses): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.AllowExponent): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.AllowExponent): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.BinaryNumber): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '--5' was not in a correct format.
// out: Double.Parse('--5', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '--5' was not in a correct format.
// out: Int32.Parse('--5', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '--5' was not in a correct format.
// out: int ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: int64 ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: byte ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: sbyte ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: int16 ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: uint16 ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: uint32 ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: uint64 ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: float ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: float32 ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: decimal ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Int64.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Byte.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: SByte.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Single.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Decimal.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: UInt32.Parse ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: BigInteger.Parse ('٣': string): FormatException The value could not be parsed.
// out: (Convert.ToInt32: string -> int) ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: (Convert.ToDouble: string -> float) ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: (Convert.ToByte: string -> byte) ('٣': string): FormatException The input string '٣' was not in a correct format.
// out: Boolean.Parse ('٣': string): FormatException String '٣' was not recognized as a valid Boolean.
// out: Char.Parse ('٣': string): '٣'
// out: Int32.TryParse('٣': string): (false, 0)
// out: Int64.TryParse('٣': string): (false, 0L)
// out: Double.TryParse('٣': string): (false, 0.0)
// out: Byte.TryParse('٣': string): (false, 0uy)
// out: Decimal.TryParse('٣': string): (false, 0M)
// out: BigInteger.TryParse('٣': string): (false, 0)
// out: Boolean.TryParse('٣': string): (false, false)
// out: Char.TryParse('٣': string): (true, '٣')
// out: Int32.Parse('٣', Globalization.NumberStyles.Integer): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.Integer): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.HexNumber): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.Number): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.Number): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.Float): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.Float): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.AllowThousands): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.AllowThousands): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.None): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.None): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.Currency): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.Currency): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.Any): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.Any): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.AllowParentheses): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.AllowParentheses): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.AllowExponent): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.AllowExponent): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.BinaryNumber): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '٣' was not in a correct format.
// out: Double.Parse('٣', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '٣' was not in a correct format.
// out: Int32.Parse('٣', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '٣' was not in a correct format.
// out: int ('128': string): 128
// out: int64 ('128': string): 128L
// out: byte ('128': string): 128uy
// out: sbyte ('128': string): OverflowException Arithmetic operation resulted in an overflow.
// out: int16 ('128': string): 128s
// out: uint16 ('128': string): 128us
// out: uint32 ('128': string): 128u
// out: uint64 ('128': string): 128UL
// out: float ('128': string): 128.0
// out: float32 ('128': string): 128.0f
// out: decimal ('128': string): 128M
// out: Int32.Parse ('128': string): 128
// out: Int64.Parse ('128': string): 128L
// out: Byte.Parse ('128': string): 128uy
// out: SByte.Parse ('128': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('128': string): 128.0
// out: Single.Parse ('128': string): 128.0f
// out: Decimal.Parse ('128': string): 128M
// out: UInt32.Parse ('128': string): 128u
// out: BigInteger.Parse ('128': string): 128
// out: (Convert.ToInt32: string -> int) ('128': string): 128
// out: (Convert.ToDouble: string -> float) ('128': string): 128.0
// out: (Convert.ToByte: string -> byte) ('128': string): 128uy
// out: Boolean.Parse ('128': string): FormatException String '128' was not recognized as a valid Boolean.
// out: Char.Parse ('128': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('128': string): (true, 128)
// out: Int64.TryParse('128': string): (true, 128L)
// out: Double.TryParse('128': string): (true, 128.0)
// out: Byte.TryParse('128': string): (true, 128uy)
// out: Decimal.TryParse('128': string): (true, 128M)
// out: BigInteger.TryParse('128': string): (true, 128)
// out: Boolean.TryParse('128': string): (false, false)
// out: Char.TryParse('128': string): (false, '\000')
// out: Int32.Parse('128', Globalization.NumberStyles.Integer): 128
// out: Double.Parse('128', Globalization.NumberStyles.Integer): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.HexNumber): 296
// out: Int32.Parse('128', Globalization.NumberStyles.Number): 128
// out: Double.Parse('128', Globalization.NumberStyles.Number): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.Float): 128
// out: Double.Parse('128', Globalization.NumberStyles.Float): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.AllowThousands): 128
// out: Double.Parse('128', Globalization.NumberStyles.AllowThousands): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.None): 128
// out: Double.Parse('128', Globalization.NumberStyles.None): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.Currency): 128
// out: Double.Parse('128', Globalization.NumberStyles.Currency): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.Any): 128
// out: Double.Parse('128', Globalization.NumberStyles.Any): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.AllowParentheses): 128
// out: Double.Parse('128', Globalization.NumberStyles.AllowParentheses): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.AllowTrailingSign): 128
// out: Double.Parse('128', Globalization.NumberStyles.AllowTrailingSign): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.AllowExponent): 128
// out: Double.Parse('128', Globalization.NumberStyles.AllowExponent): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.BinaryNumber): FormatException The input string '128' was not in a correct format.
// out: Int32.Parse('128', Globalization.NumberStyles.AllowDecimalPoint): 128
// out: Double.Parse('128', Globalization.NumberStyles.AllowDecimalPoint): 128.0
// out: Int32.Parse('128', Globalization.NumberStyles.AllowHexSpecifier): 296
// out: int ('255': string): 255
// out: int64 ('255': string): 255L
// out: byte ('255': string): 255uy
// out: sbyte ('255': string): OverflowException Arithmetic operation resulted in an overflow.
// out: int16 ('255': string): 255s
// out: uint16 ('255': string): 255us
// out: uint32 ('255': string): 255u
// out: uint64 ('255': string): 255UL
// out: float ('255': string): 255.0
// out: float32 ('255': string): 255.0f
// out: decimal ('255': string): 255M
// out: Int32.Parse ('255': string): 255
// out: Int64.Parse ('255': string): 255L
// out: Byte.Parse ('255': string): 255uy
// out: SByte.Parse ('255': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('255': string): 255.0
// out: Single.Parse ('255': string): 255.0f
// out: Decimal.Parse ('255': string): 255M
// out: UInt32.Parse ('255': string): 255u
// out: BigInteger.Parse ('255': string): 255
// out: (Convert.ToInt32: string -> int) ('255': string): 255
// out: (Convert.ToDouble: string -> float) ('255': string): 255.0
// out: (Convert.ToByte: string -> byte) ('255': string): 255uy
// out: Boolean.Parse ('255': string): FormatException String '255' was not recognized as a valid Boolean.
// out: Char.Parse ('255': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('255': string): (true, 255)
// out: Int64.TryParse('255': string): (true, 255L)
// out: Double.TryParse('255': string): (true, 255.0)
// out: Byte.TryParse('255': string): (true, 255uy)
// out: Decimal.TryParse('255': string): (true, 255M)
// out: BigInteger.TryParse('255': string): (true, 255)
// out: Boolean.TryParse('255': string): (false, false)
// out: Char.TryParse('255': string): (false, '\000')
// out: Int32.Parse('255', Globalization.NumberStyles.Integer): 255
// out: Double.Parse('255', Globalization.NumberStyles.Integer): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.HexNumber): 597
// out: Int32.Parse('255', Globalization.NumberStyles.Number): 255
// out: Double.Parse('255', Globalization.NumberStyles.Number): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.Float): 255
// out: Double.Parse('255', Globalization.NumberStyles.Float): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.AllowThousands): 255
// out: Double.Parse('255', Globalization.NumberStyles.AllowThousands): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.None): 255
// out: Double.Parse('255', Globalization.NumberStyles.None): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.Currency): 255
// out: Double.Parse('255', Globalization.NumberStyles.Currency): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.Any): 255
// out: Double.Parse('255', Globalization.NumberStyles.Any): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.AllowParentheses): 255
// out: Double.Parse('255', Globalization.NumberStyles.AllowParentheses): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.AllowTrailingSign): 255
// out: Double.Parse('255', Globalization.NumberStyles.AllowTrailingSign): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.AllowExponent): 255
// out: Double.Parse('255', Globalization.NumberStyles.AllowExponent): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.BinaryNumber): FormatException The input string '255' was not in a correct format.
// out: Int32.Parse('255', Globalization.NumberStyles.AllowDecimalPoint): 255
// out: Double.Parse('255', Globalization.NumberStyles.AllowDecimalPoint): 255.0
// out: Int32.Parse('255', Globalization.NumberStyles.AllowHexSpecifier): 597
// out: int ('256': string): 256
// out: int64 ('256': string): 256L
// out: byte ('256': string): OverflowException Arithmetic operation resulted in an overflow.
// out: sbyte ('256': string): OverflowException Arithmetic operation resulted in an overflow.
// out: int16 ('256': string): 256s
// out: uint16 ('256': string): 256us
// out: uint32 ('256': string): 256u
// out: uint64 ('256': string): 256UL
// out: float ('256': string): 256.0
// out: float32 ('256': string): 256.0f
// out: decimal ('256': string): 256M
// out: Int32.Parse ('256': string): 256
// out: Int64.Parse ('256': string): 256L
// out: Byte.Parse ('256': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: SByte.Parse ('256': string): OverflowException Value was either too large or too small for a signed byte.
// out: Double.Parse ('256': string): 256.0
// out: Single.Parse ('256': string): 256.0f
// out: Decimal.Parse ('256': string): 256M
// out: UInt32.Parse ('256': string): 256u
// out: BigInteger.Parse ('256': string): 256
// out: (Convert.ToInt32: string -> int) ('256': string): 256
// out: (Convert.ToDouble: string -> float) ('256': string): 256.0
// out: (Convert.ToByte: string -> byte) ('256': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Boolean.Parse ('256': string): FormatException String '256' was not recognized as a valid Boolean.
// out: Char.Parse ('256': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('256': string): (true, 256)
// out: Int64.TryParse('256': string): (true, 256L)
// out: Double.TryParse('256': string): (true, 256.0)
// out: Byte.TryParse('256': string): (false, 0uy)
// out: Decimal.TryParse('256': string): (true, 256M)
// out: BigInteger.TryParse('256': string): (true, 256)
// out: Boolean.TryParse('256': string): (false, false)
// out: Char.TryParse('256': string): (false, '\000')
// out: Int32.Parse('256', Globalization.NumberStyles.Integer): 256
// out: Double.Parse('256', Globalization.NumberStyles.Integer): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.HexNumber): 598
// out: Int32.Parse('256', Globalization.NumberStyles.Number): 256
// out: Double.Parse('256', Globalization.NumberStyles.Number): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.Float): 256
// out: Double.Parse('256', Globalization.NumberStyles.Float): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.AllowThousands): 256
// out: Double.Parse('256', Globalization.NumberStyles.AllowThousands): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.None): 256
// out: Double.Parse('256', Globalization.NumberStyles.None): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.Currency): 256
// out: Double.Parse('256', Globalization.NumberStyles.Currency): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.Any): 256
// out: Double.Parse('256', Globalization.NumberStyles.Any): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.AllowParentheses): 256
// out: Double.Parse('256', Globalization.NumberStyles.AllowParentheses): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.AllowTrailingSign): 256
// out: Double.Parse('256', Globalization.NumberStyles.AllowTrailingSign): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.AllowExponent): 256
// out: Double.Parse('256', Globalization.NumberStyles.AllowExponent): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.BinaryNumber): FormatException The input string '256' was not in a correct format.
// out: Int32.Parse('256', Globalization.NumberStyles.AllowDecimalPoint): 256
// out: Double.Parse('256', Globalization.NumberStyles.AllowDecimalPoint): 256.0
// out: Int32.Parse('256', Globalization.NumberStyles.AllowHexSpecifier): 598
// out: int ('-1': string): -1
// out: int64 ('-1': string): -1L
// out: byte ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: sbyte ('-1': string): -1y
// out: int16 ('-1': string): -1s
// out: uint16 ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint32 ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: uint64 ('-1': string): OverflowException Value was either too large or too small for a UInt64.
// out: float ('-1': string): -1.0
// out: float32 ('-1': string): -1.0f
// out: decimal ('-1': string): -1M
// out: Int32.Parse ('-1': string): -1
// out: Int64.Parse ('-1': string): -1L
// out: Byte.Parse ('-1': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: SByte.Parse ('-1': string): -1y
// out: Double.Parse ('-1': string): -1.0
// out: Single.Parse ('-1': string): -1.0f
// out: Decimal.Parse ('-1': string): -1M
// out: UInt32.Parse ('-1': string): OverflowException Value was either too large or too small for a UInt32.
// out: BigInteger.Parse ('-1': string): -1
// out: (Convert.ToInt32: string -> int) ('-1': string): -1
// out: (Convert.ToDouble: string -> float) ('-1': string): -1.0
// out: (Convert.ToByte: string -> byte) ('-1': string): OverflowException Value was either too large or too small for an unsigned byte.
// out: Boolean.Parse ('-1': string): FormatException String '-1' was not recognized as a valid Boolean.
// out: Char.Parse ('-1': string): FormatException String must be exactly one character long.
// out: Int32.TryParse('-1': string): (true, -1)
// out: Int64.TryParse('-1': string): (true, -1L)
// out: Double.TryParse('-1': string): (true, -1.0)
// out: Byte.TryParse('-1': string): (false, 0uy)
// out: Decimal.TryParse('-1': string): (true, -1M)
// out: BigInteger.TryParse('-1': string): (true, -1)
// out: Boolean.TryParse('-1': string): (false, false)
// out: Char.TryParse('-1': string): (false, '\000')
// out: Int32.Parse('-1', Globalization.NumberStyles.Integer): -1
// out: Double.Parse('-1', Globalization.NumberStyles.Integer): -1.0
// out: Int32.Parse('-1', Globalization.NumberStyles.HexNumber): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.Number): -1
// out: Double.Parse('-1', Globalization.NumberStyles.Number): -1.0
// out: Int32.Parse('-1', Globalization.NumberStyles.Float): -1
// out: Double.Parse('-1', Globalization.NumberStyles.Float): -1.0
// out: Int32.Parse('-1', Globalization.NumberStyles.AllowThousands): FormatException The input string '-1' was not in a correct format.
// out: Double.Parse('-1', Globalization.NumberStyles.AllowThousands): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.None): FormatException The input string '-1' was not in a correct format.
// out: Double.Parse('-1', Globalization.NumberStyles.None): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.Currency): -1
// out: Double.Parse('-1', Globalization.NumberStyles.Currency): -1.0
// out: Int32.Parse('-1', Globalization.NumberStyles.Any): -1
// out: Double.Parse('-1', Globalization.NumberStyles.Any): -1.0
// out: Int32.Parse('-1', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-1' was not in a correct format.
// out: Double.Parse('-1', Globalization.NumberStyles.AllowParentheses): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-1' was not in a correct format.
// out: Double.Parse('-1', Globalization.NumberStyles.AllowTrailingSign): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.AllowExponent): FormatException The input string '-1' was not in a correct format.
// out: Double.Parse('-1', Globalization.NumberStyles.AllowExponent): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.BinaryNumber): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-1' was not in a correct format.
// out: Double.Parse('-1', Globalization.NumberStyles.AllowDecimalPoint): FormatException The input string '-1' was not in a correct format.
// out: Int32.Parse('-1', Globalization.NumberStyles.AllowHexSpecifier): FormatException The input string '-1' was not in a correct format.
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "int ('0': string)" (fun () -> int ("0": string))
t "int64 ('0': string)" (fun () -> int64 ("0": string))
t "byte ('0': string)" (fun () -> byte ("0": string))
t "sbyte ('0': string)" (fun () -> sbyte ("0": string))
t "int16 ('0': string)" (fun () -> int16 ("0": string))
t "uint16 ('0': string)" (fun () -> uint16 ("0": string))
t "uint32 ('0': string)" (fun () -> uint32 ("0": string))
t "uint64 ('0': string)" (fun () -> uint64 ("0": string))
t "float ('0': string)" (fun () -> float ("0": string))
t "float32 ('0': string)" (fun () -> float32 ("0": string))
t "decimal ('0': string)" (fun () -> decimal ("0": string))
t "Int32.Parse ('0': string)" (fun () -> Int32.Parse ("0": string))
t "Int64.Parse ('0': string)" (fun () -> Int64.Parse ("0": string))
t "Byte.Parse ('0': string)" (fun () -> Byte.Parse ("0": string))
t "SByte.Parse ('0': string)" (fun () -> SByte.Parse ("0": string))
t "Double.Parse ('0': string)" (fun () -> Double.Parse ("0": string))
t "Single.Parse ('0': string)" (fun () -> Single.Parse ("0": string))
t "Decimal.Parse ('0': string)" (fun () -> Decimal.Parse ("0": string))
t "UInt32.Parse ('0': string)" (fun () -> UInt32.Parse ("0": string))
t "BigInteger.Parse ('0': string)" (fun () -> BigInteger.Parse ("0": string))
t "(Convert.ToInt32: string -> int) ('0': string)" (fun () -> (Convert.ToInt32: string -> int) ("0": string))
t "(Convert.ToDouble: string -> float) ('0': string)" (fun () -> (Convert.ToDouble: string -> float) ("0": string))
t "(Convert.ToByte: string -> byte) ('0': string)" (fun () -> (Convert.ToByte: string -> byte) ("0": string))
t "Boolean.Parse ('0': string)" (fun () -> Boolean.Parse ("0": string))
t "Char.Parse ('0': string)" (fun () -> Char.Parse ("0": string))
t "Int32.TryParse('0': string)" (fun () -> Int32.TryParse("0": string))
t "Int64.TryParse('0': string)" (fun () -> Int64.TryParse("0": string))
t "Double.TryParse('0': string)" (fun () -> Double.TryParse("0": string))
t "Byte.TryParse('0': string)" (fun () -> Byte.TryParse("0": string))
t "Decimal.TryParse('0': string)" (fun () -> Decimal.TryParse("0": string))
t "BigInteger.TryParse('0': string)" (fun () -> BigInteger.TryParse("0": string))
t "Boolean.TryParse('0': string)" (fun () -> Boolean.TryParse("0": string))
t "Char.TryParse('0': string)" (fun () -> Char.TryParse("0": string))
t "Int32.Parse('0', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.Integer))
t "Double.Parse('0', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("0", Globalization.NumberStyles.Integer))
t "Int32.Parse('0', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('0', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.Number))
t "Double.Parse('0', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("0", Globalization.NumberStyles.Number))
t "Int32.Parse('0', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.Float))
t "Double.Parse('0', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("0", Globalization.NumberStyles.Float))
t "Int32.Parse('0', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('0', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("0", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('0', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.None))
t "Double.Parse('0', Globalization.NumberStyles.None)" (fun () -> Double.Parse("0", Globalization.NumberStyles.None))
t "Int32.Parse('0', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.Currency))
t "Double.Parse('0', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("0", Globalization.NumberStyles.Currency))
t "Int32.Parse('0', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.Any))
t "Double.Parse('0', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("0", Globalization.NumberStyles.Any))
t "Int32.Parse('0', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('0', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("0", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('0', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('0', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("0", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('0', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('0', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("0", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('0', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('0', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('0', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("0", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('0', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("0", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('-0': string)" (fun () -> int ("-0": string))
t "int64 ('-0': string)" (fun () -> int64 ("-0": string))
t "byte ('-0': string)" (fun () -> byte ("-0": string))
t "sbyte ('-0': string)" (fun () -> sbyte ("-0": string))
t "int16 ('-0': string)" (fun () -> int16 ("-0": string))
t "uint16 ('-0': string)" (fun () -> uint16 ("-0": string))
t "uint32 ('-0': string)" (fun () -> uint32 ("-0": string))
t "uint64 ('-0': string)" (fun () -> uint64 ("-0": string))
t "float ('-0': string)" (fun () -> float ("-0": string))
t "float32 ('-0': string)" (fun () -> float32 ("-0": string))
t "decimal ('-0': string)" (fun () -> decimal ("-0": string))
t "Int32.Parse ('-0': string)" (fun () -> Int32.Parse ("-0": string))
t "Int64.Parse ('-0': string)" (fun () -> Int64.Parse ("-0": string))
t "Byte.Parse ('-0': string)" (fun () -> Byte.Parse ("-0": string))
t "SByte.Parse ('-0': string)" (fun () -> SByte.Parse ("-0": string))
t "Double.Parse ('-0': string)" (fun () -> Double.Parse ("-0": string))
t "Single.Parse ('-0': string)" (fun () -> Single.Parse ("-0": string))
t "Decimal.Parse ('-0': string)" (fun () -> Decimal.Parse ("-0": string))
t "UInt32.Parse ('-0': string)" (fun () -> UInt32.Parse ("-0": string))
t "BigInteger.Parse ('-0': string)" (fun () -> BigInteger.Parse ("-0": string))
t "(Convert.ToInt32: string -> int) ('-0': string)" (fun () -> (Convert.ToInt32: string -> int) ("-0": string))
t "(Convert.ToDouble: string -> float) ('-0': string)" (fun () -> (Convert.ToDouble: string -> float) ("-0": string))
t "(Convert.ToByte: string -> byte) ('-0': string)" (fun () -> (Convert.ToByte: string -> byte) ("-0": string))
t "Boolean.Parse ('-0': string)" (fun () -> Boolean.Parse ("-0": string))
t "Char.Parse ('-0': string)" (fun () -> Char.Parse ("-0": string))
t "Int32.TryParse('-0': string)" (fun () -> Int32.TryParse("-0": string))
t "Int64.TryParse('-0': string)" (fun () -> Int64.TryParse("-0": string))
t "Double.TryParse('-0': string)" (fun () -> Double.TryParse("-0": string))
t "Byte.TryParse('-0': string)" (fun () -> Byte.TryParse("-0": string))
t "Decimal.TryParse('-0': string)" (fun () -> Decimal.TryParse("-0": string))
t "BigInteger.TryParse('-0': string)" (fun () -> BigInteger.TryParse("-0": string))
t "Boolean.TryParse('-0': string)" (fun () -> Boolean.TryParse("-0": string))
t "Char.TryParse('-0': string)" (fun () -> Char.TryParse("-0": string))
t "Int32.Parse('-0', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.Integer))
t "Double.Parse('-0', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.Integer))
t "Int32.Parse('-0', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('-0', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.Number))
t "Double.Parse('-0', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.Number))
t "Int32.Parse('-0', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.Float))
t "Double.Parse('-0', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.Float))
t "Int32.Parse('-0', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('-0', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('-0', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.None))
t "Double.Parse('-0', Globalization.NumberStyles.None)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.None))
t "Int32.Parse('-0', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.Currency))
t "Double.Parse('-0', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.Currency))
t "Int32.Parse('-0', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.Any))
t "Double.Parse('-0', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.Any))
t "Int32.Parse('-0', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('-0', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('-0', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('-0', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('-0', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('-0', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('-0', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('-0', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('-0', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("-0", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('-0', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("-0", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('+5': string)" (fun () -> int ("+5": string))
t "int64 ('+5': string)" (fun () -> int64 ("+5": string))
t "byte ('+5': string)" (fun () -> byte ("+5": string))
t "sbyte ('+5': string)" (fun () -> sbyte ("+5": string))
t "int16 ('+5': string)" (fun () -> int16 ("+5": string))
t "uint16 ('+5': string)" (fun () -> uint16 ("+5": string))
t "uint32 ('+5': string)" (fun () -> uint32 ("+5": string))
t "uint64 ('+5': string)" (fun () -> uint64 ("+5": string))
t "float ('+5': string)" (fun () -> float ("+5": string))
t "float32 ('+5': string)" (fun () -> float32 ("+5": string))
t "decimal ('+5': string)" (fun () -> decimal ("+5": string))
t "Int32.Parse ('+5': string)" (fun () -> Int32.Parse ("+5": string))
t "Int64.Parse ('+5': string)" (fun () -> Int64.Parse ("+5": string))
t "Byte.Parse ('+5': string)" (fun () -> Byte.Parse ("+5": string))
t "SByte.Parse ('+5': string)" (fun () -> SByte.Parse ("+5": string))
t "Double.Parse ('+5': string)" (fun () -> Double.Parse ("+5": string))
t "Single.Parse ('+5': string)" (fun () -> Single.Parse ("+5": string))
t "Decimal.Parse ('+5': string)" (fun () -> Decimal.Parse ("+5": string))
t "UInt32.Parse ('+5': string)" (fun () -> UInt32.Parse ("+5": string))
t "BigInteger.Parse ('+5': string)" (fun () -> BigInteger.Parse ("+5": string))
t "(Convert.ToInt32: string -> int) ('+5': string)" (fun () -> (Convert.ToInt32: string -> int) ("+5": string))
t "(Convert.ToDouble: string -> float) ('+5': string)" (fun () -> (Convert.ToDouble: string -> float) ("+5": string))
t "(Convert.ToByte: string -> byte) ('+5': string)" (fun () -> (Convert.ToByte: string -> byte) ("+5": string))
t "Boolean.Parse ('+5': string)" (fun () -> Boolean.Parse ("+5": string))
t "Char.Parse ('+5': string)" (fun () -> Char.Parse ("+5": string))
t "Int32.TryParse('+5': string)" (fun () -> Int32.TryParse("+5": string))
t "Int64.TryParse('+5': string)" (fun () -> Int64.TryParse("+5": string))
t "Double.TryParse('+5': string)" (fun () -> Double.TryParse("+5": string))
t "Byte.TryParse('+5': string)" (fun () -> Byte.TryParse("+5": string))
t "Decimal.TryParse('+5': string)" (fun () -> Decimal.TryParse("+5": string))
t "BigInteger.TryParse('+5': string)" (fun () -> BigInteger.TryParse("+5": string))
t "Boolean.TryParse('+5': string)" (fun () -> Boolean.TryParse("+5": string))
t "Char.TryParse('+5': string)" (fun () -> Char.TryParse("+5": string))
t "Int32.Parse('+5', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.Integer))
t "Double.Parse('+5', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.Integer))
t "Int32.Parse('+5', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('+5', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.Number))
t "Double.Parse('+5', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.Number))
t "Int32.Parse('+5', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.Float))
t "Double.Parse('+5', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.Float))
t "Int32.Parse('+5', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('+5', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('+5', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.None))
t "Double.Parse('+5', Globalization.NumberStyles.None)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.None))
t "Int32.Parse('+5', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.Currency))
t "Double.Parse('+5', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.Currency))
t "Int32.Parse('+5', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.Any))
t "Double.Parse('+5', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.Any))
t "Int32.Parse('+5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('+5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('+5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('+5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('+5', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('+5', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('+5', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('+5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('+5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("+5", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('+5', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("+5", Globalization.NumberStyles.AllowHexSpecifier))
t "int (' 7 ': string)" (fun () -> int (" 7 ": string))
t "int64 (' 7 ': string)" (fun () -> int64 (" 7 ": string))
t "byte (' 7 ': string)" (fun () -> byte (" 7 ": string))
t "sbyte (' 7 ': string)" (fun () -> sbyte (" 7 ": string))
t "int16 (' 7 ': string)" (fun () -> int16 (" 7 ": string))
t "uint16 (' 7 ': string)" (fun () -> uint16 (" 7 ": string))
t "uint32 (' 7 ': string)" (fun () -> uint32 (" 7 ": string))
t "uint64 (' 7 ': string)" (fun () -> uint64 (" 7 ": string))
t "float (' 7 ': string)" (fun () -> float (" 7 ": string))
t "float32 (' 7 ': string)" (fun () -> float32 (" 7 ": string))
t "decimal (' 7 ': string)" (fun () -> decimal (" 7 ": string))
t "Int32.Parse (' 7 ': string)" (fun () -> Int32.Parse (" 7 ": string))
t "Int64.Parse (' 7 ': string)" (fun () -> Int64.Parse (" 7 ": string))
t "Byte.Parse (' 7 ': string)" (fun () -> Byte.Parse (" 7 ": string))
t "SByte.Parse (' 7 ': string)" (fun () -> SByte.Parse (" 7 ": string))
t "Double.Parse (' 7 ': string)" (fun () -> Double.Parse (" 7 ": string))
t "Single.Parse (' 7 ': string)" (fun () -> Single.Parse (" 7 ": string))
t "Decimal.Parse (' 7 ': string)" (fun () -> Decimal.Parse (" 7 ": string))
t "UInt32.Parse (' 7 ': string)" (fun () -> UInt32.Parse (" 7 ": string))
t "BigInteger.Parse (' 7 ': string)" (fun () -> BigInteger.Parse (" 7 ": string))
t "(Convert.ToInt32: string -> int) (' 7 ': string)" (fun () -> (Convert.ToInt32: string -> int) (" 7 ": string))
t "(Convert.ToDouble: string -> float) (' 7 ': string)" (fun () -> (Convert.ToDouble: string -> float) (" 7 ": string))
t "(Convert.ToByte: string -> byte) (' 7 ': string)" (fun () -> (Convert.ToByte: string -> byte) (" 7 ": string))
t "Boolean.Parse (' 7 ': string)" (fun () -> Boolean.Parse (" 7 ": string))
t "Char.Parse (' 7 ': string)" (fun () -> Char.Parse (" 7 ": string))
t "Int32.TryParse(' 7 ': string)" (fun () -> Int32.TryParse(" 7 ": string))
t "Int64.TryParse(' 7 ': string)" (fun () -> Int64.TryParse(" 7 ": string))
t "Double.TryParse(' 7 ': string)" (fun () -> Double.TryParse(" 7 ": string))
t "Byte.TryParse(' 7 ': string)" (fun () -> Byte.TryParse(" 7 ": string))
t "Decimal.TryParse(' 7 ': string)" (fun () -> Decimal.TryParse(" 7 ": string))
t "BigInteger.TryParse(' 7 ': string)" (fun () -> BigInteger.TryParse(" 7 ": string))
t "Boolean.TryParse(' 7 ': string)" (fun () -> Boolean.TryParse(" 7 ": string))
t "Char.TryParse(' 7 ': string)" (fun () -> Char.TryParse(" 7 ": string))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.Integer))
t "Double.Parse(' 7 ', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.Integer))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.HexNumber))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.Number))
t "Double.Parse(' 7 ', Globalization.NumberStyles.Number)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.Number))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.Float))
t "Double.Parse(' 7 ', Globalization.NumberStyles.Float)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.Float))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.AllowThousands))
t "Double.Parse(' 7 ', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.None)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.None))
t "Double.Parse(' 7 ', Globalization.NumberStyles.None)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.None))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.Currency))
t "Double.Parse(' 7 ', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.Currency))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.Any))
t "Double.Parse(' 7 ', Globalization.NumberStyles.Any)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.Any))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse(' 7 ', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse(' 7 ', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.AllowExponent))
t "Double.Parse(' 7 ', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse(' 7 ', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse(" 7 ", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse(' 7 ', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse(" 7 ", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('1,000': string)" (fun () -> int ("1,000": string))
t "int64 ('1,000': string)" (fun () -> int64 ("1,000": string))
t "byte ('1,000': string)" (fun () -> byte ("1,000": string))
t "sbyte ('1,000': string)" (fun () -> sbyte ("1,000": string))
t "int16 ('1,000': string)" (fun () -> int16 ("1,000": string))
t "uint16 ('1,000': string)" (fun () -> uint16 ("1,000": string))
t "uint32 ('1,000': string)" (fun () -> uint32 ("1,000": string))
t "uint64 ('1,000': string)" (fun () -> uint64 ("1,000": string))
t "float ('1,000': string)" (fun () -> float ("1,000": string))
t "float32 ('1,000': string)" (fun () -> float32 ("1,000": string))
t "decimal ('1,000': string)" (fun () -> decimal ("1,000": string))
t "Int32.Parse ('1,000': string)" (fun () -> Int32.Parse ("1,000": string))
t "Int64.Parse ('1,000': string)" (fun () -> Int64.Parse ("1,000": string))
t "Byte.Parse ('1,000': string)" (fun () -> Byte.Parse ("1,000": string))
t "SByte.Parse ('1,000': string)" (fun () -> SByte.Parse ("1,000": string))
t "Double.Parse ('1,000': string)" (fun () -> Double.Parse ("1,000": string))
t "Single.Parse ('1,000': string)" (fun () -> Single.Parse ("1,000": string))
t "Decimal.Parse ('1,000': string)" (fun () -> Decimal.Parse ("1,000": string))
t "UInt32.Parse ('1,000': string)" (fun () -> UInt32.Parse ("1,000": string))
t "BigInteger.Parse ('1,000': string)" (fun () -> BigInteger.Parse ("1,000": string))
t "(Convert.ToInt32: string -> int) ('1,000': string)" (fun () -> (Convert.ToInt32: string -> int) ("1,000": string))
t "(Convert.ToDouble: string -> float) ('1,000': string)" (fun () -> (Convert.ToDouble: string -> float) ("1,000": string))
t "(Convert.ToByte: string -> byte) ('1,000': string)" (fun () -> (Convert.ToByte: string -> byte) ("1,000": string))
t "Boolean.Parse ('1,000': string)" (fun () -> Boolean.Parse ("1,000": string))
t "Char.Parse ('1,000': string)" (fun () -> Char.Parse ("1,000": string))
t "Int32.TryParse('1,000': string)" (fun () -> Int32.TryParse("1,000": string))
t "Int64.TryParse('1,000': string)" (fun () -> Int64.TryParse("1,000": string))
t "Double.TryParse('1,000': string)" (fun () -> Double.TryParse("1,000": string))
t "Byte.TryParse('1,000': string)" (fun () -> Byte.TryParse("1,000": string))
t "Decimal.TryParse('1,000': string)" (fun () -> Decimal.TryParse("1,000": string))
t "BigInteger.TryParse('1,000': string)" (fun () -> BigInteger.TryParse("1,000": string))
t "Boolean.TryParse('1,000': string)" (fun () -> Boolean.TryParse("1,000": string))
t "Char.TryParse('1,000': string)" (fun () -> Char.TryParse("1,000": string))
t "Int32.Parse('1,000', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.Integer))
t "Double.Parse('1,000', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.Integer))
t "Int32.Parse('1,000', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('1,000', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.Number))
t "Double.Parse('1,000', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.Number))
t "Int32.Parse('1,000', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.Float))
t "Double.Parse('1,000', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.Float))
t "Int32.Parse('1,000', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('1,000', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('1,000', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.None))
t "Double.Parse('1,000', Globalization.NumberStyles.None)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.None))
t "Int32.Parse('1,000', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.Currency))
t "Double.Parse('1,000', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.Currency))
t "Int32.Parse('1,000', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.Any))
t "Double.Parse('1,000', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.Any))
t "Int32.Parse('1,000', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('1,000', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('1,000', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('1,000', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('1,000', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('1,000', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('1,000', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('1,000', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('1,000', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("1,000", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('1,000', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("1,000", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('0x1F': string)" (fun () -> int ("0x1F": string))
t "int64 ('0x1F': string)" (fun () -> int64 ("0x1F": string))
t "byte ('0x1F': string)" (fun () -> byte ("0x1F": string))
t "sbyte ('0x1F': string)" (fun () -> sbyte ("0x1F": string))
t "int16 ('0x1F': string)" (fun () -> int16 ("0x1F": string))
t "uint16 ('0x1F': string)" (fun () -> uint16 ("0x1F": string))
t "uint32 ('0x1F': string)" (fun () -> uint32 ("0x1F": string))
t "uint64 ('0x1F': string)" (fun () -> uint64 ("0x1F": string))
t "float ('0x1F': string)" (fun () -> float ("0x1F": string))
t "float32 ('0x1F': string)" (fun () -> float32 ("0x1F": string))
t "decimal ('0x1F': string)" (fun () -> decimal ("0x1F": string))
t "Int32.Parse ('0x1F': string)" (fun () -> Int32.Parse ("0x1F": string))
t "Int64.Parse ('0x1F': string)" (fun () -> Int64.Parse ("0x1F": string))
t "Byte.Parse ('0x1F': string)" (fun () -> Byte.Parse ("0x1F": string))
t "SByte.Parse ('0x1F': string)" (fun () -> SByte.Parse ("0x1F": string))
t "Double.Parse ('0x1F': string)" (fun () -> Double.Parse ("0x1F": string))
t "Single.Parse ('0x1F': string)" (fun () -> Single.Parse ("0x1F": string))
t "Decimal.Parse ('0x1F': string)" (fun () -> Decimal.Parse ("0x1F": string))
t "UInt32.Parse ('0x1F': string)" (fun () -> UInt32.Parse ("0x1F": string))
t "BigInteger.Parse ('0x1F': string)" (fun () -> BigInteger.Parse ("0x1F": string))
t "(Convert.ToInt32: string -> int) ('0x1F': string)" (fun () -> (Convert.ToInt32: string -> int) ("0x1F": string))
t "(Convert.ToDouble: string -> float) ('0x1F': string)" (fun () -> (Convert.ToDouble: string -> float) ("0x1F": string))
t "(Convert.ToByte: string -> byte) ('0x1F': string)" (fun () -> (Convert.ToByte: string -> byte) ("0x1F": string))
t "Boolean.Parse ('0x1F': string)" (fun () -> Boolean.Parse ("0x1F": string))
t "Char.Parse ('0x1F': string)" (fun () -> Char.Parse ("0x1F": string))
t "Int32.TryParse('0x1F': string)" (fun () -> Int32.TryParse("0x1F": string))
t "Int64.TryParse('0x1F': string)" (fun () -> Int64.TryParse("0x1F": string))
t "Double.TryParse('0x1F': string)" (fun () -> Double.TryParse("0x1F": string))
t "Byte.TryParse('0x1F': string)" (fun () -> Byte.TryParse("0x1F": string))
t "Decimal.TryParse('0x1F': string)" (fun () -> Decimal.TryParse("0x1F": string))
t "BigInteger.TryParse('0x1F': string)" (fun () -> BigInteger.TryParse("0x1F": string))
t "Boolean.TryParse('0x1F': string)" (fun () -> Boolean.TryParse("0x1F": string))
t "Char.TryParse('0x1F': string)" (fun () -> Char.TryParse("0x1F": string))
t "Int32.Parse('0x1F', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.Integer))
t "Double.Parse('0x1F', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.Integer))
t "Int32.Parse('0x1F', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('0x1F', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.Number))
t "Double.Parse('0x1F', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.Number))
t "Int32.Parse('0x1F', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.Float))
t "Double.Parse('0x1F', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.Float))
t "Int32.Parse('0x1F', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('0x1F', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('0x1F', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.None))
t "Double.Parse('0x1F', Globalization.NumberStyles.None)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.None))
t "Int32.Parse('0x1F', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.Currency))
t "Double.Parse('0x1F', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.Currency))
t "Int32.Parse('0x1F', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.Any))
t "Double.Parse('0x1F', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.Any))
t "Int32.Parse('0x1F', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('0x1F', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('0x1F', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('0x1F', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('0x1F', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('0x1F', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('0x1F', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('0x1F', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('0x1F', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("0x1F", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('0x1F', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("0x1F", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('1e3': string)" (fun () -> int ("1e3": string))
t "int64 ('1e3': string)" (fun () -> int64 ("1e3": string))
t "byte ('1e3': string)" (fun () -> byte ("1e3": string))
t "sbyte ('1e3': string)" (fun () -> sbyte ("1e3": string))
t "int16 ('1e3': string)" (fun () -> int16 ("1e3": string))
t "uint16 ('1e3': string)" (fun () -> uint16 ("1e3": string))
t "uint32 ('1e3': string)" (fun () -> uint32 ("1e3": string))
t "uint64 ('1e3': string)" (fun () -> uint64 ("1e3": string))
t "float ('1e3': string)" (fun () -> float ("1e3": string))
t "float32 ('1e3': string)" (fun () -> float32 ("1e3": string))
t "decimal ('1e3': string)" (fun () -> decimal ("1e3": string))
t "Int32.Parse ('1e3': string)" (fun () -> Int32.Parse ("1e3": string))
t "Int64.Parse ('1e3': string)" (fun () -> Int64.Parse ("1e3": string))
t "Byte.Parse ('1e3': string)" (fun () -> Byte.Parse ("1e3": string))
t "SByte.Parse ('1e3': string)" (fun () -> SByte.Parse ("1e3": string))
t "Double.Parse ('1e3': string)" (fun () -> Double.Parse ("1e3": string))
t "Single.Parse ('1e3': string)" (fun () -> Single.Parse ("1e3": string))
t "Decimal.Parse ('1e3': string)" (fun () -> Decimal.Parse ("1e3": string))
t "UInt32.Parse ('1e3': string)" (fun () -> UInt32.Parse ("1e3": string))
t "BigInteger.Parse ('1e3': string)" (fun () -> BigInteger.Parse ("1e3": string))
t "(Convert.ToInt32: string -> int) ('1e3': string)" (fun () -> (Convert.ToInt32: string -> int) ("1e3": string))
t "(Convert.ToDouble: string -> float) ('1e3': string)" (fun () -> (Convert.ToDouble: string -> float) ("1e3": string))
t "(Convert.ToByte: string -> byte) ('1e3': string)" (fun () -> (Convert.ToByte: string -> byte) ("1e3": string))
t "Boolean.Parse ('1e3': string)" (fun () -> Boolean.Parse ("1e3": string))
t "Char.Parse ('1e3': string)" (fun () -> Char.Parse ("1e3": string))
t "Int32.TryParse('1e3': string)" (fun () -> Int32.TryParse("1e3": string))
t "Int64.TryParse('1e3': string)" (fun () -> Int64.TryParse("1e3": string))
t "Double.TryParse('1e3': string)" (fun () -> Double.TryParse("1e3": string))
t "Byte.TryParse('1e3': string)" (fun () -> Byte.TryParse("1e3": string))
t "Decimal.TryParse('1e3': string)" (fun () -> Decimal.TryParse("1e3": string))
t "BigInteger.TryParse('1e3': string)" (fun () -> BigInteger.TryParse("1e3": string))
t "Boolean.TryParse('1e3': string)" (fun () -> Boolean.TryParse("1e3": string))
t "Char.TryParse('1e3': string)" (fun () -> Char.TryParse("1e3": string))
t "Int32.Parse('1e3', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.Integer))
t "Double.Parse('1e3', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.Integer))
t "Int32.Parse('1e3', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('1e3', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.Number))
t "Double.Parse('1e3', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.Number))
t "Int32.Parse('1e3', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.Float))
t "Double.Parse('1e3', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.Float))
t "Int32.Parse('1e3', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('1e3', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('1e3', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.None))
t "Double.Parse('1e3', Globalization.NumberStyles.None)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.None))
t "Int32.Parse('1e3', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.Currency))
t "Double.Parse('1e3', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.Currency))
t "Int32.Parse('1e3', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.Any))
t "Double.Parse('1e3', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.Any))
t "Int32.Parse('1e3', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('1e3', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('1e3', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('1e3', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('1e3', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('1e3', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('1e3', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('1e3', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('1e3', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("1e3", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('1e3', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("1e3", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('2147483647': string)" (fun () -> int ("2147483647": string))
t "int64 ('2147483647': string)" (fun () -> int64 ("2147483647": string))
t "byte ('2147483647': string)" (fun () -> byte ("2147483647": string))
t "sbyte ('2147483647': string)" (fun () -> sbyte ("2147483647": string))
t "int16 ('2147483647': string)" (fun () -> int16 ("2147483647": string))
t "uint16 ('2147483647': string)" (fun () -> uint16 ("2147483647": string))
t "uint32 ('2147483647': string)" (fun () -> uint32 ("2147483647": string))
t "uint64 ('2147483647': string)" (fun () -> uint64 ("2147483647": string))
t "float ('2147483647': string)" (fun () -> float ("2147483647": string))
t "float32 ('2147483647': string)" (fun () -> float32 ("2147483647": string))
t "decimal ('2147483647': string)" (fun () -> decimal ("2147483647": string))
t "Int32.Parse ('2147483647': string)" (fun () -> Int32.Parse ("2147483647": string))
t "Int64.Parse ('2147483647': string)" (fun () -> Int64.Parse ("2147483647": string))
t "Byte.Parse ('2147483647': string)" (fun () -> Byte.Parse ("2147483647": string))
t "SByte.Parse ('2147483647': string)" (fun () -> SByte.Parse ("2147483647": string))
t "Double.Parse ('2147483647': string)" (fun () -> Double.Parse ("2147483647": string))
t "Single.Parse ('2147483647': string)" (fun () -> Single.Parse ("2147483647": string))
t "Decimal.Parse ('2147483647': string)" (fun () -> Decimal.Parse ("2147483647": string))
t "UInt32.Parse ('2147483647': string)" (fun () -> UInt32.Parse ("2147483647": string))
t "BigInteger.Parse ('2147483647': string)" (fun () -> BigInteger.Parse ("2147483647": string))
t "(Convert.ToInt32: string -> int) ('2147483647': string)" (fun () -> (Convert.ToInt32: string -> int) ("2147483647": string))
t "(Convert.ToDouble: string -> float) ('2147483647': string)" (fun () -> (Convert.ToDouble: string -> float) ("2147483647": string))
t "(Convert.ToByte: string -> byte) ('2147483647': string)" (fun () -> (Convert.ToByte: string -> byte) ("2147483647": string))
t "Boolean.Parse ('2147483647': string)" (fun () -> Boolean.Parse ("2147483647": string))
t "Char.Parse ('2147483647': string)" (fun () -> Char.Parse ("2147483647": string))
t "Int32.TryParse('2147483647': string)" (fun () -> Int32.TryParse("2147483647": string))
t "Int64.TryParse('2147483647': string)" (fun () -> Int64.TryParse("2147483647": string))
t "Double.TryParse('2147483647': string)" (fun () -> Double.TryParse("2147483647": string))
t "Byte.TryParse('2147483647': string)" (fun () -> Byte.TryParse("2147483647": string))
t "Decimal.TryParse('2147483647': string)" (fun () -> Decimal.TryParse("2147483647": string))
t "BigInteger.TryParse('2147483647': string)" (fun () -> BigInteger.TryParse("2147483647": string))
t "Boolean.TryParse('2147483647': string)" (fun () -> Boolean.TryParse("2147483647": string))
t "Char.TryParse('2147483647': string)" (fun () -> Char.TryParse("2147483647": string))
t "Int32.Parse('2147483647', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.Integer))
t "Double.Parse('2147483647', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.Integer))
t "Int32.Parse('2147483647', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('2147483647', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.Number))
t "Double.Parse('2147483647', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.Number))
t "Int32.Parse('2147483647', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.Float))
t "Double.Parse('2147483647', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.Float))
t "Int32.Parse('2147483647', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('2147483647', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('2147483647', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.None))
t "Double.Parse('2147483647', Globalization.NumberStyles.None)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.None))
t "Int32.Parse('2147483647', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.Currency))
t "Double.Parse('2147483647', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.Currency))
t "Int32.Parse('2147483647', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.Any))
t "Double.Parse('2147483647', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.Any))
t "Int32.Parse('2147483647', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('2147483647', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('2147483647', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('2147483647', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('2147483647', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('2147483647', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('2147483647', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('2147483647', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('2147483647', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("2147483647", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('2147483647', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("2147483647", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('2147483648': string)" (fun () -> int ("2147483648": string))
t "int64 ('2147483648': string)" (fun () -> int64 ("2147483648": string))
t "byte ('2147483648': string)" (fun () -> byte ("2147483648": string))
t "sbyte ('2147483648': string)" (fun () -> sbyte ("2147483648": string))
t "int16 ('2147483648': string)" (fun () -> int16 ("2147483648": string))
t "uint16 ('2147483648': string)" (fun () -> uint16 ("2147483648": string))
t "uint32 ('2147483648': string)" (fun () -> uint32 ("2147483648": string))
t "uint64 ('2147483648': string)" (fun () -> uint64 ("2147483648": string))
t "float ('2147483648': string)" (fun () -> float ("2147483648": string))
t "float32 ('2147483648': string)" (fun () -> float32 ("2147483648": string))
t "decimal ('2147483648': string)" (fun () -> decimal ("2147483648": string))
t "Int32.Parse ('2147483648': string)" (fun () -> Int32.Parse ("2147483648": string))
t "Int64.Parse ('2147483648': string)" (fun () -> Int64.Parse ("2147483648": string))
t "Byte.Parse ('2147483648': string)" (fun () -> Byte.Parse ("2147483648": string))
t "SByte.Parse ('2147483648': string)" (fun () -> SByte.Parse ("2147483648": string))
t "Double.Parse ('2147483648': string)" (fun () -> Double.Parse ("2147483648": string))
t "Single.Parse ('2147483648': string)" (fun () -> Single.Parse ("2147483648": string))
t "Decimal.Parse ('2147483648': string)" (fun () -> Decimal.Parse ("2147483648": string))
t "UInt32.Parse ('2147483648': string)" (fun () -> UInt32.Parse ("2147483648": string))
t "BigInteger.Parse ('2147483648': string)" (fun () -> BigInteger.Parse ("2147483648": string))
t "(Convert.ToInt32: string -> int) ('2147483648': string)" (fun () -> (Convert.ToInt32: string -> int) ("2147483648": string))
t "(Convert.ToDouble: string -> float) ('2147483648': string)" (fun () -> (Convert.ToDouble: string -> float) ("2147483648": string))
t "(Convert.ToByte: string -> byte) ('2147483648': string)" (fun () -> (Convert.ToByte: string -> byte) ("2147483648": string))
t "Boolean.Parse ('2147483648': string)" (fun () -> Boolean.Parse ("2147483648": string))
t "Char.Parse ('2147483648': string)" (fun () -> Char.Parse ("2147483648": string))
t "Int32.TryParse('2147483648': string)" (fun () -> Int32.TryParse("2147483648": string))
t "Int64.TryParse('2147483648': string)" (fun () -> Int64.TryParse("2147483648": string))
t "Double.TryParse('2147483648': string)" (fun () -> Double.TryParse("2147483648": string))
t "Byte.TryParse('2147483648': string)" (fun () -> Byte.TryParse("2147483648": string))
t "Decimal.TryParse('2147483648': string)" (fun () -> Decimal.TryParse("2147483648": string))
t "BigInteger.TryParse('2147483648': string)" (fun () -> BigInteger.TryParse("2147483648": string))
t "Boolean.TryParse('2147483648': string)" (fun () -> Boolean.TryParse("2147483648": string))
t "Char.TryParse('2147483648': string)" (fun () -> Char.TryParse("2147483648": string))
t "Int32.Parse('2147483648', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.Integer))
t "Double.Parse('2147483648', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.Integer))
t "Int32.Parse('2147483648', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('2147483648', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.Number))
t "Double.Parse('2147483648', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.Number))
t "Int32.Parse('2147483648', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.Float))
t "Double.Parse('2147483648', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.Float))
t "Int32.Parse('2147483648', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('2147483648', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('2147483648', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.None))
t "Double.Parse('2147483648', Globalization.NumberStyles.None)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.None))
t "Int32.Parse('2147483648', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.Currency))
t "Double.Parse('2147483648', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.Currency))
t "Int32.Parse('2147483648', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.Any))
t "Double.Parse('2147483648', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.Any))
t "Int32.Parse('2147483648', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('2147483648', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('2147483648', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('2147483648', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('2147483648', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('2147483648', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('2147483648', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('2147483648', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('2147483648', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("2147483648", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('2147483648', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("2147483648", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('-2147483649': string)" (fun () -> int ("-2147483649": string))
t "int64 ('-2147483649': string)" (fun () -> int64 ("-2147483649": string))
t "byte ('-2147483649': string)" (fun () -> byte ("-2147483649": string))
t "sbyte ('-2147483649': string)" (fun () -> sbyte ("-2147483649": string))
t "int16 ('-2147483649': string)" (fun () -> int16 ("-2147483649": string))
t "uint16 ('-2147483649': string)" (fun () -> uint16 ("-2147483649": string))
t "uint32 ('-2147483649': string)" (fun () -> uint32 ("-2147483649": string))
t "uint64 ('-2147483649': string)" (fun () -> uint64 ("-2147483649": string))
t "float ('-2147483649': string)" (fun () -> float ("-2147483649": string))
t "float32 ('-2147483649': string)" (fun () -> float32 ("-2147483649": string))
t "decimal ('-2147483649': string)" (fun () -> decimal ("-2147483649": string))
t "Int32.Parse ('-2147483649': string)" (fun () -> Int32.Parse ("-2147483649": string))
t "Int64.Parse ('-2147483649': string)" (fun () -> Int64.Parse ("-2147483649": string))
t "Byte.Parse ('-2147483649': string)" (fun () -> Byte.Parse ("-2147483649": string))
t "SByte.Parse ('-2147483649': string)" (fun () -> SByte.Parse ("-2147483649": string))
t "Double.Parse ('-2147483649': string)" (fun () -> Double.Parse ("-2147483649": string))
t "Single.Parse ('-2147483649': string)" (fun () -> Single.Parse ("-2147483649": string))
t "Decimal.Parse ('-2147483649': string)" (fun () -> Decimal.Parse ("-2147483649": string))
t "UInt32.Parse ('-2147483649': string)" (fun () -> UInt32.Parse ("-2147483649": string))
t "BigInteger.Parse ('-2147483649': string)" (fun () -> BigInteger.Parse ("-2147483649": string))
t "(Convert.ToInt32: string -> int) ('-2147483649': string)" (fun () -> (Convert.ToInt32: string -> int) ("-2147483649": string))
t "(Convert.ToDouble: string -> float) ('-2147483649': string)" (fun () -> (Convert.ToDouble: string -> float) ("-2147483649": string))
t "(Convert.ToByte: string -> byte) ('-2147483649': string)" (fun () -> (Convert.ToByte: string -> byte) ("-2147483649": string))
t "Boolean.Parse ('-2147483649': string)" (fun () -> Boolean.Parse ("-2147483649": string))
t "Char.Parse ('-2147483649': string)" (fun () -> Char.Parse ("-2147483649": string))
t "Int32.TryParse('-2147483649': string)" (fun () -> Int32.TryParse("-2147483649": string))
t "Int64.TryParse('-2147483649': string)" (fun () -> Int64.TryParse("-2147483649": string))
t "Double.TryParse('-2147483649': string)" (fun () -> Double.TryParse("-2147483649": string))
t "Byte.TryParse('-2147483649': string)" (fun () -> Byte.TryParse("-2147483649": string))
t "Decimal.TryParse('-2147483649': string)" (fun () -> Decimal.TryParse("-2147483649": string))
t "BigInteger.TryParse('-2147483649': string)" (fun () -> BigInteger.TryParse("-2147483649": string))
t "Boolean.TryParse('-2147483649': string)" (fun () -> Boolean.TryParse("-2147483649": string))
t "Char.TryParse('-2147483649': string)" (fun () -> Char.TryParse("-2147483649": string))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.Integer))
t "Double.Parse('-2147483649', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.Integer))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.Number))
t "Double.Parse('-2147483649', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.Number))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.Float))
t "Double.Parse('-2147483649', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.Float))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('-2147483649', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.None))
t "Double.Parse('-2147483649', Globalization.NumberStyles.None)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.None))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.Currency))
t "Double.Parse('-2147483649', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.Currency))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.Any))
t "Double.Parse('-2147483649', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.Any))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('-2147483649', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('-2147483649', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('-2147483649', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('-2147483649', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("-2147483649", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('-2147483649', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("-2147483649", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('99999999999999999999': string)" (fun () -> int ("99999999999999999999": string))
t "int64 ('99999999999999999999': string)" (fun () -> int64 ("99999999999999999999": string))
t "byte ('99999999999999999999': string)" (fun () -> byte ("99999999999999999999": string))
t "sbyte ('99999999999999999999': string)" (fun () -> sbyte ("99999999999999999999": string))
t "int16 ('99999999999999999999': string)" (fun () -> int16 ("99999999999999999999": string))
t "uint16 ('99999999999999999999': string)" (fun () -> uint16 ("99999999999999999999": string))
t "uint32 ('99999999999999999999': string)" (fun () -> uint32 ("99999999999999999999": string))
t "uint64 ('99999999999999999999': string)" (fun () -> uint64 ("99999999999999999999": string))
t "float ('99999999999999999999': string)" (fun () -> float ("99999999999999999999": string))
t "float32 ('99999999999999999999': string)" (fun () -> float32 ("99999999999999999999": string))
t "decimal ('99999999999999999999': string)" (fun () -> decimal ("99999999999999999999": string))
t "Int32.Parse ('99999999999999999999': string)" (fun () -> Int32.Parse ("99999999999999999999": string))
t "Int64.Parse ('99999999999999999999': string)" (fun () -> Int64.Parse ("99999999999999999999": string))
t "Byte.Parse ('99999999999999999999': string)" (fun () -> Byte.Parse ("99999999999999999999": string))
t "SByte.Parse ('99999999999999999999': string)" (fun () -> SByte.Parse ("99999999999999999999": string))
t "Double.Parse ('99999999999999999999': string)" (fun () -> Double.Parse ("99999999999999999999": string))
t "Single.Parse ('99999999999999999999': string)" (fun () -> Single.Parse ("99999999999999999999": string))
t "Decimal.Parse ('99999999999999999999': string)" (fun () -> Decimal.Parse ("99999999999999999999": string))
t "UInt32.Parse ('99999999999999999999': string)" (fun () -> UInt32.Parse ("99999999999999999999": string))
t "BigInteger.Parse ('99999999999999999999': string)" (fun () -> BigInteger.Parse ("99999999999999999999": string))
t "(Convert.ToInt32: string -> int) ('99999999999999999999': string)" (fun () -> (Convert.ToInt32: string -> int) ("99999999999999999999": string))
t "(Convert.ToDouble: string -> float) ('99999999999999999999': string)" (fun () -> (Convert.ToDouble: string -> float) ("99999999999999999999": string))
t "(Convert.ToByte: string -> byte) ('99999999999999999999': string)" (fun () -> (Convert.ToByte: string -> byte) ("99999999999999999999": string))
t "Boolean.Parse ('99999999999999999999': string)" (fun () -> Boolean.Parse ("99999999999999999999": string))
t "Char.Parse ('99999999999999999999': string)" (fun () -> Char.Parse ("99999999999999999999": string))
t "Int32.TryParse('99999999999999999999': string)" (fun () -> Int32.TryParse("99999999999999999999": string))
t "Int64.TryParse('99999999999999999999': string)" (fun () -> Int64.TryParse("99999999999999999999": string))
t "Double.TryParse('99999999999999999999': string)" (fun () -> Double.TryParse("99999999999999999999": string))
t "Byte.TryParse('99999999999999999999': string)" (fun () -> Byte.TryParse("99999999999999999999": string))
t "Decimal.TryParse('99999999999999999999': string)" (fun () -> Decimal.TryParse("99999999999999999999": string))
t "BigInteger.TryParse('99999999999999999999': string)" (fun () -> BigInteger.TryParse("99999999999999999999": string))
t "Boolean.TryParse('99999999999999999999': string)" (fun () -> Boolean.TryParse("99999999999999999999": string))
t "Char.TryParse('99999999999999999999': string)" (fun () -> Char.TryParse("99999999999999999999": string))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.Integer))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.Integer))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.Number))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.Number))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.Float))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.Float))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.None))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.None)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.None))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.Currency))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.Currency))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.Any))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.Any))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('99999999999999999999', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("99999999999999999999", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('99999999999999999999', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("99999999999999999999", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('': string)" (fun () -> int ("": string))
t "int64 ('': string)" (fun () -> int64 ("": string))
t "byte ('': string)" (fun () -> byte ("": string))
t "sbyte ('': string)" (fun () -> sbyte ("": string))
t "int16 ('': string)" (fun () -> int16 ("": string))
t "uint16 ('': string)" (fun () -> uint16 ("": string))
t "uint32 ('': string)" (fun () -> uint32 ("": string))
t "uint64 ('': string)" (fun () -> uint64 ("": string))
t "float ('': string)" (fun () -> float ("": string))
t "float32 ('': string)" (fun () -> float32 ("": string))
t "decimal ('': string)" (fun () -> decimal ("": string))
t "Int32.Parse ('': string)" (fun () -> Int32.Parse ("": string))
t "Int64.Parse ('': string)" (fun () -> Int64.Parse ("": string))
t "Byte.Parse ('': string)" (fun () -> Byte.Parse ("": string))
t "SByte.Parse ('': string)" (fun () -> SByte.Parse ("": string))
t "Double.Parse ('': string)" (fun () -> Double.Parse ("": string))
t "Single.Parse ('': string)" (fun () -> Single.Parse ("": string))
t "Decimal.Parse ('': string)" (fun () -> Decimal.Parse ("": string))
t "UInt32.Parse ('': string)" (fun () -> UInt32.Parse ("": string))
t "BigInteger.Parse ('': string)" (fun () -> BigInteger.Parse ("": string))
t "(Convert.ToInt32: string -> int) ('': string)" (fun () -> (Convert.ToInt32: string -> int) ("": string))
t "(Convert.ToDouble: string -> float) ('': string)" (fun () -> (Convert.ToDouble: string -> float) ("": string))
t "(Convert.ToByte: string -> byte) ('': string)" (fun () -> (Convert.ToByte: string -> byte) ("": string))
t "Boolean.Parse ('': string)" (fun () -> Boolean.Parse ("": string))
t "Char.Parse ('': string)" (fun () -> Char.Parse ("": string))
t "Int32.TryParse('': string)" (fun () -> Int32.TryParse("": string))
t "Int64.TryParse('': string)" (fun () -> Int64.TryParse("": string))
t "Double.TryParse('': string)" (fun () -> Double.TryParse("": string))
t "Byte.TryParse('': string)" (fun () -> Byte.TryParse("": string))
t "Decimal.TryParse('': string)" (fun () -> Decimal.TryParse("": string))
t "BigInteger.TryParse('': string)" (fun () -> BigInteger.TryParse("": string))
t "Boolean.TryParse('': string)" (fun () -> Boolean.TryParse("": string))
t "Char.TryParse('': string)" (fun () -> Char.TryParse("": string))
t "Int32.Parse('', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("", Globalization.NumberStyles.Integer))
t "Double.Parse('', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("", Globalization.NumberStyles.Integer))
t "Int32.Parse('', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("", Globalization.NumberStyles.Number))
t "Double.Parse('', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("", Globalization.NumberStyles.Number))
t "Int32.Parse('', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("", Globalization.NumberStyles.Float))
t "Double.Parse('', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("", Globalization.NumberStyles.Float))
t "Int32.Parse('', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("", Globalization.NumberStyles.None))
t "Double.Parse('', Globalization.NumberStyles.None)" (fun () -> Double.Parse("", Globalization.NumberStyles.None))
t "Int32.Parse('', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("", Globalization.NumberStyles.Currency))
t "Double.Parse('', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("", Globalization.NumberStyles.Currency))
t "Int32.Parse('', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("", Globalization.NumberStyles.Any))
t "Double.Parse('', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("", Globalization.NumberStyles.Any))
t "Int32.Parse('', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("", Globalization.NumberStyles.AllowHexSpecifier))
t "int (null: string)" (fun () -> int (null: string))
t "int64 (null: string)" (fun () -> int64 (null: string))
t "byte (null: string)" (fun () -> byte (null: string))
t "sbyte (null: string)" (fun () -> sbyte (null: string))
t "int16 (null: string)" (fun () -> int16 (null: string))
t "uint16 (null: string)" (fun () -> uint16 (null: string))
t "uint32 (null: string)" (fun () -> uint32 (null: string))
t "uint64 (null: string)" (fun () -> uint64 (null: string))
t "float (null: string)" (fun () -> float (null: string))
t "float32 (null: string)" (fun () -> float32 (null: string))
t "decimal (null: string)" (fun () -> decimal (null: string))
t "Int32.Parse (null: string)" (fun () -> Int32.Parse (null: string))
t "Int64.Parse (null: string)" (fun () -> Int64.Parse (null: string))
t "Byte.Parse (null: string)" (fun () -> Byte.Parse (null: string))
t "SByte.Parse (null: string)" (fun () -> SByte.Parse (null: string))
t "Double.Parse (null: string)" (fun () -> Double.Parse (null: string))
t "Single.Parse (null: string)" (fun () -> Single.Parse (null: string))
t "Decimal.Parse (null: string)" (fun () -> Decimal.Parse (null: string))
t "UInt32.Parse (null: string)" (fun () -> UInt32.Parse (null: string))
t "BigInteger.Parse (null: string)" (fun () -> BigInteger.Parse (null: string))
t "(Convert.ToInt32: string -> int) (null: string)" (fun () -> (Convert.ToInt32: string -> int) (null: string))
t "(Convert.ToDouble: string -> float) (null: string)" (fun () -> (Convert.ToDouble: string -> float) (null: string))
t "(Convert.ToByte: string -> byte) (null: string)" (fun () -> (Convert.ToByte: string -> byte) (null: string))
t "Boolean.Parse (null: string)" (fun () -> Boolean.Parse (null: string))
t "Char.Parse (null: string)" (fun () -> Char.Parse (null: string))
t "Int32.TryParse(null: string)" (fun () -> Int32.TryParse(null: string))
t "Int64.TryParse(null: string)" (fun () -> Int64.TryParse(null: string))
t "Double.TryParse(null: string)" (fun () -> Double.TryParse(null: string))
t "Byte.TryParse(null: string)" (fun () -> Byte.TryParse(null: string))
t "Decimal.TryParse(null: string)" (fun () -> Decimal.TryParse(null: string))
t "BigInteger.TryParse(null: string)" (fun () -> BigInteger.TryParse(null: string))
t "Boolean.TryParse(null: string)" (fun () -> Boolean.TryParse(null: string))
t "Char.TryParse(null: string)" (fun () -> Char.TryParse(null: string))
t "Int32.Parse(null, Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.Integer))
t "Double.Parse(null, Globalization.NumberStyles.Integer)" (fun () -> Double.Parse(null, Globalization.NumberStyles.Integer))
t "Int32.Parse(null, Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.HexNumber))
t "Int32.Parse(null, Globalization.NumberStyles.Number)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.Number))
t "Double.Parse(null, Globalization.NumberStyles.Number)" (fun () -> Double.Parse(null, Globalization.NumberStyles.Number))
t "Int32.Parse(null, Globalization.NumberStyles.Float)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.Float))
t "Double.Parse(null, Globalization.NumberStyles.Float)" (fun () -> Double.Parse(null, Globalization.NumberStyles.Float))
t "Int32.Parse(null, Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.AllowThousands))
t "Double.Parse(null, Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse(null, Globalization.NumberStyles.AllowThousands))
t "Int32.Parse(null, Globalization.NumberStyles.None)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.None))
t "Double.Parse(null, Globalization.NumberStyles.None)" (fun () -> Double.Parse(null, Globalization.NumberStyles.None))
t "Int32.Parse(null, Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.Currency))
t "Double.Parse(null, Globalization.NumberStyles.Currency)" (fun () -> Double.Parse(null, Globalization.NumberStyles.Currency))
t "Int32.Parse(null, Globalization.NumberStyles.Any)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.Any))
t "Double.Parse(null, Globalization.NumberStyles.Any)" (fun () -> Double.Parse(null, Globalization.NumberStyles.Any))
t "Int32.Parse(null, Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.AllowParentheses))
t "Double.Parse(null, Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse(null, Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse(null, Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse(null, Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse(null, Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse(null, Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.AllowExponent))
t "Double.Parse(null, Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse(null, Globalization.NumberStyles.AllowExponent))
t "Int32.Parse(null, Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse(null, Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse(null, Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse(null, Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse(null, Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse(null, Globalization.NumberStyles.AllowHexSpecifier))
t "int ('abc': string)" (fun () -> int ("abc": string))
t "int64 ('abc': string)" (fun () -> int64 ("abc": string))
t "byte ('abc': string)" (fun () -> byte ("abc": string))
t "sbyte ('abc': string)" (fun () -> sbyte ("abc": string))
t "int16 ('abc': string)" (fun () -> int16 ("abc": string))
t "uint16 ('abc': string)" (fun () -> uint16 ("abc": string))
t "uint32 ('abc': string)" (fun () -> uint32 ("abc": string))
t "uint64 ('abc': string)" (fun () -> uint64 ("abc": string))
t "float ('abc': string)" (fun () -> float ("abc": string))
t "float32 ('abc': string)" (fun () -> float32 ("abc": string))
t "decimal ('abc': string)" (fun () -> decimal ("abc": string))
t "Int32.Parse ('abc': string)" (fun () -> Int32.Parse ("abc": string))
t "Int64.Parse ('abc': string)" (fun () -> Int64.Parse ("abc": string))
t "Byte.Parse ('abc': string)" (fun () -> Byte.Parse ("abc": string))
t "SByte.Parse ('abc': string)" (fun () -> SByte.Parse ("abc": string))
t "Double.Parse ('abc': string)" (fun () -> Double.Parse ("abc": string))
t "Single.Parse ('abc': string)" (fun () -> Single.Parse ("abc": string))
t "Decimal.Parse ('abc': string)" (fun () -> Decimal.Parse ("abc": string))
t "UInt32.Parse ('abc': string)" (fun () -> UInt32.Parse ("abc": string))
t "BigInteger.Parse ('abc': string)" (fun () -> BigInteger.Parse ("abc": string))
t "(Convert.ToInt32: string -> int) ('abc': string)" (fun () -> (Convert.ToInt32: string -> int) ("abc": string))
t "(Convert.ToDouble: string -> float) ('abc': string)" (fun () -> (Convert.ToDouble: string -> float) ("abc": string))
t "(Convert.ToByte: string -> byte) ('abc': string)" (fun () -> (Convert.ToByte: string -> byte) ("abc": string))
t "Boolean.Parse ('abc': string)" (fun () -> Boolean.Parse ("abc": string))
t "Char.Parse ('abc': string)" (fun () -> Char.Parse ("abc": string))
t "Int32.TryParse('abc': string)" (fun () -> Int32.TryParse("abc": string))
t "Int64.TryParse('abc': string)" (fun () -> Int64.TryParse("abc": string))
t "Double.TryParse('abc': string)" (fun () -> Double.TryParse("abc": string))
t "Byte.TryParse('abc': string)" (fun () -> Byte.TryParse("abc": string))
t "Decimal.TryParse('abc': string)" (fun () -> Decimal.TryParse("abc": string))
t "BigInteger.TryParse('abc': string)" (fun () -> BigInteger.TryParse("abc": string))
t "Boolean.TryParse('abc': string)" (fun () -> Boolean.TryParse("abc": string))
t "Char.TryParse('abc': string)" (fun () -> Char.TryParse("abc": string))
t "Int32.Parse('abc', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.Integer))
t "Double.Parse('abc', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.Integer))
t "Int32.Parse('abc', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('abc', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.Number))
t "Double.Parse('abc', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.Number))
t "Int32.Parse('abc', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.Float))
t "Double.Parse('abc', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.Float))
t "Int32.Parse('abc', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('abc', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('abc', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.None))
t "Double.Parse('abc', Globalization.NumberStyles.None)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.None))
t "Int32.Parse('abc', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.Currency))
t "Double.Parse('abc', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.Currency))
t "Int32.Parse('abc', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.Any))
t "Double.Parse('abc', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.Any))
t "Int32.Parse('abc', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('abc', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('abc', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('abc', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('abc', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('abc', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('abc', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('abc', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('abc', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("abc", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('abc', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("abc", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('1.5': string)" (fun () -> int ("1.5": string))
t "int64 ('1.5': string)" (fun () -> int64 ("1.5": string))
t "byte ('1.5': string)" (fun () -> byte ("1.5": string))
t "sbyte ('1.5': string)" (fun () -> sbyte ("1.5": string))
t "int16 ('1.5': string)" (fun () -> int16 ("1.5": string))
t "uint16 ('1.5': string)" (fun () -> uint16 ("1.5": string))
t "uint32 ('1.5': string)" (fun () -> uint32 ("1.5": string))
t "uint64 ('1.5': string)" (fun () -> uint64 ("1.5": string))
t "float ('1.5': string)" (fun () -> float ("1.5": string))
t "float32 ('1.5': string)" (fun () -> float32 ("1.5": string))
t "decimal ('1.5': string)" (fun () -> decimal ("1.5": string))
t "Int32.Parse ('1.5': string)" (fun () -> Int32.Parse ("1.5": string))
t "Int64.Parse ('1.5': string)" (fun () -> Int64.Parse ("1.5": string))
t "Byte.Parse ('1.5': string)" (fun () -> Byte.Parse ("1.5": string))
t "SByte.Parse ('1.5': string)" (fun () -> SByte.Parse ("1.5": string))
t "Double.Parse ('1.5': string)" (fun () -> Double.Parse ("1.5": string))
t "Single.Parse ('1.5': string)" (fun () -> Single.Parse ("1.5": string))
t "Decimal.Parse ('1.5': string)" (fun () -> Decimal.Parse ("1.5": string))
t "UInt32.Parse ('1.5': string)" (fun () -> UInt32.Parse ("1.5": string))
t "BigInteger.Parse ('1.5': string)" (fun () -> BigInteger.Parse ("1.5": string))
t "(Convert.ToInt32: string -> int) ('1.5': string)" (fun () -> (Convert.ToInt32: string -> int) ("1.5": string))
t "(Convert.ToDouble: string -> float) ('1.5': string)" (fun () -> (Convert.ToDouble: string -> float) ("1.5": string))
t "(Convert.ToByte: string -> byte) ('1.5': string)" (fun () -> (Convert.ToByte: string -> byte) ("1.5": string))
t "Boolean.Parse ('1.5': string)" (fun () -> Boolean.Parse ("1.5": string))
t "Char.Parse ('1.5': string)" (fun () -> Char.Parse ("1.5": string))
t "Int32.TryParse('1.5': string)" (fun () -> Int32.TryParse("1.5": string))
t "Int64.TryParse('1.5': string)" (fun () -> Int64.TryParse("1.5": string))
t "Double.TryParse('1.5': string)" (fun () -> Double.TryParse("1.5": string))
t "Byte.TryParse('1.5': string)" (fun () -> Byte.TryParse("1.5": string))
t "Decimal.TryParse('1.5': string)" (fun () -> Decimal.TryParse("1.5": string))
t "BigInteger.TryParse('1.5': string)" (fun () -> BigInteger.TryParse("1.5": string))
t "Boolean.TryParse('1.5': string)" (fun () -> Boolean.TryParse("1.5": string))
t "Char.TryParse('1.5': string)" (fun () -> Char.TryParse("1.5": string))
t "Int32.Parse('1.5', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.Integer))
t "Double.Parse('1.5', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.Integer))
t "Int32.Parse('1.5', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('1.5', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.Number))
t "Double.Parse('1.5', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.Number))
t "Int32.Parse('1.5', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.Float))
t "Double.Parse('1.5', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.Float))
t "Int32.Parse('1.5', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('1.5', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('1.5', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.None))
t "Double.Parse('1.5', Globalization.NumberStyles.None)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.None))
t "Int32.Parse('1.5', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.Currency))
t "Double.Parse('1.5', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.Currency))
t "Int32.Parse('1.5', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.Any))
t "Double.Parse('1.5', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.Any))
t "Int32.Parse('1.5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('1.5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('1.5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('1.5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('1.5', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('1.5', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('1.5', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('1.5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('1.5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("1.5", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('1.5', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("1.5", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('(5)': string)" (fun () -> int ("(5)": string))
t "int64 ('(5)': string)" (fun () -> int64 ("(5)": string))
t "byte ('(5)': string)" (fun () -> byte ("(5)": string))
t "sbyte ('(5)': string)" (fun () -> sbyte ("(5)": string))
t "int16 ('(5)': string)" (fun () -> int16 ("(5)": string))
t "uint16 ('(5)': string)" (fun () -> uint16 ("(5)": string))
t "uint32 ('(5)': string)" (fun () -> uint32 ("(5)": string))
t "uint64 ('(5)': string)" (fun () -> uint64 ("(5)": string))
t "float ('(5)': string)" (fun () -> float ("(5)": string))
t "float32 ('(5)': string)" (fun () -> float32 ("(5)": string))
t "decimal ('(5)': string)" (fun () -> decimal ("(5)": string))
t "Int32.Parse ('(5)': string)" (fun () -> Int32.Parse ("(5)": string))
t "Int64.Parse ('(5)': string)" (fun () -> Int64.Parse ("(5)": string))
t "Byte.Parse ('(5)': string)" (fun () -> Byte.Parse ("(5)": string))
t "SByte.Parse ('(5)': string)" (fun () -> SByte.Parse ("(5)": string))
t "Double.Parse ('(5)': string)" (fun () -> Double.Parse ("(5)": string))
t "Single.Parse ('(5)': string)" (fun () -> Single.Parse ("(5)": string))
t "Decimal.Parse ('(5)': string)" (fun () -> Decimal.Parse ("(5)": string))
t "UInt32.Parse ('(5)': string)" (fun () -> UInt32.Parse ("(5)": string))
t "BigInteger.Parse ('(5)': string)" (fun () -> BigInteger.Parse ("(5)": string))
t "(Convert.ToInt32: string -> int) ('(5)': string)" (fun () -> (Convert.ToInt32: string -> int) ("(5)": string))
t "(Convert.ToDouble: string -> float) ('(5)': string)" (fun () -> (Convert.ToDouble: string -> float) ("(5)": string))
t "(Convert.ToByte: string -> byte) ('(5)': string)" (fun () -> (Convert.ToByte: string -> byte) ("(5)": string))
t "Boolean.Parse ('(5)': string)" (fun () -> Boolean.Parse ("(5)": string))
t "Char.Parse ('(5)': string)" (fun () -> Char.Parse ("(5)": string))
t "Int32.TryParse('(5)': string)" (fun () -> Int32.TryParse("(5)": string))
t "Int64.TryParse('(5)': string)" (fun () -> Int64.TryParse("(5)": string))
t "Double.TryParse('(5)': string)" (fun () -> Double.TryParse("(5)": string))
t "Byte.TryParse('(5)': string)" (fun () -> Byte.TryParse("(5)": string))
t "Decimal.TryParse('(5)': string)" (fun () -> Decimal.TryParse("(5)": string))
t "BigInteger.TryParse('(5)': string)" (fun () -> BigInteger.TryParse("(5)": string))
t "Boolean.TryParse('(5)': string)" (fun () -> Boolean.TryParse("(5)": string))
t "Char.TryParse('(5)': string)" (fun () -> Char.TryParse("(5)": string))
t "Int32.Parse('(5)', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.Integer))
t "Double.Parse('(5)', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.Integer))
t "Int32.Parse('(5)', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('(5)', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.Number))
t "Double.Parse('(5)', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.Number))
t "Int32.Parse('(5)', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.Float))
t "Double.Parse('(5)', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.Float))
t "Int32.Parse('(5)', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('(5)', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('(5)', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.None))
t "Double.Parse('(5)', Globalization.NumberStyles.None)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.None))
t "Int32.Parse('(5)', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.Currency))
t "Double.Parse('(5)', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.Currency))
t "Int32.Parse('(5)', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.Any))
t "Double.Parse('(5)', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.Any))
t "Int32.Parse('(5)', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('(5)', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('(5)', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('(5)', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('(5)', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('(5)', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('(5)', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('(5)', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('(5)', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("(5)", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('(5)', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("(5)", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('5-': string)" (fun () -> int ("5-": string))
t "int64 ('5-': string)" (fun () -> int64 ("5-": string))
t "byte ('5-': string)" (fun () -> byte ("5-": string))
t "sbyte ('5-': string)" (fun () -> sbyte ("5-": string))
t "int16 ('5-': string)" (fun () -> int16 ("5-": string))
t "uint16 ('5-': string)" (fun () -> uint16 ("5-": string))
t "uint32 ('5-': string)" (fun () -> uint32 ("5-": string))
t "uint64 ('5-': string)" (fun () -> uint64 ("5-": string))
t "float ('5-': string)" (fun () -> float ("5-": string))
t "float32 ('5-': string)" (fun () -> float32 ("5-": string))
t "decimal ('5-': string)" (fun () -> decimal ("5-": string))
t "Int32.Parse ('5-': string)" (fun () -> Int32.Parse ("5-": string))
t "Int64.Parse ('5-': string)" (fun () -> Int64.Parse ("5-": string))
t "Byte.Parse ('5-': string)" (fun () -> Byte.Parse ("5-": string))
t "SByte.Parse ('5-': string)" (fun () -> SByte.Parse ("5-": string))
t "Double.Parse ('5-': string)" (fun () -> Double.Parse ("5-": string))
t "Single.Parse ('5-': string)" (fun () -> Single.Parse ("5-": string))
t "Decimal.Parse ('5-': string)" (fun () -> Decimal.Parse ("5-": string))
t "UInt32.Parse ('5-': string)" (fun () -> UInt32.Parse ("5-": string))
t "BigInteger.Parse ('5-': string)" (fun () -> BigInteger.Parse ("5-": string))
t "(Convert.ToInt32: string -> int) ('5-': string)" (fun () -> (Convert.ToInt32: string -> int) ("5-": string))
t "(Convert.ToDouble: string -> float) ('5-': string)" (fun () -> (Convert.ToDouble: string -> float) ("5-": string))
t "(Convert.ToByte: string -> byte) ('5-': string)" (fun () -> (Convert.ToByte: string -> byte) ("5-": string))
t "Boolean.Parse ('5-': string)" (fun () -> Boolean.Parse ("5-": string))
t "Char.Parse ('5-': string)" (fun () -> Char.Parse ("5-": string))
t "Int32.TryParse('5-': string)" (fun () -> Int32.TryParse("5-": string))
t "Int64.TryParse('5-': string)" (fun () -> Int64.TryParse("5-": string))
t "Double.TryParse('5-': string)" (fun () -> Double.TryParse("5-": string))
t "Byte.TryParse('5-': string)" (fun () -> Byte.TryParse("5-": string))
t "Decimal.TryParse('5-': string)" (fun () -> Decimal.TryParse("5-": string))
t "BigInteger.TryParse('5-': string)" (fun () -> BigInteger.TryParse("5-": string))
t "Boolean.TryParse('5-': string)" (fun () -> Boolean.TryParse("5-": string))
t "Char.TryParse('5-': string)" (fun () -> Char.TryParse("5-": string))
t "Int32.Parse('5-', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.Integer))
t "Double.Parse('5-', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.Integer))
t "Int32.Parse('5-', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('5-', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.Number))
t "Double.Parse('5-', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.Number))
t "Int32.Parse('5-', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.Float))
t "Double.Parse('5-', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.Float))
t "Int32.Parse('5-', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('5-', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('5-', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.None))
t "Double.Parse('5-', Globalization.NumberStyles.None)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.None))
t "Int32.Parse('5-', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.Currency))
t "Double.Parse('5-', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.Currency))
t "Int32.Parse('5-', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.Any))
t "Double.Parse('5-', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.Any))
t "Int32.Parse('5-', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('5-', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('5-', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('5-', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('5-', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('5-', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('5-', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('5-', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('5-', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("5-", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('5-', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("5-", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('$5': string)" (fun () -> int ("$5": string))
t "int64 ('$5': string)" (fun () -> int64 ("$5": string))
t "byte ('$5': string)" (fun () -> byte ("$5": string))
t "sbyte ('$5': string)" (fun () -> sbyte ("$5": string))
t "int16 ('$5': string)" (fun () -> int16 ("$5": string))
t "uint16 ('$5': string)" (fun () -> uint16 ("$5": string))
t "uint32 ('$5': string)" (fun () -> uint32 ("$5": string))
t "uint64 ('$5': string)" (fun () -> uint64 ("$5": string))
t "float ('$5': string)" (fun () -> float ("$5": string))
t "float32 ('$5': string)" (fun () -> float32 ("$5": string))
t "decimal ('$5': string)" (fun () -> decimal ("$5": string))
t "Int32.Parse ('$5': string)" (fun () -> Int32.Parse ("$5": string))
t "Int64.Parse ('$5': string)" (fun () -> Int64.Parse ("$5": string))
t "Byte.Parse ('$5': string)" (fun () -> Byte.Parse ("$5": string))
t "SByte.Parse ('$5': string)" (fun () -> SByte.Parse ("$5": string))
t "Double.Parse ('$5': string)" (fun () -> Double.Parse ("$5": string))
t "Single.Parse ('$5': string)" (fun () -> Single.Parse ("$5": string))
t "Decimal.Parse ('$5': string)" (fun () -> Decimal.Parse ("$5": string))
t "UInt32.Parse ('$5': string)" (fun () -> UInt32.Parse ("$5": string))
t "BigInteger.Parse ('$5': string)" (fun () -> BigInteger.Parse ("$5": string))
t "(Convert.ToInt32: string -> int) ('$5': string)" (fun () -> (Convert.ToInt32: string -> int) ("$5": string))
t "(Convert.ToDouble: string -> float) ('$5': string)" (fun () -> (Convert.ToDouble: string -> float) ("$5": string))
t "(Convert.ToByte: string -> byte) ('$5': string)" (fun () -> (Convert.ToByte: string -> byte) ("$5": string))
t "Boolean.Parse ('$5': string)" (fun () -> Boolean.Parse ("$5": string))
t "Char.Parse ('$5': string)" (fun () -> Char.Parse ("$5": string))
t "Int32.TryParse('$5': string)" (fun () -> Int32.TryParse("$5": string))
t "Int64.TryParse('$5': string)" (fun () -> Int64.TryParse("$5": string))
t "Double.TryParse('$5': string)" (fun () -> Double.TryParse("$5": string))
t "Byte.TryParse('$5': string)" (fun () -> Byte.TryParse("$5": string))
t "Decimal.TryParse('$5': string)" (fun () -> Decimal.TryParse("$5": string))
t "BigInteger.TryParse('$5': string)" (fun () -> BigInteger.TryParse("$5": string))
t "Boolean.TryParse('$5': string)" (fun () -> Boolean.TryParse("$5": string))
t "Char.TryParse('$5': string)" (fun () -> Char.TryParse("$5": string))
t "Int32.Parse('$5', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.Integer))
t "Double.Parse('$5', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.Integer))
t "Int32.Parse('$5', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('$5', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.Number))
t "Double.Parse('$5', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.Number))
t "Int32.Parse('$5', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.Float))
t "Double.Parse('$5', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.Float))
t "Int32.Parse('$5', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('$5', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('$5', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.None))
t "Double.Parse('$5', Globalization.NumberStyles.None)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.None))
t "Int32.Parse('$5', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.Currency))
t "Double.Parse('$5', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.Currency))
t "Int32.Parse('$5', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.Any))
t "Double.Parse('$5', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.Any))
t "Int32.Parse('$5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('$5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('$5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('$5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('$5', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('$5', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('$5', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('$5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('$5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("$5", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('$5', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("$5", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('1_000': string)" (fun () -> int ("1_000": string))
t "int64 ('1_000': string)" (fun () -> int64 ("1_000": string))
t "byte ('1_000': string)" (fun () -> byte ("1_000": string))
t "sbyte ('1_000': string)" (fun () -> sbyte ("1_000": string))
t "int16 ('1_000': string)" (fun () -> int16 ("1_000": string))
t "uint16 ('1_000': string)" (fun () -> uint16 ("1_000": string))
t "uint32 ('1_000': string)" (fun () -> uint32 ("1_000": string))
t "uint64 ('1_000': string)" (fun () -> uint64 ("1_000": string))
t "float ('1_000': string)" (fun () -> float ("1_000": string))
t "float32 ('1_000': string)" (fun () -> float32 ("1_000": string))
t "decimal ('1_000': string)" (fun () -> decimal ("1_000": string))
t "Int32.Parse ('1_000': string)" (fun () -> Int32.Parse ("1_000": string))
t "Int64.Parse ('1_000': string)" (fun () -> Int64.Parse ("1_000": string))
t "Byte.Parse ('1_000': string)" (fun () -> Byte.Parse ("1_000": string))
t "SByte.Parse ('1_000': string)" (fun () -> SByte.Parse ("1_000": string))
t "Double.Parse ('1_000': string)" (fun () -> Double.Parse ("1_000": string))
t "Single.Parse ('1_000': string)" (fun () -> Single.Parse ("1_000": string))
t "Decimal.Parse ('1_000': string)" (fun () -> Decimal.Parse ("1_000": string))
t "UInt32.Parse ('1_000': string)" (fun () -> UInt32.Parse ("1_000": string))
t "BigInteger.Parse ('1_000': string)" (fun () -> BigInteger.Parse ("1_000": string))
t "(Convert.ToInt32: string -> int) ('1_000': string)" (fun () -> (Convert.ToInt32: string -> int) ("1_000": string))
t "(Convert.ToDouble: string -> float) ('1_000': string)" (fun () -> (Convert.ToDouble: string -> float) ("1_000": string))
t "(Convert.ToByte: string -> byte) ('1_000': string)" (fun () -> (Convert.ToByte: string -> byte) ("1_000": string))
t "Boolean.Parse ('1_000': string)" (fun () -> Boolean.Parse ("1_000": string))
t "Char.Parse ('1_000': string)" (fun () -> Char.Parse ("1_000": string))
t "Int32.TryParse('1_000': string)" (fun () -> Int32.TryParse("1_000": string))
t "Int64.TryParse('1_000': string)" (fun () -> Int64.TryParse("1_000": string))
t "Double.TryParse('1_000': string)" (fun () -> Double.TryParse("1_000": string))
t "Byte.TryParse('1_000': string)" (fun () -> Byte.TryParse("1_000": string))
t "Decimal.TryParse('1_000': string)" (fun () -> Decimal.TryParse("1_000": string))
t "BigInteger.TryParse('1_000': string)" (fun () -> BigInteger.TryParse("1_000": string))
t "Boolean.TryParse('1_000': string)" (fun () -> Boolean.TryParse("1_000": string))
t "Char.TryParse('1_000': string)" (fun () -> Char.TryParse("1_000": string))
t "Int32.Parse('1_000', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.Integer))
t "Double.Parse('1_000', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.Integer))
t "Int32.Parse('1_000', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('1_000', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.Number))
t "Double.Parse('1_000', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.Number))
t "Int32.Parse('1_000', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.Float))
t "Double.Parse('1_000', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.Float))
t "Int32.Parse('1_000', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('1_000', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('1_000', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.None))
t "Double.Parse('1_000', Globalization.NumberStyles.None)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.None))
t "Int32.Parse('1_000', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.Currency))
t "Double.Parse('1_000', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.Currency))
t "Int32.Parse('1_000', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.Any))
t "Double.Parse('1_000', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.Any))
t "Int32.Parse('1_000', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('1_000', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('1_000', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('1_000', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('1_000', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('1_000', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('1_000', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('1_000', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('1_000', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("1_000", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('1_000', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("1_000", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('0b101': string)" (fun () -> int ("0b101": string))
t "int64 ('0b101': string)" (fun () -> int64 ("0b101": string))
t "byte ('0b101': string)" (fun () -> byte ("0b101": string))
t "sbyte ('0b101': string)" (fun () -> sbyte ("0b101": string))
t "int16 ('0b101': string)" (fun () -> int16 ("0b101": string))
t "uint16 ('0b101': string)" (fun () -> uint16 ("0b101": string))
t "uint32 ('0b101': string)" (fun () -> uint32 ("0b101": string))
t "uint64 ('0b101': string)" (fun () -> uint64 ("0b101": string))
t "float ('0b101': string)" (fun () -> float ("0b101": string))
t "float32 ('0b101': string)" (fun () -> float32 ("0b101": string))
t "decimal ('0b101': string)" (fun () -> decimal ("0b101": string))
t "Int32.Parse ('0b101': string)" (fun () -> Int32.Parse ("0b101": string))
t "Int64.Parse ('0b101': string)" (fun () -> Int64.Parse ("0b101": string))
t "Byte.Parse ('0b101': string)" (fun () -> Byte.Parse ("0b101": string))
t "SByte.Parse ('0b101': string)" (fun () -> SByte.Parse ("0b101": string))
t "Double.Parse ('0b101': string)" (fun () -> Double.Parse ("0b101": string))
t "Single.Parse ('0b101': string)" (fun () -> Single.Parse ("0b101": string))
t "Decimal.Parse ('0b101': string)" (fun () -> Decimal.Parse ("0b101": string))
t "UInt32.Parse ('0b101': string)" (fun () -> UInt32.Parse ("0b101": string))
t "BigInteger.Parse ('0b101': string)" (fun () -> BigInteger.Parse ("0b101": string))
t "(Convert.ToInt32: string -> int) ('0b101': string)" (fun () -> (Convert.ToInt32: string -> int) ("0b101": string))
t "(Convert.ToDouble: string -> float) ('0b101': string)" (fun () -> (Convert.ToDouble: string -> float) ("0b101": string))
t "(Convert.ToByte: string -> byte) ('0b101': string)" (fun () -> (Convert.ToByte: string -> byte) ("0b101": string))
t "Boolean.Parse ('0b101': string)" (fun () -> Boolean.Parse ("0b101": string))
t "Char.Parse ('0b101': string)" (fun () -> Char.Parse ("0b101": string))
t "Int32.TryParse('0b101': string)" (fun () -> Int32.TryParse("0b101": string))
t "Int64.TryParse('0b101': string)" (fun () -> Int64.TryParse("0b101": string))
t "Double.TryParse('0b101': string)" (fun () -> Double.TryParse("0b101": string))
t "Byte.TryParse('0b101': string)" (fun () -> Byte.TryParse("0b101": string))
t "Decimal.TryParse('0b101': string)" (fun () -> Decimal.TryParse("0b101": string))
t "BigInteger.TryParse('0b101': string)" (fun () -> BigInteger.TryParse("0b101": string))
t "Boolean.TryParse('0b101': string)" (fun () -> Boolean.TryParse("0b101": string))
t "Char.TryParse('0b101': string)" (fun () -> Char.TryParse("0b101": string))
t "Int32.Parse('0b101', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.Integer))
t "Double.Parse('0b101', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.Integer))
t "Int32.Parse('0b101', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('0b101', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.Number))
t "Double.Parse('0b101', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.Number))
t "Int32.Parse('0b101', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.Float))
t "Double.Parse('0b101', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.Float))
t "Int32.Parse('0b101', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('0b101', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('0b101', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.None))
t "Double.Parse('0b101', Globalization.NumberStyles.None)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.None))
t "Int32.Parse('0b101', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.Currency))
t "Double.Parse('0b101', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.Currency))
t "Int32.Parse('0b101', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.Any))
t "Double.Parse('0b101', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.Any))
t "Int32.Parse('0b101', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('0b101', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('0b101', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('0b101', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('0b101', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('0b101', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('0b101', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('0b101', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('0b101', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("0b101", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('0b101', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("0b101", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('0o17': string)" (fun () -> int ("0o17": string))
t "int64 ('0o17': string)" (fun () -> int64 ("0o17": string))
t "byte ('0o17': string)" (fun () -> byte ("0o17": string))
t "sbyte ('0o17': string)" (fun () -> sbyte ("0o17": string))
t "int16 ('0o17': string)" (fun () -> int16 ("0o17": string))
t "uint16 ('0o17': string)" (fun () -> uint16 ("0o17": string))
t "uint32 ('0o17': string)" (fun () -> uint32 ("0o17": string))
t "uint64 ('0o17': string)" (fun () -> uint64 ("0o17": string))
t "float ('0o17': string)" (fun () -> float ("0o17": string))
t "float32 ('0o17': string)" (fun () -> float32 ("0o17": string))
t "decimal ('0o17': string)" (fun () -> decimal ("0o17": string))
t "Int32.Parse ('0o17': string)" (fun () -> Int32.Parse ("0o17": string))
t "Int64.Parse ('0o17': string)" (fun () -> Int64.Parse ("0o17": string))
t "Byte.Parse ('0o17': string)" (fun () -> Byte.Parse ("0o17": string))
t "SByte.Parse ('0o17': string)" (fun () -> SByte.Parse ("0o17": string))
t "Double.Parse ('0o17': string)" (fun () -> Double.Parse ("0o17": string))
t "Single.Parse ('0o17': string)" (fun () -> Single.Parse ("0o17": string))
t "Decimal.Parse ('0o17': string)" (fun () -> Decimal.Parse ("0o17": string))
t "UInt32.Parse ('0o17': string)" (fun () -> UInt32.Parse ("0o17": string))
t "BigInteger.Parse ('0o17': string)" (fun () -> BigInteger.Parse ("0o17": string))
t "(Convert.ToInt32: string -> int) ('0o17': string)" (fun () -> (Convert.ToInt32: string -> int) ("0o17": string))
t "(Convert.ToDouble: string -> float) ('0o17': string)" (fun () -> (Convert.ToDouble: string -> float) ("0o17": string))
t "(Convert.ToByte: string -> byte) ('0o17': string)" (fun () -> (Convert.ToByte: string -> byte) ("0o17": string))
t "Boolean.Parse ('0o17': string)" (fun () -> Boolean.Parse ("0o17": string))
t "Char.Parse ('0o17': string)" (fun () -> Char.Parse ("0o17": string))
t "Int32.TryParse('0o17': string)" (fun () -> Int32.TryParse("0o17": string))
t "Int64.TryParse('0o17': string)" (fun () -> Int64.TryParse("0o17": string))
t "Double.TryParse('0o17': string)" (fun () -> Double.TryParse("0o17": string))
t "Byte.TryParse('0o17': string)" (fun () -> Byte.TryParse("0o17": string))
t "Decimal.TryParse('0o17': string)" (fun () -> Decimal.TryParse("0o17": string))
t "BigInteger.TryParse('0o17': string)" (fun () -> BigInteger.TryParse("0o17": string))
t "Boolean.TryParse('0o17': string)" (fun () -> Boolean.TryParse("0o17": string))
t "Char.TryParse('0o17': string)" (fun () -> Char.TryParse("0o17": string))
t "Int32.Parse('0o17', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.Integer))
t "Double.Parse('0o17', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.Integer))
t "Int32.Parse('0o17', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('0o17', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.Number))
t "Double.Parse('0o17', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.Number))
t "Int32.Parse('0o17', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.Float))
t "Double.Parse('0o17', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.Float))
t "Int32.Parse('0o17', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('0o17', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('0o17', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.None))
t "Double.Parse('0o17', Globalization.NumberStyles.None)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.None))
t "Int32.Parse('0o17', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.Currency))
t "Double.Parse('0o17', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.Currency))
t "Int32.Parse('0o17', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.Any))
t "Double.Parse('0o17', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.Any))
t "Int32.Parse('0o17', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('0o17', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('0o17', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('0o17', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('0o17', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('0o17', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('0o17', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('0o17', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('0o17', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("0o17", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('0o17', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("0o17", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('NaN': string)" (fun () -> int ("NaN": string))
t "int64 ('NaN': string)" (fun () -> int64 ("NaN": string))
t "byte ('NaN': string)" (fun () -> byte ("NaN": string))
t "sbyte ('NaN': string)" (fun () -> sbyte ("NaN": string))
t "int16 ('NaN': string)" (fun () -> int16 ("NaN": string))
t "uint16 ('NaN': string)" (fun () -> uint16 ("NaN": string))
t "uint32 ('NaN': string)" (fun () -> uint32 ("NaN": string))
t "uint64 ('NaN': string)" (fun () -> uint64 ("NaN": string))
t "float ('NaN': string)" (fun () -> float ("NaN": string))
t "float32 ('NaN': string)" (fun () -> float32 ("NaN": string))
t "decimal ('NaN': string)" (fun () -> decimal ("NaN": string))
t "Int32.Parse ('NaN': string)" (fun () -> Int32.Parse ("NaN": string))
t "Int64.Parse ('NaN': string)" (fun () -> Int64.Parse ("NaN": string))
t "Byte.Parse ('NaN': string)" (fun () -> Byte.Parse ("NaN": string))
t "SByte.Parse ('NaN': string)" (fun () -> SByte.Parse ("NaN": string))
t "Double.Parse ('NaN': string)" (fun () -> Double.Parse ("NaN": string))
t "Single.Parse ('NaN': string)" (fun () -> Single.Parse ("NaN": string))
t "Decimal.Parse ('NaN': string)" (fun () -> Decimal.Parse ("NaN": string))
t "UInt32.Parse ('NaN': string)" (fun () -> UInt32.Parse ("NaN": string))
t "BigInteger.Parse ('NaN': string)" (fun () -> BigInteger.Parse ("NaN": string))
t "(Convert.ToInt32: string -> int) ('NaN': string)" (fun () -> (Convert.ToInt32: string -> int) ("NaN": string))
t "(Convert.ToDouble: string -> float) ('NaN': string)" (fun () -> (Convert.ToDouble: string -> float) ("NaN": string))
t "(Convert.ToByte: string -> byte) ('NaN': string)" (fun () -> (Convert.ToByte: string -> byte) ("NaN": string))
t "Boolean.Parse ('NaN': string)" (fun () -> Boolean.Parse ("NaN": string))
t "Char.Parse ('NaN': string)" (fun () -> Char.Parse ("NaN": string))
t "Int32.TryParse('NaN': string)" (fun () -> Int32.TryParse("NaN": string))
t "Int64.TryParse('NaN': string)" (fun () -> Int64.TryParse("NaN": string))
t "Double.TryParse('NaN': string)" (fun () -> Double.TryParse("NaN": string))
t "Byte.TryParse('NaN': string)" (fun () -> Byte.TryParse("NaN": string))
t "Decimal.TryParse('NaN': string)" (fun () -> Decimal.TryParse("NaN": string))
t "BigInteger.TryParse('NaN': string)" (fun () -> BigInteger.TryParse("NaN": string))
t "Boolean.TryParse('NaN': string)" (fun () -> Boolean.TryParse("NaN": string))
t "Char.TryParse('NaN': string)" (fun () -> Char.TryParse("NaN": string))
t "Int32.Parse('NaN', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.Integer))
t "Double.Parse('NaN', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.Integer))
t "Int32.Parse('NaN', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('NaN', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.Number))
t "Double.Parse('NaN', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.Number))
t "Int32.Parse('NaN', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.Float))
t "Double.Parse('NaN', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.Float))
t "Int32.Parse('NaN', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('NaN', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('NaN', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.None))
t "Double.Parse('NaN', Globalization.NumberStyles.None)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.None))
t "Int32.Parse('NaN', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.Currency))
t "Double.Parse('NaN', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.Currency))
t "Int32.Parse('NaN', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.Any))
t "Double.Parse('NaN', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.Any))
t "Int32.Parse('NaN', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('NaN', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('NaN', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('NaN', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('NaN', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('NaN', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('NaN', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('NaN', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('NaN', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("NaN", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('NaN', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("NaN", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('Infinity': string)" (fun () -> int ("Infinity": string))
t "int64 ('Infinity': string)" (fun () -> int64 ("Infinity": string))
t "byte ('Infinity': string)" (fun () -> byte ("Infinity": string))
t "sbyte ('Infinity': string)" (fun () -> sbyte ("Infinity": string))
t "int16 ('Infinity': string)" (fun () -> int16 ("Infinity": string))
t "uint16 ('Infinity': string)" (fun () -> uint16 ("Infinity": string))
t "uint32 ('Infinity': string)" (fun () -> uint32 ("Infinity": string))
t "uint64 ('Infinity': string)" (fun () -> uint64 ("Infinity": string))
t "float ('Infinity': string)" (fun () -> float ("Infinity": string))
t "float32 ('Infinity': string)" (fun () -> float32 ("Infinity": string))
t "decimal ('Infinity': string)" (fun () -> decimal ("Infinity": string))
t "Int32.Parse ('Infinity': string)" (fun () -> Int32.Parse ("Infinity": string))
t "Int64.Parse ('Infinity': string)" (fun () -> Int64.Parse ("Infinity": string))
t "Byte.Parse ('Infinity': string)" (fun () -> Byte.Parse ("Infinity": string))
t "SByte.Parse ('Infinity': string)" (fun () -> SByte.Parse ("Infinity": string))
t "Double.Parse ('Infinity': string)" (fun () -> Double.Parse ("Infinity": string))
t "Single.Parse ('Infinity': string)" (fun () -> Single.Parse ("Infinity": string))
t "Decimal.Parse ('Infinity': string)" (fun () -> Decimal.Parse ("Infinity": string))
t "UInt32.Parse ('Infinity': string)" (fun () -> UInt32.Parse ("Infinity": string))
t "BigInteger.Parse ('Infinity': string)" (fun () -> BigInteger.Parse ("Infinity": string))
t "(Convert.ToInt32: string -> int) ('Infinity': string)" (fun () -> (Convert.ToInt32: string -> int) ("Infinity": string))
t "(Convert.ToDouble: string -> float) ('Infinity': string)" (fun () -> (Convert.ToDouble: string -> float) ("Infinity": string))
t "(Convert.ToByte: string -> byte) ('Infinity': string)" (fun () -> (Convert.ToByte: string -> byte) ("Infinity": string))
t "Boolean.Parse ('Infinity': string)" (fun () -> Boolean.Parse ("Infinity": string))
t "Char.Parse ('Infinity': string)" (fun () -> Char.Parse ("Infinity": string))
t "Int32.TryParse('Infinity': string)" (fun () -> Int32.TryParse("Infinity": string))
t "Int64.TryParse('Infinity': string)" (fun () -> Int64.TryParse("Infinity": string))
t "Double.TryParse('Infinity': string)" (fun () -> Double.TryParse("Infinity": string))
t "Byte.TryParse('Infinity': string)" (fun () -> Byte.TryParse("Infinity": string))
t "Decimal.TryParse('Infinity': string)" (fun () -> Decimal.TryParse("Infinity": string))
t "BigInteger.TryParse('Infinity': string)" (fun () -> BigInteger.TryParse("Infinity": string))
t "Boolean.TryParse('Infinity': string)" (fun () -> Boolean.TryParse("Infinity": string))
t "Char.TryParse('Infinity': string)" (fun () -> Char.TryParse("Infinity": string))
t "Int32.Parse('Infinity', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.Integer))
t "Double.Parse('Infinity', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.Integer))
t "Int32.Parse('Infinity', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('Infinity', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.Number))
t "Double.Parse('Infinity', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.Number))
t "Int32.Parse('Infinity', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.Float))
t "Double.Parse('Infinity', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.Float))
t "Int32.Parse('Infinity', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('Infinity', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('Infinity', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.None))
t "Double.Parse('Infinity', Globalization.NumberStyles.None)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.None))
t "Int32.Parse('Infinity', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.Currency))
t "Double.Parse('Infinity', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.Currency))
t "Int32.Parse('Infinity', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.Any))
t "Double.Parse('Infinity', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.Any))
t "Int32.Parse('Infinity', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('Infinity', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('Infinity', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('Infinity', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('Infinity', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('Infinity', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('Infinity', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('Infinity', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('Infinity', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("Infinity", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('Infinity', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("Infinity", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('-∞': string)" (fun () -> int ("-∞": string))
t "int64 ('-∞': string)" (fun () -> int64 ("-∞": string))
t "byte ('-∞': string)" (fun () -> byte ("-∞": string))
t "sbyte ('-∞': string)" (fun () -> sbyte ("-∞": string))
t "int16 ('-∞': string)" (fun () -> int16 ("-∞": string))
t "uint16 ('-∞': string)" (fun () -> uint16 ("-∞": string))
t "uint32 ('-∞': string)" (fun () -> uint32 ("-∞": string))
t "uint64 ('-∞': string)" (fun () -> uint64 ("-∞": string))
t "float ('-∞': string)" (fun () -> float ("-∞": string))
t "float32 ('-∞': string)" (fun () -> float32 ("-∞": string))
t "decimal ('-∞': string)" (fun () -> decimal ("-∞": string))
t "Int32.Parse ('-∞': string)" (fun () -> Int32.Parse ("-∞": string))
t "Int64.Parse ('-∞': string)" (fun () -> Int64.Parse ("-∞": string))
t "Byte.Parse ('-∞': string)" (fun () -> Byte.Parse ("-∞": string))
t "SByte.Parse ('-∞': string)" (fun () -> SByte.Parse ("-∞": string))
t "Double.Parse ('-∞': string)" (fun () -> Double.Parse ("-∞": string))
t "Single.Parse ('-∞': string)" (fun () -> Single.Parse ("-∞": string))
t "Decimal.Parse ('-∞': string)" (fun () -> Decimal.Parse ("-∞": string))
t "UInt32.Parse ('-∞': string)" (fun () -> UInt32.Parse ("-∞": string))
t "BigInteger.Parse ('-∞': string)" (fun () -> BigInteger.Parse ("-∞": string))
t "(Convert.ToInt32: string -> int) ('-∞': string)" (fun () -> (Convert.ToInt32: string -> int) ("-∞": string))
t "(Convert.ToDouble: string -> float) ('-∞': string)" (fun () -> (Convert.ToDouble: string -> float) ("-∞": string))
t "(Convert.ToByte: string -> byte) ('-∞': string)" (fun () -> (Convert.ToByte: string -> byte) ("-∞": string))
t "Boolean.Parse ('-∞': string)" (fun () -> Boolean.Parse ("-∞": string))
t "Char.Parse ('-∞': string)" (fun () -> Char.Parse ("-∞": string))
t "Int32.TryParse('-∞': string)" (fun () -> Int32.TryParse("-∞": string))
t "Int64.TryParse('-∞': string)" (fun () -> Int64.TryParse("-∞": string))
t "Double.TryParse('-∞': string)" (fun () -> Double.TryParse("-∞": string))
t "Byte.TryParse('-∞': string)" (fun () -> Byte.TryParse("-∞": string))
t "Decimal.TryParse('-∞': string)" (fun () -> Decimal.TryParse("-∞": string))
t "BigInteger.TryParse('-∞': string)" (fun () -> BigInteger.TryParse("-∞": string))
t "Boolean.TryParse('-∞': string)" (fun () -> Boolean.TryParse("-∞": string))
t "Char.TryParse('-∞': string)" (fun () -> Char.TryParse("-∞": string))
t "Int32.Parse('-∞', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.Integer))
t "Double.Parse('-∞', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.Integer))
t "Int32.Parse('-∞', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('-∞', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.Number))
t "Double.Parse('-∞', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.Number))
t "Int32.Parse('-∞', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.Float))
t "Double.Parse('-∞', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.Float))
t "Int32.Parse('-∞', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('-∞', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('-∞', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.None))
t "Double.Parse('-∞', Globalization.NumberStyles.None)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.None))
t "Int32.Parse('-∞', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.Currency))
t "Double.Parse('-∞', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.Currency))
t "Int32.Parse('-∞', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.Any))
t "Double.Parse('-∞', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.Any))
t "Int32.Parse('-∞', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('-∞', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('-∞', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('-∞', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('-∞', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('-∞', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('-∞', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('-∞', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('-∞', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("-∞", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('-∞', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("-∞", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('1e400': string)" (fun () -> int ("1e400": string))
t "int64 ('1e400': string)" (fun () -> int64 ("1e400": string))
t "byte ('1e400': string)" (fun () -> byte ("1e400": string))
t "sbyte ('1e400': string)" (fun () -> sbyte ("1e400": string))
t "int16 ('1e400': string)" (fun () -> int16 ("1e400": string))
t "uint16 ('1e400': string)" (fun () -> uint16 ("1e400": string))
t "uint32 ('1e400': string)" (fun () -> uint32 ("1e400": string))
t "uint64 ('1e400': string)" (fun () -> uint64 ("1e400": string))
t "float ('1e400': string)" (fun () -> float ("1e400": string))
t "float32 ('1e400': string)" (fun () -> float32 ("1e400": string))
t "decimal ('1e400': string)" (fun () -> decimal ("1e400": string))
t "Int32.Parse ('1e400': string)" (fun () -> Int32.Parse ("1e400": string))
t "Int64.Parse ('1e400': string)" (fun () -> Int64.Parse ("1e400": string))
t "Byte.Parse ('1e400': string)" (fun () -> Byte.Parse ("1e400": string))
t "SByte.Parse ('1e400': string)" (fun () -> SByte.Parse ("1e400": string))
t "Double.Parse ('1e400': string)" (fun () -> Double.Parse ("1e400": string))
t "Single.Parse ('1e400': string)" (fun () -> Single.Parse ("1e400": string))
t "Decimal.Parse ('1e400': string)" (fun () -> Decimal.Parse ("1e400": string))
t "UInt32.Parse ('1e400': string)" (fun () -> UInt32.Parse ("1e400": string))
t "BigInteger.Parse ('1e400': string)" (fun () -> BigInteger.Parse ("1e400": string))
t "(Convert.ToInt32: string -> int) ('1e400': string)" (fun () -> (Convert.ToInt32: string -> int) ("1e400": string))
t "(Convert.ToDouble: string -> float) ('1e400': string)" (fun () -> (Convert.ToDouble: string -> float) ("1e400": string))
t "(Convert.ToByte: string -> byte) ('1e400': string)" (fun () -> (Convert.ToByte: string -> byte) ("1e400": string))
t "Boolean.Parse ('1e400': string)" (fun () -> Boolean.Parse ("1e400": string))
t "Char.Parse ('1e400': string)" (fun () -> Char.Parse ("1e400": string))
t "Int32.TryParse('1e400': string)" (fun () -> Int32.TryParse("1e400": string))
t "Int64.TryParse('1e400': string)" (fun () -> Int64.TryParse("1e400": string))
t "Double.TryParse('1e400': string)" (fun () -> Double.TryParse("1e400": string))
t "Byte.TryParse('1e400': string)" (fun () -> Byte.TryParse("1e400": string))
t "Decimal.TryParse('1e400': string)" (fun () -> Decimal.TryParse("1e400": string))
t "BigInteger.TryParse('1e400': string)" (fun () -> BigInteger.TryParse("1e400": string))
t "Boolean.TryParse('1e400': string)" (fun () -> Boolean.TryParse("1e400": string))
t "Char.TryParse('1e400': string)" (fun () -> Char.TryParse("1e400": string))
t "Int32.Parse('1e400', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.Integer))
t "Double.Parse('1e400', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.Integer))
t "Int32.Parse('1e400', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('1e400', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.Number))
t "Double.Parse('1e400', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.Number))
t "Int32.Parse('1e400', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.Float))
t "Double.Parse('1e400', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.Float))
t "Int32.Parse('1e400', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('1e400', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('1e400', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.None))
t "Double.Parse('1e400', Globalization.NumberStyles.None)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.None))
t "Int32.Parse('1e400', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.Currency))
t "Double.Parse('1e400', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.Currency))
t "Int32.Parse('1e400', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.Any))
t "Double.Parse('1e400', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.Any))
t "Int32.Parse('1e400', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('1e400', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('1e400', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('1e400', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('1e400', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('1e400', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('1e400', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('1e400', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('1e400', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("1e400", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('1e400', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("1e400", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('.5': string)" (fun () -> int (".5": string))
t "int64 ('.5': string)" (fun () -> int64 (".5": string))
t "byte ('.5': string)" (fun () -> byte (".5": string))
t "sbyte ('.5': string)" (fun () -> sbyte (".5": string))
t "int16 ('.5': string)" (fun () -> int16 (".5": string))
t "uint16 ('.5': string)" (fun () -> uint16 (".5": string))
t "uint32 ('.5': string)" (fun () -> uint32 (".5": string))
t "uint64 ('.5': string)" (fun () -> uint64 (".5": string))
t "float ('.5': string)" (fun () -> float (".5": string))
t "float32 ('.5': string)" (fun () -> float32 (".5": string))
t "decimal ('.5': string)" (fun () -> decimal (".5": string))
t "Int32.Parse ('.5': string)" (fun () -> Int32.Parse (".5": string))
t "Int64.Parse ('.5': string)" (fun () -> Int64.Parse (".5": string))
t "Byte.Parse ('.5': string)" (fun () -> Byte.Parse (".5": string))
t "SByte.Parse ('.5': string)" (fun () -> SByte.Parse (".5": string))
t "Double.Parse ('.5': string)" (fun () -> Double.Parse (".5": string))
t "Single.Parse ('.5': string)" (fun () -> Single.Parse (".5": string))
t "Decimal.Parse ('.5': string)" (fun () -> Decimal.Parse (".5": string))
t "UInt32.Parse ('.5': string)" (fun () -> UInt32.Parse (".5": string))
t "BigInteger.Parse ('.5': string)" (fun () -> BigInteger.Parse (".5": string))
t "(Convert.ToInt32: string -> int) ('.5': string)" (fun () -> (Convert.ToInt32: string -> int) (".5": string))
t "(Convert.ToDouble: string -> float) ('.5': string)" (fun () -> (Convert.ToDouble: string -> float) (".5": string))
t "(Convert.ToByte: string -> byte) ('.5': string)" (fun () -> (Convert.ToByte: string -> byte) (".5": string))
t "Boolean.Parse ('.5': string)" (fun () -> Boolean.Parse (".5": string))
t "Char.Parse ('.5': string)" (fun () -> Char.Parse (".5": string))
t "Int32.TryParse('.5': string)" (fun () -> Int32.TryParse(".5": string))
t "Int64.TryParse('.5': string)" (fun () -> Int64.TryParse(".5": string))
t "Double.TryParse('.5': string)" (fun () -> Double.TryParse(".5": string))
t "Byte.TryParse('.5': string)" (fun () -> Byte.TryParse(".5": string))
t "Decimal.TryParse('.5': string)" (fun () -> Decimal.TryParse(".5": string))
t "BigInteger.TryParse('.5': string)" (fun () -> BigInteger.TryParse(".5": string))
t "Boolean.TryParse('.5': string)" (fun () -> Boolean.TryParse(".5": string))
t "Char.TryParse('.5': string)" (fun () -> Char.TryParse(".5": string))
t "Int32.Parse('.5', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.Integer))
t "Double.Parse('.5', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.Integer))
t "Int32.Parse('.5', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('.5', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.Number))
t "Double.Parse('.5', Globalization.NumberStyles.Number)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.Number))
t "Int32.Parse('.5', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.Float))
t "Double.Parse('.5', Globalization.NumberStyles.Float)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.Float))
t "Int32.Parse('.5', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('.5', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('.5', Globalization.NumberStyles.None)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.None))
t "Double.Parse('.5', Globalization.NumberStyles.None)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.None))
t "Int32.Parse('.5', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.Currency))
t "Double.Parse('.5', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.Currency))
t "Int32.Parse('.5', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.Any))
t "Double.Parse('.5', Globalization.NumberStyles.Any)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.Any))
t "Int32.Parse('.5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('.5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('.5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('.5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('.5', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('.5', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('.5', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('.5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('.5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse(".5", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('.5', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse(".5", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('5.': string)" (fun () -> int ("5.": string))
t "int64 ('5.': string)" (fun () -> int64 ("5.": string))
t "byte ('5.': string)" (fun () -> byte ("5.": string))
t "sbyte ('5.': string)" (fun () -> sbyte ("5.": string))
t "int16 ('5.': string)" (fun () -> int16 ("5.": string))
t "uint16 ('5.': string)" (fun () -> uint16 ("5.": string))
t "uint32 ('5.': string)" (fun () -> uint32 ("5.": string))
t "uint64 ('5.': string)" (fun () -> uint64 ("5.": string))
t "float ('5.': string)" (fun () -> float ("5.": string))
t "float32 ('5.': string)" (fun () -> float32 ("5.": string))
t "decimal ('5.': string)" (fun () -> decimal ("5.": string))
t "Int32.Parse ('5.': string)" (fun () -> Int32.Parse ("5.": string))
t "Int64.Parse ('5.': string)" (fun () -> Int64.Parse ("5.": string))
t "Byte.Parse ('5.': string)" (fun () -> Byte.Parse ("5.": string))
t "SByte.Parse ('5.': string)" (fun () -> SByte.Parse ("5.": string))
t "Double.Parse ('5.': string)" (fun () -> Double.Parse ("5.": string))
t "Single.Parse ('5.': string)" (fun () -> Single.Parse ("5.": string))
t "Decimal.Parse ('5.': string)" (fun () -> Decimal.Parse ("5.": string))
t "UInt32.Parse ('5.': string)" (fun () -> UInt32.Parse ("5.": string))
t "BigInteger.Parse ('5.': string)" (fun () -> BigInteger.Parse ("5.": string))
t "(Convert.ToInt32: string -> int) ('5.': string)" (fun () -> (Convert.ToInt32: string -> int) ("5.": string))
t "(Convert.ToDouble: string -> float) ('5.': string)" (fun () -> (Convert.ToDouble: string -> float) ("5.": string))
t "(Convert.ToByte: string -> byte) ('5.': string)" (fun () -> (Convert.ToByte: string -> byte) ("5.": string))
t "Boolean.Parse ('5.': string)" (fun () -> Boolean.Parse ("5.": string))
t "Char.Parse ('5.': string)" (fun () -> Char.Parse ("5.": string))
t "Int32.TryParse('5.': string)" (fun () -> Int32.TryParse("5.": string))
t "Int64.TryParse('5.': string)" (fun () -> Int64.TryParse("5.": string))
t "Double.TryParse('5.': string)" (fun () -> Double.TryParse("5.": string))
t "Byte.TryParse('5.': string)" (fun () -> Byte.TryParse("5.": string))
t "Decimal.TryParse('5.': string)" (fun () -> Decimal.TryParse("5.": string))
t "BigInteger.TryParse('5.': string)" (fun () -> BigInteger.TryParse("5.": string))
t "Boolean.TryParse('5.': string)" (fun () -> Boolean.TryParse("5.": string))
t "Char.TryParse('5.': string)" (fun () -> Char.TryParse("5.": string))
t "Int32.Parse('5.', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.Integer))
t "Double.Parse('5.', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.Integer))
t "Int32.Parse('5.', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('5.', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.Number))
t "Double.Parse('5.', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.Number))
t "Int32.Parse('5.', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.Float))
t "Double.Parse('5.', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.Float))
t "Int32.Parse('5.', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('5.', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('5.', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.None))
t "Double.Parse('5.', Globalization.NumberStyles.None)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.None))
t "Int32.Parse('5.', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.Currency))
t "Double.Parse('5.', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.Currency))
t "Int32.Parse('5.', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.Any))
t "Double.Parse('5.', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.Any))
t "Int32.Parse('5.', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('5.', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('5.', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('5.', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('5.', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('5.', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('5.', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('5.', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('5.', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("5.", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('5.', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("5.", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('--5': string)" (fun () -> int ("--5": string))
t "int64 ('--5': string)" (fun () -> int64 ("--5": string))
t "byte ('--5': string)" (fun () -> byte ("--5": string))
t "sbyte ('--5': string)" (fun () -> sbyte ("--5": string))
t "int16 ('--5': string)" (fun () -> int16 ("--5": string))
t "uint16 ('--5': string)" (fun () -> uint16 ("--5": string))
t "uint32 ('--5': string)" (fun () -> uint32 ("--5": string))
t "uint64 ('--5': string)" (fun () -> uint64 ("--5": string))
t "float ('--5': string)" (fun () -> float ("--5": string))
t "float32 ('--5': string)" (fun () -> float32 ("--5": string))
t "decimal ('--5': string)" (fun () -> decimal ("--5": string))
t "Int32.Parse ('--5': string)" (fun () -> Int32.Parse ("--5": string))
t "Int64.Parse ('--5': string)" (fun () -> Int64.Parse ("--5": string))
t "Byte.Parse ('--5': string)" (fun () -> Byte.Parse ("--5": string))
t "SByte.Parse ('--5': string)" (fun () -> SByte.Parse ("--5": string))
t "Double.Parse ('--5': string)" (fun () -> Double.Parse ("--5": string))
t "Single.Parse ('--5': string)" (fun () -> Single.Parse ("--5": string))
t "Decimal.Parse ('--5': string)" (fun () -> Decimal.Parse ("--5": string))
t "UInt32.Parse ('--5': string)" (fun () -> UInt32.Parse ("--5": string))
t "BigInteger.Parse ('--5': string)" (fun () -> BigInteger.Parse ("--5": string))
t "(Convert.ToInt32: string -> int) ('--5': string)" (fun () -> (Convert.ToInt32: string -> int) ("--5": string))
t "(Convert.ToDouble: string -> float) ('--5': string)" (fun () -> (Convert.ToDouble: string -> float) ("--5": string))
t "(Convert.ToByte: string -> byte) ('--5': string)" (fun () -> (Convert.ToByte: string -> byte) ("--5": string))
t "Boolean.Parse ('--5': string)" (fun () -> Boolean.Parse ("--5": string))
t "Char.Parse ('--5': string)" (fun () -> Char.Parse ("--5": string))
t "Int32.TryParse('--5': string)" (fun () -> Int32.TryParse("--5": string))
t "Int64.TryParse('--5': string)" (fun () -> Int64.TryParse("--5": string))
t "Double.TryParse('--5': string)" (fun () -> Double.TryParse("--5": string))
t "Byte.TryParse('--5': string)" (fun () -> Byte.TryParse("--5": string))
t "Decimal.TryParse('--5': string)" (fun () -> Decimal.TryParse("--5": string))
t "BigInteger.TryParse('--5': string)" (fun () -> BigInteger.TryParse("--5": string))
t "Boolean.TryParse('--5': string)" (fun () -> Boolean.TryParse("--5": string))
t "Char.TryParse('--5': string)" (fun () -> Char.TryParse("--5": string))
t "Int32.Parse('--5', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.Integer))
t "Double.Parse('--5', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.Integer))
t "Int32.Parse('--5', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('--5', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.Number))
t "Double.Parse('--5', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.Number))
t "Int32.Parse('--5', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.Float))
t "Double.Parse('--5', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.Float))
t "Int32.Parse('--5', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('--5', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('--5', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.None))
t "Double.Parse('--5', Globalization.NumberStyles.None)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.None))
t "Int32.Parse('--5', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.Currency))
t "Double.Parse('--5', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.Currency))
t "Int32.Parse('--5', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.Any))
t "Double.Parse('--5', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.Any))
t "Int32.Parse('--5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('--5', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('--5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('--5', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('--5', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('--5', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('--5', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('--5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('--5', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("--5", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('--5', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("--5", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('٣': string)" (fun () -> int ("٣": string))
t "int64 ('٣': string)" (fun () -> int64 ("٣": string))
t "byte ('٣': string)" (fun () -> byte ("٣": string))
t "sbyte ('٣': string)" (fun () -> sbyte ("٣": string))
t "int16 ('٣': string)" (fun () -> int16 ("٣": string))
t "uint16 ('٣': string)" (fun () -> uint16 ("٣": string))
t "uint32 ('٣': string)" (fun () -> uint32 ("٣": string))
t "uint64 ('٣': string)" (fun () -> uint64 ("٣": string))
t "float ('٣': string)" (fun () -> float ("٣": string))
t "float32 ('٣': string)" (fun () -> float32 ("٣": string))
t "decimal ('٣': string)" (fun () -> decimal ("٣": string))
t "Int32.Parse ('٣': string)" (fun () -> Int32.Parse ("٣": string))
t "Int64.Parse ('٣': string)" (fun () -> Int64.Parse ("٣": string))
t "Byte.Parse ('٣': string)" (fun () -> Byte.Parse ("٣": string))
t "SByte.Parse ('٣': string)" (fun () -> SByte.Parse ("٣": string))
t "Double.Parse ('٣': string)" (fun () -> Double.Parse ("٣": string))
t "Single.Parse ('٣': string)" (fun () -> Single.Parse ("٣": string))
t "Decimal.Parse ('٣': string)" (fun () -> Decimal.Parse ("٣": string))
t "UInt32.Parse ('٣': string)" (fun () -> UInt32.Parse ("٣": string))
t "BigInteger.Parse ('٣': string)" (fun () -> BigInteger.Parse ("٣": string))
t "(Convert.ToInt32: string -> int) ('٣': string)" (fun () -> (Convert.ToInt32: string -> int) ("٣": string))
t "(Convert.ToDouble: string -> float) ('٣': string)" (fun () -> (Convert.ToDouble: string -> float) ("٣": string))
t "(Convert.ToByte: string -> byte) ('٣': string)" (fun () -> (Convert.ToByte: string -> byte) ("٣": string))
t "Boolean.Parse ('٣': string)" (fun () -> Boolean.Parse ("٣": string))
t "Char.Parse ('٣': string)" (fun () -> Char.Parse ("٣": string))
t "Int32.TryParse('٣': string)" (fun () -> Int32.TryParse("٣": string))
t "Int64.TryParse('٣': string)" (fun () -> Int64.TryParse("٣": string))
t "Double.TryParse('٣': string)" (fun () -> Double.TryParse("٣": string))
t "Byte.TryParse('٣': string)" (fun () -> Byte.TryParse("٣": string))
t "Decimal.TryParse('٣': string)" (fun () -> Decimal.TryParse("٣": string))
t "BigInteger.TryParse('٣': string)" (fun () -> BigInteger.TryParse("٣": string))
t "Boolean.TryParse('٣': string)" (fun () -> Boolean.TryParse("٣": string))
t "Char.TryParse('٣': string)" (fun () -> Char.TryParse("٣": string))
t "Int32.Parse('٣', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.Integer))
t "Double.Parse('٣', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.Integer))
t "Int32.Parse('٣', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('٣', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.Number))
t "Double.Parse('٣', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.Number))
t "Int32.Parse('٣', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.Float))
t "Double.Parse('٣', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.Float))
t "Int32.Parse('٣', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('٣', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('٣', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.None))
t "Double.Parse('٣', Globalization.NumberStyles.None)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.None))
t "Int32.Parse('٣', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.Currency))
t "Double.Parse('٣', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.Currency))
t "Int32.Parse('٣', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.Any))
t "Double.Parse('٣', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.Any))
t "Int32.Parse('٣', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('٣', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('٣', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('٣', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('٣', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('٣', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('٣', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('٣', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('٣', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("٣", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('٣', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("٣", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('128': string)" (fun () -> int ("128": string))
t "int64 ('128': string)" (fun () -> int64 ("128": string))
t "byte ('128': string)" (fun () -> byte ("128": string))
t "sbyte ('128': string)" (fun () -> sbyte ("128": string))
t "int16 ('128': string)" (fun () -> int16 ("128": string))
t "uint16 ('128': string)" (fun () -> uint16 ("128": string))
t "uint32 ('128': string)" (fun () -> uint32 ("128": string))
t "uint64 ('128': string)" (fun () -> uint64 ("128": string))
t "float ('128': string)" (fun () -> float ("128": string))
t "float32 ('128': string)" (fun () -> float32 ("128": string))
t "decimal ('128': string)" (fun () -> decimal ("128": string))
t "Int32.Parse ('128': string)" (fun () -> Int32.Parse ("128": string))
t "Int64.Parse ('128': string)" (fun () -> Int64.Parse ("128": string))
t "Byte.Parse ('128': string)" (fun () -> Byte.Parse ("128": string))
t "SByte.Parse ('128': string)" (fun () -> SByte.Parse ("128": string))
t "Double.Parse ('128': string)" (fun () -> Double.Parse ("128": string))
t "Single.Parse ('128': string)" (fun () -> Single.Parse ("128": string))
t "Decimal.Parse ('128': string)" (fun () -> Decimal.Parse ("128": string))
t "UInt32.Parse ('128': string)" (fun () -> UInt32.Parse ("128": string))
t "BigInteger.Parse ('128': string)" (fun () -> BigInteger.Parse ("128": string))
t "(Convert.ToInt32: string -> int) ('128': string)" (fun () -> (Convert.ToInt32: string -> int) ("128": string))
t "(Convert.ToDouble: string -> float) ('128': string)" (fun () -> (Convert.ToDouble: string -> float) ("128": string))
t "(Convert.ToByte: string -> byte) ('128': string)" (fun () -> (Convert.ToByte: string -> byte) ("128": string))
t "Boolean.Parse ('128': string)" (fun () -> Boolean.Parse ("128": string))
t "Char.Parse ('128': string)" (fun () -> Char.Parse ("128": string))
t "Int32.TryParse('128': string)" (fun () -> Int32.TryParse("128": string))
t "Int64.TryParse('128': string)" (fun () -> Int64.TryParse("128": string))
t "Double.TryParse('128': string)" (fun () -> Double.TryParse("128": string))
t "Byte.TryParse('128': string)" (fun () -> Byte.TryParse("128": string))
t "Decimal.TryParse('128': string)" (fun () -> Decimal.TryParse("128": string))
t "BigInteger.TryParse('128': string)" (fun () -> BigInteger.TryParse("128": string))
t "Boolean.TryParse('128': string)" (fun () -> Boolean.TryParse("128": string))
t "Char.TryParse('128': string)" (fun () -> Char.TryParse("128": string))
t "Int32.Parse('128', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.Integer))
t "Double.Parse('128', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("128", Globalization.NumberStyles.Integer))
t "Int32.Parse('128', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('128', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.Number))
t "Double.Parse('128', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("128", Globalization.NumberStyles.Number))
t "Int32.Parse('128', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.Float))
t "Double.Parse('128', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("128", Globalization.NumberStyles.Float))
t "Int32.Parse('128', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('128', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("128", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('128', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.None))
t "Double.Parse('128', Globalization.NumberStyles.None)" (fun () -> Double.Parse("128", Globalization.NumberStyles.None))
t "Int32.Parse('128', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.Currency))
t "Double.Parse('128', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("128", Globalization.NumberStyles.Currency))
t "Int32.Parse('128', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.Any))
t "Double.Parse('128', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("128", Globalization.NumberStyles.Any))
t "Int32.Parse('128', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('128', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("128", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('128', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('128', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("128", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('128', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('128', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("128", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('128', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('128', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('128', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("128", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('128', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("128", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('255': string)" (fun () -> int ("255": string))
t "int64 ('255': string)" (fun () -> int64 ("255": string))
t "byte ('255': string)" (fun () -> byte ("255": string))
t "sbyte ('255': string)" (fun () -> sbyte ("255": string))
t "int16 ('255': string)" (fun () -> int16 ("255": string))
t "uint16 ('255': string)" (fun () -> uint16 ("255": string))
t "uint32 ('255': string)" (fun () -> uint32 ("255": string))
t "uint64 ('255': string)" (fun () -> uint64 ("255": string))
t "float ('255': string)" (fun () -> float ("255": string))
t "float32 ('255': string)" (fun () -> float32 ("255": string))
t "decimal ('255': string)" (fun () -> decimal ("255": string))
t "Int32.Parse ('255': string)" (fun () -> Int32.Parse ("255": string))
t "Int64.Parse ('255': string)" (fun () -> Int64.Parse ("255": string))
t "Byte.Parse ('255': string)" (fun () -> Byte.Parse ("255": string))
t "SByte.Parse ('255': string)" (fun () -> SByte.Parse ("255": string))
t "Double.Parse ('255': string)" (fun () -> Double.Parse ("255": string))
t "Single.Parse ('255': string)" (fun () -> Single.Parse ("255": string))
t "Decimal.Parse ('255': string)" (fun () -> Decimal.Parse ("255": string))
t "UInt32.Parse ('255': string)" (fun () -> UInt32.Parse ("255": string))
t "BigInteger.Parse ('255': string)" (fun () -> BigInteger.Parse ("255": string))
t "(Convert.ToInt32: string -> int) ('255': string)" (fun () -> (Convert.ToInt32: string -> int) ("255": string))
t "(Convert.ToDouble: string -> float) ('255': string)" (fun () -> (Convert.ToDouble: string -> float) ("255": string))
t "(Convert.ToByte: string -> byte) ('255': string)" (fun () -> (Convert.ToByte: string -> byte) ("255": string))
t "Boolean.Parse ('255': string)" (fun () -> Boolean.Parse ("255": string))
t "Char.Parse ('255': string)" (fun () -> Char.Parse ("255": string))
t "Int32.TryParse('255': string)" (fun () -> Int32.TryParse("255": string))
t "Int64.TryParse('255': string)" (fun () -> Int64.TryParse("255": string))
t "Double.TryParse('255': string)" (fun () -> Double.TryParse("255": string))
t "Byte.TryParse('255': string)" (fun () -> Byte.TryParse("255": string))
t "Decimal.TryParse('255': string)" (fun () -> Decimal.TryParse("255": string))
t "BigInteger.TryParse('255': string)" (fun () -> BigInteger.TryParse("255": string))
t "Boolean.TryParse('255': string)" (fun () -> Boolean.TryParse("255": string))
t "Char.TryParse('255': string)" (fun () -> Char.TryParse("255": string))
t "Int32.Parse('255', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.Integer))
t "Double.Parse('255', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("255", Globalization.NumberStyles.Integer))
t "Int32.Parse('255', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('255', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.Number))
t "Double.Parse('255', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("255", Globalization.NumberStyles.Number))
t "Int32.Parse('255', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.Float))
t "Double.Parse('255', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("255", Globalization.NumberStyles.Float))
t "Int32.Parse('255', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('255', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("255", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('255', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.None))
t "Double.Parse('255', Globalization.NumberStyles.None)" (fun () -> Double.Parse("255", Globalization.NumberStyles.None))
t "Int32.Parse('255', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.Currency))
t "Double.Parse('255', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("255", Globalization.NumberStyles.Currency))
t "Int32.Parse('255', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.Any))
t "Double.Parse('255', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("255", Globalization.NumberStyles.Any))
t "Int32.Parse('255', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('255', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("255", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('255', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('255', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("255", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('255', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('255', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("255", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('255', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('255', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('255', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("255", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('255', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("255", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('256': string)" (fun () -> int ("256": string))
t "int64 ('256': string)" (fun () -> int64 ("256": string))
t "byte ('256': string)" (fun () -> byte ("256": string))
t "sbyte ('256': string)" (fun () -> sbyte ("256": string))
t "int16 ('256': string)" (fun () -> int16 ("256": string))
t "uint16 ('256': string)" (fun () -> uint16 ("256": string))
t "uint32 ('256': string)" (fun () -> uint32 ("256": string))
t "uint64 ('256': string)" (fun () -> uint64 ("256": string))
t "float ('256': string)" (fun () -> float ("256": string))
t "float32 ('256': string)" (fun () -> float32 ("256": string))
t "decimal ('256': string)" (fun () -> decimal ("256": string))
t "Int32.Parse ('256': string)" (fun () -> Int32.Parse ("256": string))
t "Int64.Parse ('256': string)" (fun () -> Int64.Parse ("256": string))
t "Byte.Parse ('256': string)" (fun () -> Byte.Parse ("256": string))
t "SByte.Parse ('256': string)" (fun () -> SByte.Parse ("256": string))
t "Double.Parse ('256': string)" (fun () -> Double.Parse ("256": string))
t "Single.Parse ('256': string)" (fun () -> Single.Parse ("256": string))
t "Decimal.Parse ('256': string)" (fun () -> Decimal.Parse ("256": string))
t "UInt32.Parse ('256': string)" (fun () -> UInt32.Parse ("256": string))
t "BigInteger.Parse ('256': string)" (fun () -> BigInteger.Parse ("256": string))
t "(Convert.ToInt32: string -> int) ('256': string)" (fun () -> (Convert.ToInt32: string -> int) ("256": string))
t "(Convert.ToDouble: string -> float) ('256': string)" (fun () -> (Convert.ToDouble: string -> float) ("256": string))
t "(Convert.ToByte: string -> byte) ('256': string)" (fun () -> (Convert.ToByte: string -> byte) ("256": string))
t "Boolean.Parse ('256': string)" (fun () -> Boolean.Parse ("256": string))
t "Char.Parse ('256': string)" (fun () -> Char.Parse ("256": string))
t "Int32.TryParse('256': string)" (fun () -> Int32.TryParse("256": string))
t "Int64.TryParse('256': string)" (fun () -> Int64.TryParse("256": string))
t "Double.TryParse('256': string)" (fun () -> Double.TryParse("256": string))
t "Byte.TryParse('256': string)" (fun () -> Byte.TryParse("256": string))
t "Decimal.TryParse('256': string)" (fun () -> Decimal.TryParse("256": string))
t "BigInteger.TryParse('256': string)" (fun () -> BigInteger.TryParse("256": string))
t "Boolean.TryParse('256': string)" (fun () -> Boolean.TryParse("256": string))
t "Char.TryParse('256': string)" (fun () -> Char.TryParse("256": string))
t "Int32.Parse('256', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.Integer))
t "Double.Parse('256', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("256", Globalization.NumberStyles.Integer))
t "Int32.Parse('256', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('256', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.Number))
t "Double.Parse('256', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("256", Globalization.NumberStyles.Number))
t "Int32.Parse('256', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.Float))
t "Double.Parse('256', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("256", Globalization.NumberStyles.Float))
t "Int32.Parse('256', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('256', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("256", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('256', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.None))
t "Double.Parse('256', Globalization.NumberStyles.None)" (fun () -> Double.Parse("256", Globalization.NumberStyles.None))
t "Int32.Parse('256', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.Currency))
t "Double.Parse('256', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("256", Globalization.NumberStyles.Currency))
t "Int32.Parse('256', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.Any))
t "Double.Parse('256', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("256", Globalization.NumberStyles.Any))
t "Int32.Parse('256', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('256', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("256", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('256', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('256', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("256", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('256', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('256', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("256", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('256', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('256', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('256', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("256", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('256', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("256", Globalization.NumberStyles.AllowHexSpecifier))
t "int ('-1': string)" (fun () -> int ("-1": string))
t "int64 ('-1': string)" (fun () -> int64 ("-1": string))
t "byte ('-1': string)" (fun () -> byte ("-1": string))
t "sbyte ('-1': string)" (fun () -> sbyte ("-1": string))
t "int16 ('-1': string)" (fun () -> int16 ("-1": string))
t "uint16 ('-1': string)" (fun () -> uint16 ("-1": string))
t "uint32 ('-1': string)" (fun () -> uint32 ("-1": string))
t "uint64 ('-1': string)" (fun () -> uint64 ("-1": string))
t "float ('-1': string)" (fun () -> float ("-1": string))
t "float32 ('-1': string)" (fun () -> float32 ("-1": string))
t "decimal ('-1': string)" (fun () -> decimal ("-1": string))
t "Int32.Parse ('-1': string)" (fun () -> Int32.Parse ("-1": string))
t "Int64.Parse ('-1': string)" (fun () -> Int64.Parse ("-1": string))
t "Byte.Parse ('-1': string)" (fun () -> Byte.Parse ("-1": string))
t "SByte.Parse ('-1': string)" (fun () -> SByte.Parse ("-1": string))
t "Double.Parse ('-1': string)" (fun () -> Double.Parse ("-1": string))
t "Single.Parse ('-1': string)" (fun () -> Single.Parse ("-1": string))
t "Decimal.Parse ('-1': string)" (fun () -> Decimal.Parse ("-1": string))
t "UInt32.Parse ('-1': string)" (fun () -> UInt32.Parse ("-1": string))
t "BigInteger.Parse ('-1': string)" (fun () -> BigInteger.Parse ("-1": string))
t "(Convert.ToInt32: string -> int) ('-1': string)" (fun () -> (Convert.ToInt32: string -> int) ("-1": string))
t "(Convert.ToDouble: string -> float) ('-1': string)" (fun () -> (Convert.ToDouble: string -> float) ("-1": string))
t "(Convert.ToByte: string -> byte) ('-1': string)" (fun () -> (Convert.ToByte: string -> byte) ("-1": string))
t "Boolean.Parse ('-1': string)" (fun () -> Boolean.Parse ("-1": string))
t "Char.Parse ('-1': string)" (fun () -> Char.Parse ("-1": string))
t "Int32.TryParse('-1': string)" (fun () -> Int32.TryParse("-1": string))
t "Int64.TryParse('-1': string)" (fun () -> Int64.TryParse("-1": string))
t "Double.TryParse('-1': string)" (fun () -> Double.TryParse("-1": string))
t "Byte.TryParse('-1': string)" (fun () -> Byte.TryParse("-1": string))
t "Decimal.TryParse('-1': string)" (fun () -> Decimal.TryParse("-1": string))
t "BigInteger.TryParse('-1': string)" (fun () -> BigInteger.TryParse("-1": string))
t "Boolean.TryParse('-1': string)" (fun () -> Boolean.TryParse("-1": string))
t "Char.TryParse('-1': string)" (fun () -> Char.TryParse("-1": string))
t "Int32.Parse('-1', Globalization.NumberStyles.Integer)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.Integer))
t "Double.Parse('-1', Globalization.NumberStyles.Integer)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.Integer))
t "Int32.Parse('-1', Globalization.NumberStyles.HexNumber)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.HexNumber))
t "Int32.Parse('-1', Globalization.NumberStyles.Number)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.Number))
t "Double.Parse('-1', Globalization.NumberStyles.Number)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.Number))
t "Int32.Parse('-1', Globalization.NumberStyles.Float)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.Float))
t "Double.Parse('-1', Globalization.NumberStyles.Float)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.Float))
t "Int32.Parse('-1', Globalization.NumberStyles.AllowThousands)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.AllowThousands))
t "Double.Parse('-1', Globalization.NumberStyles.AllowThousands)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.AllowThousands))
t "Int32.Parse('-1', Globalization.NumberStyles.None)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.None))
t "Double.Parse('-1', Globalization.NumberStyles.None)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.None))
t "Int32.Parse('-1', Globalization.NumberStyles.Currency)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.Currency))
t "Double.Parse('-1', Globalization.NumberStyles.Currency)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.Currency))
t "Int32.Parse('-1', Globalization.NumberStyles.Any)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.Any))
t "Double.Parse('-1', Globalization.NumberStyles.Any)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.Any))
t "Int32.Parse('-1', Globalization.NumberStyles.AllowParentheses)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.AllowParentheses))
t "Double.Parse('-1', Globalization.NumberStyles.AllowParentheses)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.AllowParentheses))
t "Int32.Parse('-1', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.AllowTrailingSign))
t "Double.Parse('-1', Globalization.NumberStyles.AllowTrailingSign)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.AllowTrailingSign))
t "Int32.Parse('-1', Globalization.NumberStyles.AllowExponent)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.AllowExponent))
t "Double.Parse('-1', Globalization.NumberStyles.AllowExponent)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.AllowExponent))
t "Int32.Parse('-1', Globalization.NumberStyles.BinaryNumber)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.BinaryNumber))
t "Int32.Parse('-1', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.AllowDecimalPoint))
t "Double.Parse('-1', Globalization.NumberStyles.AllowDecimalPoint)" (fun () -> Double.Parse("-1", Globalization.NumberStyles.AllowDecimalPoint))
t "Int32.Parse('-1', Globalization.NumberStyles.AllowHexSpecifier)" (fun () -> Int32.Parse("-1", Globalization.NumberStyles.AllowHexSpecifier))
