// out: 7 16
// out: 529
// out: inc=8 sq=49 
let twice f = fun x -> f (f x)
let addN n = fun x -> x + n
let both f g = fun x -> (f x, g x)
let a, b = both (twice (addN 3)) (twice (twice (fun x -> x * 2))) 1
printfn "%d %d" a b
let rec compose fs = match fs with [] -> (fun x -> x) | f :: rest -> (fun x -> compose rest (f x))
printfn "%d" (compose [ addN 1; twice (addN 10); (fun x -> x * x) ] 2)
let table = [ ("inc", addN 1); ("sq", fun x -> x * x) ]
for (name, f) in table do
  printf "%s=%d " name (f 7)
printfn ""
