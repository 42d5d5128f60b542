// out: 1 + 2 * 3                            7
// out: (1 + 2) * 3 - -4                     13
// out: 2 ^ 3 ^ 2                            512
// out: 10 / 4 / 5                           0.5
// out:  sqrt(16) + max(1, 2.5, 2) * sum()   4
// out: max()                                NaN
// out: 1 +                                  error 1:5: expected number or '(' or '-' or identifier
// out: (1 + 2                               error 1:7: expected ')'
// out: 7 $ 3                                error 1:3: unexpected '$'
// out: pow(1)                               error 1:7: expected function of 1 arguments instead of pow
// out: 1 +\n  * 2                           error 2:3: expected number or '(' or '-' or identifier
// out:                                      error 1:1: expected number or '(' or '-' or identifier
// out:
// out: name: "main "one""
// out: debug: on
// out: retries: 3
// out: limits: 
// out:   cpu: 0.5
// out:   memory: 512
// out:   inner: 
// out:     deep: []
// out: hosts: ["a", "b	c", 
// out:   port: 80]
// out: none: (empty)
// out: a =          -> error 1:5: expected 'true' or 'false' or number or string or '[' or '{'
// out: a = [1, 2    -> error 1:10: expected ']'
// out: a = { b 1 }  -> error 1:9: expected '='
// out: = 1          -> error 1:1: unexpected '='
// out: x = "abc     -> error 1:9: expected string
// out: x = tru      -> error 1:5: expected 'true' or 'false' or number or string or '[' or '{'
// A parser-combinator library with a computation builder, error positions, expressions, and a small configuration language on top.
module Combinators

open System

type Position =
    { Line: int
      Column: int }
    static member Start = { Line = 1; Column = 1 }
    member p.Next(c: char) =
        if c = '\n' then { Line = p.Line + 1; Column = 1 }
        else { p with Column = p.Column + 1 }
    override p.ToString() = $"{p.Line}:{p.Column}"

type Input =
    { Text: string
      Offset: int
      Position: Position }
    static member Of text = { Text = text; Offset = 0; Position = Position.Start }
    member i.IsEmpty = i.Offset >= i.Text.Length
    member i.Head = i.Text[i.Offset]
    member i.Tail = { i with Offset = i.Offset + 1; Position = i.Position.Next i.Head }

type ParseError = { At: Position; Expected: string list }

type Parser<'a> = Parser of (Input -> Result<'a * Input, ParseError>)

