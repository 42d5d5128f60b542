// out: sum        (+ (+ (+ x x) 3) (* -1 1))     => 2 + 2*x
// out: collect    (+ (+ (* (* 2 x) y) (* (* y x) 3)) (* -1 x)) => -x + 5*x*y
// out: cancel     (+ x (* -1 x))                 => 0
// out: powers     (* (* (* x x) x) (^ x -1))     => x^2
// out: fractions  (+ (* 1/2 x) (* 1/3 x))        => (5/6)*x
// out: nested     (^ (^ x 2) 3)                  => x^6
// out: zero       (+ (* 0 (sin x)) 1)            => 1
// out: exp-ln     (ln (exp (* x 1)))             => x
// out: product    (^ (* 2 x) 2)                  => 4*x^2
// out: deep       (* -1 (* -1 (* -1 x)))         => -x
// out: -- derivatives
// out: x^3                          3*x^2                                          6.7500 true
// out: 7 - 2*x + 4*x^2              -2 + 8*x                                       10.0000 true
// out: sin(x^2)                     2*x*cos(x^2)                                   -1.8845 true
// out: x*exp(2*x)                   2*x*exp(2*x) + exp(2*x)                        80.3421 true
// out: x^x                          (1 + ln(x))*x^x                                2.5820 true
// out: x^(-1)*ln(x)                 -x^(-2)*ln(x) + x^(-2)                         0.2642 true
// out: x*y                          y                                              -0.5000 true
// out: -- expansion
// out: (x + y)*(x - y) = -y^2 + x^2 (true)
// out: (1 + x)^4 = 1 + 4*x + 4*x^3 + 6*x^2 + x^4 (true)
// out: (1 + x + y)^2 = 1 + 2*x + 2*x*y + 2*y + x^2 + y^2 (true)
// out: -x^2 + x*(2 + x) = 2*x (true)
// out: [0.0; 1.0; -0.0; -1.0; 0.0; 1.0]
// out: [1.0; 2.0; 4.0; 8.0; 16.0]
// out: no value for z
// out: Attempted to divide by zero.
// out: (-1, true, true, Symbol "y")
// Symbolic algebra: parsing, simplification by rules to a fixed point, differentiation, evaluation, several printers.
module Symbolic

open System

[<StructuralEquality; StructuralComparison>]
type Expr =
    | Const of Rational
    | Symbol of string
    | Sum of Expr list
    | Product of Expr list
    | Power of Expr * Expr
    | Call of Function * Expr

    static member (+)(a, b) = Sum [ a; b ]
    static member (*)(a, b) = Product [ a; b ]
    static member (-)(a, b) = Sum [ a; Product [ Const Rational.MinusOne; b ] ]
    static member (/)(a, b) = Product [ a; Power(b, Const Rational.MinusOne) ]
    static member Pow(a, b) = Power(a, b)
    static member (~-)(a) = Product [ Const Rational.MinusOne; a ]

and Function =
    | Sin
    | Cos
    | Exp
    | Ln

and [<CustomEquality; CustomComparison; Struct>] Rational =
    { Num: int64
      Den: int64 }
    static member Make(n: int64, d: int64) =
        if d = 0L then raise (DivideByZeroException())
        let rec gcd a b = if b = 0L then abs a else gcd b (a % b)
        let g = gcd n d * int64 (sign d)
        { Num = n / g; Den = d / g }
    static member OfInt n = { Num = int64 n; Den = 1L }
    static member Zero = Rational.OfInt 0
    static member One = Rational.OfInt 1
    static member MinusOne = Rational.OfInt -1
    static member (+)(a, b) = Rational.Make(a.Num * b.Den + b.Num * a.Den, a.Den * b.Den)
    static member (*)(a, b) = Rational.Make(a.Num * b.Num, a.Den * b.Den)
    member r.IsInteger = (r.Den = 1L)
    member r.ToFloat() = float r.Num / float r.Den
    override r.ToString() = if r.IsInteger then string r.Num else $"{r.Num}/{r.Den}"
    override a.Equals o =
        match o with
        | :? Rational as b -> a.Num = b.Num && a.Den = b.Den
        | _ -> false
    override a.GetHashCode() = hash (struct (a.Num, a.Den))
    interface IComparable with
        member a.CompareTo o =
            match o with
            | :? Rational as b -> compare (a.Num * b.Den) (b.Num * a.Den)
            | _ -> 1

let num n = Const(Rational.OfInt n)
let frac a b = Const(Rational.Make(a, b))
let x, y = Symbol "x", Symbol "y"

let (|Int|_|) n e =
    match e with
    | Const r when r = Rational.OfInt n -> Some Int
    | _ -> None

