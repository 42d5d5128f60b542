// out: 2 y 3.5
// out: q 2
// out: 8
// out: some some 3
// a generic function over elements of one, two and three words
let rec last xs =
  match xs with
  | [ x ] -> x
  | _ :: rest -> last rest
  | [] -> failwith "empty"
let a, b, c = last [ (1, "x", 2.5); (2, "y", 3.5) ]
printfn "%d %s %.1f" a b c
let d, e = last [ ("p", 1); ("q", 2) ]
printfn "%s %d" d e
printfn "%d" (last [ 7; 8 ])
match last [ None; Some(Some 3) ] with
| Some(Some n) -> printfn "some some %d" n
| Some None -> printfn "some none"
| None -> printfn "none"
