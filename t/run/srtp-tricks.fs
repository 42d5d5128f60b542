// out: [2; 3] Some "3" [|1.0|]
// out: Ok 8
// out: int 1 string a 1,2 yes
// out: 3 1 2
// out: Some 12 None Some true
// out: 11 11
// out: 1.5 4
// out: { X = 8
// out:   Y = 12 } { X = -4
// out:   Y = -6 }
// out: 52
// out: 36.6 36
// out: 12.5
// out: Celsius 3.5 Celsius 1.75
// out: 10 0.5
// out: 14 2.25
// out: 1024 1180591620717411303424
// out: parsed 42
module Program
// SRTP tricks
open System
type Functor =
    static member inline Map (x: 'a list, f: 'a -> 'b) = List.map f x
    static member inline Map (x: 'a option, f: 'a -> 'b) = Option.map f x
    static member inline Map (x: 'a[], f: 'a -> 'b) = Array.map f x
    static member inline Map (x: Result<'a, 'e>, f: 'a -> 'b) = Result.map f x
let inline map_ (_: ^M) (x: ^I) (f: ^A -> ^B) : ^R =
    ((^M or ^I) : (static member Map: ^I * (^A -> ^B) -> ^R) x, f)
let inline fmap f x = map_ (Unchecked.defaultof<Functor>) x f
type Show =
    | Show
    static member ($) (Show, x: int) = sprintf "int %d" x
    static member ($) (Show, x: string) = sprintf "string %s" x
    static member inline ($) (Show, xs: 'a list) = xs |> List.map (fun x -> x.ToString()) |> String.concat ","
    static member ($) (Show, b: bool) = if b then "yes" else "no"
let inline show x = Show $ x
let inline lengthOf x = (^T : (member Length : int) x)
let inline countOf (x: ^T) = (^T : (member Count : int) x)
let inline tryParse< ^T when ^T : (static member TryParse : string * byref< ^T > -> bool)> (s: string) : ^T option =
    let mutable r = Unchecked.defaultof< ^T >
    if (^T : (static member TryParse : string * byref< ^T > -> bool) (s, &r)) then Some r else None
let inline dot (x1, y1) (x2, y2) = x1 * x2 + y1 * y2
let inline average2 a b = (a + b) / (LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne)
type Vec2<'t> = { X: 't; Y: 't } with
    static member inline (+) (a, b) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member inline (*) (k, v) = { X = k * v.X; Y = k * v.Y }
    static member inline (~-) v = { X = -v.X; Y = -v.Y }
    static member inline Dot (a, b) = a.X * b.X + a.Y * b.Y
type Celsius = Celsius of float with
    static member op_Explicit (Celsius c) : float = c
    static member op_Explicit (Celsius c) : int = int c
    static member Parse (s: string) = Celsius (Double.Parse s)
    static member Zero = Celsius 0.0
    static member (+) (Celsius a, Celsius b) = Celsius (a + b)
    static member DivideByInt (Celsius a, n: int) = Celsius (a / float n)
let inline parse< ^T when ^T : (static member Parse : string -> ^T)> s = (^T : (static member Parse : string -> ^T) s)
let inline clampTo lo hi x = if x < lo then lo elif x > hi then hi else x
let inline sumSquares xs = xs |> Seq.sumBy (fun x -> x * x)
let inline power x n = Seq.replicate n x |> Seq.fold (*) LanguagePrimitives.GenericOne
let inline (|Parsed|_|) s = tryParse s
printfn "%A %A %A" (fmap ((+) 1) [ 1; 2 ]) (fmap string (Some 3)) (fmap float [| 1 |])
printfn "%A" (fmap (fun x -> x * 2) (Ok 4 : Result<int, string>))
printfn "%s %s %s %s" (show 1) (show "a") (show [ 1; 2 ]) (show true)
printfn "%d %d %d" (lengthOf "abc") (lengthOf [ 1 ]) (countOf (set [ 1; 2 ]))
printfn "%A %A %A" (tryParse<int> "12") (tryParse<float> "x") (tryParse<bool> "true")
printfn "%d %g" (dot (1, 2) (3, 4)) (dot (1.0, 2.0) (3.0, 4.0))
printfn "%g %d" (average2 1.0 2.0) (average2 3 5)
let v = { X = 1; Y = 2 } + { X = 3; Y = 4 }
printfn "%A %A" (2 * v) (-v)
printfn "%d" (Vec2<int>.Dot(v, v))
printfn "%g %d" (float (Celsius 36.6)) (int (Celsius 36.6))
let (Celsius c) = parse "12.5"
printfn "%g" c
printfn "%A %A" (List.sum [ Celsius 1.0; Celsius 2.5 ]) (List.average [ Celsius 1.0; Celsius 2.5 ])
printfn "%d %g" (clampTo 0 10 12) (clampTo 0.0 1.0 0.5)
printfn "%d %g" (sumSquares [ 1; 2; 3 ]) (sumSquares [ 1.5 ])
printfn "%d %A" (power 2 10) (power 2I 70)
match "42" with
| Parsed (n: int) -> printfn "parsed %d" n
| _ -> printfn "no"
