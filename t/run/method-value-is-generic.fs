// out: 3 s
// out: 4 t (1, "x")
// out: 5
let result = async.Return
type Box() =
    member _.Id(x: 'a) : 'a = x
    member _.Pair(x: 'a, y: 'b) = (x, y)
let box1 = Box()
let ident = box1.Id
let pair = box1.Pair
printfn "%d %s" (Async.RunSynchronously (result 3)) (Async.RunSynchronously (result "s"))
printfn "%d %s %A" (ident 4) (ident "t") (pair (1, "x"))
let both = Box().Id
printfn "%d" (both 5)
