// out: 1 + 2 * 3       = 7
// out: (1+2)*3 - 4/2   = 7
// out: 2 *             ! expected '(' at 3
// out: 2 2             ! expected end at 2
// out: ((7))           = 7
open System
// parser combinators with builder and operators
type Parser<'a> = Parser of (string * int -> Result<'a * int, string * int>)

let runP (Parser p) s i = p (s, i)
let (>>=) p f = Parser (fun (s, i) -> match runP p s i with Ok (a, j) -> runP (f a) s j | Error e -> Error e)
let ret x = Parser (fun (_, i) -> Ok (x, i))
let fail msg = Parser (fun (_, i) -> Error (msg, i))
let (<|>) p q = Parser (fun (s, i) ->
    match runP p s i with
    | Ok _ as ok -> ok
    | Error (_, j) when j = i -> runP q s i
    | Error e -> Error e)
let (|>>) p f = p >>= (f >> ret)
let (.>>) p q = p >>= fun a -> q |>> fun _ -> a
let (>>.) p q = p >>= fun _ -> q
let (.>>.) p q = p >>= fun a -> q |>> fun b -> a, b
let (<?>) p label = Parser (fun (s, i) -> match runP p s i with Error (_, j) when i = j -> Error (label, j) | r -> r)

type ParserBuilder() =
    member _.Bind (p, f) = p >>= f
    member _.Return x = ret x
    member _.ReturnFrom (p: Parser<_>) = p
    member _.Zero () = ret ()
    member _.Delay f = Parser (fun (s, i) -> runP (f ()) s i)
    member _.Combine (p, q) = p >>= fun () -> q
let parse = ParserBuilder ()

let satisfy pred = Parser (fun (s: string, i) ->
    if i < s.Length && pred s.[i] then Ok (s.[i], i + 1)
    elif i < s.Length then Error (sprintf "unexpected '%c'" s.[i], i)
    else Error ("unexpected end", i))
let pchar c = satisfy ((=) c) <?> sprintf "expected '%c'" c
let rec many p = parse {
    let! x = (p |>> Some) <|> ret None
    match x with
    | None -> return []
    | Some x ->
        let! xs = many p
        return x :: xs
}
let many1 p = parse {
    let! x = p
    let! xs = many p
    return x :: xs
}
let spaces = many (satisfy Char.IsWhiteSpace) |>> ignore
let token p = p .>> spaces
let number = token (many1 (satisfy Char.IsDigit) |>> (List.toArray >> String >> int)) <?> "expected number"
let chainl1 p op =
    let rec rest acc = parse {
        let! o = (op |>> Some) <|> ret None
        match o with
        | Some f ->
            let! y = p
            return! rest (f acc y)
        | None -> return acc }
    p >>= rest

let forward () =
    let r = ref (fail "unset")
    Parser (fun (s, i) -> runP r.Value s i), r
let expr, exprRef = forward ()
let factor = number <|> (token (pchar '(') >>. expr .>> token (pchar ')'))
let term = chainl1 factor ((token (pchar '*') |>> fun _ -> (*)) <|> (token (pchar '/') |>> fun _ -> (/)))
exprRef.Value <- chainl1 term ((token (pchar '+') |>> fun _ -> (+)) <|> (token (pchar '-') |>> fun _ -> fun a b -> a - b))
let eof = Parser (fun (s: string, i) -> if i = s.Length then Ok ((), i) else Error ("expected end", i))
for s in [ "1 + 2 * 3"; "(1+2)*3 - 4/2"; "2 *"; "2 2"; "((7))" ] do
    match runP (spaces >>. expr .>> eof) s 0 with
    | Ok (v, _) -> printfn "%-15s = %d" s v
    | Error (m, p) -> printfn "%-15s ! %s at %d" s m p
