// out: 7 5 true xy
let a =
  1
  + 2
  * 3
let b =
  [ 1; 2 ]
  |> List.map (fun x -> x + 1)
  |> List.sum
let c =
  true
  && false
  || true
let d =
  "x"
  + "y"
printfn "%d %d %b %s" a b c d
