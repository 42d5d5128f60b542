// A member constraint whose type nothing decides: obj, which has no such member.
type A() =
    static member K(x: int) = x
let inline k< ^D, ^T when ^T: (static member K : int -> int)> (x: ^D) = (^T : (static member K : int -> int) 3)
printfn "%d" (k<A, A> (A()))
printfn "%d" (k (A())) //! FS0071 The type 'obj' does not support the operator 'K'
