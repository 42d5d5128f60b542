// out: THE QUICK BROWN FOX|      The Quick brown fox|The Quick brown fox......
// out: [|"The"; "Quick"; "brown"; "fox"|] [|"The"; "Quick"; "br"; "wn"; "f"; "x"|]
// out: 4 -1 17
// out: true true true
// out: The Slow brown fox The The! Quick brown fox
// out: xof nworb kciuQ ehT
// out: T,Q
// out: he Quick brown fo a |
// out: [(' ', 3); ('o', 2)]
// out: [|("a", Some 1); ("b", Some 2); ("c", None)|]
// out: <1:01;2:04;three;4:16;5:25;>end
// out: 32 1
// out:     1|a    |3.14|FF
// out: 014916
// out: The Quick br0wn f0x aabbcc
// out: true true
// out: aaa
// out: -1
// out: [('T', 3); ('Q', 5); ('b', 5); ('f', 3)]
// out: uic
// out: true
// out: [|"l1"; "l2"; "l3"|]
// out: Th Qck brwn fx
// out: Wkh Txlfn eurzq ira The Quick brown fox
// out: true false
// out: the=3 cat=2 end=1 dog=1 and=1 a=1
// out: MCMXCIV MMXXVI
// out: [('a', 3); ('b', 2); ('c', 1)]
// out: |id  |  name|
// out: |1   | alpha|
// out: |22  |     b|
// out:     idname  /     1alpha /    22b     
// out: ["a"; "b,"q""; "c"; ""; ""]
open System
open System.Text
open System.Collections.Generic
// string-heavy
let s = "The Quick brown fox"
printfn "%s|%s|%s" (s.ToUpper()) (s.PadLeft 25) (s.PadRight(25, '.'))
printfn "%A %A" (s.Split(' ')) (s.Split([| ' '; 'o' |], StringSplitOptions.RemoveEmptyEntries))
printfn "%d %d %d" (s.IndexOf "Quick") (s.IndexOf('q')) (s.LastIndexOf 'o')
printfn "%b %b %b" (s.StartsWith "The") (s.EndsWith("FOX", StringComparison.OrdinalIgnoreCase)) (s.Contains "own")
printfn "%s %s %s" (s.Replace("Quick", "Slow")) (s.Remove 3) (s.Insert(3, "!"))
printfn "%s" (s |> Seq.rev |> Seq.toArray |> String)
printfn "%s" (String.Join(",", s.ToCharArray() |> Array.filter Char.IsUpper))
printfn "%s %s" (s.Trim('T', 'x')) ("  a ".TrimStart() + "|")
printfn "%A" (s |> Seq.countBy Char.ToLower |> Seq.filter (fun (_, n) -> n > 1) |> Seq.toList)
printfn "%A" ("a=1;b=2;c".Split(';') |> Array.map (fun kv -> match kv.Split('=') with [| k; v |] -> k, Some (int v) | [| k |] -> k, None | _ -> failwith "?"))
let sb = StringBuilder()
for i in 1 .. 5 do sb.AppendFormat("{0}:{1:00};", i, i * i) |> ignore
sb.Insert(0, "<").Append('>').AppendLine("end").Replace("3:09", "three") |> ignore
printf "%s" (sb.ToString())
printfn "%d %c" sb.Length sb[1]
printfn "%s" (String.Format("{0,5}|{1,-5}|{2:F2}|{3:X}", 1, "a", 3.14159, 255))
printfn "%s" (String.init 5 (fun i -> string (i * i)))
printfn "%s %s" (String.map (fun c -> if c = 'o' then '0' else c) s) (String.collect (fun c -> $"{c}{c}") "abc")
printfn "%b %b" (String.exists Char.IsDigit "a1") (String.forall Char.IsLetter "ab")
printfn "%s" (String.replicate 3 "ab" |> String.filter ((<>) 'b'))
printfn "%d" (String.Compare("a", "B", StringComparison.OrdinalIgnoreCase))
printfn "%A" [ for w in s.Split ' ' -> w.[0], w.Length ]
printfn "%s" (s.Substring(4, 5).ToLower().[1..3])
printfn "%b" (String.IsNullOrWhiteSpace "  " && String.IsNullOrEmpty "" && not (String.IsNullOrEmpty " "))
let lines = "l1\nl2\r\nl3".Split([| "\r\n"; "\n" |], StringSplitOptions.None)
printfn "%A" lines
let vowels = set "aeiou"
let isV c = vowels.Contains(Char.ToLower c)
printfn "%s" (s |> Seq.filter (isV >> not) |> Seq.map string |> String.concat "")
let caesar n = String.map (fun c -> if Char.IsLetter c then (let b = (if Char.IsUpper c then 'A' else 'a') in char ((int c - int b + n + 26) % 26 + int b)) else c)
printfn "%s %s" (caesar 3 s) (caesar -3 (caesar 3 s))
let rec palin (s: string) = s.Length < 2 || (s[0] = s[s.Length - 1] && palin s[1 .. s.Length - 2])
printfn "%b %b" (palin "racecar") (palin "ab")
let wordFreq (text: string) =
    let d = Dictionary<string, int>()
    for w in text.ToLower().Split([| ' '; ','; '.' |], StringSplitOptions.RemoveEmptyEntries) do
        d[w] <- (match d.TryGetValue w with true, n -> n | _ -> 0) + 1
    d |> Seq.sortByDescending (fun kv -> kv.Value, kv.Key) |> Seq.map (fun (KeyValue (k, v)) -> $"{k}={v}") |> String.concat " "
printfn "%s" (wordFreq "the cat, the dog. A cat and the end.")
let roman n =
    [ 1000, "M"; 900, "CM"; 500, "D"; 400, "CD"; 100, "C"; 90, "XC"; 50, "L"; 40, "XL"; 10, "X"; 9, "IX"; 5, "V"; 4, "IV"; 1, "I" ]
    |> List.fold (fun (n, acc) (v, s) -> n % v, acc + String.replicate (n / v) s) (n, "") |> snd
printfn "%s %s" (roman 1994) (roman 2026)
let rle (s: string) =
    let rec go i acc =
        if i >= s.Length then List.rev acc
        else
            let c = s[i]
            let mutable j = i
            while j < s.Length && s[j] = c do j <- j + 1
            go j ((c, j - i) :: acc)
    go 0 []
printfn "%A" (rle "aaabbc")
let table = [ "id", "name"; "1", "alpha"; "22", "b" ]
for (a, b) in table do printfn "|%-4s|%6s|" a b
printfn "%s" (table |> List.map (fun (a, b) -> sprintf "%*s" 6 a + sprintf "%-*s" 6 b) |> String.concat "/")
let parseCsv (line: string) =
    let rec go (cs: char list) inQ (cur: StringBuilder) acc =
        match cs with
        | '"' :: '"' :: rest when inQ -> go rest inQ (cur.Append '"') acc
        | '"' :: rest -> go rest (not inQ) cur acc
        | ',' :: rest when not inQ -> let f = cur.ToString() in go rest inQ (cur.Clear()) (f :: acc)
        | c :: rest -> go rest inQ (cur.Append c) acc
        | [] -> List.rev (cur.ToString() :: acc)
    go (List.ofSeq line) false (StringBuilder()) []
printfn "%A" (parseCsv "a,\"b,\"\"q\"\"\",c,,")
