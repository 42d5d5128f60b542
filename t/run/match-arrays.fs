// out: empty
// out: one 1
// out: zero and 2
// out: other
// out: three 1..3
let f xs =
  match xs with
  | [||] -> "empty"
  | [| x |] -> sprintf "one %d" x
  | [| 0; y |] -> sprintf "zero and %d" y
  | [| x; _; z |] -> sprintf "three %d..%d" x z
  | _ -> "other"
for xs in [ [||]; [| 1 |]; [| 0; 2 |]; [| 1; 2 |]; [| 1; 2; 3 |] ] do
  printfn "%s" (f xs)
