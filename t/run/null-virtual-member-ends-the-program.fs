// out: before
// err: Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.
// exit: 134
[<AllowNullLiteral>]
type C(x: int) =
  abstract V : unit -> int
  default _.V() = x
printfn "before"
let c : C = null
printfn "%d" (c.V())
