// out: 42 -17 8
// out: 31
// out: 5
// out: The input string 'abc' was not in a correct format.
// out: Input string was not in a correct format.
// out: Value was either too large or too small for an Int32.
// out: The input string '1.5' was not in a correct format.
printfn "%d %d %d" (int "42") (int "-17") (int "  8 ")
printfn "%d" (int "0x1f")
printfn "%d" (int "+5")
let attempt s = try string (int s) with e -> e.Message
printfn "%s" (attempt "abc")
printfn "%s" (attempt "")
printfn "%s" (attempt "99999999999")
printfn "%s" (attempt "1.5")
