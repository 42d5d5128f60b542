// out: x^2 + 3x + 4 | x^3 + 6x^2 + 12x + 8 | -x - 2 | 0
// out: 1 25 true [1; x + 2; x^2 + 4x + 4]
// out: x^2 - x - 2
// out: 18 0 -2
// out: x ^ 3 + 2 * x - 5            -> 3 * x ^ 2 + 2                                                true
// out: sin(x * x)                   -> cos(x * x) * 2 * x                                           true
// out: (x + y) / (x - y)            -> (x - y - (x + y)) / (x - y) ^ 2                              true
// out: exp(-x) * ln(x)              -> (-1) * exp(-x) * ln(x) + exp(-x) * 1 / x                     true
// out: x ^ x                        -> x ^ x * (ln(x) + x * 1 / x)                                  true
// out: 3 - (x - (y - 1))            -> -1                                                           true
// out: (x ^ 2) ^ 3                  -> 3 * (x ^ 2) ^ 2 * 2 * x                                      true
// out: cannot differentiate tan (Parameter 'f')
// out: 5
// out: 1.999998 9.0001
// out: Const 3.0
module Calc.Symbolic
// symbolic differentiation, simplification with active patterns, polynomials, pretty printing with precedence, church, boolean sat, matrix det generic
open System
open System.Collections.Generic

[<CustomEquality; CustomComparison; StructuredFormatDisplay("{Show}")>]
type Poly =
    { Coeffs: Map<int, int> }
    member p.Show = p.ToString()
    static member Of(cs: (int * int) seq) = { Coeffs = cs |> Seq.filter (fun (_, c) -> c <> 0) |> Map.ofSeq }
    static member (+)(a: Poly, b: Poly) =
        Map.fold (fun acc k v -> acc |> Map.change k (function None -> Some v | Some w when w + v = 0 -> None | Some w -> Some(w + v))) a.Coeffs b.Coeffs |> fun m -> { Coeffs = m }
    static member (*)(a: Poly, b: Poly) = seq { for KeyValue(i, x) in a.Coeffs do for KeyValue(j, y) in b.Coeffs -> Poly.Of [ i + j, x * y ] } |> Seq.fold (+) Poly.Zero
    static member (*)(k: int, a: Poly) = Poly.Of [ 0, k ] * a
    static member (~-)(a: Poly) = -1 * a
    static member (-)(a: Poly, b: Poly) = a + -b
    static member Pow(a: Poly, n: int) = Seq.fold (fun acc _ -> acc * a) Poly.One (seq { 1..n })
    static member Zero = { Coeffs = Map.empty }
    static member One = Poly.Of [ 0, 1 ]
    static member X = Poly.Of [ 1, 1 ]
    member p.Degree = if p.Coeffs.IsEmpty then -1 else (Map.maxKeyValue p.Coeffs |> fst)
    member p.Eval x = p.Coeffs |> Map.toSeq |> Seq.sumBy (fun (k, c) -> c * pown x k)
    override p.ToString() =
        match p.Coeffs |> Map.toList |> List.rev with
        | [] -> "0"
        | terms ->
            terms
            |> List.mapi (fun i (k, c) ->
                let sign = if c < 0 then (if i = 0 then "-" else " - ") elif i = 0 then "" else " + "
                let body =
                    match abs c, k with
                    | c, 0 -> string c
                    | 1, 1 -> "x"
                    | c, 1 -> $"{c}x"
                    | 1, k -> $"x^{k}"
                    | c, k -> $"{c}x^{k}"
                sign + body)
            |> String.Concat
    override a.Equals o = match o with :? Poly as b -> a.Coeffs = b.Coeffs | _ -> false
    override a.GetHashCode() = hash a.Coeffs
    interface IComparable<Poly> with member a.CompareTo b = compare (a.Degree, a.Coeffs) (b.Degree, b.Coeffs)
    interface IComparable with member a.CompareTo o = (a :> IComparable<Poly>).CompareTo(o :?> Poly)

