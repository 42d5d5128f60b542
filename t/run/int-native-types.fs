// out: -5 21
// out: 6
// out: true true
let a = 5n
let b = 7un
printfn "%d %d" (a * 3n - 20n) (b * 3un)
printfn "%d" (int (a + 1n))
printfn "%b %b" (a < 6n) (b = 7un)
