// out: [1; 2; 3] [] [5]
// out: Apple apple fig pear
// out: [1; 3; 3; 5; 5]
// out: 1z 2a 2b 
// out: 200 20896 true
// out: [-1; 0; 2.5]
let show xs = "[" + String.concat "; " (List.map string xs) + "]"
printfn "%s %s %s" (show (List.sort [ 3; 1; 2 ])) (show (List.sort ([]: int list))) (show (List.sort [ 5 ]))
printfn "%s" (String.concat " " (List.sort [ "pear"; "Apple"; "fig"; "apple" ]))
printfn "%s" (show (List.sort [ 5; 3; 5; 1; 3 ]))
for (n, s) in List.sort [ (2, "b"); (1, "z"); (2, "a") ] do
  printf "%d%s " n s
printfn ""
let many = List.init 200 (fun i -> (i * 7919) % 211)
let sorted = List.sort many
printfn "%d %d %b" (List.length sorted) (List.sum sorted) (sorted = List.sort (List.rev many))
printfn "%s" (show (List.sort [ 2.5; -1.0; 0.0 ]))
