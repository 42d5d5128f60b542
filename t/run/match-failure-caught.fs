// out: one
// out: big
// out: The match cases were incomplete
let f x = match x with 1 -> "one" | 2 -> "two" | _ when x > 100 -> "big"
let attempt x = try f x with e -> e.Message
printfn "%s" (attempt 1)
printfn "%s" (attempt 500)
printfn "%s" (attempt 3)
