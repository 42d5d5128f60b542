// out: fn main/0: 20 ops, 1 slots
// out: fn fib/1: 19 ops, 1 slots
// out: out 610
// out: out 0
// out: out 1
// out: out 4
// out: 19776 steps
// out: fn main/0: 17 ops, 0 slots
// out: fn gcd/2: 21 ops, 3 slots
// out: out 21
// out: out -7
// out: 71 steps
// out: compile error (2, expression wanted, got TSym ";"): line 2: expression wanted, got TSym ";"
// out: fn main/0: 6 ops, 0 slots
// out: runtime: Attempted to divide by zero.
// out: error: unknown variable y in main
// out: error: f takes 1 arguments, not 2
// out: compile error (1, unexpected '$'): line 1: unexpected '$'
// out: [(TId "a", 1); (TSym "=", 1); (TNum 1, 1)]
// out: [If (Bin (Lt, Var "a", Int 1), [Print (Var "a")], [])]
// out: (Call (1, 2), Ret, [|Push 3|])
// A small language: lexer, parser class, compiler to stack code, machine, errors.
/// compiler from a small imperative language to a stack VM
module Vm
open System
open System.Collections.Generic
type Expr =
    | Int of int
    | Var of string
    | Bin of op: BinOp * Expr * Expr
    | Call of string * Expr list
and BinOp = Add | Sub | Mul | Div | Lt | Eq
type Stmt =
    | Let of string * Expr
    | Assign of string * Expr
    | While of Expr * Stmt list
    | If of Expr * Stmt list * Stmt list
    | Print of Expr
    | Return of Expr
    | Fn of name: string * parms: string list * body: Stmt list
[<Struct; RequireQualifiedAccess>]
type Op =
    | Push of value: int
    | Load of slot: int
    | Store of target: int
    | Arith of op: BinOp
    | Jump of addr: int
    | JumpZ of addrZ: int
    | Call of fn: int * argc: int
    | Ret
    | Print
type Token =
    | TNum of int
    | TId of string
    | TKw of string
    | TSym of string
exception CompileError of line: int * msg: string
    with override e.Message = sprintf "line %d: %s" e.line e.msg
let keywords = HashSet<string>([ "let"; "while"; "if"; "else"; "print"; "return"; "fn" ])
let lex (src: string) : (Token * int) list =
    let rec go i line acc =
        if i >= src.Length then List.rev acc
        else
            match src[i] with
            | '\n' -> go (i + 1) (line + 1) acc
            | c when Char.IsWhiteSpace c -> go (i + 1) line acc
            | c when Char.IsDigit c ->
                let mutable j = i
                while j < src.Length && Char.IsDigit src[j] do j <- j + 1
                go j line ((TNum(int src[i .. j - 1]), line) :: acc)
            | c when Char.IsLetter c ->
                let word = src.Substring i |> Seq.takeWhile Char.IsLetterOrDigit |> Seq.toArray |> String
                go (i + word.Length) line (((if keywords.Contains word then TKw word else TId word), line) :: acc)
            | '=' when i + 1 < src.Length && src[i + 1] = '=' -> go (i + 2) line ((TSym "==", line) :: acc)
            | '+' | '-' | '*' | '/' | '<' | '=' | '(' | ')' | '{' | '}' | ',' | ';' as c -> go (i + 1) line ((TSym(string c), line) :: acc)
            | c -> raise (CompileError(line, $"unexpected '{c}'"))
    go 0 1 []
