// out: 42 -7 0
// out: 9000000000 255
// out: c s
// out: True False
// out: 1.5 100 -0.25
// out: 18446744073709551615 -128
// out: <>
printfn "%s %s %s" (string 42) (string -7) (string 0)
printfn "%s %s" (string 9000000000L) (string 255uy)
printfn "%s %s" (string 'c') (string "s")
printfn "%s %s" (string true) (string false)
printfn "%s %s %s" (string 1.5) (string 100.0) (string -0.25)
printfn "%s %s" (string 18446744073709551615UL) (string -128y)
printfn "<%s>" (string ())
