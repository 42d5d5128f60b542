// out: made
// out: [start] 1 [after 1] 2 [end] 
// out: [start] 1 [after 1] 2 [end] 
let s =
  seq {
    printf "[start] "
    yield 1
    printf "[after 1] "
    yield 2
    printf "[end] "
  }
printfn "made"
for x in s do
  printf "%d " x
printfn ""
for x in s do
  printf "%d " x
printfn ""
