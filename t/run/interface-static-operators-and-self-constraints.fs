// out: sq 4 ci 3
// out: sq 9
// out: IntSum 42
// out: Some 5 None Some true
// out: 8 aa 1.5
// out: ("1", "2")
// out: ["1"; "2"] Some 2
// out: 10 0.5 f
// out: 12 3
// out: 1.5 1.5
// out: 1024 2.25 12157665459056928801
type IShape<'T when 'T :> IShape<'T>> =
    static abstract Create: float -> 'T
    static abstract Name: string with get
    static abstract (+): 'T * 'T -> 'T
    abstract Area: float
type Sq = { S: float } with
    interface IShape<Sq> with
        static member Create x = { S = x }
        static member Name = "sq"
        static member (+) (a, b) = { S = a.S + b.S }
        member this.Area = this.S * this.S
type Ci(r: float) =
    member _.R = r
    interface IShape<Ci> with
        static member Create x = Ci x
        static member Name = "ci"
        static member (+) (a, b) = Ci(a.R + b.R)
        member _.Area = 3.0 * r * r
let make<'T when 'T :> IShape<'T>> x = 'T.Create x
let info<'T when IShape<'T>> (x: 'T) = sprintf "%s %g" 'T.Name x.Area
let addAll<'T when 'T :> IShape<'T>> (xs: 'T list) = xs |> List.reduce (fun a b -> a + b)
printfn "%s %s" (info (make<Sq> 2.0)) (info (make<Ci> 1.0))
printfn "%s" (info (addAll [ make<Sq> 1.0; make<Sq> 2.0 ]))
type IMonoid<'a> =
    static abstract Zero: 'a
    static abstract Add: 'a * 'a -> 'a
[<Struct>]
type IntSum = IntSum of int with
    interface IMonoid<IntSum> with
        static member Zero = IntSum 0
        static member Add(IntSum a, IntSum b) = IntSum(a + b)
let fold<'m when 'm :> IMonoid<'m>> (xs: 'm seq) = Seq.fold (fun a b -> 'm.Add(a, b)) 'm.Zero xs
printfn "%A" (fold [ IntSum 1; IntSum 41 ])
type Parser<'T when 'T: (static member TryParse: string * byref<'T> -> bool)> = 'T
let inline tryParse< ^T when ^T: (static member TryParse: string * byref< ^T> -> bool)> (s: string) =
    let mutable v = Unchecked.defaultof< ^T>
    if (^T: (static member TryParse: string * byref< ^T> -> bool) (s, &v)) then Some v else None
printfn "%A %A %A" (tryParse<int> "5") (tryParse<float> "x") (tryParse<bool> "True")
type Num = Num with
    static member inline ($) (Num, x: int) = x * 2
    static member inline ($) (Num, x: string) = x + x
    static member ($) (Num, x: float) = x / 2.0
let inline go x = Num $ x
printfn "%d %s %g" (go 4) (go "a") (go 3.0)
let inline mapBoth f (a, b) = f a, f b
printfn "%A" (mapBoth string (1, 2))
type Mapper =
    static member Map(x: 'a list, f: 'a -> 'b) = List.map f x
    static member Map(x: 'a option, f: 'a -> 'b) = Option.map f x
    static member Map(x: 'a[], f: 'a -> 'b) = Array.map f x
printfn "%A %A" (Mapper.Map([1;2], string)) (Mapper.Map(Some 1, fun x -> x + 1))
let inline clamp lo hi x = if x < lo then lo elif x > hi then hi else x
printfn "%d %g %c" (clamp 0 10 11) (clamp 0.0 1.0 0.5) (clamp 'a' 'f' 'z')
let inline sumBy' ([<InlineIfLambda>] f) xs = let mutable s = LanguagePrimitives.GenericZero in (for x in xs do s <- s + f x); s
printfn "%d %g" (sumBy' (fun x -> x * 2) [1;2;3]) (sumBy' float [1;2])
let inline average (xs: ^a seq) = Seq.reduce (+) xs |> fun t -> LanguagePrimitives.DivideByInt t (Seq.length xs)
printfn "%g %M" (average [1.0; 2.0]) (average [1M; 2M])
let inline pow (x: ^a) n = let rec go acc k = (if k = 0 then acc else go (acc * x) (k - 1)) in go LanguagePrimitives.GenericOne n
printfn "%d %g %s" (pow 2 10) (pow 1.5 2) (string (pow 3I 40))
