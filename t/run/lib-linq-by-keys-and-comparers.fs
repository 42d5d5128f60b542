// out: [1; 2; 3]
// out: [1]
// out: [2]
// out: [[1, 2]; [0, 2]]
// out: [[1, 4]; [0, 6]]
// out: [1; 2; 3; 4]
// out: [1; 2; 3; 4]
// out: 7
// out: 7
// out: 4
// out: [2; 3]
// out: [struct (1, 1, 1); struct (2, 2, 2); struct (3, 3, 3); struct (4, 4, 4)]
// out: (false, 0)
// out: 4
// out: [(1, 0); (2, 2); (3, 0); (4, 4)]
// out: [1; 2; 3; 4]
// out: [1; 2; 3]
// out: ["a"; "B"; "c"]
// out: ["B"]
// out: ["a"; "B"]
// out: [[a, 1]; [B, 2]]
// out: ["a"; "B"; "c"]
// out: ["B"]
// out: ["a"]
// out: ["a"; "B"]
// out: 2
// out: [[1, 104]; [0, 6]]
// out: []
// out: [1; 2]
// out: [1; 2]
// out: InvalidCastException: Unable to cast object of type 'System.String' to type 'System.Int32'.
// out: InvalidOperationException: Sequence contains more than one element
// out: 1
// out: 7
// out: 7
// out: 3
// out: [struct (1, 10, "a"); struct (2, 20, "b")]
// out: [1; 2; 3; 4]
// out: [(2, 2); (4, 4); (0, 6)]
// out: [(1, 0); (2, 2); (2, 2); (3, 0); (4, 4)]
// out: [1; 2; 3; 4]
// out: 4
// out: [4; 3; 2; 1]
// out: ["A"; "a"; "b"]
// out: ["b"; "a"; "A"]
// out: ((true, 2), (true, 1), (false, 0), (false, 0))
// out: ((true, 2), (true, 0), (true, 2), (true, 1))
// out: [("b", ["b"]); ("A", ["A"; "a"])]
// out: 3
// out: ArgumentException: An item with the same key has already been added. Key: a
// out: 3
// out: ["b"]
// out: 3L
// out: true
// out: "a"
// out: "a"
// out: ([3; 4], [1; 2], [1; 2; 3; 4; 5])
// out: [3; 4]
// out: [1; 2]
// out: [1; 2; 3; 4]
// out: ["1a"; "2bb"]
open System
open System.Linq
open System.Collections.Generic

module Linq1 =
    let xs = [ 1; 2; 3; 4 ]
    printfn "%A" (xs.UnionBy([3;9], (fun x -> x % 3)) |> List.ofSeq)
    printfn "%A" (xs.ExceptBy([0], (fun x -> x % 2)) |> List.ofSeq)
    printfn "%A" (xs.IntersectBy([0], (fun x -> x % 2)) |> List.ofSeq)
    printfn "%A" (xs.CountBy(fun x -> x % 2) |> List.ofSeq)
    printfn "%A" (xs.AggregateBy((fun x -> x % 2), 0, (fun a x -> a + x)) |> List.ofSeq)

module Linq2 =
    let xs = [ 1; 2; 3; 4 ]
    printfn "%A" (xs.OfType<int>() |> List.ofSeq)
    printfn "%A" (xs.Cast<int>() |> List.ofSeq)
    printfn "%A" ([].SingleOrDefault(7))
    printfn "%A" (xs.FirstOrDefault((fun x -> x > 9), 7))
    printfn "%A" (xs.ElementAt(Index(1, true)))
    printfn "%A" (xs.Take(Range(Index 1, Index(1, true))) |> List.ofSeq)
    printfn "%A" (xs.Zip(xs, xs) |> List.ofSeq)
    printfn "%A" (xs.TryGetNonEnumeratedCount())
    printfn "%A" (xs.Shuffle().Count())
    printfn "%A" (xs.LeftJoin([2;4], (fun x -> x), (fun y -> y), (fun x y -> (x, y))) |> List.ofSeq)
    printfn "%A" (xs.OrderBy(fun x -> -x).Order() |> List.ofSeq)

