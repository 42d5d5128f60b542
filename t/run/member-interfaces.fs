// out: impl full implown
// out: 0 6 s12 12
// out: 4 item7
// out: 56
// out: using impl
// out: dispose 8
// out: true true 1
// out: 9
// out: impl impl
// out: impl,impl
// out: 1 two
type IName =
    abstract Name: string
type IFull =
    inherit IName
    abstract Full: string
type ICalc =
    abstract Zero: int
    abstract Add: int * int -> int
    abstract Fold<'a> : ('a -> int -> 'a) * 'a -> 'a
    abstract Curry: int -> int -> int
    abstract Level: int with get, set
    abstract Item: int -> string with get
type Impl(n: int) =
    let mutable level = n
    member _.Own = "own"
    interface IFull with
        member _.Name = "impl"
        member x.Full = "full " + (x :> IName).Name + x.Own
    interface ICalc with
        member _.Zero = 0
        member _.Add(a, b) = a + b + n
        member _.Fold(f, z) = f (f z 1) 2
        member _.Curry a b = a * 10 + b
        member _.Level with get () = level and set v = level <- v
        member _.Item with get i = "item" + string i
    interface System.IDisposable with
        member _.Dispose() = printfn "dispose %d" n
    interface System.IComparable with
        member _.CompareTo(o) = match o with :? Impl as i -> compare n i.N | _ -> 0
    member _.N = n
    override x.Equals(o) = match o with :? Impl as i -> i.N = n | _ -> false
    override _.GetHashCode() = n
let i = Impl(3)
let f = i :> IFull
printfn "%s %s" f.Name f.Full
let c = i :> ICalc
printfn "%d %d %s %d" c.Zero (c.Add(1, 2)) (c.Fold((fun a b -> a + string b), "s")) (c.Curry 1 2)
c.Level <- c.Level + 1
printfn "%d %s" c.Level c.[7]
let partial = c.Curry 5
printfn "%d" (partial 6)
let test () =
    use d = new Impl(8)
    printfn "using %s" (d :> IName).Name
test ()
printfn "%b %b %d" (Impl(1) < Impl(2)) (Impl(2) = Impl(2)) (compare (Impl(5)) (Impl(4)))
printfn "%d" (List.max [ Impl(3); Impl(9); Impl(4) ]).N
let show (x: #IName) = x.Name
printfn "%s %s" (show i) (show f)
let showAll (xs: seq<#IName>) = xs |> Seq.map (fun x -> x.Name) |> String.concat ","
printfn "%s" (showAll [ i; Impl(2) ])
type IOne = abstract M: unit -> int
type ITwo = abstract M: unit -> string
type Both() =
    interface IOne with member _.M() = 1
    interface ITwo with member _.M() = "two"
let b = Both()
printfn "%d %s" ((b :> IOne).M()) ((b :> ITwo).M())
