// out: (([2; 4; 3; 6; 2], 17), { Seed = 1613448261u
// out:                           Draws = 122 })
// out: ([(10, "A"); (11, "B"); (12, "C")], 13)
// out: [[[cfg@8 true] false] true]
// out: 8 at 6,at 3,at 10,at 5,at 16,at 8,at 4,at 2,at 1
// out: (Ok false, map [("ann", 70); ("bob", 50)])
// out: (Ok true, map [("bob", 120)])
// out: (Error "insufficient", map [("ann", 100); ("bob", 20)])
// out: (Error "no account eve", map [("ann", 100); ("bob", 20)])
// out:  get x
// out:   get y
// out:    put x 0
// out:     put y 100
// out:      del x
// out:       = Ok true
// monads: state, reader, writer, free
module Monads
open System

type State<'s, 'a> = State of ('s -> 'a * 's)
module State =
    let run (State f) s = f s
    let get = State(fun s -> s, s)
    let put s = State(fun _ -> (), s)
    let modify f = State(fun s -> (), f s)
    let map f m = State(fun s -> let a, s = run m s in f a, s)
    let bind f m = State(fun s -> let a, s' = run m s in run (f a) s')
    let ret a = State(fun s -> a, s)
    let rec mapM f = function
        | [] -> ret []
        | x :: xs -> f x |> bind (fun y -> mapM f xs |> map (fun ys -> y :: ys))
type StateBuilder() =
    member _.Return a = State.ret a
    member _.ReturnFrom(m: State<_, _>) = m
    member _.Bind(m, f) = State.bind f m
    member _.Zero() = State.ret ()
    member _.Combine(a, b) = State.bind (fun () -> b) a
    member _.Delay f = State(fun s -> State.run (f ()) s)
    member this.While(cond, body) =
        if cond () then State.bind (fun () -> this.While(cond, body)) body else State.ret ()
    member this.For(xs: seq<_>, f) =
        (State.ret (), xs) ||> Seq.fold (fun acc x -> State.bind (fun () -> f x) acc)
let state = StateBuilder()

type Rng = { Seed: uint32; Draws: int }
let nextInt bound =
    state {
        let! r = State.get
        let seed = r.Seed * 1664525u + 1013904223u
        do! State.put { Seed = seed; Draws = r.Draws + 1 }
        return int (seed >>> 16) % bound
    }
let dice n =
    state {
        let mutable total = 0
        for _ in 1..n do
            ()
        let! rolls = State.mapM (fun _ -> nextInt 6 |> State.map ((+) 1)) [ 1..n ]
        if List.contains 6 rolls then
            do! State.modify (fun r -> { r with Draws = r.Draws + 100 })
        for r in rolls do
            do! State.modify (fun s -> { s with Draws = s.Draws + r })
        return rolls, List.sum rolls
    }
printfn "%A" (State.run (dice 5) { Seed = 42u; Draws = 0 })
let label tree =
    let rec go t =
        state {
            match t with
            | [] -> return []
            | (x: string) :: rest ->
                let! n = State.get
                do! State.put (n + 1)
                let! tail = go rest
                return (n, x.ToUpper()) :: tail
        }
    State.run (go tree) 10
printfn "%A" (label [ "a"; "b"; "c" ])

type Reader<'env, 'a> = 'env -> 'a
type ReaderBuilder() =
    member inline _.Return(a: 'a) : Reader<'e, 'a> = fun _ -> a
    member inline _.Bind([<InlineIfLambda>] m: Reader<'e, 'a>, [<InlineIfLambda>] f: 'a -> Reader<'e, 'b>) : Reader<'e, 'b> = fun e -> f (m e) e
    member inline _.ReturnFrom(m: Reader<'e, 'a>) = m
    member _.Zero() : Reader<'e, unit> = fun _ -> ()
let reader = ReaderBuilder()
let ask: Reader<'e, 'e> = id
let asks f : Reader<_, _> = f
let local f (m: Reader<_, _>) : Reader<_, _> = f >> m
type Config = { Name: string; Depth: int; Verbose: bool }
let rec describe n =
    reader {
        let! c = ask
        let! depth = asks _.Depth
        if n = 0 then
            return $"{c.Name}@{depth}"
        else
            let! inner = local (fun c -> { c with Depth = c.Depth * 2; Verbose = not c.Verbose }) (describe (n - 1))
            return sprintf "[%s %b]" inner c.Verbose
    }
printfn "%s" (describe 3 { Name = "cfg"; Depth = 1; Verbose = true })

type Writer<'w, 'a> = { Value: 'a; Log: 'w list }
type WriterBuilder() =
    member _.Yield w = { Value = (); Log = [ w ] }
    member _.Return a = { Value = a; Log = [] }
    member _.Bind(m, f) =
        let r = f m.Value
        { Value = r.Value; Log = m.Log @ r.Log }
    member _.Combine(a: Writer<_, unit>, b) = { Value = b.Value; Log = a.Log @ b.Log }
    member _.Delay f = f ()
    member _.Zero() = { Value = (); Log = [] }
let writer = WriterBuilder()
let rec collatz n =
    writer {
        yield sprintf "at %d" n
        if n = 1 then return 0
        else
            let! rest = collatz (if n % 2 = 0 then n / 2 else 3 * n + 1)
            return rest + 1
    }
let w = collatz 6
printfn "%d %s" w.Value (String.concat "," w.Log)

// free monad of a key-value store
type KV<'next> =
    | Put of string * int * 'next
    | Get of string * (int option -> 'next)
    | Del of string * (bool -> 'next)
type Program<'a> =
    | Pure of 'a
    | Free of KV<Program<'a>>
module KV =
    let map f = function
        | Put(k, v, n) -> Put(k, v, f n)
        | Get(k, n) -> Get(k, n >> f)
        | Del(k, n) -> Del(k, n >> f)
let rec bindP f = function
    | Pure a -> f a
    | Free op -> Free(KV.map (bindP f) op)
type ProgramBuilder() =
    member _.Return a = Pure a
    member _.ReturnFrom(p: Program<_>) = p
    member _.Bind(p, f) = bindP f p
    member _.Zero() = Pure()
    member _.Combine(a, b) = bindP (fun () -> b) a
    member _.Delay f = f ()
let program = ProgramBuilder()
let put k v = Free(Put(k, v, Pure()))
let get k = Free(Get(k, Pure))
let del k = Free(Del(k, Pure))
let transfer a b amount =
    program {
        let! x = get a
        let! y = get b
        match x, y with
        | Some x, Some y when x >= amount ->
            do! put a (x - amount)
            do! put b (y + amount)
            if x = amount then
                let! gone = del a
                return Ok gone
            else
                return Ok false
        | Some _, Some _ -> return Error "insufficient"
        | _ -> return Error $"no account {(if x.IsNone then a else b)}"
    }
let rec interpret store = function
    | Pure a -> a, store
    | Free(Put(k, v, next)) -> interpret (Map.add k v store) next
    | Free(Get(k, next)) -> interpret store (next (Map.tryFind k store))
    | Free(Del(k, next)) -> interpret (Map.remove k store) (next (Map.containsKey k store))
let rec trace depth p =
    match p with
    | Pure a -> printfn "%*s= %A" depth "" a
    | Free(Put(k, v, n)) -> printfn "%*sput %s %d" depth "" k v; trace (depth + 1) n
    | Free(Get(k, n)) -> printfn "%*sget %s" depth "" k; trace (depth + 1) (n (Some 50))
    | Free(Del(k, n)) -> printfn "%*sdel %s" depth "" k; trace (depth + 1) (n true)
let store = Map [ "ann", 100; "bob", 20 ]
for t in [ transfer "ann" "bob" 30; transfer "ann" "bob" 100; transfer "bob" "ann" 21; transfer "ann" "eve" 1 ] do
    printfn "%A" (interpret store t)
trace 1 (transfer "x" "y" 50)
