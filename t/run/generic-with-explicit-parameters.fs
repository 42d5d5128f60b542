// out: 1
// out: y
// out: 12
let first<'a, 'b> (x: 'a) (_: 'b) : 'a = x
let pairUp (x: 'a) : 'a * 'a = (x, x)
printfn "%d" (first<int, string> 1 "x")
printfn "%s" (fst (pairUp "y"))
let both (f: 'a -> 'b) (x: 'a, y: 'a) = (f x, f y)
let a, b = both string (1, 2)
printfn "%s%s" a b
