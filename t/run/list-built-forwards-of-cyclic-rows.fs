// out: 3
// out: stop
// A list of objects that can be part of a cycle, built from its front (-O2) and given up by an exception.
type Node = { Name: int; mutable Next: Node list }
exception Stop
let mutable made = 0
let make () =
    made <- made + 1
    if made = 6 then raise Stop
    let node = { Name = made; Next = [] }
    node.Next <- [ node ]
    node
let nodes count =
    let rec go n acc = if n = 0 then List.rev acc else go (n - 1) (make () :: acc)
    go count []
printfn "%d" (List.length (nodes 3))
try nodes 4 |> ignore
with Stop -> printfn "stop"
