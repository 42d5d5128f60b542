// out: 49006771?
// out: <h1>Title <i>x</i></h1>
// out: <p>Some <b>bold</b> and <code>code</code>.</p>
// out: <ul>
// out: <li>one</li>
// out: <li>two <a href="http://a.b">link</a></li>
// out: </ul>
// out: <p>end</p>
// out: Hello World, 00042 3.14 <missing?> 2020 42
// out:   a
// out: - b
// out: + x
// out:   c
// out: - d
// out:   e
// out: + f
// out: [Id "let"; Id "x1"; Op "="; Num 3.14; Op ">="; Str "two words"; Op "*"; Op "(";
// out:  Id "y"; Op ")"]
// out: bad $ at 2
// out: [true; true; false; true]
// out: ["R163"; "R163"; "T522"; "A261"; "L000"]
// out: [["act"; "cat"]; ["enlist"; "listen"; "silent"]; ["gogole"; "google"]]
// out: ... --- ... / - . ... - SOS
// out: Hello World  Again|..xy  |cba
// out: <-Ybc1, 2, 3|  2.2|True 23 Y
// out: 2 3 -1 true
// out: 1x1 2x2 3x3
// out: tEST%d
// out: ([|"one"; "two"; ""; "three"|], [|"a"; "b-c"|], 4, "ab", "a_bc", "aa")
module Text
open System
open System.Text
open System.Text.RegularExpressions
open System.Globalization
// bank OCR, markdown to html, template engine, diff, tokenizer with regex, ini, glob matching, soundex, anagram, morse
let ocr = [| " _     _  _     _  _  _  _  _ "; "| |  | _| _||_||_ |_   ||_||_|"; "|_|  ||_  _|  | _||_|  ||_| _|" |]
let cells (lines: string[]) = [ for i in 0 .. lines[0].Length / 3 - 1 -> lines |> Array.map (fun l -> l.Substring(3 * i, 3)) |> String.concat "" ]
let digits = cells ocr |> List.mapi (fun i c -> c, i) |> Map.ofList
let account = [| "    _  _  _  _  _  _     _ "; "|_||_|| || ||_   |  |  | _ "; "  | _||_||_||_|  |  |  | _|" |]
printfn "%s" (cells account |> List.map (fun c -> match digits.TryFind c with Some d -> string d | None -> "?") |> String.Concat)
let inlineMd s =
    [ @"\*\*(.+?)\*\*", "<b>$1</b>"; @"\*(.+?)\*", "<i>$1</i>"; @"`([^`]+)`", "<code>$1</code>"; @"\[(.*?)\]\((.*?)\)", "<a href=\"$2\">$1</a>" ]
    |> List.fold (fun (s: string) (p, r: string) -> Regex.Replace(s, p, r)) s
let markdown (text: string) =
    let rec go inList acc = function
        | [] -> List.rev (if inList then "</ul>" :: acc else acc)
        | (l: string) :: rest when l.StartsWith "- " ->
            let acc = if inList then acc else "<ul>" :: acc
            go true ($"<li>{inlineMd l[2..]}</li>" :: acc) rest
        | ls when inList -> go false ("</ul>" :: acc) ls
        | l :: rest when l.StartsWith '#' ->
            let n = l |> Seq.takeWhile ((=) '#') |> Seq.length
            go false ($"<h{n}>{inlineMd (l.TrimStart('#').Trim())}</h{n}>" :: acc) rest
        | "" :: rest -> go false acc rest
        | l :: rest -> go false ($"<p>{inlineMd l}</p>" :: acc) rest
    text.Split '\n' |> List.ofArray |> go false [] |> String.concat "\n"
printfn "%s" (markdown "# Title *x*\n\nSome **bold** and `code`.\n- one\n- two [link](http://a.b)\n\nend")
let template (vars: (string * obj) list) (t: string) =
    let m = Map vars
    Regex.Replace(t, @"\{\{\s*(\w+)(?::(\w+))?\s*\}\}", fun m' ->
        match m.TryFind m'.Groups[1].Value with
        | Some(:? IFormattable as f) when m'.Groups[2].Success -> f.ToString(m'.Groups[2].Value, CultureInfo.InvariantCulture)
        | Some v -> string v
        | None -> "<" + m'.Groups.[1].Value + "?>")
printfn "%s" (template [ "name", "World"; "n", 42; "pi", 3.14159; "d", DateTime(2020, 5, 6) ] "Hello {{name}}, {{ n:D5 }} {{pi:F2}} {{missing}} {{d:yyyy}} {{n}}")
let diff (a: string[]) (b: string[]) =
    let t = Array2D.zeroCreate (a.Length + 1) (b.Length + 1)
    for i in a.Length - 1 .. -1 .. 0 do
        for j in b.Length - 1 .. -1 .. 0 do
            t[i, j] <- if a[i] = b[j] then t[i + 1, j + 1] + 1 else max t[i + 1, j] t[i, j + 1]
    let rec go i j = seq {
        if i < a.Length && j < b.Length && a[i] = b[j] then
            yield "  " + a[i]
            yield! go (i + 1) (j + 1)
        elif j < b.Length && (i = a.Length || t[i, j + 1] > t[i + 1, j]) then
            yield "+ " + b[j]
            yield! go i (j + 1)
        elif i < a.Length then
            yield "- " + a[i]
            yield! go (i + 1) j }
    go 0 0
