// out: id       : 'a -> 'a
// out: const    : 'a -> 'b -> 'a
// out: compose  : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b
// out: let-poly : int * bool
// out: mono     : error: cannot unify int with bool
// out: omega    : error: infinite type 'a -> 'b
// out: s        : ('a -> 'b -> 'c) -> ('a -> 'b) -> 'a -> 'c
// out: sum      : int -> int
// out: unbound  : error: unbound q
// out: iff      : error: cannot unify int with bool
// out: fst      : int
// out: S(S(KS)(S(KK)S))(KK)
// out: fba
// out: no Int 3
module PrettyPrinter
// Wadler-style pretty printer; expression compiler to stack code; type inference (Hindley-Milner)
open System
open System.Collections.Generic
type Doc =
    | Nil
    | Text of string * Doc
    | Line of int * Doc
type Term =
    | Var of string
    | Lam of string * Term
    | App of Term * Term
    | Let of string * Term * Term
    | Int of int
    | Bool of bool
    | If of Term * Term * Term
    | Pair of Term * Term
    static member (.@)(f, x) = App(f, x)
type Type =
    | TVar of int
    | TInt
    | TBool
    | Fun of Type * Type
    | Prod of Type * Type
    member t.Free =
        match t with
        | TVar v -> Set.singleton v
        | TInt | TBool -> Set.empty
        | Fun(a, b) | Prod(a, b) -> a.Free + b.Free
type Scheme = Forall of Set<int> * Type
exception TypeError of string
type Subst = Map<int, Type>
let rec apply (s: Subst) = function
    | TVar v as t -> (match s.TryFind v with Some t' -> apply s t' | None -> t)
    | Fun(a, b) -> Fun(apply s a, apply s b)
    | Prod(a, b) -> Prod(apply s a, apply s b)
    | t -> t
let show t =
    let names = Dictionary<int, string>()
    let name v =
        if not (names.ContainsKey v) then names[v] <- $"'{char (int 'a' + names.Count)}"
        names[v]
    let rec go prec t =
        let paren p s = if prec > p then "(" + s + ")" else s
        match t with
        | TVar v -> name v
        | TInt -> "int"
        | TBool -> "bool"
        | Fun(a, b) -> let l = go 1 a in paren 0 (l + " -> " + go 0 b)
        | Prod(a, b) -> let l = go 2 a in paren 1 (l + " * " + go 2 b)
    go 0 t
type Inference() =
    let mutable next = 0
    let mutable subst: Subst = Map.empty
    member _.Fresh() = next <- next + 1; TVar next
    member _.Apply t = apply subst t
    member this.Unify(a, b) =
        match this.Apply a, this.Apply b with
        | TVar v, TVar w when v = w -> ()
        | TVar v, t | t, TVar v ->
            if t.Free.Contains v then raise (TypeError $"infinite type {show t}")
            subst <- subst.Add(v, t)
        | TInt, TInt | TBool, TBool -> ()
        | Fun(a, b), Fun(c, d) | Prod(a, b), Prod(c, d) ->
            this.Unify(a, c)
            this.Unify(b, d)
        | a, b -> raise (TypeError $"cannot unify {show a} with {show b}")
    member this.Generalize(env: Map<string, Scheme>, t) =
        let t = this.Apply t
        let envFree = env |> Map.toSeq |> Seq.map (fun (_, Forall(vs, t)) -> (this.Apply t).Free - vs) |> Set.unionMany
        Forall(t.Free - envFree, t)
    member this.Instantiate(Forall(vs, t)) =
        let fresh = vs |> Seq.map (fun v -> v, this.Fresh()) |> Map.ofSeq
        let rec go = function
            | TVar v as t -> defaultArg (fresh.TryFind v) t
            | Fun(a, b) -> Fun(go a, go b)
            | Prod(a, b) -> Prod(go a, go b)
            | t -> t
        go (this.Apply t)
    member this.Infer(env: Map<string, Scheme>, term) : Type =
        match term with
        | Int _ -> TInt
        | Bool _ -> TBool
        | Var x ->
            match env.TryGetValue x with
            | true, s -> this.Instantiate s
            | _ -> raise (TypeError $"unbound {x}")
        | Lam(x, body) ->
            let a = this.Fresh()
            let r = this.Infer(env.Add(x, Forall(Set.empty, a)), body)
            Fun(a, r)
        | App(f, x) ->
            let tf = this.Infer(env, f)
            let tx = this.Infer(env, x)
            let r = this.Fresh()
            this.Unify(tf, Fun(tx, r))
            r
        | Let(x, e, body) ->
            let t = this.Infer(env, e)
            this.Infer(env.Add(x, this.Generalize(env, t)), body)
        | If(c, a, b) ->
            this.Unify(this.Infer(env, c), TBool)
            let t = this.Infer(env, a)
            this.Unify(t, this.Infer(env, b))
            t
        | Pair(a, b) -> let ta = this.Infer(env, a) in Prod(ta, this.Infer(env, b))
