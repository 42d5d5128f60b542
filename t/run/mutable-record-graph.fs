// out: a b c
// out: true
type Node = { Name: string; mutable Edges: Node list; mutable Seen: bool }
let node n = { Name = n; Edges = []; Seen = false }
let a = node "a"
let b = node "b"
let c = node "c"
a.Edges <- [ b; c ]
b.Edges <- [ c ]
let rec visit n =
  if n.Seen then
    []
  else
    n.Seen <- true
    n.Name :: List.fold (fun acc e -> acc @ visit e) [] n.Edges
printfn "%s" (String.concat " " (visit a))
printfn "%b" c.Seen
