// out: { Item = { Item = { Item = { Item = 1
// out:                              Note = "n3" }
// out:                     Note = "n2" }
// out:            Note = "n1" }
// out:   Note = "n0" } { Item = { Item = { Item = { Item = 1
// out:                              Note = "n3" }
// out:                     Note = "n2" }
// out:            Note = "n1" }
// out:   Note = "d" } (true, false)
// out: { Item = { Item = { Item = { Item = 42
// out:                              Note = "inner" }
// out:                     Note = "3" }
// out:            Note = "2" }
// out:   Note = "1" }
// out: () 1 true
// out: () 5 false
// out: caught 2 (('c', Some 'c'), Some ('c', Some 'c'))
// out: ((true, [true]), [(true, [true])]) ((true, [true]), [(true, [true])])
// out: Ok "((((1.5, 4), 3), 2), 1)"
// out: 510
// out: [Some (Some (Some 1)); None] [Some (Some 1)] { contents = Some (Some 1) } true true|[Some [Some (Some 1); None]; None] [[Some (Some 1); None]] { contents = [Some (Some 1); None] } true true|[Some (Some [Some 1; None]); None] [Some [Some 1; None]] { contents = Some [Some 1; None] } true true|[Some [Some [Some 1; None]; None]; None] [[Some [Some 1; None]; None]] { contents = [Some [Some 1; None]; None] } true true
// out: (1, [1]) (1, [1]) (1, [1])(1, [1]),(1, [1])(1, [1])
// out: ((1, [1]), [(1, [1])]) ((1, [1]), [(1, [1])]) ((1, [1]), [(1, [1])])((1, [1]), [(1, [1])]),((1, [1]), [(1, [1])])((1, [1]), [(1, [1])])
// Mutable records, copies, derived classes, exceptions, patterns and identity at types without end.
type Cell<'a> =
    { mutable Item: 'a
      Note: string }

let rec cells<'a> (x: 'a) (n: int) : string =
    let c = { Item = x; Note = "n" + string n }
    let d = { c with Note = "d" }
    c.Item <- x
    let same = obj.ReferenceEquals(c, c), obj.ReferenceEquals(c, d)
    if n = 0 then sprintf "%A %A %A" c d same else cells c (n - 1)
printfn "%s" (cells 1 3)

let rec share<'a> (c: Cell<'a>) (change: unit -> unit) (n: int) : string =
    if n = 0 then
        change ()
        sprintf "%A" c
    else share { Item = c; Note = string n } change (n - 1)
let inner = { Item = 1; Note = "inner" }
printfn "%s" (share inner (fun () -> inner.Item <- 42) 3)

[<AbstractClass>]
type Base<'a>() =
    abstract Get: unit -> 'a
    abstract Depth: int
    default _.Depth = 0
type Derived<'a>(x: 'a, depth: int) =
    inherit Base<'a>()
    let mutable count = 0
    member val Extra = x with get, set
    override _.Get() = count <- count + 1; x
    override _.Depth = depth + count
    override _.Equals(o) = match o with :? Derived<int> as d -> true | _ -> false
    override _.GetHashCode() = 7
let rec climb<'a> (b: Base<'a>) (n: int) : string =
    if n = 0 then sprintf "%A %d %b" (b.Get() |> ignore) b.Depth (b.Equals b)
    else climb (Derived<Base<'a>>(b, b.Depth + 1)) (n - 1)
printfn "%s" (climb (Derived<int>(1, 0)) 0)
printfn "%s" (climb (Derived<int>(1, 0)) 4)

exception Deep of string
let rec raising<'a> (x: 'a) (n: int) : string =
    try
        if n = 0 then raise (Deep(sprintf "%A" x)) else raising (x, Some x) (n - 1)
    with Deep s when n > 1 -> "caught " + string n + " " + s
printfn "%s" (raising 'c' 2)

let (|Pair|) (a, b) = a, b
let (|First|_|) (l: 'a list) = match l with h :: _ -> Some h | [] -> None
let rec patterns<'a> (x: 'a) (n: int) : string =
    let p = x, [ x ]
    match p with
    | Pair(a, First b) when n = 0 -> sprintf "%A %A" a b
    | Pair(a, _) -> patterns p (n - 1)
printfn "%s" (patterns true 2)

let rec results<'a when 'a: equality> (x: 'a) (n: int) : Result<string, 'a> =
    if n = 0 then (if x = x then Ok(string (box x)) else Error x)
    else
        match results (x, n) (n - 1) with
        | Ok s -> Ok s
        | Error(e, _) -> Error e
printfn "%A" (results 1.5 4)

let rec folds<'a> (x: 'a) (n: int) : int =
    let l = List.init 3 (fun i -> x, i)
    let d = dict [ for (y, i) in l -> i, y ]
    let m = Map.ofList [ for (y, i) in l -> i, y ]
    let total = l |> List.map snd |> List.sum
    let r = ResizeArray<'a * int>(l)
    r.Add(x, 9)
    if n = 0 then total + d.Count + m.Count + r.Count + snd r.[3] + (r.ToArray() |> Array.sumBy snd)
    else folds d.[0] 0 + folds r (n - 1) + folds (Map.find 1 m, l) (n - 1)
printfn "%d" (folds "x" 3)

let rec options<'a> (x: 'a) (n: int) : string =
    let o = Some x
    let none: 'a option = None
    let l = [ o; none ]
    let r = ref x
    r.Value <- x
    if n = 0 then sprintf "%A %A %A %b %b" l (List.choose id l) r none.IsNone (isNull (box none))
    else options o (n - 1) + "|" + options l (n - 1)
printfn "%s" (options 1 2)

let rec strings<'a> (x: 'a) (n: int) : string =
    if n = 0 then $"{x} %A{x} {string x}" + System.String.Join(",", [ x; x ]) + x.ToString() else strings (x, [ x ]) (n - 1)
printfn "%s" (strings 1 1)
printfn "%s" (strings 1 2)
