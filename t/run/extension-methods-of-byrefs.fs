// out: 6
// out: 4 7
// out: 10
// out: 8
// out: 9 { X = 7
// out:   Y = 2 }
// out: [|1; 3|] 2
// out: 15
// out: 24
// out: 2

open System.Runtime.CompilerServices
[<Struct>]
type P = { mutable X: int; Y: int }
[<Extension>]
type E =
    [<Extension>]
    static member Dbl (x: inref<int>) = x * 2
    [<Extension>]
    static member Inc (x: byref<int>) = x <- x + 1
    [<Extension>]
    static member Add (x: inref<int>, y: int, [<System.ParamArray>] more: int[]) = x + y + more.Length
    [<Extension>]
    static member Sum (p: inref<P>) = p.X + p.Y
    [<Extension>]
    static member Move (p: byref<P>, d: int) = p.X <- p.X + d
    [<Extension>]
    static member Gen (p: inref<'a>) = sprintf "%A" p
let mutable a = 3
printfn "%d" (a.Dbl())
a.Inc()
printfn "%d %d" a (a.Add(1, 2, 3))
let f (x: byref<int>) = x.Inc(); x.Dbl()
printfn "%d" (f &a)
let mutable p = { X = 1; Y = 2 }
p.Move 5
printfn "%d" (p.Sum())
p.X.Inc()
printfn "%d %s" (p.Sum()) (p.Gen())
let arr = [| 1; 2 |]
arr.[1].Inc()
printfn "%A %d" arr (arr.[0].Dbl())
let q = { X = 7; Y = 8 }
printfn "%d" (q.Sum())
let g () =
    let k = 5
    let mutable m = 6
    m.Inc()
    k.Dbl() + m.Dbl()
printfn "%d" (g ())
type C() =
    [<DefaultValue>] val mutable V: int
    member c.Go () = c.V.Inc(); c.V.Dbl()
printfn "%d" (C().Go())
