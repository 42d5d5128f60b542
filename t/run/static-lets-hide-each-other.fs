// out: 14
// out: Int32! String! 13
// out: init 1
// out: 1

type C() =
    static let mutable q = 1
    static let q = q + 1
    let q = q + 5
    let q = q * 2
    member _.R = q
    static member Q = C().R
printfn "%d" C.Q
type G<'a>() =
    static let name = typeof<'a>.Name
    static let name = name + "!"
    static let f x = x + name.Length
    static let f x = f (f x)
    static member Name = name
    static member F = f 1
printfn "%s %s %d" G<int>.Name G<string>.Name G<int>.F
type H() =
    static let rec a n = if n = 0 then 0 else b (n - 1)
    and b n = if n = 0 then 1 else a (n - 1)
    static let a = a 5
    static do printfn "init %d" a
    static member A = a
printfn "%d" H.A
