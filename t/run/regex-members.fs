// out: hello world o 0 -> [hell0 w0rld]
// out: hello world (\w+) (\w+) $2 $1 -> [world hello]
// out: hello l [$&] -> [he[l][l]o]
// out: hello l $`|$' -> [hehe|lohel|oo]
// out: abc (?<x>b) <${x}> -> [a<b>c]
// out: abc (b) ${1}0 -> [ab0c]
// out: abc (b) $10 -> [a$10c]
// out: abc (b) $$1 -> [a$1c]
// out: abc (b) $2 $x ${y} ${1 $ -> [a$2 $x ${y} ${1 $c]
// out: abc (b)(c)? $+ -> [ac]
// out: abc b $_ -> [aabcc]
// out: abc  - -> [-a-b-c-]
// out: aaa a* x -> [xx]
// out: baac a* x -> [xbxxcx]
// out: a.b.c \.  -> [abc]
// out:   trim me  ^\s+|\s+$  -> [trim me]
// out: a1b22 \d # -> [a#b##]
// out: none x y -> [none]
// out:  x* y -> [y]
// out: héé é e -> [hee]
// out: a2b44
// out: a<1>b<22>
// out: Axc
// out: x x 333
// out: 1 x 333
// out: 1 22 333
// out: a1x2x
// out: a,b,c , [|"a"; "b"; "c"|]
// out: a, b;c [,;]\s* [|"a"; "b"; "c"|]
// out: abc  [|""; "a"; "b"; "c"; ""|]
// out: abc x [|"abc"|]
// out:  , [|""|]
// out: ,a, , [|""; "a"; ""|]
// out: a1b2c (\d) [|"a"; "1"; "b"; "2"; "c"|]
// out: a-b+c (-)|(\+) [|"a"; "-"; "b"; "+"; "c"|]
// out:   a  b  \s+ [|""; "a"; "b"; ""|]
// out: one
// out: two
// out: three ?
// out:  [|"one"; "two"; "three"|]
// out: [|"a"; "b c d"|]
// out: [|"a b"; "c"; "d"|]
// out: [|"a b c"; "d"|]
// out: true false true
// out: true false
// out: 2 4
// out: 3 b2
// out: a 1 0
// out: b 2 3
// out: c 3 6
// out: ["a1"; "b2"; "c3"]
// out: 6
// out: [0; 3; 6]
// out: key value true value-key
// out: false |
// out: false||
// out: 3 ["0"; "k"; "v"]
// out: ["key=value"; "key"; "value"]
// out: ["0"; "k"; "v"]
// out: key=value key=value
// out: [|"0"; "1"; "2"|]
// out: [|"0"; "1"; "b"; "a"|]
// out: [|0; 1; 2; 7|]
// out: 2 1
// out: a+b IgnoreCase, Multiline
// out: a\.b\*c\[d]\(e\)\{f}\^\$\|\?\+\\\ \#\n\tx-y/
// out: a.b
// out: A\
// out: 4 c [("a", 0); ("b", 1); ("c", 2); ("d", 3)]
// out: 46
// out: turn on 0 0 999 999
// out: false 0 || 1
// out: false
// out: Value cannot be null. (Parameter 'input')
// out: Value cannot be null. (Parameter 'pattern')
// out: Start index cannot be less than 0 or greater than input length. (Parameter 'startat')
// out: Value cannot be null. (Parameter 'replacement')
// out: Specified argument was out of the range of valid values. (Parameter 'i')
// out: Result cannot be called on a failed Match.
// out: InsufficientClosingParentheses 1
// out: b
// out: 1
// out: false
// out: true
// out: true key false
// out: ["1"; "2"]
// out: [|"quick"; "brown"; "fox"|]
// out: 40000
// out: 40000
// out: 20000
open System
open System.Text.RegularExpressions
let p fmt = printfn fmt
// replace
let rep (input: string) (pattern: string) (r: string) = printfn "%s %s %s -> [%s]" input pattern r (Regex.Replace(input, pattern, r))
rep "hello world" "o" "0"
rep "hello world" "(\\w+) (\\w+)" "$2 $1"
rep "hello" "l" "[$&]"
rep "hello" "l" "$`|$'"
rep "abc" "(?<x>b)" "<${x}>"
rep "abc" "(b)" "${1}0"
rep "abc" "(b)" "$10"
rep "abc" "(b)" "$$1"
rep "abc" "(b)" "$2 $x ${y} ${1 $"
rep "abc" "(b)(c)?" "$+"
rep "abc" "b" "$_"
rep "abc" "" "-"
rep "aaa" "a*" "x"
rep "baac" "a*" "x"
rep "a.b.c" "\\." ""
rep "  trim me " "^\\s+|\\s+$" ""
rep "a1b22" "\\d" "#"
rep "none" "x" "y"
rep "" "x*" "y"
rep "héé" "é" "e"
printfn "%s" (Regex.Replace("a1b22", "\\d+", fun (m: Match) -> string (int m.Value * 2)))
printfn "%s" (Regex.Replace("a1b22", "\\d+", MatchEvaluator(fun m -> "<" + m.Value + ">")))
printfn "%s" (Regex.Replace("Abc", "b", "x", RegexOptions.IgnoreCase))
let re = Regex("(\\d)(\\d)?")
printfn "%s" (re.Replace("1 22 333", "x", 2))
printfn "%s" (re.Replace("1 22 333", "x", 1, 2))
printfn "%s" (re.Replace("1 22 333", (fun (m: Match) -> m.Groups.[2].Value + m.Groups.[1].Value), 2))
printfn "%s" (Regex("a+", RegexOptions.RightToLeft).Replace("a1aa2aaa", "x", 2))
// split
let sp (input: string) (pattern: string) = printfn "%s %s %A" input pattern (Regex.Split(input, pattern))
sp "a,b,c" ","
sp "a, b;c" "[,;]\\s*"
sp "abc" ""
sp "abc" "x"
sp "" ","
sp ",a," ","
sp "a1b2c" "(\\d)"
sp "a-b+c" "(-)|(\\+)"
sp "  a  b " "\\s+"
sp "one\r\ntwo\nthree" "\r?\n"
printfn "%A" (Regex("\\s+").Split("a b c d", 2))
printfn "%A" (Regex("\\s+").Split("a b c d", 0, 3))
printfn "%A" (Regex("\\s+", RegexOptions.RightToLeft).Split("a b c d", 2))
// static and instance
printfn "%b %b %b" (Regex.IsMatch("abc", "b")) (Regex.IsMatch("abc", "^b")) (Regex.IsMatch("ABC", "b", RegexOptions.IgnoreCase))
printfn "%b %b" (re.IsMatch "x1") (re.IsMatch("1x", 1))
printfn "%d %d" (Regex.Count("banana", "an")) (re.Count "1 22 333")
let ms = Regex.Matches("a1 b2 c3", "([a-z])(\\d)")
printfn "%d %s" ms.Count ms.[1].Value
for m in ms do printfn "%s %s %d" m.Groups.[1].Value m.Groups.[2].Value m.Index
ms |> Seq.map (fun m -> m.Value) |> Seq.toList |> printfn "%A"
ms |> Seq.cast<Match> |> Seq.map (fun m -> m.Groups.[2].Value |> int) |> Seq.sum |> printfn "%d"
[ for m in ms -> m.Index ] |> printfn "%A"
let m = Regex.Match("key=value", "(?<k>\\w+)=(?<v>\\w+)")
printfn "%s %s %b %s" m.Groups.["k"].Value m.Groups["v"].Value m.Success (m.Result "${v}-$1")
printfn "%b %s|" m.Groups.["zz"].Success m.Groups.["zz"].Value
printfn "%b|%s|" m.Groups.[7].Success m.Groups.[7].Value
printfn "%d %A" m.Groups.Count (m.Groups.Keys |> Seq.toList)
printfn "%A" [ for g in m.Groups -> g.Value ]
printfn "%A" (m.Groups.Values |> Seq.map (fun g -> g.Name) |> List.ofSeq)
printfn "%O %s" m (m.ToString())
printfn "%A" (re.GetGroupNames())
printfn "%A" (Regex("(?<b>x)(y)(?<a>z)").GetGroupNames())
printfn "%A" (Regex("(?<b>x)(y)(?<7>z)").GetGroupNumbers())
printfn "%d %s" (Regex("(?<b>x)(y)").GroupNumberFromName "b") (Regex("(?<b>x)(y)").GroupNameFromNumber 1)
printfn "%O %A" (Regex "a+b") (Regex("a", RegexOptions.IgnoreCase ||| RegexOptions.Multiline)).Options
printfn "%s" (Regex.Escape "a.b*c[d](e){f}^$|?+\\ #\n\tx-y/")
printfn "%s" (Regex.Unescape "a\\.b\\n\\x41\\\\")
let caps = Regex.Match("abcd", "(\\w)+").Groups.[1].Captures
printfn "%d %s %A" caps.Count caps.[2].Value [ for c in caps -> c.Value, c.Index ]
let (|Re|_|) pattern input =
    let m = Regex.Match(input, pattern)
    if m.Success then Some(List.tail [ for g in m.Groups -> g.Value ]) else None
