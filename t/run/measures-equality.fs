// out: true false false
// out: true
// A type with a measure parameter has equality and comparison whatever the measure.
type M<[<Measure>] 'u>(data: float<'u>[]) =
    member _.Data = data
    member _.Same(o: M<'u>) = Array.forall2 (=) o.Data data
    member _.Less(o: M<'u>) = data < o.Data
    member _.H = hash data
let f (x: float<'u>) (y: float<'u>) = x = y && compare [x] [y] = 0
type R<[<Measure>] 'u> = { X: float<'u>; Y: int<'u> list }
let g (a: R<'u>) (b: R<'u>) = a = b && a <= b && Set.contains a (set [a; b])
[<Measure>] type m
let x = M<m>([| 1.0<m> |])
printfn "%b %b %b" (x.Same x) (x.Less x) (f 1.0<m> 2.0<m>)
printfn "%b" (g { X = 1.0<m>; Y = [1<m>] } { X = 1.0<m>; Y = [1<m>] })
