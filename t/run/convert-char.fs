// out: 65 48
// out: A a
// out: €
// out: 97 98
// out: x
printfn "%d %d" (int 'A') (int '0')
printfn "%c %c" (char 65) (char 97uy)
printfn "%s" (string (char 8364))
printfn "%d %d" (byte 'a') (int64 'b')
printfn "%c" (char "x")
