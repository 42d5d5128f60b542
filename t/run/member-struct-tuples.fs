// out: 1 a
// out: 7 11
// out: 3 7
// out: 30
// out: 15 56
// out: 2
// out: three 4
// out: 5
// out: true
// out: 2
let st = struct (1, "a")
let struct (n, s) = st
printfn "%d %s" n s
type T() =
    static member Pair() = struct (3, 4)
    static member Sum(struct (a, b)) = a + b
    static member Tup(p: int * int) = fst p + snd p
    static member Two(a: int, b: int) = a * b
    static member One(a: 'a) = a
let struct (a, b) = T.Pair()
printfn "%d %d" (a + b) (T.Sum(struct (5, 6)))
printfn "%d %d" (T.Tup(1, 2)) (T.Tup((3, 4)))
printfn "%d" (T.Two(5, 6))
let p = (7, 8)
printfn "%d %d" (T.Tup p) (T.Two p)
printfn "%d" (snd (T.One(1, 2)))
match T.Pair() with
| struct (3, x) -> printfn "three %d" x
| _ -> printfn "other"
let f (struct (x, y)) = x - y
printfn "%d" (f (struct (9, 4)))
printfn "%b" (struct (1, 2) = struct (1, 2))
[<Struct>]
type Pt = { X: int; Y: int }
let move (p: inref<Pt>) = { X = p.X + 1; Y = p.Y }
let mutable pt = { X = 1; Y = 2 }
printfn "%d" (move &pt).X
