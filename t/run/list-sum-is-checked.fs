// out: 2147483647
// out: Arithmetic operation resulted in an overflow.
// out: raised
let attempt xs = try string (List.sum xs) with e -> e.Message
printfn "%s" (attempt [ 2147483647; 0 ])
printfn "%s" (attempt [ 2147483647; 1 ])
printfn "%s" (try string (Array.sum [| 2147483647; 1 |]) with _ -> "raised")
