// out: [11; 12] 25
// out: 7 [3; 4]
module Program
type A =
  static member Up(x: int) = x + 10
  static member Add(x: int, y: int) = x + y + 20
type B(k: int) =
  member _.Times(x: int, y: int) = k * x + y
  member _.Next(x: int) = x + k
let inline ups<'T when 'T : (static member Up: int -> int)> (xs: int list) = List.map 'T.Up xs
let inline adder<'T when 'T : (static member Add: int * int -> int)> () = 'T.Add
let inline times<'T when 'T : (member Times: int * int -> int)> (x: 'T) = x.Times
let inline next<'T when 'T : (member Next: int -> int)> (x: 'T) xs = List.map x.Next xs
printfn "%A %d" (ups<A> [ 1; 2 ]) (adder<A> () (2, 3))
printfn "%d %A" (times (B 2) (3, 1)) (next (B 2) [ 1; 2 ])
