// out: 3 0.000000 5 r y
// out: 0

type V =
    val x: int
    val mutable y: string
    new (v) = { x = v; y = "y" }
type W() =
    [<DefaultValue>] val mutable x: float
[<Struct>]
type S =
    val x: int64
    new (v) = { x = v }
[<Struct>]
type R = { x: string }
let inline gx (o: ^a) = (^a : (member x : 'b) o)
let inline gy (o: ^a) = (^a : (member y : string) o)
printfn "%d %f %d %s %s" (gx (V 3)) (gx (W())) (gx (S 5L)) (gx { x = "r" }) (gy (V 3))
type B(a: int) =
    [<DefaultValue>] val mutable Z: int
    member t.X = a
type D() =
    inherit B(4)
let inline gz (o: ^a) = (^a : (member Z : int) o)
printfn "%d" (gz (B 1))
