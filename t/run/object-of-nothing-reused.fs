// out: 4
// out: { Thing = Only }
// out: 9
type Only = | Only
type Nothing = { mutable Thing: Only }
type Counter = { mutable Count: int }

// The object that is let go and the one that is made share a row of the layout table.
let rec swap (n: int) (x: Nothing) : Counter =
  if n > 100 then swap (n - 1) { Thing = x.Thing } else { Count = n + 1 }
let rec back (n: int) (x: Counter) : Nothing =
  if n > 100 then back (n - 1) { Count = x.Count } else { Thing = Only }
printfn "%d" (swap 3 { Thing = Only }).Count
printfn "%A" (back 3 { Count = 3 })
printfn "%d" (swap 8 (back 3 (swap 1 { Thing = Only }))).Count
