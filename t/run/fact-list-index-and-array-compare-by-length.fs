// out: raised
// out: true false
// out: true
let xs = [ 1; 2 ]
printfn "%s" (try string xs.[2] with _ -> "raised")
printfn "%b %b" ([| 9 |] < [| 1; 1 |]) ([ 9 ] < [ 1; 1 ])
printfn "%b" (compare [| 1; 2 |] [| 1; 2 |] = 0)
