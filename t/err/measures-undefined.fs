let a = 1.0<foo>    //! FS0039 The type 'foo' is not defined.
type T = { X: int }
let b = 1.0<T>    //! FS0705 Expected unit-of-measure, not type
let c : float<bar> = 1.0    //! FS0039 The type 'bar' is not defined.
let d : string<m> = ""    //! FS0033 The non-generic type 'Microsoft.FSharp.Core.string' does not expect any type arguments, but here is given 1 type argument(s)
