// out: 1 2 3
// out: 1 2 3 4 5
// out: 1 3 5 7 9
// out: 5 4 3 2 1
// out: <>
// out: a b c d e
// out: 1.0 1.5 2.0 2.5 3.0
// out: 10 20 30
// out: 1 2 3 4
let show xs = String.concat " " (List.map string xs)
printfn "%s" (show [ 1; 2; 3 ])
printfn "%s" (show [ 1 .. 5 ])
printfn "%s" (show [ 1 .. 2 .. 9 ])
printfn "%s" (show [ 5 .. -1 .. 1 ])
printfn "<%s>" (show [ 5 .. 1 ])
printfn "%s" (String.concat " " (List.map string [ 'a' .. 'e' ]))
printfn "%s" (String.concat " " (List.map (sprintf "%.1f") [ 1.0 .. 0.5 .. 3.0 ]))
let multi =
  [ 10
    20
    30 ]
printfn "%s" (show multi)
printfn "%s" (show (1 :: 2 :: [ 3 ] @ [ 4 ]))
