// out: -- arithmetic
// out:   5
// out:   9
// out:   a1true
// out:   -1
// out: -- closures
// out:   4
// out:   <fn counter>
// out: -- classes
// out:   square of area 9
// out:   the square of area 16
// out:   25
// out:   Shape
// out:   Square instance
// out: -- recursion
// out:   0
// out:   5
// out:   55
// out:   377
// out:   3
// out: -- errors
// out:   1
// out:   runtime error: bad operands for +: nil and 1
// out: -- errors
// out:   runtime error: [line 1] cannot call 1
// out: -- errors
// out:   runtime error: [line 2] <fn f> expects 2 arguments but got 1
// out: -- errors
// out:   runtime error: undefined variable 'missing'
// out: -- errors
// out:   runtime error: undefined property 'foo'
// out: -- errors
// out:   [line 1] syntax error: expected ';'
// out: -- errors
// out:   [line 1] syntax error: unterminated string
// out: -- errors
// out:   [line 3] syntax error: expected expression
// out: -- errors
// out:   [line 1] syntax error: invalid assignment target
// out: -- equality
// out:   true
// out:   false
// out:   false
// out:   true
// out:   true
/// A small imperative language with closures, classes and exceptions: lexer, Pratt parser, tree-walking interpreter.
module Lox

open System
open System.Collections.Generic
open System.Text

type TokenKind =
    | LeftParen | RightParen | LeftBrace | RightBrace
    | Comma | Dot | Semicolon
    | Operator of string
    | Identifier of string
    | Keyword of string
    | Text of string
    | Number of float
    | EndOfFile

[<Struct>]
type Token = { Kind: TokenKind; Line: int }

exception SyntaxError of line: int * message: string

let private keywords =
    set [ "and"; "class"; "else"; "false"; "for"; "fun"; "if"; "nil"; "or"
          "print"; "return"; "super"; "this"; "true"; "var"; "while" ]

type Lexer(source: string) =
    let tokens = ResizeArray<Token>()
    let mutable pos = 0
    let mutable line = 1

    member private _.AtEnd = pos >= source.Length
    member private this.Peek = if this.AtEnd then '\000' else source.[pos]

    member private this.TakeWhile(pred: char -> bool) =
        let start = pos
        while not this.AtEnd && pred this.Peek do
            pos <- pos + 1
        source.Substring(start, pos - start)

    member private _.Add kind = tokens.Add { Kind = kind; Line = line }

    member this.Run() : Token list =
        while not this.AtEnd do
            match this.Peek with
            | '\n' ->
                line <- line + 1
                pos <- pos + 1
            | c when Char.IsWhiteSpace c -> pos <- pos + 1
            | '/' when pos + 1 < source.Length && source.[pos + 1] = '/' ->
                this.TakeWhile(fun c -> c <> '\n') |> ignore
            | '(' -> pos <- pos + 1; this.Add LeftParen
            | ')' -> pos <- pos + 1; this.Add RightParen
            | '{' -> pos <- pos + 1; this.Add LeftBrace
            | '}' -> pos <- pos + 1; this.Add RightBrace
            | ',' -> pos <- pos + 1; this.Add Comma
            | '.' -> pos <- pos + 1; this.Add Dot
            | ';' -> pos <- pos + 1; this.Add Semicolon
            | '"' ->
                pos <- pos + 1
                let s = this.TakeWhile(fun c -> c <> '"')
                if this.AtEnd then raise (SyntaxError(line, "unterminated string"))
                pos <- pos + 1
                this.Add(Text s)
            | c when Char.IsDigit c ->
                let digits = this.TakeWhile(fun c -> Char.IsDigit c || c = '.')
                this.Add(Number(float digits))
            | c when Char.IsLetter c || c = '_' ->
                let word = this.TakeWhile(fun c -> Char.IsLetterOrDigit c || c = '_')
                this.Add(if keywords.Contains word then Keyword word else Identifier word)
            | ('=' | '!' | '<' | '>') as c ->
                pos <- pos + 1
                if this.Peek = '=' then
                    pos <- pos + 1
                    this.Add(Operator(string c + "="))
                else
                    this.Add(Operator(string c))
            | ('+' | '-' | '*' | '/' | '%') as c ->
                pos <- pos + 1
                this.Add(Operator(string c))
            | c -> raise (SyntaxError(line, sprintf "unexpected character '%c'" c))
        this.Add EndOfFile
        List.ofSeq tokens

