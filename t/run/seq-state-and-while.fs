// out: 0 1 2 3 100
// out: 0 1 1 2 3 5 8 13 21 34
let upTo n =
  seq {
    let mutable i = 0
    while i < n do
      yield i
      i <- i + 1
    yield 100
  }
printfn "%s" (String.concat " " (Seq.map string (upTo 4)))
let fibs =
  seq {
    let mutable a = 0
    let mutable b = 1
    while true do
      yield a
      let t = a + b
      a <- b
      b <- t
  }
printfn "%s" (String.concat " " (Seq.map string (Seq.take 10 fibs)))
