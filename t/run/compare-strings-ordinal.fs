// out: -2 31
// out: 0
// out: false true
printfn "%d %d" (compare "a" "c") (compare "abc" "B")
printfn "%d" (compare "same" "same")
printfn "%b %b" ("apple" < "Apple") ("a" < "aa")
