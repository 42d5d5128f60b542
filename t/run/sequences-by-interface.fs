// out: 3
// out: true
// out: [3; 4]
// out: 3
// out: [5]
// out: [1; 2]
// out: 1
// out: 2
// out: 2
// out: ["s"]
open System
open System.Collections
open System.Collections.Generic
type C(xs: int list) =
    interface IReadOnlyCollection<int> with
        member _.Count = 2
        member _.GetEnumerator() : IEnumerator<int> = (xs :> seq<int>).GetEnumerator()
        member _.GetEnumerator() : IEnumerator = (xs :> IEnumerable).GetEnumerator()
let f (x: #seq<int>) = Seq.sum x
printfn "%d" (f (C [1;2]))
printfn "%b" (box (C []) :? seq<int>)
match box (C [3;4]) with
| :? seq<int> as s -> printfn "%A" (List.ofSeq s)
| _ -> printfn "no"
[<Struct>]
type R =
    { A: int }
    interface IReadOnlyCollection<int> with
        member _.Count = 1
        member r.GetEnumerator() : IEnumerator<int> = (Seq.singleton r.A).GetEnumerator()
        member r.GetEnumerator() : IEnumerator = ([r.A] :> IEnumerable).GetEnumerator()
printfn "%d" (f { A = 3 })
match box { A = 5 } with
| :? seq<int> as s -> printfn "%A" (List.ofSeq s)
| _ -> printfn "no"
type Base() = class end
type Derived() =
    inherit Base()
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (seq { 1; 2 }).GetEnumerator()
        member _.GetEnumerator() : IEnumerator = ([1;2] :> IEnumerable).GetEnumerator()
let b : Base = Derived()
match box b with
| :? seq<int> as s -> printfn "%A" (List.ofSeq s)
| _ -> printfn "no"
match box b with
| :? IEnumerable as s -> for x in s do printfn "%O" x
| _ -> printfn "no"
let d = box b :?> seq<int>
printfn "%d" (Seq.length d)
type IThing = abstract X: int
let t = { new IThing with
            member _.X = 1
          interface IReadOnlyList<string> with
            member _.Count = 1
            member _.Item with get _ = "s"
            member r.GetEnumerator() : IEnumerator<string> = (Seq.singleton "s").GetEnumerator()
            member r.GetEnumerator() : IEnumerator = (["s"] :> IEnumerable).GetEnumerator() }
match t with
| :? seq<string> as s -> printfn "%A" (List.ofSeq s)
| _ -> printfn "no"
