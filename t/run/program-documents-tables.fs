// out: ┌───────────┬───────┬────────┬──────┐
// out: │ name      │ qty   │ price  │ note │
// out: ├───────────┼───────┼────────┼──────┤
// out: │ widget    │ 3.00  │ 4.50   │ a, b │
// out: │ big "one" │ 12.00 │ 100.25 │ -    │
// out: │ thing     │ -     │ 7.00   │ x    │
// out: └───────────┴───────┴────────┴──────┘
// out: total 1216.50
// out: [[Text "widget"; Number 3.0; Number 4.5; Text "a, b"];
// out:  [Text "big "one""; Number 12.0; Number 100.25; Empty];
// out:  [Text "thing"; Empty; Number 7.0; Text "x"]]
// out: []
// out:   top   =1
// out: [Empty]
// out: [db]
// out:   host  =local = host
// out:   port  =5432
// out:   user  =x
// out: [Heading (1, [Plain "Title with "; Code "code"]);
// out:  Para
// out:    [Plain "Some "; Bold "bold"; Plain " text & a "; Link ("link", "http://x.y");
// out:     Plain " next line "; Plain "*"; Plain " star"];
// out:  Bullet [[Plain "one"]; [Bold "two"]]; Fence ["let x = 1 < 2"];
// out:  Heading (2, [Plain "End "; Plain "["; Plain "oops"])]
// out: <h1>Title with <code>code</code></h1>
// out: <p>Some <b>bold</b> text &amp; a <a href="http://x.y">link</a> next line * star</p>
// out: <ul>
// out:   <li>one</li>
// out:   <li><b>two</b></li>
// out: </ul>
// out: <pre>let x = 1 &lt; 2</pre>
// out: <h2>End [oops</h2>
// out: |The quick brown fox jumps over|The quick brown fox jumps over|
// out: |the lazy dog and then, being  |the  lazy  dog and then, being|
// out: |rather pleased with itself, it|rather pleased with itself, it|
// out: |does so again and again until |does  so again and again until|
// out: |the dog finally wakes.        |the    dog    finally   wakes.|
// out: 1=I 4=IV 9=IX 14=XIV 40=XL 90=XC 400=CD 1994=MCMXCIV 2024=MMXXIV 3999=MMMCMXCIX 
// out: Uryyb, Jbeyq! Hello, World!
// out: 4W3B2WC WWWWBBBWWC
// out: [|"a"; "B"; "C"; "D"|]
// out: m1, i4, s4, p2
(* Text processing: CSV, INI, markdown, word wrap, roman numerals, caesar, run-length *)
open System
open System.IO
open System.Text
open Printf
open System.Globalization

module Csv =
    type Field = Text of string | Number of float | Empty
    let private (|Num|_|) (s: string) =
        match Double.TryParse(s, NumberStyles.Float, CultureInfo.InvariantCulture) with
        | true, v -> Some v
        | _ -> None
    let parseLine (line: string) =
        let sb = StringBuilder()
        let fields = ResizeArray<string>()
        let mutable inQuotes = false
        let mutable i = 0
        while i < line.Length do
            match line.[i], inQuotes with
            | '"', true when i + 1 < line.Length && line.[i + 1] = '"' ->
                sb.Append '"' |> ignore
                i <- i + 1
            | '"', _ -> inQuotes <- not inQuotes
            | ',', false ->
                fields.Add(sb.ToString())
                sb.Clear() |> ignore
            | c, _ -> sb.Append(c) |> ignore
            i <- i + 1
        fields.Add(string sb)
        List.ofSeq fields
    let typed = function "" -> Empty | Num n -> Number n | s -> Text s
    let parse (text: string) =
        use reader = new StringReader(text)
        let rec loop acc =
            match reader.ReadLine() with
            | null -> List.rev acc
            | "" -> loop acc
            | l -> loop ((parseLine l |> List.map typed) :: acc)
        match loop [] with
        | header :: rows -> header |> List.map (function Text s -> s | f -> string f), rows
        | [] -> [], []

module Table =
    let render (header: string list) (rows: string list list) =
        let widths =
            header :: rows |> List.transpose |> List.map (List.map String.length >> List.max)
        let line l m r = l + (widths |> List.map (fun w -> String('─', w + 2)) |> String.concat m) + r
        let row cells = "│" + (List.map2 (fun w (c: string) -> " " + c.PadRight w + " ") widths cells |> String.concat "│") + "│"
        [ yield line "┌" "┬" "┐"
          yield row header
          yield line "├" "┼" "┤"
          yield! List.map row rows
          yield line "└" "┴" "┘" ]

