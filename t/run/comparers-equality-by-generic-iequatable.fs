// out: 2
// out: 2
// out: true
// out: 2
// out: true
// out: [11; 12]
// out: false
// out: false
// out: false
// out: 4
// out: 2
// out: true
// out: false
// out: 2
// out: -1
// out: 1
// out: 0
// out: true
// out: 1
// out: 1
// out: true
// out: 1
// out: true
// out: true
// out: true
// out: true
open System
open System.Collections.Generic
// IEquatable<T> alone on base classes, structs, interfaces
type B(n: int) =
    member _.N = n
    interface IEquatable<B> with
        member this.Equals(o: B) = this.N % 10 = o.N % 10
    override this.GetHashCode () = this.N % 10
    override this.Equals o = Object.ReferenceEquals (this, o)
type D(n: int) =
    inherit B(n)
let bs = [ B 1; D 11 :> B; B 2; { new B(12) with override _.ToString () = "o" } ]
printfn "%d" (HashSet<B>(bs).Count)
printfn "%d" (List<B>(bs).IndexOf (B 22))
printfn "%b" (List<B>(bs).Contains (D 31))
printfn "%d" (Array.IndexOf (Array.ofList bs, B 52))
printfn "%b" (EqualityComparer<B>.Default.Equals (B 1, D 21))
let d = Dictionary<B, int>()
for b in bs do d.[b] <- b.N
printfn "%A" [ for kv in d -> kv.Value ]
printfn "%b" ((B 1) = (B 11))
printfn "%b" ((B 1).Equals (B 11))
printfn "%b" ((box (B 1)).Equals (box (B 11)))
printfn "%d" (List.length (List.distinct bs))
open System.Linq
printfn "%d" (bs.Distinct().Count())
printfn "%b" (bs.Contains (B 42))
printfn "%b" (List.contains (B 42) bs)
// derived: D uses EqualityComparer<D>: D is IEquatable<B>, not IEquatable<D>
let ds = [ D 1; D 11 ]
printfn "%d" (HashSet<D>(ds).Count)
printfn "%d" (List<D>(ds).IndexOf (D 21))
[<Struct; CustomEquality; NoComparison>]
type S = { v: int }
         with
         interface IEquatable<S> with
            member this.Equals(o: S) = this.v % 10 = o.v % 10
         override this.GetHashCode () = this.v % 10
         override this.Equals o = match o with :? S as s -> s.v = this.v | _ -> false
printfn "%d" (HashSet<S>([ { v = 1 }; { v = 11 } ]).Count)
printfn "%d" (List<S>([ { v = 1 }; { v = 11 } ]).IndexOf { v = 11 })
printfn "%b" ({ v = 1 } = { v = 11 })
printfn "%d" ([ { v = 1 }; { v = 11 } ] |> List.distinct |> List.length)
[<CustomEquality; NoComparison>]
type R = { r: int }
         with
         interface IEquatable<R> with
            member this.Equals(o: R) = this.r % 10 = o.r % 10
         override this.GetHashCode () = this.r % 10
         override this.Equals o = match o with :? R as s -> s.r = this.r | _ -> false
printfn "%d" (HashSet<R>([ { r = 1 }; { r = 11 } ]).Count)
printfn "%b" ({ r = 1 } = { r = 11 })
printfn "%d" ([ { r = 1 }; { r = 11 } ] |> List.distinct |> List.length)
printfn "%b" (Array.contains { r = 11 } [| { r = 1 } |])
printfn "%b" (ResizeArray([ { r = 1 } ]).Contains { r = 11 })
// interface
type I =
    inherit IEquatable<I>
    abstract N: int
let mk n = { new I with
                member _.N = n
             interface IEquatable<I> with
                member _.Equals(o: I) = n % 10 = o.N % 10 }
printfn "%b" (List<I>([ mk 1 ]).Contains (mk 11))
printfn "%b" (EqualityComparer<I>.Default.Equals(mk 1, mk 11))