/// A term as its factor and the rest.
let (|Term|) e =
    match e with
    | Const r -> Term(r, [])
    | Product(Const r :: rest) -> Term(r, rest)
    | Product factors -> Term(Rational.One, factors)
    | e -> Term(Rational.One, [ e ])

let (|BaseExponent|) =
    function
    | Power(b, e) -> b, e
    | b -> b, num 1

module Simplify =
    let rec private rationalPower (r: Rational) n =
        if n = 0L then Rational.One
        elif n > 0L then r * rationalPower r (n - 1L)
        else rationalPower (Rational.Make(r.Den, r.Num)) -n

    let product factors =
        match List.sort factors with
        | [] -> num 1
        | [ f ] -> f
        | fs -> Product fs

    let rec step e =
        match e with
        | Const _
        | Symbol _ -> e
        | Call(Ln, Int 1 _) -> num 0
        | Call(Exp, Int 0 _)
        | Call(Cos, Int 0 _) -> num 1
        | Call(Sin, Int 0 _) -> num 0
        | Call(Ln, Call(Exp, e))
        | Call(Exp, Call(Ln, e)) -> step e
        | Call(f, e) -> Call(f, step e)
        | Power(_, Int 0 _) -> num 1
        | Power(b, Int 1 _) -> step b
        | Power(Const b, Const n) when n.IsInteger && not (b = Rational.Zero && n.Num < 0L) -> Const(rationalPower b n.Num)
        | Power(Power(b, m), n) -> Power(step b, step (m * n))
        | Power(Product fs, (Const n as e)) when n.IsInteger -> Product [ for f in fs -> Power(f, e) ]
        | Power(b, n) -> Power(step b, step n)
        | Sum terms ->
            let flat = terms |> List.map step |> List.collect (function Sum ts -> ts | t -> [ t ])
            let collected =
                flat
                |> List.groupBy (fun (Term(_, rest)) -> rest)
                |> List.choose (fun (rest, ts) ->
                    let k = ts |> List.map (fun (Term(k, _)) -> k) |> List.reduce (+)
                    if k = Rational.Zero then None
                    elif rest.IsEmpty then Some(Const k)
                    elif k = Rational.One then Some(product rest)
                    else Some(product (Const k :: rest)))
            match List.sort collected with
            | [] -> num 0
            | [ t ] -> t
            | ts -> Sum ts
        | Product factors ->
            let flat = factors |> List.map step |> List.collect (function Product fs -> fs | f -> [ f ])
            let constants, others = flat |> List.partition (function Const _ -> true | _ -> false)
            let k = (Rational.One, constants) ||> List.fold (fun acc c -> match c with Const r -> acc * r | _ -> acc)
            if k = Rational.Zero then
                num 0
            else
                let powers =
                    others
                    |> List.groupBy (fun (BaseExponent(b, _)) -> b)
                    |> List.map (fun (b, fs) ->
                        match fs with
                        | [ f ] -> f
                        | _ -> Power(b, Sum [ for BaseExponent(_, e) in fs -> e ]))
                if k = Rational.One then product powers else product (Const k :: powers)

    let rec run fuel e =
        let next = step e
        if next = e || fuel = 0 then e else run (fuel - 1) next

let simplify = Simplify.run 100

let rec expand e =
    match e with
    | Product fs ->
        let sums = fs |> List.map (expand >> function Sum ts -> ts | t -> [ t ])
        let rec cross: Expr list list -> Expr list list =
            function
            | [] -> [ [] ]
            | ts :: rest -> [ for t in ts do for r in cross rest -> t :: r ]
        Sum [ for combination in cross sums -> Product combination ] |> simplify
    | Power(b, Const n) when n.IsInteger && n.Num > 1L && n.Num < 20L ->
        expand (Product(List.replicate (int n.Num) (expand b)))
    | Sum ts -> Sum(List.map expand ts) |> simplify
    | Power(b, e) -> Power(expand b, expand e)
    | Call(f, e) -> Call(f, expand e)
    | e -> e

let rec derivative v e =
    let d = derivative v
    match e with
    | Const _ -> num 0
    | Symbol s -> num (if s = v then 1 else 0)
    | Sum ts -> Sum(List.map d ts)
    | Product [] -> num 0
    | Product(f :: fs) -> d f * Product fs + f * d (Product fs)
    | Power(b, (Const n as e)) -> e * Power(b, Const(n + Rational.MinusOne)) * d b
    | Power(b, e) -> Power(b, e) * (d e * Call(Ln, b) + e * d b / b)
    | Call(f, u) ->
        let outer =
            match f with
            | Sin -> Call(Cos, u)
            | Cos -> -Call(Sin, u)
            | Exp -> Call(Exp, u)
            | Ln -> num 1 / u
        outer * d u

