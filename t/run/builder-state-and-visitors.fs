// out: dispose r
// out: ((1, 15, 15, "r"), 15)
// out: dispose r
// out: ((0, 0, 0, "large"), 109)
// out: (5, 6)
// out: 16
// out: let x = (1 + 2) in (x + let y = x in (y + 10))
// out: (6, set ["z"])
// out: missing q
module Program
open System
open System.Collections.Generic

// a state builder with classes inside, interfaces with generic methods, and active patterns
type State<'s, 'a> = State of ('s -> 'a * 's)
module State =
    let run (State f) s = f s
    let get<'s> : State<'s, 's> = State(fun s -> s, s)
    let put s = State(fun _ -> (), s)
    let modify f = State(fun s -> (), f s)
type StateBuilder() =
    member _.Return x = State(fun s -> x, s)
    member _.ReturnFrom(x: State<'s, 'a>) = x
    member _.Bind(State f, k) = State(fun s -> let a, s' = f s in State.run (k a) s')
    member _.Zero() = State(fun s -> (), s)
    member _.Combine(State a, State b) = State(fun s -> let (), s' = a s in b s')
    member _.Delay(f: unit -> State<'s, 'a>) = State(fun s -> State.run (f ()) s)
    member this.While(guard, body: State<'s, unit>) : State<'s, unit> =
        if guard () then this.Bind(body, fun () -> this.While(guard, body)) else this.Zero()
    member _.Using(r: 'r when 'r :> IDisposable, f: 'r -> State<'s, 'a>) =
        State(fun s -> try State.run (f r) s finally r.Dispose())
    member this.For(xs: seq<'a>, body: 'a -> State<'s, unit>) : State<'s, unit> =
        let e = xs.GetEnumerator()
        this.While(e.MoveNext, this.Delay(fun () -> body e.Current))
    member _.TryWith(State f, h: exn -> State<'s, 'a>) = State(fun s -> try f s with e -> State.run (h e) s)
    member _.MergeSources(State a, State b) = State(fun s -> let x, s1 = a s in let y, s2 = b s1 in (x, y), s2)
    [<CustomOperation("tick", MaintainsVariableSpaceUsingBind = true)>]
    member _.Tick(State f) = State(fun s -> let x, s' = f s in x, s' + 1)
let state = StateBuilder()

type Noisy(name: string) =
    member _.Name = name
    interface IDisposable with
        member _.Dispose() = printfn "dispose %s" name

let counter =
    state {
        let! a = State.get
        use r = new Noisy("r")
        do! State.put (a + 10)
        for x in [ 1; 2; 3 ] do
            if x % 2 = 1 then do! State.modify (fun s -> s + x)
        let! b = State.get
        and! c = State.get
        try
            if b > 100 then failwith "large"
            return (a, b, c, r.Name)
        with e -> return (0, 0, 0, e.Message)
    }
printfn "%A" (State.run counter 1)
printfn "%A" (State.run counter 95)
printfn "%A" (State.run (state { let! x = State.get
                                 tick
                                 return x }) 5)

type IVisitor<'r> =
    abstract Num: int -> 'r
    abstract Add: IExpr * IExpr -> 'r
    abstract Let: string * IExpr * IExpr -> 'r
    abstract Var: string -> 'r
and IExpr =
    abstract Accept<'r> : IVisitor<'r> -> 'r
let num n = { new IExpr with member _.Accept v = v.Num n }
let add a b = { new IExpr with member _.Accept v = v.Add(a, b) }
let let' x e b = { new IExpr with member _.Accept v = v.Let(x, e, b) }
let var x = { new IExpr with member _.Accept v = v.Var x }
type Eval(env: Map<string, int>) =
    interface IVisitor<int> with
        member _.Num n = n
        member this.Add(a, b) = a.Accept this + b.Accept this
        member this.Let(x, e, b) = b.Accept(Eval(env.Add(x, e.Accept this)))
        member _.Var x = match env.TryFind x with Some v -> v | None -> raise (KeyNotFoundException x)
type Show() =
    interface IVisitor<string> with
        member _.Num n = string n
        member this.Add(a, b) = $"({a.Accept this} + {b.Accept this})"
        member this.Let(x, e, b) = $"let {x} = {e.Accept this} in {b.Accept this}"
        member _.Var x = x
type Depth() =
    static member val Instance = Depth() with get
    interface IVisitor<int * Set<string>> with
        member _.Num _ = 1, Set.empty
        member this.Add(a, b) = (let (x, p), (y, q) = a.Accept this, b.Accept this in 1 + max x y, p + q)
        member this.Let(x, e, b) = (let (d, p), (d2, q) = e.Accept this, b.Accept this in 1 + max d d2, p + q.Remove x)
        member _.Var x = 1, set [ x ]
let prog = let' "x" (add (num 1) (num 2)) (add (var "x") (let' "y" (var "x") (add (var "y") (num 10))))
printfn "%d" (prog.Accept(Eval Map.empty))
printfn "%s" (prog.Accept(Show()))
printfn "%A" ((add prog (var "z")).Accept Depth.Instance)
try printfn "%d" ((var "q").Accept(Eval Map.empty)) with :? KeyNotFoundException as e -> printfn "missing %s" e.Message
