// out: some none52 t2 1.0
// out: some none62 t2 1.0
// out: none
// out: some none
// out: o5 o5
// out: some none07 t7 3.5
// out: o808 t8 4.0
// out: none09 t9 4.5
// out: some none <some none>
// out: first
// out: o11
// out: none113 t13 6.5 none214 t14 7.0
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
let hold (v: Nested) (w: Tuple) = fun k -> showNested v + string k + showTuple w
let cell (v: Nested) =
  let mutable c = v
  let get () = showNested c
  let set w = c <- w
  (get, set)
let nested (v: Nested) = fun () -> fun () -> showNested v
let never (v: Nested) (w: Tuple) = fun () -> showNested v + showTuple w
let f = hold (makeNested 1) (makeTuple 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeNested 3)
printfn "%s" (get ())
set (makeNested 4)
printfn "%s" (get ())
let inner = nested (makeNested 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeNested 6) (makeTuple 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeNested i) (makeTuple i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeNested 10
let gs = [ (fun () -> showNested shared); (fun () -> "<" + showNested shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeNested 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showNested local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeNested 12)
printfn "%s %s" (partial (makeTuple 13) 1) (partial (makeTuple 14) 2)
