// out: 2 1
// out: [3; 4] ["a"]
// out: ints none
// out: 5 0
// out: 5 5 s
// out: 3 4 1
// out: before
// out: init Int32
// out: v
// out: 1
// out: init String
// out: v
// out: 1
// out: [2; 1] ["x"] true
// out: ('c', "pool") (1.5, "pool") true
// out: [("2", 3); ("1", 3)]
// out: 1
// out: [2; 1] ["s"]
// out: 2 2
type Counter<'T>() =
  static let mutable count = 0
  static let items = System.Collections.Generic.List<'T>()
  static member Add(x: 'T) = count <- count + 1; items.Add x
  static member Count = count
  static member Items = List.ofSeq items
  static member val Name = "none" with get, set
  [<DefaultValue>] static val mutable private total : int
  static member Total with get () = Counter<'T>.total and set v = Counter<'T>.total <- v
Counter<int>.Add 3
Counter<int>.Add 4
Counter<string>.Add "a"
printfn "%d %d" Counter<int>.Count Counter<string>.Count
printfn "%A %A" Counter<int>.Items Counter<string>.Items
Counter<int>.Name <- "ints"
printfn "%s %s" Counter<int>.Name Counter<string>.Name
Counter<float>.Total <- 5
printfn "%d %d" Counter<float>.Total Counter<int>.Total
type Cache<'K, 'V when 'K: equality>() =
  static let d = System.Collections.Generic.Dictionary<'K, 'V>()
  static member Get(k: 'K, f: unit -> 'V) =
    match d.TryGetValue k with
    | true, v -> v
    | _ -> let v = f () in d.[k] <- v; v
printfn "%d %d %s" (Cache<int,int>.Get(1, fun () -> 5)) (Cache<int,int>.Get(1, fun () -> 6)) (Cache<int,string>.Get(1, fun () -> "s"))
let get (x: 'a) = Counter<'a>.Add x; Counter<'a>.Count
printfn "%d %d %d" (get 1) (get 2) (get 'c')
type Gen<'T>() =
  static do printfn "init %s" (typeof<'T>.Name)
  static let v = printfn "v"; 1
  static member V = v
printfn "before"
printfn "%d" Gen<int>.V
printfn "%d" Gen<string>.V
type Pool<'T when 'T: equality>(x: 'T) =
  static let a, b = 3, "pool"
  static let rec even n = n = 0 || odd (n - 1)
  and odd n = n <> 0 && even (n - 1)
  static let pair (y: 'u) = (y, b)
  static let mutable all : 'T list = []
  static let add (v: 'T) = all <- v :: all; List.length all
  do add x |> ignore
  member _.All = all
  member _.Same y = List.contains y all
  static member Pair y = pair y
  static member Even n = even (n + a)
  static member Map f = all |> List.map (fun v -> f v, a)
let p1, p2, p3 = Pool 1, Pool 2, Pool "x"
printfn "%A %A %b" p1.All p3.All (p2.Same 1)
printfn "%A %A %b" (Pool<int>.Pair 'c') (Pool<string>.Pair 1.5) (Pool<bool>.Even 1)
printfn "%A" (Pool<int>.Map string)
type Fails<'T>() =
  static let v : int = if typeof<'T>.Name = "Int32" then failwith "static" else 1
  static member V = v
printfn "%d" Fails<string>.V
type Box<'T> =
  static member val Items : 'T list = [] with get, set
  static member Push(x: 'T) = Box<'T>.Items <- x :: Box<'T>.Items
Box<int>.Push 1
Box<int>.Push 2
Box<string>.Push "s"
printfn "%A %A" Box<int>.Items Box<string>.Items
type Memo<'K, 'V when 'K: equality> private () =
  static let instance = Memo<'K, 'V>()
  let d = System.Collections.Generic.Dictionary<'K, 'V>()
  static member Instance = instance
  member _.Get(k, f) = if not (d.ContainsKey k) then d.[k] <- f k
                       d.[k]
printfn "%d %d" (Memo<int, int>.Instance.Get(1, fun x -> x + 1)) (Memo<int, int>.Instance.Get(1, fun x -> x + 2))
