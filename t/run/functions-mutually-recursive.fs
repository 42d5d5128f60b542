// out: true false
// out: 223
let rec isEven n = if n = 0 then true else isOdd (n - 1)
and isOdd n = if n = 0 then false else isEven (n - 1)
printfn "%b %b" (isEven 10) (isOdd 10)
let rec a n = if n <= 0 then 0 else 1 + b (n - 1)
and b n = if n <= 0 then 0 else 10 + c (n - 1)
and c n = if n <= 0 then 0 else 100 + a (n - 1)
printfn "%d" (a 7)
