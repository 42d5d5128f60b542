// out: root: add 0
// out: a: add 0
// out: b: add 0
// out: root:2
// out: 6 7 21
// out: (14, "s!!") (26, "c")
// out: computing
// out: 42 42
// out: got 3
// out: also 3
type Node(name: string) as this =
    let mutable children: Node list = []
    let describe () = this.Name + ":" + string children.Length
    do this.Add(0)
    member _.Name = name
    member n.Add(k: int) = n.Log(sprintf "add %d" k)
    member _.Log(s: string) = printfn "%s: %s" name s
    member n.Child c = children <- Node(c) :: children; n
    member _.Text = describe ()
let n = Node("root").Child("a").Child("b")
printfn "%s" n.Text
type Counter(start) =
    let mutable count = start
    let step n = count <- count + n; count
    let rec down n acc = if n = 0 then acc else down (n - 1) (acc + count)
    let twice f x = f (f x)
    let (a, b), c = (start, start * 2), "c"
    let p, q = start, start + 1
    member _.Next() = step 1
    member _.Down n = down n 0
    member _.Twice = twice (fun x -> x + count) 0, twice (fun s -> s + "!") "s"
    member _.Parts = a + b + p + q, c
let c = Counter 5
printfn "%d %d %d" (c.Next()) (c.Next()) (c.Down 3)
printfn "%A %A" c.Twice c.Parts
type Lazy2(f: unit -> int) =
    let value = lazy (f ())
    member _.Value = value.Value
let l = Lazy2(fun () -> printfn "computing"; 42)
printfn "%d %d" l.Value l.Value
type Events() =
    let handlers = ResizeArray<int -> unit>()
    member _.On f = handlers.Add f
    member _.Fire x = for h in handlers do h x
let ev = Events()
ev.On(fun x -> printfn "got %d" x)
ev.On(printfn "also %d")
ev.Fire 3
