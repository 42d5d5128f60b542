// out: { X = 4
// out:   Y = 6 }
// out: { X = 4
// out:   Y = 6 }
// out: { X = -4
// out:   Y = -6 }
// out: { X = -8
// out:   Y = -12 }
// out: { X = -1
// out:   Y = -2 }
// out: 2.5
// out: 1.5
// out: 4
type V = { X: int; Y: int } with
    static member (+) (a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member Zero = { X = 0; Y = 0 }
    static member (*) (a: V, k: int) = { X = a.X * k; Y = a.Y * k }
    static member (-) (a, b) = { X = a.X - b.X; Y = a.Y - b.Y }
    static member (~-) a = { X = -a.X; Y = -a.Y }
let vs = [{ X = 1; Y = 2 }; { X = 3; Y = 4 }]
let t = List.sum vs
printfn "%A" t
printfn "%A" (vs |> List.reduce (+))
printfn "%A" (List.fold (-) V.Zero vs)
printfn "%A" (-t * 2)
printfn "%A" (List.map ((~-)) vs |> List.head)
printfn "%.1f" (List.average [1.0; 2.0; 4.5])
printfn "%.1f" (List.averageBy float [1; 2])
printfn "%d" (Seq.sumBy (fun v -> v.X) vs)
