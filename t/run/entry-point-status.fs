// out: 0 arguments
// exit: 7
// exit status of the program is main's result
[<EntryPoint>]
let main args =
  printfn "%d arguments" args.Length
  7
