// out: ["nothing"; "nothing"; "neg"; "c2"; "sq1"; "1x2"; "p0"; "p1 1 2"; "p 1 4 1"]
// out: null
// out: int
// out: big
// out: s!
// out: list1
// out: (1, "a")
// out: rec3
// out: n4
// out: circle 1
// out: shape
// out: arr 1 2
// out: arr1
// out: e
// out: opt Some 3
// out: ?
// out: 2b
// out: [1; 2] q
// out: k4 0
// out: k5 0
// out: and 9 z
// out: none
// out: ["vowel"; "digit"; "space"; "other"]
// out: ["t"; "t"; "eq"; "12false"]
// out: 5 60 0
// out: [(1, "a"); (2, "b")]
// out: 21 7
// out: [0; 1; 2; -1]
// out: ["f"; "m"; "nan"; "."]
// out: ["max"; "m1"; "ff"; "-"]
// out: ["0"; "255"; "7"]
// out: ["one"; "two5"; "d"]
// out: unit
// out: [0; 1; 3; 3]
// out: [1; 3; -1; -2]
// out: 3
// out: end week
// out: [6; 3; 10; 5; 16; 8; 4; 2; 1]
// out: 1 3 [1; 2; 3] x
// out: ["a=1"; "b=2"]
// out: lazy5
// out: p
// out: abab 2 3
// patterns
open System
type Shape = Circle of r: float | Rect of w: float * h: float | Poly of (float * float) list | Empty
type Rec = { Id: int; Name: string; Sub: Sub option }
and Sub = { K: int list; V: (int * string)[] }
let f x =
    match x with
    | Circle 0.0 | Empty -> "nothing"
    | Circle r when r < 0.0 -> "neg"
    | Circle r -> sprintf "c%g" r
    | Rect (w, h) when w = h -> sprintf "sq%g" w
    | Rect (h = h; w = w) -> sprintf "%gx%g" w h
    | Poly [] -> "p0"
    | Poly [ (a, b) ] -> sprintf "p1 %g %g" a b
    | Poly ((a, _) :: (_, b) :: rest) -> sprintf "p %g %g %d" a b rest.Length
printfn "%A" (List.map f [Circle 0.0; Empty; Circle -1.0; Circle 2.0; Rect (1.0, 1.0); Rect (1.0, 2.0); Poly []; Poly [1.0, 2.0]; Poly [1.0, 2.0; 3.0, 4.0; 5.0, 6.0]])
let g (o: obj) =
    match o with
    | null -> "null"
    | :? int as i when i > 10 -> "big"
    | :? int -> "int"
    | :? string as s & (:? IComparable) -> s + "!"
    | :? (int list) as l -> sprintf "list%d" l.Length
    | :? (int * string) as t -> sprintf "%A" t
    | :? Rec as { Id = 3 } -> "rec3"
    | :? Rec as r -> r.Name
    | :? Shape as (Circle r) -> sprintf "circle %g" r
    | :? Shape -> "shape"
    | :? (int[]) as [| a; b |] -> sprintf "arr %d %d" a b
    | :? (int[]) as a -> sprintf "arr%d" a.Length
    | :? Exception as e -> e.Message
    | :? Option<int> as v -> sprintf "opt %A" v
    | _ -> "?"
for o in [null; box 5; box 50; box "s"; box [1]; box (1, "a"); box { Id = 3; Name = "n"; Sub = None }; box { Id = 4; Name = "n4"; Sub = None }; box (Circle 1.0); box Empty; box [|1;2|]; box [|1|]; box (Exception "e"); box (Some 3); box 1.5] do
    printfn "%s" (g o)
let h r =
    match r with
    | { Id = 1 | 2 as id; Name = ("a" | "b" as n) } -> sprintf "%d%s" id n
    | { Sub = Some { K = 1 :: _ as k; V = [| (_, s) |] } } -> sprintf "%A %s" k s
    | { Sub = Some { K = [_; x] | [_; _; x]; V = v } } -> sprintf "k%d %d" x v.Length
    | { Id = i; Sub = None } & { Name = n } -> sprintf "and %d %s" i n
    | _ -> "none"
let sub k v = Some { K = k; V = v }
for r in [ { Id = 2; Name = "b"; Sub = None }; { Id = 5; Name = ""; Sub = sub [1; 2] [|1, "q"|] }; { Id = 5; Name = ""; Sub = sub [3; 4] [||] }; { Id = 5; Name = ""; Sub = sub [3; 4; 5] [||] }; { Id = 9; Name = "z"; Sub = None }; { Id = 9; Name = "z"; Sub = sub [] [||] } ] do
    printfn "%s" (h r)
