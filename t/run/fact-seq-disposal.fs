// out: moved false
// out: true 1
// out: end b
// out: moved false
// out: 1
// out: from finally
// out: from finally
// out: moved false
// out: end first
// out: end second
// out: (1, 1)
let s name =
  seq {
    try
      yield 1
      yield 2
    finally
      printfn "end %s" name
  }
let e = (s "a").GetEnumerator()
e.Dispose()
printfn "moved %b" (e.MoveNext())
let e2 = (s "b").GetEnumerator()
printfn "%b %d" (e2.MoveNext()) e2.Current
e2.Dispose()
e2.Dispose()
printfn "moved %b" (e2.MoveNext())
let bad =
  seq {
    try
      yield 1
      yield 2
    finally
      failwith "from finally"
  }
try
  for x in bad do
    printfn "%d" x
    failwith "from body"
with ex -> printfn "%s" ex.Message
let e3 = bad.GetEnumerator()
e3.MoveNext() |> ignore
try e3.Dispose() with ex -> printfn "%s" ex.Message
e3.Dispose()
printfn "moved %b" (e3.MoveNext())
printfn "%A" (Seq.zip (s "first") (s "second") |> Seq.head)
