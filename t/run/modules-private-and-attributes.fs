// out: 1 2
// out: 42
module Counter =
  let mutable private n = 0
  let next () =
    n <- n + 1
    n
  let private helper x = x * 2
  let twice x = helper x
printfn "%d %d" (Counter.next ()) (Counter.next ())
printfn "%d" (Counter.twice 21)
