// out: ["123"; "132"; "213"; "231"; "312"; "321"]
// out: 1
// out: 2
// out: inner
// out: outer
// out: caught in
// out: true 1
// out: true 2
// out: inner
// out: outer
// out: [|(1, 1); (2, 1); (3, 1); (3, 3)|]
// out: [6; 3; 10; 5; 16; 8; 4; 2; 1]
// out: 14 [1; 4; 9]
// out: disposed
// out: 1
// out: 1
// out: 2
// out: disposed
// out: [1; 2; 3; 5; 8; 9]
// out: ["a"; "b"; "c"]
// out: 6 4.000000
// out: 6
// out: xy
// out: [(1, "x"); (1, "y"); (2, "x"); (2, "y")]
// out: run
// out: 3 2
// out: [0; 1; 1; 2; 3; 5; 8; 13; 21; 34]
// out: [[|1; 2|]; [|2; 3|]]
// out: [(1, [1; 4]); (2, [2; 5]); (0, [3; 6])]
// out: [1] [2]
// out: [(0, "a"); (1, "b")]
// out: 4
// out: [1; 2; 3; 97; 98]
// out: [[3]; [0; 0]; []]
// out: [1; 99]
// out: forced
// out: 4
// sequences, generics
let rec perms xs = seq { match xs with [] -> yield [] | _ -> for x in xs do for rest in perms (List.filter ((<>) x) xs) do yield x :: rest }
printfn "%A" (perms [1;2;3] |> Seq.map (List.map string >> String.concat "") |> Seq.toList)
let s = seq { try yield 1; yield! seq { try yield 2; failwith "in" finally printfn "inner" }; yield 3 finally printfn "outer" }
try for x in s do printfn "%d" x with e -> printfn "caught %s" e.Message
let e = s.GetEnumerator()
printfn "%b %d" (e.MoveNext()) e.Current
printfn "%b %d" (e.MoveNext()) e.Current
e.Dispose()
let nested = seq { for i in 1 .. 3 do yield! seq { for j in 1 .. i do if j % 2 = 1 then yield (i, j) } }
printfn "%A" (Seq.toArray nested)
let rec collatz n = seq { yield n; if n <> 1 then yield! collatz (if n % 2 = 0 then n / 2 else 3 * n + 1) }
printfn "%A" (collatz 6 |> Seq.toList)
let mut () =
  seq {
    let mutable x = 0
    while x < 3 do
      x <- x + 1
      yield x * x }
printfn "%A %A" (Seq.sum (mut ())) (Seq.toList (mut ()))
let useSeq () = seq { use d = { new System.IDisposable with member _.Dispose() = printfn "disposed" } in yield 1; yield 2 }
printfn "%d" (Seq.head (useSeq ()))
for x in useSeq () do printfn "%d" x
type Tree<'a> = L | N of Tree<'a> * 'a * Tree<'a>
module Tree =
  let rec insert x = function L -> N (L, x, L) | N (l, y, r) as t -> if x < y then N (insert x l, y, r) elif x > y then N (l, y, insert x r) else t
  let rec toSeq = function L -> Seq.empty | N (l, x, r) -> seq { yield! toSeq l; yield x; yield! toSeq r }
let t = List.fold (fun t x -> Tree.insert x t) L [5; 2; 8; 1; 9; 3]
printfn "%A" (Tree.toSeq t |> Seq.toList)
printfn "%A" (Tree.toSeq (List.fold (fun t x -> Tree.insert x t) L ["b"; "a"; "c"]) |> Seq.toList)
let inline addAll xs = Seq.fold (+) LanguagePrimitives.GenericZero xs
printfn "%d %f" (addAll [1;2;3]) (addAll [1.5; 2.5])
type INum<'T> = abstract Zero : 'T
                abstract Plus : 'T * 'T -> 'T
let sumWith (n: INum<'T>) xs = Seq.fold (fun a b -> n.Plus(a, b)) n.Zero xs
printfn "%d" (sumWith { new INum<int> with member _.Zero = 0
                                           member _.Plus(a, b) = a + b } [1;2;3])
printfn "%s" (sumWith { new INum<string> with member _.Zero = ""
                                              member _.Plus(a, b) = a + b } ["x"; "y"])
let pairs = seq { for a in [1;2] do for b in ["x";"y"] -> a, b }
printfn "%A" (Seq.toList pairs)
let cached = Seq.cache (seq { printfn "run"; yield 1; yield 2 })
printfn "%d %d" (Seq.sum cached) (Seq.length cached)
printfn "%A" (Seq.unfold (fun (a, b) -> if a > 50 then None else Some (a, (b, a + b))) (0, 1) |> Seq.toList)
printfn "%A" (Seq.windowed 2 [1;2;3] |> Seq.toList)
let g = [1;2;3;4;5;6] |> Seq.groupBy (fun x -> x % 3) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList
printfn "%A" g
let mutable count = 0
let lz = Seq.delay (fun () -> count <- count + 1; Seq.singleton count)
printfn "%A %A" (Seq.toList lz) (Seq.toList lz)
let rec inf n = seq { yield n; yield! inf (n + 1) }
printfn "%A" (Seq.zip (inf 0) ["a"; "b"] |> Seq.toList)
let it = (inf 3).GetEnumerator()
it.MoveNext() |> ignore
it.MoveNext() |> ignore
printfn "%d" it.Current
printfn "%A" (seq { yield! [1;2]; yield! [|3|]; yield! "ab" |> Seq.map int } |> Seq.toList)
let withMatch x = seq { match x with Some v when v > 2 -> yield v | Some _ -> yield! [0; 0] | None -> () }
printfn "%A" [for x in [Some 3; Some 1; None] -> Seq.toList (withMatch x)]
let tryWith = seq { try yield 1; failwith "x"; with e -> yield 99 }
printfn "%A" (Seq.toList tryWith)
let l = lazy (printfn "forced"; [1;2])
let f (x: Lazy<int list>) = List.length x.Value + List.length (x.Force())
printfn "%d" (f l)
