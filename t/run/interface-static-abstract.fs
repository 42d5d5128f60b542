// out: { X = 4
// out:   Y = 6 }
// out: 42m
// out: parsing celsius
// out: 1.5
// out: 2
// out: Mod7 2 Mod7 3
// out: evens 2 4 6
// Interfaces with static abstract members: declared, implemented, called through a type variable.
#nowarn "3535"
open System

type IAddable<'T when 'T :> IAddable<'T>> =
    static abstract Zero: 'T
    static abstract Add: 'T * 'T -> 'T

type Vec =
    { X: int; Y: int }
    interface IAddable<Vec> with
        static member Zero = { X = 0; Y = 0 }
        static member Add(a, b) = { X = a.X + b.X; Y = a.Y + b.Y }


type Len(n: int) =
    member _.N = n
    override _.ToString() = sprintf "%dm" n
    interface IAddable<Len> with
        static member Zero = Len 0
        static member Add(a: Len, b: Len) = Len(a.N + b.N)

let sum<'T when 'T :> IAddable<'T>> (xs: 'T list) =
    let mutable acc = 'T.Zero
    for x in xs do
        acc <- 'T.Add(acc, x)
    acc

type IParse<'Self> =
    static abstract Parse: string -> 'Self
    static abstract Name: string

type Celsius(v: float) =
    member _.Value = v
    interface IParse<Celsius> with
        static member Parse s = Celsius(float s)
        static member Name = "celsius"

let parseAll<'T when 'T :> IParse<'T>> (xs: string list) =
    printfn "parsing %s" 'T.Name
    xs |> List.map (fun s -> 'T.Parse s)

printfn "%A" (sum [ { X = 1; Y = 2 }; { X = 3; Y = 4 } ])
printfn "%O" (sum [ Len 1; Len 2; Len 39 ])
for c in parseAll<Celsius> [ "1.5"; "2" ] do printfn "%g" c.Value

type INumber<'T when 'T :> INumber<'T>> =
    static abstract (+): 'T * 'T -> 'T
    static abstract One: 'T
    static abstract Default: 'T with get

type Mod7 =
    | Mod7 of int

    interface INumber<Mod7> with
        static member (+)(Mod7 a, Mod7 b) = Mod7((a + b) % 7)
        static member One = Mod7 1
        static member Default = Mod7 0

let rec times<'T when 'T :> INumber<'T>> (n: int) (x: 'T) : 'T =
    if n = 0 then 'T.Default else x + times (n - 1) x

printfn "%A %A" (times 10 (Mod7 3)) (times 3 (Mod7 1))

type ICounter =
    static abstract Next: unit -> int
    abstract Name: string

type Evens() =
    static let mutable n = 0
    interface ICounter with
        static member Next() =
            n <- n + 2
            n
        member _.Name = "evens"

let three<'T when 'T :> ICounter> (c: 'T) =
    let a = 'T.Next()
    let b = 'T.Next()
    sprintf "%s %d %d %d" c.Name a b ('T.Next())

printfn "%s" (three (Evens()))
