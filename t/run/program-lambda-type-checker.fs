// out: 1 + 2 * 3
// out:     7 : int
// out: fun x -> x
// out:     <function> : 'a -> 'a
// out: let id x = x in (id 1, id true)
// out:     (1, true) : int * bool
// out: fun f g x -> f (g x)
// out:     <function> : ('a -> 'b) -> ('c -> 'a) -> 'c -> 'b
// out: fun x -> x x
// out:     type error: infinite type
// out: let rec fact n = if n <= 1 then 1 else n * fact (n - 1) in fact 10
// out:     3628800 : int
// out: let rec map f xs = match xs with [] -> [] | h :: t -> f h :: map f t in map (fun x -> (x, x * x)) (1 :: 2 :: 3 :: [])
// out:     [(1, 1); (2, 4); (3, 9)] : (int * int) list
// out: let rec fold f acc xs = match xs with [] -> acc | h :: t -> fold f (f acc h) t in fold
// out:     <function> : ('a -> 'b -> 'a) -> 'a -> 'b list -> 'a
// out: let pair x y = (x, y) in let swap p = (snd p, fst p) in swap (pair 1 "a")
// out:     ("a", 1) : string * int
// out: 1 + true
// out:     type error: int is not bool
// out: if 1 then 2 else 3
// out:     type error: int is not bool
// out: fun x -> y
// out:     type error: unknown name y
// out: 1 :: true :: []
// out:     type error: int is not bool
// out: let f = fun x -> let g = fun y -> (x, y) in (g 1, g true) in f "s"
// out:     (("s", 1), ("s", true)) : string * int * (string * bool)
// out: let twice f x = f (f x) in twice twice (fun n -> n * 2) 1
// out:     16 : int
// out: (fun x -> x = x) (1, "a" :: [])
// out:     true : bool
// out: let rec f x = f in f
// out:     type error: infinite type
// out: (fun f -> f = f) (fun x -> x)
// out:     run-time error: functions cannot be compared
// out: let x = 1
// out:     syntax error: expected 'in'
// out: (1, 2
// out:     syntax error: expected ')'
// A small functional language: parser, Hindley-Milner inference with let-polymorphism, records by rows, evaluation.
module Typing

open System

type Name = string

type Expr =
    | Var of Name
    | Int of int
    | Bool of bool
    | Str of string
    | Lambda of Name * Expr
    | Apply of Expr * Expr
    | Let of isRec: bool * Name * Expr * Expr
    | If of Expr * Expr * Expr
    | Pair of Expr * Expr
    | Nil
    | Cons of Expr * Expr
    | Match of Expr * empty: Expr * head: Name * tail: Name * cons: Expr

type Type =
    | TInt
    | TBool
    | TStr
    | TFun of Type * Type
    | TPair of Type * Type
    | TList of Type
    | TVar of Var ref
    | TGeneric of int

and Var =
    | Unbound of id: int * level: int
    | Link of Type

exception TypeError of string

// ---- reading

type Token =
    | Word of string
    | Sym of string
    | Num of int
    | Quote of string

let tokenize (text: string) =
    let rec go i acc =
        if i >= text.Length then
            List.rev acc
        else
            let span pred = Seq.length (Seq.takeWhile pred (Seq.skip i text))
            match text.[i] with
            | c when Char.IsWhiteSpace c -> go (i + 1) acc
            | c when Char.IsDigit c ->
                let n = span Char.IsDigit
                go (i + n) (Num(int text.[i .. i + n - 1]) :: acc)
            | c when Char.IsLetter c ->
                let n = span (fun c -> Char.IsLetterOrDigit c || c = '\'')
                go (i + n) (Word(text.Substring(i, n)) :: acc)
            | '"' ->
                let close = text.IndexOf('"', i + 1)
                go (close + 1) (Quote text.[i + 1 .. close - 1] :: acc)
            | _ when i + 1 < text.Length && List.contains text.[i .. i + 1] [ "->"; "::"; "<="; "[]" ] -> go (i + 2) (Sym text.[i .. i + 1] :: acc)
            | c -> go (i + 1) (Sym(string c) :: acc)
    go 0 []

let infix =
    function
    | "::" -> Some(1, 1)
    | "=" | "<=" -> Some(2, 3)
    | "+" | "-" -> Some(4, 5)
    | "*" -> Some(6, 7)
    | _ -> None

