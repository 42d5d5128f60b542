// out: one 1
let mutable n = 0
let next () =
  n <- n + 1
  n
let r =
  match next () with
  | 5 -> "five"
  | 4 -> "four"
  | 1 -> "one"
  | _ -> "other"
printfn "%s %d" r n
