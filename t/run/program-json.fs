// out: {
// out:   "name": "Ann A
// out: ",
// out:   "age": 30,
// out:   "tags": [
// out:     "a",
// out:     "b"
// out:   ],
// out:   "nested": {
// out:     "x": -150,
// out:     "y": null
// out:   },
// out:   "ok": true,
// out:   "e": []
// out: }
// out: Ann A 30
// out: x=-150
// out: expected ',' or close at 5
// out: expected ':' at 5
// out: expected true at 0
// out: trailing text at 2
// out: unterminated at 4
// out: 2
// out: JArr [JNum 1.0; JStr "a"; JObj [("k", JBool false)]]
// JSON parser and printer
open System
open System.Text
type Json =
    | JNull
    | JBool of bool
    | JNum of float
    | JStr of string
    | JArr of Json list
    | JObj of (string * Json) list
exception JsonError of string * int
let parse (s: string) =
    let i = ref 0
    let fail msg = raise (JsonError(msg, i.Value))
    let peek () = if i.Value < s.Length then s[i.Value] else '\000'
    let skip () = while i.Value < s.Length && Char.IsWhiteSpace s[i.Value] do i.Value <- i.Value + 1
    let expect c = if peek () = c then i.Value <- i.Value + 1 else fail $"expected '{c}'"
    let word (w: string) v =
        if i.Value + w.Length <= s.Length && s.Substring(i.Value, w.Length) = w then
            i.Value <- i.Value + w.Length
            v
        else fail ("expected " + w)
    let str () =
        expect '"'
        let sb = StringBuilder()
        while peek () <> '"' do
            match peek () with
            | '\000' -> fail "unterminated"
            | '\\' ->
                i.Value <- i.Value + 1
                let c =
                    match peek () with
                    | 'n' -> '\n'
                    | 't' -> '\t'
                    | 'u' ->
                        let code = Convert.ToInt32(s.Substring(i.Value + 1, 4), 16)
                        i.Value <- i.Value + 4
                        char code
                    | c -> c
                sb.Append c |> ignore
                i.Value <- i.Value + 1
            | c ->
                sb.Append c |> ignore
                i.Value <- i.Value + 1
        i.Value <- i.Value + 1
        sb.ToString()
    let num () =
        let start = i.Value
        while Char.IsDigit(peek ()) || "+-.eE".Contains(peek ()) do i.Value <- i.Value + 1
        match Double.TryParse(s.Substring(start, i.Value - start)) with
        | true, v -> v
        | _ -> fail "bad number"
    let items close (item: unit -> 'a) =
        let rec go acc =
            skip ()
            if peek () = close then
                i.Value <- i.Value + 1
                List.rev acc
            else
                let v = item ()
                skip ()
                if peek () = ',' then i.Value <- i.Value + 1
                elif peek () <> close then fail "expected ',' or close"
                go (v :: acc)
        go []
    let rec value () =
        skip ()
        let v =
            match peek () with
            | 'n' -> word "null" JNull
            | 't' -> word "true" (JBool true)
            | 'f' -> word "false" (JBool false)
            | '"' -> JStr(str ())
            | '[' ->
                i.Value <- i.Value + 1
                JArr(items ']' value)
            | '{' ->
                i.Value <- i.Value + 1
                JObj(items '}' (fun () ->
                    skip ()
                    let k = str ()
                    skip ()
                    expect ':'
                    k, value ()))
            | c when c = '-' || Char.IsDigit c -> JNum(num ())
            | c -> fail $"unexpected '{c}'"
        skip ()
        v
    let v = value ()
    if i.Value < s.Length then fail "trailing text"
    v

let rec show indent j =
    let pad = String.replicate indent "  "
    match j with
    | JNull -> "null"
    | JBool b -> if b then "true" else "false"
    | JNum n -> string n
    | JStr s -> "\"" + s.Replace("\"", "\\\"") + "\""
    | JArr [] -> "[]"
    | JArr xs -> xs |> List.map (fun x -> "\n" + pad + "  " + show (indent + 1) x) |> String.concat "," |> sprintf "[%s\n%s]" <| pad
    | JObj kvs ->
        let body = [ for k, v in kvs -> $"\n{pad}  \"{k}\": {show (indent + 1) v}" ] |> String.concat ","
        $"{{{body}\n{pad}}}"
let (|Field|_|) name = function
    | JObj kvs -> kvs |> List.tryPick (fun (k, v) -> if k = name then Some v else None)
    | _ -> None
let doc = parse """ {"name": "Ann \u0041\n", "age": 30, "tags": ["a", "b"], "nested": {"x": -1.5e2, "y": null}, "ok": true, "e": []} """
printfn "%s" (show 0 doc)
match doc with
| Field "name" (JStr n) & Field "age" (JNum a) -> printfn "%s %g" (n.Trim()) a
| _ -> printfn "no"
match doc with
| Field "nested" (Field "x" (JNum x)) -> printfn "x=%g" x
| _ -> ()
for bad in [ "[1, 2"; "{\"a\" 1}"; "tru"; "1 2"; "\"abc" ] do
    try parse bad |> ignore
    with JsonError(m, p) -> printfn "%s at %d" m p
let rec depth = function
    | JArr xs -> 1 + (xs |> List.map depth |> List.fold max 0)
    | JObj kvs -> 1 + (0 :: List.map (snd >> depth) kvs |> List.max)
    | _ -> 0
printfn "%d" (depth doc)
printfn "%A" (parse "[1, \"a\", {\"k\": false}]")
