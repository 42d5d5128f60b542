// out: 10 20 21 22 73
// out: 1 7
let a = 10
let b = a * 2
let c, d = b + 1, b + 2
let total =
  let x = a + b
  x + c + d
printfn "%d %d %d %d %d" a b c d total
let a' = 1
let ``a name with spaces`` = 7
printfn "%d %d" a' ``a name with spaces``
