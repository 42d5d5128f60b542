// out: 1
// out: 2
// out: 1
// out: 2
// out: 3
// out: [5]
// out: 7
// out: 1.5 ab
// out: true
// out: 2 5 8 10
// Modules of the program with the names that the compiler itself uses of the library: each keeps to its own.
module EnumerableImpl =
    let sequence (x: int) = x + 1
    let enumerator = 2
    let sequenceOf = 3
    let cell = 4
module ObjectSeq =
    let view = 5
    let untyped = 6
    let object = 7
module NumericLiteralM =
    let OfBits (a: int) = a
    let IsBits = 1
module PrintfImpl =
    let concat = 8
    let print = 9
module NativeText =
    let concat2 = 10
type C() =
    interface System.Collections.Generic.IEnumerable<int> with
        member _.GetEnumerator() : System.Collections.Generic.IEnumerator<int> = (Seq.ofList [ 1; 2 ]).GetEnumerator()
    interface System.Collections.IEnumerable with
        member _.GetEnumerator() : System.Collections.IEnumerator = (Seq.ofList [ 1; 2 ]).GetEnumerator()
type Count(n: int) =
    let mutable i = 0
    member _.MoveNext() = i <- i + 1; i <= n
    member _.Current = i
type D() =
    member _.GetEnumerator() = Count 3
for x in C() do printfn $"%d{x}"
for x in D() do printfn "%d" x
let e = { new System.Collections.Generic.IEnumerable<int> with
            member _.GetEnumerator() : System.Collections.Generic.IEnumerator<int> = (Seq.ofList [ 5 ]).GetEnumerator()
          interface System.Collections.IEnumerable with
            member _.GetEnumerator() : System.Collections.IEnumerator = (Seq.ofList [ 5 ]).GetEnumerator() }
printfn "%A" (Seq.toList e)
let once () =
    let mutable left = 1
    { new System.Collections.Generic.IEnumerator<int> with
        member _.Current = 7
      interface System.Collections.IEnumerator with
        member _.MoveNext() = left <- left - 1; left >= 0
        member _.Current = box 7
        member _.Reset() = ()
      interface System.IDisposable with
        member _.Dispose() = () }
let o = once ()
while o.MoveNext() do printfn "%d" o.Current
printfn "%M %s" 1.5M ("a" + "b")
printfn "%b" (match 1.50M with 1.5M -> true | _ -> false)
printfn "%d %d %d %d" (EnumerableImpl.sequence 1) ObjectSeq.view PrintfImpl.concat NativeText.concat2
