// out: { X = 4.0
// out:   Y = 6.0 }
// out: { X = 2.0
// out:   Y = 3.0 }
// out: { X = 4.0
// out:   Y = 4.0 } { X = -4.0
// out:   Y = -4.0 } 8
// out: { X = 2.0
// out:   Y = 1.0 }
type Vec = { X: float; Y: float } with
    static member (+) (a: Vec, b: Vec) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (*) (k: float, a: Vec) = { X = k * a.X; Y = k * a.Y }
    static member (*) (a: Vec, k: float) = k * a
    static member (~-) (a: Vec) = { X = -a.X; Y = -a.Y }
    static member Zero = { X = 0.0; Y = 0.0 }
    static member DivideByInt(a: Vec, n: int) = { X = a.X / float n; Y = a.Y / float n }
let inline twice x = x + x
let inline scale (k: ^k) (x: ^x) : ^r = k * x
let inline neg x = -x
printfn "%A" (List.sum [ { X = 1.0; Y = 2.0 }; { X = 3.0; Y = 4.0 } ])
printfn "%A" (List.average [ { X = 1.0; Y = 2.0 }; { X = 3.0; Y = 4.0 } ])
let v: Vec = scale 2.0 (twice { X = 1.0; Y = 1.0 })
printfn "%A %A %d" v (neg v) (twice 4)
printfn "%A" ([| { X = 1.0; Y = 0.5 } |] |> Array.sumBy (fun v -> v * 2.0))
