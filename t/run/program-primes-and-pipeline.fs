// out: 2 3 5 7 11 13 17 19 23 29 31 37 41 43 47
// out: 328
let isPrime n =
  let rec go d = d * d > n || (n % d <> 0 && go (d + 1))
  n > 1 && go 2
let primes = [ 1 .. 50 ] |> List.filter isPrime
printfn "%s" (String.concat " " (List.map string primes))
printfn "%d" (List.sum primes)
