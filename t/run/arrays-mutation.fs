// out: 10 15 99 3
// out: 99 10 bac
let a = [| 1; 2; 3 |]
a.[0] <- 10
a[1] <- a[0] + 5
let b = a
b.[2] <- 99
for x in a do
  printf "%d " x
printfn "%d" a.Length
let swap (xs: 'a[]) i j =
  let t = xs.[i]
  xs.[i] <- xs.[j]
  xs.[j] <- t
swap a 0 2
let names = [| "a"; "b"; "c" |]
swap names 0 1
printfn "%d %d %s%s%s" a.[0] a.[2] names.[0] names.[1] names.[2]
