// out: [3; 2; 1] [] [1]
// out: [1; 2; 3] [1] [1]
// out: [1; 2; 3; 4]
let show xs = "[" + String.concat "; " (List.map string xs) + "]"
printfn "%s %s %s" (show (List.rev [ 1; 2; 3 ])) (show (List.rev ([]: int list))) (show (List.rev [ 1 ]))
printfn "%s %s %s" (show (List.append [ 1 ] [ 2; 3 ])) (show (List.append [] [ 1 ])) (show (List.append [ 1 ] []))
printfn "%s" (show ([ 1; 2 ] @ [ 3 ] @ [] @ [ 4 ]))
