module Reasons

type Point = { X: int; Y: int }
type Shape =
    | Circle of radius: float
    | Rect of width: float * height: float
let double (n: int) = n * 2
let counter = 0

let elements = [ 1; 2; "three" ]
let branches b = if b then 1 else "two"
let alone b = if b then 1
let rules n =
    match n with
    | 0 -> "none"
    | _ -> n
let annotated: int =
    let unused = 1
    if unused > 2 then "a" else 3
let argument = double "two"
let library = List.map 3 [ 1 ]
let field = { X = 1; Y = "two" }
let label = { X = 1; Z = 2 }
let case = Circle "wide"
let operand (n: int) = n + 1.5
counter <- 1
let double n = n + n