module Linq3 =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let xs = [ 1; 2; 3; 4 ]
    t (fun () -> xs.UnionBy([3;9], (fun x -> x % 3), HashIdentity.Structural) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].UnionBy(["A"; "c"], (fun x -> x), StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].ExceptBy(["A"], (fun x -> x), StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].IntersectBy(["A"; "B"], (fun x -> x), StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].CountBy((fun x -> x), StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].Union(["A"; "c"], StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].Except(["A"; "c"], StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].Intersect(["A"; "c"], StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].DistinctBy((fun x -> x), StringComparer.OrdinalIgnoreCase) |> List.ofSeq)
    t (fun () -> ["a";"B";"b"].ToHashSet(StringComparer.OrdinalIgnoreCase).Count)
    t (fun () -> xs.AggregateBy((fun x -> x % 2), (fun k -> k * 100), (fun a x -> a + x)) |> List.ofSeq)
    t (fun () -> xs.OfType<string>() |> List.ofSeq)
    t (fun () -> [box 1; box "a"; null; box 2].OfType<int>() |> List.ofSeq)
    t (fun () -> [box 1; box 2].Cast<int>() |> List.ofSeq)
    t (fun () -> [box 1; box "x"].Cast<int>() |> List.ofSeq)
    t (fun () -> [1;2].SingleOrDefault(7))
    t (fun () -> [1].SingleOrDefault(7))
    t (fun () -> [1;2].SingleOrDefault((fun x -> x > 5), 7))
    t (fun () -> xs.LastOrDefault((fun x -> x > 5), 7))
    t (fun () -> xs.FirstOrDefault((fun x -> x > 2), 7))
    t (fun () -> xs.Zip([10;20], ["a";"b";"c"]) |> List.ofSeq)
    t (fun () -> xs.Shuffle() |> Seq.sort |> List.ofSeq)
    t (fun () -> xs.RightJoin([2;4;6], (fun x -> x), (fun y -> y), (fun x y -> (x, y))) |> List.ofSeq)
    t (fun () -> xs.LeftJoin([2;4;2], (fun x -> x), (fun y -> y), (fun x y -> (x, y))) |> List.ofSeq)
    t (fun () -> xs.OrderByDescending(fun x -> x % 2).Order() |> List.ofSeq)
    t (fun () -> xs.OrderBy(fun x -> x % 2).ThenByDescending(fun x -> x).Count())
    t (fun () -> xs.Order().OrderDescending() |> List.ofSeq)
    t (fun () -> ["b";"A";"a"].Order(StringComparer.Ordinal) |> List.ofSeq)
    t (fun () -> ["b";"A";"a"].OrderDescending(StringComparer.Ordinal) |> List.ofSeq)
    t (fun () -> [|1;2|].TryGetNonEnumeratedCount(), ResizeArray([1]).TryGetNonEnumeratedCount(), (seq { 1 }).TryGetNonEnumeratedCount(), "abc".TryGetNonEnumeratedCount())
    t (fun () -> HashSet([1;2]).TryGetNonEnumeratedCount(), Dictionary<int,int>().TryGetNonEnumeratedCount(), (Set.ofList [1;2]).TryGetNonEnumeratedCount(), (Map.ofList [1,2]).TryGetNonEnumeratedCount())
    t (fun () -> ["b";"A";"a"].GroupBy((fun x -> x), StringComparer.OrdinalIgnoreCase) |> Seq.map (fun g -> g.Key, List.ofSeq g) |> List.ofSeq)
    t (fun () -> ["b";"A";"a"].ToDictionary((fun x -> x), StringComparer.Ordinal).Count)
    t (fun () -> ["b";"A";"a"].ToDictionary((fun x -> x), StringComparer.OrdinalIgnoreCase).Count)
    t (fun () -> ["b";"A";"a"].ToDictionary((fun x -> x), (fun x -> 1), StringComparer.Ordinal).Count)
    t (fun () -> ["b";"A";"a"].ToLookup((fun x -> x), StringComparer.OrdinalIgnoreCase).["B"] |> List.ofSeq)
    t (fun () -> xs.LongCount(fun x -> x > 1))
    t (fun () -> ["b";"A"].SequenceEqual(["B";"a"], StringComparer.OrdinalIgnoreCase))
    t (fun () -> [(1, "a")].ToDictionary(fst, snd).[1])
    t (fun () -> [struct (1, "a")].ToDictionary().[1])
    t (fun () -> xs.TakeLast 2 |> List.ofSeq, xs.SkipLast 2 |> List.ofSeq, xs.Append 5 |> List.ofSeq)
    t (fun () -> xs.SkipWhile((fun x i -> i < 2)) |> List.ofSeq)
    t (fun () -> xs.TakeWhile((fun x i -> i < 2)) |> List.ofSeq)
    t (fun () -> xs.AsEnumerable() |> List.ofSeq)
    t (fun () -> xs.Join(["a";"bb"], (fun x -> x), (fun s -> s.Length), (fun a b -> sprintf "%d%s" a b)) |> List.ofSeq)
