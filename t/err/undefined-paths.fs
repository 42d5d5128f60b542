module M
type T = { A: int }
module Inner =
  let alpha = 1
  type U = | Case1 | Case2
let a = Inner.alpah //! FS0039 The value, constructor, namespace or type 'alpah' is not defined.
let b = Inner.U.Case3 //! FS0039 The type 'U' does not define the field, constructor or member 'Case3'.
let c = System.Math.Sqr 2.0 //! FS0039 The type 'Math' does not define the field, constructor or member 'Sqr'.
let d = System.Maths.Sqrt 2.0 //! FS0039 The value, constructor, namespace or type 'Maths' is not defined.
let e = List.fliter id [] //! FS0039 The value, constructor, namespace or type 'fliter' is not defined.
let f = T.Foo //! FS0039 The type 'T' does not define the field, constructor or member 'Foo'.
let g = "abc".Lenght //! FS0039 The type 'string' does not define the field, constructor or member 'Lenght'.
let h = { A = 1 }.B //! FS0039 The type 'T' does not define the field, constructor or member 'B'.
let i: Inner.V = 1 //! FS0039 The type 'V' is not defined.
let j = String.joni "," [] //! FS0039 The value, constructor, namespace or type 'joni' is not defined.
let k = Option.mpa id None //! FS0039 The value, constructor, namespace or type 'mpa' is not defined.
open Systm //! FS0039 The namespace or module 'Systm' is not defined.
let l (x: strng) = x //! FS0039 The type 'strng' is not defined.
let m = U.Case1 //! FS0039 The value, namespace, type or module 'U' is not defined.
let n = Innr.alpha //! FS0039 The value, namespace, type or module 'Innr' is not defined.
let o = System.Console.Writeline "a" //! FS0039 The type 'Console' does not define the field, constructor or member 'Writeline'.
