// out: 10.0 2.0
// out: 7.0
[<Struct>]
type V = { X: float; Y: float }
type Body = { mutable Pos: V; Name: string }
let b = { Pos = { X = 1.0; Y = 2.0 }; Name = "b" }
b.Pos <- { b.Pos with X = 10.0 }
printfn "%.1f %.1f" b.Pos.X b.Pos.Y
let vs = [ { X = 1.0; Y = 1.0 }; { X = 2.0; Y = 3.0 } ]
printfn "%.1f" (List.sum (List.map (fun v -> v.X * v.Y) vs))
