// out: loop 1
// out: closed inner1
// out: loop 2
// out: closed inner2
// out: closed r4
// out: 8
let resource name = { new System.IDisposable with member _.Dispose() = printfn "closed %s" name }
let f n =
  use r = resource (sprintf "r%d" n)
  for i in 1 .. 2 do
    use inner = resource (sprintf "inner%d" i)
    printfn "loop %d" i
  n * 2
printfn "%d" (f 4)
