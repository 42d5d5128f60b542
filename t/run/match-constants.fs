// out: zero, one, minus one, million, many, 
// out: 1 2 3
// out: true false
let name n =
  match n with
  | 0 -> "zero"
  | 1 -> "one"
  | -1 -> "minus one"
  | 1000000 -> "million"
  | _ -> "many"
for n in [ 0; 1; -1; 1000000; 7 ] do
  printf "%s, " (name n)
printfn ""
let kind c =
  match c with
  | 'a' -> 1
  | '\n' -> 2
  | _ -> 3
printfn "%d %d %d" (kind 'a') (kind '\n') (kind 'z')
let word s =
  match s with
  | "yes" -> true
  | "no" -> false
  | _ -> failwith "what"
printfn "%b %b" (word "yes") (word "no")
