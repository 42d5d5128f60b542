// out: 3 4
// out: b: a
// out: 2 obj[] System.Object[]
// out: 1000 lists
// out: tuple 2
// out: x y
// Containers that contain themselves, or each other: arrays of obj, ref cells, LinkedList, dictionaries, options, struct fields.
open System.Collections.Generic

type Item = { Name: string; mutable Others: LinkedList<Item> }
[<Struct>]
type Link = { To: Owner; Weight: int }
and Owner(name: string) =
    member val Links: Link[] = [||] with get, set
    member _.Name = name
type Wrapped = Wrapped of int * Wrapped option ref
type Rose =
    | Leaf of string
    | Branch of ResizeArray<Rose>

[<EntryPoint>]
let main _ =
    let a: obj[] = Array.zeroCreate 3
    let b: obj[] = [| box 1; box a; box "text"; null |]
    a.[0] <- box a
    a.[1] <- box b
    printfn "%d %d" (a.[0] :?> obj[]).Length (a.[1] :?> obj[]).Length
    let x = { Name = "a"; Others = LinkedList() }
    let y = { Name = "b"; Others = LinkedList() }
    x.Others.AddLast y |> ignore
    y.Others.AddLast x |> ignore
    for i in y.Others do printfn "%s: %s" y.Name i.Name
    let anything = ResizeArray<obj>()
    anything.Add(box anything)
    anything.Add(box a)
    a.[2] <- box anything
    printfn "%d %s %s" anything.Count "obj[]" (a.GetType().FullName)
    let mutable n = 0
    for i in 1 .. 1000 do
        let list = LinkedList<obj>()
        list.AddFirst(box list) |> ignore
        list.AddLast(box i) |> ignore
        n <- n + list.Count / 2
    printfn "%d lists" n
    let cell = ref None
    let w = Wrapped(2, cell)
    cell.Value <- Some w
    match cell.Value with
    | Some(Wrapped(k, _)) -> printfn "tuple %d" k
    | None -> ()
    let p, q = Owner "x", Owner "y"
    p.Links <- [| { To = q; Weight = 1 }; { To = p; Weight = 2 } |]
    q.Links <- [| { To = p; Weight = 3 } |]
    printfn "%s %s" q.Links.[0].To.Name p.Links.[0].To.Name
    let inner = ResizeArray()
    let tree = Branch inner
    inner.Add(Leaf "l")
    inner.Add tree
    let d = Dictionary<string, obj>()
    d.["self"] <- box d
    d.["tree"] <- box tree
    0
