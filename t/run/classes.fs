// out: 15 25 25 4
// out: 30
type Counter(start: int, step: int) =
  let mutable n = start
  let history = ref [ start ]
  member _.Value = n
  member _.Next() =
    n <- n + step
    history.Value <- n :: history.Value
    n
  member c.Twice() =
    c.Next() |> ignore
    c.Next()
  member _.Count = List.length history.Value
let c = Counter(10, 5)
printfn "%d %d %d %d" (c.Next()) (c.Twice()) c.Value c.Count
let d = c
d.Next() |> ignore
printfn "%d" c.Value
