// out: partial line
// err: message
// exit: 4
[<EntryPoint>]
let main _ =
  printf "partial"
  eprintfn "message"
  printfn " line"
  4
