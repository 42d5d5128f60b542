// out: 6 3 [12 steps, 12 instrs]
// out: 0 1 1 2 3 5 8 13 21 34 [200 steps, 25 instrs]
// out: 1 2 -3 4 5 -3 7 8 -3 10 11 -3 13 14 -15 [337 steps, 35 instrs]
// out: line -1: unexpected <eof>
// out: line -1: expected 'end' but got '<eof>'
// out: runtime: Attempted to divide by zero.
// out: line 1: statement expected, got 3
module rec Compiler
// recursive module; compile arithmetic language to bytecode; run; optimise; disassemble
open System
open System.Collections.Generic
[<RequireQualifiedAccess>]
type Instr =
    | Push of int
    | Load of slot: int
    | Store of slot: int
    | Add | Sub | Mul | Div | Lt | Eq
    | Jmp of target: int
    | Jz of target: int
    | Print
    | Halt
type Expr =
    | Const of int
    | Name of string
    | Binary of op: string * Expr * Expr
type Stmt =
    | Assign of string * Expr
    | While of Expr * Stmt list
    | IfElse of Expr * Stmt list * Stmt list
    | Show of Expr
type Token = { Kind: TokenKind; Text: string; Line: int }
and TokenKind = TNum | TId | TKw | TPunct | TEnd
let keywords = set [ "while"; "if"; "else"; "print"; "end" ]
let lex (src: string) =
    [ for line, text in src.Split '\n' |> Seq.indexed do
          let mutable i = 0
          while i < text.Length do
              let start = i
              let span f =
                  while i < text.Length && f text[i] do i <- i + 1
                  text.Substring(start, i - start)
              match text[i] with
              | c when Char.IsWhiteSpace c -> i <- i + 1
              | c when Char.IsDigit c -> yield { Kind = TNum; Text = span Char.IsDigit; Line = line + 1 }
              | c when Char.IsLetter c ->
                  let w = span Char.IsLetterOrDigit
                  yield { Kind = (if keywords.Contains w then TKw else TId); Text = w; Line = line + 1 }
              | '#' -> i <- text.Length
              | c ->
                  i <- i + 1
                  if c = '=' && i < text.Length && text[i] = '=' then
                      i <- i + 1
                      yield { Kind = TPunct; Text = "=="; Line = line + 1 }
                  else yield { Kind = TPunct; Text = string c; Line = line + 1 }
      yield { Kind = TEnd; Text = "<eof>"; Line = -1 } ]
exception SyntaxError of line: int * message: string
type Parser(tokens: Token list) =
    let toks = Array.ofList tokens
    let mutable pos = 0
    member _.Peek = toks[pos]
    member p.Next() =
        let t = p.Peek
        pos <- pos + 1
        t
    member p.Expect text =
        let t = p.Next()
        if t.Text <> text then raise (SyntaxError(t.Line, sprintf "expected '%s' but got '%s'" text t.Text))
    member p.Binary (ops: string list) (next: unit -> Expr) =
        let mutable left = next ()
        while p.Peek.Kind = TPunct && List.contains p.Peek.Text ops do
            let op = p.Next().Text
            left <- Binary(op, left, next ())
        left
    member p.Expr() = p.Binary [ "<"; "==" ] p.Sum
    member p.Sum() = p.Binary [ "+"; "-" ] p.Term
    member p.Term() = p.Binary [ "*"; "/" ] p.Atom
    member p.Atom() =
        match p.Next() with
        | { Kind = TNum; Text = t } -> Const(int t)
        | { Kind = TId; Text = t } -> Name t
        | { Text = "(" } ->
            let e = p.Expr()
            p.Expect ")"
            e
        | { Text = "-" } -> Binary("-", Const 0, p.Atom())
        | t -> raise (SyntaxError(t.Line, "unexpected " + t.Text))
    member p.Block(stops: Set<string>) : Stmt list =
        [ while not (stops.Contains p.Peek.Text) do
              match p.Next() with
              | { Kind = TKw; Text = "print" } -> yield Show(p.Expr())
              | { Text = "while" } ->
                  let c = p.Expr()
                  let b = p.Block(set [ "end"; "<eof>" ])
                  p.Expect "end"
                  yield While(c, b)
              | { Text = "if" } ->
                  let c = p.Expr()
                  let a = p.Block(set [ "else"; "end"; "<eof>" ])
                  let b = if p.Peek.Text = "else" then (p.Next() |> ignore; p.Block(set [ "end"; "<eof>" ])) else []
                  p.Expect "end"
                  yield IfElse(c, a, b)
              | { Kind = TId; Text = name } ->
                  p.Expect "="
                  yield Assign(name, p.Expr())
              | t -> raise (SyntaxError(t.Line, "statement expected, got " + t.Text)) ]
