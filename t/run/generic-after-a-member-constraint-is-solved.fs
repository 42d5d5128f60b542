// out: [1] ["a"]
// out: -2.0 4.0
// out: 5.000000
type Source<'a> = Source of (unit -> 'a)
type Step<'a> =
    | Step of (unit -> 'a)
    static member From(Source f: Source<'a>) : Step<'a> = Step f
type StepBuilder() =
    member _.Return x = Step(fun () -> x)
    member _.Bind(Step m, k) = Step(fun () -> let (Step r) = k (m ()) in r ())
let step = StepBuilder()
let inline lift (x: Source<'a>) = (^m: (static member From: Source<'a> -> ^m) (x))
let all (xs: list<'a>) : Source<'a list> = Source(fun () -> xs)
let gather ms = step {
    let! xs = all ms |> lift
    return xs }
let run (Step f) = f ()
printfn "%A %A" (run (gather [ 1 ])) (run (gather [ "a" ]))
// operators of one type that have no annotations
[<Struct>]
type Point<[<Measure>] 'Unit> =
    { X: float<'Unit>; Y: float<'Unit> }
    static member map op p = { X = op p.X; Y = op p.Y }
    static member map2 op p q = { X = op p.X q.X; Y = op p.Y q.Y }
    static member (*)(a: float, p) = Point<'Unit>.map ((*) a) p
    static member (*)(p, q) = Point<'Unit>.map2 (*) p q
    static member (~-)(p: Point<'Unit>) = -1.0 * p
let p: Point<1> = { X = 1.0; Y = 2.0 }
printfn "%A %A" (-p).Y (p * p).Y
[<Measure>]
type m
let apply (op: float<m> -> float<m>) = op 2.0<m>
printfn "%f" (apply ((*) 2.5))
