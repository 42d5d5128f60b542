// out: 0 failures
// string functions against plain searches over characters, with texts from a fixed seed; some characters take several bytes
open System
open System.Text
let mutable state = 4242u
let next (n: int) =
    state <- state * 1664525u + 1013904223u
    int ((state >>> 8) % uint32 n)
let mutable failures = 0
let check name (ok: bool) (detail: string) =
    if not ok then
        failures <- failures + 1
        if failures < 10 then printfn "FAILED %s %s" name detail
let letters = [| 'a'; 'b'; 'a'; 'c'; ' '; 'é'; '€' |]
let text n = String.Join("", [ for _ in 1 .. n -> string letters.[next letters.Length] ])
let at (s: string) i (part: string) = i >= 0 && i + part.Length <= s.Length && Seq.forall (fun k -> s.[i + k] = part.[k]) (seq { 0 .. part.Length - 1 })
let find (s: string) (part: string) from = match Seq.tryFind (fun i -> at s i part) (seq { from .. s.Length }) with Some i -> i | None -> -1
let findLast (s: string) (part: string) = match Seq.tryFind (fun i -> at s i part) (seq { s.Length .. -1 .. 0 }) with Some i -> i | None -> -1
let rec replaced (s: string) (old: string) (by: string) =
    match find s old 0 with
    | -1 -> s
    | i -> s.Substring(0, i) + by + replaced (s.Substring(i + old.Length)) old by
let rec pieces (s: string) (separator: string) =
    match find s separator 0 with
    | -1 -> [ s ]
    | i -> s.Substring(0, i) :: pieces (s.Substring(i + separator.Length)) separator
for _ in 1 .. 150 do
    let s, part, by = text (next 24), text (1 + next 2), text (next 3)
    let detail = sprintf "'%s' '%s'" s part
    check "IndexOf" (s.IndexOf(part, StringComparison.Ordinal) = find s part 0) detail
    check "LastIndexOf" (s.LastIndexOf(part, StringComparison.Ordinal) = findLast s part) detail
    check "Contains" (s.Contains part = (find s part 0 >= 0)) detail
    check "StartsWith" (s.StartsWith(part, StringComparison.Ordinal) = at s 0 part) detail
    check "EndsWith" (s.EndsWith(part, StringComparison.Ordinal) = at s (s.Length - part.Length) part) detail
    check "Replace" (s.Replace(part, by) = replaced s part by) detail
    check "Split" (List.ofArray (s.Split part) = pieces s part) detail
    check "Split char" (List.ofArray (s.Split 'a') = pieces s "a") detail
    check "Join" (String.Join(part, s.Split part) = s) detail
    check "empty pieces" (s.Split([| part |], StringSplitOptions.RemoveEmptyEntries) = Array.filter (fun p -> p <> "") (s.Split part)) detail
    let i = next (s.Length + 1)
    check "Substring" (s.Substring(0, i) + s.Substring i = s && s.[.. i - 1] + s.[i ..] = s) detail
    check "Insert, Remove" (s.Insert(i, part).Remove(i, part.Length) = s) detail
    check "rev" (String(Array.rev (s.ToCharArray())).Length = s.Length) detail
    check "chars" (String(s.ToCharArray()) = s && String.Join("", Seq.map string s) = s) detail
    check "Trim" (s.Trim() = s.TrimStart().TrimEnd() && not (s.Trim().StartsWith " ")) detail
    check "Pad" (s.PadLeft(30).TrimStart() = s.TrimStart() && s.PadRight(30).Length = max 30 s.Length) detail
    check "upper" (s.ToUpperInvariant().ToLowerInvariant() = s) detail
    check "compare" (sign (String.CompareOrdinal(s, part)) = sign (compare (List.ofSeq s) (List.ofSeq part))) detail
    check "String.collect" (String.collect (fun c -> string c + part) s = String.Join("", Seq.map (fun c -> string c + part) s)) detail
    check "filter" (String.filter (fun c -> c <> 'a') s = s.Replace("a", "")) detail
    check "exists" (String.exists (fun c -> c = 'é') s = s.Contains 'é' && String.forall (fun c -> c <> 'é') s = not (s.Contains 'é')) detail
    let b = StringBuilder()
    for c in s do b.Append c |> ignore
    check "StringBuilder" (b.ToString() = s && b.Length = s.Length) detail
    check "builder Insert" (b.Insert(i, part).ToString() = s.Insert(i, part)) detail
    check "builder Replace" (b.Replace(part, by).ToString() = s.Insert(i, part).Replace(part, by)) detail
    check "hash" (hash s = hash (String(s.ToCharArray()))) detail
    let n = next 2000000 - 1000000
    check "int" (int (string n) = n && Int32.Parse(n.ToString()) = n && Convert.ToInt32(Convert.ToString(n, 16), 16) = n) (string n)
    let x = float n / float (1 + next 1000)
    check "float" (float (string x) = x && Double.Parse(x.ToString "R") = x) (string x)
printfn "%d failures" failures
