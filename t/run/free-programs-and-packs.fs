// out: (("bob", 13), ["hi"; "name?"])
// out: (("roberta", 17), ["hi"; "name?"; "long"])
// out: no answer
// out: ["003"; "s"; "1.5"] [3; 1; 3]
// out: 10
// out: 3 div by zero
// out: true false
module Program
open System
open System.Collections.Generic

// free monad / interpreters, GADT-like encodings by classes, existential packing by interfaces
type Cmd<'next> =
    | Say of string * 'next
    | Ask of string * (string -> 'next)
    | Add of int * int * (int -> 'next)
    static member Map(c, f) = match c with Say(s, n) -> Say(s, f n) | Ask(q, k) -> Ask(q, k >> f) | Add(a, b, k) -> Add(a, b, k >> f)
type Free<'a> =
    | Pure of 'a
    | Step of Cmd<Free<'a>>
    member this.Bind(k: 'a -> Free<'b>) : Free<'b> =
        match this with
        | Pure a -> k a
        | Step c -> Step(Cmd<_>.Map(c, fun (m: Free<'a>) -> m.Bind k))
type FreeBuilder() =
    member _.Return x = Pure x
    member _.ReturnFrom(x: Free<_>) = x
    member _.Bind(m: Free<'a>, k) = m.Bind k
    member _.Zero() = Pure()
    member _.Combine(a: Free<unit>, b: Free<'b>) = a.Bind(fun () -> b)
    member _.Delay f = f ()
let free = FreeBuilder()
let say s = Step(Say(s, Pure()))
let ask q = Step(Ask(q, Pure))
let plus a b = Step(Add(a, b, Pure))
let program =
    free {
        do! say "hi"
        let! name = ask "name"
        let! n = plus name.Length 10
        if n > 13 then do! say "long"
        return (name, n)
    }
let rec pureRun (answers: string list) out m =
    match m, answers with
    | Pure a, _ -> a, List.rev out
    | Step(Say(s, n)), _ -> pureRun answers (s :: out) n
    | Step(Ask(q, k)), a :: rest -> pureRun rest ((q + "?") :: out) (k a)
    | Step(Ask _), [] -> failwith "no answer"
    | Step(Add(a, b, k)), _ -> pureRun answers out (k (a + b))
printfn "%A" (pureRun [ "bob" ] [] program)
printfn "%A" (pureRun [ "roberta" ] [] program)
try pureRun [] [] program |> ignore with Failure m -> printfn "%s" m

// existential: a list of things with their own type
type IShowPack = abstract Apply: IShowFn<'r> -> 'r
and IShowFn<'r> = abstract Invoke<'a> : 'a * ('a -> string) -> 'r
let pack x show = { new IShowPack with member _.Apply f = f.Invoke(x, show) }
let packs = [ pack 3 (sprintf "%03d"); pack "s" id; pack [ 1.5 ] (fun l -> string l.Head) ]
let texts = [ for p in packs -> p.Apply { new IShowFn<string> with member _.Invoke(x, f) = f x } ]
let sizes = [ for p in packs -> p.Apply { new IShowFn<int> with member _.Invoke(x, f) = (f x).Length } ]
printfn "%A %A" texts sizes

// typed expressions by equality proofs
type Teq<'a, 'b> private (f: 'a -> 'b, g: 'b -> 'a) =
    member _.To = f
    member _.From = g
    static member Refl : Teq<'a, 'a> = Teq(id, id)
type Expr<'t> =
    | Int of int * Teq<int, 't>
    | Bool of bool * Teq<bool, 't>
    | If of Expr<bool> * Expr<'t> * Expr<'t>
    | Plus of Expr<int> * Expr<int> * Teq<int, 't>
    | Less of Expr<int> * Expr<int> * Teq<bool, 't>
type Ev =
    static member Eval<'t>(e: Expr<'t>) : 't =
        match e with
        | Int(n, q) -> q.To n
        | Bool(b, q) -> q.To b
        | If(c, a, b) -> if Ev.Eval c then Ev.Eval a else Ev.Eval b
        | Plus(a, b, q) -> q.To(Ev.Eval a + Ev.Eval b)
        | Less(a, b, q) -> q.To(Ev.Eval a < Ev.Eval b)
let int n = Int(n, Teq<_, _>.Refl)
let e = If(Less(int 1, Plus(int 1, int 1, Teq<_, _>.Refl), Teq<_, _>.Refl), int 10, int 20)
printfn "%d" (Ev.Eval e)
// church, continuations, and a trampolined recursion through a class
type Cont<'r, 'a> = delegate of ('a -> 'r) -> 'r
type ContBuilder() =
    member _.Return x = Cont(fun k -> k x)
    member _.Bind(c: Cont<'r, 'a>, f: 'a -> Cont<'r, 'b>) = Cont(fun k -> c.Invoke(fun a -> (f a).Invoke k))
    member _.CallCC(f: ('a -> Cont<'r, 'b>) -> Cont<'r, 'a>) = Cont(fun (k: 'a -> 'r) -> (f (fun a -> Cont(fun _ -> k a))).Invoke k)
let cont = ContBuilder()
let safeDiv a b = cont.CallCC(fun exit -> cont {
    let! d = if b = 0 then exit "div by zero" else cont { return a / b }
    return sprintf "%d" (d: int) })
printfn "%s %s" ((safeDiv 7 2).Invoke id) ((safeDiv 7 0).Invoke id)
type Tramp<'a> = Done of 'a | More of Lazy<Tramp<'a>>
let rec runT = function Done a -> a | More l -> runT l.Value
let rec even n = if n = 0 then Done true else More(lazy (odd (n - 1)))
and odd n = if n = 0 then Done false else More(lazy (even (n - 1)))
printfn "%b %b" (runT (even 100000)) (runT (odd 100000))
