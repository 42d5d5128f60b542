// out: early
// out: 5
// out: 5
module rec M
type T() =
  static member X = c
let early =
  try
    N.read ()
  with :? System.InvalidOperationException -> "early"
module N =
  let read () = string T.X
printfn "%s" early
let c = start ()
let start () = 5
printfn "%d" T.X
printfn "%s" (N.read ())
