// out: true 10
// out: 100
// out: 10
// out: 20
// out: 30
// out: dispose
// out: 7
// out: 14
// out: 21
// out: dispose
// out: 7
// out: dispose
// out: dispose
// out: [7; 14]
// out: dispose
// out: [7]
// out: true 7
// out: true 14
// out: true 10
// out: 42 base
// out: "obj base"
// out: 5 true
// out: true 77
// out: Some 77
// out: Some 7
// out: Some 7
// out: dispose
// out: [8; 15; 22]
// out: dispose
// out: [77]
open System.Collections
open System.Collections.Generic
type Base() =
    interface IEnumerator<string> with
        member _.Current: string = "base"
    interface IEnumerator with
        member _.Current: obj = box "obj base"
        member _.MoveNext () = false
        member _.Reset () = ()
    interface System.IDisposable with
        member _.Dispose () = ()
type E(n: int) =
    let mutable i = 0
    interface IEnumerator<int> with
        member _.Current: int = i * 10
    interface IEnumerator with
        member _.Current: obj = box (i * 100)
        member _.MoveNext () = i <- i + 1; i <= n
        member _.Reset () = i <- 0
    interface System.IDisposable with
        member _.Dispose () = printfn "dispose"
type D() =
    inherit E(2)
type F(n) =
    inherit E(n)
    let mutable k = 0
    interface IEnumerator<int> with
        member _.Current: int = k * 7
    interface IEnumerator with
        member _.Current: obj = box k
        member _.MoveNext () = k <- k + 1; k <= n
        member _.Reset () = k <- 0
type Both() =
    inherit Base()
    interface IEnumerator<int> with
        member _.Current: int = 42
type S(n) =
    interface IEnumerable<int> with
        member _.GetEnumerator (): IEnumerator<int> = new E(n)
    interface IEnumerable with
        member _.GetEnumerator (): IEnumerator = new E(n)
type S2(n) =
    inherit S(n)
    interface IEnumerable<int> with
        member _.GetEnumerator (): IEnumerator<int> = new F(n)
type S3() =
    inherit S2(1)
let e = new E(2)
printfn "%b %d" ((e :> IEnumerator).MoveNext ()) (e :> IEnumerator<int>).Current
printfn "%A" (e :> IEnumerator).Current
for x in S 3 do printfn "%d" x
for x in S2 3 do printfn "%d" x
for x in S3 () do printfn "%d" x
printfn "%A" (Seq.toList (S2 2))
printfn "%A" (Seq.toList (S3 ()))
let f = new F(2)
let fi = f :> IEnumerator<int>
printfn "%b %d" ((fi :> IEnumerator).MoveNext ()) fi.Current
let fe = f :> E :> IEnumerator<int>
printfn "%b %d" (fe.MoveNext ()) fe.Current
let d = new D() :> IEnumerator<int>
printfn "%b %d" (d.MoveNext ()) d.Current
let b = new Both ()
printfn "%d %s" (b :> IEnumerator<int>).Current (b :> IEnumerator<string>).Current
printfn "%A" (b :> IEnumerator).Current
let o = { new IEnumerator<int> with
            member _.Current: int = 5
          interface IEnumerator with
            member _.Current: obj = box 6
            member _.MoveNext () = true
            member _.Reset () = ()
          interface System.IDisposable with
            member _.Dispose () = () }
printfn "%d %b" o.Current (o.MoveNext ())
type Int() =
    inherit E(1)
    interface IEnumerator<int> with
        member _.Current: int = 77
let g = new Int () :> IEnumerator<int>
printfn "%b %d" (g.MoveNext ()) g.Current
let next (e: IEnumerator<'T>) = if e.MoveNext () then Some e.Current else None
printfn "%A" (next (new Int ()))
printfn "%A" (next (new F 2))
printfn "%A" (next ((S2 3 :> seq<int>).GetEnumerator ()))
printfn "%A" (Seq.map ((+) 1) (S2 3) |> Seq.toList)
let rec abc = { new IEnumerable<int> with member _.GetEnumerator (): IEnumerator<int> = new Int () 
                interface IEnumerable with member _.GetEnumerator (): IEnumerator = new Int () }
printfn "%A" (Seq.toList abc)
