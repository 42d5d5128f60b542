// out: é 233
// out: 8364
// out: λ
let c = 'é'
printfn "%c %d" c (int c)
printfn "%d" (int '\u20AC')
printfn "%c" (char 955)
