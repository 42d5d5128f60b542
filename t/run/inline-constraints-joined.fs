// out: 32 3.5 { X = 16 } ababababab
// out: 6 6
// out: ww
// out: (3, 3.0, 3L)

// Two constraints of an inline function that ask for one member of the same types have one type. A chain whose functions call two
// earlier ones has as many constraints as it has operators.

let inline f0 x = x + x
let inline f1 x = f0 x + x
let inline f2 x = f1 x + f0 x
let inline f3 x = f2 x + f1 x
let inline f4 x = f3 x + f2 x
let inline f5 x = f4 x + f3 x

type V =
    { X: int }
    static member (+) (a: V, b: V) = { X = a.X + b.X }

printfn "%d %g %A %s" (f5 1 + f4 1 - f0 1 + 0) (f1 0.5 + f0 1.0) (f3 { X = 2 }) (f2 "ab")

let inline both (x: ^a) = (x + x, x + x)
let (p: int), q = both 3
printfn "%d %d" p q

let inline named (x: ^a) = (^a: (member Name: string) x) + (^a: (member Name: string) x)
type W = { Name: string }
printfn "%s" (named { Name = "w" })

let inline conversions (x: ^a) = (int x, float x, int64 x)
printfn "%A" (conversions 3uy)