type Expr =
    | Literal of Value
    | Variable of string
    | Assign of string * Expr
    | Unary of string * Expr
    | Binary of Expr * string * Expr
    | Logical of Expr * string * Expr
    | Call of Expr * Expr list * line: int
    | Get of Expr * string
    | Set of Expr * string * Expr
    | This
    | Super of string

and Stmt =
    | Expression of Expr
    | Print of Expr
    | Var of string * Expr option
    | Block of Stmt list
    | If of Expr * Stmt * Stmt option
    | While of Expr * Stmt
    | Function of FunctionDecl
    | Return of Expr option
    | Class of name: string * superclass: string option * methods: FunctionDecl list

and FunctionDecl = { Name: string; Params: string list; Body: Stmt list }

and [<CustomEquality; NoComparison>] Value =
    | Nil
    | Bool of bool
    | Num of float
    | Str of string
    | Callable of ICallable
    | Instance of LoxInstance

    override this.Equals other =
        match other with
        | :? Value as other ->
            match this, other with
            | Nil, Nil -> true
            | Bool a, Bool b -> a = b
            | Num a, Num b -> a = b
            | Str a, Str b -> a = b
            | Callable a, Callable b -> Object.ReferenceEquals(a, b)
            | Instance a, Instance b -> Object.ReferenceEquals(a, b)
            | _ -> false
        | _ -> false

    override this.GetHashCode() =
        match this with
        | Num n -> hash n
        | Str s -> hash s
        | _ -> 0

    override this.ToString() =
        match this with
        | Nil -> "nil"
        | Bool b -> if b then "true" else "false"
        | Num n -> string n
        | Str s -> s
        | Callable c -> c.Name
        | Instance i -> i.Class.Name + " instance"

    member this.IsTruthy =
        match this with
        | Nil | Bool false -> false
        | _ -> true

and ICallable =
    abstract Name: string
    abstract Arity: int
    abstract Call: args: Value list -> Value

and LoxClass(name: string, superclass: LoxClass option, methods: IDictionary<string, LoxFunction>) =
    member _.Name = name
    member _.Superclass = superclass

    member _.FindMethod(key: string) : LoxFunction option =
        match methods.TryGetValue key with
        | true, m -> Some m
        | _ -> superclass |> Option.bind (fun s -> s.FindMethod key)

    interface ICallable with
        member _.Name = name
        member this.Arity =
            match this.FindMethod "init" with
            | Some m -> (m :> ICallable).Arity
            | None -> 0
        member this.Call args =
            let instance = LoxInstance(this)
            this.FindMethod "init"
            |> Option.iter (fun m -> (m.Bind instance :> ICallable).Call args |> ignore)
            Instance instance

and LoxInstance(cls: LoxClass) =
    let fields = Dictionary<string, Value>()
    member _.Class: LoxClass = cls
    member this.Item
        with get (name: string) =
            match fields.TryGetValue name with
            | true, v -> v
            | false, _ ->
                match cls.FindMethod name with
                | Some m -> Callable(m.Bind this)
                | None -> failwithf "undefined property '%s'" name
        and set (name: string) (value: Value) = fields.[name] <- value

and LoxFunction(decl: FunctionDecl, closure: Environment, run: Stmt list -> Environment -> Value) =
    member _.Bind(instance: LoxInstance) =
        let env = Environment(Some closure)
        env.Define("this", Instance instance)
        LoxFunction(decl, env, run)

    interface ICallable with
        member _.Name = $"<fn {decl.Name}>"
        member _.Arity = decl.Params.Length
        member _.Call args =
            let env = Environment(Some closure)
            List.iter2 (fun p a -> env.Define(p, a)) decl.Params args
            run decl.Body env

