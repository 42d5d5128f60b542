// out: 1000000
// out: 0
type Chain =
  | End
  | Link of int * Chain
let rec make n acc = if n = 0 then acc else make (n - 1) (Link(n, acc))
let rec length c n = match c with End -> n | Link(_, rest) -> length rest (n + 1)
let f () =
  let c = make 1000000 End
  length c 0
printfn "%d" (f ())
let mutable xs = [ for i in 1 .. 500000 -> i ]
xs <- []
printfn "%d" (List.length xs)
