// out: ping 1
// out: pong abc
// out: ping 3
// out: nobody wants Double
// out: 10 4
// out: me 4
// out: both 7 seven
// out: 7 seven
// out: get seven
// out: event Pong "q"
// out: event { N = 1 }
// out: option Some 3
// out: option None
// out: letter c
// out: other 1
// out: ints 1
// out: array 1
// out: pair 1
// out: struct struct (1, 2)
// out: 354224848179261915075 98
// out: 3
module Program
open System
open System.Collections.Generic

// events, delegates, generic constraints, nested generics, recursion through interfaces
type Handler<'e> = delegate of sender: obj * args: 'e -> unit
type Bus() =
    let handlers = Dictionary<Type, ResizeArray<obj>>()
    member _.On<'e>(f: 'e -> unit) =
        match handlers.TryGetValue typeof<'e> with
        | true, l -> l.Add(box f)
        | _ -> handlers.[typeof<'e>] <- ResizeArray [ box f ]
        { new IDisposable with
            member _.Dispose() = handlers.[typeof<'e>].Remove(box f) |> ignore }
    member _.Send<'e>(e: 'e) =
        match handlers.TryGetValue typeof<'e> with
        | true, l -> for h in Seq.toArray l do (h :?> ('e -> unit)) e
        | _ -> printfn "nobody wants %s" typeof<'e>.Name
type Ping = { N: int }
type Pong = Pong of string
let bus = Bus()
let sub1 = bus.On(fun (p: Ping) -> printfn "ping %d" p.N)
let sub2 = bus.On<Pong>(fun (Pong s) -> printfn "pong %s" s; bus.Send { N = s.Length })
bus.Send { N = 1 }
bus.Send(Pong "abc")
sub1.Dispose()
bus.Send { N = 2 }
bus.Send 3.5

type Tree<'a, 'm when 'm :> IMeasure<'a> and 'm: (new: unit -> 'm)> =
    | Tip
    | Bin of Tree<'a, 'm> * 'a * Tree<'a, 'm>
    member t.Measure =
        let m = new 'm()
        match t with
        | Tip -> m.Empty
        | Bin(l, x, r) -> m.Combine(m.Combine(l.Measure, m.Of x), r.Measure)
and IMeasure<'a> =
    abstract Empty: int
    abstract Of: 'a -> int
    abstract Combine: int * int -> int
type Size<'a>() =
    interface IMeasure<'a> with
        member _.Empty = 0
        member _.Of _ = 1
        member _.Combine(a, b) = a + b
type MaxLen() =
    interface IMeasure<string> with
        member _.Empty = -1
        member _.Of s = s.Length
        member _.Combine(a, b) = max a b
let rec build lo hi f = if lo > hi then Tip else (let m = (lo + hi) / 2 in Bin(build lo (m - 1) f, f m, build (m + 1) hi f))
let t1 : Tree<int, Size<int>> = build 1 10 id
let t2 : Tree<string, MaxLen> = build 1 12 (fun i -> String('x', i % 5))
printfn "%d %d" t1.Measure t2.Measure
let h = Handler<int>(fun s n -> printfn "%O %d" s n)
h.Invoke("me", 4)

// interface inheritance diamonds with generic twice
type IGet<'a> = abstract Get: unit -> 'a
type IBoth = inherit IGet<int> inherit IGet<string> abstract Name: string
type Both() =
    interface IBoth with
        member _.Name = "both"
    interface IGet<int> with
        member _.Get() = 7
    interface IGet<string> with
        member _.Get() = "seven"
let b = Both() :> IBoth
printfn "%s %d %s" b.Name ((b :> IGet<int>).Get()) ((b :> IGet<string>).Get())
let fetch (g: IGet<'a>) = g.Get()
printfn "%d %s" (fetch<int> b) (fetch<string> b)
let all : obj list = [ b; Pong "q"; { N = 1 }; Some 3; null; 'c'; 1uy; [ 1 ]; [| "a" |]; (1, "b"); struct (1, 2) ]
for o in all do
    match o with
    | :? IGet<string> as g -> printfn "get %s" (g.Get())
    | :? Pong | :? Ping -> printfn "event %A" o
    | :? (int option) as x -> printfn "option %A" x
    | :? char as c when Char.IsLetter c -> printfn "letter %c" c
    | :? (int * string) as p -> printfn "pair %d" (fst p)
    | :? struct (int * int) as p -> printfn "struct %A" p
    | :? (seq<int>) as s -> printfn "ints %d" (Seq.length s)
    | :? (string[]) as a -> printfn "array %d" a.Length
    | null -> printfn "null"
    | x -> printfn "other %O" x
type Memo<'k, 'v when 'k: equality>(f: Memo<'k, 'v> -> 'k -> 'v) =
    let cache = Dictionary<'k, 'v>()
    member val Hits = 0 with get, set
    member this.Get k =
        match cache.TryGetValue k with
        | true, v -> this.Hits <- this.Hits + 1; v
        | false, _ ->
            let v = f this k
            cache.[k] <- v
            v
let fib = Memo<int, bigint>(fun m n -> if n < 2 then bigint n else m.Get(n - 1) + m.Get(n - 2))
printfn "%O %d" (fib.Get 100) fib.Hits
let lcs = Memo<struct (int * int), int>(fun m (struct (i, j)) ->
    let a, b = "nematode", "empty"
    if i = a.Length || j = b.Length then 0
    elif a.[i] = b.[j] then 1 + m.Get(struct (i + 1, j + 1))
    else max (m.Get(struct (i + 1, j))) (m.Get(struct (i, j + 1))))
printfn "%d" (lcs.Get(struct (0, 0)))
