// out: 2 b 3.5
// out: 5
// out: 3
let f () =
  let mutable t = (1, "a", 2.5)
  let mutable o = None
  let mutable xs = [ 1 ]
  t <- (2, "b", 3.5)
  o <- Some 5
  xs <- 2 :: xs
  let a, b, c = t
  printfn "%d %s %.1f" a b c
  (match o with Some n -> printfn "%d" n | None -> printfn "none")
  printfn "%d" (List.sum xs)
f ()
