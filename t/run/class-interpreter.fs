// out: 8
// out: 25
// out: error: unbound y
// out: error: not a bool: 1
// out: error: numbers wanted
// out: <fun>
// out: error: abstract
type Value =
    | Number of float
    | Bool of bool
    | Func of (Value list -> Value)
    override v.ToString() =
        match v with
        | Number n -> string n
        | Bool b -> if b then "true" else "false"
        | Func _ -> "<fun>"
exception EvalError of string
type Env(parent: Env option) =
    let vars = System.Collections.Generic.Dictionary<string, Value>()
    member _.Define(n, v) = vars.[n] <- v
    member _.Lookup(n: string) : Value =
        match vars.TryGetValue n, parent with
        | (true, v), _ -> v
        | _, Some p -> p.Lookup n
        | _ -> raise (EvalError("unbound " + n))
    new() = Env(None)
type Node() =
    abstract Eval: Env -> Value
    default _.Eval _ = raise (EvalError "abstract")
type Lit(v) =
    inherit Node()
    override _.Eval _ = v
type Var(n) =
    inherit Node()
    override _.Eval e = e.Lookup n
type If(c: Node, a: Node, b: Node) =
    inherit Node()
    override _.Eval e =
        match c.Eval e with
        | Bool true -> a.Eval e
        | Bool false -> b.Eval e
        | v -> raise (EvalError(sprintf "not a bool: %O" v))
type Call(f: Node, args: Node list) =
    inherit Node()
    override _.Eval e =
        match f.Eval e with
        | Func g -> g (args |> List.map (fun a -> a.Eval e))
        | v -> raise (EvalError(sprintf "not a function: %O" v))
type Let(n: string, v: Node, body: Node) =
    inherit Node()
    override _.Eval e =
        let inner = Env(Some e)
        inner.Define(n, v.Eval e)
        body.Eval inner
let num f = Func(function [ Number a; Number b ] -> Number(f a b) | _ -> raise (EvalError "numbers wanted"))
let globals = Env()
globals.Define("+", num (+))
globals.Define("*", num (*))
globals.Define("<", Func(function [ Number a; Number b ] -> Bool(a < b) | _ -> raise (EvalError "numbers wanted")))
let n x = Lit(Number x) :> Node
let call f xs = Call(Var f, xs) :> Node
let show (p: Node) =
    try printfn "%O" (p.Eval globals)
    with EvalError m -> printfn "error: %s" m
show (call "+" [ n 1.0; call "*" [ n 2.0; n 3.5 ] ])
show (Let("x", n 5.0, If(call "<" [ Var "x"; n 10.0 ], call "*" [ Var "x"; Var "x" ], n 0.0)))
show (Var "y")
show (If(n 1.0, n 2.0, n 3.0))
show (call "+" [ Lit(Bool true); n 1.0 ])
show (Var "+")
show (Node())
