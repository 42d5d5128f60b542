// out: search 9339753
// out: replace 4888184
// out: split 9212628
// out: compare 5472694
// out: change 799041
// out: -1 1
// out: true false
// Searching, replacing, trimming, splitting, cases: texts of all lengths about a word, at all places, ASCII and not.
open System

let base0 = "abcAbz[`{@Z ab\tcab\000bcabca bcacbaz"
let texts =
    [| for n in 0 .. 33 do
           base0.Substring(0, n)
           if n > 3 then
               base0.Substring(n - 3, 3) + base0.Substring(0, n - 3)
               base0.Substring(0, n - 2) + "é" + base0.Substring(n - 2)
               base0.Substring(0, n / 2) + "жÄ" + base0.Substring(n / 2) |]
let parts = [| "a"; "b"; "ab"; "ca"; "bca"; "abc"; "caé"; "é"; "жÄ"; "bcabca bc"; "z"; "\000"; "q"; "aa" |]
let mutable sum = 0
let add (x: int) = sum <- (sum * 31 + x) &&& 0xFFFFFF
let text (s: string) =
    add s.Length
    for c in s do
        add (int c)
let show name =
    printfn "%s %d" name sum
    sum <- 0

for s in texts do
    for p in parts do
        add (s.IndexOf(p, StringComparison.Ordinal))
        add (s.LastIndexOf(p, StringComparison.Ordinal))
        for from in 0 .. 3 .. s.Length do
            add (s.IndexOf(p, from, StringComparison.Ordinal))
        for count in 0 .. 5 .. s.Length do
            add (s.IndexOf(p, 0, count, StringComparison.Ordinal))
        add (if s.Contains p then 1 else 0)
    for c in "abz\000 éжÄ" do
        add (s.IndexOf c)
        add (s.LastIndexOf c)
        add (if s.Contains c then 1 else 0)
show "search"
for s in texts do
    for p in parts do
        for fresh in [ ""; "x"; "-+-"; p; "ж" ] do
            text (s.Replace(p, fresh))
    for a in "ab\000é" do
        for b in "az\000é" do
            text (s.Replace(a, b))
show "replace"
for s in texts do
    for p in parts do
        for options in [ StringSplitOptions.None; StringSplitOptions.RemoveEmptyEntries; StringSplitOptions.TrimEntries ] do
            for piece in s.Split(p, options) do
                text piece
            for piece in s.Split(p, 3, options) do
                text piece
    for set in [ [| 'a' |]; [| 'a'; 'z' |]; [| ' '; '\t'; '\000' |]; [| 'é'; 'b' |]; [||] ] do
        for piece in s.Split(set, StringSplitOptions.RemoveEmptyEntries) do
            text piece
        for piece in s.Split(set, 4) do
            text piece
    for piece in s.Split([| "ab"; "b" |], StringSplitOptions.None) do
        text piece
show "split"
for s in texts do
    for t in texts do
        add (sign (String.Compare(s, t, StringComparison.OrdinalIgnoreCase)))
        add (sign (String.Compare(s.ToUpperInvariant(), t, StringComparison.OrdinalIgnoreCase)))
        add (if s.Equals(t.ToLowerInvariant(), StringComparison.OrdinalIgnoreCase) then 1 else 0)
        add (if StringComparer.OrdinalIgnoreCase.GetHashCode s = StringComparer.OrdinalIgnoreCase.GetHashCode(s.ToUpperInvariant()) then 1 else 0)
show "compare"
for s in texts do
    text (s.ToUpperInvariant())
    text (s.ToLowerInvariant())
    for space in [ ""; " "; "\t\n "; "\u00A0 "; " \u2003" ] do
        let wide = space + s + space
        text (wide.Trim())
        text (wide.TrimStart())
        text (wide.TrimEnd())
        text (wide.Trim ' ')
        text (wide.TrimEnd('z', ' '))
    text ("\t \n".Trim())
    for width in [ 0; 5; 8; 17; 40 ] do
        text (s.PadLeft width)
        text (s.PadRight(width, '.'))
        text (s.PadLeft(width, 'é'))
    for at in 0 .. 4 .. s.Length do
        text (s.Insert(at, "<>"))
        text (s.Insert(at, ""))
        text (s.Remove at)
        text (s.Remove(at, min 3 (s.Length - at)))
    text (String(s.ToCharArray()))
    text (String(Array.rev (s.ToCharArray())))
show "change"
printfn "%d %d" (StringComparer.OrdinalIgnoreCase.Compare(null, "")) (StringComparer.OrdinalIgnoreCase.Compare("", null))
printfn "%b %b" (String.Equals(null, null, StringComparison.OrdinalIgnoreCase)) (String.Equals("", null, StringComparison.OrdinalIgnoreCase))
