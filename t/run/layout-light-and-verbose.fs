// out: 6 25
// out: h 5
// out: in begin
let f x =
  let a = 1 in
  let b = 2 in a + b + x
let g x = let y = x + 1 in y * y
printfn "%d %d" (f 3) (g 4)
let h () = begin printf "h "; 5 end
printfn "%d" (h ())
if true then begin
  printfn "in begin"
end
