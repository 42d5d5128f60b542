// out: before
// err: Unhandled exception. System.DivideByZeroException: Attempted to divide by zero.
// exit: 134
let rec down n = if n = 0 then 10 / n else down (n - 1)
printfn "before"
printfn "%d" (down 3)