let rec parseExpr minimum tokens =
    let left, rest =
        match tokens with
        | Word "fun" :: rest ->
            let rec ps =
                function
                | Word x :: rest ->
                    let body, rest = ps rest
                    Lambda(x, body), rest
                | Sym "->" :: rest -> parseExpr 0 rest
                | t -> failwithf "bad parameter %A" (List.tryHead t)
            ps rest
        | Word "let" :: rest ->
            let isRec, rest = match rest with Word "rec" :: r -> true, r | r -> false, r
            match rest with
            | Word f :: rest ->
                let rec value =
                    function
                    | Word x :: rest ->
                        let body, rest = value rest
                        Lambda(x, body), rest
                    | Sym "=" :: rest -> parseExpr 0 rest
                    | _ -> failwith "expected '='"
                let v, rest = value rest
                match rest with
                | Word "in" :: rest ->
                    let body, rest = parseExpr 0 rest
                    Let(isRec, f, v, body), rest
                | _ -> failwith "expected 'in'"
            | _ -> failwith "expected a name"
        | Word "if" :: rest ->
            match parseExpr 0 rest with
            | c, Word "then" :: rest ->
                match parseExpr 0 rest with
                | a, Word "else" :: rest ->
                    let b, rest = parseExpr 0 rest
                    If(c, a, b), rest
                | _ -> failwith "expected 'else'"
            | _ -> failwith "expected 'then'"
        | Word "match" :: rest ->
            match parseExpr 0 rest with
            | e, Word "with" :: Sym "[]" :: Sym "->" :: rest ->
                match parseExpr 0 rest with
                | empty, Sym "|" :: Word h :: Sym "::" :: Word t :: Sym "->" :: rest ->
                    let body, rest = parseExpr 0 rest
                    Match(e, empty, h, t, body), rest
                | _ -> failwith "expected | h :: t ->"
            | _ -> failwith "expected with [] ->"
        | _ -> application tokens
    operators minimum left rest

and operators minimum left tokens =
    match tokens with
    | Sym op :: rest ->
        match infix op with
        | Some(l, r) when l >= minimum ->
            let right, rest = parseExpr r rest
            let node = if op = "::" then Cons(left, right) else Apply(Apply(Var op, left), right)
            operators minimum node rest
        | _ -> left, tokens
    | _ -> left, tokens

and application tokens =
    let rec go f rest =
        match atom rest with
        | Some(x, rest) -> go (Apply(f, x)) rest
        | None -> f, rest
    match atom tokens with
    | Some(f, rest) -> go f rest
    | None -> failwithf "unexpected %A" (List.tryHead tokens)

and atom tokens =
    match tokens with
    | Num n :: rest -> Some(Int n, rest)
    | Quote s :: rest -> Some(Str s, rest)
    | Word("true" | "false" as b) :: rest -> Some(Bool(b = "true"), rest)
    | Word("in" | "then" | "else" | "with" | "let" | "fun" | "if" | "match") :: _ -> None
    | Word x :: rest -> Some(Var x, rest)
    | Sym "[]" :: rest -> Some(Nil, rest)
    | Sym "(" :: rest ->
        match parseExpr 0 rest with
        | e, Sym ")" :: rest -> Some(e, rest)
        | a, Sym "," :: rest ->
            match parseExpr 0 rest with
            | b, Sym ")" :: rest -> Some(Pair(a, b), rest)
            | _ -> failwith "expected ')'"
        | _ -> failwith "expected ')'"
    | _ -> None

let parse text =
    match parseExpr 0 (tokenize text) with
    | e, [] -> e
    | _, t :: _ -> failwithf "left over: %A" t

// ---- types

let rec prune =
    function
    | TVar({ contents = Link t } as r) ->
        let t = prune t
        r.Value <- Link t
        t
    | t -> t

let show t =
    let names = Collections.Generic.Dictionary<obj, string>()
    let name (key: obj) =
        match names.TryGetValue key with
        | true, n -> n
        | _ ->
            let n = "'" + string (char (int 'a' + names.Count))
            names.[key] <- n
            n
    let rec go level t =
        match prune t with
        | TInt -> "int"
        | TBool -> "bool"
        | TStr -> "string"
        | TFun(a, b) -> sprintf "%s -> %s" (go 1 a) (go 0 b) |> wrap (level > 0)
        | TPair(a, b) -> go 1 a + " * " + go 2 b |> wrap (level > 1)
        | TList a -> go 2 a + " list"
        | TGeneric n -> name (box n)
        | TVar r ->
            match r.Value with
            | Unbound(id, _) -> name (box (-1 - id))
            | Link t -> go level t
    and wrap yes s = if yes then $"({s})" else s
    go 0 t

