// out: cmp: 31 32 0 0 -1
// out: cmpord: 31 1
// out: cmpto: 31 1
// out: cmpnull: -1 1
// out: cmpic: 31 -1
// out: sub1! startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: sub2! startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')|Actual value was -1.
// out: sub3! Index and length must refer to a location within the string. (Parameter 'length')
// out: sub4! length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out: sub5: 
// out: chars! Index was outside the bounds of the array.
// out: ins! startIndex ('4') must be less than or equal to '3'. (Parameter 'startIndex')|Actual value was 4.
// out: ins2! Value cannot be null. (Parameter 'value')
// out: ins3: abcx
// out: rem! startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: rem2! count ('5') must be less than or equal to '2'. (Parameter 'count')|Actual value was 5.
// out: rem3: abc
// out: rem4! StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: rem5: adef
// out: idx: 2 2 0 -1
// out: idx2: 3 -1 2
// out: idx3! Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: idx4! Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: idx5! Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: idx6! Value cannot be null. (Parameter 'value')
// out: idx7: 3
// out: lidx: 5 3 3 0
// out: lidx2: 0 3
// out: lidx3! Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: any: 1 1
// out: con: true false true
// out: con2! Value cannot be null. (Parameter 'value')
// out: sw: true false true true
// out: sw2: True
// out: sw3! Value cannot be null. (Parameter 'value')
// out: rep: aXaXzbcacba
// out: rep2! The value cannot be an empty string. (Parameter 'oldValue')
// out: rep3! Value cannot be null. (Parameter 'oldValue')
// out: split: [|"a"; "b"; ""; "c"|]
// out: split2: [|"a"; "b"; "c"|]
// out: split3: [|"a"; " b"; "c"|]
// out: split4: [|"a"; "b"; "c"|]
// out: split5: [|"a"; "b"; "c"|]
// out: split6: [|""; "a"; ""; "b"; "c"; ""|]
// out: split7: [|""; "a"; ""; "b"; "c"; ""|]
// out: split8: [|"a"; "b,c"|]
// out: split9: [|"a"; "b,c"|]
// out: split10: [|"a"; "b"; ""; "c"|]
// out: split12: [|""|]
// out: split13: [||]
// out: split14: [|"a"; "b,c"|]
// out: split15: [|"abc"|]
// out: split17: [|"a,b,c"|]
// out: split18: [||]
// out: split19! count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out: split20: [|"a"; "b,"|]
// out: split21: [|"a"; "b c d"|]
// out: trim: [a b][a ][ a][a][xya]
// out: trim2: [a]
// out: pad: [  a][a..][abc]
// out: pad2! totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')|Actual value was -1.
// out: up: AÉßǄaéσİABCabc
// out: join: 1,2,3a;ba-b-cx, yp|q
// out: join2: 1.5,2a,,b1,x,2.5ab
// out: concat: ababcxyxy1b
// out: fmt: a 1,234.50     a|FF    |{}
// out: fmt2: 
// out: fmt3! Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: fmt4! Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: fmt5! Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: fmt6! Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: fmt7: 1 2 c True
// out: fmt8! Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: fmt9! Input string was not in a correct format. Failure to parse near offset 3. Expected an ASCII digit.
// out: nul: true true true false
// out: toca: [|'a'; 'b'; 'c'|] [|'b'; 'c'|]
// out: toca2! startIndex ('1') must be less than or equal to '-1'. (Parameter 'startIndex')|Actual value was 1.
// out: eq: true true false
// out: strinit: 012a!b!bcXbcabab
// out: strinit2! The input must be non-negative.|count = -1 (Parameter 'count')
// out: strrep! The input must be non-negative.|count = -1 (Parameter 'count')
// out: strconcat: a, bab
// out: strnull: 0FalseTrue
// out: 0x 1y 2z x.y.z.
// out: slice: ellhelo
// out: idxcmp: 1
// out: concmp: True
// out: uni: 2 3 llo hello
module Prog
open System
let t (name: string) (f: unit -> string) =
    try printfn "%s: %s" name (f ()) with e -> printfn "%s! %s" name (e.Message.Replace("\n", "|"))
