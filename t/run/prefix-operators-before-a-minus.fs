// out: 11 0
// out: -2 4 -3.000000
// out: 1
// out: -1
// out: 9
// A signed literal is one operand behind a prefix operator and a space.
let (!+) n = n + 1
let (!*) x = x * 2.0

let choose b =
    if b then
        !+ 10
    else
        !+ -1

printfn "%d %d" (choose true) (choose false)
printfn "%d %d %f" (!+ -3) (!+ +3) (!* -1.5)
printfn "%d" (!+ !+ -1)
printfn "%d" (id !+ -2)
printfn "%d" (!+ -2 + 10)
