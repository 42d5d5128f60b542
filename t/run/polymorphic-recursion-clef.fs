// out: true
// Each step compares at a type one list deeper; clef shares one instance where F# on .NET makes them while running.
let rec deeper<'a when 'a: equality> (n: int) (x: 'a) : bool =
  if n = 0 then x = x else deeper (n - 1) [ x ]
printfn "%b" (deeper 3 1)
