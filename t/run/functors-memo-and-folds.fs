// out: let x = (3 + 4) in x*(x + 1) = 56, depth 4
// out: ((1 + 1) + (1 + (1 + 1)))
// out: 203
// out: (6, "123")
// out: [5; 10]
// out: ["a"; "cc"; "bb"; "ddd"]
// out: 2880067194370816120 7
// out: 3 3 1
module Program
// functors by records, memoisation, recursion schemes
open System
open System.Collections.Generic
type Monoid<'a> = { Empty: 'a; Append: 'a -> 'a -> 'a }
module Monoid =
    let sum = { Empty = 0; Append = (+) }
    let str = { Empty = ""; Append = (+) }
    let list<'t> : Monoid<'t list> = { Empty = []; Append = (@) }
    let pair a b = { Empty = a.Empty, b.Empty; Append = fun (x1, y1) (x2, y2) -> a.Append x1 x2, b.Append y1 y2 }
    let func (m: Monoid<'b>) : Monoid<'a -> 'b> = { Empty = (fun _ -> m.Empty); Append = fun f g x -> m.Append (f x) (g x) }
    let concat m xs = Seq.fold m.Append m.Empty xs
    let foldMap m f = Seq.map f >> concat m
type Ord<'a> = { Compare: 'a -> 'a -> int }
module Ord =
    let by f = { Compare = fun a b -> compare (f a) (f b) }
    let reverse o = { Compare = fun a b -> o.Compare b a }
    let thenBy b a = { Compare = fun x y -> match a.Compare x y with 0 -> b.Compare x y | c -> c }
type SetOps<'a, 'set> =
    { Empty: 'set
      Add: 'a -> 'set -> 'set
      Mem: 'a -> 'set -> bool
      ToList: 'set -> 'a list }
let treeSet (ord: Ord<'a>) =
    let rec add x = function
        | [] -> [ x ]
        | y :: ys as all ->
            match ord.Compare x y with
            | 0 -> all
            | c when c < 0 -> x :: all
            | _ -> y :: add x ys
    { Empty = []; Add = add; Mem = (fun x s -> List.exists (fun y -> ord.Compare x y = 0) s); ToList = id }
let dedupe ops xs = List.foldBack ops.Add xs ops.Empty |> ops.ToList
let memoize (f: 'a -> 'b) =
    let cache = Dictionary<'a, 'b>(HashIdentity.Structural)
    fun x ->
        match cache.TryGetValue x with
        | true, v -> v
        | false, _ ->
            let v = f x
            cache.Add(x, v)
            v
let memoRec f =
    let cache = Dictionary<_, _>()
    let rec g x =
        match cache.TryGetValue x with
        | true, v -> v
        | _ ->
            let v = f g x
            cache.[x] <- v
            v
    g
let fib = memoRec (fun self n -> if n < 2 then bigint n else self (n - 1) + self (n - 2))
let lcs (a: string) (b: string) =
    memoRec (fun self (i, j) ->
        if i = a.Length || j = b.Length then 0
        elif a.[i] = b.[j] then 1 + self (i + 1, j + 1)
        else max (self (i + 1, j)) (self (i, j + 1))) (0, 0)
type ExprF<'r> =
    | Lit of int
    | Plus of 'r * 'r
    | Times of 'r * 'r
    | Let of string * 'r * 'r
    | Ref of string
type Fix = Fix of ExprF<Fix>
let fmap f = function
    | Lit n -> Lit n
    | Plus (a, b) -> Plus (f a, f b)
    | Times (a, b) -> Times (f a, f b)
    | Let (x, a, b) -> Let (x, f a, f b)
    | Ref x -> Ref x
let rec cata alg (Fix e) = e |> fmap (cata alg) |> alg
let rec ana coalg x = coalg x |> fmap (ana coalg) |> Fix
let rec para alg (Fix e as whole) = e |> fmap (fun x -> x, para alg x) |> alg
let lit n = Fix (Lit n)
let (+.) a b = Fix (Plus (a, b))
let ( *. ) a b = Fix (Times (a, b))
let eval e =
    e |> cata (function
        | Lit n -> fun _ -> n
        | Plus (a, b) -> fun env -> a env + b env
        | Times (a, b) -> fun env -> a env * b env
        | Let (x, a, b) -> fun env -> b (Map.add x (a env) env)
        | Ref x -> fun env -> Map.find x env)
let show = cata (function Lit n -> string n | Plus (a, b) -> $"({a} + {b})" | Times (a, b) -> a + "*" + b | Let (x, a, b) -> $"let {x} = {a} in {b}" | Ref x -> x)
let depth = cata (function Lit _ | Ref _ -> 1 | Plus (a, b) | Times (a, b) | Let (_, a, b) -> 1 + max a b)
let ex = Fix (Let ("x", lit 3 +. lit 4, Fix (Ref "x") *. (Fix (Ref "x") +. lit 1)))
printfn "%s = %d, depth %d" (show ex) (eval ex Map.empty) (depth ex)
let build = ana (fun n -> if n <= 1 then Lit n else Plus (n / 2, n - n / 2))
printfn "%s" (show (build 5))
printfn "%d" (para (function Plus ((Fix (Lit _), a), (_, b)) -> 100 + a + b | Plus ((_, a), (_, b)) -> a + b | Lit n -> n | _ -> 0) (build 3))
printfn "%A" (Monoid.foldMap (Monoid.pair Monoid.sum Monoid.str) (fun x -> x, string x) [ 1; 2; 3 ])
printfn "%A" (Monoid.concat (Monoid.func Monoid.list) [ (fun x -> [ x ]); (fun x -> [ x * 2 ]) ] 5)
let byLen = Ord.by String.length |> Ord.thenBy (Ord.reverse (Ord.by id))
printfn "%A" (dedupe (treeSet byLen) [ "bb"; "a"; "cc"; "a"; "ddd"; "bb" ])
printfn "%A %d" (fib 90) (lcs "AGGTABQWERTY" "GXTXAYBWRT")
let calls = ref 0
let slow = memoize (fun (a, b) -> incr calls; a + b)
printfn "%d %d %d" (slow (1, 2)) (slow (1, 2)) calls.Value
