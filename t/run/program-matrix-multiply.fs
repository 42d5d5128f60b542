// out: 37.0 54.0 
// out: 81.0 118.0 
let multiply (a: float[][]) (b: float[][]) =
  Array.init a.Length (fun i ->
    Array.init b.[0].Length (fun j ->
      let mutable sum = 0.0
      for k in 0 .. b.Length - 1 do
        sum <- sum + a.[i].[k] * b.[k].[j]
      sum))
let a = [| [| 1.0; 2.0 |]; [| 3.0; 4.0 |] |]
let c = multiply a (multiply a a)
for row in c do
  for x in row do
    printf "%.1f " x
  printfn ""
