// out: in a
// out: end a
// out: in b
// out: end b
// out: in c
// out: end c
// out: in d
// out: end d
// out: in e
// out: end e
// out: 1
// out: 2
// out: end seq
// out: end list
// out: [3]
// out: end inner
// out: end outer
// out: boom
open System
let scope n = { new IDisposable with member _.Dispose() = printfn "end %s" n }
do
    use _ = scope "a"
    printfn "in a"
do
    use x = scope "b"
    printfn "in b"
let f () =
    use _ = scope "c"
    printfn "in c"
f ()
type L() =
    member this.Scope(name) =
            { new IDisposable with
                member _.Dispose() = printfn "end %s" name }
let l = L()
do
    use _ = l.Scope "d"
    printfn "in d"
let g () =
    use _ = l.Scope "e"
    printfn "in e"
g ()
let s = seq {
    use _ = scope "seq"
    yield 1
    yield 2 }
for x in s do printfn "%d" x
let xs = [ use _ = scope "list"
           yield 3 ]
printfn "%A" xs
let h () =
    use _ = scope "outer"
    use _ : IDisposable = scope "inner"
    failwith "boom"
try h () with e -> printfn "%s" e.Message