module Ini =
    type Section = Map<string, string>
    let parse (text: string) : Map<string, Section> =
        text.Split([| "\r\n"; "\n" |], StringSplitOptions.None)
        |> Seq.map (fun l -> l.Trim())
        |> Seq.filter (fun l -> l <> "" && not (l.StartsWith ";") && not (l.StartsWith('#')))
        |> Seq.fold
            (fun (section, acc) line ->
                if line.StartsWith "[" && line.EndsWith "]" then
                    let name = line.Trim('[', ']')
                    name, (if Map.containsKey name acc then acc else Map.add name Map.empty acc)
                else
                    match line.Split('=', 2) with
                    | [| k; v |] ->
                        let sec = acc |> Map.tryFind section |> Option.defaultValue Map.empty
                        section, acc |> Map.add section (sec |> Map.add (k.TrimEnd().ToLowerInvariant()) (v.TrimStart()))
                    | _ -> section, acc)
            ("", Map.empty)
        |> snd

module Markdown =
    type Span = Plain of string | Bold of string | Code of string | Link of text: string * url: string
    type Block = Heading of int * Span list | Para of Span list | Bullet of Span list list | Fence of string list
    let rec spans (s: string) : Span list =
        let idx = s.IndexOfAny [| '*'; '`'; '[' |]
        if s = "" then []
        elif idx < 0 then [ Plain s ]
        elif idx > 0 then Plain s.[.. idx - 1] :: spans s.[idx..]
        else
            let close (marker: string) ctor =
                let e = s.IndexOf(marker, marker.Length, StringComparison.Ordinal)
                if e < 0 then Plain(s.Substring(0, 1)) :: spans (s.Substring 1)
                else ctor (s.Substring(marker.Length, e - marker.Length)) :: spans (s.Substring(e + marker.Length))
            match s.[0] with
            | '*' when s.StartsWith "**" -> close "**" Bold
            | '`' -> close "`" Code
            | '[' ->
                match s.IndexOf "](", s.IndexOf ')' with
                | a, b when a > 0 && b > a -> Link(s.[1 .. a - 1], s.[a + 2 .. b - 1]) :: spans s.[b + 1 ..]
                | _ -> Plain "[" :: spans s.[1..]
            | _ -> Plain(string s.[0]) :: spans s.[1..]
    let rec blocks lines =
        match lines with
        | [] -> []
        | (l: string) :: rest when l.Trim() = "" -> blocks rest
        | l :: rest when l.StartsWith "#" ->
            let n = l |> Seq.takeWhile ((=) '#') |> Seq.length
            Heading(n, spans (l.[n..].Trim())) :: blocks rest
        | l :: rest when l.StartsWith "```" ->
            let body = rest |> List.takeWhile (fun x -> not (x.StartsWith "```"))
            Fence body :: blocks (List.skip (min rest.Length (body.Length + 1)) rest)
        | l :: _ when l.StartsWith "- " ->
            let items = lines |> List.takeWhile (fun x -> x.StartsWith "- ")
            Bullet(items |> List.map (fun i -> spans i.[2..])) :: blocks (lines |> List.skip items.Length)
        | _ ->
            let para = lines |> List.takeWhile (fun x -> x.Trim() <> "" && not (x.StartsWith "#"))
            Para(spans (String.Join(" ", para))) :: blocks (List.skip para.Length lines)
    let html bs =
        let enc (s: string) = s.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;")
        let span = function
            | Plain s -> enc s
            | Bold s -> $"<b>{enc s}</b>"
            | Code s -> $"<code>%s{enc s}</code>"
            | Link(text = t; url = u) -> sprintf "<a href=\"%s\">%s</a>" u (enc t)
        let all = List.map span >> String.concat ""
        let sb = StringBuilder()
        for b in bs do
            match b with
            | Heading(n, s) -> sb.AppendFormat("<h{0}>{1}</h{0}>", n, all s).AppendLine() |> ignore
            | Para s -> sb.Append("<p>").Append(all s).AppendLine("</p>") |> ignore
            | Bullet items ->
                sb.AppendLine "<ul>" |> ignore
                for i in items do bprintf sb "  <li>%s</li>\n" (all i)
                sb.AppendLine("</ul>") |> ignore
            | Fence ls -> bprintf sb "<pre>%s</pre>%s" (String.Join("\n", ls |> List.map enc)) Environment.NewLine
        sb.ToString()

let wrap width (text: string) =
    let words = text.Split([| ' '; '\n'; '\t' |], StringSplitOptions.RemoveEmptyEntries)
    ((0, []), words)
    ||> Array.fold (fun (col, acc) w ->
        match acc with
        | line :: rest when col + 1 + w.Length <= width -> col + 1 + w.Length, (line + " " + w) :: rest
        | _ -> w.Length, w :: acc)
    |> snd
    |> List.rev

