// out: 4
// out: x!

type B() =
    member _.Y = 7
    member _.F (x: int) = x + 1
    static member G (x: string) = x + "!"
type D() =
    inherit B()
let inline gf (o: ^a) = (^a : (member F : int -> int) (o, 3))
let inline gg (_: ^a) = (^a : (static member G : string -> string) "x")
printfn "%d" (gf (D()))
printfn "%s" (gg (D()))
