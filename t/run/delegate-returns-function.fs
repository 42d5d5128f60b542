// out: 4
// out: -1.1
// out: 1
type D1 = delegate of int -> (string -> int)
let p = new D1(fun x -> fun y -> x + y.Length)
printfn "%d" (p.Invoke(1) "abc")
type D2<'T> = delegate of int -> (string -> 'T)
let q = new D2<_>(fun x -> fun y -> -1.1M)
printfn "%M" (q.Invoke 1 "a")
let r = D1(fun x y -> x)
printfn "%d" (r.Invoke(1) "abc")
