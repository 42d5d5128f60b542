// out: 10
// out: 20
// out: 30
// out: 103
// out: 102
// out: 101
let fs = [| for i in 1 .. 3 -> fun () -> i * 10 |]
for f in fs do
  printfn "%d" (f ())
let mutable gs = []
for i = 1 to 3 do
  gs <- (fun x -> x + i) :: gs
for g in gs do
  printfn "%d" (g 100)
