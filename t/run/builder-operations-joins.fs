// out: [4; 16; 36; 64; 100]
// out: ["a!"; "b!"]
// out: 3
// out: [(1, 5); (2, 7); (0, 9)]
// out: [(2, "two"); (3, "three")]
// out: ["1a"; "2b"; "3c"]
// out: [(1, 2); (2, 0)]
// out: [33; 44; 55]
// out: [2]
// out: x/3/["b"; "a"]
// out: y/3/["p"; "q"; "r"]
// out: z/9/[]
// builders with custom operations
type Q<'T> = { Items: 'T list }
type QBuilder() =
    member _.For(q: Q<'T>, f: 'T -> Q<'U>) : Q<'U> = { Items = q.Items |> List.collect (fun x -> (f x).Items) }
    member _.Yield(x: 'T) : Q<'T> = { Items = [x] }
    member _.Zero() : Q<'T> = { Items = [] }
    [<CustomOperation("where", MaintainsVariableSpace = true)>]
    member _.Where(q: Q<'T>, [<ProjectionParameter>] p: 'T -> bool) = { Items = List.filter p q.Items }
    [<CustomOperation("select", AllowIntoPattern = true)>]
    member _.Select(q: Q<'T>, [<ProjectionParameter>] f: 'T -> 'U) = { Items = List.map f q.Items }
    [<CustomOperation("sortBy", MaintainsVariableSpace = true)>]
    member _.SortBy(q: Q<'T>, [<ProjectionParameter>] f: 'T -> 'K) = { Items = List.sortBy f q.Items }
    [<CustomOperation("take", MaintainsVariableSpace = true)>]
    member _.Take(q: Q<'T>, n: int) = { Items = List.truncate n q.Items }
    [<CustomOperation("count")>]
    member _.Count(q: Q<'T>) = List.length q.Items
    [<CustomOperation("groupBy", AllowIntoPattern = true)>]
    member _.GroupBy(q: Q<'T>, [<ProjectionParameter>] f: 'T -> 'K) : Q<'K * 'T list> = { Items = List.groupBy f q.Items }
    [<CustomOperation("join", IsLikeJoin = true, JoinConditionWord = "on")>]
    member _.Join(a: Q<'A>, b: Q<'B>, ka: 'A -> 'K, kb: 'B -> 'K, f: 'A -> 'B -> 'C) : Q<'C> =
        { Items = [ for x in a.Items do for y in b.Items do if ka x = kb y then yield f x y ] }
    [<CustomOperation("zip", IsLikeZip = true)>]
    member _.Zip(a: Q<'A>, b: Q<'B>, f: 'A -> 'B -> 'C) : Q<'C> =
        { Items = List.map2 f a.Items b.Items }
    [<CustomOperation("groupJoin", IsLikeGroupJoin = true, JoinConditionWord = "on")>]
    member _.GroupJoin(a: Q<'A>, b: Q<'B>, ka: 'A -> 'K, kb: 'B -> 'K, f: 'A -> Q<'B> -> 'C) : Q<'C> =
        { Items = [ for x in a.Items -> f x { Items = b.Items |> List.filter (fun y -> kb y = ka x) } ] }
let q = QBuilder()
let src xs = { Items = xs }
let r1 = q { for x in src [1..10] do where (x % 2 = 0); select (x * x) }
printfn "%A" r1.Items
let r2 =
    q {
        for x in src ["b"; "a"; "c"] do
        sortBy x
        take 2
        select (x + "!")
    }
printfn "%A" r2.Items
let r3 = q { for x in src [1; 2; 3] do count }
printfn "%d" r3
let r4 =
    q {
        for x in src [1..6] do
        groupBy (x % 3) into g
        select (fst g, List.sum (snd g))
    }
printfn "%A" r4.Items
let r5 =
    q {
        for x in src [1; 2; 3] do
        join y in src [(2, "two"); (3, "three")] on (x = fst y)
        select (x, snd y)
    }
printfn "%A" r5.Items
let r6 =
    q {
        for x in src [1; 2; 3] do
        zip y in src ["a"; "b"; "c"]
        select (sprintf "%d%s" x y)
    }
printfn "%A" r6.Items
let r7 =
    q {
        for x in src [1; 2] do
        groupJoin y in src [(1, "a"); (1, "b")] on (x = fst y) into ys
        select (x, ys.Items.Length)
    }
printfn "%A" r7.Items
let r8 =
    q {
        for x in src [1..5] do
        let y = x * 10
        where (y > 20)
        select (x + y)
    }
printfn "%A" r8.Items
let r9 =
    q {
        for x in src [1; 2] do
        for y in src [10; 20] do
        where (x + y > 11)
        select (x, y) into p
        where (snd p < 20)
        select (fst p)
    }
printfn "%A" r9.Items
type State = { Name: string; Age: int; Tags: string list }
type PersonBuilder() =
    member _.Yield(_) = { Name = ""; Age = 0; Tags = [] }
    [<CustomOperation "name">]
    member _.Name(s, n) = { s with Name = n }
    [<CustomOperation "age">]
    member _.Age(s, a) = { s with Age = a }
    [<CustomOperation "tag">]
    member _.Tag(s, t) = { s with Tags = t :: s.Tags }
    [<CustomOperation "tags">]
    member _.TagMany(s, [<System.ParamArray>] ts: string[]) = { s with Tags = List.ofArray ts @ s.Tags }
    [<CustomOperation "both">]
    member _.Both(s, n, a) = { s with Name = n; Age = a }
    member _.Run(s) = sprintf "%s/%d/%A" s.Name s.Age s.Tags
let person = PersonBuilder()
printfn "%s" (person { name "x"; age 3; tag "a"; tag "b" })
printfn "%s" (person {
    name "y"
    tags "p" "q" "r"
    age (1 + 2)
})
printfn "%s" (person { both "z" 9 })
