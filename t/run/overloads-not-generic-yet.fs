// out: function 7
// out: value 17
// a static member that is generic in what is written, chosen among overloads while another of its group is not generic yet
type D<'R> = delegate of byref<'R> -> string
type B() =
    member _.Q = 1
module Low =
    type B with
        static member inline Go(sm: byref<'R>, get: int -> 'A, k: 'A -> D<'R>) : string = "function " + (k (get 3)).Invoke(&sm)
        member inline _.Bind(get: int -> 'A, k: 'A -> D<'R>) : D<'R> = D<'R>(fun sm -> B.Go(&sm, get, k))
        static member inline Go(sm: byref<'R>, a: 'A, k: 'A -> D<'R>) : string = "value " + (k a).Invoke(&sm)
        member inline _.Bind2(a: 'A, k: 'A -> D<'R>) : D<'R> = D<'R>(fun sm -> B.Go(&sm, a, k))
open Low
let mutable m = 1
let add (x: int) = D<int>(fun sm -> sm <- sm + x; string sm)
printfn "%s" ((B().Bind((fun n -> n * 2), add)).Invoke(&m))
printfn "%s" ((B().Bind2(10, add)).Invoke(&m))
