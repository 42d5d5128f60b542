// out: { V = 6 }
// out: { V = 0 }
// out: 4
// out: { V = 1 }
// out: 3
module Program
type A = { V: int } with
    static member (+) (a, b) = { V = a.V + b.V }
    static member get_Zero () = { V = 0 }
    static member get_One() = { V = 1 }
    static member (*) (a: A, b: A) = { V = a.V * b.V }
    member x.get_Len () = x.V
let inline zero< ^t when ^t : (static member Zero : ^t)> = (^t : (static member Zero : ^t) ())
let inline len (x: ^t) = (^t : (member Len : int) x)
printfn "%A" (List.sum [ { V = 1 }; { V = 5 } ])
printfn "%A" (zero<A>)
printfn "%A" (len {V = 4})
printfn "%A" (LanguagePrimitives.GenericOne<A>)
let inline g (x: ^t) = (^t : (member get_Length : unit -> int) x)
printfn "%d" (g "abc")