let rec fold e =
    match e with
    | Binary(op, a, b) ->
        match op, fold a, fold b with
        | "+", Const x, Const y -> Const(x + y)
        | "*", Const x, Const y -> Const(x * y)
        | "-", Const x, Const y -> Const(x - y)
        | "*", Const 0, _ | "*", _, Const 0 -> Const 0
        | "+", x, Const 0 | "+", Const 0, x | "*", Const 1, x | "*", x, Const 1 -> x
        | _, x, y -> Binary(op, x, y)
    | e -> e
type Emitter() =
    let code = List<Instr>()
    let slots = Dictionary<string, int>()
    let slot n =
        match slots.TryGetValue n with
        | true, s -> s
        | _ ->
            slots.Add(n, slots.Count)
            slots.Count - 1
    member _.Code = code
    member _.Slots = slots
    member e.Expr x =
        match x with
        | Const n -> code.Add(Instr.Push n)
        | Name n -> code.Add(Instr.Load(slot n))
        | Binary(op, a, b) ->
            e.Expr a
            e.Expr b
            code.Add(match op with "+" -> Instr.Add | "-" -> Instr.Sub | "*" -> Instr.Mul | "/" -> Instr.Div | "<" -> Instr.Lt | "==" -> Instr.Eq | o -> failwith o)
    member e.Stmt s =
        match s with
        | Assign(n, x) ->
            e.Expr(fold x)
            code.Add(Instr.Store(slot n))
        | Show x ->
            e.Expr(fold x)
            code.Add Instr.Print
        | While(c, body) ->
            let top = code.Count
            e.Expr(fold c)
            let hole = code.Count
            code.Add Instr.Halt
            List.iter e.Stmt body
            code.Add(Instr.Jmp top)
            code[hole] <- Instr.Jz code.Count
        | IfElse(c, a, b) ->
            e.Expr(fold c)
            let hole = code.Count
            code.Add Instr.Halt
            a |> List.iter e.Stmt
            let hole2 = code.Count
            code.Add Instr.Halt
            code[hole] <- Instr.Jz code.Count
            b |> List.iter e.Stmt
            code[hole2] <- Instr.Jmp code.Count
let run (code: Instr[]) slots =
    let stack = Stack<int>()
    let vars = Array.zeroCreate slots
    let out = List<string>()
    let mutable pc = 0
    let mutable steps = 0
    let bin f =
        let b = stack.Pop()
        let a = stack.Pop()
        stack.Push(f a b)
    while pc < code.Length && code[pc] <> Instr.Halt do
        steps <- steps + 1
        let i = code[pc]
        pc <- pc + 1
        match i with
        | Instr.Push n -> stack.Push n
        | Instr.Load s -> stack.Push vars[s]
        | Instr.Store s -> vars[s] <- stack.Pop()
        | Instr.Add -> bin (+)
        | Instr.Sub -> bin (-)
        | Instr.Mul -> bin (*)
        | Instr.Div -> bin (/)
        | Instr.Lt -> bin (fun a b -> if a < b then 1 else 0)
        | Instr.Eq -> bin (fun a b -> Convert.ToInt32((a = b)))
        | Instr.Jmp t -> pc <- t
        | Instr.Jz t -> if stack.Pop() = 0 then pc <- t
        | Instr.Print -> out.Add(string (stack.Pop()))
        | Instr.Halt -> ()
    String.Join(" ", out), steps
let compile src =
    let e = Emitter()
    let p = Parser(lex src)
    p.Block(set [ "<eof>" ]) |> List.iter e.Stmt
    e
let sources =
    [ "x = 2 * 3 + 0\nprint x * 1\nprint (1 + 2) * (x - 4) / 2"
      "n = 10\na = 0\nb = 1\nwhile 0 < n\n  print a  # fib\n  t = a + b\n  a = b\n  b = t\n  n = n - 1\nend"
      "i = 0\nwhile i < 15\n i = i + 1\n if i / 3 * 3 == i\n  if i / 5 * 5 == i\n print 0 - 15\n else\n print -3\n end\n else\n print i\n end\nend"
      "x = \n"
      "while 1\n print 2"
      "print 1 / (2 - 2)"
      "3 = x" ]
for s in sources do
    try
        let e = compile s
        let out, steps = run (e.Code.ToArray()) e.Slots.Count
        printfn "%s [%d steps, %d instrs]" out steps e.Code.Count
        if e.Code.Count < 12 then e.Code |> Seq.iteri (printfn "  %02d %A")
    with
    | SyntaxError(l, m) -> printfn "line %d: %s" l m
    | :? DivideByZeroException as e -> printfn "runtime: %s" e.Message
