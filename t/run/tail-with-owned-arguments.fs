// out: 2 ..........
// out: rightleft
let rec go n (xs: int list) (s: string) =
  if n = 0 then sprintf "%d %s" (List.sum xs) s
  else
    let fresh = [ n % 10; n % 7 ]
    go (n - 1) fresh (if n % 100000 = 0 then s + "." else s)
printfn "%s" (go 1000000 [] "")
let rec swap n a b = if n = 0 then a + b else swap (n - 1) b a
printfn "%s" (swap 1000001 "left" "right")
