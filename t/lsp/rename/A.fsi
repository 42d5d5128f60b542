module Lib.A

/// A shape.
type Shape =
    | Circle of radius: float
    | Square of side: float

type Point = { X: int; Y: int }

val (|Even|Odd|): int -> Choice<unit, unit>
val (+.): Point -> Point -> Point
val area: shape: Shape -> float
val origin: Point

type Counter =
    new: start: int -> Counter
    member Next: step: int -> int
    member Value: int
