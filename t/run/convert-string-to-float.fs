// out: 1.500000 -2000.000000
// out: 10.000000
// out: 0.1
// out: The input string 'x' was not in a correct format.
// out: The input string '' was not in a correct format.
printfn "%f %f" (float "1.5") (float "-2e3")
printfn "%f" (float " 10 ")
let attempt s = try string (float s) with e -> e.Message
printfn "%s" (attempt "0.1")
printfn "%s" (attempt "x")
printfn "%s" (attempt "")
