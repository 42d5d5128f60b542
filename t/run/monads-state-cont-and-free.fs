// out: (\x0.\y1.x0 y1) (\x2.x2)
// out: (1090, 109)
// out: 5 div by zero
// out: 5050
// out: (["welcome"; "name? ann"; "age of ann? 30"], Some ("ann", 30))
// out: (["welcome"; "name? "; "bye"], None)
// out: (6, "three doubled")
// out: 3628800
// out: forced
// out: 42 42 true
module Program
// free-monad-ish interpreter, state builder, continuation builder, writer via SRTP bind
open System
type State<'s, 'a> = State of ('s -> 'a * 's)
module State =
    let run s (State f) = f s
    let eval s m = run s m |> fst
    let get = State (fun s -> s, s)
    let put s = State (fun _ -> (), s)
    let modify f = State (fun s -> (), f s)
    let map f (State g) = State (fun s -> let a, s' = g s in f a, s')
type StateBuilder() =
    member inline _.Return x = State (fun s -> x, s)
    member inline _.ReturnFrom (m: State<_, _>) = m
    member inline _.Bind (State f, [<InlineIfLambda>] k) = State (fun s -> let a, s' = f s in let (State g) = k a in g s')
    member inline this.Zero () = this.Return ()
    member inline _.Delay ([<InlineIfLambda>] f) = State (fun s -> let (State g) = f () in g s)
    member inline this.Combine (a, b) = this.Bind (a, fun () -> b)
    member this.For (xs: seq<'a>, body: 'a -> State<'s, unit>) = Seq.fold (fun acc x -> this.Combine (acc, this.Delay (fun () -> body x))) (this.Zero ()) xs
    member this.While (g, body) : State<'s, unit> = if g () then this.Bind (body, fun () -> this.While (g, body)) else this.Zero ()
let state = StateBuilder()
let fresh prefix = state {
    let! n = State.get
    do! State.put (n + 1)
    return sprintf "%s%d" prefix n }
type Term = V of string | L of string * Term | A of Term * Term
let rec rename env t = state {
    match t with
    | V x -> return V (defaultArg (Map.tryFind x env) x)
    | L (x, b) ->
        let! y = fresh x
        let! b' = rename (Map.add x y env) b
        return L (y, b')
    | A (f, x) ->
        let! f' = rename env f
        let! x' = rename env x
        return A (f', x') }
let rec show = function
    | V x -> x
    | L (x, b) -> $"\\{x}.{show b}"
    | A (f, (V _ as x)) -> $"{wrap f} {show x}"
    | A (f, x) -> $"{wrap f} ({show x})"
and wrap = function L _ as l -> "(" + show l + ")" | t -> show t
printfn "%s" (rename Map.empty (A (L ("x", L ("y", A (V "x", V "y"))), L ("x", V "x"))) |> State.eval 0 |> show)
let counter = state {
    for i in 1 .. 5 do
        if i % 2 = 1 then do! State.modify ((+) i)
    let! s = State.get
    return s * 10 }
printfn "%A" (State.run 100 counter)
type Cont<'a, 'r> = ('a -> 'r) -> 'r
type ContBuilder() =
    member _.Return x : Cont<_, _> = fun k -> k x
    member _.Bind (m: Cont<'a, 'r>, f: 'a -> Cont<'b, 'r>) : Cont<'b, 'r> = fun k -> m (fun a -> f a k)
    member _.ReturnFrom (m: Cont<_, _>) = m
let cont = ContBuilder()
let callCC (f: ('a -> Cont<'b, 'r>) -> Cont<'a, 'r>) : Cont<'a, 'r> = fun k -> f (fun a _ -> k a) k
let safeDiv a b = callCC (fun exit -> cont {
    if b = 0 then return! exit "div by zero"
    else return string (a / b) })
printfn "%s %s" (safeDiv 10 2 id) (safeDiv 1 0 id)
let rec sumTo n : Cont<int, 'r> = cont {
    if n = 0 then return 0
    else
        let! rest = sumTo (n - 1)
        return rest + n }
sumTo 100 (printfn "%d")
type Cmd<'next> =
    | Say of string * 'next
    | Ask of string * (string -> 'next)
    | Done
module Cmd =
    let map f = function Say (s, n) -> Say (s, f n) | Ask (q, k) -> Ask (q, k >> f) | Done -> Done
type Free<'a> = Pure of 'a | Step of Cmd<Free<'a>>
let rec bind f = function Pure a -> f a | Step c -> Step (Cmd.map (bind f) c)
type FreeBuilder() =
    member _.Return x = Pure x
    member _.Bind (m, f) = bind f m
    member _.ReturnFrom (m: Free<_>) = m
    member _.Zero () = Pure ()
    member _.Combine (a: Free<unit>, b) = bind (fun () -> b) a
    member _.Delay (f: unit -> Free<_>) = f ()
let free = FreeBuilder()
let say s = Step (Say (s, Pure ()))
let ask q = Step (Ask (q, Pure))
let quit<'a> : Free<'a> = Step Done
let program = free {
    do! say "welcome"
    let! name = ask "name"
    if name = "" then do! quit
    let! age = ask $"age of {name}"
    return name, int age }
let rec interp answers log = function
    | Pure a -> List.rev log, Some a
    | Step Done -> List.rev ("bye" :: log), None
    | Step (Say (s, n)) -> interp answers (s :: log) n
    | Step (Ask (q, k)) ->
        match answers with
        | a :: rest -> interp rest ($"{q}? {a}" :: log) (k a)
        | [] -> List.rev log, None
printfn "%A" (interp [ "ann"; "30" ] [] program)
printfn "%A" (interp [ "" ] [] program)
type Writer = | Writer with
    static member inline (>>=) ((a, w1: ^w), f) = let b, w2 = f a in b, w1 + w2
let inline tell w = (), w
let r = (3, "three ") |> fun m -> (let a, w = m in let b, w2 = (a * 2, "doubled") in b, w + w2)
printfn "%A" r
let rec fix f x = f (fix f) x
printfn "%d" (fix (fun self n -> if n <= 1 then 1 else n * self (n - 1)) 10)
let y = lazy (printfn "forced"; 42)
printfn "%d %d %b" y.Value (y.Force()) y.IsValueCreated
