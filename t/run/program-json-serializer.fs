// out: {"name":"Ada \"Countess\"","age":36,"email":null,"roles":[{"kind":"admin"},{"kind":"member","level":3}],"scores":[1,-2.5,300],"nested":{"empty":{},"list":[],"deep":[[["xA\n"]]]}}
// out: {
// out:   "name": "Ada \"Countess\"",
// out:   "age": 36,
// out:   "email": null,
// out:   "roles": [
// out:     {
// out:       "kind": "admin"
// out:     },
// out:     {
// out:       "kind": "member",
// out:       "level": 3
// out:     }
// out:   ],
// out:   "scores": [1,-2.5,300],
// out:   "nested": {
// out:     "empty": {},
// out:     "list": [],
// out:     "deep": [
// out:       [
// out:         [
// out:           "xA\n"
// out:         ]
// out:       ]
// out:     ]
// out:   }
// out: }
// out: true
// out: Number 3.0 Null
// out: (["name"; "age"; "email"; "roles"; "scores"; "nested"],
// out:  ["empty"; "list"; "deep"])
// out: { Name = "Ada "Countess""
// out:   Age = 36
// out:   Email = None
// out:   Roles = [Admin; Member 3] }
// out: {"name":"Ada \"Countess\"","age":36,"roles":[{"kind":"admin"},{"kind":"member","level":3}]}
// out: Error
// out:   ["$.name: expected a string"; "$.age: expected an integer";
// out:    "$.roles[0]: unknown role guest"; "$.roles[1].level: expected an integer";
// out:    "$.roles[2]: expected an object"]
// out: expected ',' or ']' at 1:6
// out: expected ':' at 1:6
// out: unknown word at 1:1
// out: unexpected 'x' at 4:2
// out: unclosed string at 1:5
// out: bad number at 1:1
// out: text after the value at 1:3
// out: unexpected end at 1:1
// out: bad escape 'q' at 1:3
// out: /age: 36 -> 37
// out: /roles/1/level: 3 -> 4
// out: /nested/new: null -> {"flag":true}
// JSON: a reader with positions, two printers, paths, patches, and encoders and decoders for the user's own types.
module Json

open System
open System.Collections.Generic
open System.Globalization
open System.Text

[<RequireQualifiedAccess>]
type Json =
    | Null
    | Bool of bool
    | Number of float
    | String of string
    | Array of Json list
    | Object of (string * Json) list

    member this.Item
        with get (key: string) =
            match this with
            | Object fields -> fields |> List.tryFind (fst >> (=) key) |> Option.map snd |> Option.defaultValue Null
            | _ -> Null

    member this.Item
        with get (index: int) =
            match this with
            | Array items when index >= 0 && index < items.Length -> items.[index]
            | _ -> Null

    member this.Keys =
        match this with
        | Object fields -> List.map fst fields
        | _ -> []

exception JsonError of message: string * line: int * column: int

