// out: OrderBy = 0:0 0:4 0:8 0:12 0:16 0:20 0:24 0:28 0:32 0:36 1:3 1:7 1:11 1:15 1:19 1:23 1:27 1:31 1:35 1:39 2:2 2:6 2:10 2:14 2:18 2:22 2:26 2:30 2:34 2:38 3:1 3:5 3:9 3:13 3:17 3:21 3:25 3:29 3:33 3:37
// out: OrderByDescending = 3:1 3:5 3:9 3:13 3:17 3:21 3:25 3:29 3:33 3:37 2:2 2:6 2:10 2:14 2:18 2:22 2:26 2:30 2:34 2:38 1:3 1:7 1:11 1:15 1:19 1:23 1:27 1:31 1:35 1:39 0:0 0:4 0:8 0:12 0:16 0:20 0:24 0:28 0:32 0:36
// out: ThenBy = 0:0 0:12 0:24 0:36 0:4 0:16 0:28 0:8 0:20 0:32 1:3 1:15 1:27 1:39 1:7 1:19 1:31 1:11 1:23 1:35 2:6 2:18 2:30 2:10 2:22 2:34 2:2 2:14 2:26 2:38 3:9 3:21 3:33 3:1 3:13 3:25 3:37 3:5 3:17 3:29
// out: ThenByDescending = 0:8 0:20 0:32 0:4 0:16 0:28 0:0 0:12 0:24 0:36 1:11 1:23 1:35 1:7 1:19 1:31 1:3 1:15 1:27 1:39 2:2 2:14 2:26 2:38 2:10 2:22 2:34 2:6 2:18 2:30 3:5 3:17 3:29 3:1 3:13 3:25 3:37 3:9 3:21 3:33
// out: sortBy = 0:0 0:4 0:8 0:12 0:16 0:20 0:24 0:28 0:32 0:36 1:3 1:7 1:11 1:15 1:19 1:23 1:27 1:31 1:35 1:39 2:2 2:6 2:10 2:14 2:18 2:22 2:26 2:30 2:34 2:38 3:1 3:5 3:9 3:13 3:17 3:21 3:25 3:29 3:33 3:37
// out: sortByDescending = 3:1 3:5 3:9 3:13 3:17 3:21 3:25 3:29 3:33 3:37 2:2 2:6 2:10 2:14 2:18 2:22 2:26 2:30 2:34 2:38 1:3 1:7 1:11 1:15 1:19 1:23 1:27 1:31 1:35 1:39 0:0 0:4 0:8 0:12 0:16 0:20 0:24 0:28 0:32 0:36
// out: thenBy = 0:8 0:20 0:32 0:4 0:16 0:28 0:0 0:12 0:24 0:36 1:11 1:23 1:35 1:7 1:19 1:31 1:3 1:15 1:27 1:39 2:2 2:14 2:26 2:38 2:10 2:22 2:34 2:6 2:18 2:30 3:5 3:17 3:29 3:1 3:13 3:25 3:37 3:9 3:21 3:33
// out: Order = 0:0 0:4 0:8 0:12 0:16 0:20 0:24 0:28 0:32 0:36 1:3 1:7 1:11 1:15 1:19 1:23 1:27 1:31 1:35 1:39 2:2 2:6 2:10 2:14 2:18 2:22 2:26 2:30 2:34 2:38 3:1 3:5 3:9 3:13 3:17 3:21 3:25 3:29 3:33 3:37
// out: OrderDescending = 3:37 3:33 3:29 3:25 3:21 3:17 3:13 3:9 3:5 3:1 2:38 2:34 2:30 2:26 2:22 2:18 2:14 2:10 2:6 2:2 1:39 1:35 1:31 1:27 1:23 1:19 1:15 1:11 1:7 1:3 0:36 0:32 0:28 0:24 0:20 0:16 0:12 0:8 0:4 0:0
// out: query tuple = 10:1 20:2
// out: query tuple2 = [(10, 1)]
// out: query tuple3 = [("x", 10, 1); ("y", 20, 2)]
// out: query tuple4 = [1; 2]
// out: query tuple5 = [(5, 10, 1); (7, 20, 2)]
// out: query averageBy = InvalidOperationException: source
// out: query minBy = InvalidOperationException: Sequence contains no elements
// out: query maxBy = 
// out: query sumBy = 0
// out: MaxBy = <null>
// out: MinBy = <null>
// out: MinByi = InvalidOperationException: Sequence contains no elements
// out: MaxByo = None
// out: Max = <null>
// out: Max s = <null>
// out: Min = <null>
// out: Min i = InvalidOperationException: Sequence contains no elements
// out: [(1, "x")]
// out: [(1, 2.0, "x")]
// out: [("s", 1)]
// out: [("s", 1, 1.0)]
// out: [("x", 1, 2.0)]
// out: [("x", 1, 2.0)]
// out: [("x", 1, 'q', 2.0)]
// out: [(1, 'q', 2.0)]
// out: [(1, "x")]
// out: [('c', 1, 2.0, "x")]
// out: [(2.0, 1, "x")]
// out: ["x"]
// out: [(1, 1)]
// out: [('c', 1, "x", 1)]
// out: [((1, 'c'), 'c', 1)]
// out: [(5L, 2.0, "x", 'c', 1)]
// out: [("x", 1)]
// out: [(2, 1)]
// out: [([3], 2, 1)]
// out: [("x", 1, 2.0, 'e')]
// out: [("x", 1)]
// out: [("x", 1)]
// out: ("x", 1)
// out: ("x", 1)
// out: 1
// out: [(8, 7, 6, 5, 4, 3, "x", 1)]
// out: [("x", 1)]
// out: [("x", 1, 2.0)]
// out: [(1, "x")]
// out: [("x", 1)]
// out: map next 5
// out: filter next 2
// out: choose next 5
// out: scan next 5
// out: left next 2
// out: merge next 5
// out: merge next 3
// out: map error Attempted to divide by zero.
// out: filter error Attempted to divide by zero.
// out: choose error Attempted to divide by zero.
// out: scan error Attempted to divide by zero.
// out: pairwise error Attempted to divide by zero.
// out: left error Attempted to divide by zero.
// out: right error Attempted to divide by zero.
// out: merge error Attempted to divide by zero.
// out: map next 3
// out: filter next 3
// out: choose next 3
// out: scan next 8
// out: pairwise next 0
// out: left next 3
// out: map next 2
// out: choose next 2
// out: scan next 10
// out: pairwise next 0
// out: right next 5
// out: sub 2
// out: map error Attempted to divide by zero.
// out: filter error Attempted to divide by zero.
// out: choose error Attempted to divide by zero.
// out: scan error Attempted to divide by zero.
// out: pairwise error Attempted to divide by zero.
// out: left error Attempted to divide by zero.
// out: right error Attempted to divide by zero.
// out: map next 2
// out: choose next 2
// out: scan next 12
// out: pairwise next 0
// out: right next 5
// out: sub 2
// out: even next 3
// out: odd next "4"
// out: even error Attempted to divide by zero.
// out: odd error Attempted to divide by zero.

