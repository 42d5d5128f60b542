// out: 3 1
// out: 3
// out: abc
// out: 1
let rec length xs =
  match xs with
  | [] -> 0
  | _ :: rest -> 1 + length rest
let rec append a b =
  match a with
  | [] -> b
  | x :: rest -> x :: append rest b
printfn "%d %d" (length [ 1; 2; 3 ]) (length [ "a" ])
printfn "%d" (length (append [ (1, 2) ] [ (3, 4); (5, 6) ]))
printfn "%s" (String.concat "" (append [ "a"; "b" ] [ "c" ]))
printfn "%d" (length (append [ 1.5 ] []))
