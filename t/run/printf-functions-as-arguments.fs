// out: <5>|6
// out: tt|
// out: a <3> b last c
// out: bad <9>
// out: 6
let f () (x: int) = sprintf "<%d>" x
printfn "%s" (sprintf "%a|%d" f 5 6)
printfn "%s" (sprintf "%t|" (fun () -> "tt"))
let partial = sprintf "a %a b %t c"
printfn "%s" (partial f 3 (fun () -> "last"))
try failwithf "bad %a" f 9 with e -> printfn "%s" e.Message
printfn "%s" (sprintf "%t" (fun () -> string (List.sum [1; 2; 3])))
