// out: 1 2 12
// out: 7
module Outer =
  let a = 1
  module Inner =
    let b = a + 1
    let add x = x + b
  let c = Inner.add 10
printfn "%d %d %d" Outer.a Outer.Inner.b Outer.c
printfn "%d" (Outer.Inner.add 5)
