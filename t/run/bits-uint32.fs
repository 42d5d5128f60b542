// out: 252645135 252645120 252645135
// out: 496
// out: f0f0f0f
let a = 0xF0F0F0F0u
printfn "%d %d %d" (a >>> 4) (a <<< 4) (~~~a)
printfn "%d" ((a &&& 0xFFu) ||| 0x100u)
printfn "%x" (a ^^^ 0xFFFFFFFFu)
