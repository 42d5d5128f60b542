module Lib.B

open Lib.A

let kind n =
    match n with
    | Even -> "even"
    | Odd -> "odd"

let moved p = p +. { X = 1; Y = 2 }
let twice = (+.) origin origin
let c = Counter(start = 3)
let n = c.Next(step = 2) + c.Value
let total = List.sumBy area [ Circle(radius = 1.0); Square 2.0 ]
let { X = x; Y = y } = { origin with X = 5 }
