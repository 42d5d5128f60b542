// out: 20 xy
// out: 45
let f () =
  let mutable a = 1
  let mutable b = "x"
  a <- a + 1
  b <- b + "y"
  a <- a * 10
  printfn "%d %s" a b
f ()
let g n =
  let mutable total = 0
  let mutable i = 0
  while i < n do
    total <- total + i
    i <- i + 1
  total
printfn "%d" (g 10)
