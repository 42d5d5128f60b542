// out: one
// out: two
printfn "one"
printfn "two"
