// out: 11 11
// out: 11 100
// out: 22
type Counter = { mutable Count: int; Name: string }
let c = { Count = 0; Name = "c" }
c.Count <- c.Count + 1
let d = c
d.Count <- d.Count + 10
printfn "%d %d" c.Count d.Count
let e = { c with Name = "e" }
e.Count <- 100
printfn "%d %d" c.Count e.Count
let bump r = r.Count <- r.Count * 2
bump c
printfn "%d" c.Count
