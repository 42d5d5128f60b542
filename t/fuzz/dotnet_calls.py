"""dotnet_calls: library calls with holes for arguments, by family. A hole `{s}` takes an expression of the kind `s` from HOLES.
Each call is one expression; what it gives is printed with %A.
"""

# the types of the kinds; those without one are put into the text of a call as they are
TYPES = {'s': 'string', 'S': 'string', 'n': 'string', 'F': 'string', 'H': 'string', 'J': 'string', 'G': 'string', 'Z': 'string', 'W': 'string',
         'j': 'string', 'C': 'string', 'i': 'int', 'k': 'int', 'p': 'int', 'z': 'int', 'c': 'char', 'f': 'float', 'V': 'float', 'g': 'float32',
         'm': 'decimal', 'l': 'int64', 'u': 'uint32', 'U': 'uint64', 'b': 'byte', 'B': 'sbyte', 'h': 'int16', 'I': 'bigint', 'q': 'bool',
         'y': 'NumberStyles', 'w': 'StringComparison', 'o': 'StringSplitOptions', 'r': 'MidpointRounding', 'A': 'int[]', 'a': 'int[]',
         'L': 'int list', 'Q': 'seq<int>', 'T': 'string[]', 'M': 'Map<int, string>', 'E': 'Set<int>', 'O': 'int option',
         'R': 'Result<int, string>', 'D': 'IDictionary<int, string>', 'd': 'DateTime', 't': 'TimeSpan', 'x': 'DateOnly', 'X': 'TimeOnly',
         'v': 'DateTimeOffset', 'Y': 'byte[]'}

# kind of a hole: expressions, hostile ones among them
HOLES = {
    's': ['(null: string)', '""', '"a"', '"abc"', '"abcabc"', '"Hello, World"', '" x "', '"a,b,,c"', '"\\u00e9t\\u00e9"', '"ABC"', '"a\\tb\\n"', '"aaa"', '"12"', '"b"', '"bc"', '"ss"'],
    'S': ['""', '"a"', '"abc"', '"abcabc"', '"Hello, World"', '" x "', '"a,b,,c"', '"\\u00e9t\\u00e9"', '"aXbXc"', '"The quick brown fox"', '"mississippi"'],
    'i': ['0', '1', '-1', '2', '3', '4', '5', '7', '12', '-2', '100', 'Int32.MaxValue', 'Int32.MinValue'],
    'k': ['0', '1', '2', '3', '5', '8', '-1', '-3'],
    'p': ['1', '2', '3', '5', '8'],
    'c': ["'a'", "'b'", "','", "' '", "'X'", "'\\000'", "'\\u00e9'", "'5'", "'z'", "'\\n'", "'_'", "'\\u0130'", "'\\u20ac'"],
    'f': ['0.0', '-0.0', '1.0', '-1.0', '0.5', '1.5', '2.5', '-2.5', '3.14159', '1e10', '1e300', '-1e-300', 'nan', 'infinity', '-infinity', '123456.789', '0.1', '1e16', '2147483648.0', '-2147483649.0', '9.999', '1e-7', 'Double.MaxValue', 'Double.Epsilon', '255.5', '1e22', '0.045', '99999.5'],
    'g': ['0.0f', '-0.0f', '1.5f', '0.1f', '3.4e38f', 'nanf', 'infinityf', '1e-45f', '16777217.0f', '-2.5f', '1e10f', '0.3f'],
    'm': ['0M', '1M', '-1M', '0.5M', '1.5M', '2.5M', '-2.5M', '1.10M', '123456.789M', '79228162514264337593543950335M', '-79228162514264337593543950335M', '0.0000000000000000000000000001M', '100M', '3M', '0.00M', '1e-5M'],
    'l': ['0L', '1L', '-1L', '12345678901L', 'Int64.MaxValue', 'Int64.MinValue', '255L', '-256L', '4294967296L', '7L'],
    'u': ['0u', '1u', '7u', '255u', 'UInt32.MaxValue', '2147483648u', '1000u'],
    'U': ['0UL', '1UL', '255UL', 'UInt64.MaxValue', '9223372036854775808UL', '10UL'],
    'b': ['0uy', '1uy', '7uy', '127uy', '128uy', '255uy'],
    'B': ['0y', '1y', '-1y', '127y', '-128y'],
    'h': ['0s', '1s', '-1s', '32767s', '-32768s', '300s'],
    'I': ['0I', '1I', '-1I', '12345678901234567890I', '-98765432109876543210I', '255I', '256I', '-128I', '7I', '1000000007I', '2147483648I', '18446744073709551616I', '-3I', '10I'],
    'q': ['true', 'false'],
    # texts of numbers
    'n': ['(null: string)', '""', '"12"', '" 12 "', '"-5"', '"+7"', '"0x1F"', '"1e3"', '"1.5"', '".5"', '"5."', '"1,000"', '"abc"', '"2147483648"', '"-2147483649"', '"NaN"', '"Infinity"', '"-Infinity"', '"1e400"', '"1_000"', '"--1"', '"(5)"', '"$5"', '"0b11"', '"0o17"', '"1e-5"', '"-0"', '"255"', '"256"', '"99999999999999999999"', '"1 2"', '"12\\000"', '"true"', '"True"', '"1.0"', '"-1.50"', '"ff"', '"1E+2"', '"\\u0663"', '"0.1e1"', '"- 5"', '"5-"', '"1,2,3.4"', '"+"', '"."', '"e5"', '"0000123"'],
    'y': ['NumberStyles.None', 'NumberStyles.Integer', 'NumberStyles.Any', 'NumberStyles.HexNumber', 'NumberStyles.Float', 'NumberStyles.Number', 'NumberStyles.AllowLeadingSign', 'NumberStyles.Currency', '(NumberStyles.AllowThousands ||| NumberStyles.AllowDecimalPoint)', 'NumberStyles.AllowParentheses', 'NumberStyles.BinaryNumber'],
    'z': ['2', '8', '10', '16', '3', '0'],
    # formats of numbers
    'F': ['""', '(null: string)', '"N"', '"N2"', '"F0"', '"F3"', '"E"', '"e2"', '"G"', '"G3"', '"G17"', '"P1"', '"C"', '"C0"', '"R"', '"X"', '"x8"', '"D5"', '"B"', '"0.00"', '"#,##0.##"', '"000"', '"#"', '"0%"', '"0.0e+00"', '"+0;-0;zero"', '"\'x\'0"', '"#.#"', '"0,,"', '"Q"', '"N-1"', '"F999"', '"\\\\#0"', '"(0)"', '"0.##E0"', '"##;(##)"', '"#;;z"', '"0.00\\u2030"'],
    'w': ['StringComparison.Ordinal', 'StringComparison.OrdinalIgnoreCase', 'StringComparison.InvariantCulture', 'StringComparison.CurrentCultureIgnoreCase'],
    'o': ['StringSplitOptions.None', 'StringSplitOptions.RemoveEmptyEntries', 'StringSplitOptions.TrimEntries', '(StringSplitOptions.RemoveEmptyEntries ||| StringSplitOptions.TrimEntries)'],
    'r': ['MidpointRounding.ToEven', 'MidpointRounding.AwayFromZero', 'MidpointRounding.ToZero', 'MidpointRounding.ToNegativeInfinity', 'MidpointRounding.ToPositiveInfinity'],
    # collections
    'A': ['(null: int[])', '([||]: int[])', '[| 1 |]', '[| 1; 2; 3 |]', '[| 3; 1; 2 |]', '[| 5; 5; 5 |]', '[| 4; 2; 8; 6; 1; 9 |]', '[| -1; 0; 1 |]'],
    'a': ['([||]: int[])', '[| 1 |]', '[| 1; 2; 3 |]', '[| 3; 1; 2 |]', '[| 5; 5; 5 |]', '[| 4; 2; 8; 6; 1; 9 |]', '[| -1; 0; 1 |]', '[| for i in 0 .. 19 -> i * 7 % 11 |]'],
    'L': ['([]: int list)', '[ 1 ]', '[ 1; 2; 3 ]', '[ 3; 1; 2 ]', '[ 5; 5; 5 ]', '[ 4; 2; 8; 6; 1; 9 ]', '[ for i in 0 .. 19 -> i * 7 % 11 ]'],
    'Q': ['(Seq.empty<int>)', '(seq { 1 .. 3 })', '(seq { yield 3; yield 1 })', '(Seq.ofList [ 4; 2; 8 ])', '([| 1; 2 |] :> seq<int>)', '(null: seq<int>)', '(ResizeArray [ 7; 7; 1 ] :> seq<int>)'],
    'T': ['[| "a"; "b" |]', '([||]: string[])', '[| "x"; null; "" |]', '(null: string[])', '[| "b"; "a"; "C"; "A" |]'],
    'M': ['(Map.empty: Map<int, string>)', '(Map [ 1, "a"; 2, "b" ])', '(Map [ 3, "c"; 1, null ])', '(Map [ for i in 0 .. 9 -> i, string i ])'],
    'E': ['(Set.empty: Set<int>)', '(set [ 1; 2; 3 ])', '(set [ 3; 5 ])', '(set [ -1 ])'],
    'O': ['(None: int option)', '(Some 1)', '(Some 0)', '(Some -7)'],
    'R': ['(Ok 1: Result<int, string>)', '(Error "e": Result<int, string>)', '(Ok -7: Result<int, string>)'],
    'D': ['(dict [ 1, "a"; 2, "b" ])', '(Dictionary<int, string>() :> IDictionary<int, string>)'],
    # predicates and functions of int
    'P': ['(fun x -> x > 1)', '(fun x -> x % 2 = 0)', '(fun _ -> false)', '(fun _ -> true)', '(fun x -> 10 / (x - 1) > 0)'],
    'N': ['(fun x -> x + 1)', '(fun x -> x * x)', '(fun x -> 12 / x)', '(fun x -> x % 3)', '(fun _ -> 0)', '(fun x -> -x)'],
    'K': ['(fun a b -> a + b)', '(fun a b -> a - b)', '(fun a b -> a * 10 + b)', '(fun a b -> max a b)', '(fun a b -> a / b)'],
    # dates
    'd': ['(DateTime(2024, 2, 29))', '(DateTime(2023, 12, 31, 23, 59, 59, 999))', 'DateTime.MinValue', 'DateTime.MaxValue', '(DateTime(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc))', '(DateTime(1900, 3, 1, 12, 0, 0))', '(DateTime(638448133234567891L))'],
    't': ['TimeSpan.Zero', 'TimeSpan.MaxValue', 'TimeSpan.MinValue', '(TimeSpan(1, 2, 3))', '(TimeSpan(-5, -4, -3, -2, -1))', '(TimeSpan 12345678L)', '(TimeSpan.FromDays 1.5)', '(TimeSpan -1L)'],
    'x': ['(DateOnly(2024, 2, 29))', 'DateOnly.MinValue', 'DateOnly.MaxValue', '(DateOnly(1999, 12, 31))'],
    'X': ['(TimeOnly(1, 2, 3))', 'TimeOnly.MinValue', 'TimeOnly.MaxValue', '(TimeOnly(23, 59, 59, 999))'],
    'v': ['(DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours 2.0))', 'DateTimeOffset.MinValue', 'DateTimeOffset.MaxValue', '(DateTimeOffset(1999, 12, 31, 23, 0, 0, TimeSpan.FromMinutes -90.0))'],
    'V': ['0.0', '1.0', '-1.0', '0.1', '261.9695', '-9.43', '59.9999999', '1e-8', 'nan', 'infinity', '1e10', '-1e10', '1e300', '0.123456789', '12.5'],
    'G': ['"d"', '"D"', '"t"', '"T"', '"f"', '"F"', '"g"', '"G"', '"m"', '"y"', '"s"', '"u"', '"o"', '"R"', '"yyyy-MM-dd"', '"HH:mm:ss.fff"', '"dd MMM yy"', '"hh:mm tt"', '"ddd"', '"dddd"', '"MMMM"', '"%d"', '"%h"', '"K"', '"zzz"', '"\'at\' HH"', '"FFF"', '"x"', '"%"', '"\\\\d"', '"yyyyy"', '"fffffff"', '"H:m:s.F"', '""', '"gg"', '"c"', '"hh\\\\:mm"', '"ddd hh"', '"\'"'],
    # texts of dates
    'H': ['"2024-02-29"', '"2024-02-29T12:34:56"', '"2024-02-29 12:34:56.789"', '"02/29/2024"', '"29/02/2024"', '"2024-02-30"', '"12:34"', '"25:00"', '"Feb 29, 2024"', '"29 February 2024"', '"Thu, 29 Feb 2024 12:34:56 GMT"', '"2024-02-29T12:34:56Z"', '"2024-02-29T12:34:56+02:00"', '""', '(null: string)', '"x"', '"2024-2-9 1:2:3 PM"', '"20240229"', '"2024/02/29 23:59"', '"1:2:3"', '"1.02:03:04.5"', '"-1:30"', '"5"', '"99:99"', '"1.2.3"', '"12:00 AM"', '"0001-01-01"', '"9999-12-31"', '"10675199.02:48:05.4775808"', '"3 PM"', '"February 2024"', '"2024-02"'],
    'J': ['"yyyy-MM-dd"', '"yyyy-MM-ddTHH:mm:ss"', '"MM/dd/yyyy"', '"d"', '"o"', '"HH:mm"', '"yyyyMMdd"', '"R"', '"s"', '"H:m"', '"dd MMMM yyyy"'],
    # regular expressions
    'Z': ['"a"', '"[a-c]+"', '"(\\\\w)(\\\\w)"', '"^\\\\s*"', '"x*"', '"(?<first>a)|b"', '"\\\\d{2,}"', '"(a"', '"[z-a]"', '"$"', '"\\\\b\\\\w"', '"(?i)ABC"', '"a|"', '","', '"(?=b)"', '"(.)\\\\1"'],
    'W': ['"-"', '""', '"$0$0"', '"$1"', '"${first}"', '"$$"', '"$9"', '"[$&]"'],
    'e': ['UTF8', 'ASCII', 'Latin1', 'Unicode', 'UTF32'],
    'Y': ['([||]: byte[])', '[| 1uy; 2uy; 3uy; 4uy; 5uy; 6uy; 7uy; 8uy |]', '[| 72uy; 105uy; 33uy |]', '(null: byte[])', '[| 255uy; 0uy; 195uy; 169uy |]', '[| 1uy |]'],
    'j': ['"YWJj"', '"YWI="', '"YQ=="', '"Y"', '"YWJj!"', '" YWJj "', '""', '(null: string)', '"YWJj="', '"4pyT"', '"0AFF"', '"abc"', '"zz"'],
    'C': ['"00010203-0405-0607-0809-0a0b0c0d0e0f"', '"{00010203-0405-0607-0809-0a0b0c0d0e0f}"', '"000102030405060708090a0b0c0d0e0f"', '"+0010203-0405-0607-0809-0a0b0c0d0e0f"', '"x"', '""', '(null: string)', '"{0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"'],
}

