// out: true false
// out: false true
// out: true false
// out: true
printfn "%b %b" (Array.exists (fun x -> x > 2) [| 1; 3 |]) (Array.exists (fun _ -> true) ([||]: int[]))
printfn "%b %b" (Array.forall (fun x -> x > 2) [| 1; 3 |]) (Array.forall (fun _ -> false) ([||]: int[]))
printfn "%b %b" (Array.contains 3 [| 1; 3 |]) (Array.contains "q" [| "a" |])
printfn "%b" (Array.contains (Some 1) [| None; Some 1 |])