type Expr =
    | Const of float
    | Var of string
    | Neg of Expr
    | Bin of op: Op * left: Expr * right: Expr
    | Call of string * Expr
and Op = Add | Sub | Mul | Div | Pow
    with
    member o.Prec = match o with Add | Sub -> 1 | Mul | Div -> 2 | Pow -> 3
    member o.Symbol = match o with Add -> "+" | Sub -> "-" | Mul -> "*" | Div -> "/" | Pow -> "^"
    static member All = [ Add; Sub; Mul; Div; Pow ]

let (+.) a b = Bin(Add, a, b)
let (-.) a b = Bin(Sub, a, b)
let ( *. ) a b = Bin(Mul, a, b)
let (/.) a b = Bin(Div, a, b)
let ( ** ) a b = Bin(Pow, a, b)
let x, y = Var "x", Var "y"
let n v = Const(float (v: int))
let (|Zero|One|Other|) = function Const 0.0 -> Zero | Const 1.0 -> One | e -> Other e
let (|Constant|_|) = function Const c -> Some c | Neg(Const c) -> Some -c | _ -> None
let (|Op|_|) op = function Bin(o, a, b) when o = op -> Some(a, b) | _ -> None
let rec simplify e =
    let e' =
        match e with
        | Bin(op, a, b) -> Bin(op, simplify a, simplify b)
        | Neg a -> Neg(simplify a)
        | Call(f, a) -> Call(f, simplify a)
        | e -> e
    match e' with
    | Op Add (Zero, e) | Op Add (e, Zero) | Op Sub (e, Zero) | Op Mul (One, e) | Op Mul (e, One) | Op Div (e, One) | Op Pow (e, One) -> e
    | Op Mul (Zero, _) | Op Mul (_, Zero) | Op Div (Zero, _) -> Const 0.0
    | Op Pow (_, Zero) -> Const 1.0
    | Bin(Add, Constant a, Constant b) -> Const(a + b)
    | Bin(Sub, Constant a, Constant b) -> Const(a - b)
    | Bin(Mul, Constant a, Constant b) -> Const(a * b)
    | Bin(Div, Constant a, Constant b) when b <> 0.0 -> Const(a / b)
    | Bin(Pow, Constant a, Constant b) -> Const(Math.Pow(a, b))
    | Op Mul (a, Constant c) when (match a with Const _ -> false | _ -> true) -> Bin(Mul, Const c, a)
    | Op Add (a, b) when a = b -> simplify (Const 2.0 *. a)
    | Op Sub (a, b) when a = b -> Const 0.0
    | Op Mul (Const a, Op Mul (Const b, e)) -> simplify (Const(a * b) *. e)
    | Neg(Neg e) -> e
    | Neg(Const c) -> Const -c
    | Op Add (a, Neg b) -> simplify (a -. b)
    | e -> e
let rec diff v = function
    | Const _ -> Const 0.0
    | Var w -> Const(if v = w then 1.0 else 0.0)
    | Neg e -> Neg(diff v e)
    | Bin((Add | Sub) as op, a, b) -> Bin(op, diff v a, diff v b)
    | Bin(Mul, a, b) -> (diff v a *. b) +. (a *. diff v b)
    | Bin(Div, a, b) -> ((diff v a *. b) -. (a *. diff v b)) /. (b ** n 2)
    | Bin(Pow, a, (Const k as e)) -> (e *. (a ** Const(k - 1.0))) *. diff v a
    | Bin(Pow, a, b) as e -> e *. diff v (b *. Call("ln", a))
    | Call(f, a) ->
        let outer =
            match f with
            | "sin" -> Call("cos", a)
            | "cos" -> Neg(Call("sin", a))
            | "exp" -> Call("exp", a)
            | "ln" -> n 1 /. a
            | _ -> invalidArg (nameof f) $"cannot differentiate {f}"
        outer *. diff v a
