// out: (1 + (2 * 3)) => 7
// out: ((x * 1) + 0) => x
// out: ((a - a) * f(2, (1 * y))) => 0
// out: (--x / 1) => x
// out: error: expected )
// out: error: bad char #
// out: max((1 + 1), -3) => max(2, -3)
// out: [6; 3; 10; 5; 16; 8; 4; 2; 1]
// out: low
// out: mid
// out: high
// out: ["a"; "b"; "c"]
// out: hello
module Program
// active pattern heavy: expression simplifier and tokenizer
open System
type Expr =
    | Num of float
    | Var of string
    | Bin of char * Expr * Expr
    | Neg of Expr
    | Call of string * Expr list
let (|Const|_|) v = function Num n when n = v -> Some () | _ -> None
let (|Add|Sub|Mul|Div|Other|) = function
    | Bin ('+', a, b) -> Add (a, b)
    | Bin ('-', a, b) -> Sub (a, b)
    | Bin ('*', a, b) -> Mul (a, b)
    | Bin ('/', a, b) -> Div (a, b)
    | e -> Other e
let (|Commutes|_|) = function Add (a, b) | Mul (a, b) -> Some (a, b) | _ -> None
let (|Same|_|) (a, b) = if a = b then Some a else None
[<return: Struct>]
let (|Even|_|) n = if n % 2 = 0 then ValueSome (n / 2) else ValueNone
let (|Between|_|) lo hi x = x >= lo && x <= hi
let rec simplify e =
    match e with
    | Add (Const 0.0, x) | Add (x, Const 0.0) -> simplify x
    | Mul (Const 1.0, x) | Mul (x, Const 1.0) -> simplify x
    | Mul (Const 0.0, _) | Mul (_, Const 0.0) -> Num 0.0
    | Sub (Same _) -> Num 0.0
    | Sub (x, Const 0.0) -> simplify x
    | Div (x, Const 1.0) -> simplify x
    | Bin (op, Num a, Num b) ->
        Num (match op with '+' -> a + b | '-' -> a - b | '*' -> a * b | '/' -> a / b | _ -> nan)
    | Bin (op, a, b) ->
        match simplify a, simplify b with
        | a', b' when a' = a && b' = b -> Bin (op, a, b)
        | a', b' -> simplify (Bin (op, a', b'))
    | Neg (Neg x) -> simplify x
    | Neg (Num n) -> Num -n
    | Neg x -> Neg (simplify x)
    | Call (f, args) -> Call (f, List.map simplify args)
    | Num _ | Var _ as x -> x
let (|Digits|_|) (cs: char list) =
    let ds = List.takeWhile (fun c -> Char.IsDigit c || c = '.') cs
    if ds.IsEmpty then None else Some (float (String(Array.ofList ds)), List.skip ds.Length cs)
let (|Word|_|) = function
    | c :: _ as cs when Char.IsLetter c ->
        let w = List.takeWhile Char.IsLetterOrDigit cs
        Some (String.Concat(w |> List.map string), List.skip w.Length cs)
    | _ -> None
type Tok = TNum of float | TId of string | TOp of char | TL | TR | TComma
let rec tokens cs =
    match cs with
    | [] -> []
    | (' ' | '\t') :: rest -> tokens rest
    | Digits (n, rest) -> TNum n :: tokens rest
    | Word (w, rest) -> TId w :: tokens rest
    | '(' :: rest -> TL :: tokens rest
    | ')' :: rest -> TR :: tokens rest
    | ',' :: rest -> TComma :: tokens rest
    | ('+' | '-' | '*' | '/' as op) :: rest -> TOp op :: tokens rest
    | c :: _ -> failwithf "bad char %c" c
let rec expr ts =
    let rec loop left = function
        | TOp ('+' | '-' as op) :: rest -> let r, rest = term rest in loop (Bin (op, left, r)) rest
        | rest -> left, rest
    let l, rest = term ts
    loop l rest
and term ts =
    let rec loop left = function
        | TOp ('*' | '/' as op) :: rest -> let r, rest = factor rest in loop (Bin (op, left, r)) rest
        | rest -> left, rest
    factor ts ||> loop
and factor = function
    | TNum n :: rest -> Num n, rest
    | TId f :: TL :: rest -> let a, rest = args rest in Call (f, a), rest
    | TId v :: rest -> Var v, rest
    | TOp '-' :: rest -> let e, rest = factor rest in Neg e, rest
    | TL :: rest ->
        match expr rest with
        | e, TR :: rest -> e, rest
        | _ -> failwith "expected )"
    | t -> failwithf "unexpected %A" (List.tryHead t)
and args ts =
    match expr ts with
    | e, TComma :: rest -> let more, rest = args rest in e :: more, rest
    | e, TR :: rest -> [ e ], rest
    | _, t -> failwithf "in args: %A" t
let rec show = function
    | Num n -> string n
    | Var v -> v
    | Neg e -> "-" + show e
    | Call (f, a) -> f + "(" + (a |> List.map show |> String.concat ", ") + ")"
    | Bin (op, a, b) -> $"({show a} {op} {show b})"
for s in [ "1 + 2 * 3"; "x * 1 + 0"; "(a - a) * f(2, 1*y)"; "--x / 1"; "3 * (2"; "2 # 3"; "max(1+1, -(3))" ] do
    try
        match expr (tokens (List.ofSeq s)) with
        | e, [] -> printfn "%s => %s" (show e) (show (simplify e))
        | _, rest -> printfn "left over: %A" rest
    with Failure m -> printfn "error: %s" m
let rec collatz acc = function
    | 1 -> List.rev (1 :: acc)
    | Even half as n -> collatz (n :: acc) half
    | n -> collatz (n :: acc) (3 * n + 1)
printfn "%A" (collatz [] 6)
for n in [ 5; 15; 25 ] do
    printfn "%s" (match n with Between 0 9 -> "low" | Between 10 19 -> "mid" | _ -> "high")
let (|Split|) (sep: char) (s: string) = s.Split sep |> Array.toList
let (Split ',' parts) = "a,b,c"
printfn "%A" parts
printfn "%s" ((fun (Split ' ' (first :: _)) -> first) "hello world")
