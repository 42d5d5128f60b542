// out: true false false
// out: true false true
// out: 1 2 true
// out: 2 1 false
printfn "%b %b %b" (List.exists (fun x -> x > 2) [ 1; 2; 3 ]) (List.exists (fun x -> x > 9) [ 1 ]) (List.exists (fun _ -> true) ([]: int list))
printfn "%b %b %b" (List.forall (fun x -> x > 0) [ 1; 2 ]) (List.forall (fun x -> x > 1) [ 1; 2 ]) (List.forall (fun _ -> false) ([]: int list))
let t x = printf "%d " x; x > 1
printfn "%b" (List.exists t [ 1; 2; 3 ])
printfn "%b" (List.forall t [ 2; 1; 3 ])
