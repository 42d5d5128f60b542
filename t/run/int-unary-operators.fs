// out: -5 5
// out: 5
// out: 5
// out: 7
let a = 5
printfn "%d %d" -a +a
printfn "%d" (- -a)
printfn "%d" (abs (-a))
let b = -7y
printfn "%d" -b
