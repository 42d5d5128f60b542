// out: open
// out: 1
// out: 2
// out: close
// out: open
// out: close
// out: 3
let s =
  seq {
    try
      printfn "open"
      yield 1
      yield 2
    finally
      printfn "close"
  }
for x in s do
  printfn "%d" x
printfn "%d" (Seq.sum s)
