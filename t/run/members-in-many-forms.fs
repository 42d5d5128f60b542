// out: [4.0; 1.0]
// out: ["Sq 2"; "Sq 1"]
// out: Sq 9 Sq 1
// out: ["Sq 1"; "Sq 2"; "Sq 3"]
// out: 2
// out: true
// out: 2 5 1 6
// out: 1 - 1 x 4 -
// out: q.
// out: { X = 4
// out:   Y = 6 } { X = "1"
// out:   Y = "2" }
// out: Read, Exec false 4 Read, Write
// out: 1 2
// out: abab 2
// out: disposed
// out: 3 true
// out: ["body"; "b"; "d1"]
// out: base 1 mid/base 7 leaf3/mid/base 7
// Members of every kind together: generic repositories, indexers, optional arguments, operators, extensions, object expressions.
open System
open System.Collections.Generic
open System.Runtime.InteropServices
type IShape = abstract Area: float
[<AbstractClass>]
type Repo<'K, 'V when 'K: comparison and 'V :> IShape>() =
    let mutable m = Map.empty<'K, 'V>
    abstract Transform<'R> : ('V -> 'R) -> 'R list
    default _.Transform f = [ for KeyValue(_, v) in m -> f v ]
    member _.Item with get k = m.[k] and set k v = m <- m.Add(k, v)
    member this.Item with get (k: 'K, d: 'V) = (match m.TryFind k with Some v -> v | None -> d)
type Sq(x: float) =
    interface IShape with member _.Area = x * x
    interface IComparable with member this.CompareTo o = compare (this :> IShape).Area (o :?> IShape).Area
    interface IEquatable<Sq> with member this.Equals o = (this :> IShape).Area = (o :> IShape).Area
    override this.Equals o = match o with :? Sq as s -> (this :> IEquatable<Sq>).Equals s | _ -> false
    override this.GetHashCode() = int x
    override _.ToString() = sprintf "Sq %g" x
type R2() =
    inherit Repo<string, Sq>()
    override _.Transform f = base.Transform f |> List.rev
let r = R2()
r.["a"] <- Sq 1.0
r.["b"] <- Sq 2.0
printfn "%A" (r.Transform(fun s -> (s :> IShape).Area))
printfn "%A" (r.Transform string)
printfn "%O %O" r.["zz", Sq 9.0] r.["a", Sq 9.0]
printfn "%A" ([ Sq 3.0; Sq 1.0; Sq 2.0 ] |> List.sort |> List.map string)
printfn "%A" (Set.ofList [ Sq 3.0; Sq 1.0; Sq 3.0 ] |> Set.count)
printfn "%b" (Sq 1.0 = Sq 1.0)
type S =
    static member val Count = 0 with get, set
    static member F([<Optional; DefaultParameterValue(5)>] x: int, [<ParamArray>] ys: int[]) = x + Array.sum ys
    static member G(?a, ?b: string) = sprintf "%d %s" (defaultArg a 1) (defaultArg b "-")
S.Count <- S.Count + 2
printfn "%d %d %d %d" S.Count (S.F()) (S.F 1) (S.F(1, 2, 3))
printfn "%s %s %s" (S.G()) (S.G(b = "x")) (S.G(?a = Some 4, ?b = None))
type Grid() =
    let d = Dictionary<int * int, string>()
    member _.Item with get (x, y) = (match d.TryGetValue((x, y)) with | true, v -> v | _ -> ".") and set (x, y) v = d.[(x, y)] <- v
let g = Grid()
g.[1, 2] <- "q"
printfn "%s%s" g.[1, 2] g.[2, 1]
type V<'T> = { X: 'T; Y: 'T } with
    static member inline (+)(a: V<_>, b: V<_>) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member Map(f, a) = { X = f a.X; Y = f a.Y }
printfn "%A %A" ({ X = 1; Y = 2 } + { X = 3; Y = 4 }) (V<int>.Map(string, { X = 1; Y = 2 }))
[<Flags>]
type Perm = None = 0 | Read = 1 | Write = 2 | Exec = 4
let p = Perm.Read ||| Perm.Exec
printfn "%O %b %d %A" p (p.HasFlag Perm.Write) (int (p &&& ~~~Perm.Read)) (enum<Perm> 3)
module A = module X = let v = 1
module B = module X = let v = 2
printfn "%d %d" A.X.v B.X.v
[<System.Runtime.CompilerServices.Extension>]
type Ext =
    [<System.Runtime.CompilerServices.Extension>]
    static member Twice(s: string) = s + s
    [<System.Runtime.CompilerServices.Extension>]
    static member Second(xs: seq<'a>) = Seq.item 1 xs
printfn "%s %d" ("ab".Twice()) ([ 1; 2 ].Second())
let o =
    { new IShape with
        member _.Area = 3.0
      interface IDisposable with
        member _.Dispose() = printfn "disposed"
      interface IComparable with
        member _.CompareTo _ = 1 }
(o :?> IDisposable).Dispose()
printfn "%g %b" o.Area (o :? IComparable)
type D1(log: List<string>) =
    interface IDisposable with member _.Dispose() = log.Add "d1"
let l = List<string>()
let f () =
    use a = new D1(l)
    use b = { new IDisposable with member _.Dispose() = l.Add "b" }
    l.Add "body"
f ()
printfn "%A" (List.ofSeq l)
type Base(n: int) =
    abstract Name: string
    default _.Name = "base"
    member this.Hello = sprintf "%s %d" this.Name n
    new() = Base(7)
type Mid() =
    inherit Base()
    override _.Name = "mid/" + base.Name
type Leaf(n) =
    inherit Mid()
    override _.Name = sprintf "leaf%d/" n + base.Name
printfn "%s %s %s" (Base 1).Hello (Mid()).Hello (Leaf 3).Hello
