// out: start
// out: 1
// out: raise
// out: finally
// out: loop: boom
// out: start
// out: true
// out: raise
// out: next: boom
// out: after exception
// out: finally
// out: after dispose
// out: e3: x
// out: then
// out: inner
// out: outer
// out: disposed
// out: e4: y
// out: then
// out: use
// out: 2
// out: use
// out: s5: y
// out: e5: y
// out: then
// out: use
// out: 1
// out: with six
// out: 2
// out: 1
// out: fin7
// out: with seven
// out: 2
// out: 1
// out: fin8
// out: s8: in finally
// out: fin8
// out: d8: in finally
// out: start
// out: 2
// out: raise
// out: finally
// out: map: boom
// out: start
// out: raise
// out: e10: boom
// out: then
// out: finally
// out: start
// out: raise
// out: finally
// out: tolist: boom
// out: 1
// out: 2
// out: fin11
// out: end
// out: 1
// out: fin 1
// out: 2
// out: e12: i2
// out: then
// out: fin 2
// out: e13: first
// out: then
// out: fin13
let s = seq {
    try
        printfn "start"
        yield 1
        printfn "raise"
        failwith "boom"
        yield 2
    finally printfn "finally" }
let t name f = try f () with e -> printfn "%s: %s" name e.Message
t "loop" (fun () -> for x in s do printfn "%d" x)
let e = s.GetEnumerator ()
printfn "%b" (e.MoveNext ())
t "next" (fun () -> printfn "%b" (e.MoveNext ()))
printfn "after exception"
e.Dispose ()
printfn "after dispose"
let s3 = seq {
    try
        try
            yield 1
            failwith "x"
        finally printfn "inner"
    finally printfn "outer" }
let e3 = s3.GetEnumerator ()
e3.MoveNext () |> ignore
t "e3" (fun () -> e3.MoveNext () |> ignore)
printfn "then"
e3.Dispose ()
printfn "disposed"
let s4 = seq {
    use d = { new System.IDisposable with member _.Dispose () = printfn "use" }
    yield 1
    failwith "y" }
let e4 = s4.GetEnumerator ()
e4.MoveNext () |> ignore
t "e4" (fun () -> e4.MoveNext () |> ignore)
printfn "then"
e4.Dispose ()
let s5 = seq { for x in s4 do yield x + 1 }
t "s5" (fun () -> for x in s5 do printfn "%d" x)
let e5 = s5.GetEnumerator ()
e5.MoveNext () |> ignore
t "e5" (fun () -> e5.MoveNext () |> ignore)
printfn "then"
e5.Dispose ()
let s6 = seq {
    try
        yield 1
        failwith "six"
    with e ->
        printfn "with %s" e.Message
        yield 2 }
t "s6" (fun () -> for x in s6 do printfn "%d" x)
let s7 = seq {
    try
        try
            yield 1
            failwith "seven"
        finally printfn "fin7"
    with e ->
        printfn "with %s" e.Message
        yield 2 }
t "s7" (fun () -> for x in s7 do printfn "%d" x)
let s8 = seq {
    try
        yield 1
    finally
        printfn "fin8"
        failwith "in finally" }
t "s8" (fun () -> for x in s8 do printfn "%d" x)
let e8 = s8.GetEnumerator ()
e8.MoveNext () |> ignore
t "d8" (fun () -> e8.Dispose ())
t "d8" (fun () -> e8.Dispose ())
t "map" (fun () -> for x in Seq.map (fun x -> x + 1) s do printfn "%d" x)
let e10 = (Seq.map (fun x -> x + 1) s).GetEnumerator ()
e10.MoveNext () |> ignore
t "e10" (fun () -> e10.MoveNext () |> ignore)
printfn "then"
e10.Dispose ()
t "tolist" (fun () -> printfn "%A" (Seq.toList s))
let s11 = seq { try yield! [1; 2] finally printfn "fin11" }
let e11 = s11.GetEnumerator ()
while e11.MoveNext () do printfn "%d" e11.Current
printfn "end"
e11.Dispose ()
let s12 = seq {
    for i in 1 .. 2 do
        try
            yield i
            if i = 2 then failwith "i2"
        finally printfn "fin %d" i }
let e12 = s12.GetEnumerator ()
t "e12" (fun () -> while e12.MoveNext () do printfn "%d" e12.Current)
printfn "then"
e12.Dispose ()
let s13 = seq {
    try
        failwith "first"
        yield 1
    finally printfn "fin13" }
let e13 = s13.GetEnumerator ()
t "e13" (fun () -> e13.MoveNext () |> ignore)
printfn "then"
e13.Dispose ()
