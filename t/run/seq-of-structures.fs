// out: 1 s1 0.5; 2 s2 1.0; 3 s3 1.5; 
// out: - 2 - 4 
// out: 1a,1b,2a,2b
let s = seq { for i in 1 .. 3 -> (i, sprintf "s%d" i, float i * 0.5) }
for (a, b, c) in s do
  printf "%d %s %.1f; " a b c
printfn ""
let o = seq { for i in 1 .. 4 -> if i % 2 = 0 then Some(Some i) else None }
for x in o do
  match x with
  | Some(Some n) -> printf "%d " n
  | _ -> printf "- "
printfn ""
let captured = [ 1; 2 ]
let t = seq { for x in captured do for y in [| "a"; "b" |] do yield sprintf "%d%s" x y }
printfn "%s" (String.concat "," t)
