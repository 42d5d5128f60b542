// out: 1 2 3 4 5
// out: 5 4 3 2 1
// out: 1 2 4 5
// out: 300000
// A doubly linked list: each node refers to the next one and the one before, and the list to both ends.
[<AllowNullLiteral>]
type Node<'T>(value: 'T, owner: DoublyLinked<'T>) =
    member val Next: Node<'T> = null with get, set
    member val Prev: Node<'T> = null with get, set
    member _.Value = value
    member _.Owner = owner

and DoublyLinked<'T>() =
    let mutable first: Node<'T> = null
    let mutable last: Node<'T> = null
    let mutable count = 0
    member _.Count = count

    member this.Add value =
        let node = Node(value, this)
        if isNull last then first <- node
        else
            last.Next <- node
            node.Prev <- last
        last <- node
        count <- count + 1
        node

    member _.Remove(node: Node<'T>) =
        if isNull node.Prev then first <- node.Next else node.Prev.Next <- node.Next
        if isNull node.Next then last <- node.Prev else node.Next.Prev <- node.Prev
        count <- count - 1

    member _.Forward =
        seq {
            let mutable node = first
            while not (isNull node) do
                yield node.Value
                node <- node.Next
        }

    member _.Backward =
        let result = ResizeArray()
        let mutable node = last
        while not (isNull node) do
            result.Add node.Value
            node <- node.Prev
        result

let show items = items |> Seq.map string |> String.concat " " |> printfn "%s"

[<EntryPoint>]
let main _ =
    let list = DoublyLinked<int>()
    let nodes = [ for i in 1 .. 5 -> list.Add i ]
    show list.Forward
    show list.Backward
    list.Remove nodes.[2]
    show list.Forward
    let mutable total = 0
    for i in 1 .. 1000 do
        let other = DoublyLinked<string>()
        for k in 1 .. 300 do
            other.Add(string (i + k)) |> ignore
        total <- total + other.Count
    printfn "%d" total
    0
