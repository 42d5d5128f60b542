// out: 3
// out: 3
// out: 22
// out: 1ax 2by 2 1 2
type R = { N: int; S: string }
let records = [ { N = 1; S = "a" }; { N = 2; S = "b" } ]
printfn "%d" (List.sum (List.map (fun r -> r.N) records))
let lists = [ [ 1; 2 ]; []; [ 3 ] ]
printfn "%d" (List.sum (List.map List.length lists))
let funs = [ (+) 1; (*) 2 ]
printfn "%d" (List.fold (fun acc f -> f acc) 10 funs)
let tuples = [ (1, 'a', "x"); (2, 'b', "y") ]
for (n, c, s) in tuples do
  printf "%d%c%s " n c s
let arrays = [ [| 1; 2 |]; [| 3 |] ]
for a in arrays do
  printf "%d " a.Length
let opts = [ Some(Some 1); None ]
printfn "%d" (List.length opts)
