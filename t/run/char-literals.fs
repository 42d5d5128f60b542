// out: a'\
// out: 10 9 65
// out: AA
// out: true false
printfn "%c%c%c" 'a' '\'' '\\'
printfn "%d %d %d" (int '\n') (int '\t') (int '\u0041')
printfn "%c%c" '\065' '\x41'
printfn "%b %b" ('a' < 'b') ('a' = 'b')
