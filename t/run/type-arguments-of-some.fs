// out: 2
// out: 3 a
type T() =
    static member Count<'b>(items: seq<'b>, pick: 'b -> 'c) = items |> Seq.map pick |> Seq.length
    member _.Pair<'b>(x: 'b, y) = sprintf "%O %O" x y

printfn "%d" (T.Count<int>([ 1; 2 ], fun x -> x))
printfn "%s" (T().Pair<int>(3, "a"))
