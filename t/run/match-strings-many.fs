// out: 1 2 3 4 0 100 -1 
let code s =
  match s with
  | "alpha" -> 1
  | "beta" -> 2
  | "gamma" -> 3
  | "delta" -> 4
  | "" -> 0
  | s when s.Length > 10 -> 100
  | _ -> -1
for s in [ "alpha"; "beta"; "gamma"; "delta"; ""; "a very long string"; "alphaa" ] do
  printf "%d " (code s)
printfn ""
