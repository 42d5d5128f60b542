[<System.Obsolete("use New")>]
module Old =
    let x = 1
    let y = x + 1

let a = Old.x //! warning FS0044 This construct is deprecated. use New
open Old //! warning FS0044 This construct is deprecated. use New
