// A pipeline of List functions makes no closure and calls nothing through a pointer, composed or piped.
// func: Pipe.piped Pipe.composed Pipe.long
// not: closure
// not: call code
// not: call method
// not: apply
module Pipe
let piped (xs: int list) k = xs |> List.map (fun x -> x * 3 + k) |> List.filter (fun x -> x % 2 = 0) |> List.sum
let composed (xs: int list) = (List.map (fun x -> x + 1) >> List.filter (fun x -> x > 2) >> List.sum) xs
let long k (xs: int list) =
    (List.map (fun x -> x + k) >> List.filter (fun x -> x % 3 <> 0) >> List.map (fun x -> x * k)
     >> List.choose (fun x -> if x > k then Some(x - 1) else None) >> List.sum) xs
printfn "%d %d" (piped [ 1; 2; 3 ] 1) (piped [ 4; 5 ] 2)
printfn "%d %d" (composed [ 1; 2; 3 ]) (composed [ 7 ])
printfn "%d %d" (long 2 [ 1; 2; 3 ]) (long 3 [ 4; 5; 6 ])
