// out: 42 200 -3000 60000
// out: -7 4000000000 9000000000 18000000000000000000
// every integer type has its literals and prints them in decimal
let a = 42y
let b = 200uy
let c = -3000s
let d = 60000us
let e = -7
let f = 4000000000u
let g = 9000000000L
let h = 18000000000000000000UL
printfn "%d %d %d %d" a b c d
printfn "%d %d %d %d" e f g h