and Environment(parent: Environment option) =
    let values = Dictionary<string, Value>()
    member _.Define(name, value) = values.[name] <- value

    member _.Lookup(name: string) : Value =
        match values.TryGetValue name, parent with
        | (true, v), _ -> v
        | _, Some p -> p.Lookup name
        | _, None -> failwithf "undefined variable '%s'" name

    member _.Assign(name: string, value: Value) : unit =
        if values.ContainsKey name then
            values.[name] <- value
        else
            match parent with
            | Some p -> p.Assign(name, value)
            | None -> failwithf "undefined variable '%s'" name

type Parser(tokens: Token list) =
    let mutable rest = tokens

    let peek () = (List.head rest).Kind
    let advance () =
        let t = List.head rest
        rest <- List.tail rest
        t
    let fail message = raise (SyntaxError((List.head rest).Line, message))
    let accept kind =
        if peek () = kind then
            advance () |> ignore
            true
        else
            false
    let expect kind what = if not (accept kind) then fail ("expected " + what)
    let identifier what =
        match peek () with
        | Identifier name ->
            advance () |> ignore
            name
        | _ -> fail ("expected " + what)

    static let precedence =
        function
        | "or" -> 1
        | "and" -> 2
        | "==" | "!=" -> 3
        | "<" | "<=" | ">" | ">=" -> 4
        | "+" | "-" -> 5
        | "*" | "/" | "%" -> 6
        | _ -> 0

    member this.Program() =
        [ while peek () <> EndOfFile do
              this.Declaration() ]

    member this.Declaration() : Stmt =
        match peek () with
        | Keyword "var" ->
            advance () |> ignore
            let name = identifier "variable name"
            let init = if accept (Operator "=") then Some(this.Expression()) else None
            expect Semicolon "';' after variable declaration"
            Var(name, init)
        | Keyword "fun" ->
            advance () |> ignore
            Function(this.FunctionBody())
        | Keyword "class" ->
            advance () |> ignore
            let name = identifier "class name"
            let superclass = if accept (Operator "<") then Some(identifier "superclass name") else None
            expect LeftBrace "'{' before class body"
            let methods = [ while peek () <> RightBrace do this.FunctionBody() ]
            expect RightBrace "'}' after class body"
            Class(name, superclass, methods)
        | _ -> this.Statement()

    member private this.FunctionBody() : FunctionDecl =
        let name = identifier "function name"
        expect LeftParen "'('"
        let rec loop acc =
            match peek () with
            | RightParen -> List.rev acc
            | _ ->
                let p = identifier "parameter"
                if accept Comma then loop (p :: acc) else List.rev (p :: acc)
        let ps = loop []
        expect RightParen "')'"
        expect LeftBrace "'{'"
        { Name = name; Params = ps; Body = this.BlockRest() }

    member private this.BlockRest() =
        let stmts = [ while peek () <> RightBrace && peek () <> EndOfFile do this.Declaration() ]
        expect RightBrace "'}'"
        stmts

    member this.Statement() : Stmt =
        match peek () with
        | Keyword "print" ->
            advance () |> ignore
            let e = this.Expression()
            expect Semicolon "';'"
            Print e
        | Keyword "return" ->
            advance () |> ignore
            let e = if peek () = Semicolon then None else Some(this.Expression())
            expect Semicolon "';'"
            Return e
        | Keyword "if" ->
            advance () |> ignore
            expect LeftParen "'('"
            let c = this.Expression()
            expect RightParen "')'"
            let t = this.Statement()
            let e = if accept (Keyword "else") then Some(this.Statement()) else None
            If(c, t, e)
        | Keyword "while" ->
            advance () |> ignore
            expect LeftParen "'('"
            let c = this.Expression()
            expect RightParen "')'"
            While(c, this.Statement())
        | LeftBrace ->
            advance () |> ignore
            Block(this.BlockRest())
        | _ ->
            let e = this.Expression()
            expect Semicolon "';' after expression"
            Expression e

    member this.Expression() : Expr =
        let left = this.Operators(this.Prefix(), 1)
        if accept (Operator "=") then
            let value = this.Expression()
            match left with
            | Variable n -> Assign(n, value)
            | Get(o, n) -> Set(o, n, value)
            | _ -> fail "invalid assignment target"
        else
            left

    member private this.Operators(left: Expr, minimum: int) : Expr =
        match peek () with
        | Operator op
        | Keyword(("and" | "or") as op) when precedence op >= minimum ->
            advance () |> ignore
            let right = this.Operators(this.Prefix(), precedence op + 1)
            let node = if op = "and" || op = "or" then Logical(left, op, right) else Binary(left, op, right)
            this.Operators(node, minimum)
        | _ -> left

    member private this.Prefix() : Expr =
        let t = advance ()
        match t.Kind with
        | Operator(("-" | "!") as op) -> Unary(op, this.Prefix())
        | Number n -> this.Postfix(Literal(Num n))
        | Text s -> this.Postfix(Literal(Str s))
        | Keyword "true" -> Literal(Bool true)
        | Keyword "false" -> Literal(Bool false)
        | Keyword "nil" -> Literal Nil
        | Keyword "this" -> this.Postfix This
        | Keyword "super" ->
            expect Dot "'.' after super"
            this.Postfix(Super(identifier "method name"))
        | Identifier name -> this.Postfix(Variable name)
        | LeftParen ->
            let e = this.Expression()
            expect RightParen "')'"
            this.Postfix e
        | _ -> raise (SyntaxError(t.Line, "expected expression"))

    member private this.Postfix(e: Expr) : Expr =
        if accept LeftParen then
            let line = (List.head rest).Line
            let args =
                [ if peek () <> RightParen then
                      this.Expression()
                      while accept Comma do
                          this.Expression() ]
            expect RightParen "')'"
            this.Postfix(Call(e, args, line))
        elif accept Dot then
            this.Postfix(Get(e, identifier "property"))
        else
            e

