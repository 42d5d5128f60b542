// out: (true, 3)
// out: (3, "3")
// out: (true, 3)
// out: true
// out: (true, 3)
// out: (true, 8)
// out: no -2
// out: (true, 7)
// out: true 7
open System.Runtime.InteropServices
type T =
    static member A([<Out>] r: byref<int>, x: int) : bool = r <- x; true
    static member B(x: int, [<Out>] r: byref<int>, [<Out>] q: byref<string>) = r <- x; q <- string x
    static member D(x: int, [<Out>] r: byref<int>) : bool = r <- x; true
    static member D(x: string) = true
type I =
    abstract Try: string * [<Out>] v: byref<int> -> bool
type C() =
    interface I with
        member _.Try(s, v) = v <- s.Length; s <> ""
[<AbstractClass>]
type Base() =
    abstract Get: int * [<Out>] v: byref<int> -> bool
type Derived() =
    inherit Base()
    override _.Get(x, v) = v <- x * 2; x > 0
printfn "%A" (T.A (x = 3))
printfn "%A" (T.B 3)
printfn "%A" (T.D 3)
printfn "%A" (T.D "a")
printfn "%A" ((C() :> I).Try "abc")
printfn "%A" ((Derived()).Get 4)
match Derived().Get -1 with
| true, v -> printfn "yes %d" v
| false, v -> printfn "no %d" v
let f = T.D : int -> bool * int
let o = { new I with member _.Try(s, v) = v <- 7; true }
printfn "%A" (o.Try "x")
let mutable m = 0
printfn "%b %d" (o.Try("y", &m)) m
