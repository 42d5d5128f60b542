// out: 0 zero
// out: 102 big even
// out: 101 big
// out: 30 15: p=10 q=2
// out: 6 3e 2 6
// out: 14 10..20
// out: 16 10..20
// out: 11 pos or even
// out: 7 pos or even
// out: 2 small 2
// out: 53 pos>50
// out: -2 pos or even
// out: -7 neg odd
// out: unit
// out: large Circle 11.0
// out: unit
// out: square
// out: h=4
// out: nothing
// out: nothing
// out: point 1,2
// out: axis
// out: 1 1 (1, 1) 1
// out: circle
// out: a a, c
// out: one 1
// out: 2 1 ["x"; "y"]
// out: a c 1 3
// out: 2 3 3
// out: int 1
// out: string s
// out: char or float
// out: list [1]
// out: null
// out: other
// out: char or float
// out: tuple 1 x
// out: shape
open System
type Shape = Circle of r: float | Rect of w: float * h: float | Poly of (int * int) list | Dot
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|DivBy|_|) d n = if n % d = 0 then Some (n / d) else None
[<return: Struct>]
let (|Pos|_|) n = if n > 0 then ValueSome n else ValueNone
let (|Big|_|) n = n > 100
let (|Between|_|) lo hi n = n >= lo && n <= hi
let (|Split|) (c: char) (s: string) = s.Split c |> List.ofArray
let (|Pair|) (a, b) = Pair (b, a)
let (|Int|_|) (s: string) = match Int32.TryParse s with | true, v -> Some v | _ -> None
let classify n =
    match n with
    | 0 -> "zero"
    | Big & Even -> "big even"
    | Big -> "big"
    | DivBy 3 (DivBy 5 q as p) -> sprintf "15: p=%d q=%d" p q
    | DivBy 3 q & Even as w -> sprintf "3e %d %d" q w
    | Between 10 20 & (Even | Odd & DivBy 7 _) -> "10..20"
    | Pos v when v > 50 -> "pos>50"
    | Pos (1 | 2 | 3 as v) -> sprintf "small %d" v
    | Pos _ | Even -> "pos or even"
    | _ -> "neg odd"
for n in [0; 102; 101; 30; 6; 14; 16; 11; 7; 2; 53; -2; -7] do printfn "%d %s" n (classify n)
let f = function
    | Circle (r = 1.0) | Rect (h = 1.0) -> "unit"
    | Circle r & c when r > 10.0 -> sprintf "large %A" c
    | Rect (w = x; h = y) when x = y -> "square"
    | Rect (_, h) -> sprintf "h=%g" h
    | Poly [] | Dot -> "nothing"
    | Poly [ (x, y) ] -> sprintf "point %d,%d" x y
    | Poly ((0, _ | _, 0) :: _ :: _) -> "axis"
    | Poly (_ :: ((a, b) as p) :: rest) -> sprintf "%d %d %A %d" a b p rest.Length
    | Circle _ -> "circle"
for s in [Circle 1.0; Circle 11.0; Rect (2.0, 1.0); Rect (2., 2.); Rect (3., 4.); Poly []; Dot; Poly [1,2]; Poly [0,5;1,1]; Poly [1,5;1,1;2,2]; Circle 5.] do
    printfn "%s" (f s)
match "a,b,c" with
| Split ',' [ x; _; z ] & Split 'b' (y :: _) -> printfn "%s %s %s" x y z
| _ -> printfn "no"
let (Pair (u, v)) = (1, "one")
printfn "%s %d" u v
let g (Pair (a, b)) (Split '-' parts) = sprintf "%A %A %A" a b parts
printfn "%s" (g (1, 2) "x-y")
match ["1"; "x"; "3"] with
| [ Int a; Int b; _ ] -> printfn "ints %d %d" a b
| [ Int a; _; Int c ] -> printfn "a c %d %d" a c
| _ -> printfn "none"
match [| 1; 2; 3 |] with
| [| a; 2; _ |] when a > 5 -> printfn "a"
| [| _; b; c |] as arr -> printfn "%d %d %d" b c arr.Length
| _ -> ()
let o: obj list = [ box 1; box "s"; box 2.5; box [1]; null; box (Some 3); box 'c'; box (1, "x"); box Dot ]
for x in o do
    match x with
    | :? int as i when i > 5 -> printfn "big int"
    | :? int as i -> printfn "int %d" i
    | :? string as s & _ -> printfn "string %s" s
    | :? (int list) as l -> printfn "list %A" l
    | null -> printfn "null"
    | :? char | :? float -> printfn "char or float"
    | :? (int * string) as (a, b) -> printfn "tuple %d %s" a b
    | :? Shape as (Circle _ | Dot) -> printfn "shape"
    | _ -> printfn "other"