type Parser(tokens: (Token * int) list) =
    let mutable ts = tokens
    let mutable last = 1
    member _.Peek = match ts with (t, _) :: _ -> Some t | [] -> None
    member p.Next() =
        match ts with
        | (t, l) :: rest ->
            ts <- rest
            last <- l
            t
        | [] -> p.Fail("unexpected end")
    member _.Fail<'a>(msg: string) : 'a = raise (CompileError(last, msg))
    member p.Expect s = match p.Next() with TSym x when x = s -> () | t -> p.Fail($"expected {s}, got %A{t}")
    member p.Accept s = if p.Peek = Some(TSym s) then p.Next() |> ignore; true else false
    member p.Primary() =
        match p.Next() with
        | TNum n -> Int n
        | TId f when p.Accept "(" ->
            let args = ResizeArray()
            if not (p.Accept ")") then
                args.Add(p.Expr())
                while p.Accept "," do args.Add(p.Expr())
                p.Expect ")"
            Call(f, List.ofSeq args)
        | TId v -> Var v
        | TSym "(" ->
            let e = p.Expr()
            p.Expect ")"
            e
        | TSym "-" -> Bin(Sub, Int 0, p.Primary())
        | t -> p.Fail(sprintf "expression wanted, got %A" t)
    member private p.Level (next: unit -> Expr) (ops: (string * BinOp) list) =
        let rec loop left =
            match p.Peek with
            | Some (TSym s) ->
                match List.tryFind (fst >> (=) s) ops with
                | Some (_, op) ->
                    p.Next() |> ignore
                    loop (Bin(op, left, next ()))
                | None -> left
            | _ -> left
        loop (next ())
    member p.Term() = p.Level p.Primary [ "*", Mul; "/", Div ]
    member p.Sum() = p.Level p.Term [ "+", Add; "-", Sub ]
    member p.Expr() : Expr = p.Level p.Sum [ "<", Lt; "==", Eq ]
    member p.Block() =
        p.Expect "{"
        [ while not (p.Accept "}") do p.Stmt() ]
    member p.Stmt() : Stmt =
        match p.Next() with
        | TKw "let" ->
            match p.Next() with
            | TId v ->
                p.Expect "="
                let e = p.Expr()
                p.Expect ";"
                Let(v, e)
            | t -> p.Fail($"name wanted, got %A{t}")
        | TKw "print" -> let e = p.Expr() in p.Expect ";"; Print e
        | TKw "return" -> let e = p.Expr() in p.Expect ";"; Return e
        | TKw "while" -> let c = p.Expr() in While(c, p.Block())
        | TKw "if" ->
            let c = p.Expr()
            let t = p.Block()
            let e = if p.Peek = Some(TKw "else") then (p.Next() |> ignore; p.Block()) else []
            If(c, t, e)
        | TKw "fn" ->
            match p.Next() with
            | TId name ->
                p.Expect "("
                let parms =
                    [ if not (p.Accept ")") then
                          let mutable go = true
                          while go do
                              match p.Next() with
                              | TId x -> x
                              | t -> p.Fail($"parameter wanted, got %A{t}")
                              if not (p.Accept ",") then
                                  p.Expect ")"
                                  go <- false ]
                Fn(name, parms, p.Block())
            | _ -> p.Fail("function name")
        | TId v ->
            p.Expect "="
            let e = p.Expr()
            p.Expect ";"
            Assign(v, e)
        | t -> p.Fail(sprintf "statement wanted, got %A" t)
    member p.Program() = [ while p.Peek.IsSome do yield p.Stmt() ]
