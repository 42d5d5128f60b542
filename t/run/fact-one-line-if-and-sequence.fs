// out: a b 
// out: a b b 
let f c = if c then printf "a "; printf "b "
f true
f false
printfn ""
let g c = (if c then printf "a "); printf "b "
g true
g false
printfn ""