exception ReturnValue of Value

type Interpreter(out: string -> unit) =
    let globals = Environment(None)
    let mutable calls = 0

    do
        globals.Define(
            "clock",
            Callable
                { new ICallable with
                    member _.Name = "<native clock>"
                    member _.Arity = 0
                    member _.Call _ =
                        calls <- calls + 1
                        Num(float calls) }
        )

    member _.Globals = globals

    member this.Eval (env: Environment) (e: Expr) : Value =
        let eval = this.Eval env
        match e with
        | Literal v -> v
        | Variable n -> env.Lookup n
        | Assign(n, e) ->
            let v = eval e
            env.Assign(n, v)
            v
        | Unary("-", e) ->
            match eval e with
            | Num n -> Num -n
            | v -> failwithf "operand of - must be a number, not %O" v
        | Unary(_, e) -> Bool(not (eval e).IsTruthy)
        | Logical(a, "or", b) ->
            let v = eval a
            if v.IsTruthy then v else eval b
        | Logical(a, _, b) ->
            let v = eval a
            if v.IsTruthy then eval b else v
        | Binary(a, op, b) ->
            match eval a, op, eval b with
            | Num x, "+", Num y -> Num(x + y)
            | Str x, "+", y -> Str(x + y.ToString())
            | x, "+", Str y -> Str(x.ToString() + y)
            | Num x, "-", Num y -> Num(x - y)
            | Num x, "*", Num y -> Num(x * y)
            | Num x, "/", Num y when y <> 0.0 -> Num(x / y)
            | Num _, "/", Num _ -> failwith "division by zero"
            | Num x, "%", Num y -> Num(x % y)
            | Num x, "<", Num y -> Bool(x < y)
            | Num x, "<=", Num y -> Bool(x <= y)
            | Num x, ">", Num y -> Bool(x > y)
            | Num x, ">=", Num y -> Bool(x >= y)
            | x, "==", y -> Bool((x = y))
            | x, "!=", y -> Bool((x <> y))
            | x, op, y -> failwithf "bad operands for %s: %O and %O" op x y
        | Call(f, args, line) ->
            match eval f with
            | Callable c ->
                let args = args |> List.map eval
                if args.Length <> c.Arity then
                    failwithf "[line %d] %s expects %d arguments but got %d" line c.Name c.Arity args.Length
                c.Call args
            | v -> failwithf "[line %d] cannot call %O" line v
        | Get(o, n) ->
            match eval o with
            | Instance i -> i.[n]
            | v -> failwithf "%O has no properties" v
        | Set(o, n, v) ->
            match eval o with
            | Instance i ->
                let value = eval v
                i.[n] <- value
                value
            | v -> failwithf "%O has no fields" v
        | This -> env.Lookup "this"
        | Super name ->
            match env.Lookup "super", env.Lookup "this" with
            | Callable(:? LoxClass as c), Instance i ->
                match c.FindMethod name with
                | Some m -> Callable(m.Bind i)
                | None -> failwithf "superclass has no method '%s'" name
            | _ -> failwith "super outside a class"

    member this.Exec (env: Environment) (s: Stmt) : unit =
        match s with
        | Expression e -> this.Eval env e |> ignore
        | Print e -> out (string (this.Eval env e))
        | Var(n, init) ->
            let v = init |> Option.map (this.Eval env) |> Option.defaultValue Nil
            env.Define(n, v)
        | Block stmts ->
            let inner = Environment(Some env)
            stmts |> List.iter (this.Exec inner)
        | If(c, t, e) ->
            if (this.Eval env c).IsTruthy then this.Exec env t
            else Option.iter (this.Exec env) e
        | While(c, body) ->
            while (this.Eval env c).IsTruthy do
                this.Exec env body
        | Function decl -> env.Define(decl.Name, Callable(LoxFunction(decl, env, this.RunBody)))
        | Return e -> raise (ReturnValue(match e with Some e -> this.Eval env e | None -> Nil))
        | Class(name, superName, methods) ->
            let super =
                match superName with
                | None -> None
                | Some s ->
                    match env.Lookup s with
                    | Callable(:? LoxClass as c) -> Some c
                    | v -> failwithf "superclass must be a class, not %O" v
            let methodEnv =
                match super with
                | Some c ->
                    let e = Environment(Some env)
                    e.Define("super", Callable c)
                    e
                | None -> env
            let table = dict [ for m in methods -> m.Name, LoxFunction(m, methodEnv, this.RunBody) ]
            env.Define(name, Callable(LoxClass(name, super, table)))

    member private this.RunBody (body: Stmt list) (env: Environment) : Value =
        try
            body |> List.iter (this.Exec env)
            Nil
        with ReturnValue v -> v

    member this.Run(source: string) =
        try
            let program = Parser(Lexer(source).Run()).Program()
            program |> List.iter (this.Exec globals)
        with
        | SyntaxError(line, message) -> out (sprintf "[line %d] syntax error: %s" line message)
        | Failure message -> out ("runtime error: " + message)

