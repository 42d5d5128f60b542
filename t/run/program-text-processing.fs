// out: Num(3.14) Op(*) ( Id(radius2) Op(+) Num(1) )
// out: bad char '$' at 2
// out:    1 I
// out:    4 IV
// out:    9 IX
// out:   14 XIV
// out:   40 XL
// out: 1994 MCMXCIV
// out: 2024 MMXXIV
// out: Khoor, Zruog! Hello, World!
// out: Ann   Some 30 Rome
// out: Bob   None Oslo
// out: Cid   Some 41 -
// out: x1y
// out: 005
// out: true false
// out: [("the", 3); ("cat", 1); ("dog", 1); ("end", 1)]
// out: Title Case Words
// out: 00001010
// out: 255
// out: a|b
// out: map [("a", 1); ("b", 2)]
// out: true
// out: -1
// out: 012
// out: ZZbc
// out: "olleh"
// out: ['h'; 'i']
// out: o
// out: x..|
// out: [|"one"; "two"|]
// out: yes
// text processing: tokenizer, csv, roman numerals, caesar
open System
open System.Text
type Token =
    | TNum of float
    | TId of string
    | TOp of char
    | LParen
    | RParen
    override this.ToString() =
        match this with
        | TNum n -> sprintf "Num(%g)" n
        | TId s -> $"Id({s})"
        | TOp c -> $"Op({c})"
        | LParen -> "("
        | RParen -> ")"
let (|Digit|Letter|Space|Other|) (c: char) =
    if Char.IsDigit c then Digit
    elif Char.IsLetter c then Letter
    elif Char.IsWhiteSpace c then Space
    else Other c
let tokenize (s: string) =
    let rec go i acc =
        if i >= s.Length then List.rev acc
        else
            match s.[i] with
            | Space -> go (i + 1) acc
            | Digit ->
                let mutable j = i
                while j < s.Length && (Char.IsDigit s.[j] || s.[j] = '.') do
                    j <- j + 1
                go j (TNum(float s.[i .. j - 1]) :: acc)
            | Letter ->
                let word = s.[i..] |> Seq.takeWhile Char.IsLetterOrDigit |> Seq.toArray |> String
                go (i + word.Length) (TId word :: acc)
            | Other '(' -> go (i + 1) (LParen :: acc)
            | Other ')' -> go (i + 1) (RParen :: acc)
            | Other c when "+-*/^".IndexOf c >= 0 -> go (i + 1) (TOp c :: acc)
            | Other c -> failwithf "bad char '%c' at %d" c i
    go 0 []
tokenize "3.14 * (radius2 + 1)" |> List.map string |> String.concat " " |> printfn "%s"
try tokenize "a $ b" |> ignore with e -> printfn "%s" e.Message
let roman n =
    let table = [ 1000, "M"; 900, "CM"; 500, "D"; 400, "CD"; 100, "C"; 90, "XC"; 50, "L"; 40, "XL"; 10, "X"; 9, "IX"; 5, "V"; 4, "IV"; 1, "I" ]
    let rec go n table =
        match table with
        | (v, s) :: _ when n >= v -> s + go (n - v) table
        | _ :: rest -> go n rest
        | [] -> ""
    go n table
[ 1; 4; 9; 14; 40; 1994; 2024 ] |> List.iter (fun n -> printfn "%4d %s" n (roman n))
let caesar k s =
    s |> String.map (fun c ->
        if Char.IsUpper c then char ((int c - int 'A' + k + 26) % 26 + int 'A')
        elif Char.IsLower c then char ((int c - int 'a' + k + 26) % 26 + int 'a')
        else c)
let enc = caesar 3 "Hello, World!"
printfn "%s %s" enc (caesar -3 enc)
let csv = """name,age,city
Ann,30,Rome
Bob,x,Oslo
Cid,41,"""
type Row = { Name: string; Age: int option; City: string option }
let parseRow (line: string) =
    match line.Split(',') |> Array.toList with
    | [ name; age; city ] ->
        { Name = name
          Age = (match Int32.TryParse age with | true, a -> Some a | _ -> None)
          City = if String.IsNullOrEmpty city then None else Some city }
    | parts -> failwithf "bad row %A" parts
let rows =
    csv.Split([| '\n' |], StringSplitOptions.RemoveEmptyEntries)
    |> Array.skip 1
    |> Array.map parseRow
for r in rows do
    printfn "%-5s %A %s" r.Name r.Age (defaultArg r.City "-")
let sb = StringBuilder()
sb.Append("x").Append(1).AppendLine("y").AppendFormat("{0:D3}", 5) |> ignore
printf "%s\n" (sb.ToString())
let isPalin (s: string) =
    let cs = s |> Seq.filter Char.IsLetter |> Seq.map Char.ToLower |> Seq.toList
    cs = List.rev cs
printfn "%b %b" (isPalin "A man, a plan, a canal: Panama") (isPalin "nope")
let wordFreq (s: string) =
    s.ToLower().Split([| ' '; '.'; ',' |], StringSplitOptions.RemoveEmptyEntries)
    |> Seq.countBy id
    |> Seq.sortBy (fun (w, n) -> -n, w)
    |> Seq.toList
wordFreq "The cat. The dog, the end" |> printfn "%A"
printfn "%s" ("title case words".Split ' ' |> Array.map (fun w -> string (Char.ToUpper w[0]) + w[1..]) |> String.concat " ")
printfn "%s" (Convert.ToString(10, 2).PadLeft(8, '0'))
printfn "%d" (Convert.ToInt32("ff", 16))
printfn "%s" (String.Join("|", [| "a"; "b" |]))
printfn "%A" ("a=1;b=2".Split ';' |> Array.map (fun kv -> let p = kv.Split '=' in p[0], int p[1]) |> Map.ofArray)
printfn "%b" (String.Equals("ABC", "abc", StringComparison.OrdinalIgnoreCase))
printfn "%d" (String.Compare("a", "b"))
printfn "%s" (String.init 3 (fun i -> string i))
printfn "%s" ("abc".Insert(1, "ZZ").Remove(0, 1))
printfn "%A" ("hello" |> Seq.rev |> Seq.map string |> String.concat "")
printfn "%A" (Seq.toList "hi")
printfn "%c" ("hello" |> Seq.maxBy (fun c -> int c))
printfn "%s" ("x".PadRight(3, '.') + "|")
printfn "%A" ("one two".Split(' ', 2))
printfn "%s" (if "abc".StartsWith("AB", StringComparison.OrdinalIgnoreCase) then "yes" else "no")
