// out: [|5|]
// out: 1 "a" [2]
// out: 3
type Node(a: obj[]) =
    member _.Array = a
type Tree<'T>(root: Node) =
    member _.Root = root
    member internal this.Set(level, node: Node, i, x) =
        let copy = Node(Array.copy node.Array)
        if level = 0 then
            copy.Array.[i] <- x :> obj
        else
            copy.Array.[i] <- this.Set(level - 1, node.Array.[i] :?> Node, i, x) :> obj
        copy
    member this.Update(i, x: 'T) = Tree<'T>(this.Set(0, root, i, x))
printfn "%A" (Tree<int>(Node [| null |]).Update(0, 5)).Root.Array
let f x = x :> obj
let g x = (upcast x: obj)
printfn "%A %A %A" (f 1) (f "a") (g [ 2 ])
let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> (last rest :> obj) :?> _
    | [] -> failwith "none"
printfn "%d" (last [ 1; 2; 3 ])
