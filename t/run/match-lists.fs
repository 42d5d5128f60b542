// out: empty
// out: one 1
// out: two 1 2
// out: starts with zero
// out: 1 2 and 2 more
let f xs =
  match xs with
  | [] -> "empty"
  | [ x ] -> sprintf "one %d" x
  | [ x; y ] -> sprintf "two %d %d" x y
  | 0 :: _ -> "starts with zero"
  | x :: y :: rest -> sprintf "%d %d and %d more" x y (List.length rest)
for xs in [ []; [ 1 ]; [ 1; 2 ]; [ 0; 1; 2 ]; [ 1; 2; 3; 4 ] ] do
  printfn "%s" (f xs)