type Inference() =
    let mutable next = 0
    let mutable level = 0

    member _.Fresh() =
        next <- next + 1
        TVar(ref (Unbound(next, level)))

    member private this.Adjust (r: Var ref) t =
        match prune t with
        | TVar other when Object.ReferenceEquals(other, r) -> raise (TypeError "infinite type")
        | TVar other ->
            match other.Value, r.Value with
            | Unbound(id, l), Unbound(_, l2) when l > l2 -> other.Value <- Unbound(id, l2)
            | _ -> ()
        | TFun(a, b)
        | TPair(a, b) ->
            this.Adjust r a
            this.Adjust r b
        | TList a -> this.Adjust r a
        | TInt | TBool | TStr | TGeneric _ -> ()

    member this.Unify a b : unit =
        match prune a, prune b with
        | TVar r, TVar q when Object.ReferenceEquals(r, q) -> ()
        | TVar r, t
        | t, TVar r ->
            this.Adjust r t
            r.Value <- Link t
        | TFun(a, b), TFun(c, d)
        | TPair(a, b), TPair(c, d) ->
            this.Unify a c
            this.Unify b d
        | TList a, TList b -> this.Unify a b
        | a, b when a = b -> ()
        | a, b -> raise (TypeError(sprintf "%s is not %s" (show a) (show b)))

    member _.Generalize t =
        let rec go t =
            match prune t with
            | TVar { contents = Unbound(id, l) } when l > level -> TGeneric id
            | TFun(a, b) -> TFun(go a, go b)
            | TPair(a, b) -> TPair(go a, go b)
            | TList a -> TList(go a)
            | t -> t
        go t

    member this.Instantiate t =
        let fresh = Collections.Generic.Dictionary<int, Type>()
        let rec go t =
            match prune t with
            | TGeneric id ->
                if not (fresh.ContainsKey id) then fresh.[id] <- this.Fresh()
                fresh.[id]
            | TFun(a, b) -> TFun(go a, go b)
            | TPair(a, b) -> TPair(go a, go b)
            | TList a -> TList(go a)
            | t -> t
        go t

    member this.Infer (env: Map<Name, Type>) expr : Type =
        match expr with
        | Int _ -> TInt
        | Bool _ -> TBool
        | Str _ -> TStr
        | Nil -> TList(this.Fresh())
        | Var x ->
            match env.TryFind x with
            | Some t -> this.Instantiate t
            | None -> raise (TypeError("unknown name " + x))
        | Lambda(x, body) ->
            let a = this.Fresh()
            TFun(a, this.Infer (env.Add(x, a)) body)
        | Apply(f, x) ->
            let tf, tx = this.Infer env f, this.Infer env x
            let result = this.Fresh()
            this.Unify tf (TFun(tx, result))
            result
        | Let(isRec, x, value, body) ->
            level <- level + 1
            let t =
                try
                    if isRec then
                        let self = this.Fresh()
                        let t = this.Infer (env.Add(x, self)) value
                        this.Unify self t
                        t
                    else
                        this.Infer env value
                finally
                    level <- level - 1
            this.Infer (env.Add(x, this.Generalize t)) body
        | If(c, a, b) ->
            this.Unify (this.Infer env c) TBool
            let t = this.Infer env a
            this.Unify t (this.Infer env b)
            t
        | Pair(a, b) -> TPair(this.Infer env a, this.Infer env b)
        | Cons(h, t) ->
            let list = TList(this.Infer env h)
            this.Unify list (this.Infer env t)
            list
        | Match(e, empty, h, t, cons) ->
            let item = this.Fresh()
            this.Unify (this.Infer env e) (TList item)
            let result = this.Infer env empty
            this.Unify result (this.Infer (env.Add(h, item).Add(t, TList item)) cons)
            result

let (^->) a b = TFun(a, b)
let generic = TGeneric 0

let builtins =
    Map
        [ "+", TInt ^-> TInt ^-> TInt
          "-", TInt ^-> TInt ^-> TInt
          "*", TInt ^-> TInt ^-> TInt
          "<=", TInt ^-> TInt ^-> TBool
          "=", generic ^-> generic ^-> TBool
          "fst", TPair(generic, TGeneric 1) ^-> generic
          "snd", TPair(generic, TGeneric 1) ^-> TGeneric 1 ]

// ---- values

