// out: a b false
// out: a false
// out: a true
// out: a b true
// out: false true
// out: true true -1
let t name v = printf "%s " name; v
printfn "%b" (t "a" true && t "b" false)
printfn "%b" (t "a" false && t "b" true)
printfn "%b" (t "a" true || t "b" false)
printfn "%b" (t "a" false || t "b" true)
printfn "%b %b" (not true) (not false)
printfn "%b %b %d" (true = true) (true > false) (compare false true)