let builtins =
    Map.map (fun _ t -> Forall(Set.empty, t)) (Map [ "+", Fun(TInt, Fun(TInt, TInt)); "=", Fun(TInt, Fun(TInt, TBool)); "not", Fun(TBool, TBool) ])
    |> Map.add "fst" (Forall(set [ -1; -2 ], Fun(Prod(TVar -1, TVar -2), TVar -1)))
    |> Map.add "fix" (Forall(set [ -1 ], Fun(Fun(TVar -1, TVar -1), TVar -1)))
let infer term =
    let i = Inference()
    try i.Infer(builtins, term) |> i.Apply |> show
    with TypeError m -> "error: " + m
let v = Var
for name, t in
    [ "id", Lam("x", v "x")
      "const", Lam("x", Lam("y", v "x"))
      "compose", Lam("f", Lam("g", Lam("x", v "f" .@ (v "g" .@ v "x"))))
      "let-poly", Let("id", Lam("x", v "x"), Pair(v "id" .@ Int 1, v "id" .@ Bool true))
      "mono", Lam("id", Pair(v "id" .@ Int 1, v "id" .@ Bool true))
      "omega", Lam("x", v "x" .@ v "x")
      "s", Lam("x", Lam("y", Lam("z", (v "x" .@ v "z") .@ (v "y" .@ v "z"))))
      "sum", v "fix" .@ Lam("f", Lam("n", If((v "=" .@ v "n") .@ Int 0, Int 0, (v "+" .@ v "n") .@ (v "f" .@ v "n"))))
      "unbound", v "q"
      "iff", If(Int 1, Int 2, Int 3)
      "fst", v "fst" .@ Pair(Int 1, Lam("z", v "z")) ] do
    printfn "%-9s: %s" name (infer t)
// SKI
type Ski = S | K | I | A of Ski * Ski | V of string
    with
        override this.ToString() =
            match this with
            | S -> "S" | K -> "K" | I -> "I" | V s -> s
            | A(f, (A _ as x)) -> $"{f}({x})"
            | A(f, x) -> string f + string x
let rec occurs x = function V y -> x = y | A(a, b) -> occurs x a || occurs x b | _ -> false
let rec abs' x = function
    | V y when x = y -> I
    | t when not (occurs x t) -> A(K, t)
    | A(f, V y) when x = y && not (occurs x f) -> f
    | A(a, b) -> A(A(S, abs' x a), abs' x b)
    | t -> A(K, t)
let rec toSki = function
    | Var x -> V x
    | Lam(x, b) -> abs' x (toSki b)
    | App(f, x) -> A(toSki f, toSki x)
    | t -> failwithf "no %A" t
let rec reduce t =
    match t with
    | A(I, x) -> reduce x
    | A(A(K, x), _) -> reduce x
    | A(A(A(S, f), g), x) -> reduce (A(A(f, x), A(g, x)))
    | A(a, b) ->
        let a' = reduce a
        if a' = a then A(a, reduce b) else reduce (A(a', b))
    | t -> t
let flip' = Lam("f", Lam("x", Lam("y", (v "f" .@ v "y") .@ v "x")))
printfn "%O" (toSki flip')
printfn "%O" (reduce (A(A(A(toSki flip', V "f"), V "a"), V "b")))
try toSki (Int 3) |> printfn "%O" with Failure m -> printfn "%s" m
