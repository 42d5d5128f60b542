// out: System.Exception: m
// out:  ---> System.Exception: i
// out:    --- End of inner exception stack trace ---
// out: System.InvalidOperationException: m2
// out:  ---> System.ArgumentException: bad (Parameter 'p')
// out:  ---> System.Exception: m
// out:  ---> System.Exception: i
// out:    --- End of inner exception stack trace ---
// out:    --- End of inner exception stack trace ---
// out:    --- End of inner exception stack trace ---
// out: System.Exception: m
// out:  ---> System.Exception: i
// out:    --- End of inner exception stack trace ---
// out: x (a) (b)
// err: Unhandled exception. System.InvalidOperationException: last
// exit: 134
module Program
open System
let e = Exception("m", exn "i")
printfn "%s" (e.ToString())
printfn "%O" (InvalidOperationException("m2", ArgumentException("bad", "p", e)))
printfn "%A" e
printfn "%s" (AggregateException("x", exn "a", exn "b")).Message
raise (InvalidOperationException("last", e))
