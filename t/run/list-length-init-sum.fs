// out: 0 1 100
// out: [0; 1; 4; 9; 16] []
// out: raised
// out: 6 3.75 0
// out: 9000000001
let show xs = "[" + String.concat "; " (List.map string xs) + "]"
printfn "%d %d %d" (List.length []) (List.length [ 'a' ]) (List.length [ 1 .. 100 ])
printfn "%s %s" (show (List.init 5 (fun i -> i * i))) (show (List.init 0 (fun i -> i)))
printfn "%s" (try show (List.init -1 (fun i -> i)) with _ -> "raised")
printfn "%d %.2f %d" (List.sum [ 1; 2; 3 ]) (List.sum [ 1.5; 2.25 ]) (List.sum ([]: int list))
printfn "%d" (List.sum [ 1L; 9000000000L ])
