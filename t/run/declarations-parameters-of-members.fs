// out: A! B?
// out: 1
// out: 2
// out: 3 1.5
// out: 5 6 6 6 7
// out: 2 1 2 10
// out: 6
// out: [6; 6]
open System.Runtime.CompilerServices
open System.Runtime.InteropServices
[<Extension>]
type StringExt =
    [<Extension>]
    static member Shout(s: string, [<Optional; DefaultParameterValue("!")>] mark: string) = s.ToUpper() + mark
    [<Extension>]
    static member Each(xs: seq<'a>, f: System.Action<'a>) = for x in xs do f.Invoke x
    [<Extension>]
    static member inline Total(xs: seq< ^a>) = Seq.sum xs
printfn "%s %s" ("a".Shout()) ("b".Shout "?")
[ 1; 2 ].Each(fun x -> printfn "%d" x)
printfn "%d %.1f" ([ 1; 2 ].Total()) ([ 1.5 ].Total())
type Q() =
    member _.Opt([<Optional; DefaultParameterValue(5)>] n: int) = n
    member _.Tup((a, b): int * int, c) = a + b + c
    member _.Cur a b c = a + b + c
    member _.Unit() () = 7
    member x.Self = x
    static member val Shared = 0 with get, set
    member val Items = ResizeArray<int>() with get
    member _.Fn: int -> int = fun x -> x + 1
    member _.Rec = let rec f n = if n = 0 then 0 else n + f (n - 1) in f 4
let q = Q()
Q.Shared <- Q.Shared + 2
q.Items.Add 3
printfn "%d %d %d %d %d" (q.Opt()) (q.Opt 6) (q.Tup((1, 2), 3)) (q.Cur 1 2 3) (q.Unit () ())
printfn "%d %d %d %d" Q.Shared q.Self.Self.Items.Count (q.Fn 1) q.Rec
let part = q.Cur 1
printfn "%d" (part 2 3)
let fs = [ q.Tup; (fun ((a, b), c) -> a * b * c) ]
printfn "%A" (fs |> List.map (fun f -> f ((1, 2), 3)))
let m = q.Opt
