// out: mtrue
// out: c1
// out: c1
// out: mtrue
// out: mfalse
// out: ddmfalse
// out: c4
// out: mc 1
// out: mc 2
// out: mdmcmcmd[1; 2]
// out: mcd1
// out: c5
// out: mno
// out: c5
// out: ddisposing
// out: c5
// out: mc1
// out: mc2
// out: mdtrue
// out: current
open System.Collections
open System.Collections.Generic
type E() =
    let mutable i = 0
    interface IEnumerator<int> with
        member _.Current: int = printf "c"; i
    interface IEnumerator with
        member _.Current: obj = printf "o"; box i
        member _.MoveNext () = printf "m"; i <- i + 1; i <= 2
        member _.Reset () = ()
    interface System.IDisposable with
        member _.Dispose () = printf "d"
let e = new E () :> IEnumerator<int>
printfn "%b" (e.MoveNext ())
printfn "%d" e.Current
printfn "%d" e.Current
printfn "%b" (e.MoveNext ())
printfn "%b" (e.MoveNext ())
e.Dispose ()
e.Dispose ()
printfn "%b" (e.MoveNext ())
printfn "%d" e.Current
let s = { new IEnumerable<int> with member _.GetEnumerator (): IEnumerator<int> = new E ()
          interface IEnumerable with member _.GetEnumerator (): IEnumerator = new E () }
for x in s do printfn " %d" x
printfn "%A" (Seq.toList s)
printfn "%A" (Seq.head s)
let o = { new IEnumerator<int> with
            member _.Current: int = printf "c"; 5
          interface IEnumerator with
            member _.Current: obj = box 6
            member _.MoveNext () = printf "m"; failwith "no"
            member _.Reset () = ()
          interface System.IDisposable with
            member _.Dispose () = printf "d"; failwith "disposing" }
printfn "%d" o.Current
try o.MoveNext () |> ignore with e -> printfn "%s" e.Message
printfn "%d" o.Current
try o.Dispose () with e -> printfn "%s" e.Message
printfn "%d" o.Current
let loop () =
    use u = s.GetEnumerator ()
    while u.MoveNext () do printfn "%d" u.Current
loop ()
let bad = { new IEnumerator<string> with
              member _.Current: string = failwith "current"
            interface IEnumerator with
              member _.Current: obj = null
              member _.MoveNext () = true
              member _.Reset () = ()
            interface System.IDisposable with
              member _.Dispose () = () }
printfn "%b" (bad.MoveNext ())
try printfn "%s" bad.Current with e -> printfn "%s" e.Message
