// out: 65 a
// out: d
// out: 14
// out: z
// out: 1
printfn "%d %c" (int 'A') (char 97)
printfn "%c" (char (int 'a' + 3))
let digit c = int c - int '0'
printfn "%d" (digit '7' * 2)
printfn "%s" (string 'z')
printfn "%d" (compare 'b' 'a')
