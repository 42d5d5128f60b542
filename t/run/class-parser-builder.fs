// out: 1 + 2 * 3 = 7  BinOp ('+', Num 1, BinOp ('*', Num 2, Num 3))
// out: (1+2)*3 - 4 = 5  BinOp ('-', BinOp ('*', BinOp ('+', Num 1, Num 2), Num 3), Num 4)
// out: 2 *: trailing input at 2
// out: 7 7: trailing input at 2
// out: ((5)) = 5  Num 5
module Parsing
open System

type Parser<'T> = Parser of (string -> int -> Result<'T * int, string>)

module Parser =
    let run (Parser p) s =
        match p s 0 with
        | Ok(v, n) when n = String.length s -> Ok v
        | Ok(_, n) -> Error $"trailing input at {n}"
        | Error e -> Error e
    let ret x = Parser(fun _ i -> Ok(x, i))
    let fail m = Parser(fun _ i -> Error(sprintf "%s at %d" m i))
    let bind f (Parser p) =
        Parser(fun s i ->
            match p s i with
            | Error e -> Error e
            | Ok(v, j) ->
                let (Parser q) = f v
                q s j)
    let map f p = bind (f >> ret) p
    let orElse (Parser q) (Parser p) =
        Parser(fun s i ->
            match p s i with
            | Ok r -> Ok r
            | Error _ -> q s i)
    let satisfy what f =
        Parser(fun s i -> if i < s.Length && f s.[i] then Ok(s.[i], i + 1) else Error $"expected {what} at {i}")
    let rec many p = many1 p |> orElse (ret [])
    and many1 p = p |> bind (fun x -> many p |> map (fun xs -> x :: xs))

type ParserBuilder() =
    member _.Return x = Parser.ret x
    member _.ReturnFrom(p: Parser<_>) = p
    member _.Bind(p, f) = Parser.bind f p
    member _.Delay(f: unit -> Parser<_>) = f ()
    member _.Zero() = Parser.ret ()
    member _.MergeSources(a, b) = Parser.bind (fun x -> Parser.map (fun y -> x, y) b) a

let parser = ParserBuilder()

type Parser<'T> with
    static member (<|>)(a: Parser<'T>, b: Parser<'T>) = Parser.orElse b a
    static member (|>>)(p: Parser<'T>, f) = Parser.map f p
    member p.Parse s = Parser.run p s

let (<|>) a b = Parser.orElse b a
let (|>>) p f = Parser.map f p
let (.>>) a b = parser { let! x = a in let! _ = b in return x }
let (>>.) a b = parser {
    let! _ = a
    return! b
}
let ch c = Parser.satisfy (string c) ((=) c)
let ws = Parser.many (ch ' ')
let tok c = ch c .>> ws
let number =
    parser {
        let! ds = Parser.many1 (Parser.satisfy "digit" Char.IsDigit)
        let! _ = ws
        return ds |> List.map string |> String.concat "" |> int
    }

type Expr =
    | Num of int
    | BinOp of char * Expr * Expr
    static member Eval e =
        match e with
        | Num n -> n
        | BinOp('+', a, b) -> Expr.Eval a + Expr.Eval b
        | BinOp('-', a, b) -> Expr.Eval a - Expr.Eval b
        | BinOp('*', a, b) -> Expr.Eval a * Expr.Eval b
        | BinOp(c, _, _) -> failwithf "op %c" c

let chainl p op =
    let rec rest a =
        parser {
            let! f = op
            let! b = p
            return! rest (f a b)
        }
        <|> Parser.ret a
    Parser.bind rest p

let fwd () =
    let r = ref (Parser.fail "uninitialised")
    Parser(fun s i -> let (Parser p) = r.Value in p s i), r
let expr, exprRef = fwd ()
let factor = (number |>> Num) <|> (tok '(' >>. expr .>> tok ')')
let binop cs = cs |> List.map (fun c -> tok c |>> fun c a b -> BinOp(c, a, b)) |> List.reduce (<|>)
let term = chainl factor (binop [ '*' ])
exprRef.Value <- chainl term (binop [ '+'; '-' ])

for s in [ "1 + 2 * 3"; "(1+2)*3 - 4"; "2 *"; "7 7"; "((5))" ] do
    match (ws >>. expr).Parse s with
    | Ok e -> printfn "%s = %d  %A" s (Expr.Eval e) e
    | Error m -> printfn "%s: %s" s m
