// out: ["bob"; "di"; "ann"]
// out: [("ann", 61); ("cy", 71)]
// out: ["ann-Rome"; "ann-Roma"; "bob-Oslo"; "cy-Rome"; "cy-Roma"]
// out: [("ann", 2); ("bob", 1); ("cy", 2); ("di", 0)]
// out: [(30, 1); (25, 2)]
// out: [(1, "a"); (2, "b"); (3, "c")]
// out: 4
// out: [10]
type Query<'a> = Q of 'a list
type QB() =
    member _.For(Q xs, f: 'a -> Query<'b>) = Q (List.collect (fun x -> let (Q ys) = f x in ys) xs)
    member _.Yield x = Q [ x ]
    member _.Source (xs: 'a list) = Q xs
    member _.Zero() = Q []
    [<CustomOperation("where", MaintainsVariableSpace = true)>]
    member _.Where(Q xs, [<ProjectionParameter>] f) = Q (List.filter f xs)
    [<CustomOperation("select", AllowIntoPattern = true)>]
    member _.Select(Q xs, [<ProjectionParameter>] f) = Q (List.map f xs)
    [<CustomOperation("sortBy", MaintainsVariableSpace = true)>]
    member _.SortBy(Q xs, [<ProjectionParameter>] f) = Q (List.sortBy f xs)
    [<CustomOperation("take", MaintainsVariableSpace = true)>]
    member _.Take(Q xs, n: int) = Q (List.truncate n xs)
    [<CustomOperation("groupBy", AllowIntoPattern = true)>]
    member _.GroupBy(Q xs, [<ProjectionParameter>] f) = Q (List.groupBy f xs)
    [<CustomOperation("zipIn", IsLikeZip = true)>]
    member _.Zip(Q xs, Q ys, f) = Q (List.map2 f xs ys)
    [<CustomOperation("joinOn", IsLikeJoin = true, JoinConditionWord = "matching")>]
    member _.Join(Q xs, Q ys, kx, ky, f) = Q [ for x in xs do for y in ys do if kx x = ky y then yield f x y ]
    [<CustomOperation("groupJoinOn", IsLikeGroupJoin = true, JoinConditionWord = "matching")>]
    member _.GroupJoin(Q xs, Q ys, kx, ky, f) = Q [ for x in xs -> f x [ for y in ys do if kx x = ky y then yield y ] ]
    [<CustomOperation("count")>]
    member _.Count(Q xs) = List.length xs
    [<CustomOperation("sum")>]
    member inline _.Sum(Q xs) = List.sum xs
let q = QB()
let people = [ "ann", 30, 1; "bob", 25, 2; "cy", 35, 1; "di", 25, 3 ]
let cities = [ 1, "Rome"; 2, "Oslo"; 1, "Roma" ]
let show (Q xs) = printfn "%A" xs
show (q { for (n, a, _) in people do
          where (a < 33)
          sortBy a
          select n })
show (q { for (n, a, _) in people do
          let b = a * 2
          where (b > 55)
          let c = b + 1
          select (n, c) })
show (q { for (n, a, c) in people do
          joinOn (ci, cn) in cities matching (c = ci)
          where (a > 20)
          select $"{n}-{cn}" })
show (q { for (n, _, c) in people do
          groupJoinOn (ci, nm) in cities matching (c = ci) into g
          select (n, List.length g) })
show (q { for (n, a, _) in people do
          groupBy a into (k, g)
          where (k < 35)
          select (k, List.length g) })
show (q { for x in [1;2;3] do
          zipIn y in ["a";"b";"c"]
          select (x, y) })
printfn "%d" (q { for x in [1;2;3] do
                  for y in [10; 20] do
                  where (x <> 2)
                  count })
show (q { for x in [3;1;2] do
          sortBy -x
          take 2
          select (x * x) into z
          where (z > 4)
          select (z + 1) })
