// out: 6 4.000000 3 3.5M
// out: name: rec
// out: name: rex
// out: Some 42 None Some 2020
// out: 21.500000 21
// out: int 3 string x yes list of 2
// out: 6 ab [1; 2; 3]
// out: 10 0 b
// out: Path2 "a/b" Path2 "a//c"
// out: 3.500000 3.5
// out: 5.000000
// out: 1024 3.375 12157665459056928801
// out: 5 15.708
// out: struct ("x", 1)
// out: 9 1
// out: 3
// out: Some 3 None
// out: true false
// out: digit +2
// out: int 30
// out: other x
// out: middle mid
// out: float 2.5
// SRTP tricks, inline, active patterns, operators, quotation-free type-level stuff
module Srtp
open System
open System.Collections.Generic
open System.Numerics

type FoldArgs<'t> = FoldArgs of ('t -> 't -> 't)
let inline sumOf xs = Seq.fold (+) LanguagePrimitives.GenericZero xs
let inline (|HasName|) x = (^a: (member Name: string) x)
let inline printName (HasName n) = printfn "name: %s" n
let inline tryParse< ^T when ^T: (static member TryParse: string * byref< ^T > -> bool)> (s: string) : ^T option =
    let mutable v = Unchecked.defaultof< ^T>
    if (^T: (static member TryParse: string * byref< ^T > -> bool) (s, &v)) then Some v else None
let inline implicit (x: ^a) : ^b = ((^a or ^b): (static member op_Implicit: ^a -> ^b) x)
type Celsius = { Deg: float }
    with
    static member op_Implicit(c: Celsius) : float = c.Deg
    static member op_Explicit(c: Celsius) : int = int c.Deg
type Show =
    static member Show(x: int) = sprintf "int %d" x
    static member Show(x: string) = sprintf "string %s" x
    static member Show(x: bool) = if x then "yes" else "no"
    static member inline Show(xs: ^a list) = "list of " + string (List.length xs)
