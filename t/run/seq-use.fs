// out: 1
// out: 2
// out: closed r
// out: closed r
// out: 1
let resource name = { new System.IDisposable with member _.Dispose() = printfn "closed %s" name }
let s =
  seq {
    use r = resource "r"
    yield 1
    yield 2
  }
for x in s do
  printfn "%d" x
printfn "%d" (List.length (Seq.toList (Seq.take 1 s)))
