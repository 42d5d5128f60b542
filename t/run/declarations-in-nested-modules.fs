// out: [1; 2; 3; 4] [1]
// out: ["four2"; "even"; "odd3"; "neg"]
// out: max other Bq2Bq2
// out: 3 bad 3
// out: 1 { X = 3 }
// out: true
// out: 6
// out: 3 c
module Outer
module Inner =
    [<AutoOpen>]
    module Auto =
        let hidden = 1
        type T = { X: int } with static member Make x = { X = x }
    let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
    let (|Div|_|) d n = if n % d = 0 then Some(n / d) else None
    [<return: Struct>]
    let (|Pos|_|) n = if n > 0 then ValueSome n else ValueNone
    let inline (<!>) f x = List.map f x
    exception Bad of code: int with
        override e.Message = sprintf "bad %d" e.code
    type U =
        | A of int
        | B of x: string * y: int
        member u.Show() = match u with A n -> $"A{n}" | B(y = y; x = x) -> $"B{x}{y}"
        static member op_Implicit(n: int) = A n
open Inner
type U with
    member u.Twice = u.Show() + u.Show()
type Builder() =
    member _.Yield x = [ x ]
    member _.Combine(a, b) = a @ b
    member _.Delay f = f ()
    member _.Zero() = []
    member _.For(xs, f) = List.collect f (List.ofSeq xs)
    [<CustomOperation("dup")>]
    member _.Dup(xs) = xs @ xs
let list = Builder()
let classify = function
    | Even & Div 4 q -> $"four{q}"
    | Even -> "even"
    | Pos n & Odd -> $"odd{n}"
    | _ -> "neg"
[<Literal>]
let Max = 10
let test n = match n with Max -> "max" | _ -> "other"
let r = list { 1; 2; for i in 3..4 do i }
let d = list { yield 1 }
printfn "%A %A" r d
printfn "%A" (classify <!> [ 8; 2; 3; -1 ])
printfn "%s %s %s" (test 10) (test 1) (B("q", 2)).Twice
try raise (Bad 3) with Bad c as e -> printfn "%d %s" c e.Message
printfn "%d %A" hidden (T.Make 3)
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
printfn "%b" (even 10)
let x, (y, [ z ]) = 1, (2, [ 3 ])
printfn "%d" (x + y + z)
type R = { mutable A: int; B: {| C: string; D: int |} }
let q = { A = 1; B = {| C = "c"; D = 2 |} }
q.A <- q.A + q.B.D
printfn "%A %s" q.A {| q.B with E = 1 |}.C
