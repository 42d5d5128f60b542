// out: sq! 2 6 square 9 sq2 4
// out: 100 100
// out: 5 8
// out: 3 2
type IShape =
    abstract Name: string with get, set
    abstract Sides: int

[<AbstractClass>]
type Base() =
    abstract Weight: int with get, set
    abstract Tag: string
    default _.Tag = "base"
    member val Extra = 0 with get, set

type Square(n: string) =
    inherit Base()
    let log = n + "!"
    member val Note = log
    member val Count = 1 with get, set
    override val Weight = 3 with get, set
    override val Tag = "square"
    interface IShape with
        member val Name = n with get, set
        member val Sides = 4

let s = Square("sq")
s.Count <- s.Count + 1
s.Weight <- s.Weight * 2
s.Extra <- 9
let i = s :> IShape
i.Name <- i.Name + "2"
printfn "%s %d %d %s %d %s %d" s.Note s.Count s.Weight s.Tag s.Extra i.Name i.Sides
let b = s :> Base
b.Weight <- 100
printfn "%d %d" s.Weight b.Weight
let t = Square("t", Count = 5, Weight = 8)
printfn "%d %d" t.Count t.Weight
type Gen<'T>(x: 'T) =
    member val Value = x with get, set
    member val History: 'T list = [] with get, set
    member g.Push y = g.History <- g.Value :: g.History; g.Value <- y
let g = Gen(1)
g.Push 2
g.Push 3
printfn "%d %d" g.Value g.History.Length
