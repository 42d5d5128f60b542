// out: a3 b2 
// out: 2*20=40 3*10=30 3*20=60 
type G<'k, 'v> = { Key: 'k; Items: 'v list }
type QueryLike() =
    member _.For(xs: 'a list, f: 'a -> 'b list) : 'b list = List.collect f xs
    member _.Yield(x: 'a) : 'a list = [x]
    [<CustomOperation("groupBy", AllowIntoPattern = true)>]
    member _.GroupBy(xs: 'a list, [<ProjectionParameter>] key: 'a -> 'k) : G<'k, 'a> list =
        List.groupBy key xs |> List.map (fun (k, vs) -> { Key = k; Items = vs })
    [<CustomOperation("keep", MaintainsVariableSpace = true)>]
    member _.Keep(xs: 'a list, [<ProjectionParameter>] f: 'a -> bool) = List.filter f xs
    [<CustomOperation("take", MaintainsVariableSpace = true)>]
    member _.Take(xs: 'a list, n: int) = List.truncate n xs
    [<CustomOperation("pick")>]
    member _.Pick(xs: 'a list, [<ProjectionParameter>] f: 'a -> 'b) = List.map f xs
let from = QueryLike()
let result =
    from {
        for w in ["apple"; "bob"; "cat"; "avocado"; "axe"; "bee"] do
        keep (w <> "cat")
        groupBy w.[0] into g
        keep (List.length g.Items > 1)
        pick (sprintf "%c%d" g.Key (List.length g.Items))
    }
for r in result do printf "%s " r
printfn ""
let few =
    from {
        for x in [1 .. 5] do
        for y in [10; 20] do
        let z = x * y
        keep (z > 20)
        take 3
        pick (x, y, z)
    }
for (x, y, z) in few do printf "%d*%d=%d " x y z
printfn ""
