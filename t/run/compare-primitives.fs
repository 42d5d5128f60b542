// out: -1 1 0
// out: -1 1
// out: -1
// out: -1 1
// out: -1 1
// out: -1
// out: true true true
let sign x = if x < 0 then -1 elif x > 0 then 1 else 0
printfn "%d %d %d" (sign (compare 1 2)) (sign (compare 2 1)) (sign (compare 1 1))
printfn "%d %d" (sign (compare "a" "b")) (sign (compare "abc" "ab"))
printfn "%d" (sign (compare "" "a"))
printfn "%d %d" (sign (compare 'a' 'b')) (sign (compare true false))
printfn "%d %d" (sign (compare 1.5 2.5)) (sign (compare 255uy 1uy))
printfn "%d" (sign (compare -1L 1L))
printfn "%b %b %b" ("a" < "b") ("Z" < "a") ("abc" < "abd")
