// out: 11 21 31 12 22 32 
let fs =
  [ for i in 1 .. 3 do
      let mutable n = i * 10
      yield (fun () ->
        n <- n + 1
        n) ]
for f in fs do
  printf "%d " (f ())
for f in fs do
  printf "%d " (f ())
printfn ""
