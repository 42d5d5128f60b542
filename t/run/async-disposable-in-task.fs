// out: open a
// out: open b
// out: close b
// out: close a
// out: ab
// out: open a
// out: open b
// out: close b
// out: close a
// out: inside
// out: open c
// out: close c
// out: disposed
// out: 5
// out: open x
// out: close x
open System
open System.Threading.Tasks
type R(name: string) =
    do printfn "open %s" name
    member _.Name = name
    interface IAsyncDisposable with
        member _.DisposeAsync() = printfn "close %s" name; ValueTask()
let work (fail: bool) =
    task {
        use r = new R("a")
        do! Task.Yield()
        use s = new R("b")
        if fail then failwith "inside"
        return r.Name + s.Name
    }
printfn "%s" ((work false).Result)
try printfn "%s" ((work true).GetAwaiter().GetResult()) with e -> printfn "%s" e.Message
type D() =
    interface IDisposable with
        member _.Dispose() = printfn "disposed"
let both = task {
    use d = new D()
    use r = new R("c")
    return 5 }
printfn "%d" both.Result
let x = R("x") :> IAsyncDisposable
x.DisposeAsync().AsTask().Wait()
