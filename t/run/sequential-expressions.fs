// out: a b 3
// out: c 4
// out: d e 6
// out: block
let f () =
  printf "a "
  printf "b "
  3
printfn "%d" (f ())
let x = (printf "c "; 4)
printfn "%d" x
let y =
  printf "d "
  let z = 5
  printf "e "
  z + 1
printfn "%d" y
begin
  printfn "block"
end
