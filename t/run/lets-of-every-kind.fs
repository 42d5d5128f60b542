// out: true true
// out: 1 x 1 2 3 1 2 5
// out: 10
// out: 11 13
// out: 25
// out: 1
// out: 25
// out: ignored
// out: unit
// out: 3s
// out: 7
// out: 6 20
// out: 2
// out: 4
// out: using
// out: disposed
// out: a.b
// out: 2 1 2
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
printfn "%b %b" (even 10) (odd 7)
let a, b = 1, "x"
let (c, (d, e)) = (1, (2, 3))
let [x; y] = [1; 2]
let { contents = q } = ref 5
printfn "%d %s %d %d %d %d %d %d" a b c d e x y q
let f () =
    let x = 1
    let x = x + 1
    let g x = x * 2
    let rec h n = if n = 0 then 0 else n + h (n - 1)
    g x + h 3
printfn "%d" (f ())
let mutable m, n = 1, 2
m <- m + 10
n <- n + m
printfn "%d %d" m n
let z = let t = 5 in t * t
printfn "%d" z
let rec lazyOnes = lazy (1 :: [])
printfn "%d" (List.length (lazyOnes.Force()))
let inline sq x = x * x
printfn "%d" (sq 5)
let _ = printfn "ignored"
let () = printfn "unit"
let (k : int), (l : string) = 3, "s"
printfn "%d%s" k l
let ``strange name`` = 7
printfn "%d" ``strange name``
let tupled (a, b) c = a + b + c
let curried a = fun b -> a * b
printfn "%d %d" (tupled (1, 2) 3) (curried 4 5)
let v = if true then (let p = 1 in p + 1) else 0
printfn "%d" v
let (|>>) x f = f x
printfn "%d" (3 |>> (fun x -> x + 1))
let use1 () =
    use d = { new System.IDisposable with member _.Dispose() = printfn "disposed" }
    printfn "using"
use1 ()
let (+.) a b = sprintf "%s.%s" a b
printfn "%s" ("a" +. "b")
let swap (a, b) = (b, a)
let (p1, p2) as both = swap (1, 2)
printfn "%d %d %d" p1 p2 (fst both)
