// out: 5 of 2
// out: none 0
// out: 1 2 3
// out: 7
let f xs =
  match xs with
  | (x :: _) as all -> sprintf "%d of %d" x (List.length all)
  | [] as none -> sprintf "none %d" (List.length none)
printfn "%s" (f [ 5; 6 ])
printfn "%s" (f [])
let (a, b) as pair = (1, 2)
printfn "%d %d %d" a b (fst pair + snd pair)
let g o = match o with Some(x, _ as p) -> x + snd p | None -> 0
printfn "%d" (g (Some(3, 4)))