type private Reader(text: string) =
    let mutable at = 0

    let fail message =
        let before = text.Substring(0, min at text.Length)
        let line = before |> Seq.filter ((=) '\n') |> Seq.length
        let column = at - before.LastIndexOf '\n'
        raise (JsonError(message, line + 1, column))

    let peek () = if at < text.Length then text.[at] else '\000'

    let skip () =
        while at < text.Length && Char.IsWhiteSpace text.[at] do
            at <- at + 1

    let expect c =
        skip ()
        if peek () <> c then fail (sprintf "expected '%c'" c)
        at <- at + 1

    member private this.Word(word: string, value: Json) =
        if text.Length - at >= word.Length && text.Substring(at, word.Length) = word then
            at <- at + word.Length
            value
        else
            fail "unknown word"

    member private _.Text() : string =
        expect '"'
        let b = StringBuilder()
        let mutable go = true
        while go do
            match peek () with
            | '\000' -> fail "unclosed string"
            | '"' -> go <- false
            | '\\' ->
                at <- at + 1
                let c =
                    match peek () with
                    | 'n' -> '\n'
                    | 't' -> '\t'
                    | 'u' ->
                        if at + 4 >= text.Length then fail "short escape"
                        let code = Int32.Parse(text.Substring(at + 1, 4), NumberStyles.HexNumber)
                        at <- at + 4
                        char code
                    | ('"' | '\\' | '/') as c -> c
                    | c -> fail $"bad escape '{c}'"
                b.Append c |> ignore
            | c -> b.Append(c) |> ignore
            at <- at + 1
        b.ToString()

    member private _.Number() =
        let start = at
        while Char.IsDigit(peek ()) || "+-.eE".IndexOf(peek ()) >= 0 do
            at <- at + 1
        match Double.TryParse(text.[start .. at - 1], NumberStyles.Float, CultureInfo.InvariantCulture) with
        | true, n -> Json.Number n
        | _ ->
            at <- start
            fail "bad number"

    member private this.Items(close: char, item: unit -> 'a) : 'a list =
        at <- at + 1
        skip ()
        if peek () = close then
            at <- at + 1
            []
        else
            let items = ResizeArray<'a>()
            let mutable go = true
            while go do
                items.Add(item ())
                skip ()
                match peek () with
                | ',' -> at <- at + 1
                | c when c = close ->
                    at <- at + 1
                    go <- false
                | _ -> fail (sprintf "expected ',' or '%c'" close)
            List.ofSeq items

    member this.Value() : Json =
        skip ()
        match peek () with
        | '{' ->
            Json.Object(
                this.Items('}', fun () ->
                    skip ()
                    let key = this.Text()
                    expect ':'
                    key, this.Value())
            )
        | '[' -> Json.Array(this.Items(']', this.Value))
        | '"' -> Json.String(this.Text())
        | 't' -> this.Word("true", Json.Bool true)
        | 'f' -> this.Word("false", Json.Bool false)
        | 'n' -> this.Word("null", Json.Null)
        | c when Char.IsDigit c || c = '-' -> this.Number()
        | '\000' -> fail "unexpected end"
        | c -> fail (sprintf "unexpected '%c'" c)

    member this.Whole() =
        let v = this.Value()
        skip ()
        if at < text.Length then fail "text after the value"
        v

let parse text = Reader(text).Whole()

let tryParse text =
    try Ok(parse text)
    with JsonError(message, line, column) -> Error $"{message} at {line}:{column}"

let escape (s: string) =
    let b = StringBuilder("\"")
    for c in s do
        match c with
        | '"' -> b.Append "\\\""
        | '\\' -> b.Append @"\\"
        | '\n' -> b.Append "\\n"
        | '\t' -> b.Append "\\t"
        | c when c < ' ' -> b.AppendFormat("\\u{0:x4}", int c)
        | c -> b.Append c
        |> ignore
    b.Append('"').ToString()

let rec compact =
    function
    | Json.Null -> "null"
    | Json.Bool b -> if b then "true" else "false"
    | Json.Number n -> n.ToString("R", CultureInfo.InvariantCulture)
    | Json.String s -> escape s
    | Json.Array items -> "[" + String.Join(",", List.map compact items) + "]"
    | Json.Object fields -> fields |> Seq.map (fun (k, v) -> escape k + ":" + compact v) |> String.concat "," |> sprintf "{%s}"

let pretty (json: Json) =
    let b = StringBuilder()
    let rec go (indent: int) json =
        let pad = String(' ', indent + 2)
        let bracket (l: char) (r: char) items write =
            match items with
            | [] -> b.Append(l).Append(r) |> ignore
            | _ ->
                b.Append(l).AppendLine() |> ignore
                items |> List.iteri (fun i item ->
                    if i > 0 then b.Append(',').AppendLine() |> ignore
                    b.Append pad |> ignore
                    write item)
                b.AppendLine().Append(' ', indent).Append(r) |> ignore
        match json with
        | Json.Array items when items |> List.forall (function Json.Number _ -> true | _ -> false) -> b.Append(compact json) |> ignore
        | Json.Array items -> bracket '[' ']' items (go (indent + 2))
        | Json.Object fields -> bracket '{' '}' fields (fun (k, v) -> b.Append(escape k).Append(": ") |> ignore; go (indent + 2) v)
        | other -> b.Append(compact other) |> ignore
    go 0 json
    b.ToString()

// ---- typed access

type Decoder<'a> = string -> Json -> Result<'a, string list>

module Decode =
    let private wrong what path = Error [ sprintf "%s: expected %s" path what ]
    let int: Decoder<int> = fun path -> function Json.Number n when n = Math.Floor n -> Ok(int n) | _ -> wrong "an integer" path
    let float: Decoder<float> = fun path -> function Json.Number n -> Ok n | _ -> wrong "a number" path
    let string: Decoder<string> = fun path -> function Json.String s -> Ok s | _ -> wrong "a string" path
    let bool: Decoder<bool> = fun path -> function Json.Bool b -> Ok b | _ -> wrong "a boolean" path

    let map2 f (a: Result<'a, _>) (b: Result<'b, _>) =
        match a, b with
        | Ok a, Ok b -> Ok(f a b)
        | Error x, Error y -> Error(x @ y)
        | Error x, _ | _, Error x -> Error x

    let list (item: Decoder<'a>) : Decoder<'a list> =
        fun path json ->
            match json with
            | Json.Array items ->
                let results = items |> List.mapi (fun i x -> item $"{path}[{i}]" x)
                List.foldBack (map2 (fun x xs -> x :: xs)) results (Ok [])
            | _ -> wrong "an array" path

    let field name (d: Decoder<'a>) : Decoder<'a> =
        fun path json ->
            match json with
            | Json.Object _ -> d (path + "." + name) json.[name]
            | _ -> wrong "an object" path

    let optional (d: Decoder<'a>) : Decoder<'a option> =
        fun path -> function Json.Null -> Ok None | j -> d path j |> Result.map Some

    let map f (d: Decoder<'a>) : Decoder<'b> = fun path json -> d path json |> Result.map f
    let andThen (f: 'a -> Decoder<'b>) (d: Decoder<'a>) : Decoder<'b> =
        fun path json -> d path json |> Result.bind (fun x -> f x path json)
    let run (d: Decoder<'a>) json = d "$" json

type DecoderBuilder() =
    member _.MergeSources(a: Decoder<'a>, b: Decoder<'b>) : Decoder<'a * 'b> =
        fun path json -> Decode.map2 (fun x y -> x, y) (a path json) (b path json)
    member _.BindReturn(d: Decoder<'a>, f: 'a -> 'b) : Decoder<'b> = Decode.map f d
    member _.Return x : Decoder<'a> = fun _ _ -> Ok x

let decoder = DecoderBuilder()

type Role =
    | Admin
    | Member of level: int

type User = { Name: string; Age: int; Email: string option; Roles: Role list }

let roleDecoder: Decoder<Role> =
    Decode.field "kind" Decode.string
    |> Decode.andThen (function
        | "admin" -> fun _ _ -> Ok Admin
        | "member" -> Decode.field "level" Decode.int |> Decode.map Member
        | other -> fun path _ -> Error [ sprintf "%s: unknown role %s" path other ])

let userDecoder =
    decoder {
        let! name = Decode.field "name" Decode.string
        and! age = Decode.field "age" Decode.int
        and! email = Decode.field "email" (Decode.optional Decode.string)
        and! roles = Decode.field "roles" (Decode.list roleDecoder)
        return { Name = name; Age = age; Email = email; Roles = roles }
    }

type Encoder =
    static member Of(b: bool) = Json.Bool b
    static member Of(n: int) = Json.Number(float n)
    static member Of(s: string) = Json.String s
    static member Of(r: Role) =
        match r with
        | Admin -> Json.Object [ "kind", Encoder.Of "admin" ]
        | Member level -> Json.Object [ ("kind", Encoder.Of "member"); ("level", Encoder.Of level) ]
    static member Of(u: User) =
        Json.Object
            [ "name", Encoder.Of u.Name
              "age", Encoder.Of u.Age
              match u.Email with
              | Some e -> "email", Encoder.Of e
              | None -> ()
              "roles", Json.Array [ for r in u.Roles -> Encoder.Of r ] ]

// ---- changes

type Step = Key of string | Index of int

let rec update path f json =
    match path, json with
    | [], _ -> f json
    | Key k :: rest, Json.Object fields when List.exists (fst >> (=) k) fields ->
        Json.Object [ for (name, v) in fields -> name, (if name = k then update rest f v else v) ]
    | Key k :: rest, Json.Object fields -> Json.Object(fields @ [ k, update rest f Json.Null ])
    | Key k :: rest, Json.Null -> Json.Object [ k, update rest f Json.Null ]
    | Index i :: rest, Json.Array items -> Json.Array(items |> List.mapi (fun j x -> if i = j then update rest f x else x))
    | _ -> json

let rec diff path a b : string list =
    match a, b with
    | _ when a = b -> []
    | Json.Object xs, Json.Object ys ->
        let keys = List.distinct (List.map fst xs @ List.map fst ys)
        keys |> List.collect (fun k -> diff (path + "/" + k) a.[k] b.[k])
    | Json.Array xs, Json.Array ys when xs.Length = ys.Length ->
        List.mapi2 (fun i x y -> diff (sprintf "%s/%d" path i) x y) xs ys |> List.concat
    | _ -> [ sprintf "%s: %s -> %s" path (compact a) (compact b) ]

let source = """
{ "name": "Ada \"Countess\"", "age": 36, "email": null,
  "roles": [ { "kind": "admin" }, { "kind": "member", "level": 3 } ],
  "scores": [1, -2.5, 3e2], "nested": { "empty": {}, "list": [], "deep": [[["x\u0041\n"]]] } }
"""

let doc = parse source
printfn "%s" (compact doc)
printfn "%s" (pretty doc)
printfn "%b" (parse (pretty doc) = doc)
printfn "%A %A" doc.["roles"].[1].["level"] (doc.["nope"].[7])
printfn "%A" (doc.Keys, doc.["nested"].Keys)

match Decode.run userDecoder doc with
| Ok user ->
    printfn "%A" user
    printfn "%s" (compact (Encoder.Of user))
| Error es -> printfn "%A" es

for bad in
    [ """{ "name": 1, "age": 1.5, "roles": [ { "kind": "guest" }, { "kind": "member" }, 3 ] }"""
      "[1, 2"; "{\"a\" 1}"; "tru"; "\n\n  [1,\n x]"; "\"abc"; "-"; "1 2"; ""; "\"\\q\"" ] do
    match tryParse bad with
    | Error e -> printfn "%s" e
    | Ok json -> Decode.run userDecoder json |> printfn "%A"

let changed =
    doc
    |> update [ Key "age" ] (function Json.Number n -> Json.Number(n + 1.0) | j -> j)
    |> update [ Key "roles"; Index 1; Key "level" ] (fun _ -> Json.Number 4.0)
    |> update [ Key "nested"; Key "new"; Key "flag" ] (fun _ -> Json.Bool true)

diff "" doc changed |> List.iter (printfn "%s")
