// out: 1 2 disposed
// out: 1 fin
// out: disposed
// out: fin3
module Program
open System
open System.Collections
open System.Collections.Generic
let walk (xs: IEnumerable) =
    let e = xs.GetEnumerator()
    try
        while e.MoveNext() do printf "%O " e.Current
    finally
        match e with
        | :? IDisposable as d -> d.Dispose(); printfn "disposed"
        | _ -> printfn "not disposable"
walk [1;2]
walk (seq { try yield 1 finally printfn "fin" })
let f (e: IEnumerator<int>) = match e with :? IDisposable as d -> d.Dispose() | _ -> ()
f ((seq { try yield 1; yield 2 finally printfn "fin2" }).GetEnumerator())
let s = seq { try yield 1; yield 2 finally printfn "fin3" }
let e = s.GetEnumerator()
e.MoveNext() |> ignore
f e
(e :> IDisposable).Dispose()
