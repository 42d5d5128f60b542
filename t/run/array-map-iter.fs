// out: 2 4 6
// out: <>
// out: 0.5 1
// out: a b 
// out: Attempted to divide by zero.
let show xs = String.concat " " (Array.toList (Array.map string xs))
printfn "%s" (show (Array.map (fun x -> x * 2) [| 1; 2; 3 |]))
printfn "<%s>" (show (Array.map (fun x -> x + 1) [||]))
printfn "%s" (show (Array.map (fun x -> float x / 2.0) [| 1; 2 |]))
Array.iter (fun s -> printf "%s " s) [| "a"; "b" |]
Array.iter (fun _ -> printf "never") ([||]: int[])
printfn ""
printfn "%s" (try show (Array.map (fun x -> 6 / x) [| 1; 0 |]) with e -> e.Message)