diff ("a b c d e".Split()) ("a x c e f".Split()) |> Seq.iter (printfn "%s")
type Tok = Num of float | Id of string | Op of string | Str of string
let tokenize s =
    Regex.Matches(s, """(?<num>\d+(\.\d+)?)|(?<id>[A-Za-z_]\w*)|(?<str>"[^"]*")|(?<op>[<>=!]=|[-+*/()<>=])|(?<ws>\s+)|(?<bad>.)""")
    |> Seq.cast<Match>
    |> Seq.choose (fun m ->
        let has (g: string) = m.Groups[g].Success
        if has "num" then Some(Num(float m.Value))
        elif has "id" then Some(Id m.Value)
        elif has "str" then Some(Str(m.Value.Trim '"'))
        elif has "op" then Some(Op m.Value)
        elif has "bad" then failwithf "bad %s at %d" m.Value m.Index
        else None)
    |> Seq.toList
printfn "%A" (tokenize "let x1 = 3.14 >= \"two words\" * (y)")
try tokenize "a $ b" |> ignore with Failure m -> printfn "%s" m
let rec glob (p: char list) (s: char list) =
    match p, s with
    | [], [] -> true
    | '*' :: p', _ -> glob p' s || (match s with _ :: s' -> glob p s' | [] -> false)
    | '?' :: p', _ :: s' -> glob p' s'
    | c :: p', d :: s' when c = d -> glob p' s'
    | _ -> false
let isGlob p s = glob (List.ofSeq p) (List.ofSeq s)
printfn "%A" ([ "*.fs", "a.fs"; "a?c*", "abcdef"; "*b*", "acd"; "", "" ] |> List.map (fun (p, s) -> isGlob p s))
let soundex (s: string) =
    let code = function 'B' | 'F' | 'P' | 'V' -> '1' | 'C' | 'G' | 'J' | 'K' | 'Q' | 'S' | 'X' | 'Z' -> '2' | 'D' | 'T' -> '3' | 'L' -> '4' | 'M' | 'N' -> '5' | 'R' -> '6' | 'H' | 'W' -> '-' | _ -> '0'
    let u = s.ToUpper()
    let codes = u |> Seq.map code |> Seq.filter ((<>) '-') |> Seq.toList
    let rec dedup = function a :: b :: t when a = b -> dedup (a :: t) | a :: t -> a :: dedup t | [] -> []
    (string u[0] + (dedup codes |> List.tail |> List.filter ((<>) '0') |> Array.ofList |> String) + "000").[..3]
printfn "%A" (List.map soundex [ "Robert"; "Rupert"; "Tymczak"; "Ashcraft"; "Lee" ])
let anagrams ws = ws |> Seq.groupBy (fun (w: string) -> w |> Seq.sort |> Seq.toArray |> String) |> Seq.map snd |> Seq.filter (Seq.length >> (<) 1) |> Seq.map (Seq.sort >> Seq.toList) |> Seq.sort |> Seq.toList
printfn "%A" (anagrams [ "listen"; "google"; "silent"; "enlist"; "gogole"; "abc"; "cat"; "act" ])
let morse = Map [ 'S', "..."; 'O', "---"; 'E', "."; 'T', "-" ]
let inverse = morse |> Map.toSeq |> Seq.map (fun (k, v) -> v, k) |> Map
printfn "%s %s" ("SOS TEST" |> Seq.map (fun c -> morse |> Map.tryFind c |> Option.defaultValue "/") |> String.concat " ") ("... --- ..." .Split ' ' |> Array.map (fun c -> inverse[c]) |> String)
let title (s: string) = s.Split ' ' |> Array.map (fun w -> if w = "" then w else string (Char.ToUpperInvariant w[0]) + w.Substring(1).ToLowerInvariant()) |> String.concat " "
printfn "%s|%s|%s" (title "hELLO wORLD  again") ("x".PadLeft(3, '.') + "y".PadRight 3) ("a,b;c".Split([| ','; ';' |]) |> Array.rev |> String.Concat)
let sb = StringBuilder()
sb.Append("abc").Insert(1, "XY").Replace("X", "--").Remove(0, 1).AppendJoin(", ", [ 1; 2; 3 ]).AppendFormat("|{0,5:F1}|{1}", 2.25, true) |> ignore
sb[0] <- '<'
printfn "%O %d %c" sb sb.Length sb[2]
printfn "%d %d %d %b" ("hello".IndexOf "l") ("hello".LastIndexOf 'l') (String.Compare("a", "B", StringComparison.OrdinalIgnoreCase)) ("Straße".Contains "ß")
printfn "%s" (String.Join(" ", "a1b22c333" |> Seq.filter Char.IsDigit |> Seq.countBy id |> Seq.map (fun (c, n) -> $"{c}x{n}")))
printfn "%s" ("tEST" + String.Empty + ("%" + "d"))
printfn "%A" ("one two  three".Split(' ') , "a-b-c".Split('-', 2), "  trim ".Trim().Length, "xxabxx".Trim('x'), "abc".Insert(1, "_"), "abcabc".Replace("bc", ""))
