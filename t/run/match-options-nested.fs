// out: none
// out: some none
// out: zero
// out: some some 5
let f o =
  match o with
  | None -> "none"
  | Some None -> "some none"
  | Some(Some 0) -> "zero"
  | Some(Some n) -> sprintf "some some %d" n
for o in [ None; Some None; Some(Some 0); Some(Some 5) ] do
  printfn "%s" (f o)
