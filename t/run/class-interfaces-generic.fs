// out: 2 Some 2
// out: Some 1 None
// out: 5 6 0 true
// out: 2
// out: 4.0 9.0
// out: 5.0
// out: sq
type IStack<'T> =
    abstract Push: 'T -> unit
    abstract Pop: unit -> 'T option
    abstract Count: int
    abstract Peek: 'T option with get
type IMap<'K, 'V> =
    abstract Item: 'K -> 'V with get, set
    abstract Contains: key: 'K -> bool
type Stack<'T>() =
    let mutable items: 'T list = []
    interface IStack<'T> with
        member _.Push x = items <- x :: items
        member _.Pop() =
            match items with
            | [] -> None
            | h :: t ->
                items <- t
                Some h
        member _.Count = List.length items
        member _.Peek = List.tryHead items
type Assoc<'K, 'V when 'K: equality>(d: 'V) =
    let mutable items: ('K * 'V) list = []
    interface IMap<'K, 'V> with
        member _.Item
            with get k = (match List.tryFind (fun (a, _) -> a = k) items with Some(_, v) -> v | None -> d)
            and set k v = items <- (k, v) :: items
        member _.Contains k = List.exists (fun (a, _) -> a = k) items
let s = Stack<int>() :> IStack<int>
s.Push 1
s.Push 2
printfn "%d %A" s.Count (s.Pop())
printfn "%A %A" s.Peek (Stack<string>() :> IStack<string>).Peek
let m = Assoc<string, int>(0) :> IMap<string, int>
m.["a"] <- 5
m["b"] <- m["a"] + 1
printfn "%d %d %d %b" m.["a"] m["b"] m.["c"] (m.Contains "b")
let fill (st: IStack<'T>) xs = for x in xs do st.Push x
let st = Stack<string>()
fill st [ "x"; "y" ]
printfn "%d" (st :> IStack<_>).Count
type IShape =
    abstract Area: float
    abstract Name: string
type INamed<'Self when 'Self :> IShape> =
    abstract Get: unit -> 'Self
type Sq(a) =
    interface IShape with
        member _.Area = a * a
        member _.Name = "sq"
    interface INamed<Sq> with
        member x.Get() = x
let area (s: IShape) = s.Area
let biggest (xs: #IShape list) = xs |> List.map (fun x -> (x :> IShape).Area) |> List.max
printfn "%.1f %.1f" (area (Sq 2.0)) (biggest [ Sq 1.0; Sq 3.0 ])
let sum<'T when 'T :> IShape> (xs: 'T list) = xs |> List.sumBy (fun x -> x.Area)
printfn "%.1f" (sum [ Sq 1.0; Sq 2.0 ])
printfn "%s" ((Sq 1.0 :> INamed<Sq>).Get() :> IShape).Name
