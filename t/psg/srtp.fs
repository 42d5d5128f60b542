// step: srtp
type V = { X: int } with
  static member (+) (a: V, b: V) = { X = a.X + b.X }
  static member ($) (a: V, b: int) = a.X + b
let inline ( $ ) a b = ((^T or ^U) : (static member ($) : ^T * ^U -> 'r) (a, b))
let s = "a" + "b"
let v = { X = 1 } + { X = 2 }
let n = v $ 3
let i = 1 + 2
let inline dbl x = x + x
let d = dbl 2.5
printfn "%s %d %d %d %f" s v.X n i d
// ===>
// 3 Intrinsic  + int Op.add Builtin
// 4 Intrinsic  + int Op.add Builtin
// 6 Application  + string concat2 Builtin
// 7 Application  + V Srtp.V.op_Addition Member
// 8 Application  $ V Srtp.V.$ Member
// 9 Intrinsic  + int Op.add Builtin
