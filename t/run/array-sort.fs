// out: 3 1 2 | 1 2 3
// out: C a b
// out: <>
// out: true 504678
// out: 1z 2a 2b 
let show xs = String.concat " " (Array.toList (Array.map string xs))
let a = [| 3; 1; 2 |]
let s = Array.sort a
printfn "%s | %s" (show a) (show s)
printfn "%s" (show (Array.sort [| "b"; "a"; "C" |]))
printfn "<%s>" (show (Array.sort ([||]: int[])))
let many = Array.init 1000 (fun i -> (i * 7919) % 1009)
let sorted = Array.sort many
let mutable ordered = true
for i in 1 .. sorted.Length - 1 do
  if sorted.[i - 1] > sorted.[i] then ordered <- false
printfn "%b %d" ordered (Array.sum sorted)
for (n, s) in Array.sort [| (2, "b"); (1, "z"); (2, "a") |] do
  printf "%d%s " n s
printfn ""