open System
open System.Linq

let show (label: string) (f: unit -> string) =
    printfn "%s = %s" label (try f () with e -> sprintf "%s: %s" (e.GetType().Name) e.Message)

let items = [ for i in 0 .. 39 -> (i * 7 % 4, i) ]
let text (xs: seq<int * int>) = xs |> Seq.map (fun (k, i) -> sprintf "%d:%d" k i) |> String.concat " "
show "OrderBy" (fun () -> text (items.OrderBy(fun (k, _) -> k)))
show "OrderByDescending" (fun () -> text (items.OrderByDescending(fun (k, _) -> k)))
show "ThenBy" (fun () -> text (items.OrderBy(fun (k, _) -> k).ThenBy(fun (_, i) -> i % 3)))
show "ThenByDescending" (fun () -> text (items.OrderBy(fun (k, _) -> k).ThenByDescending(fun (_, i) -> i % 3)))
show "sortBy" (fun () -> text (query { for x in items do sortBy (fst x); select x }))
show "sortByDescending" (fun () -> text (query { for x in items do sortByDescending (fst x); select x }))
show "thenBy" (fun () -> text (query { for x in items do sortBy (fst x); thenByDescending (snd x % 3); select x }))
show "Order" (fun () -> text (items.Order()))
show "OrderDescending" (fun () -> text (items.OrderDescending()))
show "query tuple" (fun () -> text (query { for (a, b) in [ (1, 10); (2, 20) ] do sortBy b }))
show "query tuple2" (fun () -> (query { for (a, b) in [ (1, 10); (2, 20) ] do where (a < 2) }) |> Seq.toList |> sprintf "%A")
show "query tuple3" (fun () -> (query { for (a, b, c) in [ (1, 10, "x"); (2, 20, "y") ] do where (a < 3) }) |> Seq.toList |> sprintf "%A")
show "query tuple4" (fun () -> (query { for (a, _) in [ (1, 10); (2, 20) ] do where (a < 3) }) |> Seq.toList |> sprintf "%A")
show "query tuple5" (fun () -> (query { for (a, (b, c)) in [ (1, (10, 5)); (2, (20, 7)) ] do where (a < 3) }) |> Seq.toList |> sprintf "%A")
show "query averageBy" (fun () -> (query { for x in Seq.empty<float> do averageBy x }) |> string)
show "query minBy" (fun () -> (query { for x in Seq.empty<float> do minBy x }) |> string)
show "query maxBy" (fun () -> (query { for x in Seq.empty<string> do maxBy x }) |> string)
show "query sumBy" (fun () -> (query { for x in Seq.empty<float> do sumBy x }) |> string)
show "MaxBy" (fun () -> sprintf "%A" ((Seq.empty<string>).MaxBy(fun s -> s.Length)))
show "MinBy" (fun () -> sprintf "%A" ((Seq.empty<string>).MinBy(fun s -> s.Length)))
show "MinByi" (fun () -> sprintf "%A" ((Seq.empty<int>).MinBy(fun s -> s)))
show "MaxByo" (fun () -> sprintf "%A" ((Seq.empty<int option>).MaxBy(fun s -> s.Value)))
show "Max" (fun () -> sprintf "%A" ((Seq.empty<string>).Max()))
show "Max s" (fun () -> sprintf "%A" ((Seq.empty<int>).Max(fun s -> string s)))
show "Min" (fun () -> sprintf "%A" ((Seq.empty<string>).Min()))
show "Min i" (fun () -> sprintf "%A" ((Seq.empty<int>).Min()))

