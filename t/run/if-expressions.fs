// out: A B C F 
// out: no
// out: statement
// out: 21
let grade n =
  if n >= 90 then "A"
  elif n >= 80 then "B"
  elif n >= 70 then "C"
  else "F"
for n in [ 95; 85; 75; 10 ] do
  printf "%s " (grade n)
printfn ""
let x = if 1 > 2 then "yes" else "no"
printfn "%s" x
if x = "no" then printfn "statement"
if x = "yes" then printfn "never"
printfn "%d" ((if true then 1 else 2) + (if false then 10 else 20))
