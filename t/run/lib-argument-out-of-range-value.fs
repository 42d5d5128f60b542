// out: too far (Parameter 'index')
// out: Actual value was 5.
// out: none (Parameter 'p')
// out: Object System.Object
// out: System.Object
open System
let text (e: exn) = printfn "%s" e.Message
text (ArgumentOutOfRangeException("index", 5, "too far"))
text (ArgumentOutOfRangeException("p", null, "none"))
let o = obj ()
printfn "%s %s" (o.GetType().Name) (o.GetType().FullName)
printfn "%O" o
