// out: top level first
// out: 6
let prepared = [ 1; 2; 3 ]
printfn "top level first"
[<EntryPoint>]
let main _ =
  printfn "%d" (List.sum prepared)
  0
