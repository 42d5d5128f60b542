// out: 101/2/3522
// out: 201/2/3622
// out: 103/4/5
// out: 104/5/6
// out: 105/6/7 205/6/7
// out: 107/8/9077
// out: 108/9/10088
// out: 109/10/11099
// out: 110/11/12 <210/11/12>
// out: first
// out: 111/12/13
// out: 112/13/141143 212/13/142154
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Items) (w: Int) = fun k -> showItems v + string k + showInt w
let cell (v: Items) =
  let mutable c = v
  let get () = showItems c
  let set w = c <- w
  (get, set)
let nested (v: Items) = fun () -> fun () -> showItems v
let never (v: Items) (w: Int) = fun () -> showItems v + showInt w
let f = hold (makeItems 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeItems 3)
printfn "%s" (get ())
set (makeItems 4)
printfn "%s" (get ())
let inner = nested (makeItems 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeItems 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeItems i) (makeInt i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeItems 10
let gs = [ (fun () -> showItems shared); (fun () -> "<" + showItems shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeItems 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showItems local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeItems 12)
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