type Monoid =
    | Monoid
    static member Empty(_: int, _: Monoid) = 0
    static member Empty(_: string, _: Monoid) = ""
    static member Empty(_: 'a list, _: Monoid) : 'a list = []
    static member Append(a: int, b: int, _: Monoid) = a + b
    static member Append(a: string, b: string, _: Monoid) = a + b
    static member Append(a: 'a list, b: 'a list, _: Monoid) = a @ b
let inline mempty () : ^a =
    let inline call (_: ^m) (r: ^a) = ((^m or ^a): (static member Empty: ^a * ^m -> ^a) (r, Monoid))
    call Monoid Unchecked.defaultof< ^a>
let inline mappend (x: ^a) (y: ^a) : ^a =
    let inline call (_: ^m) (x: ^a) (y: ^a) = ((^m or ^a): (static member Append: ^a * ^a * ^m -> ^a) (x, y, Monoid))
    call Monoid x y
let inline mconcat xs = Seq.fold mappend (mempty ()) xs
type Person = { Name: string; Age: int }
type Dog(name: string) =
    member _.Name = name
let inline clamp lo hi x = x |> max lo |> min hi
let inline (++) (a: ^a) (b: ^b) = (^a: (static member Combine: ^a * ^b -> ^a) (a, b))
type Path2 =
    | Path2 of string
    static member Combine(Path2 a, b: string) = Path2(a + "/" + b)
    static member Combine(Path2 a, Path2 b) = Path2(a + "//" + b)
let inline average2 (a: 'T) (b: 'T) : 'T when 'T: (static member (+): 'T * 'T -> 'T) and 'T: (static member DivideByInt: 'T * int -> 'T) = LanguagePrimitives.DivideByInt (a + b) 2
let inline norm (v: ^v) = sqrt ((^v: (member X: float) v) ** 2.0 + (^v: (member Y: float) v) ** 2.0)
let inline powi (x: ^n) (k: int) : ^n =
    let mutable r = LanguagePrimitives.GenericOne< ^n>
    for _ in 1..k do r <- r * x
    r
type IShape<'self when 'self :> IShape<'self>> =
    static abstract Create: float -> 'self
    abstract Area: float
type Sq = { Side: float } interface IShape<Sq> with
                            static member Create x = { Side = x }
                            member s.Area = s.Side * s.Side
type Circ(r: float) =
    interface IShape<Circ> with
        static member Create x = Circ x
        member _.Area = Math.PI * r * r
let make<'s when 's :> IShape<'s>> x = 's.Create x
let totalArea<'s when IShape<'s>> (xs: float list) = xs |> List.sumBy (fun x -> (make<'s> x).Area)
let inline swap (struct (a, b)) = struct (b, a)
let inline flip f a b = f b a
let inline curry f a b = f (a, b)
let inline uncurry f (a, b) = f a b
let inline konst x _ = x
let (|?) = defaultArg
let (>=>) f g x = Option.bind g (f x)
let (<&>) x f = Option.map f x
let inline (=~) a b = abs (a - b) < LanguagePrimitives.GenericOne
let (|Between|_|) lo hi x = if x >= lo && x <= hi then Some(x - lo) else None
let (|Parse|_|) (f: string -> bool * 'a) s = match f s with true, v -> Some v | _ -> None
let (|Regexish|_|) (pat: string) (s: string) =
    let ps = pat.Split '*'
    if ps.Length = 2 && s.StartsWith(ps.[0]) && s.EndsWith(ps.[1]) && s.Length >= ps.[0].Length + ps.[1].Length then
        Some(s.Substring(ps.[0].Length, s.Length - ps.[0].Length - ps.[1].Length))
    else None

printfn "%d %f %s %A" (sumOf [ 1; 2; 3 ]) (sumOf [| 1.5; 2.5 |]) (string (sumOf [ 1I; 2I ])) (sumOf (seq { 1m; 2.5m }))
printName { Name = "rec"; Age = 3 }
printName (Dog "rex")
printfn "%A %A %A" (tryParse<int> "42") (tryParse<float> "x") (tryParse<DateTime> "2020-02-03" <&> fun d -> d.Year)
printfn "%f %d" (implicit { Deg = 21.5 } : float) (int { Deg = 21.5 })
printfn "%s %s %s %s" (Show.Show 3) (Show.Show "x") (Show.Show true) (Show.Show [ 1; 2 ])
printfn "%d %s %A" (mconcat [ 1; 2; 3 ]) (mconcat [ "a"; "b" ]) (mconcat [ [ 1 ]; [ 2; 3 ] ])
printfn "%d %g %c" (clamp 0 10 42) (clamp 0.0 1.0 -3.0) (clamp 'b' 'd' 'a')
printfn "%A %A" (Path2 "a" ++ "b") (Path2 "a" ++ Path2 "c")
printfn "%f %M" (average2 3.0 4.0) (average2 3m 4m)
printfn "%f" (norm {| X = 3.0; Y = 4.0 |})
printfn "%d %g %A" (powi 2 10) (powi 1.5 3) (powi 3I 40)
printfn "%g %.3f" (totalArea<Sq> [ 1.; 2. ]) (totalArea<Circ> [ 1.; 2. ])
printfn "%A" (swap (struct (1, "x")))
printfn "%A %A" (flip (-) 1 10) (uncurry (curry fst) (1, 2))
printfn "%d" (None |? 3)
let half x = if x % 2 = 0 then Some(x / 2) else None
printfn "%A %A" ((half >=> half >=> half) 24) ((half >=> half) 6)
printfn "%b %b" (1.0 =~ 1.5) (5 =~ 7)
for s in [ "3"; "30"; "x"; "pre-mid-post"; "2.5" ] do
    match s with
    | Parse Int32.TryParse (Between 1 9 k) -> printfn "digit +%d" k
    | Parse Int32.TryParse n -> printfn "int %d" n
    | Parse Double.TryParse f -> printfn "float %g" f
    | Regexish "pre-*-post" m -> printfn "middle %s" m
    | other -> printfn "other %s" other
