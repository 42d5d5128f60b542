// out: 2 3
// out: 2 3
// out: 5 6
// out: 0
// out: 6 1.5 0
// out: 7
// out: not enough
// out: Attempted to divide by zero.
let show xs = String.concat " " (Seq.map string xs)
printfn "%s" (show (Seq.map (fun x -> x + 1) [ 1; 2 ]))
printfn "%s" (show (Seq.filter (fun x -> x > 1) [| 1; 2; 3 |]))
printfn "%s" (show (Seq.take 2 (seq { 5 .. 10 })))
printfn "%d" (List.length (Seq.toList (Seq.take 0 [ 1 ])))
printfn "%d %.1f %d" (Seq.sum [ 1; 2; 3 ]) (Seq.sum [ 0.5; 1.0 ]) (Seq.sum ([]: int list))
printfn "%d" (List.length (Seq.toList (seq { 1 .. 7 })))
printfn "%s" (try show (Seq.toList (Seq.take 3 [ 1; 2 ])) with :? System.InvalidOperationException -> "not enough")
printfn "%s" (try show (Seq.toList (Seq.map (fun x -> 1 / x) [ 1; 0 ])) with e -> e.Message)
