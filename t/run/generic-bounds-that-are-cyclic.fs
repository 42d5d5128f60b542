// out: 7 2 2 4
// out: 3
// out: 7 8
// out: 3
// out: 4
// parameters whose bounds mention themselves and each other
type IR<'S when 'S :> IR<'S>> =
    abstract A: int
    abstract Next: 'S
let ret (n: int) (r: 'S when 'S :> IR<'S>) = n + r.A
let p (xs: #seq<int>) (r: 'S when 'S :> IR<'S>) = ret (Seq.length xs) r
let q r = ret 1 r
let q2 (r: #IR<_>) = r.A
let rec walk n r = if n = 0 then r else walk (n - 1) ((r :> IR<_>).Next)
let w2 xs r = p xs r
type C(n) =
    interface IR<C> with
        member _.A = n
        member _.Next = C(n + 1)
printfn "%d %d %d %d" (p [ 1; 2 ] (C 5)) (q (C 1)) (q2 (C 2)) (w2 [| 1 |] (C 3))
printfn "%d" ((walk 3 (C 0)) :> IR<C>).A
type I4<'a, 'b, 'c, 'd when 'a :> I4<'a, 'b, 'c, 'd> and 'b :> I4<'a, 'b, 'c, 'd>> =
    abstract F: 'a -> 'b -> 'c -> 'd
let rec go n (x: 'a when 'a :> I4<'a, 'b, 'c, 'd>) (y: 'b) (c: 'c) : 'd = if n = 0 then x.F x y c else go (n - 1) x y c
let rec ho n x y c = if n = 0 then go 1 x y c else ho (n - 1) x y c
type K() =
    interface I4<K, K, int, string> with
        member _.F x y c = string c
printfn "%s %s" (go 2 (K()) (K()) 7) (ho 2 (K()) (K()) 8)
type Num<'T when 'T :> Num<'T>> =
    abstract Plus: 'T -> 'T
    abstract V: int
let sum (a: 'T when 'T :> Num<'T>) b = a.Plus b
let rec total (zero: 'T when 'T :> Num<'T>) xs = match xs with [] -> zero | x :: r -> total (sum zero x) r
type M(v: int) =
    member _.V = v
    interface Num<M> with
        member _.Plus o = M(v + o.V)
        member _.V = v
printfn "%d" (total (M 0) [ M 1; M 2 ]).V
let inline viaI (a: ^T when ^T :> Num<'T>) = a.V
printfn "%d" (viaI (M 4))
