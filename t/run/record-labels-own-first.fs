// out: 3 5 5
// out: { x = 1 } [{ x = 2 }; "a"; 3]
// out: (1, ()) 5
type r1 = { x : int } with static member Empty = { x = 3 }
type r2 = { x : int } static member Empty = { x = 4 }
type q1 =
  { x : int }
  static member Empty = { x = 3 }
  member this.Add n = { x = this.x + n }
and q2 =
  { x : int }
  static member Empty = { x = 5 }
let a : q1 = q1.Empty
let b : q2 = q2.Empty
let c : q1 = a.Add 2
printfn "%d %d %d" a.x b.x c.x
let o : obj = { x = 1 } : q1
let os : obj list = [ { x = 2 }; "a"; 3 ]
printfn "%A %A" o os
let mutable a1 = 1
let u = (a1, a1 <- 5)
printfn "%A %d" u a1