CALLS = {
    'strings': '''
{s}.Substring({i})
{s}.Substring({i}, {i})
{s}.Remove({i})
{s}.Remove({i}, {i})
{s}.Insert({i}, {s})
{s}.IndexOf({c})
{s}.IndexOf({s})
{s}.IndexOf({s}, {i})
{s}.IndexOf({c}, {i})
{s}.IndexOf({c}, {i}, {i})
{s}.IndexOf({s}, {i}, {i})
{s}.IndexOf({s}, {i}, {w})
{s}.LastIndexOf({c})
{s}.LastIndexOf({s})
{s}.LastIndexOf({c}, {i})
{s}.LastIndexOf({s}, {i})
{s}.LastIndexOf({c}, {i}, {i})
{s}.Contains({s})
{s}.Contains({c})
{s}.Contains({s}, {w})
{s}.StartsWith({s})
{s}.StartsWith({s}, {w})
{s}.EndsWith({s})
{s}.EndsWith({c})
{s}.Split({c})
{s}.Split({c}, {i})
{s}.Split({c}, {k}, {o})
{s}.Split({s}, {o})
{s}.Split([| {c}; {c} |], {k}, {o})
{s}.Split([| {s}; {s} |], {k}, {o})
{s}.Trim()
{s}.Trim({c})
{s}.TrimStart({c}, {c})
{s}.TrimEnd()
{s}.PadLeft({k})
{s}.PadLeft({k}, {c})
{s}.PadRight({k}, {c})
{s}.Replace({s}, {s})
{s}.Replace({c}, {c})
{s}.Replace({s}, {s}, {w})
{s}.ToUpperInvariant()
{s}.ToLower()
{s}.ToCharArray()
{s}.ToCharArray({i}, {i})
{s}.[{i}]
{s}.[{i} .. {i}]
{S}.[{i} ..]
{S}.[.. {i}]
{s}.Length
{s}.CompareTo({s})
{s}.Equals({s}, {w})
{s}.IndexOfAny([| {c}; {c} |])
{s}.LastIndexOfAny([| {c}; {c} |])
{s}.IndexOfAny([| {c} |], {i})
{s}.Insert({i}, {S}).Length
String.Compare({s}, {s})
String.Compare({s}, {s}, true)
String.Compare({s}, {s}, {w})
String.Compare({s}, {i}, {s}, {i}, {i})
String.Compare({s}, {i}, {s}, {i}, {i}, {w})
String.CompareOrdinal({s}, {s})
String.CompareOrdinal({s}, {i}, {s}, {i}, {i})
String.Join({s}, {T})
String.Join({s}, {T}, {i}, {i})
String.Join({s}, {L})
String.Concat({s}, {s}, {s})
String.Concat({T})
String({c}, {k})
String([| {c}; {c} |], {i}, {i})
String.IsNullOrWhiteSpace {s}
String.Equals({s}, {s})
compare {s} {s}
compare [ {s} ] [ {s} ]
{s} + {s}
{s} = {s}
max {s} {s}
String.map Char.ToUpper {s}
String.filter Char.IsLetter {s}
String.replicate {k} {s}
String.concat {s} {T}
String.init {k} (fun i -> string (i * 3))
String.forall Char.IsLetterOrDigit {s}
String.exists Char.IsDigit {s}
String.collect (fun c -> string c + "-") {s}
String.length {s}
String.mapi (fun i c -> if i % 2 = 0 then c else '.') {s}
{S} |> Seq.rev |> Seq.toArray |> String
{S}.AsSpan({i}, {i}).ToString()
{S}.AsSpan({i}).Length
{S}.AsMemory({i}, {i}).ToString()
{S}.EnumerateRunes() |> Seq.length
StringComparer.OrdinalIgnoreCase.Compare({s}, {s})
StringComparer.Ordinal.Equals({s}, {s})
''',
    'builders': '''
StringBuilder({s}).Append({s}).ToString()
StringBuilder({S}).Append({s}, {i}, {i}).ToString()
StringBuilder({S}).Append({c}, {k}).ToString()
StringBuilder({S}).Insert({i}, {s}).ToString()
StringBuilder({S}).Insert({i}, {c}).ToString()
StringBuilder({S}).Insert({i}, {s}, {k}).ToString()
StringBuilder({S}).Remove({i}, {i}).ToString()
StringBuilder({S}).Replace({s}, {s}).ToString()
StringBuilder({S}).Replace({c}, {c}, {i}, {i}).ToString()
StringBuilder({S}).ToString({i}, {i})
StringBuilder({S}).[{i}]
(let b = StringBuilder({S}) in b.Length <- {k}; b.ToString())
(let b = StringBuilder({S}) in b.[{i}] <- {c}; b.ToString())
StringBuilder().AppendFormat({S}, {i}).ToString()
StringBuilder().AppendJoin({s}, {T}).ToString()
StringBuilder({S}).AppendLine({s}).ToString()
StringBuilder({S}).Equals(StringBuilder({S}))
StringBuilder().Append({f}).Append({i}).Append({q}).Append({m}).ToString()
''',
    'parsing': '''
int {n}
int64 {n}
byte {n}
sbyte {n}
int16 {n}
uint32 {n}
uint64 {n}
float {n}
float32 {n}
decimal {n}
Int32.Parse {n}
Int64.Parse {n}
Byte.Parse {n}
SByte.Parse {n}
UInt16.Parse {n}
UInt64.Parse {n}
Double.Parse {n}
Single.Parse {n}
Decimal.Parse {n}
Boolean.Parse {n}
Char.Parse {n}
bigint.Parse {n}
Int32.TryParse {n}
Int64.TryParse {n}
Byte.TryParse {n}
Double.TryParse {n}
Decimal.TryParse {n}
Boolean.TryParse {n}
bigint.TryParse {n}
Int32.Parse({n}, {y})
Int64.Parse({n}, {y}, CultureInfo.InvariantCulture)
Double.Parse({n}, CultureInfo.InvariantCulture)
Decimal.Parse({n}, NumberStyles.Any, CultureInfo.InvariantCulture)
Int32.TryParse({n}, {y}, CultureInfo.InvariantCulture)
Convert.ToInt32({n}, {z})
Convert.ToInt32 {n}
Convert.ToByte {n}
Convert.ToInt64({n}, {z})
Convert.ToByte({n}, {z})
Convert.ToDouble {n}
Convert.ToDecimal {n}
Convert.ToBoolean {n}
Convert.ToChar {n}
Convert.ToUInt32({n}, {z})
Enum.Parse<DayOfWeek> {n}
Enum.TryParse<DayOfWeek> {n}
Version.Parse {n}
Version.TryParse {n}
TimeSpan.TryParse {n}
Guid.TryParse {n}
''',
    'formats': '''
({i}).ToString {F}
({l}).ToString {F}
({u}).ToString {F}
({b}).ToString {F}
({B}).ToString {F}
({h}).ToString {F}
({f}).ToString {F}
({g}).ToString {F}
({m}).ToString {F}
({I}).ToString {F}
({f}).ToString()
({g}).ToString()
({m}).ToString()
string {f}
string {g}
String.Format("{0}", {f})
String.Format("{0,8}|{0,-8}|", {i})
String.Format("{0:N2}", {f})
String.Format("{0:X}", {i})
String.Format("{0:0.00}", {m})
String.Format("{{{0}}}", {s})
String.Format({S}, {i})
String.Format("{0} {1} {2}", {i}, {s}, {q})
String.Format("{0,5:D3}", {i})
String.Format("{1}", {i})
$"""{{i}} {{f}} {{s}} {{q}}"""
$"""{{i},6}|{{f}:F2}|{{m}:N1}"""
sprintf "%d %5d %-5d| %05d %+d % d" {i} {i} {i} {i} {i} {i}
sprintf "%x %X %o %B" {i} {i} {i} {i}
sprintf "%f %.2f %8.3f %-8.1f| %+.1f %08.2f" {f} {f} {f} {f} {f} {f}
sprintf "%e %.3e %E %g %.3g %G" {f} {f} {f} {f} {f} {f}
sprintf "%f %g %e" {g} {g} {g}
sprintf "%M %.2f %8.1f %+.1f" {m} {m} {m} {m}
sprintf "%s %10s %-10s|" {s} {s} {s}
sprintf "%c %5c %b %8b" {c} {c} {q} {q}
sprintf "%d %u %x" {l} {l} {l}
sprintf "%d %d %d %d" {b} {B} {h} {U}
sprintf "%A %A %A" {f} {s} {c}
sprintf "%A %A" {m} {l}
sprintf "%O %O %O" {f} {s} {i}
sprintf "%*d|%-*d|" {p} {i} {p} {i}
sprintf "%.*f" {p} {f}
sprintf "%A" [ {f}; {f} ]
sprintf "%A" ({i}, {s}, Some {f})
sprintf "%A" {| A = {i}; B = {s} |}
sprintf "%A" {T}
sprintf "%A" {M}
sprintf "%A" (Some {O})
sprintf "%i %i" {i} {u}
sprintf "%5s|%-5s|%5d%%" {S} {S} {i}
({q}).ToString()
({c}).ToString()
string {c}
string {O}
string {L}
string {R}
string {M}
string ({i}, {s})
string [ {s} ]
(Some {s}).ToString()
(box {i}).ToString()
string {I}
string {t}
''',
    'numbers': '''
{i} + {i}
{i} * {i}
{i} / {i}
{i} % {i}
{i} - {i}
Checked.(+) {i} {i}
Checked.(*) {i} {i}
Checked.(-) {l} {l}
{i} <<< {i}
{i} >>> {i}
{u} >>> {i}
{l} <<< {i}
{l} / {l}
{l} % {l}
{b} + {b}
{b} - {b}
{B} * {B}
{h} / {h}
~~~{i} ^^^ {i}
{f} / {f}
{f} % {f}
{f} * {f} + {f}
{g} + {g}
{g} / {g}
{m} + {m}
{m} - {m}
{m} * {m}
{m} / {m}
{m} % {m}
abs {i}
abs {l}
abs {B}
abs {f}
sign {i}
sign {f}
-({i})
int {f}
int64 {f}
uint32 {f}
byte {f}
int16 {f}
uint64 {f}
int {m}
byte {m}
int64 {m}
float {m}
decimal {f}
decimal {g}
float32 {f}
int {l}
byte {i}
sbyte {i}
uint16 {i}
char {p}
int {c}
Checked.int {f}
Checked.byte {i}
Checked.int {l}
Checked.uint32 {i}
Checked.int16 {i}
Checked.char {i}
Convert.ToInt32({f})
Convert.ToInt32({m})
Convert.ToByte({i})
Convert.ToByte({f})
Convert.ToInt16({l})
Convert.ToUInt32({i})
Convert.ToInt64({f})
Convert.ToDecimal({f})
Convert.ToChar({i})
Convert.ToBoolean({f})
Convert.ToString({i}, {z})
Convert.ToString({l}, {z})
Math.Round({f})
Math.Round({f}, {k})
Math.Round({f}, {r})
Math.Round({f}, {p}, {r})
Math.Round({m}, {k})
Math.Round({m}, {r})
Math.Floor({f})
Math.Ceiling({m})
Math.Truncate({f})
Math.Abs({i})
Math.Abs({l})
Math.Sign({f})
Math.Sqrt({f})
Math.Max({f}, {f})
Math.Min({f}, {f})
Math.Clamp({i}, {i}, {i})
Math.Clamp({f}, {f}, {f})
Math.DivRem({i}, {i})
Math.BigMul({i}, {i})
Math.IEEERemainder({f}, {f})
Math.ScaleB({f}, {k})
Math.ILogB({f})
Math.CopySign({f}, {f})
Math.BitIncrement({f})
Math.MaxMagnitude({f}, {f})
Math.FusedMultiplyAdd({f}, {f}, {f})
round {f}
truncate {f}
floor {f}
ceil {f}
round {m}
sqrt {f}
pown {i} {k}
pown {l} {p}
min {f} {f}
max {f} {f}
compare {f} {f}
{f} = {f}
{f} < {f}
({f}).Equals({f})
({f}).CompareTo({f})
({i}).CompareTo({i})
Double.IsNaN {f}
Double.IsInteger {f}
Decimal.Truncate {m}
Decimal.Round({m}, {k})
Decimal.Floor {m}
Decimal.Remainder({m}, {m})
Decimal.Compare({m}, {m})
Decimal.GetBits {m}
Decimal.Negate {m}
BitConverter.DoubleToInt64Bits {f}
BitConverter.Int64BitsToDouble {l}
BitOperations.PopCount {u}
BitOperations.LeadingZeroCount {u}
BitOperations.TrailingZeroCount {i}
BitOperations.RotateLeft({u}, {i})
BitOperations.Log2 {u}
BitOperations.RoundUpToPowerOf2 {u}
Int32.MaxValue - {i}
Int32.Clamp({i}, -5, 5)
Int32.IsPow2 {i}
{I} + {I}
{I} * {I}
{I} / {I}
{I} % {I}
{I} - {I}
-({I})
{I} &&& {I}
{I} ||| {I}
{I} >>> {k}
{I} <<< {k}
BigInteger.Pow({I}, {k})
BigInteger.ModPow({I}, {I}, {I})
BigInteger.GreatestCommonDivisor({I}, {I})
BigInteger.DivRem({I}, {I})
BigInteger.Abs {I}
int {I}
int64 {I}
uint32 {I}
byte {I}
float {I}
decimal {I}
({I}).Sign
({I}).IsEven
({I}).ToByteArray()
bigint {f}
bigint {l}
compare {I} {I}
[ {i} .. {k} .. 10 ] |> List.truncate 5
[ {k} .. {p} ]
[ 1.0 .. 0.5 .. float {p} ]
[ {c} .. 'e' ]
''',
    'lists': '''
List.item {i} {L}
List.nth {L} {i}
List.head {L}
List.last {L}
List.tail {L}
List.take {i} {L}
List.skip {i} {L}
List.truncate {i} {L}
List.splitAt {i} {L}
List.chunkBySize {i} {L}
List.splitInto {k} {L}
List.windowed {i} {L}
List.pairwise {L}
List.insertAt {i} 9 {L}
List.removeAt {i} {L}
List.updateAt {i} 9 {L}
List.removeManyAt {i} {k} {L}
List.insertManyAt {i} [ 8; 9 ] {L}
List.map {N} {L}
List.filter {P} {L}
List.partition {P} {L}
List.find {P} {L}
List.tryFind {P} {L}
List.findIndex {P} {L}
List.findBack {P} {L}
List.pick (fun x -> if x > 2 then Some (x * 2) else None) {L}
List.tryPick (fun x -> if x > 2 then Some (x * 2) else None) {L}
List.choose (fun x -> if x > 2 then Some (x * 2) else None) {L}
List.reduce {K} {L}
List.fold {K} 0 {L}
List.foldBack {K} {L} 1
List.reduceBack {K} {L}
List.scan {K} 0 {L}
List.scanBack {K} {L} 0
List.mapFold (fun s x -> x * s, s + x) 1 {L}
List.sum {L}
List.sumBy {N} {L}
List.average (List.map float {L})
List.averageBy float {L}
List.max {L}
List.min {L}
List.maxBy {N} {L}
List.minBy {N} {L}
List.sortBy {N} {L}
List.sortByDescending {N} {L}
List.sortDescending {L}
List.sortWith (fun a b -> compare b a) {L}
List.distinct {L}
List.distinctBy {N} {L}
List.countBy {N} {L}
List.groupBy {N} {L}
List.zip {L} {L}
List.zip3 {L} {L} {L}
List.map2 {K} {L} {L}
List.map3 (fun a b c -> a + b + c) {L} {L} {L}
List.iter2 (fun _ _ -> ()) {L} {L}
List.fold2 (fun s a b -> s + a * b) 0 {L} {L}
List.forall2 (=) {L} {L}
List.exists2 (=) {L} {L}
List.compareWith compare {L} {L}
List.exactlyOne {L}
List.tryExactlyOne {L}
List.tryItem {i} {L}
List.tryHead {L}
List.replicate {k} {i}
List.init {k} {N}
List.unfold (fun n -> if n > {p} then None else Some (n, n + 1)) 0
List.except {L} {L}
List.allPairs {L} {L} |> List.truncate 6
List.transpose [ {L}; {L} ]
List.collect (fun x -> [ x; x ]) {L}
List.rev {L}
List.indexed {L}
List.takeWhile {P} {L}
List.skipWhile {P} {L}
List.contains {i} {L}
List.exists {P} {L}
List.forall {P} {L}
List.permute (fun i -> (i + 1) % 3) {L}
List.concat [ {L}; {L} ]
List.append {L} {L}
List.isEmpty {L}
List.length {L}
List.mapi (fun i x -> i * x) {L}
{L}.[{i}]
{L}.[{i} .. {i}]
{L}.Head
{L}.Length
{L} = {L}
compare {L} {L}
{L} @ {L}
hash {L}
Array.item {i} {A}
Array.get {A} {i}
Array.take {i} {A}
Array.skip {i} {A}
Array.truncate {i} {A}
Array.splitAt {i} {A}
Array.chunkBySize {i} {A}
Array.splitInto {k} {A}
Array.windowed {i} {A}
Array.sub {A} {k} {k}
Array.insertAt {i} 9 {A}
Array.removeAt {i} {A}
Array.updateAt {i} 9 {A}
Array.removeManyAt {i} {k} {A}
Array.map {N} {A}
Array.filter {P} {A}
Array.find {P} {A}
Array.findIndexBack {P} {A}
Array.reduce {K} {A}
Array.fold {K} 0 {A}
Array.sum {A}
Array.average (Array.map float {A})
Array.max {A}
Array.minBy {N} {A}
Array.sort {A}
Array.sortBy {N} {A}
Array.sortDescending {A}
Array.distinct {A}
Array.countBy {N} {A}
Array.groupBy {N} {A}
Array.zip {A} {A}
Array.map2 {K} {A} {A}
Array.exactlyOne {A}
Array.head {A}
Array.last {A}
Array.tail {A}
Array.rev {A}
Array.create {k} {i}
Array.zeroCreate<int> {k}
Array.init {k} {N}
Array.append {A} {A}
Array.concat [ {A}; {A} ]
Array.pairwise {A}
Array.compareWith compare {A} {A}
Array.scan {K} 0 {A}
Array.partition {P} {A}
Array.transpose [| {A}; {A} |]
Array.indexed {A}
Array.isEmpty {A}
Array.length {A}
Array.contains {i} {A}
Array.tryFindBack {P} {A}
Array.unzip (Array.map (fun x -> x, -x) {A})
Array.copy {A}
Array.ofList {L}
Array.toList {A}
Array.mapFoldBack (fun x s -> x * s, s + x) {A} 1
(let a = {a} in Array.fill a {k} {k} 9; a)
(let a = {a} in Array.set a {i} 9; a)
(let a = {a} in Array.blit {a} {k} a {k} {k}; a)
(let a = {a} in a.[{k} .. {k}] <- [| 7; 8; 9 |]; a)
(let a = {a} in Array.sortInPlace a; a)
(let a = {a} in Array.Reverse(a, {k}, {k}); a)
(let a = {a} in Array.Sort(a, {k}, {k}); a)
(let a = {a} in Array.Clear(a, {k}, {k}); a)
(let a = {a} in Array.Copy({a}, {k}, a, {k}, {k}); a)
(let mutable a = {a} in Array.Resize(&a, {k}); a)
{A}.[{i}]
{a}.[{i} .. {i}]
{a}.[{i} ..]
{A}.Length
Array.IndexOf({A}, {i})
Array.IndexOf({a}, {i}, {k})
Array.IndexOf({a}, {i}, {k}, {k})
Array.LastIndexOf({a}, {i})
Array.BinarySearch(Array.sort {a}, {i})
Array.BinarySearch({a}, {k}, {k}, {i})
Array.Find({a}, {P})
Array.FindIndex({a}, {P})
Array.FindAll({a}, {P})
Array.Exists({A}, {P})
Array.TrueForAll({a}, {P})
Array.ConvertAll({a}, {N})
{a} = {a}
compare {a} {a}
hash {a}
Array2D.zeroCreate<int> {k} {k}
(Array2D.init 2 3 (fun i j -> i * 10 + j)).[{k}, {k}]
Array2D.init {k} {p} (fun i j -> i * 10 + j) |> Array2D.map {N}
(Array2D.init 3 3 (fun i j -> i * 10 + j)).[{k} .., {k}]
Array2D.length1 (Array2D.zeroCreate<int> 2 {p})
''',
    'sequences': '''
Seq.item {k} {Q}
Seq.head {Q}
Seq.last {Q}
Seq.take {k} {Q} |> Seq.toList
Seq.skip {k} {Q} |> Seq.toList
Seq.truncate {i} {Q} |> Seq.toList
Seq.chunkBySize {k} {Q} |> Seq.toList
Seq.splitInto {k} {Q} |> Seq.toList
Seq.windowed {k} {Q} |> Seq.toList
Seq.pairwise {Q} |> Seq.toList
Seq.map {N} {Q} |> Seq.toList
Seq.filter {P} {Q} |> Seq.toList
Seq.find {P} {Q}
Seq.tryFind {P} {Q}
Seq.reduce {K} {Q}
Seq.fold {K} 0 {Q}
Seq.sum {Q}
Seq.average (Seq.map float {Q})
Seq.max {Q}
Seq.minBy {N} {Q}
Seq.sortBy {N} {Q} |> Seq.toList
Seq.sortDescending {Q} |> Seq.toList
Seq.distinct {Q} |> Seq.toList
Seq.countBy {N} {Q} |> Seq.toList
Seq.groupBy {N} {Q} |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList
Seq.zip {Q} {Q} |> Seq.toList
Seq.map2 {K} {Q} {Q} |> Seq.toList
Seq.exactlyOne {Q}
Seq.isEmpty {Q}
Seq.length {Q}
Seq.append {Q} {Q} |> Seq.toList
Seq.collect (fun x -> [ x; x ]) {Q} |> Seq.toList
Seq.scan {K} 0 {Q} |> Seq.toList
Seq.takeWhile {P} {Q} |> Seq.toList
Seq.skipWhile {P} {Q} |> Seq.toList
Seq.insertAt {k} 9 {Q} |> Seq.toList
Seq.removeAt {k} {Q} |> Seq.toList
Seq.updateAt {k} 9 {Q} |> Seq.toList
Seq.rev {Q} |> Seq.toList
Seq.indexed {Q} |> Seq.toList
Seq.unfold (fun n -> if n > {p} then None else Some (n, n + 1)) 0 |> Seq.toList
Seq.init {k} {N} |> Seq.toList
Seq.initInfinite {N} |> Seq.take {k} |> Seq.toList
Seq.except {Q} {Q} |> Seq.toList
Seq.cache {Q} |> Seq.toList
Seq.compareWith compare {Q} {Q}
Seq.tryItem {k} {Q}
Seq.contains {i} {Q}
Seq.transpose [ {Q}; {Q} ] |> Seq.map Seq.toList |> Seq.toList
Seq.allPairs {Q} {Q} |> Seq.truncate 5 |> Seq.toList
Seq.tail {Q} |> Seq.toList
Seq.foldBack {K} {Q} 0
Seq.mapFold (fun s x -> x * s, s + x) 1 {Q} |> fun (a, b) -> Seq.toList a, b
Seq.delay (fun () -> {Q}) |> Seq.toList
seq { for x in {L} do if x > 2 then yield x * 2 } |> Seq.toList
seq { for x in {L} do yield! [ x; -x ] } |> Seq.truncate {k} |> Seq.toList
[ for x in {L} do for y in {L} do if x < y then x * 10 + y ] |> List.truncate 6
''',
    'maps': '''
Map.find {i} {M}
Map.tryFind {i} {M}
{M}.[{i}]
Map.add {i} "new" {M}
Map.remove {i} {M}
Map.containsKey {i} {M}
Map.toList {M}
Map.filter (fun k _ -> k > 1) {M}
Map.map (fun k v -> string k + v) {M}
Map.fold (fun s k v -> s + k) 0 {M}
Map.foldBack (fun k v s -> s * 2 + k) {M} 0
Map.partition (fun k _ -> k % 2 = 0) {M}
Map.findKey (fun _ v -> v = "b") {M}
Map.tryFindKey (fun _ v -> v = "b") {M}
Map.pick (fun k v -> if k > 1 then Some v else None) {M}
Map.exists (fun k _ -> k > 2) {M}
Map.change {i} (Option.map (fun v -> v + "!")) {M}
Map.minKeyValue {M}
Map.maxKeyValue {M}
Map.keys {M} |> Seq.toList
Map.count {M}
{M} = {M}
compare {M} {M}
Set.add {i} {E}
Set.remove {i} {E}
Set.union {E} {E}
Set.intersect {E} {E}
Set.difference {E} {E}
Set.isSubset {E} {E}
Set.isProperSuperset {E} {E}
Set.minElement {E}
Set.maxElement {E}
Set.map {N} {E}
Set.filter {P} {E}
Set.partition {P} {E}
Set.fold {K} 0 {E}
Set.unionMany [ {E}; {E} ]
Set.intersectMany [ {E}; {E} ]
Set.contains {i} {E}
{E} + {E}
{E} - {E}
compare {E} {E}
Option.get {O}
Option.map {N} {O}
Option.bind (fun x -> if x > 0 then Some (10 / x) else None) {O}
Option.defaultValue {i} {O}
Option.filter {P} {O}
Option.toList {O}
Option.orElse {O} {O}
Option.fold {K} 1 {O}
Option.map2 {K} {O} {O}
Option.toNullable {O}
{O}.Value
{O}.IsSome
compare {O} {O}
Result.map {N} {R}
Result.bind (fun x -> if x > 0 then Ok (10 / x) else Error "neg") {R}
Result.mapError String.length {R}
Result.defaultValue {i} {R}
Result.toOption {R}
{R} = {R}
(Nullable<int>()).Value
(Nullable {i}).GetValueOrDefault()
''',
    'classes': '''
(let x = List<int>({L}) in x.Insert({i}, {i}); x.Count)
(let x = List<int>({L}) in x.RemoveAt({i}); Seq.toList x)
(let x = List<int>({L}) in x.RemoveRange({i}, {i}); Seq.toList x)
(let x = List<int>({L}) in x.Reverse({i}, {i}); Seq.toList x)
(let x = List<int>({L}) in x.Sort(); Seq.toList x)
(let x = List<int>({L}) in x.InsertRange({i}, {L}); Seq.toList x)
(let x = List<int>({L}) in x.RemoveAll({P}), Seq.toList x)
(let x = List<int>({L}) in x.[{i}] <- 9; Seq.toList x)
(List<int>({L})).[{i}]
(List<int>({L})).GetRange({i}, {i}) |> Seq.toList
(List<int>({L})).IndexOf({i}, {i})
(List<int>({L})).LastIndexOf({i})
(List<int>({L})).BinarySearch({i})
(List<int>({L})).Find({P})
(List<int>({L})).FindIndex({P})
(List<int>({L})).FindAll({P}) |> Seq.toList
(List<int>({L})).Contains({i})
(List<int>({L})).TrueForAll({P})
(let x = List<int>({L}) in (for y in x do x.Add y); x.Count)
(let a = Array.zeroCreate 4 in (List<int>({L})).CopyTo(a, {k}); a)
(List<int>({k})).Count
(let d = Dictionary<int, string>() in d.Add({k}, "a"); d.Add({k}, "b"); d.Count)
(let d = Dictionary<string, int>() in d.[{s}] <- 1; d.[{s}])
(let d = Dictionary<int, string>({D}) in d.Remove {i}, d.Count)
(let d = Dictionary<int, string>({D}) in d.TryGetValue {i})
(let d = Dictionary<int, string>({D}) in d.TryAdd({i}, "z"), Seq.toList d.Keys)
(let d = Dictionary<int, string>({D}) in d.[{i}])
(let d = Dictionary<int, string>({D}) in (for KeyValue(k, v) in d do d.Remove k |> ignore); d.Count)
(let d = Dictionary<int, string>({D}) in (for KeyValue(k, v) in d do d.[k + 10] <- v); d.Count)
Dictionary<int, string>({k}).Count
(let h = HashSet<int>({L}) in h.Add {i}, h.Count)
(let h = HashSet<int>({L}) in h.UnionWith {Q}; Seq.toList h)
(let h = HashSet<int>({L}) in h.ExceptWith {L}; Seq.toList h)
(let h = HashSet<int>({L}) in h.IntersectWith {L}; Seq.toList h)
(let h = HashSet<int>({L}) in h.SymmetricExceptWith {L}; Seq.toList h)
(HashSet<int>({L})).IsSubsetOf {L}
(HashSet<int>({L})).Overlaps {L}
(HashSet<int>({L})).SetEquals {L}
(let q = Queue<int>({L}) in q.Dequeue(), q.Count)
(let q = Queue<int>({L}) in q.Enqueue 5; q.Peek())
(let q = Queue<int>() in q.TryDequeue())
(let q = Stack<int>({L}) in q.Pop(), q.Count)
(let q = Stack<int>({L}) in q.Push 5; Seq.toList q)
(let q = Stack<int>() in q.Peek())
(let q = PriorityQueue<string, int>() in q.Enqueue("a", {k}); q.Enqueue("b", {k}); q.Enqueue("c", {k}); q.Dequeue())
(let q = PriorityQueue<string, int>() in q.Dequeue())
(let x = LinkedList<int>({L}) in x.RemoveFirst(); Seq.toList x)
(let x = LinkedList<int>({L}) in x.AddFirst 5 |> ignore; x.AddLast 6 |> ignore; Seq.toList x)
(let x = LinkedList<int>({L}) in x.Find {i} |> isNull)
(let x = SortedDictionary<int, string>({D}) in x.Add({k}, "n"); Seq.toList x.Keys)
(let x = SortedDictionary<int, string>({D}) in x.[{i}])
(let x = SortedSet<int>({L}) in x.Min, x.Max, x.Add {i}, Seq.toList x)
(let x = SortedSet<int>({L}) in Seq.toList (x.GetViewBetween({i}, {i})))
(let x = SortedList<int, string>() in x.Add({k}, "a"); x.Add({k}, "b"); Seq.toList x.Values)
(let x = SortedList<int, string>({D}) in x.IndexOfKey {i}, x.GetKeyAtIndex {k})
(let x = BitArray({k}) in x.Set({k}, true); x.Count)
(let x = BitArray([| true; false; true |]) in x.Get {i})
(let x = ArraySegment<int>({a}, {k}, {k}) in x.Count, x.[{k}])
(let x = ImmutableList.CreateRange {L} in x.Insert({i}, 9) |> Seq.toList)
(let x = ImmutableList.CreateRange {L} in x.RemoveAt {i} |> Seq.toList)
(let x = ImmutableArray.CreateRange {L} in x.[{i}])
(let x = ImmutableDictionary<int, string>.Empty.Add({k}, "a").Add({k}, "b") in x.Count)
(let x = ImmutableStack.CreateRange {L} in x.Pop() |> Seq.toList)
(let x = ImmutableQueue.CreateRange {L} in x.Dequeue() |> Seq.toList)
(let x = ConcurrentDictionary<int, string>() in x.TryAdd({k}, "a"), x.TryAdd({k}, "b"), x.GetOrAdd({k}, "c"), x.Count)
(let x = ConcurrentQueue<int>({L}) in x.TryDequeue())
(let x = ReadOnlyCollection<int>(List<int> {L}) in x.[{i}])
(let x = Collection<int>() in x.Insert({k}, 1); x.Count)
(let x = ArrayList() in x.Add 1 |> ignore; x.Insert({k}, 2); x.Count)
(let x = Stack() in x.Push 1; x.Pop(), x.Count)
(let x = Lazy<int>(fun () -> 10 / {k}) in x.Value)
(let x = {D} in x.[{i}])
(let x = {D} in x.Add(5, "e"); x.Count)
''',
    'linq': '''
{Q}.Select(fun x -> x + 1).ToList() |> Seq.toList
{Q}.Where(fun x -> x > 1).ToArray()
{Q}.First()
{Q}.First({P})
{Q}.FirstOrDefault()
{Q}.Last()
{Q}.LastOrDefault({P})
{Q}.Single()
{Q}.SingleOrDefault()
{Q}.Single({P})
{Q}.ElementAt({i})
{Q}.ElementAtOrDefault({i})
{Q}.Take({i}).ToArray()
{Q}.Skip({i}).ToArray()
{Q}.TakeLast({k}).ToArray()
{Q}.SkipLast({k}).ToArray()
{Q}.TakeWhile({P}).ToArray()
{Q}.SkipWhile({P}).ToArray()
{Q}.Max()
{Q}.Min()
{Q}.Sum()
{Q}.Average()
{Q}.Count({P})
{Q}.Any()
{Q}.All({P})
{Q}.Aggregate({K})
{Q}.Aggregate(1, {K})
{Q}.OrderBy({N}).ToArray()
{Q}.OrderByDescending({N}).ThenBy(fun x -> -x).ToArray()
{Q}.Order().ToArray()
{Q}.Reverse().ToArray()
{Q}.Distinct().ToArray()
{Q}.DistinctBy({N}).ToArray()
{Q}.GroupBy({N}).Select(fun g -> g.Key, g.Count()).ToArray()
{Q}.ToDictionary({N}).Count
{Q}.ToHashSet().Count
{Q}.ToLookup({N}).Count
{Q}.Union({Q}).ToArray()
{Q}.Intersect({Q}).ToArray()
{Q}.Except({Q}).ToArray()
{Q}.Concat({Q}).ToArray()
{Q}.Zip({Q}, fun a b -> a * 10 + b).ToArray()
{Q}.Append(9).Prepend(8).ToArray()
{Q}.Chunk({k}).ToArray()
{Q}.DefaultIfEmpty(9).ToArray()
{Q}.SequenceEqual({Q})
{Q}.Contains({i})
{Q}.MaxBy({N})
{Q}.MinBy({N})
{Q}.SelectMany(fun x -> seq { x; x }).ToArray()
{Q}.Join({Q}, {N}, {N}, fun a b -> a, b).ToArray()
{Q}.GroupJoin({Q}, {N}, {N}, fun a b -> a, b.Count()).ToArray()
Enumerable.Range({k}, {k}).ToArray()
Enumerable.Repeat({i}, {k}).ToArray()
{T}.OrderBy(fun x -> x).ToArray()
{T}.Max()
{T}.Min()
{a}.OrderBy(fun x -> x % 3).ThenByDescending(fun x -> x % 2).ToArray()
query { for x in {L} do where (x > 1); sortBy x; select (x * 2) } |> Seq.toList
query { for x in {L} do sortByDescending (x % 3); thenBy x } |> Seq.toList
query { for x in {L} do averageBy (float x) }
query { for x in {L} do maxBy x }
query { for x in {L} do sumBy x }
query { for x in {L} do head }
query { for x in {L} do exactlyOne }
query { for x in {L} do nth {k} }
query { for x in {L} do skip {k}; take {k} } |> Seq.toList
query { for x in {L} do count }
query { for x in {L} do groupBy (x % 2) into g; select (g.Key, Seq.length g) } |> Seq.toList
query { for x in {L} do for y in {L} do where (x < y); select (x, y) } |> Seq.truncate 5 |> Seq.toList
query { for x in {L} do join y in {L} on (x = y); select (x + y) } |> Seq.toList
query { for (a, b) in List.indexed {L} do where (b > 1) } |> Seq.toList
''',
    'dates': '''
DateTime({i}, {p}, {p}).ToString("o")
DateTime({p}, {i}, {p}).ToString("o")
DateTime(2024, {p}, {i}).ToString("o")
DateTime(2024, 2, 29, {i}, {p}, {p}).ToString("o")
DateTime(2024, 2, 29, 1, {i}, {k}, {k}).ToString("o")
DateTime({l}).ToString("o")
{d}.AddDays({V}).ToString("o")
{d}.AddHours({V}).ToString("o")
{d}.AddMinutes({V}).ToString("o")
{d}.AddSeconds({V}).ToString("o")
{d}.AddMilliseconds({V}).ToString("o")
{d}.AddMonths({i}).ToString("o")
{d}.AddYears({i}).ToString("o")
{d}.AddTicks({l}).ToString("o")
{d}.Add({t}).ToString("o")
({d} + {t}).ToString("o")
({d} - {t}).ToString("o")
{d} - {d}
{d}.Subtract({d}).TotalDays
compare {d} {d}
{d} = {d}
{d}.ToString({G})
{d}.DayOfYear, {d}.DayOfWeek, {d}.Ticks
{d}.Date.ToString("o")
{d}.TimeOfDay
{d}.ToBinary()
hash {d}
DateTime.DaysInMonth({i}, {i})
DateTime.IsLeapYear {i}
DateTime.Parse({H}, CultureInfo.InvariantCulture) |> shownDate
DateTime.TryParse {H} |> fun (good, d) -> good, shownDate d
DateTime.ParseExact({H}, {J}, CultureInfo.InvariantCulture) |> shownDate
DateTime.TryParseExact({H}, {J}, CultureInfo.InvariantCulture, DateTimeStyles.None) |> fun (good, d) -> good, shownDate d
DateTime.SpecifyKind({d}, DateTimeKind.Utc).ToString("o")
TimeSpan({i}, {i}, {i})
TimeSpan({k}, {i}, {k}, {i})
TimeSpan.FromDays({V})
TimeSpan.FromSeconds({V})
TimeSpan.FromMilliseconds({V})
TimeSpan.FromTicks({l})
TimeSpan.FromHours({V}).TotalMinutes
{t} + {t}
{t} - {t}
-({t})
{t} * {V}
{t} / {V}
{t} / {t}
{t}.Duration()
{t}.ToString({G})
{t}.Days, {t}.Hours, {t}.Minutes, {t}.Seconds, {t}.Milliseconds
{t}.TotalDays, {t}.TotalSeconds
{t}.TotalMilliseconds
compare {t} {t}
TimeSpan.Parse {H}
TimeSpan.TryParse {H}
hash {t}
{x}.AddDays({i}).ToString("o")
{x}.AddMonths({i}).ToString("o")
{x}.AddYears({i}).ToString("o")
{x}.ToString({G})
{x}.DayNumber, {x}.DayOfWeek
DateOnly({i}, {p}, {p}).ToString("o")
DateOnly.FromDayNumber({i}).ToString("o")
DateOnly.Parse({H}).ToString("o")
DateOnly.TryParse({H}) |> fun (good, d) -> good, d.ToString("o")
DateOnly.ParseExact({H}, {J}).ToString("o")
{X}.Add({t}).ToString("o")
{X}.AddHours({V}).ToString("o")
{X}.AddMinutes({V}).ToString("o")
{X}.ToString({G})
TimeOnly({k}, {i}).ToString("o")
TimeOnly.Parse({H}).ToString("o")
TimeOnly.TryParse({H}) |> fun (good, d) -> good, d.ToString("o")
{X}.IsBetween({X}, {X})
{X} - {X}
{v}.AddDays({V}).ToString("o")
{v}.ToOffset({t}).ToString("o")
{v}.ToUniversalTime().ToString("o")
{v} - {v}
{v}.ToString({G})
{v}.ToUnixTimeSeconds()
{v}.ToUnixTimeMilliseconds()
compare {v} {v}
{v}.Equals({v})
DateTimeOffset({d}, {t}).ToString("o")
DateTimeOffset.FromUnixTimeSeconds({l}).ToString("o")
DateTimeOffset.FromUnixTimeMilliseconds({l}).ToString("o")
DateTimeOffset.Parse({H}, CultureInfo.InvariantCulture) |> shownOffset
DateTimeOffset.TryParse {H} |> fun (good, d) -> good, shownOffset d
''',
    'texts': '''
Char.IsLetter {c}
Char.IsDigit {c}
Char.IsWhiteSpace {c}
Char.IsPunctuation {c}
Char.IsUpper {c}
Char.ToUpper {c}
Char.ToLowerInvariant {c}
Char.GetNumericValue {c}
Char.GetUnicodeCategory {c}
Char.IsLetter({s}, {i})
Char.IsControl {c}
Char.IsSymbol {c}
Char.IsAsciiHexDigit {c}
Char.IsBetween({c}, {c}, {c})
Regex.IsMatch({s}, {Z})
Regex.Match({s}, {Z}).Value
Regex.Matches({s}, {Z}) |> Seq.map (fun m -> m.Index, m.Value) |> Seq.toList
Regex.Replace({s}, {Z}, {W})
Regex.Split({s}, {Z})
Regex({Z}).Replace({S}, {W}, {k})
Regex({Z}).Replace({S}, fun m -> "<" + m.Value + ">")
Regex({Z}).Match({S}, {i}).Success
Regex({Z}).Split({S}, {k})
Regex.Match({S}, {Z}).Groups.[{k}].Value
Regex.Match({S}, {Z}).Groups.Count
Regex.Escape {s}
Encoding.{e}.GetBytes({s})
Encoding.{e}.GetByteCount({s})
Encoding.{e}.GetString({Y})
Encoding.{e}.GetString({Y}, {k}, {k})
Encoding.{e}.GetChars({Y})
Convert.ToBase64String({Y})
Convert.ToBase64String({Y}, {k}, {k})
Convert.FromBase64String({j})
Convert.ToHexString({Y})
Convert.FromHexString({j})
BitConverter.ToString({Y})
BitConverter.ToInt32({Y}, {i})
BitConverter.ToInt16({Y}, {k})
BitConverter.ToDouble({Y}, {k})
BitConverter.ToBoolean({Y}, {k})
BitConverter.GetBytes({i})
BitConverter.GetBytes({f})
Guid({C})
Guid.Parse({C}).ToString("N")
Guid.TryParse({C})
Guid({Y})
Guid({C}).ToByteArray()
Guid({C}).ToString({F})
compare (Guid({C})) (Guid({C}))
Path.GetFileName {s}
Path.GetExtension {s}
Path.GetFileNameWithoutExtension {s}
Path.GetDirectoryName {s}
Path.Combine({s}, {s})
Path.ChangeExtension({s}, {s})
Path.HasExtension {s}
Path.IsPathRooted {s}
Path.Join({s}, {s})
Version({p}, {i})
Version({S})
compare (Version(1, {p})) (Version(1, {p}, 3))
Version(1, {p}, {p}).ToString({k})
WebUtility.HtmlEncode {s}
WebUtility.UrlEncode {s}
Uri.EscapeDataString {s}
Uri.UnescapeDataString {s}
Rune.IsLetter(Rune {c})
Rune({i}).ToString()
Char.ConvertFromUtf32 {i}
(StringReader({s})).ReadLine()
(StringReader({S})).ReadToEnd().Length
(let r = StringReader({S}) in r.Read(), r.Peek())
(let w = StringWriter() in w.Write({i}); w.Write({s}); w.ToString())
CultureInfo.InvariantCulture.TextInfo.ToTitleCase({s})
SHA256.HashData(Encoding.UTF8.GetBytes({S})) |> Convert.ToHexString
MD5.HashData(Encoding.UTF8.GetBytes({S})) |> Convert.ToHexString
(Random({i})).Next()
(Random(5)).Next({i})
(Random(5)).Next({i}, {i})
(Random(7)).NextDouble()
(let b = Array.zeroCreate<byte> {p} in (Random(3)).NextBytes b; b)
(let a = {a} in (Random(3)).Shuffle a; a)
Enum.GetName(enum<DayOfWeek> {k})
Enum.IsDefined(enum<DayOfWeek> {k})
(enum<DayOfWeek> {i}).ToString()
(enum<DayOfWeek> {k}).ToString({F})
HashCode.Combine({i}, {i}) = HashCode.Combine({i}, {i})
Tuple.Create({i}, {s}).ToString()
Environment.NewLine.Length
''',
    'hashes': '''
hash {i}
hash {l}
hash {u}
hash {U}
hash {b}
hash {f}
hash {g}
hash {m}
hash {c}
hash {q}
hash {O}
hash ({i}, {i})
hash ({i}, {q}, {c})
hash {L}
hash [ Some {i} ]
hash {R} * 0
hash {E}
hash {| A = {i}; B = {c} |}
hash (Choice1Of2 {i}: Choice<int, char>)
({i}).GetHashCode()
({f}).GetHashCode()
({l}).GetHashCode()
({c}).GetHashCode()
(box {i}).GetHashCode()
({m}).GetHashCode()
({i}, {i}).GetHashCode()
{d}.GetHashCode()
{t}.GetHashCode()
{x}.GetHashCode()
Unchecked.hash ({i}, {l})
Unchecked.equals {f} {f}
Unchecked.compare {L} {L}
compare ({i}, {s}) ({i}, {s})
compare (Some {i}) None
compare {R} {R}
compare [ {i}; {i} ] [ {i} ]
compare {q} {q}
compare {c} {c}
{f} = {f}, [ {f} ] = [ {f} ], compare {f} {f}
({i}, {f}) = ({i}, {f})
(Some {f}).Equals(Some {f})
{O} = {O}
{E} = {E}
min {O} {O}
max [ {i} ] [ {i} ]
Object.Equals({i}, {i})
Object.Equals({f}, {f})
Object.ReferenceEquals(null, {s})
obj.Equals(box {s}, box {s})
''',
    'functions of two lists and more': '''
List.foldBack2 (fun a b s -> a - b + s) {L} {L} 1
List.iteri2 (fun i a b -> if a > b && i > 1 then failwith "more") {L} {L}
List.mapi2 (fun i a b -> i * 100 + a * 10 + b) {L} {L}
List.map3 (fun a b c -> a + b * c) {L} {L} {L}
List.unzip3 (List.map (fun x -> x, -x, x * x) {L})
List.findIndexBack {P} {L}
List.tryFindIndexBack {P} {L}
List.tryFindBack {P} {L}
List.tryFindIndex {P} {L}
List.tryLast {L}
List.mapFoldBack (fun x s -> x * s, s + x) {L} 1
List.insertManyAt {i} {L} {L}
List.sortWith (fun a b -> 0) {L}
List.ofSeq {Q}
List.sumBy (fun x -> float x / 2.0) {L}
List.averageBy (fun x -> decimal x) {L}
List.partitionWith (fun x -> if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) {L}
Array.foldBack2 (fun a b s -> a - b + s) {A} {A} 1
Array.fold2 (fun s a b -> s + a * b) 0 {A} {A}
Array.iter2 (fun _ _ -> ()) {A} {A}
Array.map3 (fun a b c -> a + b * c) {A} {A} {A}
Array.zip3 {A} {A} {A}
Array.exists2 (=) {A} {A}
Array.forall2 (<=) {A} {A}
Array.tryItem {i} {A}
Array.tryHead {A}
Array.tryLast {A}
Array.tryExactlyOne {A}
Array.tryPick (fun x -> if x > 2 then Some (x * 2) else None) {A}
Array.pick (fun x -> if x > 5 then Some (x * 2) else None) {A}
Array.choose (fun x -> if x > 2 then Some (x * 2) else None) {A}
Array.collect (fun x -> [| x; x |]) {A}
Array.mapFold (fun s x -> x * s, s + x) 1 {A}
Array.mapi2 (fun i a b -> i + a * b) {A} {A}
Array.scanBack {K} {A} 0
Array.reduceBack {K} {A}
Array.sumBy {N} {A}
Array.averageBy float {A}
Array.maxBy {N} {A}
Array.distinctBy {N} {A}
Array.sortByDescending {N} {A}
Array.sortWith (fun a b -> compare b a) {A}
Array.takeWhile {P} {A}
Array.skipWhile {P} {A}
Array.except {Q} {A}
Array.allPairs {A} {A} |> Array.truncate 5
Array.insertManyAt {i} {Q} {A}
Array.replicate {k} {c}
Array.unfold (fun n -> if n > {p} then None else Some (n, n * 2)) 1
Array.permute (fun i -> (i + 1) % 3) {A}
Array.findBack {P} {A}
Array.findIndex {P} {A}
Array.tryFindIndex {P} {A}
Array.splitInto {i} {a}
Array.sortInPlaceBy {N} {A}
(let a = {a} in Array.sortInPlaceWith (fun a b -> compare b a) a; a)
Array.ofSeq {Q}
Array.zeroCreate<string> {k}
Seq.fold2 (fun s a b -> s + a * b) 0 {Q} {Q}
Seq.foldBack2 (fun a b s -> a - b + s) {Q} {Q} 0
Seq.map3 (fun a b c -> a + b * c) {Q} {Q} {Q} |> Seq.toList
Seq.mapi2 (fun i a b -> i + a * b) {Q} {Q} |> Seq.toList
Seq.zip3 {Q} {Q} {Q} |> Seq.toList
Seq.exists2 (=) {Q} {Q}
Seq.forall2 (<=) {Q} {Q}
Seq.tryLast {Q}
Seq.tryHead {Q}
Seq.tryExactlyOne {Q}
Seq.tryPick (fun x -> if x > 2 then Some (x * 2) else None) {Q}
Seq.choose (fun x -> if x > 2 then Some (x * 2) else None) {Q} |> Seq.toList
Seq.findBack {P} {Q}
Seq.findIndex {P} {Q}
Seq.tryFindIndexBack {P} {Q}
Seq.scanBack {K} {Q} 0 |> Seq.toList
Seq.reduceBack {K} {Q}
Seq.sortWith (fun a b -> compare b a) {Q} |> Seq.toList
Seq.distinctBy {N} {Q} |> Seq.toList
Seq.averageBy float {Q}
Seq.maxBy {N} {Q}
Seq.permute (fun i -> (i + 1) % 3) {Q} |> Seq.toList
Seq.insertManyAt {k} {Q} {Q} |> Seq.toList
Seq.removeManyAt {k} {k} {Q} |> Seq.toList
Seq.replicate {k} {c} |> Seq.toList
Seq.singleton {i} |> Seq.toList
Seq.concat [ {Q}; {Q} ] |> Seq.toList
Seq.mapFoldBack (fun x s -> x * s, s + x) {Q} 1 |> fun (a, b) -> Seq.toList a, b
Seq.iteri2 (fun i a b -> if a > b && i > 1 then failwith "more") {Q} {Q}
Seq.readonly {Q} |> Seq.toList
Seq.cast<int> {Q} |> Seq.toList
Map.forall (fun k _ -> k > 0) {M}
Map.tryPick (fun k v -> if k > 1 then Some v else None) {M}
Map.values {M} |> Seq.toList
Map.isEmpty {M}
Map.toSeq {M} |> Seq.rev |> Seq.toList
Map.toArray {M}
Map.ofSeq (Seq.map (fun x -> x % 3, x) {Q})
Map.ofArray (Array.map (fun x -> x % 3, x) {A})
{M}.TryFind {i}
{M}.TryGetValue {i}
{M}.Keys |> Seq.toList
{M} |> Seq.map (fun p -> p.Key, p.Value) |> Seq.toList
Set.foldBack {K} {E} 1
Set.isProperSubset {E} {E}
Set.isSuperset {E} {E}
Set.exists {P} {E}
Set.forall {P} {E}
Set.count {E}, Set.isEmpty {E}
Set.ofSeq {Q}
Set.ofArray {A}
Set.toArray {E}
Set.singleton {i}
{E}.MinimumElement
{E}.IsSubsetOf {E}
Option.count {O}, Option.isNone {O}
Option.contains {i} {O}
Option.exists {P} {O}
Option.forall {P} {O}
Option.foldBack {K} {O} 1
Option.defaultWith (fun () -> 10 / {k}) {O}
Option.orElseWith (fun () -> Some (10 / {k})) {O}
Option.map3 (fun a b c -> a + b * c) {O} {O} {O}
Option.flatten (Some {O})
Option.toArray {O}
Option.iter (fun x -> if x < 0 then failwith "negative") {O}
ValueOption.map {N} {vo}
ValueOption.bind (fun x -> if x > 0 then ValueSome (10 / x) else ValueNone) {vo}
ValueOption.get {vo}
ValueOption.defaultValue {i} {vo}
ValueOption.filter {P} {vo}
ValueOption.toList {vo}
ValueOption.toOption {vo}
ValueOption.ofOption {O}
ValueOption.fold {K} 1 {vo}
ValueOption.exists {P} {vo}
{vo}.Value
compare {vo} {vo}
Result.isOk {R}, Result.isError {R}
Result.count {R}
Result.contains {i} {R}
Result.exists {P} {R}
Result.forall {P} {R}
Result.fold {K} 1 {R}
Result.foldBack {K} {R} 1
Result.toList {R}
Result.toArray {R}
Result.toValueOption {R}
Result.defaultWith String.length {R}
Result.iter (fun x -> if x < 0 then failwith "negative") {R}
''',
    'more numbers': '''
Decimal.Parse({n})
Decimal({i}, {i}, {i}, {q}, {b})
Decimal({f})
Decimal({g})
Decimal({l})
Decimal.Ceiling {m}
Decimal.Divide({m}, {m})
Decimal.Multiply({m}, {m})
Decimal.Add({m}, {m})
Decimal.Round({m}, {k}, {r})
Decimal.Round {m}
Decimal.ToInt32 {m}
Decimal.ToByte {m}
Decimal.ToDouble {m}
Decimal.Abs {m}, Decimal.Sign {m}
Decimal.Max({m}, {m}), Decimal.Min({m}, {m})
Decimal.IsInteger {m}
({m}).Scale
({m}).CompareTo({m})
({m}).Equals({m})
{m} = {m}, {m} < {m}
compare {m} {m}
hash {m} = hash {m}
truncate {m}, floor {m}, ceil {m}
abs {m}, sign {m}
-({m})
Math.Abs({m})
Math.Clamp({m}, {m}, {m})
Math.Round({m}, {k}, {r})
Math.Truncate({m})
BigInteger.Parse({n}, {y})
BigInteger.Parse {n}
BigInteger({f})
BigInteger({m})
BigInteger({Y})
BigInteger.Log10 {I}
BigInteger.Max({I}, {I}), BigInteger.Min({I}, {I})
BigInteger.Remainder({I}, {I})
BigInteger.Negate {I}
BigInteger.Compare({I}, {I})
({I}).IsPowerOfTwo, ({I}).IsOne, ({I}).IsZero
({I}).GetBitLength()
({I}).GetByteCount()
({I}).CompareTo({l})
({I}).Equals({l})
{I} ^^^ {I}
{I} <<< {i}
{I} = {I}, {I} < {I}
abs {I}, sign {I}
int16 {I}
sbyte {I}
uint64 {I}
float32 {I}
char {I}
bigint {m}
bigint {u}
bigint {U}
Math.Pow({f}, {f})
Math.Cbrt({f})
Math.Log2({f})
Math.Log10({f})
Math.Exp({f})
Math.Log({f})
Math.Log({f}, {f})
Math.Atan2({f}, {f})
Math.Sin({f})
Math.Cos({f})
Math.Tan({f})
Math.Asin({f})
Math.Tanh({f})
Math.Sinh({f})
exp {f}, log {f}, log10 {f}
atan {f}
Math.MinMagnitude({f}, {f})
Math.BitDecrement({f})
Math.DivRem({l}, {l})
Math.Sign({m})
Math.Round({f}, {i})
Math.Clamp({l}, {l}, {l})
Int32.Abs {i}
Int32.CopySign({i}, {i})
Int32.DivRem({i}, {i})
Int32.LeadingZeroCount {i}
Int32.Log2 {i}
Int32.MaxMagnitude({i}, {i})
Int32.PopCount {i}
Int32.RotateLeft({i}, {i})
Int32.Sign {i}
Int32.TrailingZeroCount {i}
Int64.Abs {l}
Int64.RotateRight({l}, {i})
Int64.Clamp({l}, {l}, {l})
Byte.Clamp({b}, {b}, {b})
Byte.PopCount {b}
Byte.RotateLeft({b}, {i})
SByte.Abs {B}
Int16.Abs {h}
Int16.LeadingZeroCount {h}
UInt32.Log2 {u}
UInt64.Log2 {U}
UInt64.TrailingZeroCount {U}
Double.Abs {f}, Double.Sign {f}
Double.Ceiling {f}, Double.Floor {f}
Double.Hypot({f}, {f})
Double.Lerp({f}, {f}, {f})
Double.IsEvenInteger {f}, Double.IsOddInteger {f}
Double.IsFinite {f}, Double.IsNormal {f}, Double.IsSubnormal {f}
Double.IsPow2 {f}
Double.Max({f}, {f}), Double.Min({f}, {f})
Double.MaxNumber({f}, {f}), Double.MinNumber({f}, {f})
Double.Round({f}, {p}, {r})
Double.RootN({f}, {k})
Double.DegreesToRadians {f}
Single.Abs {g}
Single.Round {g}
Single.Sqrt {g}
MathF.Round({g}, {p})
MathF.Sqrt {g}
MathF.Floor {g}
MathF.Max({g}, {g})
BitConverter.SingleToInt32Bits {g}
BitConverter.Int32BitsToSingle {i}
BitConverter.GetBytes({l})
BitConverter.GetBytes({g})
BitConverter.GetBytes({c})
BitConverter.ToInt64({Y}, {k})
BitConverter.ToUInt16({Y}, {k})
BitConverter.ToSingle({Y}, {k})
BitConverter.ToString({Y}, {k})
BitConverter.ToString({Y}, {k}, {k})
Convert.ToSByte({i})
Convert.ToUInt16({i})
Convert.ToUInt64({f})
Convert.ToUInt64({l})
Convert.ToSingle({f})
Convert.ToInt32({c})
Convert.ToInt32({q})
Convert.ToInt32({U})
Convert.ToByte({c})
Convert.ToDouble({m})
Convert.ToDecimal({U})
Convert.ToString({f})
Convert.ToString({q})
Convert.ToString({c})
Convert.ToString({h}, {z})
Convert.ToString({b}, {z})
Convert.ToDateTime({H})
{hf} = {hf}
{hf}.ToString()
float {hf}
Half.Parse {n}
Half.IsNaN {hf}
{hf} < {hf}
{ib} + {ib}
{ib} * {ib}
{ib} / {ib}
{ib} % {ib}
{ib} - {ib}
{ib}.ToString()
Int128.Parse {n}
Int128.Abs {ib}
{ib} < {ib}, {ib} = {ib}
int64 {ib}
float {ib}
UInt128.Parse {n}
IntPtr.Parse {n}
Version({i}, {i}, {i})
Version({p}, {p}).CompareTo(Version({p}, {p}))
''',
    'more texts': '''
{s}.Contains({c}, {w})
{s}.IndexOf({s}, {i}, {i}, {w})
{s}.LastIndexOf({s}, {i}, {i})
{s}.LastIndexOf({s}, {w})
{s}.LastIndexOf({s}, {i}, {w})
{s}.LastIndexOf({s}, {i}, {i}, {w})
{s}.StartsWith({c})
{s}.EndsWith({s}, {w})
{s}.StartsWith({s}, {q}, CultureInfo.InvariantCulture)
{s}.TrimEnd({c}, {c})
{s}.TrimStart()
{s}.TrimStart({c})
{s}.Trim([| {c}; {c} |])
{s}.Split()
{s}.Split({s})
{s}.Split({s}, {k}, {o})
{s}.Split([| {c}; {c} |])
{s}.Split([| {s} |], {o})
{s}.ReplaceLineEndings {s}
{s}.ReplaceLineEndings()
{s}.Replace({s}, {s}, {q}, CultureInfo.InvariantCulture)
{s}.EnumerateRunes() |> Seq.map (fun r -> r.Value) |> Seq.toList
(let a = Array.create 4 '.' in {s}.CopyTo({i}, a, {i}, {i}); String a)
{s}.GetEnumerator().MoveNext()
{s}.ToUpper(), {s}.ToLowerInvariant()
{s}.Equals(box {s})
String.Compare({s}, {s}, {q}, CultureInfo.InvariantCulture)
String.Compare({s}, {s}, CultureInfo.InvariantCulture, CompareOptions.IgnoreCase)
String.Compare({s}, {i}, {s}, {i}, {i}, {q})
String.Join({c}, {T})
String.Join({s}, [| box {i}; box {s}; null |])
String.Join({s}, {T} :> seq<string>)
String.Concat({T} :> seq<string>)
String.Concat({s}, {s})
String.Concat(box {i}, box {s})
String.IsNullOrEmpty {s}
String.Format("{0:D3} {1,6:F1}|", {i}, {f})
String.Format("{0,-6}|{1}", {s}, {q})
String.Format(CultureInfo.InvariantCulture, "{0:N1}", {m})
String.Format("{0:yyyy}", {d})
String.Format("{0:c}", {t})
String.Format({s}, {s}, {i})
String({c}, {k})
String.Equals({s}, {s}, {w})
String.iteri (fun i c -> if i > 3 then failwithf "%d %c" i c) {s}
String.iter (fun c -> if c = 'c' then failwith "c") {s}
{s}.[{i} ..] |> String.length
{s} < {s}, {s} >= {s}
compare [| {s} |] [| {s} |]
StringComparer.OrdinalIgnoreCase.Equals({s}, {s})
StringComparer.Ordinal.Compare({s}, {s})
StringComparer.InvariantCultureIgnoreCase.Compare({s}, {s})
Char.IsLetterOrDigit {c}, Char.IsSeparator {c}, Char.IsNumber {c}
Char.IsDigit({s}, {i})
Char.IsWhiteSpace({s}, {i})
Char.IsUpper({s}, {i})
Char.GetUnicodeCategory({s}, {i})
Char.ToString {c}
Char.ToLower {c}
Char.IsAsciiLetter {c}, Char.IsAsciiDigit {c}
Char.Parse {s}
Char.TryParse {s}
Char.ToUpperInvariant {c}
({c}).CompareTo({c})
({c}).Equals({c})
{c} < {c}, {c} = {c}
int {c}, string {c}
StringBuilder({S}, {k}).ToString()
StringBuilder({S}, {k}, {k}, {p}).ToString()
StringBuilder().Append({T}).ToString()
StringBuilder().Append({c}).Append({q}).Append({l}).Append({g}).ToString()
StringBuilder().AppendFormat("{0}|{1}", {i}, {s}).ToString()
StringBuilder().AppendJoin({c}, {T}).ToString()
StringBuilder({S}).Insert({i}, {i}).ToString()
StringBuilder({S}).Insert({i}, {q}).ToString()
StringBuilder({S}).Replace({s}, {s}, {i}, {i}).ToString()
StringBuilder({S}).Replace({c}, {c}).ToString()
StringBuilder({S}).Clear().Append({s}).Length
(let a = Array.create 4 '.' in StringBuilder({S}).CopyTo({i}, a, {i}, {i}); String a)
(let b = StringBuilder({S}) in b.Capacity <- {k}; b.Length)
(let r = StringReader({S}) in r.ReadLine(), r.ReadLine(), r.ReadToEnd())
(let r = StringReader({S}) in let a = Array.create 4 '.' in r.Read(a, {i}, {i}), String a)
(let w = StringWriter() in w.WriteLine({s}); w.Write({c}); w.Write({f}); w.ToString())
(let w = StringWriter() in w.Write("{0}-{1}", {i}, {s}); w.ToString())
Encoding.{e}.GetBytes({S}.ToCharArray(), {k}, {k})
Encoding.{e}.GetBytes({s}, {i}, {i})
Encoding.{e}.GetCharCount({Y})
Encoding.{e}.GetCharCount({Y}, {k}, {k})
Encoding.{e}.GetMaxByteCount({i})
Encoding.{e}.GetMaxCharCount({i})
Encoding.{e}.GetPreamble()
({a}.AsSpan({i}, {i})).ToArray()
({a}.AsSpan({i})).Length
({a}.AsSpan()).Slice({i}, {i}).ToArray()
({a}.AsSpan()).[{i}]
({a}.AsSpan()).IndexOf({i})
({a}.AsSpan()).Contains({i})
(let a = {a} in a.AsSpan({k}).Fill {i}; a)
(let a = {a} in a.AsSpan({k}).Reverse(); a)
({a}.AsSpan()).SequenceEqual(ReadOnlySpan {a})
({S}.AsSpan()).IndexOf({c})
({S}.AsSpan()).Trim().ToString()
({S}.AsSpan()).StartsWith({s})
({S}.AsSpan()).Slice({i}).ToString()
Memory<int>({a}).Slice({i}, {i}).ToArray()
Index({i}, {q}).ToString()
Range(Index {p}, Index {p}).ToString()
Index({k}, {q}).GetOffset {p}
Path.GetFullPath "/a/../b", Path.GetRelativePath({S}, {S})
Path.Combine({s}, {s}, {s})
Path.GetPathRoot {s}
Path.TrimEndingDirectorySeparator {s}
Path.EndsInDirectorySeparator {s}
WebUtility.UrlDecode {s}
Convert.ToHexStringLower {Y}
Convert.ToBase64String({Y}, Base64FormattingOptions.InsertLineBreaks)
SHA1.HashData {Y} |> Convert.ToHexString
SHA512.HashData {Y} |> Convert.ToHexString
Guid({C}).ToString()
Guid({C}).CompareTo(Guid({C}))
Guid({C}) = Guid({C})
Guid.ParseExact({C}, "D")
Guid({i}, {h}, {h}, {Y})
''',
    'more collections': '''
(List<int>({L})).ConvertAll(fun x -> string x) |> Seq.toList
(let x = List<int>({L}) in x.ForEach(fun y -> if y > 3 then failwith "more"))
(List<int>({L})).FindLast({P})
(List<int>({L})).FindLastIndex({P})
(List<int>({L})).FindIndex({i}, {P})
(List<int>({L})).FindIndex({i}, {i}, {P})
(List<int>({L})).Exists({P})
(List<int>({L})).IndexOf({i})
(List<int>({L})).IndexOf({i}, {i}, {i})
(List<int>({L})).LastIndexOf({i}, {i})
(List<int>({L})).Slice({i}, {i}) |> Seq.toList
(List<int>({L})).ToArray()
(List<int>({L})).AsReadOnly().[{i}]
(let x = List<int>({L}) in x.Sort(fun a b -> compare b a); Seq.toList x)
(let x = List<int>({L}) in x.Sort({i}, {i}, null); Seq.toList x)
(let x = List<int>({L}) in x.AddRange {Q}; Seq.toList x)
(let x = List<int>({L}) in x.Remove {i}, Seq.toList x)
(let x = List<int>({L}) in x.Capacity <- {k}; x.Count)
(let x = List<int>({L}) in x.EnsureCapacity {p} >= {k})
(let a = Array.zeroCreate 4 in (List<int>({L})).CopyTo({i}, a, {i}, {i}); a)
(let x = List<int>({L}) in x.Clear(); x.Count)
(let x = List<int>({L}) in let e = x.GetEnumerator() in e.Current)
List<int>({Q}).Count
HashSet<int>({Q}).Count
Queue<int>({Q}).Count
Stack<int>({Q}) |> Seq.toList
LinkedList<int>({Q}).Count
SortedSet<int>({Q}) |> Seq.toList
(let h = HashSet<int>({L}) in h.Remove {i}, h.Contains {i})
(let h = HashSet<int>({L}) in h.RemoveWhere(fun x -> x > 2), Seq.toList h)
(let h = HashSet<int>({L}) in h.TryGetValue {i})
(HashSet<int>({L})).IsSupersetOf {Q}
(HashSet<int>({L})).IsProperSubsetOf {Q}
(HashSet<int>({L})).Overlaps {Q}
(let a = Array.zeroCreate 4 in (HashSet<int>({L})).CopyTo(a, {i}); a)
(let d = Dictionary<string, int>() in d.Add({s}, 1); d.ContainsKey {s})
(let d = Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) in d.["ABC"] <- 1; d.TryGetValue({S}))
(let d = Dictionary<int, string>({D}) in d.ContainsValue {s})
(let d = Dictionary<int, string>({D}) in d.Remove({i}, ref null))
(let d = Dictionary<int, string>({D}) in d.GetValueOrDefault({i}))
(let d = Dictionary<int, string>({D}) in d.GetValueOrDefault({i}, "none"))
(let d = Dictionary<int, string>({D}) in Seq.toList d.Values)
(let d = Dictionary<int, string>({D}) in (d :> IDictionary<int, string>).[{i}])
(let d = Dictionary<int, string>({D}) in d.Clear(); d.Count)
(let q = Queue<int>({L}) in q.TryPeek())
(let q = Queue<int>({L}) in q.Contains {i}, q.ToArray())
(let q = Queue<int>({L}) in q.Clear(); q.Dequeue())
(let q = Stack<int>({L}) in q.TryPop(), q.TryPeek())
(let q = Stack<int>({L}) in q.ToArray(), q.Contains {i})
(let q = PriorityQueue<string, int>() in q.Enqueue("a", {i}); q.EnqueueDequeue("b", {i}))
(let q = PriorityQueue<string, int>() in q.Enqueue("a", {i}); q.Enqueue("b", {i}); q.TryDequeue())
(let q = PriorityQueue<string, int>() in q.Enqueue("a", {i}); q.Peek(), q.Count)
(let x = LinkedList<int>({L}) in x.First.Value, x.Last.Value)
(let x = LinkedList<int>({L}) in x.AddAfter(x.First, 9) |> ignore; Seq.toList x)
(let x = LinkedList<int>({L}) in x.Remove {i}, Seq.toList x)
(let x = LinkedList<int>({L}) in x.RemoveLast(); x.Count)
(let x = SortedDictionary<int, string>({D}) in x.Remove {i}, x.ContainsKey {i})
(let x = SortedDictionary<int, string>({D}) in x.TryGetValue {i})
(let x = SortedList<int, string>({D}) in x.[{i}] <- "n"; Seq.toList x.Keys)
(let x = SortedList<int, string>({D}) in x.GetValueAtIndex {i})
(let x = SortedList<int, string>({D}) in x.RemoveAt {i}; x.Count)
(let x = SortedList<int, string>({D}) in x.IndexOfValue {s})
(let x = SortedSet<int>({L}) in x.Remove {i}, x.Contains {i}, x.Count)
(let x = SortedSet<int>({L}) in Seq.toList (x.Reverse()))
(let x = SortedSet<int>({L}) in x.UnionWith {L}; x.IntersectWith {L}; Seq.toList x)
(let x = SortedSet<int>({L}) in x.IsSubsetOf {L}, x.SetEquals {L}, x.Overlaps {L})
(let x = BitArray([| true; false; true |]) in x.Set({i}, false); x.[0], x.Length)
(let x = BitArray([| 5; 6 |]) in x.Not().[{i}])
(let x = BitArray([| true; false; true |]) in x.And(BitArray({k})).Count)
(let x = BitArray({k}, true) in x.Length <- {k}; x.Count)
(let x = BitArray({Y}) in x.Count)
ArraySegment<int>({A}).Count
ArraySegment<int>({a}, {i}, {i}).Count
(ArraySegment<int>({a})).Slice({i}, {i}).ToArray()
(ArraySegment<int>({a})).[{i}]
(let x = ImmutableList.CreateRange {L} in x.[{i}])
(let x = ImmutableList.CreateRange {L} in x.SetItem({i}, 9) |> Seq.toList)
(let x = ImmutableList.CreateRange {L} in x.IndexOf {i}, x.Contains {i})
(let x = ImmutableList.CreateRange {L} in x.RemoveRange({i}, {i}) |> Seq.toList)
(let x = ImmutableArray.CreateRange {L} in x.Insert({i}, 9) |> Seq.toList)
(let x = ImmutableArray.CreateRange {L} in x.RemoveAt {i} |> Seq.toList)
(let x = ImmutableHashSet.CreateRange {L} in x.Add({i}).Count)
(let x = ImmutableSortedSet.CreateRange {L} in x.Add {i} |> Seq.toList)
(let x = ImmutableSortedSet.CreateRange {L} in x.[{i}])
(let x = ImmutableSortedDictionary<int, string>.Empty.Add({k}, "a").SetItem({k}, "b") in Seq.toList x.Keys)
(let x = ImmutableDictionary<int, string>.Empty.SetItem({k}, "a") in x.[{k}])
(let x = ImmutableStack.CreateRange {L} in x.Peek())
(let x = ImmutableQueue.CreateRange {L} in x.Peek())
(let x = ConcurrentDictionary<int, string>() in x.AddOrUpdate({k}, "a", fun k v -> v + "b"), x.TryRemove {k})
(let x = ConcurrentDictionary<int, string>() in x.[{k}])
(let x = ConcurrentStack<int>({L}) in x.TryPop(), x.Count)
(let x = ConcurrentBag<int>({L}) in x.Count)
(let x = Collection<int>(List<int> {L}) in x.RemoveAt {i}; Seq.toList x)
(let x = Collection<int>(List<int> {L}) in x.[{i}] <- 4; x.IndexOf {i})
(let x = ArrayList() in x.Add 1 |> ignore; x.[{i}])
(let x = Queue() in x.Enqueue 1; x.Dequeue(), x.Count)
(let x = Hashtable() in x.Add({k}, "a"); x.Add({k}, "b"); x.Count)
(let x = {T} :> IReadOnlyList<string> in x.[{i}])
(let x = {a} :> IList<int> in x.[{i}])
(let x = {a} :> IList<int> in x.Add {i})
(let x = {a} :> ICollection<int> in x.Contains {i}, x.Count, x.IsReadOnly)
Array.Sort({A})
(let a, b = {a}, [| "c"; "b"; "a" |] in Array.Sort(a, b); a, b)
Array.FindLast({a}, {P})
Array.FindLastIndex({a}, {P})
Array.ForEach({a}, fun x -> if x > 3 then failwith "more")
Array.AsReadOnly({A}).Count
Array.Empty<int>().Length
Array.Fill({a}, {i})
(let a = {a} in Array.Fill(a, 7, {k}, {k}); a)
(let a = {a} in Array.Reverse a; a)
(let a = {a} in a.CopyTo(a, {i}); a)
{A}.Clone() :?> int[]
{A}.GetValue {i}
{A}.GetLength {i}
{A}.GetUpperBound {i}
{Q}.Aggregate(1, {K}, fun x -> x * 10)
{Q}.CountBy({N}).Select(fun p -> p.Key, p.Value).ToArray()
{Q}.Index().Select(fun struct (i, x) -> i * x).ToArray()
{Q}.ExceptBy({Q}, {N}).ToArray()
{Q}.UnionBy({Q}, {N}).ToArray()
{Q}.IntersectBy({Q}, {N}).ToArray()
{Q}.Zip({Q}).ToArray()
{Q}.OfType<int>().ToArray()
{Q}.Cast<obj>().ToArray()
{Q}.TryGetNonEnumeratedCount()
{Q}.OrderDescending().ToArray()
{Q}.Sum({N})
{Q}.Average({N})
{Q}.Max({N})
{Q}.Min(fun x -> float x)
{Q}.LongCount()
{Q}.FirstOrDefault({P})
{Q}.FirstOrDefault(7)
{Q}.LastOrDefault()
{Q}.Last({P})
{Q}.SingleOrDefault({P})
{Q}.ToLookup({N}).[{i}].ToArray()
{Q}.ToDictionary({N}, fun x -> x * 2).[{i}]
{Q}.GroupBy({N}, fun x -> x * 2).Select(fun g -> g.Key, g.Sum()).ToArray()
{Q}.Select(fun x i -> x * i).ToArray()
{Q}.Where(fun x i -> i > 0).ToArray()
{Q}.TakeWhile(fun x i -> i < 2).ToArray()
{Q}.Any({P})
{Q}.SkipWhile(fun x i -> i < 1).ToArray()
{Q}.Concat({L}).Distinct().Count()
{Q}.LeftJoin({Q}, {N}, {N}, fun a b -> a, b).ToArray()
{Q}.Shuffle().Count()
Enumerable.Range({i}, {k}).Sum()
Enumerable.Range({i}, {k}).Count()
Enumerable.Repeat({c}, {k}).Count()
''',
    'more dates': '''
DateTime.Compare({d}, {d})
{d}.Equals({d})
{d}.CompareTo({d})
{d} < {d}, {d} >= {d}
{d}.AddMicroseconds({V}).ToString("o")
{d}.Microsecond, {d}.Nanosecond, {d}.Millisecond
{d}.ToUniversalTime().ToString("o")
{d}.ToShortDateString(), {d}.ToLongTimeString()
{d}.ToLongDateString(), {d}.ToShortTimeString()
{d}.ToString()
string {d}
sprintf "%A %O" {d} {d}
{d}.Subtract({t}).ToString("o")
{d}.Kind, {d}.IsDaylightSavingTime()
{d}.ToString({G}, CultureInfo.InvariantCulture)
DateTime({i}, {p}, {p}, {p}, {p}, {p}, DateTimeKind.Utc).ToString("o")
DateTime({l}, DateTimeKind.Local).Kind
DateTime.UnixEpoch.AddSeconds({V}).ToString("o")
DateTime.ParseExact({H}, [| {J}; {J} |], CultureInfo.InvariantCulture, DateTimeStyles.AllowWhiteSpaces) |> shownDate
DateTime.Parse({H}, CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal) |> shownDate
ISOWeek.GetWeekOfYear {d}
ISOWeek.GetYear {d}
ISOWeek.ToDateTime({i}, {p}, DayOfWeek.Monday).ToString("o")
TimeSpan.FromMinutes({V})
TimeSpan.FromMicroseconds({V})
TimeSpan.FromHours({k})
TimeSpan.ParseExact({H}, "c", CultureInfo.InvariantCulture)
TimeSpan.TryParseExact({H}, "h\\\\:mm", CultureInfo.InvariantCulture)
TimeSpan.Compare({t}, {t})
{t}.Add({t})
{t}.Subtract({t})
{t}.Negate()
{t}.Multiply({V})
{t}.Divide({t})
{t}.Microseconds, {t}.Nanoseconds, {t}.Ticks
{t}.TotalHours, {t}.TotalMinutes
{t}.ToString()
string {t}
sprintf "%A %O" {t} {t}
{t} < {t}, {t} = {t}
{x}.AddMonths({k}).DayOfYear
{x} < {x}, {x} = {x}
compare {x} {x}
{x}.ToDateTime({X}).ToString("o")
{x}.ToString()
sprintf "%A %O" {x} {X}
DateOnly.FromDateTime({d}).ToString("o")
DateOnly({p}, {i}, {p}).ToString("o")
TimeOnly.FromTimeSpan({t}).ToString("o")
TimeOnly.FromDateTime({d}).ToString("o")
TimeOnly({l}).ToString("o")
TimeOnly({k}, {k}, {k}, {i}).ToString("o")
{X}.ToTimeSpan()
{X} < {X}, compare {X} {X}
{X}.Hour, {X}.Minute, {X}.Second, {X}.Millisecond
{X}.ToString()
{v}.AddMonths({i}).ToString("o")
{v}.AddTicks({l}).ToString("o")
{v}.Subtract({t}).ToString("o")
({v} + {t}).ToString("o")
{v}.UtcDateTime.ToString("o")
{v}.DateTime.ToString("o")
{v}.Offset, {v}.DayOfYear
{v}.UtcTicks
{v} < {v}, {v} = {v}
{v}.EqualsExact({v})
{v}.ToString()
hash {v} = hash {v}
DateTimeOffset({l}, {t}).ToString("o")
DateTimeOffset.Compare({v}, {v})
DateTimeOffset.ParseExact({H}, {J}, CultureInfo.InvariantCulture) |> shownOffset
''',
}
