// out: true false
// out: true false
// out: true true
// out: true false
// out: true true
// out: true
// out: true
printfn "%b %b" (1 = 1) (1 <> 1)
printfn "%b %b" ("ab" = "ab") ("ab" = "aB")
printfn "%b %b" ('x' = 'x') ('x' <> 'y')
printfn "%b %b" (1.5 = 1.5) (true = false)
printfn "%b %b" (5L = 5L) (255uy = 255uy)
printfn "%b" ("" = "")
printfn "%b" (String.concat "" [ "a"; "b" ] = "ab")
