// step: reach
type Used = { U: int }
type Inner = { V: int }
type Outer = { I: Inner }
type Dead = { D: int }
let twice x = 2 * x
let live (u: Used) = twice u.U
let unused (d: Dead) = twice d.D
let outer = { I = { V = 1 } }
live { U = outer.I.V } |> ignore
// ===>
// TypeDef Used true
// TypeDef Inner true
// TypeDef Outer true
// TypeDef Dead false
// Binding twice true
// Binding live true
// Binding unused false
// Binding outer true
