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
let a = q {
    for x in [ 1 ] do
    join y in [ 2 ]      //! FS3097 Incorrect syntax for 'join'. Usage: join var in collection on (outerKey = innerKey).
    select x
}