// a query without a projection gives the variables of its patterns, of each pattern by descending name
type R = { X: int; Y: string; A: float }

let p x = printfn "%A" (Seq.toList x)
query { for (b, a) in [ (1, "x") ] do where true } |> p
query { for (z, a, m) in [ (1, "x", 2.0) ] do where true } |> p
query { for { X = x; Y = y } in [ { X = 1; Y = "s"; A = 1.0 } ] do where true } |> p
query { for { Y = y; A = q; X = x } in [ { X = 1; Y = "s"; A = 1.0 } ] do where true } |> p
query { for (a, b) in [ (1, "x") ] do let c = 2.0 in where true } |> p
query { for (a, b) in [ (1, "x") ] do
        let c = 2.0
        where true } |> p
query { for (a, b) in [ (1, "x") ] do
        let (c, d) = (2.0, 'q')
        where true } |> p
query { for a in [ 1 ] do
        let (c, d) = (2.0, 'q')
        where true } |> p
query { for a in [ 1 ] do
        for b in [ "x" ] do
        where true } |> p
query { for (a, b) in [ 1, 'c' ] do
        for (c, d) in [ "x", 2.0 ] do
        where true } |> p
query { for (a, b) in [ 1, 'c' ] do
        for (c, b) in [ "x", 2.0 ] do
        where true } |> p
query { for a in [ 1 ] do
        for a in [ "x" ] do
        where true } |> p
query { for a in [ 1 ] do
        join b in [ 1; 2 ] on (a = b)
        where true } |> p
query { for (a, c) in [ 1, 'c' ] do
        join (b, d) in [ 1, "x"; 2, "y" ] on (a = b)
        where true } |> p
