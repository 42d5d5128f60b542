// out: -2
// out: 666671
type Op = Inc of int | Dec of int | Nop | Stop
let rec run ops n acc =
  match ops, n with
  | _, 0 -> acc
  | [], _ -> acc
  | Inc k :: rest, _ -> run (rest @ [ Dec k ]) (n - 1) (acc + k)
  | Dec k :: rest, _ when k > 1 -> run (rest @ [ Nop ]) (n - 1) (acc - k)
  | Dec _ :: rest, _ -> run (rest @ [ Inc 3 ]) (n - 1) acc
  | Nop :: rest, _ -> run (rest @ [ Inc 2 ]) (n - 1) acc
  | Stop :: _, _ -> acc
printfn "%d" (run [ Inc 1; Nop; Dec 5 ] 1000000 0)
let rec f n acc =
  match n % 3 with
  | 0 when n = 0 -> acc
  | 0 -> f (n - 1) (acc + 1)
  | 1 -> (match acc with 0 -> f (n - 1) 5 | _ -> f (n - 1) (acc - 1))
  | _ -> f (n - 1) (acc + 2)
printfn "%d" (f 1000000 0)
