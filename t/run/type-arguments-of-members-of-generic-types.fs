// out: 1 [Some 5]
// out: [Some 5]
// out: ("String", "x")
// out: ("String", "y")
// out: ([], 0)
// T.M<X>, where T has as many type parameters as M: X belongs to M. A parameter of M with the name of one of T is hidden by it.
type Job<'R>(n: int, items: 'R list) =
    member _.N = n
    member _.Items = items
    static member Of<'R>(item: 'R, n: int) : Job<'R option> = Job<'R option>(n, [ Some item ])
    static member Of<'R>(item: 'R) : Job<'R option> = Job.Of<'R option>(item, 1)
    static member Empty<'T>() : 'T list * int = [], 0
    static member Named<'T>(x: 'T) = typeof<'T>.Name, x

let job = Job.Of<string>(5)
printfn "%d %A" job.N job.Items
printfn "%A" (Job<int>.Of<string>(5, 3)).Items
printfn "%A" (Job.Named<string> "x")
printfn "%A" (Job<int>.Named<string> "y")
printfn "%A" (Job<char>.Empty<int>())
