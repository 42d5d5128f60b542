// out: [2; 4; 6] [] [5]
// out: x1,y2
// out: 6
// out: Attempted to divide by zero.
// out: 1 2 3 3
let show xs = "[" + String.concat "; " (List.map string xs) + "]"
printfn "%s %s %s" (show (List.map (fun x -> x * 2) [ 1; 2; 3 ])) (show (List.map (fun x -> x + 1) [])) (show (List.map abs [ -5 ]))
printfn "%s" (String.concat "," (List.map (fun (a, b) -> a + b) [ ("x", "1"); ("y", "2") ]))
printfn "%d" (List.sum (List.map List.length (List.map (fun n -> [ 1 .. n ]) [ 1; 2; 3 ])))
printfn "%s" (try show (List.map (fun x -> 10 / x) [ 1; 0 ]) with e -> e.Message)
List.map (fun x -> printf "%d " x) [ 1; 2; 3 ] |> List.length |> printfn "%d"
