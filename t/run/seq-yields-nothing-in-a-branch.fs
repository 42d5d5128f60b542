// out: false
// out: [502]
// out: [2; 12; 22]
// out: true
// out: [3; 4]
// The second branch yields from a list that is known to be empty; the loop goes on.
let f p = seq { for x in [ 1; 2 ] do if x > 1 then yield p + x else yield! [] }
printfn "%b" (Seq.isEmpty (f 500))
printfn "%A" (Seq.toList (f 500))
let g (k: int) = seq { for x in [ 1; 2; 11; 12; 22 ] do if x % 10 = k then yield x else yield! Seq.empty }
printfn "%A" (Seq.toList (g 2))
let h () = seq { for x in [ 1; 2 ] do if x > 5 then yield x else yield! [] }
printfn "%b" (Seq.isEmpty (h ()))
let i () = seq { for x in [ 1; 2; 3; 4 ] do match x with 1 -> yield! [] | 2 -> yield! [||] | _ -> yield x }
printfn "%A" (Seq.toList (i ()))