let run title source =
    printfn "-- %s" title
    Interpreter(printfn "  %s").Run source

[<EntryPoint>]
let main _ =
    run "arithmetic" "print 1 + 2 * 3 - 4 / 2; print (1 + 2) * 3; print \"a\" + 1 + true; print -3 % 2;"
    run "closures" """
        fun counter() { var i = 0; fun next() { i = i + 1; return i; } return next; }
        var a = counter(); var b = counter();
        a(); a(); print a() + b();
        print counter;
    """
    run "classes" """
        class Shape { init(name) { this.name = name; } area() { return 0; }
                      describe() { return this.name + " of area " + this.area(); } }
        class Square < Shape { init(side) { super.init("square"); this.side = side; } area() { return this.side * this.side; } }
        class Named < Square { describe() { return "the " + super.describe(); } }
        print Square(3).describe();
        print Named(4).describe();
        var m = Square(5).area; print m();
        print Shape; print Square(1);
    """
    run "recursion" """
        fun fib(n) { if (n < 2) return n; return fib(n - 1) + fib(n - 2); }
        var i = 0;
        while (i < 15) { if (i % 5 == 0 or i == 14) print fib(i); i = i + 1; }
        print clock() + clock();
    """
    run "errors" "print 1; print nil + 1;"
    run "errors" "var x = 1; x();"
    run "errors" "fun f(a, b) {}\nf(1);"
    run "errors" "print missing;"
    run "errors" "class A {} A().foo;"
    run "errors" "print 1"
    run "errors" "var s = \"abc"
    run "errors" "\n\n1 + ;"
    run "errors" "1 = 2;"
    run "equality" "class A {} var a = A(); print a == a; print a == A(); print nil == false; print \"x\" == \"x\"; print !nil and 1 < 2;"
    0
