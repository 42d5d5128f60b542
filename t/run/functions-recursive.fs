// out: 3628800 6765 12 9
let rec fact n = if n = 0 then 1 else n * fact (n - 1)
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
let rec gcd a b = if b = 0 then a else gcd b (a % b)
let rec ackermann m n =
  if m = 0 then n + 1
  elif n = 0 then ackermann (m - 1) 1
  else ackermann (m - 1) (ackermann m (n - 1))
printfn "%d %d %d %d" (fact 10) (fib 20) (gcd 84 36) (ackermann 2 3)
