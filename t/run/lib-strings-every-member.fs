// out: 1 12
// out: 2 'o'
// out: 3 !IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 4 !IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 5 !IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 6 true
// out: 7 false
// out: 8 true
// out: 9 true
// out: 10 !ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: 11 true
// out: 12 true
// out: 13 true
// out: 14 true
// out: 15 true
// out: 16 true
// out: 17 true
// out: 18 !ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: 19 4
// out: 20 4
// out: 21 8
// out: 22 -1
// out: 23 -1
// out: 24 0
// out: 25 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 26 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 27 -1
// out: 28 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 29 7
// out: 30 8
// out: 31 !ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 32 !ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: 33 5
// out: 34 7
// out: 35 8
// out: 36 8
// out: 37 4
// out: 38 4
// out: 39 12
// out: 40 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 41 -1
// out: 42 0
// out: 43 3
// out: 44 -1
// out: 45 4
// out: 46 8
// out: 47 10
// out: 48 -1
// out: 49 !ArgumentNullException: Value cannot be null. (Parameter 'anyOf')
// out: 50 "World"
// out: 51 "Wor"
// out: 52 ""
// out: 53 !ArgumentOutOfRangeException: startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 54 !ArgumentOutOfRangeException: startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')\nActual value was -1.
// out: 55 !ArgumentOutOfRangeException: Index and length must refer to a location within the string. (Parameter 'length')
// out: 56 !ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')\nActual value was -1.
// out: 57 ""
// out: 58 !ArgumentOutOfRangeException: startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 59 "Hell0, W0rld"
// out: 60 "Hell00, W00rld"
// out: 61 "Heo, Word"
// out: 62 !ArgumentException: The value cannot be an empty string. (Parameter 'oldValue')
// out: 63 !ArgumentNullException: Value cannot be null. (Parameter 'oldValue')
// out: 64 "Hell, Wrld"
// out: 65 "Hello, World"
// out: 66 "ba"
// out: 67 "Hello, x"
// out: 68 "Hello!!, World"
// out: 69 "Hello, World"
// out: 70 "Hello, Worlde"
// out: 71 !ArgumentOutOfRangeException: startIndex ('13') must be less than or equal to '12'. (Parameter 'startIndex')\nActual value was 13.
// out: 72 !ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: 73 "Hello"
// out: 74 "World"
// out: 75 "Hello, World"
// out: 76 !ArgumentOutOfRangeException: startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 77 !ArgumentOutOfRangeException: StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: 78 !ArgumentOutOfRangeException: count ('20') must be less than or equal to '7'. (Parameter 'count')\nActual value was 20.
// out: 79 !ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')\nActual value was -1.
// out: 80 ""
// out: 81 "HELLO, WORLD"
// out: 82 "hello, world"
// out: 83 "HELLO, WORLD"
// out: 84 "àéß"
// out: 85 "ÀÉß"
// out: 86 ""
// out: 87 "a b"
// out: 88 "a b "
// out: 89 "  a b"
// out: 90 "a"
// out: 91 "a"
// out: 92 "axy"
// out: 93 "xya"
// out: 94 ""
// out: 95 "a"
// out: 96 ""
// out: 97 "    a"
// out: 98 "****a"
// out: 99 "a    "
// out: 100 "a****"
// out: 101 "abc"
// out: 102 !ArgumentOutOfRangeException: totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')\nActual value was -1.
// out: 103 !ArgumentOutOfRangeException: totalWidth ('-2') must be a non-negative value. (Parameter 'totalWidth')\nActual value was -2.
// out: 104 "   "
// out: 105 [|"a"; "b"; ""; "c"|]
// out: 106 [|"a"; "b"; "c"|]
// out: 107 [|"a"; "b"; "c"|]
// out: 108 [|"a"; "b"; "c"|]
// out: 109 [|"a"; "b"; "c"|]
// out: 110 [|"a"; "b,c"|]
// out: 111 [|"a"; "b"|]
// out: 112 [|""|]
// out: 113 [|"a"; "b"; "c"|]
// out: 114 [|"a"; "b"|]
// out: 115 [|"abc"|]
// out: 116 [||]
// out: 117 [|"a,b"|]
// out: 118 !ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')\nActual value was -1.
// out: 119 [||]
// out: 120 [|"a"|]
// out: 121 [|"a"; "b"; "c,d"|]
// out: 122 [|"a"; "b"|]
// out: 123 [||]
// out: 124 [|'H'; 'e'; 'l'; 'l'; 'o'; ','; ' '; 'W'; 'o'; 'r'; 'l'; 'd'|]
// out: 125 [|'W'; 'o'; 'r'|]
// out: 126 !ArgumentOutOfRangeException: startIndex ('7') must be less than or equal to '-18'. (Parameter 'startIndex')\nActual value was 7.
// out: 127 "ab"
// out: 128 "xxx"
// out: 129 ""
// out: 130 !ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')\nActual value was -1.
// out: 131 "bc"
// out: 132 !ArgumentOutOfRangeException: startIndex ('1') must be less than or equal to '-1'. (Parameter 'startIndex')\nActual value was 1.
// out: 133 ""
// out: 134 true
// out: 135 true
// out: 136 false
// out: 137 true
// out: 138 false
// out: 139 ""
// out: 140 "a, b"
// out: 141 "1, 2"
// out: 142 "ab"
// out: 143 ""
// out: 144 "a,,b"
// out: 145 "b,c"
// out: 146 "1.5,2.5"
// out: 147 "1,2"
// out: 148 "ab"
// out: 149 "ab"
// out: 150 "abc"
// out: 151 "xy"
// out: 152 "123"
// out: 153 true
// out: 154 0
// out: 155 0
// out: 156 -2
// out: 157 -1
// out: 158 0
// out: 159 true
// out: 160 true
// out: 161 true
// out: 162 true
// out: 163 true
// out: 164 1
// out: 165 'e'
// out: 166 "abc"
// out: 167 "Hello, World"
// out: 168 "Hello, World"
// out: 169 false
// out: 170 [|"a"; "b"; "c"|]
// out: 171 "a|b"
// out: 172 [|"a"; "b"; "c"|]
// out: 173 12
// out: 174 0
// out: 175 "HELLO, WORLD"
// out: 176 "H_l_o_ _o_l_"
// out: 177 ""
// out: 178 "HelloWorld"
// out: 179 "a-b-c-"
// out: 180 "a,b"
// out: 181 ""
// out: 182 "ab"
// out: 183 true
// out: 184 true
// out: 185 "012"
// out: 186 !ArgumentException: The input must be non-negative.\ncount = -1 (Parameter 'count')
// out: 187 "ababab"
// out: 188 ""
// out: 189 !ArgumentException: The input must be non-negative.\ncount = -1 (Parameter 'count')
// out: 190 ""
// out: abc0a1b
// out: 191 "ell"
// out: 192 "Hello"
// out: 193 "World"
// out: 194 ""
// out: 195 "Hel"
// out: 196 ""
// out: 197 ", World"
// out: 198 'H'
// out: 199 "abcdef"
// out: 200 "abc"
// out: 201 ""
// out: 202 true
// out: 203 31
// out: 204 -1
// out: 205 "b"
// out: 206 "cba"
// out: 207 ['a'; 'b'; 'c']
// out: 208 ['A'; 'B'; 'C']
// out: 209 ['a'; 'b']
// out: 210 !ArgumentException: The input sequence was empty. (Parameter 'source')
// out: 211 "abc"
// out: 212 "cba"
// out: 213 true
// out: 214 true
// out: 215 "hello1c2.5Truex31.5abzzzbc5"
// out: 216 "hellox||"
// out: 217 "abc5hellco"
// out: 218 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: 219 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: 220 "hlo"
// out: 221 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'length')
// out: 222 !ArgumentOutOfRangeException: startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')\nActual value was -1.
// out: 223 "heLLLLo"
// out: 224 "herro"
// out: 225 !ArgumentException: The value cannot be an empty string. (Parameter 'oldValue')
// out: 226 "helo"
// out: 227 5
// out: 228 'e'
// out: 229 !IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 230 !IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 231 "Jello"
// out: 232 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: 233 "he"
// out: 234 "hello00"
// out: 235 !ArgumentOutOfRangeException: value ('-1') must be a non-negative value. (Parameter 'value')\nActual value was -1.
// out: 236 ""
// out: 237 "ell"
// out: 238 !ArgumentOutOfRangeException: Index and length must refer to a location within the string. (Parameter 'length')
// out: 239 "hello1-002"
// out: 240 "helloa,b"
// out: 241 "helloa,b"
// out: 242 true
// out: 243 ""
// out: 244 ""
// out: 245 "a"
// out: 246 ""
// out: 247 !ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')\nActual value was -1.
// out: 248 "hello1-x"
// out: 249 [|'e'; 'l'; 'l'|]
// out: 250 "hellozz"
// out: 251 "hello123451.5-1"
// out: 252 "hello"
// out: 253 true
// out: 254 !ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 255 !ArgumentOutOfRangeException: repeatCount ('-1') must be a non-negative value. (Parameter 'repeatCount')\nActual value was -1.
// Every member of String and StringBuilder and function of the String module, at the edges: empty, null, out of range.
open System
open System.Text
let mutable n = 0
let show (f: unit -> 'a) =
    n <- n + 1
    let t = try sprintf "%A" (f ()) with e -> "!" + e.GetType().Name + ": " + e.Message.Replace("\n", "\\n")
    Console.WriteLine(string n + " " + t)
let s = "Hello, World"
let e = ""
let nul: string = null
// members
show (fun () -> s.Length); show (fun () -> s.[4]); show (fun () -> s.[12]); show (fun () -> s.[-1]); show (fun () -> e.[0])
show (fun () -> s.Contains "World"); show (fun () -> s.Contains 'z'); show (fun () -> s.Contains ""); show (fun () -> s.Contains("WORLD", StringComparison.OrdinalIgnoreCase)); show (fun () -> s.Contains nul)
show (fun () -> s.StartsWith "Hell"); show (fun () -> s.StartsWith 'H'); show (fun () -> s.StartsWith("hell", StringComparison.OrdinalIgnoreCase)); show (fun () -> s.StartsWith ""); show (fun () -> s.EndsWith "ld"); show (fun () -> s.EndsWith 'd'); show (fun () -> s.EndsWith("LD", StringComparison.OrdinalIgnoreCase)); show (fun () -> s.StartsWith nul)
show (fun () -> s.IndexOf 'o'); show (fun () -> s.IndexOf "o"); show (fun () -> s.IndexOf('o', 5)); show (fun () -> s.IndexOf('o', 5, 2)); show (fun () -> s.IndexOf "zz"); show (fun () -> s.IndexOf ""); show (fun () -> s.IndexOf("o", 13)); show (fun () -> s.IndexOf('o', -1)); show (fun () -> s.IndexOf('o', 12)); show (fun () -> s.IndexOf('o', 13)); show (fun () -> s.IndexOf("World", StringComparison.Ordinal)); show (fun () -> s.IndexOf("o", 5, 4)); show (fun () -> s.IndexOf("o", 5, 40)); show (fun () -> s.IndexOf nul); show (fun () -> s.IndexOf("", 5)); show (fun () -> s.IndexOf("W", 3, StringComparison.OrdinalIgnoreCase))
show (fun () -> s.LastIndexOf 'o'); show (fun () -> s.LastIndexOf "o"); show (fun () -> s.LastIndexOf('o', 5)); show (fun () -> s.LastIndexOf('o', 5, 2)); show (fun () -> s.LastIndexOf ""); show (fun () -> s.LastIndexOf("o", 20)); show (fun () -> e.LastIndexOf "a"); show (fun () -> e.LastIndexOf ""); show (fun () -> s.LastIndexOf("l", 4)); show (fun () -> s.LastIndexOf('z'))
show (fun () -> s.IndexOfAny [| 'x'; 'o' |]); show (fun () -> s.IndexOfAny([| 'x'; 'o' |], 6)); show (fun () -> s.LastIndexOfAny [| 'l'; 'o' |]); show (fun () -> s.IndexOfAny [||]); show (fun () -> s.IndexOfAny null)
show (fun () -> s.Substring 7); show (fun () -> s.Substring(7, 3)); show (fun () -> s.Substring 12); show (fun () -> s.Substring 13); show (fun () -> s.Substring -1); show (fun () -> s.Substring(0, 13)); show (fun () -> s.Substring(3, -1)); show (fun () -> s.Substring(12, 0)); show (fun () -> s.Substring(13, 0))
show (fun () -> s.Replace('o', '0')); show (fun () -> s.Replace("o", "00")); show (fun () -> s.Replace("l", "")); show (fun () -> s.Replace("", "x")); show (fun () -> s.Replace(nul, "x")); show (fun () -> s.Replace("o", nul)); show (fun () -> s.Replace("zz", "x")); show (fun () -> "aaa".Replace("aa", "b")); show (fun () -> s.Replace("WORLD", "x", StringComparison.OrdinalIgnoreCase))
show (fun () -> s.Insert(5, "!!")); show (fun () -> s.Insert(0, "")); show (fun () -> s.Insert(12, "e")); show (fun () -> s.Insert(13, "e")); show (fun () -> s.Insert(0, nul)); show (fun () -> s.Remove 5); show (fun () -> s.Remove(0, 7)); show (fun () -> s.Remove 12); show (fun () -> s.Remove 13); show (fun () -> s.Remove -1); show (fun () -> s.Remove(5, 20)); show (fun () -> s.Remove(5, -1)); show (fun () -> s.Remove(0, 12))
show (fun () -> s.ToUpper()); show (fun () -> s.ToLower()); show (fun () -> s.ToUpperInvariant()); show (fun () -> "ÀÉß".ToLowerInvariant()); show (fun () -> "àéß".ToUpper()); show (fun () -> e.ToUpper())
show (fun () -> "  a b ".Trim()); show (fun () -> "  a b ".TrimStart()); show (fun () -> "  a b ".TrimEnd()); show (fun () -> "xxaxx".Trim 'x'); show (fun () -> "xyaxy".Trim([| 'x'; 'y' |])); show (fun () -> "xyaxy".TrimStart([| 'x'; 'y' |])); show (fun () -> "xyaxy".TrimEnd('y', 'x')); show (fun () -> "   ".Trim()); show (fun () -> "\t\n a\u00a0".Trim()); show (fun () -> e.Trim())
show (fun () -> "a".PadLeft 5); show (fun () -> "a".PadLeft(5, '*')); show (fun () -> "a".PadRight 5); show (fun () -> "a".PadRight(5, '*')); show (fun () -> "abc".PadLeft 2); show (fun () -> "abc".PadLeft -1); show (fun () -> "abc".PadRight -2); show (fun () -> e.PadLeft 3)
show (fun () -> "a,b,,c".Split ','); show (fun () -> "a,b,,c".Split(',', StringSplitOptions.RemoveEmptyEntries)); show (fun () -> "a,b;c".Split([| ','; ';' |])); show (fun () -> "a--b--c".Split "--"); show (fun () -> "a--b--c".Split([| "--" |], StringSplitOptions.None)); show (fun () -> "a,b,c".Split(',', 2)); show (fun () -> " a , b ".Split(',', StringSplitOptions.TrimEntries)); show (fun () -> "".Split ','); show (fun () -> "a b\tc".Split()); show (fun () -> "a b".Split([||]: char[])); show (fun () -> "abc".Split ""); show (fun () -> "a,b".Split(',', 0)); show (fun () -> "a,b".Split(',', 1)); show (fun () -> "a,b".Split(',', -1)); show (fun () -> ",,".Split(',', StringSplitOptions.RemoveEmptyEntries)); show (fun () -> " , a ,".Split(',', StringSplitOptions.RemoveEmptyEntries ||| StringSplitOptions.TrimEntries)); show (fun () -> "a,b,c,d".Split([| ',' |], 3)); show (fun () -> "a<>b".Split("<>", 2)); show (fun () -> "".Split(',', StringSplitOptions.RemoveEmptyEntries))
show (fun () -> s.ToCharArray()); show (fun () -> s.ToCharArray(7, 3)); show (fun () -> s.ToCharArray(7, 30)); show (fun () -> String([| 'a'; 'b' |])); show (fun () -> String('x', 3)); show (fun () -> String('x', 0)); show (fun () -> String('x', -1)); show (fun () -> String([| 'a'; 'b'; 'c' |], 1, 2)); show (fun () -> String([| 'a' |], 1, 2)); show (fun () -> String(null: char[]))
show (fun () -> String.IsNullOrEmpty nul); show (fun () -> String.IsNullOrEmpty ""); show (fun () -> String.IsNullOrEmpty "a"); show (fun () -> String.IsNullOrWhiteSpace " \t"); show (fun () -> String.IsNullOrWhiteSpace "a"); show (fun () -> String.Empty)
show (fun () -> String.Join(", ", [ "a"; "b" ])); show (fun () -> String.Join(", ", [| 1; 2 |])); show (fun () -> String.Join(nul, [ "a"; "b" ])); show (fun () -> String.Join(",", ([]: string list))); show (fun () -> String.Join(",", [ "a"; null; "b" ])); show (fun () -> String.Join(",", [| "a"; "b"; "c" |], 1, 2)); show (fun () -> String.Join(",", seq { 1.5; 2.5 })); show (fun () -> String.Join(',', [| 1; 2 |]))
show (fun () -> String.Concat("a", "b")); show (fun () -> String.Concat("a", nul, "b")); show (fun () -> String.Concat([| "a"; "b"; "c" |])); show (fun () -> String.Concat(seq { "x"; "y" })); show (fun () -> String.Concat([ 1; 2; 3 ]))
show (fun () -> String.Compare("a", "b") < 0); show (fun () -> String.Compare("a", "A", true)); show (fun () -> String.Compare("a", "A", StringComparison.OrdinalIgnoreCase)); show (fun () -> String.CompareOrdinal("a", "c")); show (fun () -> String.CompareOrdinal(nul, "c")); show (fun () -> String.CompareOrdinal("abc", 1, "xbc", 1, 2)); show (fun () -> String.Equals("a", "a")); show (fun () -> String.Equals("a", "A", StringComparison.OrdinalIgnoreCase)); show (fun () -> "a".Equals "a"); show (fun () -> "a".Equals("A", StringComparison.OrdinalIgnoreCase)); show (fun () -> "a".CompareTo "b" < 0); show (fun () -> "b".CompareTo nul)
show (fun () -> s.Chars 1); show (fun () -> String.Copy "abc"); show (fun () -> s.Clone()); show (fun () -> s.ToString()); show (fun () -> String.IsInterned "abc" |> isNull); show (fun () -> "a\r\nb\nc".Split '\n'); show (fun () -> "a\r\nb".ReplaceLineEndings "|"); show (fun () -> "a\nb\r\nc".Split([| "\r\n"; "\n" |], StringSplitOptions.None))
// String module
show (fun () -> String.length s); show (fun () -> String.length nul); show (fun () -> String.map Char.ToUpper s); show (fun () -> String.mapi (fun i c -> if i % 2 = 0 then c else '_') s); show (fun () -> String.map id nul); show (fun () -> String.filter Char.IsLetter s); show (fun () -> String.collect (fun c -> string c + "-") "abc"); show (fun () -> String.concat "," [ "a"; "b" ]); show (fun () -> String.concat "" []); show (fun () -> String.concat nul [ "a"; "b" ]); show (fun () -> String.exists Char.IsDigit "a1"); show (fun () -> String.forall Char.IsDigit ""); show (fun () -> String.init 3 string); show (fun () -> String.init -1 string); show (fun () -> String.replicate 3 "ab"); show (fun () -> String.replicate 0 "ab"); show (fun () -> String.replicate -1 "ab"); show (fun () -> String.replicate 2 nul); (String.iter (fun c -> Console.Write c) "abc"); (String.iteri (fun i c -> Console.Write(string i + string c)) "ab"); Console.WriteLine()
show (fun () -> s.[1..3]); show (fun () -> s.[..4]); show (fun () -> s.[7..]); show (fun () -> s.[20..]); show (fun () -> s.[-5..2]); show (fun () -> s.[3..1]); show (fun () -> s.[5..100]); show (fun () -> s[0]); show (fun () -> "abc" + "def"); show (fun () -> "abc" + nul); show (fun () -> nul + nul); show (fun () -> "a" < "b"); show (fun () -> compare "a" "B"); show (fun () -> compare nul "a"); show (fun () -> max "a" "b"); show (fun () -> Seq.rev "abc" |> Seq.toArray |> String); show (fun () -> [ for c in "abc" -> c ]); show (fun () -> "abc" |> Seq.map Char.ToUpper |> Seq.toList); show (fun () -> List.ofSeq "ab"); show (fun () -> Seq.head ""); show (fun () -> "a b c" |> String.filter ((<>) ' ')); show (fun () -> String.Join("", Array.rev ("abc".ToCharArray()))); show (fun () -> hash "a" = hash "a"); show (fun () -> "abc".GetHashCode() = "abc".GetHashCode())
// StringBuilder
let sb () = StringBuilder("hello")
show (fun () -> sb().Append(1).Append('c').Append(2.5).Append(true).Append("x").Append(null: string).Append(3L).Append(1.5M).Append([| 'a'; 'b' |]).Append('z', 3).Append("abcdef", 1, 2).Append(box 5).ToString())
show (fun () -> sb().AppendLine("x").AppendLine().ToString().Replace("\n", "|")); show (fun () -> sb().Insert(0, "abc").Insert(3, 5).Insert(8, 'c').ToString()); show (fun () -> sb().Insert(6, "x").ToString()); show (fun () -> sb().Insert(-1, "x").ToString()); show (fun () -> sb().Remove(1, 2).ToString()); show (fun () -> sb().Remove(1, 9).ToString()); show (fun () -> sb().Remove(-1, 1).ToString()); show (fun () -> sb().Replace("l", "LL").ToString()); show (fun () -> sb().Replace('l', 'r').ToString()); show (fun () -> sb().Replace("", "x").ToString()); show (fun () -> sb().Replace("l", "", 0, 3).ToString()); show (fun () -> sb().Length); show (fun () -> sb().[1]); show (fun () -> sb().[9]); show (fun () -> sb().[-1]); show (fun () -> (let b = sb() in b.[0] <- 'J'; b.ToString())); show (fun () -> (let b = sb() in b.[5] <- 'J'; b.ToString())); show (fun () -> (let b = sb() in b.Length <- 2; b.ToString())); show (fun () -> (let b = sb() in b.Length <- 7; b.ToString().Replace('\000', '0'))); show (fun () -> (let b = sb() in b.Length <- -1; b.ToString())); show (fun () -> sb().Clear().ToString()); show (fun () -> sb().ToString(1, 3)); show (fun () -> sb().ToString(1, 30)); show (fun () -> sb().AppendFormat("{0}-{1:D3}", 1, 2).ToString()); show (fun () -> sb().AppendJoin(",", [ "a"; "b" ]).ToString()); show (fun () -> sb().AppendJoin(',', [| "a"; "b" |]).ToString()); show (fun () -> sb().Equals(sb())); show (fun () -> StringBuilder().ToString()); show (fun () -> StringBuilder(16).ToString()); show (fun () -> StringBuilder("a", 16).ToString()); show (fun () -> StringBuilder(null: string).ToString()); show (fun () -> StringBuilder(-1).ToString()); show (fun () -> (let b = sb() in Printf.bprintf b "%d-%s" 1 "x"; b.ToString())); show (fun () -> (let a = Array.zeroCreate<char> 3 in sb().CopyTo(1, a, 0, 3); a)); show (fun () -> sb().Append(StringBuilder "zz").ToString()); show (fun () -> sb().Append(1uy).Append(2s).Append(3us).Append(4u).Append(5UL).Append(1.5f).Append(-1y).ToString()); show (fun () -> string (sb())); show (fun () -> sb().EnsureCapacity 100 >= 100); show (fun () -> sb().Append("x", 1, 5).ToString()); show (fun () -> sb().Append('x', -1).ToString())
