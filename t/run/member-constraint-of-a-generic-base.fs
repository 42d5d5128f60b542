// out: 3
// out: 3

type B<'t>(x: 't) =
    member _.Y = x
    member _.F (y: 't) = y
type D() =
    inherit B<int>(3)
let inline gy (o: ^a) = (^a : (member Y : 'r) o)
let inline gf (o: ^a) = (^a : (member F : 'q -> 'r) (o, 3))
printfn "%d" (gy (D()))
printfn "%d" (gf (D()))
