// out: -1073741824
// err: Unhandled exception. System.OverflowException: Arithmetic operation resulted in an overflow.
// exit: 134
let f x = -2147483648 / x
printfn "%d" (f 2)
printfn "%d" (f -1)
