// out: square 4.0 40.0
// out: Small Big 25.0
// out: 2
// out: 9 0.5 2
// out: { Lo = 5
// out:   Hi = 10 } true false
// out: bad range (Parameter 'lo')
// out: a-1-1.5-2.5
// out: 4
// out: 12.25
// out: locked
// out: 2
namespace Units.Demo
#nowarn "3535"
open System

type IShape =
    abstract Name: string
    abstract Area: unit -> float

type ICloneable<'Self> =
    abstract Clone: unit -> 'Self

module Shapes =
    [<Sealed>]
    type Square(side: float) =
        member _.Side = side
        interface IShape with
            member _.Name = "square"
            member _.Area() = side * side
        interface ICloneable<Square> with
            member _.Clone() = Square side
    [<RequireQualifiedAccess>]
    type Kind = Small | Big of float
    let (|Small|Large|) (s: #IShape) = if s.Area() < 10.0 then Small else Large(s.Area())
    let kind s = match s with Small -> Kind.Small | Large a -> Kind.Big a

[<AutoOpen>]
module Extensions =
    type IShape with
        member s.Describe() = $"{s.Name} {s.Area():F1}"
        member s.Scale = s.Area() * 10.0
    type System.Double with
        member x.Squared = x * x
        static member Half = 0.5
    type 'T ``[]`` with
        member xs.Second = xs.[1]

type Celsius = float
[<Struct>]
type Range<'T when 'T: comparison> =
    { Lo: 'T; Hi: 'T }
    member r.Contains x = x >= r.Lo && x <= r.Hi
    static member (&&&) (a: Range<'T>, b: Range<'T>) = { Lo = max a.Lo b.Lo; Hi = min a.Hi b.Hi }
    static member Create(lo, hi) = if lo > hi then invalidArg "lo" "bad range" else { Lo = lo; Hi = hi }

type Fluent =
    { Items: string list; Sep: string }
    static member Start = { Items = []; Sep = "," }
    member f.With(x: string) = { f with Items = x :: f.Items }
    member f.With(x: int) = f.With(string x)
    member f.With([<ParamArray>] xs: float[]) = Array.fold (fun (f: Fluent) (x: float) -> f.With(string x)) f xs
    member f.SepBy s = { f with Sep = s }
    member f.Build() = String.Join(f.Sep, List.rev f.Items)

module Program =
    open Shapes
    let inline clone (x: ^T when ^T :> ICloneable< ^T >) = (x :> ICloneable<_>).Clone()
    [<EntryPoint>]
    let main argv =
        let s = Square 2.0
        printfn "%s %.1f" ((s :> IShape).Describe()) (s :> IShape).Scale
        printfn "%A %A" (kind s) (kind (Square 5.0))
        printfn "%g" (clone s).Side
        printfn "%g %g %d" (3.0).Squared Double.Half [| 1; 2 |].Second
        let r = Range<int>.Create(1, 10) &&& Range.Create(5, 20)
        printfn "%A %b %b" r (r.Contains 7) (r.Contains 3)
        try Range.Create("z", "a") |> ignore with :? ArgumentException as e -> printfn "%s" e.Message
        printfn "%s" (Fluent.Start.With("a").With(1).With(1.5, 2.5).SepBy("-").Build())
        let shapes: IShape list = 
            [ Square 1.0
              { new IShape with
                  member _.Name = "blob"
                  member _.Area() = 3.0 } ]
        printfn "%g" (shapes |> List.sumBy _.Area())
        let t: Celsius = 3.5
        printfn "%g" t.Squared
        let o = obj()
        lock o (fun () -> printfn "locked")
        let j = ref 0
        let incj = Action(fun () -> j.Value <- j.Value + 1)
        incj.Invoke(); incj.Invoke()
        printfn "%d" j.Value
        0
