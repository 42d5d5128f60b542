// out: true
// out: 500500
// out: 499500
// out: open a
// out: open b
// out: 1
// out: 2
// out: mid b
// out: 100
// out: 200
// out: close b
// out: mid a
// out: 100
// out: 200
// out: close a
// out: open a
// out: open b
// out: 1
// out: 2
// out: close b
// out: close a
// out: open a
// out: open b
// out: 1
// out: close b
// out: close a
// out: caught boom
// out: open x
// out: open y
// out: 1
// out: close y
// out: handler boom
// out: -1
// out: -2
// out: -3
// out: mid x
// out: 100
// out: 200
// out: close x
// out: open z
// out: open y
// out: 1
// out: close y
// out: close z
// out: handler boom
// out: -1
// out: -2
// out: -3
// out: open p
// out: open q
// out: 1
// out: close q
// out: close p
// out: caught close
// out: open p
// out: open q
// out: 1
// out: 2
// out: close q
// out: handler close
// out: -1
// out: -2
// out: -3
// out: mid p
// out: 100
// out: 200
// out: close p
// out: open t
// out: mid t
// out: close t
// out: open t
// out: mid t
// out: close t
// out: 307 307
// out: 11,21,22,31,32,33
// out: 1000
// out: 1
// out: 2
// out: 3
// out: abcde
type T = Leaf | Node of T * int * T
let rec walk t = seq { match t with Leaf -> () | Node (l, v, r) -> yield! walk l; yield v; yield! walk r }
let rec build a b = if a > b then Leaf else let m = (a + b) / 2 in Node (build a (m - 1), m, build (m + 1) b)
printfn "%b" (walk (build 1 10) |> Seq.toList = [1 .. 10])
printfn "%d" (walk (build 1 1000) |> Seq.sum)
let rec from n = seq { yield n; yield! from (n + 1) }
printfn "%d" (from 0 |> Seq.take 1000 |> Seq.sum)
let d name (s: seq<int>) =
  seq {
    try
      printfn "open %s" name
      yield! s
      printfn "mid %s" name
      yield! [100; 200]
    finally
      printfn "close %s" name
  }
for x in d "a" (d "b" (seq { yield 1; yield 2 })) do printfn "%d" x
for x in Seq.take 2 (d "a" (d "b" (seq { yield 1; yield 2; yield 3 }))) do printfn "%d" x
let boom = seq { yield 1; failwith "boom" }
try (for x in d "a" (d "b" boom) do printfn "%d" x) with e -> printfn "caught %s" e.Message
let guarded (s: seq<int>) = seq { try yield! s with e -> printfn "handler %s" e.Message; yield -1; yield! seq { yield -2; yield -3 } }
for x in d "x" (guarded (d "y" boom)) do printfn "%d" x
for x in guarded (d "z" (d "y" boom)) do printfn "%d" x
let badclose = seq { try yield 1; yield 2 finally failwith "close" }
try (for x in Seq.take 1 (d "p" (d "q" badclose)) do printfn "%d" x) with e -> printfn "caught %s" e.Message
try (for x in d "p" (guarded (d "q" badclose)) do printfn "%d" x) with e -> printfn "caught %s" e.Message
let twice = d "t" (seq { yield 7 })
printfn "%d %d" (Seq.sum twice) (Seq.sum twice)
let nested = seq { for i in 1 .. 3 do yield! seq { for j in 1 .. i do yield i * 10 + j } }
printfn "%s" (nested |> Seq.map string |> String.concat ",")
let rec deep n =
  seq {
    if n > 0 then
      yield! deep (n - 1)
      yield n
    else
      yield! Seq.empty
  }
printfn "%d" (Seq.length (deep 1000))
let e = (deep 3).GetEnumerator()
while e.MoveNext() do printfn "%d" e.Current
printfn "%s" (seq { yield! "abc"; yield! [| 'd' |]; yield! ['e'] } |> Seq.toList |> List.map string |> String.concat "")