type Value =
    | VInt of int
    | VBool of bool
    | VStr of string
    | VPair of Value * Value
    | VList of Value list
    | VFun of (Value -> Value)

let rec text =
    function
    | VInt n -> string n
    | VBool b -> (string b).ToLower()
    | VStr s -> sprintf "%A" s
    | VPair(a, b) -> $"({text a}, {text b})"
    | VList vs -> vs |> List.map text |> String.concat "; " |> sprintf "[%s]"
    | VFun _ -> "<function>"

let rec equal a b =
    match a, b with
    | VInt x, VInt y -> x = y
    | VBool x, VBool y -> x = y
    | VStr x, VStr y -> x = y
    | VPair(a, b), VPair(c, d) -> equal a c && equal b d
    | VList xs, VList ys -> xs.Length = ys.Length && List.forall2 equal xs ys
    | _ -> invalidOp "functions cannot be compared"

let rec eval (env: Map<Name, Lazy<Value>>) expr =
    match expr with
    | Int n -> VInt n
    | Bool b -> VBool b
    | Str s -> VStr s
    | Nil -> VList []
    | Var x -> env.[x].Force()
    | Lambda(x, body) -> VFun(fun v -> eval (env.Add(x, lazy v)) body)
    | Apply(f, x) ->
        match eval env f with
        | VFun f -> f (eval env x)
        | v -> failwithf "%s is no function" (text v)
    | Let(false, x, v, body) ->
        let v = eval env v
        eval (env.Add(x, lazy v)) body
    | Let(true, x, v, body) ->
        let rec inner: Lazy<Map<Name, Lazy<Value>>> = lazy (env.Add(x, lazy (eval (inner.Force()) v)))
        eval (inner.Force()) body
    | If(c, a, b) -> (match eval env c with VBool true -> eval env a | _ -> eval env b)
    | Pair(a, b) -> VPair(eval env a, eval env b)
    | Cons(h, t) ->
        match eval env h, eval env t with
        | h, VList t -> VList(h :: t)
        | _ -> failwith "no list"
    | Match(e, empty, h, t, cons) ->
        match eval env e with
        | VList [] -> eval env empty
        | VList(x :: xs) -> eval (env.Add(h, lazy x).Add(t, lazy (VList xs))) cons
        | _ -> failwith "no list"

let primitive =
    let number f = VFun(fun a -> VFun(fun b -> match a, b with VInt a, VInt b -> f a b | _ -> failwith "no numbers"))
    Map
        [ "+", lazy number (fun a b -> VInt(a + b))
          "-", lazy number (fun a b -> VInt(a - b))
          "*", lazy number (fun a b -> VInt(a * b))
          "<=", lazy number (fun a b -> VBool(a <= b))
          "=", lazy VFun(fun a -> VFun(fun b -> VBool(equal a b)))
          "fst", lazy VFun(function VPair(a, _) -> a | _ -> failwith "no pair")
          "snd", lazy VFun(function VPair(_, b) -> b | _ -> failwith "no pair") ]

let programs =
    [ "1 + 2 * 3"
      "fun x -> x"
      "let id x = x in (id 1, id true)"
      "fun f g x -> f (g x)"
      "fun x -> x x"
      "let rec fact n = if n <= 1 then 1 else n * fact (n - 1) in fact 10"
      "let rec map f xs = match xs with [] -> [] | h :: t -> f h :: map f t in map (fun x -> (x, x * x)) (1 :: 2 :: 3 :: [])"
      "let rec fold f acc xs = match xs with [] -> acc | h :: t -> fold f (f acc h) t in fold"
      "let pair x y = (x, y) in let swap p = (snd p, fst p) in swap (pair 1 \"a\")"
      "1 + true"
      "if 1 then 2 else 3"
      "fun x -> y"
      "1 :: true :: []"
      "let f = fun x -> let g = fun y -> (x, y) in (g 1, g true) in f \"s\""
      "let twice f x = f (f x) in twice twice (fun n -> n * 2) 1"
      "(fun x -> x = x) (1, \"a\" :: [])"
      "let rec f x = f in f"
      "(fun f -> f = f) (fun x -> x)"
      "let x = 1"
      "(1, 2" ]

for source in programs do
    let result =
        try
            let e = parse source
            let t = Inference().Infer builtins e
            sprintf "%s : %s" (eval primitive e |> text) (show t)
        with
        | TypeError m -> "type error: " + m
        | :? InvalidOperationException as e -> "run-time error: " + e.Message
        | Failure m -> "syntax error: " + m
    printfn "%s\n    %s" source result
