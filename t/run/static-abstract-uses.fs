// out: ("sq", 16.0) ("ci", 48.0)
// out: sq
// out: Sum 3 Cat "ab"
// out: Sum 8 Cat ""
// out: [{ V = 1 }; { V = 2 }]
// iwsam, static abstract
#nowarn "3535" "3536" "64"
type IShape<'T when 'T :> IShape<'T>> =
    static abstract Create: float -> 'T
    static abstract Unit: 'T
    static abstract Name: string
    abstract Area: float
    static abstract (+): 'T * 'T -> 'T
type Sq = { S: float } with
    interface IShape<Sq> with
        static member Create s = { S = s }
        static member Unit = { S = 1.0 }
        static member Name = "sq"
        member x.Area = x.S * x.S
        static member (+) (a, b) = { S = a.S + b.S }
[<Struct>]
type Ci = Ci of float with
    interface IShape<Ci> with
        static member Create s = Ci s
        static member Unit = Ci 1.0
        static member Name = "ci"
        member x.Area = let (Ci r) = x in 3.0 * r * r
        static member (+) (Ci a, Ci b) = Ci (a + b)
let total<'T when 'T :> IShape<'T>> (n: int) =
    let mutable acc = 'T.Unit
    for i in 1..n do acc <- acc + 'T.Create(float i)
    'T.Name, acc.Area
printfn "%A %A" (total<Sq> 2) (total<Ci> 2)
let inline describe<'T when IShape<'T>> () = 'T.Name
printfn "%s" (describe<Sq> ())
type IMonoid<'T when 'T :> IMonoid<'T>> =
    static abstract Zero: 'T
    static abstract Plus: 'T * 'T -> 'T
[<Struct>]
type Sum = Sum of int with
    interface IMonoid<Sum> with
        static member Zero = Sum 0
        static member Plus(Sum a, Sum b) = Sum (a + b)
type Cat = Cat of string with
    interface IMonoid<Cat> with
        static member Zero = Cat ""
        static member Plus(Cat a, Cat b) = Cat (a + b)
let fold<'T when 'T :> IMonoid<'T>> (xs: 'T list) = List.fold (fun a b -> 'T.Plus(a, b)) 'T.Zero xs
printfn "%A %A" (fold [Sum 1; Sum 2]) (fold [Cat "a"; Cat "b"])
type Wrapper<'T when 'T :> IMonoid<'T>>(x: 'T) =
    member _.Twice = 'T.Plus(x, x)
    static member Empty = Wrapper<'T>('T.Zero)
printfn "%A %A" (Wrapper(Sum 4).Twice) (Wrapper<Cat>.Empty.Twice)
type IParse<'T when 'T :> IParse<'T>> =
    static abstract TryParse: string * byref<'T> -> bool
    static abstract Parse: string -> 'T
type IntBox = { V: int } with
    interface IParse<IntBox> with
        static member TryParse(s, r: byref<IntBox>) =
            match System.Int32.TryParse s with
            | true, v -> r <- { V = v }; true
            | _ -> false
        static member Parse s = { V = int s }
let parseAll<'T when 'T :> IParse<'T>> (xs: string list) = xs |> List.map (fun s -> 'T.Parse s)
printfn "%A" (parseAll<IntBox> ["1"; "2"])
