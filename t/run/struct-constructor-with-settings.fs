// out: 1 5
// out: 1 6
// out: 5
// out: 3 9
// out: 4
// properties and fields set in the call of a struct's constructor
[<Struct>]
type S =
    val mutable P: int
    [<DefaultValue>] val mutable R: int
    new(p) = { P = p }
[<Struct>]
type S2(x: int) =
    [<DefaultValue(false)>] val mutable Q: int
    member this.X = x
    member this.QQ with get() = this.Q and set (v: int) = this.Q <- v
let s = S2(1, Q = 5)
printfn "%d %d" s.X s.Q
let s3 = S2(1, QQ = 6)
printfn "%d %d" s3.X s3.Q
let s4 = S(7, P = 5)
printfn "%d" s4.P
let s5 = S(3, R = 9)
printfn "%d %d" s5.P s5.R
[<Struct>]
type S6 =
    val mutable a: int
    member this.A with get() = this.a and set v = this.a <- v
let s7 = S6(A = 4)
printfn "%d" s7.A