match "12-34" with
| Re @"(\d+)-(\d+)" [ a; b ] -> printfn "%d" (int a + int b)
| _ -> printfn "no"
match "turn on 0,0 through 999,999" with
| Re @"^(turn on|turn off|toggle) (\d+),(\d+) through (\d+),(\d+)$" [ op; a; b; c; d ] -> printfn "%s %s %s %s %s" op a b c d
| _ -> printfn "no"
let e = Match.Empty
printfn "%b %d |%s| %d" e.Success e.Index e.Value e.Groups.Count
printfn "%b" (e.NextMatch().Success)
try Regex.Match(null, "a") |> ignore with e -> printfn "%s" e.Message
try Regex(null: string) |> ignore with e -> printfn "%s" e.Message
try (Regex "a").Match("abc", 9) |> ignore with e -> printfn "%s" e.Message
try (Regex "a").Replace("abc", (null: string)) |> ignore with e -> printfn "%s" e.Message
try ms.[9] |> ignore with e -> printfn "%s" e.Message
try Match.Empty.Result "x" |> ignore with e -> printfn "%s" e.Message
try Regex "(" |> ignore with :? RegexParseException as e -> printfn "%A %d" e.Error e.Offset
printfn "%s" ((Regex "^b").Match("abc", 1, 1).Value)
printfn "%d" ((Regex "b$").Match("abc", 1, 1).Index)
printfn "%b" ((Regex "^b").Match("abc", 1).Success)
printfn "%b" ((Regex "\\Gb").Match("abc", 1).Success)
let ok, g = m.Groups.TryGetValue "k"
printfn "%b %s %b" ok g.Value (m.Groups.ContainsKey "q")
let rec all (m: Match) = if m.Success then m.Value :: all (m.NextMatch()) else []
printfn "%A" (all (Regex.Match("a1b2", "\\d")))
let lines = "the quick brown fox".Split ' ' |> Array.filter (Regex(@"^[a-r]").IsMatch)
printfn "%A" lines
let long = String.replicate 20000 "ab"
printfn "%d" (Regex.Match(long, "(ab)*").Length)
printfn "%d" (Regex.Match(long, "(?:a|b)*$").Length)
printfn "%d" (Regex.Matches(long, "ab").Count)
