// out: 3 2.5 -4 5 6 7 8
// out: 1.5 9 10 1
// out: plus 5
type Money = { Amount: int } with
    static member (~+) (m: Money) = { Amount = m.Amount + 1 }

let inline plus x = +x
let inline twice x = + (+ x)
let inline one () = + LanguagePrimitives.GenericOne
[<Measure>] type kg

printfn "%d %g %d %d %d %d %d" (plus 3) (plus 2.5) (plus -4y) (plus 5UL) (plus 6n) (plus 7us) (twice 8L)
printfn "%g %M %s %d" (plus 1.5f) (plus 9M) (string (plus 10I)) (one () : int)
printfn "plus %d" (plus { Amount = 4 }).Amount
let weight: float<kg> = plus 2.0<kg>
