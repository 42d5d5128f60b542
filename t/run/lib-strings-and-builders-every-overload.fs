// out: true true false
// out: true false true
// out: true false true
// out: "a
// out: b
// out: c
// out: d
// out: e
// out: f
// out: g"
// out: "a;b"
// out: [|"a"; "b"; "c"|]
// out: [|"a"; "b"; "c"|]
// out: [|"a,b"|]
// out: [||]
// out: äbc ÄBC
// out: "ac" ""
// out: CurrentCulture 0 false false -1
// out: CurrentCultureIgnoreCase 1 true true 2
// out: InvariantCulture 2 false false -1
// out: InvariantCultureIgnoreCase 3 true true 2
// out: Ordinal 4 false false -1
// out: OrdinalIgnoreCase 5 true true 2
// out: ArgumentException: The string comparison type passed in is currently not supported. (Parameter 'comparisonType')
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: a
// out: A
// out: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out: false true -1 1
// out: true true -1 1
// out: false true -1 1
// out: false true -1 1
// out: true true -1 1
// out: true
// out: true
// out: true
// out: ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value')
// out: 1;2;3
// out: 765-4o-30.1-0.51.50255True1;2;3
// out: s7c1265-4o-30.1-0.51.50255True1;2;3-1
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: done
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'count')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: banona
// out: banona
// Overloads of String and StringBuilder that take cultures, comparisons and values of each type.
module Program
open System
open System.Globalization
open System.Text

let inv = CultureInfo.InvariantCulture
printfn "%b %b %b" ("Stein".Contains('S', StringComparison.Ordinal)) ("Stein".Contains('s', StringComparison.OrdinalIgnoreCase)) ("Stein".Contains('s', StringComparison.InvariantCulture))
printfn "%b %b %b" ("Stein".EndsWith("IN", true, inv)) ("Stein".EndsWith("IN", false, inv)) ("Stein".EndsWith("", false, null))
printfn "%b %b %b" ("Stein".StartsWith("sT", true, inv)) ("Stein".StartsWith("sT", false, inv)) ("Stein".StartsWith("", true, null))
printfn "%A" ("a\r\nb\rc\nd\u0085e\u2028f\fg".ReplaceLineEndings())
printfn "%A" ("a\r\nb".ReplaceLineEndings ";")
printfn "%A" ("a, b,,c".Split([| ", "; "," |], 3, StringSplitOptions.RemoveEmptyEntries))
printfn "%A" (" a , b ,, c ".Split([| "," |], 9, StringSplitOptions.TrimEntries ||| StringSplitOptions.RemoveEmptyEntries))
printfn "%A" ("a,b".Split([| "," |], 1, StringSplitOptions.None))
printfn "%A" ("a,b".Split([| "," |], 0, StringSplitOptions.None))
printfn "%s %s" ("ÄbC".ToLower inv) ("äbC".ToUpper inv)
printfn "%A %A" (String.Concat("a", null, "c", "")) (String.Concat((null: string), null, null, null))
for c in
    [ StringComparison.CurrentCulture; StringComparison.CurrentCultureIgnoreCase; StringComparison.InvariantCulture
      StringComparison.InvariantCultureIgnoreCase; StringComparison.Ordinal; StringComparison.OrdinalIgnoreCase ] do
    printfn "%A %d %b %b %d" c (int c) (String.Equals("abc", "ABC", c)) ("abcd".StartsWith("AB", c)) ("xxAB".IndexOf("ab", c))
for f in
    [ (fun () -> "a".Contains('a', enum<StringComparison> 9) |> box); (fun () -> "a".StartsWith(null, false, inv) |> box); (fun () -> "a".EndsWith(null, false, inv) |> box)
      (fun () -> "a".ToLower(null: CultureInfo) |> box); (fun () -> "a".ToUpper(null: CultureInfo) |> box); (fun () -> "a".Split([| "," |], -1, StringSplitOptions.None) |> box) ] do
    try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
for c in [ StringComparer.CurrentCulture; StringComparer.CurrentCultureIgnoreCase; StringComparer.InvariantCulture; StringComparer.Create(inv, CompareOptions.None); StringComparer.Create(inv, CompareOptions.IgnoreCase) ] do
    printfn "%b %b %d %d" (c.Equals("abc", "ABC")) (c.Equals("abc", "abc")) (sign (c.Compare("abc", "abd"))) (sign (c.Compare("abd", "abc")))

let sb = StringBuilder 4
printfn "%b" (sb.Capacity >= 4)
sb.Append("abcdefgh") |> ignore
printfn "%b" (sb.Capacity >= 8)
sb.Capacity <- 100
printfn "%b" (sb.Capacity >= 100)
try sb.Capacity <- 3 with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
sb.Clear().AppendJoin(';', [ 1; 2; 3 ]).AppendJoin(',', ([]: int list)) |> ignore
printfn "%s" (string sb)
sb.Insert(0, true).Insert(0, 255uy).Insert(0, 1.50m).Insert(0, -0.5).Insert(0, 0.1f).Insert(0, -3s).Insert(0, box 'o').Insert(0, -4y).Insert(0, 5us).Insert(0, 6u).Insert(0, 7UL).Insert(0, (null: obj)) |> ignore
printfn "%s" (string sb)
sb.Insert(sb.Length, -1L).Insert(1, 'c').Insert(2, 12).Insert(0, "s") |> ignore
printfn "%s" (string sb)
for f in
    [ (fun () -> sb.Insert(-1, true)); (fun () -> sb.Insert(1000, 1uy)); (fun () -> sb.Insert(1000, 1m)); (fun () -> sb.Insert(1000, 1.0)); (fun () -> sb.Insert(1000, box 1))
      (fun () -> sb.Insert(1000, (null: obj))); (fun () -> sb.Replace('a', 'b', -1, 1)); (fun () -> sb.Replace('a', 'b', 0, 1000)); (fun () -> sb.Replace('a', 'b', 1000, 0)); (fun () -> sb.AppendJoin(',', (null: int seq))) ] do
    try f () |> ignore; printfn "done" with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
let r = StringBuilder "banana"
printfn "%s" (string (r.Replace('a', 'o', 2, 2)))
printfn "%s" (string (r.Replace('n', 'm', 6, 0)))