let justify width (line: string) =
    match line.Split ' ' with
    | [| one |] -> one.PadRight(width)
    | words ->
        let gaps = words.Length - 1
        let spaces = width - Seq.sumBy String.length words
        let q, r = Math.DivRem(spaces, gaps)
        words |> Seq.mapi (fun i w -> if i = gaps then w else w + String(' ', q + (if i < r then 1 else 0))) |> String.Concat

let toRoman n =
    let table = [ 1000, "M"; 900, "CM"; 500, "D"; 400, "CD"; 100, "C"; 90, "XC"; 50, "L"; 40, "XL"; 10, "X"; 9, "IX"; 5, "V"; 4, "IV"; 1, "I" ]
    let rec go n table acc =
        match n, table with
        | 0, _ | _, [] -> acc
        | n, (v, s) :: _ when n >= v -> go (n - v) table (acc + s)
        | n, _ :: rest -> go n rest acc
    go n table ""
let fromRoman (s: string) =
    let value = function 'I' -> 1 | 'V' -> 5 | 'X' -> 10 | 'L' -> 50 | 'C' -> 100 | 'D' -> 500 | 'M' -> 1000 | c -> invalidArg "c" (sprintf "%c" c)
    Seq.foldBack (fun c (acc, prev) -> let v = value c in if v < prev then acc - v, prev else acc + v, v) s (0, 0) |> fst

let rot n = String.map (fun c ->
    if Char.IsUpper c then char ((int c - int 'A' + n) % 26 + int 'A')
    elif Char.IsLower c then 'a' + char ((int c - int 'a' + n) % 26)
    else c)

let rle (s: string) =
    s |> Seq.fold (fun acc c ->
        match acc with
        | (c', n) :: tl when c' = c -> (c, n + 1) :: tl
        | _ -> (c, 1) :: acc) []
    |> List.rev
    |> List.map (fun (c, n) -> if n = 1 then string c else string n + string c)
    |> String.concat ""
let unrle (s: string) =
    let rec go n = function
        | [] -> ""
        | d :: t when Char.IsDigit d -> go (n * 10 + int (Char.GetNumericValue d)) t
        | c :: t -> String(c, max 1 n) + go 0 t
    go 0 (List.ofSeq s)

let csv = "name,qty,price,note\nwidget,3,4.50,\"a, b\"\n\"big \"\"one\"\"\",12,100.25,\n\nthing,,7,x\n"
let header, rows = Csv.parse csv
rows
|> List.map (List.map (function Csv.Text s -> s | Csv.Number n -> n.ToString("0.00", CultureInfo.InvariantCulture) | Csv.Empty -> "-"))
|> Table.render header
|> List.iter (printfn "%s")
printfn "total %.2f" (rows |> List.sumBy (function [ _; Csv.Number q; Csv.Number p; _ ] -> q * p | _ -> 0.0))
printfn "%A" rows
let ini = Ini.parse "; comment\n top = 1\n[db]\nHost = local = host\nport=5432\n\n[Empty]\n[db]\nuser= x \n"
for KeyValue(s, kvs) in ini do
    printfn "[%s]" s
    kvs |> Map.iter (printfn "  %-6s=%s")
let md = "# Title with `code`\n\nSome **bold** text & a [link](http://x.y)\nnext line * star\n\n- one\n- **two**\n\n```\nlet x = 1 < 2\n```\n## End [oops"
let bs = Markdown.blocks (md.Split '\n' |> List.ofArray)
printfn "%A" bs
printf "%s" (Markdown.html bs)
let lorem = "The quick brown fox jumps over the lazy dog and then, being rather pleased with itself, it does so again and again until the dog finally wakes."
for l in wrap 30 lorem do printfn "|%-30s|%s|" l (justify 30 l)
for n in [ 1; 4; 9; 14; 40; 90; 400; 1994; 2024; 3999 ] do
    let r = toRoman n
    if fromRoman r <> n then failwith "roman"
    printf "%d=%s " n r
printfn ""
printfn "%s %s" (rot 13 "Hello, World!") (rot 13 (rot 13 "Hello, World!"))
printfn "%s %s" (rle "WWWWBBBWWC") (unrle (rle "WWWWBBBWWC"))

printfn "%A" ("a-b_c d".Split([|'-'; '_'; ' '|]) |> Array.mapi (fun i s -> if i = 0 then s else s.ToUpper()))
printfn "%s" (String.Join(", ", [ for KeyValue(k, v) in Seq.countBy Char.ToLower "Mississippi" |> dict -> $"{k}{v}" ]))
