// out: id       : 'a -> 'a
// out: const    : 'a -> 'b -> 'a
// out: compose  : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b
// out: letpoly  : int
// out: omega    ! infinite type 'd = 'd -> 'e
// out: bad      ! cannot unify int with int -> 'd
// out: list     : int list
// out: nil      : 'a list
// out: badlist  ! cannot unify int with bool
// out: inc      : int -> int
// out: eq       : 'a -> bool
// out: unbound  ! unbound zzz
// type inference toy: Hindley-Milner
type Type =
    | TVar of int
    | TCon of string
    | TFun of Type * Type
    | TList of Type
type Expr =
    | EVar of string
    | EInt of int
    | EBool of bool
    | ELam of string * Expr
    | EApp of Expr * Expr
    | ELet of string * Expr * Expr
    | EIf of Expr * Expr * Expr
    | ENil
    | ECons of Expr * Expr
type Scheme = Forall of int list * Type
exception TypeError of string
type Subst = Map<int, Type>
let rec apply (s: Subst) t =
    match t with
    | TVar v ->
        match s.TryFind v with
        | Some t' -> apply s t'
        | None -> t
    | TCon _ -> t
    | TFun (a, b) -> TFun(apply s a, apply s b)
    | TList a -> TList(apply s a)
let rec ftv = function
    | TVar v -> Set.singleton v
    | TCon _ -> Set.empty
    | TFun (a, b) -> ftv a + ftv b
    | TList a -> ftv a
let rec show t =
    match t with
    | TVar v -> "'" + string (char (int 'a' + v % 26))
    | TCon c -> c
    | TFun (TFun _ as a, b) -> $"({show a}) -> {show b}"
    | TFun (a, b) -> show a + " -> " + show b
    | TList a -> show a + " list"
type Infer() =
    let mutable next = 0
    let mutable subst: Subst = Map.empty
    member _.Fresh() =
        next <- next + 1
        TVar(next - 1)
    member _.Apply t = apply subst t
    member this.Unify(a, b) =
        match this.Apply a, this.Apply b with
        | TVar x, TVar y when x = y -> ()
        | TVar v, t
        | t, TVar v ->
            if Set.contains v (ftv t) then raise (TypeError $"infinite type {show (TVar v)} = {show t}")
            subst <- Map.add v t subst
        | TCon x, TCon y when x = y -> ()
        | TFun (a1, b1), TFun (a2, b2) ->
            this.Unify(a1, a2)
            this.Unify(b1, b2)
        | TList x, TList y -> this.Unify(x, y)
        | x, y -> raise (TypeError(sprintf "cannot unify %s with %s" (show x) (show y)))
    member this.Instantiate(Forall (vs, t)) =
        let m = vs |> List.map (fun v -> v, this.Fresh()) |> Map.ofList
        let rec go t =
            match t with
            | TVar v -> Map.tryFind v m |> Option.defaultValue t
            | TCon _ -> t
            | TFun (a, b) -> TFun(go a, go b)
            | TList a -> TList(go a)
        go t
    member this.Generalize(env: Map<string, Scheme>, t) =
        let t = this.Apply t
        let bound =
            env
            |> Map.toSeq
            |> Seq.map (fun (_, Forall (vs, ty)) -> ftv (this.Apply ty) - set vs)
            |> Set.unionMany
        Forall(Set.toList (ftv t - bound), t)
    member this.Infer(env: Map<string, Scheme>, e) : Type =
        match e with
        | EVar x ->
            match env.TryFind x with
            | Some s -> this.Instantiate s
            | None -> raise (TypeError("unbound " + x))
        | EInt _ -> TCon "int"
        | EBool _ -> TCon "bool"
        | ELam (x, body) ->
            let a = this.Fresh()
            let b = this.Infer(env.Add(x, Forall([], a)), body)
            TFun(a, b)
        | EApp (f, x) ->
            let tf = this.Infer(env, f)
            let tx = this.Infer(env, x)
            let r = this.Fresh()
            this.Unify(tf, TFun(tx, r))
            r
        | ELet (x, v, body) ->
            let tv = this.Infer(env, v)
            this.Infer(env.Add(x, this.Generalize(env, tv)), body)
        | EIf (c, a, b) ->
            this.Unify(this.Infer(env, c), TCon "bool")
            let ta = this.Infer(env, a)
            this.Unify(ta, this.Infer(env, b))
            ta
        | ENil -> TList(this.Fresh())
        | ECons (h, t) ->
            let th = this.Infer(env, h)
            this.Unify(TList th, this.Infer(env, t))
            TList th
let normalize t =
    let order = System.Collections.Generic.Dictionary<int, int>()
    let rec go t =
        match t with
        | TVar v ->
            if not (order.ContainsKey v) then order.[v] <- order.Count
            TVar order.[v]
        | TCon _ -> t
        | TFun (a, b) ->
            let a = go a
            TFun(a, go b)
        | TList a -> TList(go a)
    go t
let prims =
    Map [ "add", Forall([], TFun(TCon "int", TFun(TCon "int", TCon "int")))
          "eq", Forall([ 0 ], TFun(TVar 0, TFun(TVar 0, TCon "bool")))
          "head", Forall([ 0 ], TFun(TList(TVar 0), TVar 0)) ]
let infer name e =
    let i = Infer()
    for _ in 1..3 do i.Fresh() |> ignore
    try
        let t = i.Infer(prims, e)
        printfn "%-8s : %s" name (show (normalize (i.Apply t)))
    with TypeError m -> printfn "%-8s ! %s" name m
let app f xs = List.fold (fun f x -> EApp(f, x)) f xs
infer "id" (ELam("x", EVar "x"))
infer "const" (ELam("x", ELam("y", EVar "x")))
infer "compose" (ELam("f", ELam("g", ELam("x", EApp(EVar "f", EApp(EVar "g", EVar "x"))))))
infer "letpoly" (ELet("id", ELam("x", EVar "x"), EIf(EApp(EVar "id", EBool true), EApp(EVar "id", EInt 1), EInt 2)))
infer "omega" (ELam("x", EApp(EVar "x", EVar "x")))
infer "bad" (EApp(EInt 1, EInt 2))
infer "list" (ECons(EInt 1, ECons(EInt 2, ENil)))
infer "nil" ENil
infer "badlist" (ECons(EInt 1, ECons(EBool true, ENil)))
infer "inc" (ELam("x", app (EVar "add") [ EVar "x"; EInt 1 ]))
infer "eq" (ELam("x", app (EVar "eq") [ EVar "x"; EApp(EVar "head", ENil) ]))
infer "unbound" (EVar "zzz")
