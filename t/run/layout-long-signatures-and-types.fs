// out: a2.5 4
// out: 12
// out: 3
let compute
  (first: int)
  (second: string, third: float)
  : string * int =
  (second + string third, first)
let s, n = compute 4 ("a", 2.5)
printfn "%s %d" s n
let apply: (int -> int) -> int -> int = fun f x -> f x
printfn "%d" (apply (fun x -> x * 3) 4)
type Fn = int -> int -> int
let add: Fn = fun a b -> a + b
printfn "%d" (add 1 2)
