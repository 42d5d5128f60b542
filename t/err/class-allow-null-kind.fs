[<AllowNullLiteral>]
type H = { V: int } //! FS0934 Records, union, abbreviations and struct types cannot have the 'AllowNullLiteral' attribute
[<AllowNullLiteral>]
type G() = class end
