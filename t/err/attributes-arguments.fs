[<System.Obsolete("a", true, 3)>]    //! FS0505
let y = 1
open System.Diagnostics
[<Conditional("DEBUG")>]
let b () = ()    //! FS0826
b ()
