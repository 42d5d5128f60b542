// out: 3.0 9 2.2 8
// out: 1 2 2
// out: 120 true false
// out: a a
// out: 2 -1 ["x"; "y"]
// out: 0 2
// out: 9 1
// out: Some Red Some Red
type Math2 =
    static member Pi = 3.0
    static member Square(x: int) = x * x
    static member Square(x: float) = x * x
    static member Cube x = x * Math2.Square(x: int)
    static member val Count = 0 with get, set
    static member Bump() = Math2.Count <- Math2.Count + 1; Math2.Count
    static member Fact n = if n <= 1 then 1 else n * Math2.Fact(n - 1)
    static member IsEven n = n = 0 || Math2.IsOdd(n - 1)
    static member IsOdd n = n <> 0 && Math2.IsEven(n - 1)
printfn "%.1f %d %.1f %d" Math2.Pi (Math2.Square 3) (Math2.Square 1.5) (Math2.Cube 2)
printfn "%d %d %d" (Math2.Bump()) (Math2.Bump()) Math2.Count
printfn "%d %b %b" (Math2.Fact 5) (Math2.IsEven 4) (Math2.IsOdd 4)
type Singleton private (name: string) =
    static let mutable made: Singleton option = None
    static member Get(name) =
        match made with
        | Some s -> s
        | None ->
            let s = Singleton name
            made <- Some s
            s
    member _.Name = name
printfn "%s %s" (Singleton.Get "a").Name (Singleton.Get "b").Name
type Registry() =
    static let mutable items: (string * int) list = []
    static let find k = List.tryFind (fun (a, _) -> a = k) items
    static member Add(k, v) = items <- (k, v) :: items
    static member Item k = match find k with Some(_, v) -> v | None -> -1
    static member Keys = items |> List.map fst |> List.rev
Registry.Add("x", 1)
Registry.Add("y", 2)
printfn "%d %d %A" (Registry.Item "y") (Registry.Item "z") Registry.Keys
type Id(n: int) =
    static let zero = Id 0
    static let table = [| for i in 0 .. 3 -> Id i |]
    member _.N = n
    static member Zero = zero
    static member At i = table.[i]
printfn "%d %d" Id.Zero.N (Id.At 2).N
type Unit3 =
    { X: int }
    static member Default = { X = 9 }
    static member Create(?x) = { X = defaultArg x Unit3.Default.X }
printfn "%d %d" (Unit3.Create()).X (Unit3.Create(x = 1)).X
type Color =
    | Red
    | Green
    static member Parse s = match s with "red" -> Some Red | "green" -> Some Green | _ -> None
    member c.Next = match c with Red -> Green | Green -> Red
printfn "%A %A" (Color.Parse "red") (Color.Parse "green" |> Option.map (fun c -> c.Next))
