// out: cleanup
// out: true
// out: no 7 main true
// skip: eval the interpreter keeps no trace
// The last use of an exception reads its trace. The exception must live until then.
open System
open System.Collections.Generic
type Tree<'k, 'v when 'k: comparison> =
    | Leaf
    | Node of Tree<'k, 'v> * 'k * 'v * Tree<'k, 'v>
let rec find k =
    function
    | Leaf -> raise (KeyNotFoundException(sprintf "no %A" k))
    | Node(l, k2, v, r) -> if k = k2 then v elif k < k2 then find k l else find k r
let t = Node(Leaf, 2, "b", Leaf)
try
    try
        printfn "%s" (find 7 t)
    finally
        printfn "cleanup"
with e -> printfn "%b" (e.StackTrace.Contains "find")
try
    printfn "%s" (find 7 t)
with e ->
    e.Data["where"] <- "main"
    printfn "%s %O %b" e.Message e.Data["where"] (e.StackTrace.Contains "find")
