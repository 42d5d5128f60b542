// out: true false true false true 
// out: false true false true false 
let pair limit =
  let rec even n = if n = 0 then true else odd (n - 1)
  and odd n = if n = 0 then false else even (n - 1)
  List.map even [ 0 .. limit ], List.map odd [ 0 .. limit ]
let evens, odds = pair 4
List.iter (fun b -> printf "%b " b) evens
printfn ""
List.iter (fun b -> printf "%b " b) odds
printfn ""
