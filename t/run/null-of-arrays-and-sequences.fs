// out: -1 3
// out: -1 1
// out: true
// out: false
// out: 3
// out: [|"a"|]
// out: true
// out: true
// out: true
// out: <null> true
// out: [|null; null|]
// out: false
// out: -1
// out: 0
let f (xs: seq<int>) = if isNull xs then -1 else Seq.sum xs
let g (a: int[]) = match a with null -> -1 | _ -> a.Length
printfn "%d %d" (f null) (f [1;2])
printfn "%d %d" (g null) (g [|1|])
let mutable act : System.Action<int> = null
printfn "%b" (isNull act)
act <- System.Action<int>(fun x -> printfn "%d" x)
printfn "%b" (isNull act)
if not (isNull act) then act.Invoke 3
let mutable cache : string[] = null
if cache = null then cache <- [| "a" |]
printfn "%A" cache
let e : exn = null
printfn "%b" (isNull e)
let l : Lazy<int> = null
printfn "%b" (isNull l)
let d : System.IDisposable = null
printfn "%b" (isNull d)
printfn "%A %b" (null: int[]) ((null: int[]) = null)
printfn "%A" (Array.zeroCreate<int[]> 2)
printfn "%b" ((null: int[]) = [||])
printfn "%d" (compare (null: int[]) [||])
printfn "%d" (hash (null: int[]))
