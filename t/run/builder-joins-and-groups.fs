// out: [("Ann", 10.0); ("Ann", 20.0)]
// out: [("Ann", 2); ("Bob", 0); ("Cid", 1)]
// out: ["1a"; "2b"; "3c"]
// out: [(1, ["a"; "c"]); (2, ["bb"; "dd"])]
// out: 18
// out: 7
// out: [(1, 1); (3, 9); (5, 25)]
// query-like custom operations incl. join, groupJoin, zip
type Q() =
    member _.For(xs: seq<'a>, f: 'a -> seq<'b>) = Seq.collect f xs
    member _.Yield(x: 'a) = Seq.singleton x
    member _.YieldFrom(x: seq<'a>) = x
    member _.Zero() = Seq.empty
    [<CustomOperation("where", MaintainsVariableSpace = true)>]
    member _.Where(xs: seq<'a>, [<ProjectionParameter>] f: 'a -> bool) = Seq.filter f xs
    [<CustomOperation("select", AllowIntoPattern = true)>]
    member _.Select(xs: seq<'a>, [<ProjectionParameter>] f: 'a -> 'b) = Seq.map f xs
    [<CustomOperation("join", IsLikeJoin = true, JoinConditionWord = "on")>]
    member _.Join(outer: seq<'a>, inner: seq<'b>, ok: 'a -> 'k, ik: 'b -> 'k, res: 'a -> 'b -> 'c) =
        seq { for o in outer do
                for i in inner do
                    if ok o = ik i then yield res o i }
    [<CustomOperation("groupJoin", IsLikeGroupJoin = true, JoinConditionWord = "on")>]
    member _.GroupJoin(outer: seq<'a>, inner: seq<'b>, ok: 'a -> 'k, ik: 'b -> 'k, res: 'a -> seq<'b> -> 'c) =
        seq { for o in outer do
                yield res o (Seq.filter (fun i -> ok o = ik i) inner) }
    [<CustomOperation("zip", IsLikeZip = true)>]
    member _.Zip(a: seq<'a>, b: seq<'b>, f: 'a -> 'b -> 'c) = Seq.map2 f a b
    [<CustomOperation("groupBy", AllowIntoPattern = true)>]
    member _.GroupBy(xs: seq<'a>, [<ProjectionParameter>] f: 'a -> 'k) = Seq.groupBy f xs
    [<CustomOperation("sumBy")>]
    member inline _.SumBy(xs: seq<'a>, [<ProjectionParameter>] f: 'a -> int) = Seq.sumBy f xs
    [<CustomOperation("head")>]
    member _.Head(xs: seq<'a>) = Seq.head xs
let q = Q()
let customers = [ 1, "Ann"; 2, "Bob"; 3, "Cid" ]
let orders = [ 1, 10.0; 1, 20.0; 3, 5.0 ]
let joined = q {
    for (id, name) in customers do
    join (cid, amount) in orders on (id = cid)
    where (amount > 6.0)
    select (name, amount)
}
printfn "%A" (List.ofSeq joined)
let grouped = q {
    for (id, name) in customers do
    groupJoin o in orders on (id = fst o) into os
    select (name, Seq.length os)
}
printfn "%A" (List.ofSeq grouped)
let zipped = q {
    for x in [ 1; 2; 3 ] do
    zip y in [ "a"; "b"; "c" ]
    select (sprintf "%d%s" x y)
}
printfn "%A" (List.ofSeq zipped)
let byLen = q {
    for w in [ "a"; "bb"; "c"; "dd" ] do
    groupBy w.Length into (k, g)
    select (k, List.ofSeq g)
}
printfn "%A" (List.ofSeq byLen)
printfn "%d" (q { for x in 1 .. 4 do
                  where (x > 1)
                  sumBy (x * 2) })
printfn "%d" (q { for x in [ 7; 8 ] do
                  head })
let lets = q {
    for x in 1 .. 5 do
    let y = x * x
    where (y % 2 = 1)
    select (x, y)
}
printfn "%A" (Seq.toList lets)
