// out: 11 11
// out: 4
// out: 5 5

[<Struct>]
type S = { A: int; B: int }

let sum (s: inref<S>) = s.A + s.B
let add (n: byref<int>) = n <- n + 1

type K() =
    static let k = { A = 5; B = 6 }
    static let mutable m = 3
    static member Kr: inref<S> = &k
    static member Sum = sum &k
    static member M: byref<int> = &m
    static member Now = m

type G<'T>() =
    static let pair = { A = 1; B = sizeof<int> }
    static member Pair: inref<S> = &pair
    static member Sum = sum &pair

printfn "%d %d" (sum &K.Kr) K.Sum
add &K.M
printfn "%d" K.Now
printfn "%d %d" (sum &G<int>.Pair) G<string>.Sum
