// out: 55
// out: 4
type Node = { Value: int; Next: Node option }
let rec build n = if n = 0 then None else Some { Value = n; Next = build (n - 1) }
let rec sum o = match o with None -> 0 | Some n -> n.Value + sum n.Next
printfn "%d" (sum (build 10))
type Tree = { Label: string; Children: Tree list }
let rec count t = 1 + List.sum (List.map count t.Children)
let leaf s = { Label = s; Children = [] }
printfn "%d" (count { Label = "root"; Children = [ leaf "a"; { Label = "b"; Children = [ leaf "c" ] } ] })