let rec show prec e =
    match e with
    | Const c when c < 0.0 && prec > 0 -> $"(%g{c})"
    | Const c -> sprintf "%g" c
    | Var v -> v
    | Neg e -> "-" + show 3 e
    | Call(f, a) -> $"{f}({show 0 a})"
    | Bin(op, a, b) ->
        let l, r = match op with Pow -> op.Prec + 1, op.Prec | Sub | Div -> op.Prec, op.Prec + 1 | _ -> op.Prec, op.Prec
        let s = sprintf "%s %s %s" (show l a) op.Symbol (show r b)
        if op.Prec < prec then "(" + s + ")" else s
let rec eval env = function
    | Const c -> c
    | Var v -> (match Map.tryFind v env with Some x -> x | None -> nan)
    | Neg e -> -(eval env e)
    | Call(f, a) -> (match f with "sin" -> sin | "cos" -> cos | "exp" -> exp | "ln" -> log | _ -> failwith f) (eval env a)
    | Bin(op, a, b) -> (match op with Add -> (+) | Sub -> (-) | Mul -> (*) | Div -> (/) | Pow -> fun a b -> Math.Pow(a, b)) (eval env a) (eval env b)
let inline det (m: ^a list list) : ^a =
    let rec go (m: ^a list list) =
        match m with
        | [ [ a ] ] -> a
        | first :: rest ->
            first
            |> List.mapi (fun i a ->
                let minor = rest |> List.map (List.removeAt i)
                let d = a * go minor
                if i % 2 = 0 then d else -d)
            |> List.reduce (+)
        | [] -> failwith "empty"
    go m
let rec newton f f' x = seq { yield x; yield! newton f f' (x - f x / f' x) }
let integrate f a b n = let h = (b - a) / float n in h * (Seq.sum (seq { for i in 0 .. n -> (if i = 0 || i = n then 0.5 else 1.0) * f (a + float i * h) }))

let p = Poly.X + 2 * Poly.One
printfn "%O | %O | %O | %A" (p * p - Poly.X) (Poly.Pow(p, 3)) (-p) (p - p)
printfn "%d %d %b %A" p.Degree ((p * p).Eval 3) (p * Poly.One = p) (List.sort [ p * p; p; Poly.One ])
printfn "%O" (det [ [ Poly.X; Poly.One ]; [ p; Poly.X ] ])
printfn "%d %g %A" (det [ [ 2; 0; 1 ]; [ 1; 3; 2 ]; [ 1; 1; 4 ] ]) (det [ [ 1.5; 2.0 ]; [ 3.0; 4.0 ] ]) (det [ [ 1I; 2I ]; [ 3I; 4I ] ])
let exprs =
    [ (x ** n 3) +. (n 2 *. x) -. n 5
      Call("sin", x *. x)
      (x +. y) /. (x -. y)
      Call("exp", Neg x) *. Call("ln", x)
      (x ** x)
      n 3 -. (x -. (y -. n 1))
      (x ** n 2) ** n 3 ]
for e in exprs do
    let d = simplify (diff "x" e)
    let env = Map [ "x", 1.5; "y", 0.5 ]
    let h = 1e-6
    let numeric = (eval (env.Add("x", 1.5 + h)) e - eval (env.Add("x", 1.5 - h)) e) / (2.0 * h)
    printfn "%-28s -> %-60s %b" (show 0 e) (show 0 d) (abs (eval env d - numeric) < 1e-4)
try diff "x" (Call("tan", x)) |> ignore with :? ArgumentException as e -> printfn "%s" e.Message
printfn "%A" (newton (fun x -> x * x - 2.0) (fun x -> 2.0 * x) 1.0 |> Seq.pairwise |> Seq.takeWhile (fun (a, b) -> abs (a - b) > 1e-12) |> Seq.length)
printfn "%.6f %.4f" (integrate sin 0.0 Math.PI 1000) (integrate (fun x -> Math.Pow(x, 2.0)) 0.0 3.0 300)
printfn "%A" (simplify (diff "x" (x *. n 3)))
