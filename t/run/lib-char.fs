// out: digit 370 -1644591286
// out: letter 48973 -970983760
// out: lod 49343 -714961227
// out: upper 1132 -2138396235
// out: lower 1448 470133595
// out: white 25 -522552215
// out: number 735 -67324903
// out: control 65 1661440142
// out: punct 628 508180337
// out: symbol 3854 2133328784
// out: sep 19 1791672345
// out: up 1193 -1530547028
// out: low 1177 1770211208
// out: upi 1193 -1530547028
// out: 7 -1 3
// out: true true false
// out: Qq z
// out: STRAßE ÜNÏ αβγ àé
module Prog
open System
let tests: (string * (char -> bool)) list =
    [ "digit", Char.IsDigit; "letter", Char.IsLetter; "lod", Char.IsLetterOrDigit; "upper", Char.IsUpper; "lower", Char.IsLower
      "white", Char.IsWhiteSpace; "number", Char.IsNumber; "control", Char.IsControl; "punct", Char.IsPunctuation
      "symbol", Char.IsSymbol; "sep", Char.IsSeparator ]
for (name, f) in tests do
    let mutable count = 0
    let mutable h = 17
    for i in 0 .. 0xFFFF do
        if i < 0xD800 || i > 0xDFFF then
            if f (char i) then
                count <- count + 1
                h <- h * 31 + i
    printfn "%s %d %d" name count h
let fold (name: string) (f: char -> char) =
    let mutable h = 17
    let mutable n = 0
    for i in 0 .. 0xFFFF do
        if i < 0xD800 || i > 0xDFFF then
            let c = f (char i)
            if int c <> i then n <- n + 1
            h <- h * 31 + int c
    printfn "%s %d %d" name n h
fold "up" Char.ToUpper
fold "low" Char.ToLower
fold "upi" Char.ToUpperInvariant
printfn "%g %g %g" (Char.GetNumericValue '7') (Char.GetNumericValue 'x') (Char.GetNumericValue '\u0663')
printfn "%b %b %b" (Char.IsDigit("a1", 1)) (Char.IsAsciiHexDigit 'f') (Char.IsAsciiLetterOrDigit '_')
printfn "%c%c %s" (Char.ToUpper 'q') (Char.ToLower 'Q') (Char.ToString 'z')
printfn "%s %s" ("straße Ünï".ToUpper()) ("ΑΒΓ ÀÉ".ToLower())
