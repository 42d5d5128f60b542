// out: 30 15 15 -5 30 -100
// out: 15
type Vec(x: int) =
    member _.X = x
    static member (+) (a: Vec, b: Vec) = Vec(a.X + b.X)
    static member (~-) (a: Vec) = Vec(-a.X)
    static member (*) (a: Vec, k: int) = Vec(a.X * k)
    static member (.+) (a: Vec, b: Vec) = a.X + b.X
type Sub(x: int) =
    inherit Vec(x * 10)
    static member (-) (a: Sub, b: Sub) = Sub(a.X - b.X)
let a, b, v = Sub 1, Sub 2, Vec 5
printfn "%d %d %d %d %d %d" (a + b).X (a + v).X (v + a).X (-v).X (a * 3).X (a - b).X
printfn "%d" (a .+ v)