type Compiled = { Name: string; Arity: int; mutable Code: Op[]; mutable Slots: int }
type Compiler() =
    let fns = ResizeArray<Compiled>()
    let index = Dictionary<string, int>()
    member private c.Function(name, parms: string list, body) =
        let self = { Name = name; Arity = parms.Length; Code = [||]; Slots = 0 }
        index[name] <- fns.Count
        fns.Add self
        let code = ResizeArray<Op>()
        let scope = Dictionary<string, int>()
        let slot v = match scope.TryGetValue v with | true, s -> s | false, _ -> failwithf "unknown variable %s in %s" v name
        let declare v = if scope.TryAdd(v, scope.Count) then scope.Count - 1 else scope[v]
        let emit op = code.Add op; code.Count - 1
        let rec expr e =
            match e with
            | Int n -> emit (Op.Push n) |> ignore
            | Var v -> emit (Op.Load(slot v)) |> ignore
            | Bin (op, a, b) -> expr a; expr b; emit (Op.Arith op) |> ignore
            | Call (f, args) ->
                List.iter expr args
                match index.TryGetValue f with
                | true, i when fns[i].Arity = args.Length -> emit (Op.Call(i, args.Length)) |> ignore
                | true, i -> failwithf "%s takes %d arguments, not %d" f fns[i].Arity args.Length
                | _ -> failwith ("unknown function " + f)
        let rec stmt s =
            match s with
            | Let (v, e) -> expr e; emit (Op.Store(declare v)) |> ignore
            | Assign (v, e) -> expr e; emit (Op.Store(slot v)) |> ignore
            | Print e -> expr e; emit Op.Print |> ignore
            | Return e -> expr e; emit Op.Ret |> ignore
            | While (cond, body) ->
                let top = code.Count
                expr cond
                let exit = emit (Op.JumpZ -1)
                List.iter stmt body
                emit (Op.Jump top) |> ignore
                code[exit] <- Op.JumpZ code.Count
            | If (cond, t, e) ->
                expr cond
                let toElse = emit (Op.JumpZ -1)
                List.iter stmt t
                let toEnd = emit (Op.Jump -1)
                code[toElse] <- Op.JumpZ code.Count
                List.iter stmt e
                code[toEnd] <- Op.Jump code.Count
            | Fn (n, ps, b) -> c.Function(n, ps, b)
        parms |> List.iter (declare >> ignore)
        List.iter stmt body
        emit (Op.Push 0) |> ignore
        emit Op.Ret |> ignore
        self.Code <- code.ToArray()
        self.Slots <- scope.Count
    member c.Compile(program) =
        c.Function("main", [], program)
        fns.ToArray()
let execute (fns: Compiled[]) (output: int -> unit) =
    let stack = Stack<int>()
    let mutable steps = 0L
    let rec call (f: Compiled) =
        let locals = Array.zeroCreate f.Slots
        for i = f.Arity - 1 downto 0 do locals[i] <- stack.Pop()
        let mutable pc = 0
        let mutable running = true
        while running do
            steps <- steps + 1L
            let op = f.Code[pc]
            pc <- pc + 1
            match op with
            | Op.Push n -> stack.Push n
            | Op.Load s -> stack.Push locals[s]
            | Op.Store s -> locals[s] <- stack.Pop()
            | Op.Arith op ->
                let b = stack.Pop()
                let a = stack.Pop()
                stack.Push(
                    match op with
                    | Add -> a + b
                    | Sub -> a - b
                    | Mul -> a * b
                    | Div -> a / b
                    | Lt -> if a < b then 1 else 0
                    | Eq -> if a = b then 1 else 0
                )
            | Op.Jump a -> pc <- a
            | Op.JumpZ a -> if stack.Pop() = 0 then pc <- a
            | Op.Call (i, _) -> call fns[i]
            | Op.Ret -> running <- false
            | Op.Print -> output (stack.Pop())
    call fns[0]
    steps
let run src =
    try
        let program = Parser(lex src).Program()
        let fns = Compiler().Compile program
        for f in fns do printfn "fn %s/%d: %d ops, %d slots" f.Name f.Arity f.Code.Length f.Slots
        let steps = execute fns (printfn "out %d")
        printfn "%d steps" steps
    with
    | CompileError (line, msg) as e -> printfn "compile error (%d, %s): %s" line msg e.Message
    | :? DivideByZeroException as e -> printfn "runtime: %s" e.Message
    | e -> printfn "error: %s" e.Message
run "fn fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); } print fib(15); let i = 0; while i < 3 { print i * i; i = i + 1; }"
run "fn gcd(a, b) { while 0 < b { let t = a - a / b * b; a = b; b = t; } return a; }\nprint gcd(1071, 462);\nif 1 == 2 { print 1; } else { print -7; }"
run "let x = 1;\nprint x +;"
run "print 1 / 0;"
run "print y;"
run "fn f(a) { return a; } print f(1, 2);"
run "let a = 3 $ 4;"
printfn "%A" (lex "a = 1")
printfn "%A" (Parser(lex "if a < 1 { print a; }").Program())
printfn "%A" (Op.Call(1, 2), Op.Ret, [| Op.Push 3 |])
