// out: 1
// out: 2
// out: 11
// out: 12
// out: 3
// out: 7
// a member constraint chooses between a static and an instance member of one name
type A() =
    static member M(x: A) = 1
    member _.M() = 2
    static member N(x: A, y: int) = 1 + y
    member _.N(y: int) = 2 + y
    static member K(x: int) = x
    member _.K(x: string) = 7
let inline m (x: ^T) = (^T : (static member M : ^T -> int) x)
let inline im (x: ^T) = (^T : (member M : unit -> int) x)
printfn "%d" (m (A()))
printfn "%d" (im (A()))
let inline n (x: ^T) = (^T : (static member N : ^T * int -> int) (x, 10))
let inline imn (x: ^T) = (^T : (member N : int -> int) (x, 10))
printfn "%d" (n (A()))
printfn "%d" (imn (A()))
let inline k (x: ^T) = (^T : (static member K : int -> int) 3)
let inline ik (x: ^T) = (^T : (member K : string -> int) (x, "a"))
printfn "%d" (k (A()))
printfn "%d" (ik (A()))
