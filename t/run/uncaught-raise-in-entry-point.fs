// out: in main
// err: Unhandled exception. System.Exception: no arguments
// exit: 134
[<EntryPoint>]
let main args =
  printfn "in main"
  if args.Length = 0 then raise (System.Exception "no arguments")
  0
