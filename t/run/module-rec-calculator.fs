// out: ((1+(2-3))+4) = 4.0
// out: end at 4
module rec Calc
open System
type Token = Num of float | Op of char | LP | RP
type Expr =
    | Lit of float
    | Bin of char * Expr * Expr
    member e.Value = eval e
    override e.ToString() = Printing.show e
exception Syntax of string * at: int
type Parser(text: string) =
    let tokens = Lexing.run text |> List.toArray
    let mutable pos = 0
    member p.Peek = if pos < tokens.Length then Some tokens[pos] else None
    member p.Next() = pos <- pos + 1
    member p.Expr() = parseSum p
    member p.Fail() = raise (Syntax(describe p.Peek, pos))
let parseSum (p: Parser) : Expr =
    let mutable left = parseAtom p
    let mutable go = true
    while go do
        match p.Peek with
        | Some(Op c) ->
            p.Next()
            left <- Bin(c, left, parseAtom p)
        | _ -> go <- false
    left
let parseAtom (p: Parser) =
    match p.Peek with
    | Some(Num n) -> p.Next(); Lit n
    | Some LP ->
        p.Next()
        let e = p.Expr()
        (if p.Peek = Some RP then p.Next() else p.Fail())
        e
    | _ -> p.Fail()
let describe (t: Token option) = match t with None -> "end" | Some t -> sprintf "%A" t
let eval e =
    match e with
    | Lit n -> n
    | Bin('+', a, b) -> eval a + b.Value
    | Bin('-', a, b) -> eval a - eval b
    | Bin(c, _, _) -> failwithf "no %c" c
module Lexing =
    let run (s: string) : Token list = go (List.ofSeq s)
    let go cs =
        match cs with
        | [] -> []
        | c :: rest when Char.IsDigit c -> Num(float (string c)) :: go rest
        | '(' :: rest -> LP :: go rest
        | ')' :: rest -> RP :: go rest
        | ' ' :: rest -> go rest
        | c :: rest -> Op c :: go rest
module Printing =
    let show (e: Expr) : string =
        match e with
        | Lit n -> string n
        | Bin(c, a, b) -> sprintf "(%s%c%O)" (show a) c b
[<EntryPoint>]
let main _ =
    let e = Parser("1 + (2 - 3) + 4").Expr()
    printfn "%O = %.1f" e e.Value
    try Parser("1 + (2").Expr() |> ignore
    with Syntax(m, at) -> printfn "%s at %d" m at
    0
