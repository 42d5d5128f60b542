// out:  0 true
// out:  0 true
// out:  0 true
// out:  0 true
// out: é 1 true
// out: A 1 true
// out: A 1 true
// out: A 1 true
// out: e 1 true
// out: e 1 true
// out: e 1 true
// out: e 1 true
// out: éBC 3 true
// out: ABé 3 true
// out: ABC 3 true
// out: ABC 3 true
// out: éBCDEFGHIJ 10 true
// out: ABéDEFGHIJ 10 true
// out: ABCDEFGHIé 10 true
// out: ABCDEFGHIJ 10 true
// out: éBeCD 5 true
// out: ABeéD 5 true
// out: ABeCD 5 true
// out: ABeCD 5 true
// out: eéB 3 true
// out: eAB 3 true
// out: eAB 3 true
// out: eAB 3 true
// out: éBCe 4 true
// out: ABée 4 true
// out: ABCe 4 true
// out: ABCe 4 true
// out: 日本 X 4 true
// out: 日本 X 4 true
// out: 日本 X 4 true
// out: 日本 X 4 true
// out: STRAßE ÀÉ X àé abc PLAIN
// out: stopped
// out: üüü
// out: acßeéßgiß旦j
// out: 0 wrong of 9025
// out: [-1; 1; 0; -1; 1; 1]
// out:  abcdefg abcdefgh abcdefghi abcdefgi b é
// Mapping leaves ASCII, or begins outside it, at any place; each character is mapped once, in order.
let mutable seen = ""
let swap (target: char) (c: char) =
    seen <- seen + string c
    if c = target then 'é' elif c = 'é' then 'e' else System.Char.ToUpperInvariant c
for text in [ ""; "a"; "é"; "abc"; "abcdefghij"; "abécd"; "éab"; "abcé"; "日本 x" ] do
    for target in [ 'a'; 'c'; 'j'; '-' ] do
        seen <- ""
        let mapped = String.map (swap target) text
        printfn "%s %d %b" mapped mapped.Length (seen = text)
printfn "%s %s %s" ("Straße ÀÉ x".ToUpper()) ("ÀÉ Abc".ToLower()) ("plain".ToUpperInvariant())
try String.map (fun c -> if c = 'c' then failwith "stopped" else c) "abcd" |> ignore
with e -> printfn "%s" e.Message
printfn "%s" ("abc" |> String.map (fun _ -> 'ü'))
printfn "%s" (String.mapi (fun i c -> if i % 3 = 2 then 'ß' else char (int c + i % 2)) "abcdéfghi日j")

// comparing by words: the first difference at each place, prefixes, the empty string and null
let texts = [ for n in 0 .. 18 do
                  let s = String.replicate n "a"
                  yield s
                  yield s + "b"
                  yield s + "é"
                  yield s + "\000"
                  yield s + "ab" + String.replicate n "z" ]
let naive (a: string) (b: string) =
    let rec go i =
        if i = a.Length || i = b.Length then compare a.Length b.Length
        elif a.[i] <> b.[i] then compare a.[i] b.[i]
        else go (i + 1)
    go 0
let mutable wrong = 0
for a in texts do
    for b in texts do
        if sign (compare a b) <> naive a b || sign (System.String.CompareOrdinal(a, b)) <> naive a b then wrong <- wrong + 1
printfn "%d wrong of %d" wrong (texts.Length * texts.Length)
printfn "%A" (List.map sign [ compare null ""; compare "" null; compare (null: string) null; compare null "a"; compare "é" "è"; compare "日" "é" ])
printfn "%s" (String.concat " " (List.sort [ "b"; ""; "abcdefgh"; "abcdefghi"; "abcdefg"; "abcdefgi"; "é" ]))
