// out: 0 3
// out: 3
type A = X | Y of int
type B = A
type G<'a> = P of 'a | Q
type GI = G<int>
let f = function B.X -> 0 | B.Y n -> n
printfn "%d %d" (f B.X) (f (B.Y 3))
let g = function GI.P n -> n | GI.Q -> 0
printfn "%d" (g (GI.P 3))
