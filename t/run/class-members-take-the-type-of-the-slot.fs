// out: [1; 2] ["a"]
// out: 0 [||]
// out: 0
// out: 6
// out: [] None
// out: [] None
// out: 0
// a member without a written type takes it from its slot, also GetEnumerator of seq, and is not generic
open System.Collections
open System.Collections.Generic
type V<'T>(a: obj[]) =
    member this.Iter<'U>(s: int) : 'U seq = seq { for x in a -> x :?> 'U }
    interface IEnumerable<'T> with
        member this.GetEnumerator() = this.Iter(0).GetEnumerator()
    interface IEnumerable with
        member this.GetEnumerator() = (this.Iter(0).GetEnumerator()) :> IEnumerator
printfn "%A %A" (List.ofSeq (V<int>([| box 1; box 2 |]))) (List.ofSeq (V<string>([| box "a" |])))
let none () : IEnumerator<'a> = (Seq.empty<'a>).GetEnumerator()
type E() =
    interface IEnumerable<char> with
        member _.GetEnumerator() = none ()
    interface IEnumerable with
        member this.GetEnumerator() = (this :> IEnumerable<char>).GetEnumerator() :> IEnumerator
printfn "%d %A" (Seq.length (E())) (Seq.toArray (E()))
let o = { new IEnumerable<int> with
            member _.GetEnumerator() = none ()
          interface IEnumerable with
            member _.GetEnumerator() = none () :> IEnumerator<int> :> IEnumerator }
printfn "%d" (Seq.length o)
type L(n) =
    inherit obj()
    interface seq<float> with
        member _.GetEnumerator() = (let r = ResizeArray() in (for i in 1 .. n do r.Add(float i)); (r :> seq<_>).GetEnumerator())
    interface IEnumerable with
        member this.GetEnumerator() = ((this :> seq<float>).GetEnumerator() :> IEnumerator)
printfn "%g" (Seq.sum (L 3))
type I<'T> =
    abstract Get: unit -> 'T list
    abstract P: 'T option
type W<'T>() =
    member this.Iter<'U>(s: int) : 'U list = []
    member this.O<'U>() : 'U option = None
    interface I<'T> with
        member this.Get() = this.Iter(0)
        member this.P = this.O()
printfn "%A %A" ((W<int>() :> I<int>).Get()) (W<int>() :> I<int>).P
let ob = { new I<string> with
             member _.Get() = W<int>().Iter 0
             member _.P = W<int>().O() }
printfn "%A %A" (ob.Get()) ob.P
[<AbstractClass>]
type B<'T>() =
    abstract Make: int -> 'T list
    default _.Make _ = []
    member this.Count = (this.Make 0).Length
type D() =
    inherit B<string>()
    override _.Make n = W<int>().Iter n
printfn "%d" (D().Count)
