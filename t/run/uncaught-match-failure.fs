// out: two
// err: Unhandled exception. Microsoft.FSharp.Core.MatchFailureException: The match cases were incomplete
// exit: 134
let f x =
  match x with
  | 1 -> "one"
  | 2 -> "two"
printfn "%s" (f 2)
printfn "%s" (f 3)
