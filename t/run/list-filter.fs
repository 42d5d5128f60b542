// out: [3; 4]
// out: [] []
// out: a,b
let show xs = "[" + String.concat "; " (List.map string xs) + "]"
printfn "%s" (show (List.filter (fun x -> x > 2) [ 1; 2; 3; 4 ]))
printfn "%s %s" (show (List.filter (fun _ -> false) [ 1; 2 ])) (show (List.filter (fun x -> x = 0) []))
printfn "%s" (String.concat "," (List.filter (fun s -> s <> "") [ "a"; ""; "b" ]))