query { for ((a, b) as t) in [ 1, 'c' ] do where true } |> p
query { for (a, (b, (c, d)), e) in [ 1, ('c', ("x", 2.0)), 5L ] do where true } |> p
query { for (a, _, c) in [ 1, 'c', "x" ] do where true } |> p
query { for [ a; b ] in [ [ 1; 2 ] ] do where true } |> p
query { for x :: y :: z in [ [ 1; 2; 3 ] ] do where true } |> p
query { for (a, b) in [ (1, "x") ] do
        let c = 2.0
        let d = 'e'
        sortBy a } |> p
query { for (a, b) in [ (1, "x") ] do
        where true
        distinct
        take 1 } |> p
query { for (a, b) in [ (1, "x") ] do take 1 } |> p
query { for (a, b) in [ (1, "x") ] do
        where true
        head } |> printfn "%A"
query { for (a, b) in [ (1, "x") ] do head } |> printfn "%A"
query { for (a, b) in [ (1, "x") ] do count } |> printfn "%A"
query { for (a, b, c, d, e, f, g, h) in [ (1, "x", 3, 4, 5, 6, 7, 8) ] do take 1 } |> p
type B() =
    member _.Yield x = [ x ]
    member _.Zero() = []
    member _.For(xs: 'a list, f: 'a -> 'b list) = List.collect f xs
    [<CustomOperation("keep", MaintainsVariableSpace = true)>]
    member _.Keep(xs: 'a list, [<ProjectionParameter>] f: 'a -> bool) = List.filter f xs
    [<CustomOperation("first", MaintainsVariableSpace = true)>]
    member _.First(xs: 'a list) = List.truncate 1 xs
    [<CustomOperation("pick")>]
    member _.Pick(xs: 'a list, [<ProjectionParameter>] f: 'a -> 'b) = List.map f xs
let b = B()
b { for (a, b) in [ (1, "x") ] do keep true } |> p
b { for (a, b) in [ (1, "x") ] do
    let c = 2.0
    keep true
    first } |> p
b { let a = 1
    let b = "x"
    keep true } |> p
b { let (a, b) = (1, "x")
    keep true } |> p

// what a function raises goes to OnError
let ev = Event<int>()
let log = ResizeArray<string>()
let observer (name: string) =
    { new IObserver<'T> with
        member _.OnNext x = log.Add(sprintf "%s next %A" name x)
        member _.OnError e = log.Add(sprintf "%s error %s" name e.Message)
        member _.OnCompleted() = log.Add(sprintf "%s done" name) }
let s1 = (ev.Publish |> Observable.map (fun x -> 10 / x)).Subscribe(observer "map")
let s2 = (ev.Publish |> Observable.filter (fun x -> 10 / x > 2)).Subscribe(observer "filter")
let s3 = (ev.Publish |> Observable.choose (fun x -> Some (10 / x))).Subscribe(observer "choose")
let s4 = (ev.Publish |> Observable.scan (fun a x -> a + 10 / x) 0).Subscribe(observer "scan")
let s5 = (ev.Publish |> Observable.pairwise |> Observable.map (fun (a, b) -> a / b)).Subscribe(observer "pairwise")
let (l, r) = ev.Publish |> Observable.partition (fun x -> 10 / x > 2)
let s6 = l.Subscribe(observer "left")
let s7 = r.Subscribe(observer "right")
let s8 = (Observable.merge (ev.Publish |> Observable.map (fun x -> 10 / x)) (ev.Publish |> Observable.map (fun x -> x + 1))).Subscribe(observer "merge")
let trig n = (try ev.Trigger n with e -> log.Add("out " + e.Message))
trig 2
trig 0
trig 3
for l in log do printfn "%s" l
log.Clear()
let s9 = ev.Publish |> Observable.map (fun x -> 10 / x) |> Observable.subscribe (fun x -> log.Add(sprintf "sub %d" x))
trig 5
trig 0
trig 5
for l in log do printfn "%s" l
log.Clear()
let (evens, odds) = ev.Publish |> Observable.split (fun x -> if 12 / x % 2 = 0 then Choice1Of2 x else Choice2Of2 (string x))
let s10 = evens.Subscribe(observer "even")
let s11 = odds.Subscribe(observer "odd")
trig 3
trig 4
trig 0
for l in log do if l.StartsWith "even" || l.StartsWith "odd" then printfn "%s" l
