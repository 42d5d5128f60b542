// out: Exception: boom
// out: Exception: boom
// out: 1 false
// out: false
// out: 5 5 true 11
// out: 7
// out: 9 9 111
// out: false x
// out: InvalidOperationException: ValueFactory attempted to access the Value property of this instance.
// out: InvalidOperationException: ValueFactory attempted to access the Value property of this instance.
// out: 5
// out: 5
// out: 1111
// out: 5
// out: 3
// out: 5
// out: 4
// out: three other
// out: Value is not created.
// out: [1; 2]
#nowarn "40"
open System
let mutable n = 0
let a = lazy (n <- n + 1; failwith "boom" : int)
let t (f: unit -> 'a) = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> a.Value)
t (fun () -> a.Force())
printfn "%d %b" n a.IsValueCreated
let b = lazy (n <- n + 10; 5)
printfn "%b" b.IsValueCreated
printfn "%d %d %b %d" b.Value (b.Force()) b.IsValueCreated n
let c = Lazy<int>(fun () -> 7)
printfn "%d" c.Value
let d = Lazy<int>.Create(fun () -> n <- n + 100; 9)
printfn "%d %d %d" d.Value d.Value n
let e = Lazy<string>.CreateFromValue "x"
printfn "%b %s" e.IsValueCreated e.Value
let rec r : Lazy<int> = lazy (r.Value + 1)
t (fun () -> r.Value)
t (fun () -> r.Value)
printfn "%A" b
printfn "%O" b
let g = lazy (n <- n + 1000)
g.Force()
g.Force()
printfn "%d" n
printfn "%s" (b.ToString())
let h = Lazy<int>(Func<int>(fun () -> 3), true)
printfn "%d" h.Value
let z = Lazy<int>.CreateFromValue(5)
printfn "%d" z.Value
let (Lazy w) = lazy 4
printfn "%d" w
let f x = match x with Lazy 3 -> "three" | Lazy _ -> "other"
printfn "%s %s" (f (lazy 3)) (f (lazy 9))
printfn "%A" (lazy 3)
let rec rl : Lazy<int list> = lazy (1 :: [2])
printfn "%A" rl.Value
