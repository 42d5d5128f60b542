// out: 0.9 1.0 1.2
// out: true true true
// out: 1.2 0.9
// out: true false
// out: true -1
// out: false true
// out: true
// out: -1
open System
type Version(major: int, minor: int) =
    member _.Major = major
    member _.Minor = minor
    override x.Equals(o) =
        match o with
        | :? Version as v -> v.Major = major && v.Minor = minor
        | _ -> false
    override _.GetHashCode() = major * 100 + minor
    override _.ToString() = sprintf "%d.%d" major minor
    interface IComparable with
        member x.CompareTo(o) =
            match o with
            | :? Version as v -> compare (major, minor) (v.Major, v.Minor)
            | _ -> failwith "not a version"
[<CustomEquality; NoComparison>]
type Name =
    { First: string; Last: string }
    override x.Equals(o) = match o with :? Name as n -> n.Last = x.Last | _ -> false
    override x.GetHashCode() = hash x.Last
[<CustomEquality; CustomComparison>]
type Card =
    | Card of int * string
    override x.Equals(o) = match o with :? Card as c -> x.Rank = c.Rank | _ -> false
    override x.GetHashCode() = x.Rank
    member x.Rank = match x with Card(r, _) -> r
    interface IComparable with
        member x.CompareTo(o) = match o with :? Card as c -> compare x.Rank c.Rank | _ -> 0
[<ReferenceEquality>]
type Cell = { mutable V: int }
type Temp(d: float) =
    member _.D = d
    interface IEquatable<Temp> with
        member _.Equals(o) = abs (d - o.D) < 0.5
    interface IComparable<Temp> with
        member _.CompareTo(o) = compare d o.D
let vs = [ Version(1, 2); Version(0, 9); Version(1, 0) ]
printfn "%s" (vs |> List.sort |> List.map string |> String.concat " ")
printfn "%b %b %b" (Version(1, 2) = vs.[0]) (Version(1, 2) > Version(1, 1)) (vs.[0] <> vs.[2])
printfn "%O %O" (List.max vs) (List.min vs)
printfn "%b %b" ({ First = "a"; Last = "x" } = { First = "b"; Last = "x" }) ({ First = "a"; Last = "x" } = { First = "a"; Last = "y" })
printfn "%b %d" (Card(3, "a") = Card(3, "b")) (compare (Card(4, "a")) (Card(9, "b")))
let c1, c2 = { V = 1 }, { V = 1 }
printfn "%b %b" (c1 = c2) (c1 = c1)
printfn "%b" ((Temp 1.0 :> IEquatable<Temp>).Equals(Temp 1.2))
printfn "%d" ((Temp 1.0 :> IComparable<Temp>).CompareTo(Temp 3.0))
