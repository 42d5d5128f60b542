// out: true false
// out: true false
// out: true
// out: true true
// out: true
// out: false
printfn "%b %b" ([ 1; 2; 3 ] = [ 1; 2; 3 ]) ([ 1; 2 ] = [ 1; 2; 3 ])
printfn "%b %b" ([| 1; 2 |] = [| 1; 2 |]) ([| 1; 2 |] = [| 1; 3 |])
printfn "%b" ([ [| 1 |]; [| 2; 3 |] ] = [ [| 1 |]; [| 2; 3 |] ])
let empty: int list = []
printfn "%b %b" (empty = []) ([ "a" ] = [ "a" ])
printfn "%b" ([| (1, "a"); (2, "b") |] = [| (1, "a"); (2, "b") |])
printfn "%b" ([| 0.5 |] <> [| 0.5 |])