let b (x: bool) = string x
let i (x: int) = string x
let a (x: string[]) = sprintf "%A" x
t "cmp" (fun () -> sprintf "%d %d %d %d %d" (String.Compare("a", "B")) (String.Compare("a", "A")) (String.Compare("a", "a")) (String.Compare("a", "A", true)) (String.Compare("abc", "abd")))
t "cmpord" (fun () -> sprintf "%d %d" (String.CompareOrdinal("a", "B")) (String.CompareOrdinal("a", null)))
t "cmpto" (fun () -> sprintf "%d %d" ("a".CompareTo("B")) ("b".CompareTo("a")))
t "cmpnull" (fun () -> sprintf "%d %d" (String.Compare(null, "a")) (String.Compare("a", null)))
t "cmpic" (fun () -> sprintf "%d %d" (String.Compare("a", "B", StringComparison.Ordinal)) (String.Compare("a", "B", StringComparison.OrdinalIgnoreCase)))
t "sub1" (fun () -> "abc".Substring(4))
t "sub2" (fun () -> "abc".Substring(-1))
t "sub3" (fun () -> "abc".Substring(1, 5))
t "sub4" (fun () -> "abc".Substring(1, -1))
t "sub5" (fun () -> "abc".Substring(3))
t "chars" (fun () -> string ("abc".[5]))
t "ins" (fun () -> "abc".Insert(4, "x"))
t "ins2" (fun () -> "abc".Insert(1, null))
t "ins3" (fun () -> "abc".Insert(3, "x"))
t "rem" (fun () -> "abc".Remove(4))
t "rem2" (fun () -> "abc".Remove(1, 5))
t "rem3" (fun () -> "abc".Remove(3))
t "rem4" (fun () -> "abc".Remove(-1))
t "rem5" (fun () -> "abcdef".Remove(1, 2))
t "idx" (fun () -> sprintf "%d %d %d %d" ("abcabc".IndexOf('c')) ("abcabc".IndexOf("ca")) ("abc".IndexOf("")) ("abc".IndexOf('z')))
t "idx2" (fun () -> sprintf "%d %d %d" ("abcabc".IndexOf('a', 1)) ("abcabc".IndexOf("a", 4)) ("abcabc".IndexOf("c", 1, 2)))
t "idx3" (fun () -> i ("abc".IndexOf('a', 4)))
t "idx4" (fun () -> i ("abc".IndexOf("a", 4)))
t "idx5" (fun () -> i ("abc".IndexOf("a", -1)))
t "idx6" (fun () -> i ("abc".IndexOf(null: string)))
t "idx7" (fun () -> i ("abc".IndexOf("", 3)))
t "lidx" (fun () -> sprintf "%d %d %d %d" ("abcabc".LastIndexOf('c')) ("abcabc".LastIndexOf("ab")) ("abc".LastIndexOf("")) ("abcabc".LastIndexOf('a', 2)))
t "lidx2" (fun () -> sprintf "%d %d" ("abcabc".LastIndexOf("ab", 3)) ("abcabc".LastIndexOf("ab", 4)))
t "lidx3" (fun () -> i ("abc".LastIndexOf('a', 3)))
t "any" (fun () -> sprintf "%d %d" ("abc".IndexOfAny([|'c'; 'b'|])) ("abc".LastIndexOfAny([|'a'; 'b'|])))
t "con" (fun () -> sprintf "%b %b %b" ("abc".Contains("bc")) ("abc".Contains('z')) ("abc".Contains("")))
t "con2" (fun () -> b ("abc".Contains(null: string)))
t "sw" (fun () -> sprintf "%b %b %b %b" ("abc".StartsWith("ab")) ("abc".StartsWith('b')) ("abc".EndsWith("bc")) ("abc".EndsWith('c')))
t "sw2" (fun () -> b ("abc".StartsWith("AB", StringComparison.OrdinalIgnoreCase)))
t "sw3" (fun () -> b ("abc".StartsWith(null: string)))
t "rep" (fun () -> "abcabc".Replace("bc", "X") + "abc".Replace('a', 'z') + "abc".Replace("b", null) + "aaa".Replace("aa", "b"))
t "rep2" (fun () -> "abc".Replace("", "x"))
t "rep3" (fun () -> "abc".Replace(null, "x"))
t "split" (fun () -> a ("a,b,,c".Split(',')))
t "split2" (fun () -> a ("a,b,,c".Split([|','|], StringSplitOptions.RemoveEmptyEntries)))
t "split3" (fun () -> a ("a, b;c".Split([|','; ';'|])))
t "split4" (fun () -> a ("a--b--c".Split("--")))
t "split5" (fun () -> a ("a--b-c".Split([|"--"; "-"|], StringSplitOptions.None)))
t "split6" (fun () -> a (" a  b\tc ".Split()))
t "split7" (fun () -> a (" a  b\tc ".Split([||] : char[])))
t "split8" (fun () -> a ("a,b,c".Split(',', 2)))
t "split9" (fun () -> a ("a,b,c".Split([|','|], 2)))
t "split10" (fun () -> a (" a , b ,, c ".Split(',', StringSplitOptions.TrimEntries)))
t "split12" (fun () -> a ("".Split(',')))
t "split13" (fun () -> a ("".Split([|','|], StringSplitOptions.RemoveEmptyEntries)))
t "split14" (fun () -> a ("a,,b,c".Split([|','|], 2, StringSplitOptions.RemoveEmptyEntries)))
t "split15" (fun () -> a ("abc".Split("")))
t "split17" (fun () -> a ("a,b,c".Split(',', 1)))
t "split18" (fun () -> a ("a,b,c".Split(',', 0)))
t "split19" (fun () -> a ("a,b".Split(',', -1)))
t "split20" (fun () -> a ("a,b, ".Split(',', 2, StringSplitOptions.TrimEntries)))
t "split21" (fun () -> a ("a b c d".Split(" ", 2)))
t "trim" (fun () -> sprintf "[%s][%s][%s][%s][%s]" (" \ta b\n ".Trim()) (" a ".TrimStart()) (" a ".TrimEnd()) ("xxaxx".Trim('x')) ("xyaxy".TrimEnd([|'x'; 'y'|])))
t "trim2" (fun () -> sprintf "[%s]" ("\u00a0\u2003a\u0085".Trim()))
t "pad" (fun () -> sprintf "[%s][%s][%s]" ("a".PadLeft(3)) ("a".PadRight(3, '.')) ("abc".PadLeft(2)))
t "pad2" (fun () -> "a".PadLeft(-1))
t "up" (fun () -> "aéßǆ".ToUpper() + "AÉΣİ".ToLower() + "abc".ToUpperInvariant() + "ABC".ToLowerInvariant())
t "join" (fun () -> String.Join(",", [1; 2; 3]) + String.Join(";", [|"a"; "b"|]) + String.Join("-", "a", "b", "c") + String.Join(", ", seq { "x"; "y" }) + String.Join('|', [|"p"; "q"|]))
t "join2" (fun () -> String.Join(",", [1.5; 2.0]) + String.Join(",", (["a"; null; "b"] : string list)) + String.Join(",", box 1, box "x", box 2.5) + String.Join(null, ["a"; "b"]))
t "concat" (fun () -> String.Concat("a", "b") + String.Concat("a", "b", "c") + String.Concat(["x"; "y"]) + String.Concat([|"x"; "y"|]) + String.Concat(box 1, box "b"))
t "fmt" (fun () -> String.Format("{0} {1:N2} {0,5}|{2,-6:X}|{{}}", "a", 1234.5, 255))
t "fmt2" (fun () -> String.Format("{0}", (null: obj)))
t "fmt3" (fun () -> String.Format("{1}", "a"))
t "fmt4" (fun () -> String.Format("{0", "a"))
t "fmt5" (fun () -> String.Format("}", "a"))
t "fmt6" (fun () -> String.Format("{a}", "a"))
t "fmt7" (fun () -> String.Format("{0} {1} {2} {3}", 1, 2L, 'c', true))
t "fmt8" (fun () -> String.Format("{-1}", 1))
t "fmt9" (fun () -> String.Format("{0,}", 1))
t "nul" (fun () -> sprintf "%b %b %b %b" (String.IsNullOrEmpty null) (String.IsNullOrEmpty "") (String.IsNullOrWhiteSpace " \t") (String.IsNullOrWhiteSpace "a"))
t "toca" (fun () -> sprintf "%A %A" ("abc".ToCharArray()) ("abcd".ToCharArray(1, 2)))
t "toca2" (fun () -> sprintf "%A" ("abcd".ToCharArray(1, 5)))
t "eq" (fun () -> sprintf "%b %b %b" ("a".Equals("A", StringComparison.OrdinalIgnoreCase)) (String.Equals("a", "a")) ("a".Equals("b")))
t "strinit" (fun () -> String.init 3 string + String.collect (fun c -> string c + "!") "ab" + String.filter (fun c -> c > 'a') "abc" + String.mapi (fun i c -> if i = 0 then 'X' else c) "abc" + String.replicate 2 "ab")
t "strinit2" (fun () -> String.init -1 string)
t "strrep" (fun () -> String.replicate -1 "a")
t "strconcat" (fun () -> String.concat ", " ["a"; "b"] + String.concat null ["a"; "b"])
t "strnull" (fun () -> String.map id null + string (String.length null) + String.replicate 2 null + String.collect string null + string (String.exists (fun _ -> true) null) + string (String.forall (fun _ -> false) null) + String.filter (fun _ -> true) null)
String.iteri (fun i c -> printf "%d%c " i c) "xyz"
String.iter (printf "%c.") "xyz"
printfn ""
t "slice" (fun () -> "hello".[1..3] + "hello".[..1] + "hello".[3..] + "hello".[3..1] + "abc".[5..])
t "idxcmp" (fun () -> i ("aBc".IndexOf("b", StringComparison.OrdinalIgnoreCase)))
t "concmp" (fun () -> b ("aBc".Contains("BC", StringComparison.OrdinalIgnoreCase)))
t "uni" (fun () -> sprintf "%d %d %s %s" ("héllo".IndexOf('l')) ("héllo".IndexOf("lo")) ("héllo".Substring(2)) ("héllo".Replace("é", "e")))
