// out: plain 9918145
// out: 0
// out: wide 5594400
// out: trim 10575840
// out: 0
// out: chars 12666986
// out: numbers 14605371
// out: 0
// Parts of texts, what they begin and end with, trimming, texts of characters and of numbers: all lengths about a word, at all places,
// ASCII and not.
open System

let whole = "abcdefgh\u0001ijk\000lmnopqrstuvwxyzABCDEFGHIJK"
let texts =
    [| for n in 0 .. 26 do
           whole.Substring(0, n)
           whole.Substring(n, 9)
           if n > 2 then
               "é" + whole.Substring(0, n - 2)
               whole.Substring(0, n / 2) + "ж€😀" + whole.Substring(n / 2, n - n / 2) |]
let mutable sum = 0
let add (x: int) = sum <- (sum * 31 + x) &&& 0xFFFFFF
let text (s: string) =
    add s.Length
    add (hash (s = String(s.ToCharArray())))
    for c in s do
        add (int c)
let show name =
    printfn "%s %d" name sum
    sum <- 0

// the characters one by one, of what has none outside UTF-16's units
let plain = texts |> Array.filter (fun s -> s |> Seq.forall (fun c -> int c < 128))
let slow (s: string) from count =
    let mutable t = ""
    for i in from .. from + count - 1 do
        t <- t + string s.[i]
    t
let mutable wrong = 0
for s in plain do
    for from in 0 .. s.Length do
        for count in 0 .. s.Length - from do
            let part = s.Substring(from, count)
            text part
            if part <> slow s from count || s.[from .. from + count - 1] <> part || hash part <> hash (slow s from count) then
                wrong <- wrong + 1
            if s.StartsWith(part, StringComparison.Ordinal) <> (slow s 0 count = part) then wrong <- wrong + 1
            if s.EndsWith(part, StringComparison.Ordinal) <> (slow s (s.Length - count) count = part) then wrong <- wrong + 1
            let other = part + "!"
            if s.StartsWith(other, StringComparison.Ordinal) || s.EndsWith(other, StringComparison.Ordinal) || s.Contains other then
                wrong <- wrong + 1
show "plain"
printfn "%d" wrong

// counted in characters, which are not UTF-16's units: through arrays of what stands before and behind
for s in texts do
    let last = s.IndexOf "😀"
    let upto = if last >= 0 then last else s.Length
    for from in 0 .. upto do
        for count in 0 .. upto - from do
            let part = s.Substring(from, count)
            add part.Length
            for c in part do
                add (int c)
            add (if s.StartsWith(part, StringComparison.Ordinal) then 1 else 0)
            add (s.IndexOf(part, StringComparison.Ordinal))
show "wide"

let spaces = [| ""; " "; "\t\n"; "\u00A0"; " \u2003"; "\u2003 "; "        "; "\t \u3000 \r" |]
let middles = [| ""; "a"; "ab"; "a b"; "éa"; "aé"; "é"; "abcdefg"; "abcdefgh"; "abcdefghi"; "a\u00A0b"; "ab cd ef gh ij kl" |]
for before in spaces do
    for middle in middles do
        for behind in spaces do
            let s = before + middle + behind
            for t in [ s.Trim(); s.TrimStart(); s.TrimEnd(); s.Trim([||]); s.Trim ' '; s.TrimStart ' '; s.TrimEnd('\t', '\n', 'a', 'é') ] do
                add t.Length
                for c in t do
                    add (int c)
            if s.Trim() <> s.TrimStart().TrimEnd() || s.Trim() <> middle.Trim() then wrong <- wrong + 1
show "trim"
printfn "%d" wrong

for n in 0 .. 20 do
    let chars = Array.init n (fun i -> char (97 + i))
    text (String chars)
    text (String(Array.rev chars))
    for wide in [ 'é'; '€'; '\u007F'; '\u0080'; '\000' ] do
        for at in 0 .. n - 1 do
            let other = Array.copy chars
            other.[at] <- wide
            text (String other)
            text (String(other, at, n - at))
            text (String(other, 0, at))
            text (String(other).[at..])
show "chars"

for exponent in 0 .. 18 do
    let power = pown 10L exponent
    for n in [ power - 1L; power; power + 1L; power * 3L + 7L; power / 7L ] do
        for m in [ n; -n ] do
            let t = string m
            text t
            if Int64.Parse t <> m || t.Length <> (sprintf "%d" m).Length then wrong <- wrong + 1
            text (string (uint64 m))
            text (string (int m))
for n in [ Int64.MinValue; Int64.MaxValue; int64 Int32.MinValue; int64 Int32.MaxValue; 0L ] do
    text (string n)
show "numbers"
printfn "%d" wrong
