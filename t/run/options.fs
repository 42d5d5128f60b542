// out: 5 none
// out: 3
// out: 2
// out: true true
// out: a - b 
let half n = if n % 2 = 0 then Some(n / 2) else None
let show o = match o with Some n -> string n | None -> "none"
printfn "%s %s" (show (half 10)) (show (half 7))
printfn "%s" (show (Option.map (fun x -> x + 1) (half 4)))
let first = [ Some 1; None ]
printfn "%d" (List.length first)
printfn "%b %b" (half 3 = None) (half 4 = Some 2)
let texts = [ Some "a"; None; Some "b" ]
for t in texts do
  match t with
  | Some s -> printf "%s " s
  | None -> printf "- "
printfn ""
