// out: { Items = map [("x", 4); ("y", 2)] }
// out: 2 9 Bag Sq
// out: 6 4 -
// out: 1/2 7381/2520 23/18 3/2
// out: 2.928968 3 false 1
// out: 1968329/1270080 -1/24
// out: 1 1/2 1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/10
// out: true true
// out: 1/32 81 2.25 1180591620717411303424
// out: 1.5 15
// out: Some 42 None Some true Some 01/02/2020 00:00:00
// out: 4 2 1
// out: 5
// out: ("a", "c") Friday=5
// out: 0
// out: 5 false
module Classy
open System
// SRTP & inline & generic constraints
type Monoid =
    static member inline Zero<'t when 't: (static member Zero: 't)>() : 't = 't.Zero
let inline sumAll (xs: ^a seq) : ^a = Seq.fold (fun a b -> a + b) LanguagePrimitives.GenericZero xs
let inline average (xs: ^a list) = (List.sum xs) / (LanguagePrimitives.DivideByInt LanguagePrimitives.GenericOne 1 * (xs |> List.sumBy (fun _ -> LanguagePrimitives.GenericOne)))
let inline area (s: ^s) = (^s: (member Area: float) s)
let inline nameOf< ^t when ^t: (static member TypeName: string)> = (^t: (static member TypeName: string) ())
let inline (<+>) (a: ^a) (b: ^b) = ((^a or ^b): (static member Append: ^a * ^b -> ^a) (a, b))
type Bag = { Items: Map<string, int> }
    with
        static member Append(a: Bag, b: Bag) = { Items = Map.fold (fun m k v -> Map.change k (function Some n -> Some(n + v) | None -> Some v) m) a.Items b.Items }
        static member Append(a: Bag, s: string) = { Items = a.Items |> Map.change s (Option.map ((+) 1) >> Option.orElse (Some 1)) }
        static member TypeName = "Bag"
        member b.Area = float b.Items.Count
type Sq(side: float) =
    member _.Area = side * side
    static member TypeName = "Sq"
let b = { Items = Map.empty } <+> "x" <+> "y" <+> "x"
printfn "%A" (b <+> b)
printfn "%g %g %s %s" (area b) (area (Sq 3.0)) nameOf<Bag> nameOf<Sq>
printfn "%d %g %s" (sumAll [ 1; 2; 3 ]) (sumAll [| 1.5; 2.5 |]) "-"
[<Struct; CustomComparison; CustomEquality>]
type Rational =
    { Num: bigint; Den: bigint }
    static member Make(n: bigint, d: bigint) =
        if d.IsZero then raise (DivideByZeroException())
        let g = bigint.GreatestCommonDivisor(n, d) * bigint d.Sign
        { Num = n / g; Den = d / g }
    static member (+)(a, b) = Rational.Make(a.Num * b.Den + b.Num * a.Den, a.Den * b.Den)
    static member (-)(a, b) = Rational.Make(a.Num * b.Den - b.Num * a.Den, a.Den * b.Den)
    static member (*)(a, b) = Rational.Make(a.Num * b.Num, a.Den * b.Den)
    static member (/)(a, b) = Rational.Make(a.Num * b.Den, a.Den * b.Num)
    static member (~-) a = { a with Num = -a.Num }
    static member Zero = { Num = 0I; Den = 1I }
    static member One = { Num = 1I; Den = 1I }
    static member Abs a = { a with Num = abs a.Num }
    static member DivideByInt(a, n: int) = Rational.Make(a.Num, a.Den * bigint n)
    static member op_Explicit(a: Rational) : float = float a.Num / float a.Den
    static member op_Explicit(a: Rational) : int = int (a.Num / a.Den)
    override a.ToString() = if a.Den.IsOne then string a.Num else $"{a.Num}/{a.Den}"
    override a.Equals o = match o with :? Rational as b -> a.Num = b.Num && a.Den = b.Den | _ -> false
    override a.GetHashCode() = HashCode.Combine(a.Num, a.Den)
    interface IComparable with
        member a.CompareTo o = match o with :? Rational as b -> compare (a.Num * b.Den) (b.Num * a.Den) | _ -> invalidArg "o" "not rational"
module NumericLiteralQ =
    let FromZero () = Rational.Zero
    let FromOne () = Rational.One
    let FromInt32 (n: int) = Rational.Make(bigint n, 1I)
let half = 1Q / 2Q
let harmonic = List.init 10 (fun i -> 1Q / Rational.Make(bigint (i + 1), 1I))
printfn "%O %O %O %O" half (List.sum harmonic) (List.average [ half; 3Q; 1Q / 3Q ]) (abs (half - 2Q))
printfn "%f %d %b %O" (float (List.sum harmonic)) (int (7Q / 2Q)) (half < 1Q / 3Q) (List.max harmonic)
printfn "%O %O" (List.sumBy (fun q -> q * q) harmonic) (Seq.fold (/) 1Q [ 2Q; 3Q; -4Q ])
printfn "%s" (harmonic |> List.sortDescending |> List.map string |> String.concat " ")
printfn "%b %b" (half = Rational.Make(2I, 4I)) (Set.count (set [ half; Rational.Make(3I, 6I); 2Q ]) = 2)
let inline power (x: ^a) n = Seq.replicate n x |> Seq.fold (*) LanguagePrimitives.GenericOne
printfn "%O %d %g %A" (power half 5) (power 3 4) (power 1.5 2) (power 2I 70)
let inline lerp (a: ^a) (b: ^a) (t: ^t) : ^a = a + (b - a) * t
printfn "%g %g" (lerp 1.0 3.0 0.25) (lerp 10.0f 20.0f 0.5f)
let inline tryParse< ^t when ^t: (static member TryParse: string * byref< ^t> -> bool)> (s: string) =
    let mutable v = Unchecked.defaultof< ^t>
    if (^t: (static member TryParse: string * byref< ^t> -> bool) (s, &v)) then Some v else None
printfn "%A %A %A %A" (tryParse<int> "42") (tryParse<float> "x") (tryParse<bool> "true") (tryParse<DateTime> "2020-01-02")
let inline getLength (x: ^a) = (^a: (member Length: int) x)
printfn "%d %d %d" (getLength "four") (getLength [ 1; 2 ]) (getLength [| 0 |])
type Wrapper<'a>(v: 'a) =
    member _.Value = v
    static member Return x = Wrapper x
    static member Bind(w: Wrapper<'a>, f: 'a -> Wrapper<'b>) = f w.Value
    static member Map(w: Wrapper<'a>, f) = Wrapper(f w.Value)
let inline map f (x: ^m) = (^m: (static member Map: ^m * _ -> _) (x, f))
printfn "%d" ((map ((+) 1) (Wrapper 4)).Value: int)
let minMax<'t when 't: comparison> (xs: 't list) = List.min xs, List.max xs
let describe<'t when 't: enum<int> and 't: equality> (v: 't) = sprintf "%A=%d" v (LanguagePrimitives.EnumToValue v)
printfn "%A %s" (minMax [ "b"; "a"; "c" ]) (describe DayOfWeek.Friday)
let create<'t when 't: (new: unit -> 't)> () = new 't()
printfn "%d" (create<Collections.Generic.List<int>> ()).Count
let check (x: int) = Nullable x
printfn "%A %b" ((check 5).Value) ((Nullable<int>()).HasValue)
