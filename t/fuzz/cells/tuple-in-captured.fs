// out: 1 t1 0.5522
// out: 1 t1 0.5622
// out: 3 t3 1.5
// out: 4 t4 2.0
// out: 5 t5 2.5 5 t5 2.5
// out: 7 t7 3.5077
// out: 8 t8 4.0088
// out: 9 t9 4.5099
// out: 10 t10 5.0 <10 t10 5.0>
// out: first
// out: 11 t11 5.5
// out: 12 t12 6.01143 12 t12 6.02154
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Tuple) (w: Int) = fun k -> showTuple v + string k + showInt w
let cell (v: Tuple) =
  let mutable c = v
  let get () = showTuple c
  let set w = c <- w
  (get, set)
let nested (v: Tuple) = fun () -> fun () -> showTuple v
let never (v: Tuple) (w: Int) = fun () -> showTuple v + showInt w
let f = hold (makeTuple 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeTuple 3)
printfn "%s" (get ())
set (makeTuple 4)
printfn "%s" (get ())
let inner = nested (makeTuple 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeTuple 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeTuple i) (makeInt i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeTuple 10
let gs = [ (fun () -> showTuple shared); (fun () -> "<" + showTuple shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeTuple 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showTuple local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeTuple 12)
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
