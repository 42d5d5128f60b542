// out: {Count=1; Label="a"}
// out: {P=1; Q=True}
// out: L(4) R("x")
// out: Node(Leaf, 3, Node(Leaf, 4, Leaf))
// out: {First=1; Second=Some("z")}
// out: Cons(1, Cons(2, Empty))
// out: (1, "b", Cons({W=2.5}, Empty))
// out: Ok(3)
// out: 9 true false
// out: [|("Count", 9); ("Label", "q"); ("Twice", 18)|]
// out: Title derived
// out: Weight 20
// out: Id 7
// out: Tag t
// out: new derived
// out: 0
// out: 3
// out: Int32 FSharpList`1
// out: true
// out: [|3; "no"|]
// out: A=1
// out: B=two
// out: true
// out: missing
// out: { P = 0
// out:   Q = false }
// out: wrong type
// out: read-only
// out: [|("Leaf", [||]); ("Node", [|"Tree`1"; "String"; "Tree`1"|])|]
// out: Node(Leaf, "m", Leaf)
// out: false
// out: true
// out: true
// out: true
// out: true true
module Program
// Reflection at the edges: structs, generic and recursive types, exceptions, anonymous records, mutable and virtual properties.
open System
open System.Reflection
open Microsoft.FSharp.Reflection

type Counter = { mutable Count: int; Label: string }
    with member x.Twice = x.Count * 2
[<Struct>]
type Small = { P: int; Q: bool }
[<Struct>]
type Either = L of left: int | R of right: string
type Tree<'T> = Leaf | Node of Tree<'T> * 'T * Tree<'T>
type Pair<'a, 'b> = { First: 'a; Second: 'b }
exception Failed of code: int * text: string
[<AbstractClass>]
type Base(id: int) =
    abstract Title: string
    abstract Weight: int
    default _.Weight = 10
    member _.Id = id
    member val Tag = "t" with get, set
    static member Made = 1
type Derived(id: int) =
    inherit Base(id)
    override _.Title = "derived"
    override _.Weight = 20
type IHas =
    abstract Size: int
type Impl() =
    interface IHas with
        member _.Size = 3
type NoDefault(x: int) =
    member _.X = x
[<Measure>] type kg
type Weighed = { W: float<kg> }

let rec dump (o: obj) : string =
    match o with
    | null -> "null"
    | :? string as s -> "\"" + s + "\""
    | _ ->
        let t = o.GetType()
        if FSharpType.IsTuple t then "(" + (FSharpValue.GetTupleFields o |> Array.map dump |> String.concat ", ") + ")"
        elif FSharpType.IsRecord t then
            "{" + (FSharpType.GetRecordFields t |> Array.map (fun f -> f.Name + "=" + dump (f.GetValue o)) |> String.concat "; ") + "}"
        elif FSharpType.IsUnion t then
            let c, fields = FSharpValue.GetUnionFields(o, t)
            if fields.Length = 0 then c.Name else c.Name + "(" + (fields |> Array.map dump |> String.concat ", ") + ")"
        else string o

let fieldTypes (t: Type) = FSharpType.GetRecordFields t |> Array.map (fun f -> f.PropertyType.Name) |> String.concat " "

[<EntryPoint>]
let main _ =
    printfn "%s" (dump { Count = 1; Label = "a" })
    printfn "%s" (dump { P = 1; Q = true })
    printfn "%s %s" (dump (L 4)) (dump (R "x"))
    printfn "%s" (dump (Node(Leaf, 3, Node(Leaf, 4, Leaf))))
    printfn "%s" (dump { First = 1; Second = Some "z" })
    printfn "%s" (dump [ 1; 2 ])
    printfn "%s" (dump (1, "b", [ { W = 2.5<kg> } ]))
    printfn "%s" (dump (Ok 3: Result<int, string>))
    let c = { Count = 5; Label = "q" }
    let p = typeof<Counter>.GetProperty "Count"
    p.SetValue(c, 9)
    printfn "%d %b %b" c.Count p.CanWrite (typeof<Counter>.GetProperty("Label").CanWrite)
    printfn "%A" (typeof<Counter>.GetProperties() |> Array.map (fun p -> p.Name, p.GetValue c))
    let d = Derived 7
    for p in typeof<Derived>.GetProperties() do
        if p.Name <> "Made" then printfn "%s %O" p.Name (p.GetValue d)
    let tag = typeof<Base>.GetProperty "Tag"
    tag.SetValue(d, "new")
    printfn "%s %O" d.Tag (typeof<Base>.GetProperty("Title").GetValue d)
    printfn "%d" (typeof<Impl>.GetProperties().Length)
    printfn "%O" (typeof<IHas>.GetProperty("Size").GetValue(Impl()))
    printfn "%s" (fieldTypes typeof<Pair<int, string list>>)
    printfn "%b" (FSharpType.IsExceptionRepresentation typeof<Failed>)
    try raise (Failed(3, "no"))
    with e -> printfn "%A" (FSharpValue.GetExceptionFields e)
    let anon = {| A = 1; B = "two" |}
    for p in anon.GetType().GetProperties() do
        printfn "%s=%O" p.Name (p.GetValue anon)
    printfn "%b" (FSharpType.IsRecord(anon.GetType()))
    try Activator.CreateInstance(typeof<NoDefault>) |> ignore with :? MissingMethodException -> printfn "missing"
    printfn "%A" (Activator.CreateInstance<Small>())
    try p.SetValue(c, "text") with :? ArgumentException -> printfn "wrong type"
    try typeof<Counter>.GetProperty("Label").SetValue(c, "text"); printfn "set" with :? ArgumentException -> printfn "read-only"
    let e = FSharpType.GetUnionCases typeof<Tree<string>>
    printfn "%A" (e |> Array.map (fun c -> c.Name, c.GetFields() |> Array.map (fun f -> f.PropertyType.Name)))
    printfn "%s" (dump (FSharpValue.MakeUnion(e.[1], [| box (Leaf: Tree<string>); box "m"; box (Leaf: Tree<string>) |])))
    printfn "%b" (typeof<Tree<int>> = typeof<Tree<string>>)
    printfn "%b" (typeof<IComparable>.IsAssignableFrom typeof<int>)
    printfn "%b" (typeof<seq<int>>.IsAssignableFrom typeof<int list>)
    printfn "%b" (typeof<System.Collections.IEnumerable>.IsAssignableFrom typeof<int[]>)
    printfn "%b %b" (typeof<exn>.IsAssignableFrom typeof<ArgumentException>) (typeof<Exception>.IsAssignableFrom(typeof<Failed>))
    0