module Parser =
    let run (Parser p) input = p input

    let fail expected = Parser(fun i -> Error { At = i.Position; Expected = [ expected ] })

    let result x = Parser(fun i -> Ok(x, i))

    let bind (f: 'a -> Parser<'b>) (p: Parser<'a>) : Parser<'b> =
        Parser(fun i ->
            match run p i with
            | Error e -> Error e
            | Ok(x, rest) -> run (f x) rest)

    let map f p = p |> bind (f >> result)

    let (<|>) p q =
        Parser(fun i ->
            match run p i with
            | Ok _ as ok -> ok
            | Error e1 when e1.At <> i.Position -> Error e1
            | Error e1 ->
                match run q i with
                | Ok _ as ok -> ok
                | Error e2 when e2.At = e1.At -> Error { e2 with Expected = e1.Expected @ e2.Expected }
                | Error e2 -> Error e2)

    let attempt p =
        Parser(fun i ->
            match run p i with
            | Error e -> Error { e with At = i.Position }
            | ok -> ok)

    let label name p =
        Parser(fun i ->
            match run p i with
            | Error e when e.At = i.Position -> Error { e with Expected = [ name ] }
            | r -> r)

    let satisfy name pred =
        Parser(fun i ->
            if not i.IsEmpty && pred i.Head then Ok(i.Head, i.Tail)
            else Error { At = i.Position; Expected = [ name ] })

    let rec many p : Parser<'a list> =
        Parser(fun start ->
            let rec loop acc i =
                match run p i with
                | Ok(x, rest) -> loop (x :: acc) rest
                | Error e when e.At = i.Position -> Ok(List.rev acc, i)
                | Error e -> Error e
            loop [] start)

    let delayed (f: unit -> Parser<'a>) = Parser(fun i -> run (f ()) i)

type ParserBuilder() =
    member _.Return x = Parser.result x
    member _.ReturnFrom(p: Parser<'a>) = p
    member _.Bind(p, f) = Parser.bind f p
    member _.Zero() = Parser.result ()
    member _.Delay(f: unit -> Parser<'a>) = Parser.delayed f
    member _.Combine(a: Parser<unit>, b: Parser<'a>) = Parser.bind (fun () -> b) a

let parser = ParserBuilder()

open Parser

let (>>.) p q = parser { let! _ = p in return! q }
let (.>>) p q = parser {
    let! x = p
    let! _ = q
    return x
}
let (|>>) p f = map f p

let many1 p = parser {
    let! x = p
    let! xs = many p
    return x :: xs
}

let opt p = (p |>> Some) <|> result None

let sepBy p sep =
    parser {
        match! opt p with
        | None -> return []
        | Some x ->
            let! xs = many (sep >>. p)
            return x :: xs
    }

let between l r p = l >>. p .>> r

let chainl1 p op =
    let rec rest acc =
        parser {
            let! next = opt (parser {
                let! f = op
                let! y = p
                return f, y
            })
            match next with
            | Some(f, y) -> return! rest (f acc y)
            | None -> return acc
        }
    parser {
        let! x = p
        return! rest x
    }

let choice ps = List.reduce (<|>) ps

// tokens
let comment = satisfy "#" ((=) '#') >>. many (satisfy "comment" ((<>) '\n')) |>> ignore
let spaces = many ((satisfy "space" Char.IsWhiteSpace |>> ignore) <|> comment) |>> ignore
let token p = p .>> spaces
let symbol c = token (satisfy (sprintf "'%c'" c) ((=) c))
let keyword (word: string) =
    let rec chars i =
        if i = word.Length then result ()
        else satisfy word ((=) word.[i]) >>. chars (i + 1)
    token (attempt (chars 0)) |> label (sprintf "'%s'" word)

let identifier =
    parser {
        let! first = satisfy "identifier" Char.IsLetter
        let! rest = many (satisfy "letter" (fun c -> Char.IsLetterOrDigit c || c = '_' || c = '-'))
        return String(List.toArray (first :: rest))
    }
    |> token

let digits = many1 (satisfy "digit" Char.IsDigit) |>> (List.toArray >> String)

let number =
    parser {
        let! whole = digits
        let! fraction = opt (satisfy "." ((=) '.') >>. digits)
        match fraction with
        | Some f -> return float (whole + "." + f)
        | None -> return float whole
    }
    |> label "number"
    |> token

let quoted =
    let escape =
        satisfy "\\" ((=) '\\') >>. satisfy "escape" (fun c -> "nt\"\\".Contains(string c))
        |>> function 'n' -> '\n' | 't' -> '\t' | c -> c
    let plain = satisfy "character" (fun c -> c <> '"' && c <> '\\')
    let quote = satisfy "string" ((=) '"')
    token (between quote quote (many (escape <|> plain))) |>> (Array.ofList >> String)

// a calculator
let rec expression : Parser<float> =
    delayed (fun () ->
        let add = (symbol '+' |>> fun _ -> (+)) <|> (symbol '-' |>> fun _ -> (-))
        chainl1 term add)

and term : Parser<float> =
    delayed (fun () ->
        let multiply = (symbol '*' |>> fun _ -> (*)) <|> (symbol '/' |>> fun _ -> (/))
        chainl1 power multiply)

and power : Parser<float> =
    parser {
        let! b = factor
        match! opt (symbol '^') with
        | Some _ ->
            let! e = power
            return b ** e
        | None -> return b
    }

and factor : Parser<float> =
    delayed (fun () ->
        choice [
            number
            between (symbol '(') (symbol ')') expression
            symbol '-' >>. factor |>> (~-)
            call
        ])

and call =
    parser {
        let! name = identifier
        let! args = between (symbol '(') (symbol ')') (sepBy expression (symbol ','))
        match name, args with
        | "sqrt", [ x ] -> return sqrt x
        | "max", [] -> return nan
        | "max", _ -> return List.max args
        | "sum", _ -> return List.sum args
        | _ -> return! fail (sprintf "function of %d arguments instead of %s" args.Length name)
    }

// a configuration language
type Setting =
    | Flag of bool
    | Number of float
    | Text of string
    | Items of Setting list
    | Section of (string * Setting) list

let rec setting : Parser<Setting> =
    delayed (fun () ->
        choice [
            keyword "true" |>> fun () -> Flag true
            keyword "false" |>> fun () -> Flag false
            number |>> Number
            quoted |>> Text
            between (symbol '[') (symbol ']') (sepBy setting (symbol ',')) |>> Items
            between (symbol '{') (symbol '}') (many entry) |>> Section
        ])

and entry =
    parser {
        let! name = identifier
        let! _ = symbol '='
        let! value = setting
        let! _ = opt (symbol ';')
        return name, value
    }

let rec render indent setting =
    let pad = String.replicate indent "  "
    match setting with
    | Flag b -> if b then "on" else "off"
    | Number n -> $"%g{n}"
    | Text t -> sprintf "%A" t
    | Items items -> items |> List.map (render indent) |> String.concat ", " |> sprintf "[%s]"
    | Section [] -> "(empty)"
    | Section entries ->
        entries
        |> List.map (fun (k, v) -> $"\n{pad}{k}: {render (indent + 1) v}")
        |> String.concat ""

let parse p text =
    match run (spaces >>. p) (Input.Of text) with
    | Ok(x, rest) when rest.IsEmpty -> Ok x
    | Ok(_, rest) -> Error(sprintf "%O: unexpected '%c'" rest.Position rest.Head)
    | Error e ->
        let expected = e.Expected |> List.distinct |> String.concat " or "
        Error $"{e.At}: expected {expected}"

let show f =
    function
    | Ok x -> f x
    | Error message -> "error " + message

let calculations =
    [ "1 + 2 * 3"
      "(1 + 2) * 3 - -4"
      "2 ^ 3 ^ 2"
      "10 / 4 / 5"
      " sqrt(16) + max(1, 2.5, 2) * sum()"
      "max()"
      "1 + "
      "(1 + 2"
      "7 $ 3"
      "pow(1)"
      "1 +\n  * 2"
      "" ]

for text in calculations do
    parse expression text |> show string |> printfn "%-36s %s" (text.Replace("\n", "\\n"))

let config =
    """
# servers
name = "main \"one\""
debug = true; retries = 3
limits = { cpu = 0.5 memory = 512 inner = { deep = [] } }
hosts = [ "a", "b\tc", { port = 80 } ]  # trailing
none = {}
"""

parse (many entry) config |> show (fun es -> render 0 (Section es)) |> printfn "%s"

for bad in [ "a = "; "a = [1, 2"; "a = { b 1 }"; "= 1"; "x = \"abc"; "x = tru" ] do
    parse (many entry) bad |> show (sprintf "%A") |> printfn "%-12s -> %s" bad
