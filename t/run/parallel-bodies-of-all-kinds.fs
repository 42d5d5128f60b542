// out: 25782 word0 word14-word0-word1-word2-word3-word4
// out: 3997 map
// out:   [("word10", 5); ("word5", 0); ("word6", 1); ("word7", 2); ("word8", 3);
// out:    ("word9", 4)]
// out: 49050 50999950
// out: 37 2000
// out: 49995000
// out: 500500
// out: 500 0
// out: five hundred 500
// out: long true
// out: 122500
// out: one 7
// out: 336 word17
// out: 333328333350000
// out: 571 WORD3-WORD4-WORD5-WORD6
// out: 3997
// Bodies of Parallel and Array.Parallel that allocate, lock, raise, print, nest, and change shared collections.
open System
open System.Threading
open System.Threading.Tasks
open System.Collections.Generic
open System.Collections.Concurrent

type Tree = Leaf | Node of Tree * int * Tree
let rec insert x t =
    match t with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, y, r) -> if x < y then Node(insert x l, y, r) elif x > y then Node(l, y, insert x r) else t
let rec sum t = match t with Leaf -> 0 | Node(l, x, r) -> sum l + x + sum r

let words = Array.init 200 (fun i -> sprintf "word%d" (i % 37))
// lists and strings made by workers
let texts = Array.Parallel.init 1000 (fun i -> String.Join("-", [ for k in 0 .. i % 7 -> words.[(i + k) % 200] ]))
printfn "%d %s %s" (texts |> Array.sumBy String.length) texts.[0] texts.[999]
// maps
let maps = Array.Parallel.map (fun (t: string) -> Map.ofArray (Array.mapi (fun i w -> (w, i)) (t.Split('-')))) texts
printfn "%d %A" (maps |> Array.sumBy Map.count) maps.[5]
// trees that share parts of a common one
let common = List.fold (fun t x -> insert x t) Leaf [ for i in 0 .. 99 -> i * 7919 % 1000 ]
let trees = Array.Parallel.mapi (fun i (s: string) -> insert (1000 + i) (insert (i % 1000) common)) texts
printfn "%d %d" (sum common) (trees |> Array.sumBy sum)
// a captured reference cell and a dictionary under a lock
let counts = Dictionary<string, int>()
let gate = obj ()
Parallel.For(0, 2000, fun i ->
    let w = words.[i % 200]
    lock gate (fun () -> counts.[w] <- (match counts.TryGetValue w with | true, n -> n + 1 | _ -> 1))) |> ignore
printfn "%d %d" counts.Count (Seq.sum counts.Values)
// Interlocked
let mutable total = 0L
Parallel.For(0, 10000, fun i -> Interlocked.Add(&total, int64 i) |> ignore) |> ignore
printfn "%d" total
let cell = ref 0
Parallel.ForEach([ 1 .. 1000 ], fun i -> lock gate (fun () -> cell.Value <- cell.Value + i)) |> ignore
printfn "%d" cell.Value
// concurrent collections
let seen = ConcurrentDictionary<int, string>()
Parallel.For(0, 3000, fun i -> seen.TryAdd(i % 500, string i) |> ignore) |> ignore
let bag = ConcurrentBag<string>()
Parallel.ForEach(texts, fun (t: string) -> if t.Length % 3 = 0 then bag.Add t) |> ignore
printfn "%d %d" seen.Count (bag.Count - (texts |> Array.filter (fun t -> t.Length % 3 = 0) |> Array.length))
// exceptions
try
    Parallel.For(0, 1000, fun i -> if i = 500 then failwithf "five hundred %d" i) |> ignore
with :? AggregateException as e -> printfn "%s" e.InnerExceptions.[0].Message
try
    Array.Parallel.map (fun (t: string) -> if t.Length > 40 then invalidOp "long" else t.Length) texts |> ignore
with :? AggregateException as e -> printfn "%s %b" e.InnerExceptions.[0].Message (e.InnerExceptions.[0] :? InvalidOperationException)
// nested
let grid = Array.Parallel.init 50 (fun i -> Array.Parallel.init 50 (fun j -> [ i; j ]))
printfn "%d" (grid |> Array.sumBy (Array.sumBy List.sum))
// printing in a body
Parallel.For(0, 3, fun i -> ignore (sprintf "%d" i)) |> ignore
Parallel.For(7, 8, fun i -> printfn "one %d" i) |> ignore
// mutable fields and arrays of references
let slots: string list[] = Array.create 16 []
Parallel.For(0, 16, fun i -> for k in 0 .. 20 do slots.[i] <- words.[(i * k) % 200] :: slots.[i]) |> ignore
printfn "%d %s" (slots |> Array.sumBy List.length) slots.[3].[2]
let squares = Array.zeroCreate<float> 100000
Parallel.For(0, squares.Length, fun i -> squares.[i] <- float i * float i) |> ignore
printfn "%.0f" (Array.sum squares)
let chosen = Array.Parallel.choose (fun (t: string) -> if t.Length > 20 then Some(t.ToUpper()) else None) texts
printfn "%d %s" chosen.Length chosen.[0]
printfn "%d" (Array.Parallel.collect (fun (t: string) -> t.Split('-')) texts).Length
