// out: c1+4c1-5c1*4522
// out: c1+4c1-5c1*4622
// out: c3+10c3-11c3*10
// out: c4+13c4-14c4*13
// out: c5+16c5-17c5*16 c5+16c5-17c5*16
// out: c7+22c7-23c7*22077
// out: c8+25c8-26c8*25088
// out: c9+28c9-29c9*28099
// out: c10+31c10-32c10*31 <c10+31c10-32c10*31>
// out: first
// out: c11+34c11-35c11*34
// out: c12+37c12-38c12*371143 c12+37c12-38c12*372154
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Closure) (w: Int) = fun k -> showClosure v + string k + showInt w
let cell (v: Closure) =
  let mutable c = v
  let get () = showClosure c
  let set w = c <- w
  (get, set)
let nested (v: Closure) = fun () -> fun () -> showClosure v
let never (v: Closure) (w: Int) = fun () -> showClosure v + showInt w
let f = hold (makeClosure 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeClosure 3)
printfn "%s" (get ())
set (makeClosure 4)
printfn "%s" (get ())
let inner = nested (makeClosure 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeClosure 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeClosure i) (makeInt i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeClosure 10
let gs = [ (fun () -> showClosure shared); (fun () -> "<" + showClosure shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeClosure 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showClosure local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeClosure 12)
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