let rec evaluate (env: Map<string, float>) =
    function
    | Const r -> r.ToFloat()
    | Symbol s ->
        match env.TryFind s with
        | Some v -> v
        | None -> failwithf "no value for %s" s
    | Sum ts -> ts |> List.sumBy (evaluate env)
    | Product fs -> fs |> List.fold (fun acc f -> acc * evaluate env f) 1.0
    | Power(b, e) -> evaluate env b ** evaluate env e
    | Call(f, u) ->
        evaluate env u
        |> match f with
           | Sin -> sin
           | Cos -> cos
           | Exp -> exp
           | Ln -> log

module Print =
    let functionName (f: Function) = (string f).ToLower()

    let rec text level e =
        let parens limit s = if level > limit then "(" + s + ")" else s
        match e with
        | Const r -> if r.Num < 0L || not r.IsInteger then parens 1 (string r) else string r
        | Symbol s -> s
        | Sum ts ->
            let signed i t =
                match t with
                | Term(k, rest) when k.Num < 0L && i > 0 ->
                    let positive = Const { k with Num = -k.Num }
                    " - " + text 1 (if rest.IsEmpty then positive else simplify (Product(positive :: rest)))
                | t when i > 0 -> " + " + text 1 t
                | t -> text 0 t
            List.mapi signed ts |> String.Concat |> parens 0
        | Product(Int -1 _ :: rest) -> parens 1 ("-" + text 1 (match rest with [ r ] -> r | _ -> Product rest))
        | Product fs -> fs |> List.map (text 2) |> String.concat "*" |> parens 1
        | Power(b, e) -> text 3 b + "^" + text 3 e
        | Call(f, u) -> $"{functionName f}({text 0 u})"

    let rec prefix =
        function
        | Const r -> string r
        | Symbol s -> s
        | Sum ts -> list "+" ts
        | Product fs -> list "*" fs
        | Power(a, b) -> list "^" [ a; b ]
        | Call(f, u) -> list (functionName f) [ u ]

    and private list head items = sprintf "(%s %s)" head (items |> List.map prefix |> String.concat " ")

let show e = Print.text 0 e
let env = Map [ "x", 1.5; "y", -0.5 ]

let samples =
    [ "sum", x + x + num 3 - num 1
      "collect", num 2 * x * y + y * x * num 3 - x
      "cancel", x - x
      "powers", x * x * x / x
      "fractions", frac 1L 2L * x + frac 1L 3L * x
      "nested", (x ** num 2) ** num 3
      "zero", num 0 * Call(Sin, x) + num 1
      "exp-ln", Call(Ln, Call(Exp, x * num 1))
      "product", (num 2 * x) ** num 2
      "deep", -(-(-x)) ]

for name, e in samples do
    printfn "%-10s %-30s => %s" name (Print.prefix e) (show (simplify e))

printfn "-- derivatives"
for e in [ x ** num 3; num 4 * x ** num 2 - num 2 * x + num 7; Call(Sin, x * x); Call(Exp, num 2 * x) * x; x ** x; Call(Ln, x) / x; y * x ] do
    let d = derivative "x" e |> simplify
    let h = 1e-6
    let f v = evaluate (env.Add("x", v)) e
    let numeric = (f (1.5 + h) - f (1.5 - h)) / (2.0 * h)
    printfn "%-28s %-46s %.4f %b" (show (simplify e)) (show d) (evaluate env d) (abs (numeric - evaluate env d) < 1e-4)

printfn "-- expansion"
for e in [ (x + y) * (x - y); (x + num 1) ** num 4; (x + y + num 1) ** num 2; x * (x + num 2) - x ** num 2 ] do
    let ex = expand e
    printfn "%s = %s (%b)" (show (simplify e)) (show ex) (abs (evaluate env e - evaluate env ex) < 1e-9)

let rec taylor n (e: Expr) k =
    if k > n then []
    else
        let at0 = e |> Simplify.run 5 |> evaluate (Map [ "x", 0.0 ])
        at0 :: taylor n (simplify (derivative "x" e)) (k + 1)

printfn "%A" (taylor 5 (Call(Sin, x)) 0)
printfn "%A" (taylor 4 (Call(Exp, num 2 * x)) 0)
try evaluate env (Symbol "z") |> ignore with Failure m -> printfn "%s" m
try frac 1L 0L |> ignore with :? DivideByZeroException as e -> printfn "%s" e.Message
printfn "%A" (compare (num 1) x, num 2 < num 3, frac 1L 2L < frac 2L 3L, List.max [ x; y; num 7 ])
