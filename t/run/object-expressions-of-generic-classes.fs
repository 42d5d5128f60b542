// out: [3; 3; 3] ["s"; "s"; "s"]
// out: 0
// out: true false true
// out: ["s"; "s"; "s"]
// out: [[1; 2]; [1; 2]; [1; 2]]
// out: [(2.5, 1); (2.5, 1)] [(2.5, "x"); (2.5, "x")]
// out: 3 true
open System.Collections.Generic
[<AbstractClass>]
type Base<'T>(x: 'T) =
  abstract A : 'T -> 'T list
  abstract B : unit -> 'T list
  default this.B() = x :: this.A x
  member _.X = x
  interface IComparer<'T> with
    member this.Compare(a, b) = List.length (this.A a) - List.length (this.A b)
type D<'T>(x: 'T, y: 'T) =
  inherit Base<'T list>([x; y])
  override _.A z = [z; z]
let mk (x: 'a) = { new Base<'a>(x) with member _.A y = [y; x] }
let m1, m2 = mk 3, mk "s"
printfn "%A %A" (m1.B()) (m2.B())
printfn "%d" ((m2 :> IComparer<string>).Compare("a", "b"))
let o = box m2
printfn "%b %b %b" (o :? Base<string>) (o :? Base<int>) (o :? IComparer<string>)
match o with
| :? Base<string> as b -> printfn "%A" (b.B())
| _ -> printfn "no"
let d = D(1, 2)
printfn "%A" ((d :> Base<int list>).B())
let inner (y: 'b) =
  let f (z: 'c) = { new Base<'b * 'c>((y, z)) with member _.A q = [q] }
  f 1, f "x"
let p, q = inner 2.5
printfn "%A %A" (p.B()) (q.B())
let f (x: 'a) = { new obj() with
                    override _.ToString() = sprintf "%A" x
                    override _.Equals(o) = true
                    override _.GetHashCode() = 1 }
printfn "%O %b" (f 3) (f 3 = f 4)
