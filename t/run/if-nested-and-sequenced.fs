// out: both a b none
// out: side 1
// out: x y 
// out: z
let f a b =
  if a then
    if b then "both" else "a"
  else if b then
    "b"
  else
    "none"
printfn "%s %s %s %s" (f true true) (f true false) (f false true) (f false false)
let g c = if c then (printf "side "; 1) else 2
printfn "%d" (g true)
if true then printf "x "; printf "y "
printfn ""
if false then printf "x "; printf "y "
printfn "z"
