// out: 1 t1 0.55o2
// out: 1 t1 0.56o2
// out: 3 t3 1.5
// out: 4 t4 2.0
// out: 5 t5 2.5 5 t5 2.5
// out: 7 t7 3.50some none
// out: 8 t8 4.00o8
// out: 9 t9 4.50none
// out: 10 t10 5.0 <10 t10 5.0>
// out: first
// out: 11 t11 5.5
// out: 12 t12 6.01some none 12 t12 6.02o14
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
let hold (v: Tuple) (w: Nested) = fun k -> showTuple v + string k + showNested w
let cell (v: Tuple) =
  let mutable c = v
  let get () = showTuple c
  let set w = c <- w
  (get, set)
let nested (v: Tuple) = fun () -> fun () -> showTuple v
let never (v: Tuple) (w: Nested) = fun () -> showTuple v + showNested w
let f = hold (makeTuple 1) (makeNested 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeTuple 3)
printfn "%s" (get ())
set (makeTuple 4)
printfn "%s" (get ())
let inner = nested (makeTuple 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeTuple 6) (makeNested 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeTuple i) (makeNested i) ]
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
printfn "%s %s" (partial (makeNested 13) 1) (partial (makeNested 14) 2)
