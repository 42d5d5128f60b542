[<System.Obsolete("use g")>]
let f x = x + 1
let a = f 1                       //! warning FS0044 This construct is deprecated. use g
type C() =
    [<System.Obsolete>]
    member _.M() = 1
let b = C().M()                   //! warning FS0044 This construct is deprecated
[<System.Obsolete("no", true)>]
let h x = x
let i = h 1                       //! FS0101 This construct is deprecated. no
[<System.Obsolete("old type")>]
type T() = class end
let t = T()                       //! warning FS0044 This construct is deprecated. old type
