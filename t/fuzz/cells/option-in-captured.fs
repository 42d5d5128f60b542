// out: some none522
// out: some none622
// out: none
// out: some none
// out: o5 o5
// out: some none077
// out: o8088
// out: none099
// out: some none <some none>
// out: first
// out: o11
// out: none1143 none2154
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Nested) (w: Int) = fun k -> showNested v + string k + showInt w
let cell (v: Nested) =
  let mutable c = v
  let get () = showNested c
  let set w = c <- w
  (get, set)
let nested (v: Nested) = fun () -> fun () -> showNested v
let never (v: Nested) (w: Int) = fun () -> showNested v + showInt w
let f = hold (makeNested 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeNested 3)
printfn "%s" (get ())
set (makeNested 4)
printfn "%s" (get ())
let inner = nested (makeNested 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeNested 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeNested i) (makeInt i) ]
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
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
