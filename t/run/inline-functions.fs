// out: 3 3.75 7
// out: 49 2.25
// out: ab
let inline add a b = a + b
let inline square x = x * x
printfn "%d %.2f %d" (add 1 2) (add 1.5 2.25) (add 3L 4L)
printfn "%d %.2f" (square 7) (square 1.5)
printfn "%s" (add "a" "b")
