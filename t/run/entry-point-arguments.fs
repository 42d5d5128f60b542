// args: one two three
// out: one
// out: two
// out: three
// exit: 3
[<EntryPoint>]
let main args =
  for a in args do
    printfn "%s" a
  args.Length
