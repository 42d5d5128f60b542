// args: 10 20 30
// out: 60
[<EntryPoint>]
let main argv =
  let total = argv |> Array.map int |> Array.sum
  printfn "%d" total
  if total = 60 then 0 else 1
