// out: origin
// out: y 5
// out: x 7
// out: diagonal 3
// out: 1 2
// out: first second 3 last
let f pair =
  match pair with
  | 0, 0 -> "origin"
  | 0, y -> sprintf "y %d" y
  | x, 0 -> sprintf "x %d" x
  | x, y when x = y -> sprintf "diagonal %d" x
  | x, y -> sprintf "%d %d" x y
for p in [ (0, 0); (0, 5); (7, 0); (3, 3); (1, 2) ] do
  printfn "%s" (f p)
let g a b c =
  match a, b, c with
  | true, _, 1 -> "first"
  | _, "x", _ -> "second"
  | false, _, n -> string n
  | _ -> "last"
printfn "%s %s %s %s" (g true "a" 1) (g true "x" 2) (g false "y" 3) (g true "z" 4)
