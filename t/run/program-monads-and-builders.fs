// out: [(100, 'a'); (101, 'c'); (102, 'f'); (103, 'i'); (104, 'l'); (105, 'n');
// out:  (106, 'n'); (107, 'o'); (108, 't'); (109, 'u')]
// out: ((9, 10, "11"), 11)
// out: 21
// out:   gcd 1071 462
// out:   gcd 462 147
// out:   gcd 147 21
// out:   gcd 21 0
// out: { Value = ()
// out:   Log = [1; 4; 9] }
// out: bob:hey|
// out:   bob:hey!|
// out:     bob:hey!!|
// out:       hey!!!.|
// out: (Some 3,
// out:  ["question 1"; "you said a"; "question 2"; "you said b"; "question 3";
// out:   "you said c"])
// out: (None, ["question 1"; "you said a"; "question 2"; "stopped"])
// out: (None, ["question 1"; "you said a"; "question 2"; "eof"])
// out: select id, name from users where age = '42' and city = 'Rome' limit 10
// out: select a, b from t
// out: Ok 6 Error ["a must be positive"; "c must be positive"]
// out: dispose inner
// out: dispose outer
// out: Ok 0
// out: dispose inner
// out: dispose outer
// out: Ok -1
// out: dispose inner
// out: dispose outer
// out: Error ["too big"]
// out: dispose inner
// out: dispose outer
// out: Error ["n must be positive"]
// State, writer, reader, free monad, query operations, results: each with its builder.
module Monads
// State, Reader, Writer, Parser, Result with custom operations, Free
type State<'s, 'a> = State of ('s -> 'a * 's)
module State =
    let run (State f) s = f s
    let eval m s = run m s |> fst
    let exec m s = run m s |> snd
    let ret x = State(fun s -> x, s)
    let bind f m = State(fun s -> let a, s' = run m s in run (f a) s')
    let map f m = bind (f >> ret) m
    let get = State(fun s -> s, s)
    let put s = State(fun _ -> (), s)
    let modify f = State(fun s -> (), f s)
    let gets f = State(fun s -> f s, s)
type StateBuilder() =
    member _.Return x = State.ret x
    member _.ReturnFrom(m: State<_, _>) = m
    member _.Bind(m, f) = State.bind f m
    member _.Zero() = State.ret ()
    member _.Combine(a, b) = State.bind (fun () -> b) a
    member _.Delay f = State(fun s -> State.run (f ()) s)
    member this.While(cond, body) = if not (cond ()) then this.Zero() else this.Combine(body, this.Delay(fun () -> this.While(cond, body)))
    member this.For(xs: seq<'a>, f: 'a -> State<'s, unit>) = xs |> Seq.map f |> Seq.fold (fun acc m -> State.bind (fun () -> m) acc) (State.ret ())
    member _.BindReturn(m, f) = State.map f m
    member _.MergeSources(a, b) = State.bind (fun x -> State.map (fun y -> x, y) b) a
let state = StateBuilder()
let fresh = state {
    let! n = State.get
    do! State.put (n + 1)
    return n }
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let rec label t = state {
    match t with
    | Leaf -> return Leaf
    | Node (l, x, r) ->
        let! l' = label l
        let! n = fresh
        let! r' = label r
        return Node(l', (n, x), r') }
let rec ofList = function [] -> Leaf | x :: xs -> (let a, b = List.partition (fun y -> y < x) xs in Node(ofList a, x, ofList b))
let rec toList = function Leaf -> [] | Node (l, x, r) -> toList l @ [ x ] @ toList r
let t = ofList (List.ofSeq "functional")
printfn "%A" (State.eval (label t) 100 |> toList)
let counterM = state {
    for i in 1..5 do
        if i % 2 = 1 then
            do! State.modify ((+) i)
    let! a = fresh
    and! b = fresh
    let! total = State.gets string
    return a, b, total }
printfn "%A" (State.run counterM 0)
// Writer
type Writer<'w, 'a> = { Value: 'a; Log: 'w list }
type WriterBuilder() =
    member _.Return x = { Value = x; Log = [] }
    member _.Bind(m, f) = let m' = f m.Value in { Value = m'.Value; Log = m.Log @ m'.Log }
    member _.Zero() = { Value = (); Log = [] }
    member _.Yield(w: 'w) = { Value = (); Log = [ w ] }
    member _.Combine(a: Writer<_, unit>, b) = { Value = b.Value; Log = a.Log @ b.Log }
    member _.Delay f = f ()
    member _.For(xs: seq<_>, f) = { Value = (); Log = [ for x in xs do yield! (f x).Log ] }
let writer = WriterBuilder()
let rec gcd a b = writer {
    yield sprintf "gcd %d %d" a b
    if b = 0 then return a
    else
        let! r = gcd b (a % b)
        return r }
let g = gcd 1071 462
printfn "%d" g.Value
g.Log |> List.iter (printfn "  %s")
printfn "%A" (writer { for x in [ 1; 2; 3 ] do yield x * x })
// Reader
type Reader<'e, 'a> = 'e -> 'a
type ReaderBuilder() =
    member _.Return(x: 'a) : Reader<'e, 'a> = fun _ -> x
    member _.Bind(m: Reader<'e, 'a>, f: 'a -> Reader<'e, 'b>) : Reader<'e, 'b> = fun e -> f (m e) e
    member _.ReturnFrom(m: Reader<'e, 'a>) = m
let reader = ReaderBuilder()
let ask: Reader<'e, 'e> = id
let asks f : Reader<'e, 'a> = f
let local (f: 'e -> 'e) (m: Reader<'e, 'a>) : Reader<'e, 'a> = f >> m
type Config = { Depth: int; Name: string }
let rec indent text = reader {
    let! c = ask
    if c.Depth > 2 then return [ String.replicate c.Depth "  " + text + "." ]
    else
        let! inner = local (fun c -> { c with Depth = c.Depth + 1 }) (indent (text + "!"))
        let! name = asks (fun c -> c.Name)
        return (String.replicate c.Depth "  " + name + text) :: inner }
indent "hey" { Depth = 0; Name = "bob:" } |> List.iter (printfn "%s|")
// Free monad
type Instr<'next> =
    | Say of string * 'next
    | Ask of (string -> 'next)
    | Done
module Instr =
    let map f = function
        | Say (s, n) -> Say(s, f n)
        | Ask k -> Ask(k >> f)
        | Done -> Done
type Program<'a> =
    | Pure of 'a
    | Free of Instr<Program<'a>>
let rec bindP f = function
    | Pure x -> f x
    | Free i -> i |> Instr.map (bindP f) |> Free
type ProgBuilder() =
    member _.Return x = Pure x
    member _.Bind(m, f) = bindP f m
    member _.ReturnFrom(m: Program<_>) = m
    member _.Zero() = Pure()
    member _.Combine(a, b) = bindP (fun () -> b ()) a
    member _.Delay(f: unit -> Program<_>) = f
    member _.Run(f: unit -> Program<'a>) = f ()
let prog = ProgBuilder()
let say s = Free(Say(s, Pure()))
let askP = Free(Ask Pure)
let stop<'a> : Program<'a> = Free Done
let rec dialog n = prog {
    do! say $"question {n}"
    let! answer = askP
    if answer = "quit" then return! stop
    do! say ("you said " + answer)
    if n < 3 then return! dialog (n + 1) else return n }
let rec interpret inputs out p =
    match p, inputs with
    | Pure x, _ -> Some x, List.rev out
    | Free (Say (s, n)), _ -> interpret inputs (s :: out) n
    | Free (Ask k), i :: rest -> interpret rest out (k i)
    | Free (Ask _), [] -> None, List.rev ("eof" :: out)
    | Free Done, _ -> None, List.rev ("stopped" :: out)
printfn "%A" (interpret [ "a"; "b"; "c" ] [] (dialog 1))
printfn "%A" (interpret [ "a"; "quit"; "c" ] [] (dialog 1))
printfn "%A" (interpret [ "a" ] [] (dialog 1))
// builder with custom operations
type Query = { Table: string; Cols: string list; Where: (string * string) list; Limit: int option }
type QueryBuilder(table) =
    member _.Yield(()) = { Table = table; Cols = []; Where = []; Limit = None }
    [<CustomOperation "select">]
    member _.Select(q, cols) = { q with Cols = q.Cols @ cols }
    [<CustomOperation "where">]
    member _.Where(q, col, value) = { q with Where = (col, value.ToString()) :: q.Where }
    [<CustomOperation("limit")>]
    member _.Limit(q, n) = { q with Limit = Some n }
    member _.Run(q) =
        let cols = match q.Cols with [] -> "*" | cs -> String.concat ", " cs
        let where = match List.rev q.Where with [] -> "" | ws -> " where " + (ws |> List.map (fun (c, v) -> $"{c} = '{v}'") |> String.concat " and ")
        let limit = q.Limit |> Option.map (sprintf " limit %d") |> Option.defaultValue ""
        $"select {cols} from {q.Table}{where}{limit}"
let from t = QueryBuilder t
printfn "%s" (from "users" { select [ "id"; "name" ]; where "age" 42; where "city" "Rome"; limit 10 })
printfn "%s" (from "t" {
    select [ "a" ]
    select [ "b" ]
})
// result builder
type ResultBuilder() =
    member _.Return x = Ok x
    member _.ReturnFrom(x: Result<_, _>) = x
    member _.Bind(m, f) = Result.bind f m
    member _.MergeSources(a, b) =
        match a, b with
        | Ok x, Ok y -> Ok(x, y)
        | Error e, Ok _ | Ok _, Error e -> Error e
        | Error e, Error f -> Error(e @ f)
    member _.BindReturn(m, f) = Result.map f m
    member _.TryWith(body, handler) = try body () with e -> handler e
    member _.TryFinally(body, fin) = try body () finally fin ()
    member _.Delay(f: unit -> Result<_, _>) = f
    member _.Run f = f ()
    member this.Using(r: 'r when 'r :> System.IDisposable, f) = this.TryFinally((fun () -> f r), (fun () -> r.Dispose()))
let result = ResultBuilder()
let positive name n = if n > 0 then Ok n else Error [ $"{name} must be positive" ]
let make a b c = result {
    let! a = positive "a" a
    and! b = positive "b" b
    and! c = positive "c" c
    return a * b * c }
printfn "%A %A" (make 1 2 3) (make 0 2 -3)
let res name = { new System.IDisposable with member _.Dispose() = printfn "dispose %s" name }
let risky n = result {
    use _ = res "outer"
    try
        use r = res "inner"
        let! x = positive "n" n
        if x > 100 then failwith "too big"
        return x / (x - 50)
    with
    | :? System.DivideByZeroException -> return -1
    | Failure m -> return! Error [ m ] }
for n in [ 10; 50; 101; -1 ] do printfn "%A" (risky n)
