// out: 1 2
let x = Microsoft.FSharp.Control.Async.RunSynchronously (async { return 1 })
let y = FSharp.Control.Async.RunSynchronously (async { return 2 })
printfn "%d %d" x y
