// out: (true, true)
// out: (true, true)
// A `<` whose `>` comes after an operator that no type has compares.
let (^^) (a: int) (b: int) = a + b
let (?) (a: int) (b: string) = a + b.Length
let x = 2
let bound = 3
printfn "%A" (x<1 ^^ 2, 3>x)
let g y = y<bound ? bound, y>bound
printfn "%A" (g 4)
