// out: true false true
// out: false
// out: true
// out: 1 1
// out: true
// out: false
// out: false
// out: IEq
// out: true
// out: false
// out: weird
// out: false 3
// out: weird
// out: false
// out: true false false true
// out: 0
// out: false true
// out: true true false
// out: 1
// out: 1 -1
// out: false true
// out: [2; 1]
// out: 0 -1 1
// out: 1
// out: true
// out: true
// out: 5
// out: true true
// out: true
// out: true
// out: 1
// out: true
open System
open System.Collections.Generic
type Shape(n: int) =
  member _.N = n
  abstract Id : unit -> string
  default _.Id() = "shape"
type Circle(n: int) =
  inherit Shape(n)
  override _.Id() = "circle"
  override this.Equals(o) = match o with :? Circle as c -> c.N = this.N | _ -> false
  override this.GetHashCode() = this.N
let a, b, c = (Circle 1 :> Shape), (Circle 1 :> Shape), Shape 1
printfn "%b %b %b" (a = b) (a = c) (c = c)
printfn "%b" (a <> b)
printfn "%b" ([a] = [b])
printfn "%d %d" (hash a) (hash b)
printfn "%b" (Some a = Some b)
type Only(n: int) =
  member _.N = n
  interface IEquatable<Only> with
    member this.Equals(o: Only) = printfn "IEq"; this.N = o.N
let o1, o2 = Only 1, Only 1
printfn "%b" (o1 = o2)
printfn "%b" ([| o1 |] = [| o2 |])
let d = Dictionary<Only, int>()
printfn "%b" (EqualityComparer<Only>.Default.Equals(o1, o2))
printfn "%b" (List.contains o1 [o2])
type Weird() =
  override _.Equals(_) = printfn "weird"; false
  override _.GetHashCode() = 3
let w = Weird()
printfn "%b %d" (w = w) (hash w)
printfn "%b" (box w = box w)
[<AllowNullLiteral>]
type N(x: int) =
  member _.X = x
  override this.Equals(o) = match o with :? N as n -> n.X = x | _ -> false
  override _.GetHashCode() = x
let n1 : N = null
printfn "%b %b %b %b" (n1 = null) (n1 = N 1) (N 1 = n1) (N 1 = N 1)
printfn "%d" (hash n1)
type IA = abstract F : unit -> int
let mk k = { new IA with
               member _.F() = k
             interface IDisposable with
               member _.Dispose() = () }
let i1, i2 = mk 1, mk 1
printfn "%b %b" (i1 = i2) (i1 = i1)
type CA(k: int) =
  interface IA with member _.F() = k
  override _.Equals(o) = match o with :? IA as i -> i.F() = k | _ -> false
  override _.GetHashCode() = k
let ia, ib = (CA 1 :> IA), (CA 1 :> IA)
printfn "%b %b %b" (ia = ib) (ia = i1) (i1 = ia)
printfn "%d" (hash ia)
type Cmp(k: int) =
  member _.K = k
  abstract Less : Cmp -> int
  default _.Less(o) = compare k o.K
  override this.Equals(o) = match o with :? Cmp as i -> i.K = k | _ -> false
  override _.GetHashCode() = k
  interface IComparable with
    member this.CompareTo(o) = match o with :? Cmp as c -> this.Less(c) | _ -> 1
type Rev(k: int) =
  inherit Cmp(k)
  interface IComparable with
    member this.CompareTo(o) = match o with :? Cmp as c -> compare c.K k | _ -> 1
let r1, r2 = (Rev 1 :> Cmp), (Rev 2 :> Cmp)
printfn "%d %d" (compare r1 r2) (compare (Cmp 1) (Cmp 2))
printfn "%b %b" (r1 < r2) (Cmp 1 < Cmp 2)
printfn "%A" (List.sort [r1; r2] |> List.map (fun c -> c.K))
[<AllowNullLiteral>]
type NC(k: int) =
  member _.K = k
  override this.Equals(o) = match o with :? NC as i -> i.K = k | _ -> false
  override _.GetHashCode() = k
  interface IComparable with
    member this.CompareTo(o) = match o with null -> 10 | :? NC as c -> compare k c.K | _ -> 1
let nc : NC = null
printfn "%d %d %d" (compare nc nc) (compare nc (NC 1)) (compare (NC 1) nc)
printfn "%d" (sign (compare "a" null))
// base equals with derived inheriting
type Deriv() = inherit Circle(5)
printfn "%b" (Deriv() = Deriv())
printfn "%b" ((Deriv() :> obj) = (Deriv() :> obj))
printfn "%d" (hash (Deriv() :> obj))
let g<'a when 'a : equality> (x: 'a) (y: 'a) = x = y
printfn "%b %b" (g a b) (g ia ib)
printfn "%b" (a.Equals b)

printfn "%b" (List.contains a [b])
let dd = Dictionary<Shape, int>()
dd.[a] <- 1
dd.[b] <- 2
printfn "%d" dd.Count
printfn "%b" (Set.ofList [Cmp 1; Cmp 1] |> Set.count |> (=) 1)
