// out: 1
// out: 1
// out: NullReferenceException
// out: NullReferenceException
// out: 7
// out: 7
// out: NullReferenceException
// out: 5
// out: 5
module Program
// What a call of a member does with null, `yield!` of itself does too.
[<AllowNullLiteral>]
type L(v: int, next: L) =
    member _.Next = next
    member this.All () : int seq = seq { yield 1; yield! this.Next.All () }
    member this.Back () : int seq =
        seq {
            if v > 0 then
                yield! this.Next.Back ()
            yield 5
        }
    member this.Deep () : int seq =
        seq {
            yield 7
            yield! next.Deep ()
            yield v
        }
let l = L(1, L(2, null))
try for x in l.All () do printfn "%d" x with e -> printfn "%s" (e.GetType().Name)
try for x in l.Back () do printfn "%d" x with e -> printfn "%s" (e.GetType().Name)
try for x in l.Deep () do printfn "%d" x with e -> printfn "%s" (e.GetType().Name)
let l2 = L(1, L(0, null))
try for x in l2.Back () do printfn "%d" x with e -> printfn "%s" (e.GetType().Name)
