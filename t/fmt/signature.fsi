module M
val  x : int
val f:int -> string
type T =
  new : int -> T
  member X : int
type R = { A : int }
===>
module M

val x: int
val f: int -> string

type T =
    new: int -> T
    member X: int

type R = { A: int }
