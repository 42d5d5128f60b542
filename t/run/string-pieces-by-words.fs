// out: 1 -1
// out: 10 -10
// out: 100 -100
// out: 1000 -1000
// out: 10000 -10000
// out: 100000 -100000
// out: 1000000 -1000000
// out: 10000000 -10000000
// out: 100000000 -100000000
// out: 1000000000 -1000000000
// out: 10000000000 -10000000000
// out: 100000000000 -100000000000
// out: 1000000000000 -1000000000000
// out: 10000000000000 -10000000000000
// out: 100000000000000 -100000000000000
// out: 1000000000000000 -1000000000000000
// out: 10000000000000000 -10000000000000000
// out: 100000000000000000 -100000000000000000
// out: 1000000000000000000 -1000000000000000000
// out: 9223372036854775807 -9223372036854775808 18446744073709551615 -2147483648
// out: 18446744073709551615 18446744073709551615-9223372036854775808
// out: 9223372036854775807 -> (true, 9223372036854775807L) (true, 9223372036854775807UL)
// out: -9223372036854775808 -> (true, -9223372036854775808L) (false, 0UL)
// out: 9223372036854775808 -> (false, 0L) (true, 9223372036854775808UL)
// out: -9223372036854775809 -> (false, 0L) (false, 0UL)
// out: 18446744073709551616 -> (false, 0L) (false, 0UL)
// out: 0000000000000000000000012 -> (true, 12L) (true, 12UL)
// out: 12345678901234567890123 -> (false, 0L) (false, 0UL)
// out: 1_0 -> (false, 0L) (false, 0UL)
// out: - -> (false, 0L) (false, 0UL)
// out: + -> (false, 0L) (false, 0UL)
// out:  -> (false, 0L) (false, 0UL)
// out:  7  -> (true, 7L) (true, 7UL)
// out: 7a -> (false, 0L) (false, 0UL)
// out: a7 -> (false, 0L) (false, 0UL)
// out: 1 2 -> (false, 0L) (false, 0UL)
// out: +5 -> (true, 5L) (true, 5UL)
// out: --5 -> (false, 0L) (false, 0UL)
// out: 9999999999999999999 -> (false, 0L) (true, 9999999999999999999UL)
// out: 1000 -16
// out: 0 wrong
// Digits, pieces and searches that work on eight bytes at a time, at every distance from the ends of a word.
open System
open System.Text

let naive (s: string) (c: char) =
    let parts = ResizeArray<string>()
    let mutable piece = ""
    for x in s do
        if x = c then
            parts.Add piece
            piece <- ""
        else
            piece <- piece + string x
    parts.Add piece
    parts.ToArray()

let mutable bad = 0
let check name a b = if a <> b then bad <- bad + 1; printfn "%s: %A, not %A" name a b

// split
let alphabet = "a,b;\001-\128+é,€,,"
let mutable state = 7u
let next n =
    state <- state * 1664525u + 1013904223u
    int (state >>> 8) % n
for length in 0 .. 40 do
    for _ in 1 .. 5 do
        let s = String.init length (fun _ -> string alphabet.[next alphabet.Length])
        for c in [ ','; '\001'; '-'; 'é'; '\000'; 'z' ] do
            check "split" (s.Split c) (naive s c)
            check "join" (String.Join(c, s.Split c)) s
check "zero" ("a\000b\000".Split '\000') [| "a"; "b"; "" |]

// search
for gap in 0 .. 40 do
    let s = String('x', gap) + "needle" + String('n', gap % 11) + "y"
    check "find" (s.IndexOf "needle") gap
    check "find char" (s.IndexOf 'y') (gap + 6 + gap % 11)
    check "find none" (s.IndexOf 'z') -1
    check "find part" (s.IndexOf "nz") -1
    check "replace" (s.Replace("needle", "x").Replace("n", "").TrimEnd('y').Length) (gap + 1)

// digits
let mutable value = 1L
for digits in 1 .. 19 do
    for v in [ value; value - 1L; -value; 1L - value; value * 9L; value ||| 5L ] do
        let text = string v
        check "back" (Int64.Parse text) v
        check "builder" (StringBuilder().Append("x").Append(v).Append(uint64 v).ToString()) ("x" + text + string (uint64 v))
        check "length" text.Length ((if v < 0L then 1 else 0) + (abs (v / 10L) |> fun r -> (if r = 0L then "" else string r).Length) + 1)
    printfn "%d %d" value -value
    if digits < 19 then value <- value * 10L
printfn "%d %d %d %d" Int64.MaxValue Int64.MinValue UInt64.MaxValue Int32.MinValue
printfn "%s %s" (string UInt64.MaxValue) (StringBuilder().Append(UInt64.MaxValue).Append(Int64.MinValue).ToString())

// numbers that are none
for text in [ "9223372036854775807"; "-9223372036854775808"; "9223372036854775808"; "-9223372036854775809"; "18446744073709551616"
              "0000000000000000000000012"; "12345678901234567890123"; "1_0"; "-"; "+"; ""; " 7 "; "7a"; "a7"; "1 2"; "+5"; "--5"; "9999999999999999999" ] do
    printfn "%s -> %A %A" text (Int64.TryParse text) (UInt64.TryParse text)
printfn "%d %d" (int64 "1_000") (int "-0x10")
printfn "%d wrong" bad