let k = function
    | 'a' | 'e' | 'i' -> "vowel"
    | c when Char.IsDigit c -> "digit"
    | '\t' | ' ' -> "space"
    | _ -> "other"
printfn "%A" (List.map k ['a'; '1'; ' '; 'z'])
let m = function
    | 1, _, true | _, 1, true -> "t"
    | (a, b, _) when a = b -> "eq"
    | 0, 0, _ -> "z"
    | x, y, z -> sprintf "%d%d%b" x y z
printfn "%A" (List.map m [1, 2, true; 3, 1, true; 4, 4, false; 1, 2, false])
let n (struct (a, b)) = match struct (b, a) with struct (1, x) -> x | struct (y, 1) -> y * 10 | _ -> 0
printfn "%d %d %d" (n struct (5, 1)) (n struct (1, 6)) (n struct (3, 4))
let rec zip = function
    | x :: xs, y :: ys -> (x, y) :: zip (xs, ys)
    | _ -> []
printfn "%A" (zip ([1; 2; 3], ["a"; "b"]))
let (a, (b, c)), [d; e], { Id = id }, Circle rad = (1, (2, 3)), [4; 5], { Id = 6; Name = ""; Sub = None }, Circle 7.0
printfn "%d %g" (a + b + c + d + e + id) rad
let strs = function "" -> 0 | "one" -> 1 | s when s.StartsWith "t" -> 2 | _ -> -1
printfn "%A" (List.map strs [""; "one"; "two"; "x"])
let nums = function 1.5 -> "f" | -2.0 -> "m" | nan when Double.IsNaN nan -> "nan" | _ -> "."
printfn "%A" (List.map nums [1.5; -2.0; nan; 0.0])
let big = function 9223372036854775807L -> "max" | -1L -> "m1" | 0xFFL -> "ff" | _ -> "-"
printfn "%A" (List.map big [Int64.MaxValue; -1L; 255L; 1L])
let bytes = function 0uy -> "0" | 255uy -> "255" | b -> string b
printfn "%A" (List.map bytes [0uy; 255uy; 7uy])
let dec = function 1.0M -> "one" | 2.50M -> "two5" | _ -> "d"
printfn "%A" (List.map dec [1M; 2.5M; 3M])
let unitp () = match () with () -> "unit"
printfn "%s" (unitp ())
let arr = function [||] -> 0 | [| x |] -> x | [| x; y |] -> x + y | a -> a.[a.Length - 1]
printfn "%A" (List.map arr [[||]; [|1|]; [|1; 2|]; [|1; 2; 3|]])
let nested = function Some (Some (Ok x)) -> x | Some (Some (Error e)) -> String.length e | Some None -> -1 | None -> -2
printfn "%A" (List.map nested [Some (Some (Ok 1)); Some (Some (Error "abc")); Some None; None])
let typed (x: int, (y: string)) = x + y.Length
printfn "%d" (typed (1, "ab"))
let withEnum (d: DayOfWeek) = match d with DayOfWeek.Saturday | DayOfWeek.Sunday -> "end" | _ -> "week"
printfn "%s %s" (withEnum DayOfWeek.Sunday) (withEnum DayOfWeek.Monday)
let rec collatz acc = function 1 -> List.rev (1 :: acc) | n when n % 2 = 0 -> collatz (n :: acc) (n / 2) | n -> collatz (n :: acc) (3 * n + 1)
printfn "%A" (collatz [] 6)
match [1; 2; 3], "x" with
| ([a; _; c] as whole), ("x" as s) -> printfn "%d %d %A %s" a c whole s
| _ -> ()
let kv (KeyValue (k, v)) = sprintf "%s=%d" k v
printfn "%A" (dict ["a", 1; "b", 2] |> Seq.map kv |> List.ofSeq)
let (|Lazy|) (l: Lazy<_>) = l.Value
match lazy 5 with Lazy 5 -> printfn "lazy5" | _ -> ()
try
    try raise (ArgumentException("bad", "p"))
    with
    | :? ArgumentNullException -> printfn "null"
    | :? ArgumentException as e when e.ParamName = "q" -> printfn "q"
    | :? InvalidOperationException | :? NotSupportedException -> printfn "io"
with
| :? ArgumentException as e -> printfn "%s" e.ParamName
let checkOrder x = match x with | n when (printf "a"; n > 5) -> 1 | n when (printf "b"; n > 3) -> 2 | _ -> 3
printfn " %d %d" (checkOrder 4) (checkOrder 1)
