module Lib.A

type Shape =
    | Circle of radius: float
    | Square of side: float

type Point = { X: int; Y: int }

let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (+.) a b = { X = a.X + b.X; Y = a.Y + b.Y }

let area shape =
    match shape with
    | Circle radius -> radius * radius
    | Square side -> side * side

let origin = { X = 0; Y = 0 }

type Counter(start: int) =
    let mutable value = start
    member _.Next(step: int) =
        value <- value + step
        value
    member _.Value = value
