// out: 24
// The parameter is called Seed, as in .NET.
let r = System.Random(Seed = 1)
printfn "%d" (r.Next 100)
