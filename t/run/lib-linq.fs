// out: [10; 6; 16; 2; 18; 4]
// out: [5; 8; 9]
// out: ["a0"; "bb1"; "ccc2"]
// out: [5; 8; 9]
// out: 28 9 1
// out: 4.666667 2.000000
// out: 184 3
// out: 2.000000
// out: true true true
// out: 5 2 8
// out: 0 0
// out: [5; 3]
// out: [5; 3; 8; 1; 9; 2]
// out: [9; 2]
// out: []
// out: [5; 3]
// out: [8; 1; 9; 2]
// out: [1; 2; 3]
// out: [1; 2; 3; 5; 8; 9]
// out: [9; 8; 5; 3; 2; 1]
// out: ["b"; "a"; "cc"; "bb"; "ddd"]
// out: a: apple,avocado
// out: 2
// out: b: bean
// out: 1
// out: c: cherry,corn
// out: 2
// out: [('a', 12); ('b', 4)]
// out: 64 6
// out: three
// out: 7
// out: [|5; 3; 8; 1; 9; 2|]
// out: true
// out: ["5a"; "3b"]
// out: [5; 3; 8; 1; 9; 2; 7]
// out: [2; 9; 1; 8; 3; 5]
// out: [5; 3; 8; 1; 9; 2; 77]
// out: [1; 9]
// out: [5; 3; 8; 2]
// out: 296
// out: 38
// out: 538192!
// out: [3; 4; 5; 6]
// out: ["x"; "x"; "x"]
// out: []
// out: 220
// out: 6
// out: [2; 3]
// out: [1; 2; 3]
// out: [[|5; 3; 8; 1|]; [|9; 2|]]
// out: 8
// out: true
// out: true
// out: ccc
// out: a
// out: 7
// out: [5; 3; 8; 1; 9; 2; 1]
// out: [1; 5; 3; 8; 1; 9; 2]
// out: [5]
// out: [9; 2]
// out: [5; 3; 8; 1]
// out: [(2, 2); (3, 3); (3, 3)]
// out: 2 apple,avocado 0
// out: 2
// out: 6
// out: InvalidOperationException: Sequence contains no elements
// out: InvalidOperationException: Sequence contains no elements
// out: InvalidOperationException: Sequence contains no matching element
// out: InvalidOperationException: Sequence contains more than one element
// out: InvalidOperationException: Sequence contains more than one matching element
// out: InvalidOperationException: Sequence contains no elements
// out: InvalidOperationException: Sequence contains no elements
// out: InvalidOperationException: Sequence contains no elements
// out: InvalidOperationException: Sequence contains no elements
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentException: An item with the same key has already been added. Key: 1
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'size')
// out: made
// out: run
// out: map
// out: [1]
// out: run
// out: map
// out: [1]
// out: sorted
// out: see 3
// out: see 1
// out: see 2
// out: key 3
// out: key 1
// out: key 2
// out: [|1; 2; 3|]
// out: 9 8 5 3 2 1 
// out: 9 8 5 3 2 1
// out: ["9"; "8"; "5"; "3"; "2"; "1"]
open System
open System.Collections.Generic
open System.Linq
let xs = [ 5; 3; 8; 1; 9; 2 ]
let show (s: seq<'a>) = printfn "%A" (Seq.toList s)
show (xs.Select(fun x -> x * 2))
show (xs.Where(fun x -> x > 3))
show ([| "a"; "bb"; "ccc" |].Select(fun s i -> sprintf "%s%d" s i))
show (xs.Where(fun x i -> i % 2 = 0))
printfn "%d %d %d" (xs.Sum()) (xs.Max()) (xs.Min())
printfn "%f %f" (xs.Average()) ([ 1.5; 2.5 ].Average())
printfn "%d %d" (xs.Sum(fun x -> x * x)) (xs.Count(fun x -> x > 3))
printfn "%f" ([ "a"; "bbb" ].Average(fun (s: string) -> float s.Length))
printfn "%b %b %b" (xs.Any()) (xs.Any(fun x -> x > 8)) (xs.All(fun x -> x > 0))
printfn "%d %d %d" (xs.First()) (xs.Last()) (xs.First(fun x -> x > 5))
printfn "%d %d" (xs.FirstOrDefault(fun x -> x > 100)) ([].FirstOrDefault() : int)
show (xs.Take(2))
show (xs.Take 20)
show (xs.Skip(4))
show (xs.Skip 20)
show (xs.TakeWhile(fun x -> x <> 8))
show (xs.SkipWhile(fun x -> x <> 8))
show ([ 1; 2; 1; 3; 2 ].Distinct())
show (xs.OrderBy(fun x -> x))
show (xs.OrderByDescending(fun x -> x))
show ([ "bb"; "a"; "cc"; "ddd"; "b" ].OrderBy(fun s -> s.Length).ThenByDescending(fun s -> s))
for g in [ "apple"; "avocado"; "bean"; "cherry"; "corn" ].GroupBy(fun s -> s.[0]) do
    printfn "%c: %s" g.Key (String.Join(",", g))
    printfn "%d" (g.Count())
show ([ "apple"; "avocado"; "bean" ].GroupBy((fun s -> s.[0]), (fun s -> s.Length)).Select(fun g -> g.Key, g.Sum()))
let d = xs.ToDictionary((fun x -> x), (fun x -> x * x))
printfn "%d %d" d.[8] d.Count
let d2 = [ "one"; "three" ].ToDictionary(fun s -> s.Length)
printfn "%s" d2.[5]
let l = xs.ToList()
l.Add 100
printfn "%d" l.Count
printfn "%A" (xs.ToArray())
printfn "%b" (xs.ToHashSet().Contains 8)
show (xs.Zip([ "a"; "b" ], fun x s -> sprintf "%d%s" x s))
show (xs.Concat([ 7 ]))
show (xs.Reverse())
show (xs.Union([ 1; 77 ]))
show (xs.Intersect([ 1; 77; 9 ]))
show (xs.Except([ 1; 77; 9 ]))
printfn "%d" (xs.Aggregate(fun a b -> a * 2 + b))
printfn "%d" (xs.Aggregate(10, fun a b -> a + b))
printfn "%s" (xs.Aggregate("", (fun a b -> a + string b), (fun s -> s + "!")))
show (Enumerable.Range(3, 4))
show (Enumerable.Repeat("x", 3))
show (Enumerable.Empty<int>())
printfn "%d" (Enumerable.Range(1, 10).Where(fun x -> x % 2 = 0).Select(fun x -> x * x).Sum())
printfn "%d" (Enumerable.Sum([ 1; 2; 3 ]))
show (Enumerable.Select([ 1; 2 ], fun x -> x + 1))
show ([ [ 1; 2 ]; [ 3 ] ].SelectMany(fun x -> x :> seq<int>))
show (xs.Chunk(4))
printfn "%d" (xs.ElementAt 2)
printfn "%b" (xs.Contains 8)
printfn "%b" (xs.SequenceEqual([ 5; 3; 8; 1; 9; 2 ]))
printfn "%s" ([ "bb"; "a"; "ccc" ].MaxBy(fun s -> s.Length))
printfn "%s" ([ "bb"; "a"; "ccc" ].MinBy(fun s -> s.Length))
printfn "%d" ([ 7 ].Single())
show (xs.Append 1)
show (xs.Prepend 1)
show (([]: int list).DefaultIfEmpty(5))
show (xs.TakeLast 2)
show (xs.SkipLast 2)
show ([ 1; 2; 3 ].Join([ 2; 3; 3 ], (fun a -> a), (fun b -> b), fun a b -> a, b))
let look = [ "apple"; "avocado"; "bean" ].ToLookup(fun s -> s.[0])
printfn "%d %s %d" look.Count (String.Join(",", look.['a'])) (look.['z'].Count())
printfn "%d" ("hello".Count(fun c -> c = 'l'))
printfn "%d" ((dict [ 1, 2; 3, 4 ]).Sum(fun kv -> kv.Value))
let attempt f = try f () |> ignore with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let none: int list = []
attempt (fun () -> none.First())
attempt (fun () -> none.Last())
attempt (fun () -> xs.First(fun x -> x > 100))
attempt (fun () -> xs.Single())
attempt (fun () -> xs.Single(fun x -> x > 5))
attempt (fun () -> none.Single())
attempt (fun () -> none.Max())
attempt (fun () -> none.Average() |> int)
attempt (fun () -> none.Aggregate(fun a b -> a + b))
attempt (fun () -> xs.ElementAt 10)
attempt (fun () -> xs.ElementAt -1)
attempt (fun () -> [ 1; 1 ].ToDictionary(fun x -> x))
attempt (fun () -> [ Int32.MaxValue; 1 ].Sum())
attempt (fun () -> Enumerable.Range(0, -1).Count())
attempt (fun () -> (null: seq<int>).ToList())
attempt (fun () -> xs.Chunk 0)
let lazily = (seq { printfn "run"; yield 1 }).Select(fun x -> printfn "map"; x).Where(fun x -> true)
printfn "made"
show lazily
show lazily
let sorted = ([ 3; 1; 2 ].Select(fun x -> printfn "see %d" x; x)).OrderBy(fun x -> printfn "key %d" x; x)
printfn "sorted"
printfn "%A" (sorted.ToArray())
let ro = xs.OrderBy(fun x -> -x)
for x in ro do printf "%d " x
printfn ""
printfn "%s" (String.Join(" ", ro))
printfn "%A" (ro |> Seq.map string |> List.ofSeq)
