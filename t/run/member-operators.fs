// out: <4,6> <-2,-2> <3,6> <6,8> 11
// out: <-1,-2> <1,2> 3 <4,6> <1,0>
// out: 3 4.0
// out: true true false
// out: <14,16>
// out: <4,6>
// out: <1,2>
// out: 5 true
// out: 7
// out: 13
type V(x: int, y: int) =
    member _.X = x
    member _.Y = y
    static member (+) (a: V, b: V) = V(a.X + b.X, a.Y + b.Y)
    static member (-) (a: V, b: V) = V(a.X - b.X, a.Y - b.Y)
    static member (*) (a: V, k: int) = V(a.X * k, a.Y * k)
    static member (*) (k: int, a: V) = V(a.X * k, a.Y * k)
    static member (*) (a: V, b: V) = a.X * b.X + a.Y * b.Y
    static member (~-) (a: V) = V(-a.X, -a.Y)
    static member (~+) (a: V) = a
    static member (!!) (a: V) = a.X + a.Y
    static member (|+|) (a: V, b: V) = V(abs a.X + abs b.X, abs a.Y + abs b.Y)
    static member (%) (a: V, m: int) = V(a.X % m, a.Y % m)
    static member op_Explicit(a: V) : int = a.X
    static member op_Explicit(a: V) : float = float a.Y
    static member op_Implicit(a: V) : string = a.ToString()
    static member Zero = V(0, 0)
    override _.ToString() = sprintf "<%d,%d>" x y
    override a.Equals(o) = match o with :? V as b -> b.X = x && b.Y = y | _ -> false
    override _.GetHashCode() = x * 31 + y
let a, b = V(1, 2), V(3, 4)
printfn "%O %O %O %O %d" (a + b) (a - b) (a * 3) (2 * b) (a * b)
printfn "%O %O %d %O %O" (-a) (+a) (!!a) (a |+| -b) (b % 2)
printfn "%d %.1f" (int b) (float b)
printfn "%b %b %b" (a = V(1, 2)) (a <> b) (a = b)
printfn "%O" (List.sum [ a; b; V(10, 10) ])
printfn "%O" ([ a; b ] |> List.reduce (+))
let s: string = V.op_Implicit a
printfn "%s" s
type Money = { Amount: int } with
    static member (+) (a, b) = { Amount = a.Amount + b.Amount }
    static member (<.) (a: Money, b: Money) = a.Amount < b.Amount
    static member Zero = { Amount = 0 }
printfn "%d %b" ({ Amount = 2 } + { Amount = 3 }).Amount ({ Amount = 2 } <. { Amount = 3 })
printfn "%d" (List.sum [ { Amount = 2 }; { Amount = 5 } ]).Amount
type P = P of int with
    static member (+) (P a, P b) = P(a + b)
    static member (+) (P a, b: int) = P(a + b)
let (P r) = P 1 + P 2 + 10
printfn "%d" r
