// out: ([1], ["x"]) (2, 1) None None
// out: [] [] 3 d 6
// the parts of a tuple pattern are generic each on its own, when its right side is made of values
let a, b = None, None
let c, d = [], (fun x -> x)
let f () =
  let a, b = None, None
  let g, h = (fun x y -> x), fun x -> [ x ]
  let _ = (a : int option)
  let _ = (a : string option)
  let _ = (b : string option)
  g (h 1) "a", g (h "x") 2.0
let swap =
  let x, y = 1, 2
  let x, y = y, x
  x, y
let (i: int option), (s: string option) = a, b
let p, (q, r) = 1, (2, 3)
printfn "%A %A %A %A" (f ()) swap i s
printfn "%A %A %d %s %d" (c: int list) (c: string list) (d 3) (d "d") (p + q + r)
