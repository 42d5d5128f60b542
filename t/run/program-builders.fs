// out: Some 6 None None
// out: Some 75 None Some -1
// out: (L ("v0", A (V "v0", L ("v1", A (V "v1", A (V "v0", V "z"))))), 2)
// out: (1090, 109)
// out: 6 Ok "user6user110"
// out: 3 Error "caught negative"
// out: 0 Error "zero"
// out: 123456 Error "too long"
// out: 5 Error "zero"
// out: { Log = ["start"; "x"; "big"; "inner"]
// out:   Value = 41 }
// out: [(3, 4, 5); (6, 8, 10); (5, 12, 13); (9, 12, 15); (8, 15, 17); (12, 16, 20)]
// out: [1; 2; 3; 40; 60]
// out: attempt 1 failed: no 1
// out: attempt 2 failed: no 2
// out: 300
// out: A=1,B=two,C=3.5
// out: [9; 25; 81]
// Computation expressions everywhere: option, result with async, state, writer, list, logger, trace, maybe with overloads, retry
module Builders
open System
open System.Collections.Generic

type OptionBuilder() =
    member _.Bind(m, f) = Option.bind f m
    member _.Return x = Some x
    member _.ReturnFrom(m: 'a option) = m
    member _.Zero() = Some()
    member _.Delay(f: unit -> _) = f
    member _.Run f = f ()
    member _.Combine(m, f) = Option.bind f m
    member _.TryWith(body, handler) = try body () with e -> handler e
    member _.TryFinally(body, compensation) = try body () finally compensation ()
    member this.Using(r: #IDisposable, body) = this.TryFinally((fun () -> body r), fun () -> if not (isNull (box r)) then r.Dispose())
    member this.While(guard, body) = if guard () then (match body () with Some() -> this.While(guard, body) | None -> None) else Some()
    member this.For(xs: seq<_>, body) = this.Using(xs.GetEnumerator(), fun e -> this.While((fun () -> e.MoveNext()), fun () -> body e.Current))
    member _.BindReturn(m, f) = Option.map f m
    member _.MergeSources(a, b) = match a, b with Some x, Some y -> Some(x, y) | _ -> None
let option = OptionBuilder()

type State<'s, 'a> = State of ('s -> 'a * 's)
module State =
    let run s (State f) = f s
    let get = State(fun s -> s, s)
    let put s = State(fun _ -> (), s)
    let modify f = State(fun s -> (), f s)
    let map f (State g) = State(fun s -> let a, s = g s in f a, s)
type StateBuilder() =
    member _.Return x = State(fun s -> x, s)
    member _.ReturnFrom(m: State<_, _>) = m
    member _.Bind(State m, f) = State(fun s -> let a, s' = m s in State.run s' (f a))
    member _.Zero() = State(fun s -> (), s)
    member this.Combine(a, b) = this.Bind(a, fun () -> b)
    member _.Delay f = State(fun s -> State.run s (f ()))
    member this.For(xs, f) = Seq.fold (fun acc x -> this.Combine(acc, f x)) (this.Zero()) xs
    member this.While(g, body) = State(fun s -> if g () then State.run s (this.Bind(body, fun () -> this.While(g, body))) else (), s)
let state = StateBuilder()

type AsyncResult<'a, 'e> = Async<Result<'a, 'e>>
type AsyncResultBuilder() =
    member _.Return x : AsyncResult<_, _> = async.Return(Ok x)
    member _.ReturnFrom(x: AsyncResult<_, _>) = x
    member _.ReturnFrom(x: Result<_, _>) : AsyncResult<_, _> = async.Return x
    member _.Bind(m: AsyncResult<_, _>, f) = async {
        match! m with
        | Ok x -> return! f x
        | Error e -> return Error e }
    member this.Bind(m: Result<_, _>, f) : AsyncResult<_, _> = this.Bind(async.Return m, f)
    member _.Zero() : AsyncResult<_, _> = async.Return(Ok())
    member _.Delay f = async.Delay f
    member this.Combine(a: AsyncResult<unit, _>, b: AsyncResult<_, _>) = this.Bind(a, fun () -> b)
    member _.TryWith(m: AsyncResult<_, _>, h) : AsyncResult<_, _> = async.TryWith(m, h)
let asyncResult = AsyncResultBuilder()

type Writer<'w, 'a> = { Log: 'w list; Value: 'a }
type WriterBuilder() =
    member _.Return x = { Log = []; Value = x }
    member _.Bind(m, f) = let r = f m.Value in { r with Log = m.Log @ r.Log }
    member _.Zero() = { Log = []; Value = () }
    member this.Combine(a, b: unit -> _) = this.Bind(a, b)
    member _.Delay(f: unit -> Writer<_, _>) = f
    member _.Run f : Writer<_, _> = f ()
    member _.Yield(w: 'w) = { Log = [ w ]; Value = () }
let writer = WriterBuilder()

type ListBuilder() =
    member _.Bind(xs, f) = List.collect f xs
    member _.Return x = [ x ]
    member _.ReturnFrom(xs: _ list) = xs
    member _.Zero() = []
    member _.Yield x = [ x ]
    member _.YieldFrom(xs: _ list) = xs
    member _.Combine(a, b) = a @ b
    member _.Delay f = f ()
    member _.For(xs: seq<_>, f) = xs |> Seq.toList |> List.collect f
let choose = ListBuilder()
let guard b = if b then [ () ] else []

type RetryBuilder(max, log: string -> unit) =
    member _.Return x = x
    member _.Delay f = f
    member _.Zero() = ()
    member _.Combine((), f) = f ()
    member _.Run(f: unit -> 'a) =
        let rec go n =
            try f ()
            with e when n < max ->
                log $"attempt {n} failed: {e.Message}"
                go (n + 1)
        go 1
let retry n = RetryBuilder(n, printfn "%s")

type RowBuilder() =
    member _.Yield(()) = []
    [<CustomOperation("col")>]
    member _.Col(row, name: string, value: 'v) = row @ [ name, box value ]
    [<CustomOperation("when'")>]
    member _.When(row, cond, name: string, value) = if cond then row @ [ name, value ] else row
    [<CustomOperation("map", MaintainsVariableSpace = false)>]
    member _.Map(row, f) = List.map f row
    member _.Run(row) = String.Join(",", row |> List.map (fun (k, v: obj) -> $"{k}={v}"))
let row = RowBuilder()

let parse (s: string) = match Int32.TryParse s with true, n -> Some n | _ -> None
let sum3 a b c = option {
    let! x = parse a
    let! y = parse b
    and! z = parse c
    if x < 0 then return! None
    return x + y + z }
let firstBig xs = option {
    let mutable last = 0
    for s in xs do
        let! n = parse s
        last <- max last n
    while last > 100 do
        last <- last / 2
    try
        if last = 7 then failwith "seven"
        return last
    with Failure _ -> return -1 }
let fresh = state {
    let! n = State.get
    do! State.put (n + 1)
    return $"v{n}" }
type E = V of string | L of string * E | A of E * E
let rec rename env e = state {
    match e with
    | V x -> return V(defaultArg (Map.tryFind x env) x)
    | L(x, b) ->
        let! x' = fresh
        let! b' = rename (Map.add x x' env) b
        return L(x', b')
    | A(f, a) ->
        let! f = rename env f
        let! a = rename env a
        return A(f, a) }
let counterLoop = state {
    for i in 1..5 do
        if i % 2 = 1 then do! State.modify ((+) i)
    let! s = State.get
    return s * 10 }
let fetch id : Async<Result<string, string>> = async {
    do! Async.Sleep 1
    return if id > 0 then Ok $"user{id}" elif id = 0 then Error "zero" else failwith "negative" }
let flow id = asyncResult {
    let! (u: string) = fetch id
    let! n = (if u.Length > 5 then Error "too long" else Ok u.Length)
    let! t = Ok(n * 2)
    if t > 100 then return! Error "huge"
    try
        let! other = fetch (id - 5)
        return u + other + string t
    with e -> return! Error("caught " + e.Message) }
let w = writer {
    "start"
    let! x = { Log = [ "x" ]; Value = 20 }
    if x > 10 then "big"
    let! y = writer { "inner"
                      return x + 1 }
    return x + y }
let triples n = choose {
    let! c = [ 1..n ]
    let! b = [ 1..c ]
    let! a = [ 1..b ]
    do! guard (a * a + b * b = c * c)
    return a, b, c }
printfn "%A %A %A" (sum3 "1" "2" "3") (sum3 "1" "x" "3") (sum3 "-1" "2" "3")
printfn "%A %A %A" (firstBig [ "5"; "300"; "9" ]) (firstBig [ "1"; "q" ]) (firstBig [ "7" ])
printfn "%A" (rename Map.empty (L("x", A(V "x", L("y", A(V "y", A(V "x", V "z")))))) |> State.run 0)
printfn "%A" (State.run 100 counterLoop)
for id in [ 6; 3; 0; 123456; 5 ] do printfn "%d %A" id (flow id |> Async.RunSynchronously)
printfn "%A" w
printfn "%A" (triples 20)
printfn "%A" (choose { 1; yield! [ 2; 3 ]; for i in 4..6 do if i <> 5 then i * 10 })
let mutable tries = 0
printfn "%d" (retry 5 { tries <- tries + 1
                        if tries < 3 then failwithf "no %d" tries
                        return tries * 100 })
printfn "%s" (row { col "a" 1
                    col "b" "two"
                    when' (tries > 2) "c" (box 3.5)
                    map (fun (k, v) -> k.ToUpper(), v) })
let q = query { for x in [ 5; 3; 9; 1 ] do where (x > 2); sortBy x; select (x * x) } |> Seq.toList
printfn "%A" q
