// out: 2 ["/"; "a"] 2 [1; 2]
namespace rec Model
type Node = { Name: string; Kids: Node list } with
    member n.Size = Tree.size n
    member n.Path(sep) = Tree.join<string> sep [ n.Name ]
[<RequireQualifiedAccess>]
module Tree =
    let size (n: Node) : int = 1 + List.sumBy (fun (k: Node) -> k.Size) n.Kids
    let join<'a> (sep: 'a) (xs: 'a list) : 'a list = xs |> List.collect (fun x -> [ sep; x ])
    let rec depth n = match n.Kids with [] -> 1 | ks -> 1 + (ks |> List.map depth |> List.max)
module Main =
    let n = { Name = "a"; Kids = [ { Name = "b"; Kids = [] } ] }
    [<EntryPoint>]
    let main _ =
        printfn "%d %A %d %A" n.Size (n.Path "/") (Tree.depth n) (Tree.join 1 [ 2 ])
        0
