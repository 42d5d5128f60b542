// out: 7 { X = 6
// out:   Y = -8 } { X = 0
// out:   Y = 0 }
// out: 3 -4
// out: [1; 3; 5] 10
// out: 2 9
// out: mes
// out: { X = 6
// out:   Y = -8 } { X = 6
// out:   Y = -8 } { X = 16
// out:   Y = -8 }
// out: [1; 2]
namespace Lib
type Point = { X: int; Y: int }
module PointExt =
    type Point with
        member p.Length = abs p.X + abs p.Y
        member p.Scale k = { X = p.X * k; Y = p.Y * k }
        static member Origin = { X = 0; Y = 0 }
        member p.Item with get i = if i = 0 then p.X else p.Y
    type List<'T> with
        member l.EveryOther =
            l |> List.indexed |> List.filter (fun (i, _) -> i % 2 = 0) |> List.map snd
        member l.SumBy2 (f: 'T -> int) = l |> List.sumBy f |> (*) 2
    type Map<'K, 'V when 'K: comparison> with
        member m.GetOr(k, d) = match Map.tryFind k m with Some v -> v | None -> d
    type System.Exception with
        member e.Short = e.Message.Substring(0, 3)
module Use =
    open PointExt
    [<System.Runtime.CompilerServices.Extension>]
    type PointExtensions =
        [<System.Runtime.CompilerServices.Extension>]
        static member Twice(p: Point) = p.Scale 2
        [<System.Runtime.CompilerServices.Extension>]
        static member AddTo(p: Point, q: Point, ?k: int) = { X = p.X + q.X + defaultArg k 0; Y = p.Y + q.Y }
        [<System.Runtime.CompilerServices.Extension>]
        static member Firsts(xs: seq<'a * 'b>) = Seq.map fst xs |> List.ofSeq
    [<EntryPoint>]
    let main _ =
        let p = { X = 3; Y = -4 }
        printfn "%d %A %A" p.Length (p.Scale 2) Point.Origin
        printfn "%d %d" p.[0] p[1]
        printfn "%A %d" [ 1; 2; 3; 4; 5 ].EveryOther ([ 1; 2 ].SumBy2(fun x -> x * x))
        printfn "%d %d" ((Map.ofList [ 1, 2 ]).GetOr(1, 9)) ((Map.ofList [ 1, 2 ]).GetOr(5, 9))
        printfn "%s" (exn "message").Short
        printfn "%A %A %A" (p.Twice()) (p.AddTo(p)) (p.AddTo(p, k = 10))
        printfn "%A" ([ (1, "a"); (2, "b") ].Firsts())
        0
