"""dotnet_forms: forms of the language as expressions with holes, and calls of the library that dotnet_calls.py does not have, by
family; FORMS_PRELUDE declares the types, patterns, builders and generic functions that they use.
"""

FORMS_PRELUDE = '''[<Struct>]
type Point = { X: int; mutable Y: int }
[<Struct; CustomComparison; CustomEquality>]
type Vec(a: int, b: int) =
    member _.A = a
    member _.B = b
    static member Zero = Vec(0, 0)
    static member One = Vec(1, 1)
    static member (+) (l: Vec, r: Vec) = Vec(l.A + r.A, l.B + r.B)
    static member (*) (l: Vec, r: Vec) = Vec(l.A * r.A, l.B * r.B)
    static member (-) (l: Vec, r: Vec) = Vec(l.A - r.A, l.B - r.B)
    static member DivideByInt(v: Vec, n: int) = Vec(v.A / n, v.B / n)
    static member (~-) (v: Vec) = Vec(-v.A, -v.B)
    static member op_Explicit (v: Vec) : int = v.A
    static member Abs(v: Vec) = Vec(abs v.A, abs v.B)
    override _.ToString() = sprintf "<%d %d>" a b
    override _.Equals other = (match other with :? Vec as v -> v.A = a | _ -> false)
    override _.GetHashCode() = a
    interface IComparable with
        member this.CompareTo other = (match other with :? Vec as v -> compare a v.A | _ -> failwith "no Vec")
type IShape =
    abstract Area: float
    abstract Grow: int -> unit
[<Struct>]
type Box =
    val mutable Side: int
    new(side) = { Side = side }
    interface IShape with
        member this.Area = float (this.Side * this.Side)
        member this.Grow by = this.Side <- this.Side + by
type Shape =
    | Circle of radius: float
    | Rect of width: int * height: int
    | Group of Shape list
    | Named of name: string * shape: Shape
    | Nothing
[<Struct>]
type Either =
    | Number of number: int
    | Text of text: string
type Person = { Id: int; Name: string; Tags: int list; mutable Note: string option }
type Tree<'T> =
    | Leaf
    | Node of Tree<'T> * 'T * Tree<'T>
[<Flags>]
type Colour =
    | None = 0
    | Red = 1
    | Green = 2
    | Blue = 4
[<Measure>] type m
[<Measure>] type s
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|Multiple|_|) k n = if n % k = 0 then Some(n / k) else Option.None
[<return: Struct>]
let (|Prefix|_|) (p: string) (text: string) = if text.StartsWith(p, StringComparison.Ordinal) then ValueSome(text.Substring p.Length) else ValueNone
let (|Parsed|_|) (text: string) = match Int32.TryParse text with | true, v -> Some v | _ -> Option.None
let (|Digits|) n = [ for c in string (abs (int64 n)) -> int c - int '0' ]
let classify n =
    match n with
    | 0 -> "zero"
    | Multiple 15 k -> sprintf "fifteen %d" k
    | Multiple 5 (Even as k) | Multiple 3 (Odd as k) -> sprintf "either %d" k
    | n when n < 0 -> "negative"
    | Digits [ a; b ] & Even -> sprintf "two %d %d" a b
    | Digits(1 :: rest) -> sprintf "one %A" rest
    | _ -> "other"
let words (text: string) =
    match text with
    | null -> "null"
    | Parsed n & Prefix "1" rest -> sprintf "%d %s" n rest
    | Prefix "ab" (Prefix "c" rest) -> "abc:" + rest
    | Parsed n -> string n
    | "" -> "empty"
    | other when other.Contains ',' -> "comma"
    | other -> other.Substring(0, 1)
let rec area shape =
    match shape with
    | Circle r when r < 0.0 -> failwith "radius"
    | Circle radius -> radius * radius
    | Rect(width = w; height = h) -> float (w * h)
    | Group [] | Nothing -> 0.0
    | Group(first :: rest) -> area first + area (Group rest)
    | Named(shape = inner) -> area inner
let rec insert x tree =
    match tree with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, y, r) when x < y -> Node(insert x l, y, r)
    | Node(l, y, r) when x > y -> Node(l, y, insert x r)
    | same -> same
let rec walk tree = seq { match tree with Leaf -> () | Node(l, x, r) -> yield! walk l; yield x; yield! walk r }
type Maybe(log: StringBuilder) =
    let say (text: string) = log.Append text |> ignore
    member _.Bind(x, f) = say "b"; Option.bind f x
    member _.Return x = say "r"; Some x
    member _.ReturnFrom(x: 'T option) = say "R"; x
    member _.Zero() = say "z"; Some()
    member _.Combine(a, f) = say "c"; Option.bind f a
    member _.Delay(f: unit -> 'T option) = f
    member _.Run(f: unit -> 'T option) = say "!"; f ()
    member _.While(test, body) =
        let mutable good = true
        while good && test () do good <- Option.isSome (body ())
        if good then Some() else Option.None
    member this.For(xs: seq<'T>, body) = say "f"; (use e = xs.GetEnumerator() in this.While(e.MoveNext, fun () -> body e.Current))
    member _.TryWith(body, handler) = try body () with e -> say "w"; handler e
    member _.TryFinally(body, after) = try body () finally say "y"; after ()
    member this.Using(x: #IDisposable, body) = this.TryFinally((fun () -> body x), fun () -> x.Dispose())
let building (limit: int) (xs: int list) (by: int) =
    let log = StringBuilder()
    let maybe = Maybe log
    let found =
        maybe {
            let mutable total = 0
            let sum = ref 0
            for x in xs do
                if x > limit then return! Option.None
                sum.Value <- sum.Value + x
            use _ = new Noisy("u", log, false)
            try
                let! quotient = Some(sum.Value / by)
                total <- quotient
                return (sum.Value, total)
            with :? DivideByZeroException -> return (sum.Value, -1)
        }
    found, log.ToString()
let running (xs: int list) (by: int) =
    let log = StringBuilder()
    let work =
        task {
            use _ = new Noisy("t", log, false)
            let mutable total = 0
            try
                for x in xs do
                    let! part = Task.FromResult(x / by)
                    total <- total + part
                    if total > 5 then failwithf "more than %d" total
            finally
                log.Append("F" + string total) |> ignore
            return total
        }
    let text = try string (work.GetAwaiter().GetResult()) with e -> told e
    text, work.Status, log.ToString()
let later (xs: int list) (by: int) =
    let log = StringBuilder()
    let one x =
        async {
            try
                if x < 0 then invalidArg "x" "negative"
                return x / by
            finally
                log.Append(string x + ";") |> ignore
        }
    let all =
        async {
            let! parts = xs |> List.map one |> Async.Sequential
            return Array.sum parts
        }
    match Async.RunSynchronously(Async.Catch all) with
    | Choice1Of2 n -> string n, log.ToString()
    | Choice2Of2 e -> told e, log.ToString()
let numbers (from: int) (upto: int) =
    seq {
        let mutable n = from
        while n < upto do
            match n with
            | Even -> yield n
            | _ when n > 6 -> yield! [ n; -n ]
            | _ -> ()
            n <- n + 1
        if from > upto then yield 99 else yield! Seq.map (fun x -> x + from) [ 100; 200 ]
    }
let ordered (xs: int list) (taken: int) =
    let log = StringBuilder()
    let say (text: string) x = log.Append(text + string x + " ") |> ignore; x
    let source =
        seq {
            try
                for x in xs do yield say "a" x
            finally
                say "end" 0 |> ignore
        }
    let made = source |> Seq.filter (fun x -> say "f" x > 0) |> Seq.map (say "m")
    let result = try string (Seq.sum (Seq.take taken made)) with e -> told e
    result, log.ToString()
let inline total (xs: ^T list) = List.fold (+) LanguagePrimitives.GenericZero< ^T> xs
let inline power (x: ^T) n = (let mutable r = LanguagePrimitives.GenericOne< ^T> in (for _ in 1 .. n do r <- r * x); r)
let inline halved (x: ^T) : ^T = LanguagePrimitives.DivideByInt x 2
let grown<'T when 'T: struct and 'T :> IShape> (shape: 'T) (by: int) =
    let mutable copy = shape
    copy.Grow by
    shape.Area, copy.Area
let largest<'T when 'T: comparison and 'T: struct> (xs: 'T list) = List.max xs
let fresh<'T when 'T: (new: unit -> 'T)> () = new 'T()
let nullOr (x: 'T when 'T: null) = if isNull x then "null" else "value"
let counter (start: int) =
    let mutable n = start
    let box = ref n
    let next () = box.Value <- box.Value + n; box.Value
    n <- n + 1
    next, (fun () -> n)
let bumped (by: int) (point: Point) =
    let mutable p = point
    let other = p
    p.Y <- p.Y + by
    let r = &p.Y
    r <- r * 2
    p, other
let rec collatz n = seq { yield n; if n > 1 then yield! collatz (if n % 2 = 0 then n / 2 else 3 * n + 1) }
let looped (first: int) (step: int) (last: int) =
    let seen = ResizeArray()
    for i in first .. step .. last do (if seen.Count < 12 then seen.Add i)
    seen.Add -777
    for i = first to min last (if first < 0 then 5 else first + 4) do (if seen.Count < 24 then seen.Add i)
    for i = min first 9 downto max last -9 do seen.Add i
    List.ofSeq seen

'''

FORM_TYPES = {'nu': 'Nullable<int>', 'sh': 'Shape', 'pe': 'Person', 'pt': 'Point', 'vo': 'int voption', 'ei': 'Either', 'ad': 'int[,]', 'ac': 'int[,,]',
              've': 'Vec', 'ob': 'obj', 'fl': 'float list', 'ch': 'Choice<int, string>', 'sl': 'string list', 'hs': 'uint16', 'na': 'nativeint', 'co': 'Colour',
              'hf': 'Half', 'ib': 'Int128', 'tr': 'Tree<int>', 'pa': '(int * string) list', 'am': "{| A: int; B: string |}"}

FORM_HOLES = {
    'nu': ['(Nullable())', '(Nullable 3)', '(Nullable 0)', '(Nullable -4)', '(Nullable Int32.MaxValue)'],
    'sh': ['(Circle 1.5)', '(Circle -1.0)', '(Rect(2, 3))', '(Group [ Circle 2.0; Rect(1, 4); Nothing ])', '(Named("n", Named(null, Rect(5, -1))))', 'Nothing', '(Group [])',
           '(Group [ Group [ Rect(1, 1) ]; Named("a long name that needs room", Group [ Circle 0.1; Circle 1e10; Circle nan ]) ])'],
    'pe': ['{ Id = 1; Name = "a"; Tags = []; Note = Option.None }', '{ Id = 1; Name = null; Tags = [ 1; 2 ]; Note = Some "n" }',
           '{ Id = -2; Name = "b\\"q"; Tags = [ 1 .. 30 ]; Note = Some null }', '{ Id = 1; Name = "a"; Tags = [ 3 ]; Note = Some "a note that makes the line long, longer than eighty characters" }'],
    'pt': ['{ X = 1; Y = 2 }', '{ X = 1; Y = -2 }', '{ X = Int32.MinValue; Y = 0 }', '(Unchecked.defaultof<Point>)'],
    'vo': ['(ValueNone: int voption)', '(ValueSome 1)', '(ValueSome -7)', '(ValueSome 0)'],
    'ei': ['(Number 4)', '(Text "t")', '(Text null)', '(Unchecked.defaultof<Either>)', '(Number -4)'],
    'ad': ['(Array2D.init 3 4 (fun i j -> i * 10 + j))', '(Array2D.zeroCreate 0 0)', '(Array2D.create 1 1 7)', '(array2D [ [ 5; 1 ]; [ 4; 9 ]; [ 0; 0 ] ])', '(Array2D.zeroCreate 2 0)'],
    'ac': ['(Array3D.init 2 3 4 (fun i j k -> i * 100 + j * 10 + k))', '(Array3D.create 1 1 1 5)', '(Array3D.zeroCreate 0 2 1)'],
    've': ['(Vec(1, 2))', '(Vec(-3, 4))', '(Vec(0, 0))', '(Vec(1, 9))'],
    'ob': ['(box 1)', '(box "s")', '(box 1.5)', '(null: obj)', "(box 'c')", '(box [ 1 ])', '(box (Some 2))', '(box (1, "t"))', '(box 5L)', '(box (Rect(1, 2)))', '(box [| 1; 2 |])', '(box DayOfWeek.Friday)', '(box 2uy)'],
    'fl': ['([]: float list)', '[ 1.0; 2.5; -3.0 ]', '[ nan; 1.0 ]', '[ 0.1; 0.2; 0.3 ]', '[ infinity; -infinity ]'],
    'ch': ['(Choice1Of2 3: Choice<int, string>)', '(Choice2Of2 "s": Choice<int, string>)'],
    'sl': ['([]: string list)', '[ "a"; null; "" ]', '[ "b"; "a"; "c" ]', '[ "x" ]', '[ "Z"; "a"; "_"; "10"; "9" ]'],
    'hs': ['0us', '1us', '65535us', '300us'],
    'na': ['0n', '1n', '-1n', '1234567890123n'],
    'co': ['Colour.Red', '(Colour.Red ||| Colour.Blue)', '(enum<Colour> 9)', 'Colour.None', '(enum<Colour> -1)'],
    'hf': ['(Half.op_Explicit 1.5)', '(Half.op_Explicit 65504.0)', 'Half.NaN', 'Half.Epsilon', '(Half.op_Explicit -0.1)', 'Half.NegativeInfinity'],
    'ib': ['Int128.Zero', 'Int128.One', 'Int128.NegativeOne', 'Int128.MaxValue', 'Int128.MinValue', '(Int128.Parse "12345678901234567890123")', '(Int128.op_Implicit 7)'],
    'tr': ['(Leaf: Tree<int>)', '(List.fold (fun t x -> insert x t) Leaf [ 5; 2; 8; 1; 9; 3 ])', '(Node(Leaf, 4, Leaf))'],
    'pa': ['([]: (int * string) list)', '[ 1, "a"; 2, "b" ]', '[ 2, "x"; 1, null; 2, "y" ]'],
    'am': ['{| A = 1; B = "x" |}', '{| A = -1; B = (null: string) |}', '{| A = 1; B = "y" |}'],
}

FORMS = {
    'arrays of two and three dimensions': '''
{ad}.[{k}, {k}]
{ad}.[{k} .. {k}, {k} .. {k}]
{ad}.[{k} .., .. {k}]
{ad}.[*, {k}]
{ad}.[{k}, *]
{ad}.[{k}, {k} ..]
{ad}.[*, *]
(let a = {ad} in a.[{k}, {k}] <- 99; a)
(let a = {ad} in a.[{k}, *] <- [| 7; 8; 9; 6 |]; a)
(let a = {ad} in a.[{k} .. {k}, {k} .. {k}] <- array2D [ [ 70; 80 ]; [ 90; 60 ] ]; a)
(let a = {ad} in Array2D.set a {k} {k} 5; a)
Array2D.get {ad} {k} {k}
Array2D.length1 {ad}, Array2D.length2 {ad}, Array2D.base1 {ad}
Array2D.map {N} {ad}
Array2D.mapi (fun i j x -> i * j + x) {ad}
(let r = ResizeArray() in Array2D.iteri (fun i j x -> r.Add(i, j, x)) {ad}; List.ofSeq r)
Array2D.copy {ad}
Array2D.rebase {ad}
(let a = {ad} in Array2D.blit (Array2D.create 2 2 5) {k} {k} a {k} {k} {k} {k}; a)
Array2D.create {k} {k} {c}
{ad}.Length, {ad}.Rank, {ad}.GetLength {k}
{ad}.GetUpperBound {k}
{ad} = {ad}
compare {ad} {ad}
hash {ad} = hash {ad}
Seq.cast<int> {ad} |> Seq.toList
(let r = ResizeArray() in (for x in {ad} do r.Add x); List.ofSeq r)
{ac}.[{k}, {k}, {k}]
{ac}.[{k}, *, *]
{ac}.[{k} .., {k}, .. {k}]
{ac}.[*, {k} .. {k}, {k}]
{ac}.[*, *, {k} ..]
(let a = {ac} in a.[{k}, {k}, {k}] <- 99; a)
Array3D.map {N} {ac}
Array3D.length1 {ac}, Array3D.length2 {ac}, Array3D.length3 {ac}
{ac} = {ac}
Array3D.zeroCreate<int> {k} {k} {k}
(Array4D.init 2 2 2 2 (fun a b c d -> a * 8 + b * 4 + c * 2 + d)).[{k}, {k}, {k}, {k}]
(let a = [| {a}; {a} |] in a.[{k}].[{k}])
(let a = [| [| 1; 2 |]; [| 3 |] |] in a.[{k}] <- {a}; List.ofArray a)
(let a = {a} in a.[{k} ..] <- {a}; a)
(let a = {a} in a.[.. {k}] <- {a}; a)
{a}.[{i} .. {i}].Length
{S}.[{k} .. {k}] + {S}.[.. {k}]
array2D [ {L}; {L} ]
''',
    'checked': '''
Checked.(+) {l} {l}
Checked.(*) {l} {l}
Checked.(+) {b} {b}
Checked.(-) {b} {b}
Checked.(*) {B} {B}
Checked.(+) {h} {h}
Checked.(-) {u} {u}
Checked.(*) {u} {u}
Checked.(-) {U} {U}
Checked.(*) {U} {U}
Checked.(+) {hs} {hs}
Checked.(-) {na} {na}
Checked.(~-) {i}
Checked.(~-) {l}
Checked.(~-) {B}
Checked.(+) {f} {f}
Checked.(+) {m} {m}
Checked.(*) {I} {I}
Checked.byte {l}
Checked.sbyte {i}
Checked.sbyte {b}
Checked.int16 {l}
Checked.uint16 {i}
Checked.uint32 {l}
Checked.uint64 {i}
Checked.uint64 {f}
Checked.int64 {f}
Checked.int64 {U}
Checked.int {U}
Checked.int {m}
Checked.int {I}
Checked.byte {f}
Checked.byte {m}
Checked.sbyte {f}
Checked.uint32 {f}
Checked.char {l}
Checked.nativeint {f}
Checked.int {n}
Checked.int {g}
Checked.int64 {g}
sbyte {f}
uint16 {f}
nativeint {f}
unativeint {i}
int {na}
byte {na}
char {hs}
uint16 {c}
int {hs} + int {b}
byte {c}
sbyte {l}
uint64 {B}
uint32 {B}
int64 {U}
float {U}
float32 {U}
float32 {l}
decimal {U}
int16 {m}
uint64 {m}
uint32 {m}
char {m}
float32 {m}
-{B}
-{h}
abs {h}
{B} / {B}
{B} % {B}
{h} * {h}
{hs} - {hs}
{hs} <<< {i}
{b} >>> {i}
{B} >>> {i}
{h} <<< {i}
{U} >>> {i}
{na} + {na}
{na} / {na}
~~~{b}
~~~{h} &&& {h}
{u} / {u}
{U} % {U}
{u} - {u}
{U} * {U}
int {f} + int {g}
pown {i} {i}
pown {m} {k}
pown {f} {i}
pown {I} {k}
{f} ** {f}
''',
    'nullable': '''
{nu}.HasValue
{nu}.Value
{nu}.GetValueOrDefault {i}
{nu}.ToString()
string {nu}
{nu}.Equals {i}
{nu} = {nu}
{nu} ?+? {nu}
{nu} ?+ {i}
{i} +? {nu}
{nu} ?*? {nu}
{nu} ?/? {nu}
{nu} ?% {i}
{nu} ?-? {nu}
{nu} ?=? {nu}
{nu} ?<? {nu}
{nu} ?>= {i}
{i} <=? {nu}
{nu} ?<>? {nu}
Option.ofNullable {nu}
ValueOption.toNullable {vo}
Nullable.Compare({nu}, {nu})
Nullable.Equals({nu}, {nu})
hash {nu}
(box {nu} :? int)
(match box {nu} with null -> 0 | _ -> 1)
unbox<int> (box {nu})
Nullable.int64 {nu}
Nullable.float {nu}
sprintf "%A|%O" {nu} {nu}
{T}.FirstOrDefault() |> isNull
Option.ofObj {s}
Option.toObj (Option.ofObj {s})
(match {s} with null -> "none" | text -> text)
nullOr {s}
nullOr {T}
''',
    'units': '''
{f} * 2.0<m> / 4.0<s>
({f} * 1.0<m>) + 2.5<m>
sqrt ({f} * {f} * 1.0<m^2>)
abs ({i} * 1<m>)
{i} * 1<m> / 3<s>
{m} * 1.5m<m>
float ({f} * 1.0<s^-1>)
int ({l} * 1L<m>)
LanguagePrimitives.FloatWithMeasure<m> {f} * 2.0
List.sum [ {f} * 1.0<m>; 1.0<m> ]
List.average [ {f} * 1.0<m>; 1.0<m> ]
compare ({i} * 1<s>) 5<s>
({f} * 1.0<m/s>).ToString()
sprintf "%f %A" ({f} * 1.0<m>) ({i} * 1<s>)
[ 1.0<m> .. 0.5<m> .. 3.0<m> ] |> List.map (fun x -> x * {f})
max ({f} * 1.0<m>) 0.0<m>
''',
    'patterns': '''
classify {i}
classify ({i} * {i})
words {s}
words {n}
area {sh}
(match {i} with Even -> "e" | Odd -> "o")
(match {i}, {i} with | (0, _) | (_, 0) -> "zero" | a, b when a = b -> "same" | Even, Odd -> "eo" | _ -> "other")
(match {L} with [] -> 0 | [ x ] -> x | x :: _ :: rest -> x + List.length rest)
(match {A} with [||] -> "empty" | [| x |] -> string x | [| a; b; _ |] when a > b -> "three" | null -> "null" | _ -> "many")
(match {s}, {i} with | "a", (1 | 2) -> 1 | null, _ -> 2 | text, n when text.Length = n -> 3 | _ -> 4)
(match {ob} with | :? int as n -> n | :? string as text -> text.Length | :? (int list) as l -> l.Length | null -> -1 | :? Shape -> 7 | _ -> 0)
(match {ob} with | :? IComparable -> "comparable" | :? (int[]) -> "array" | null -> "null" | _ -> "else")
(match {ob} with | :? ValueType -> "value" | :? (int option) as o -> string o | _ -> "other")
unbox<int> {ob}
({ob} :?> string)
({ob} :?> int)
({ob} :? seq<int>)
(match {O}, {R} with | Some x, Ok y -> x + y | None, Error e -> e.Length | Some x, _ -> x | _, Ok y -> y)
(match {vo} with ValueSome x when x > 0 -> x | ValueSome _ -> -1 | ValueNone -> 0)
(match {ei} with Number n -> string n | Text null -> "null" | Text t -> t)
(let (Multiple 3 x | x) = {i} in x)
(let (Some x) = {O} in x)
(let [ a; b ] = {L} in a + b)
(let { Id = id; Tags = tags } = {pe} in id, tags)
(fun { X = x; Y = y } -> x - y) {pt}
(function 'a' | 'f' | '_' -> 1 | _ -> 2) {c}
(match {pe} with { Name = null } -> "n" | { Tags = _ :: _; Note = Some note } -> note | { Id = id } -> string id)
(match {f} with 0.0 -> "zero" | 1.5 -> "one and a half" | x when x <> x -> "nan" | _ -> "other")
(match {m} with 1M -> "one" | 1.10M -> "more" | 0.00M -> "zero" | _ -> "other")
(match {l} with 1L -> 1 | Int64.MaxValue -> 2 | _ -> 3)
(match {co} with Colour.Red -> 1 | Colour.None -> 0 | c -> int c)
(match {d} with | d when d.Year > 2000 -> "new" | _ -> "old")
(match {ch} with Choice1Of2 n -> string n | Choice2Of2 text -> text)
(match {M} |> Map.toList with | (k, v) :: _ when k > 1 -> v | [] -> "none" | [ _, v ] -> v | _ -> "many")
(match {S} |> List.ofSeq with | 'a' :: 'b' :: rest -> List.length rest | _ :: tail -> tail.Length | [] -> -1)
List.choose (function Multiple 2 x -> Some x | _ -> Option.None) {L}
List.map (fun (Digits d) -> d) {L}
({i}, {s}) |> function (0, _) -> "zero" | (_, null) -> "null" | (n, t) -> t + string n
''',
    'records and unions': '''
{pe}
sprintf "%A" {pe}
{pe} = {pe}
compare {pe} {pe}
{pe}.ToString()
string {pe}
{ {pe} with Id = {i} }
{ {pe} with Name = {s}; Tags = {L} }
(let p = {pe} in p.Note <- Some {s}; p)
hash {pe} = hash {pe}
{pt}
string {pt}
{pt} = {pt}
compare {pt} {pt}
bumped {i} {pt}
{ {pt} with X = {i} }
(let mutable p = {pt} in p.Y <- {i}; p, p.X + p.Y)
{sh}
string {sh}
sprintf "%A" [ {sh}; {sh} ]
{sh} = {sh}
compare {sh} {sh}
{sh}.IsCircle, {sh}.IsNothing
max {sh} {sh}
set [ {sh}; {sh}; {sh} ]
Map.ofList [ {sh}, 1; {sh}, 2 ]
{ei}
string {ei}
{ei} = {ei}
compare {ei} {ei}
{ei}.IsText
{am}
{am} = {am}
compare {am} {am}
{| {am} with C = {c} |}
{| {am} with A = {s} |}
{am}.ToString()
{| X = {f}; Y = {| Z = {O} |} |}
struct {| A = {i}; B = {L} |}
struct ({i}, {s}, {f})
(let struct (a, b) = struct ({i}, {s}) in b, a)
struct ({i}, {q}) = struct ({i}, {q})
compare (struct ({i}, {i})) (struct ({i}, {i}))
(struct ({i}, {s})).ToString()
({i}, {s}, {f}, {c}, {q}, {i}, {i}, {i}).ToString()
({i}, {s}) < ({i}, {s})
{tr}
walk (insert {i} {tr}) |> Seq.toList
{tr} = {tr}
{co}
string {co}
{co}.HasFlag {co}
({co} ||| {co}) &&& {co}
{co}.ToString {F}
int {co}, enum<Colour> {k}
Enum.Parse<Colour>({n})
Enum.Parse<Colour>("Red, Blue")
Enum.TryParse<Colour> {n}
Enum.IsDefined {co}
Enum.GetName {co}
sprintf "%A" (Some {sh}, {ei}, {pt})
sprintf "%O %O" {pe} {sh}
sprintf "%A" {vo}
sprintf "%A" {ob}
{ob}.ToString()
hash {ei} = hash {ei}
{ob} = {ob}
Some {s}
[ Some {O} ]
(Some {s}, Some (Some {i}))
Ok {i} : Result<int, Shape>
[ {vo}; {vo} ]
[| {ei} |]
''',
    'builders and sequences': '''
building {i} {L} {k}
running {L} {k}
later {L} {k}
numbers {k} {p} |> Seq.toList
ordered {L} {k}
collatz {p} |> Seq.truncate 9 |> Seq.toList
(task { return 10 / {k} }).Result
(task { return 10 / {k} }).GetAwaiter().GetResult()
(async { return 10 / {k} } |> Async.RunSynchronously)
(async { return 10 / {k} } |> Async.Catch |> Async.RunSynchronously |> function Choice1Of2 n -> string n | Choice2Of2 e -> told e)
(async { let! xs = Async.Parallel [ for x in {L} -> async { return x * {k} } ] in return xs } |> Async.RunSynchronously)
(task { let! a = Task.FromResult {i} in let! b = async { return {i} } in return a + b }).Result
(task { let! a = Task.FromException<int>(InvalidOperationException "late") in return a + {i} }).Exception.InnerException.Message
(Task.WhenAll [ Task.FromResult {i}; Task.FromResult {i} ]).Result
seq { for x in {L} do yield x; yield -x } |> Seq.toList
seq { yield! {Q}; yield {i} } |> Seq.toList
[ yield {i}; yield! {L}; if {q} then yield 7 ]
[| for i in {k} .. {p} do for j in i .. {p} -> i * j |]
[ for i, x in List.indexed {L} do if i % 2 = 0 then x ]
[ for KeyValue(k, v) in {M} -> k, v ]
[ for c in {S} -> int c ]
[ match {O} with Some x -> yield x; yield x | None -> () ]
[ try yield 10 / {k} with :? DivideByZeroException -> yield -1 ]
seq { try yield 10 / {k} with e -> yield e.Message.Length } |> Seq.toList
seq { use _ = new StringReader({S}) in yield {i} } |> Seq.toList
[ for x in {L} do let y = x * x in if y > 4 then yield y ]
Seq.cache {Q} |> fun c -> Seq.toList c, Seq.length c
{Q} |> Seq.fold (fun s x -> s * 3 + x) {i}
Seq.append {Q} (seq { yield 10 / {k} }) |> Seq.truncate 2 |> Seq.toList
(let log = StringBuilder() in let r = (try (try 10 / {k} finally log.Append "f" |> ignore) with e -> (log.Append e.Message |> ignore; -1)) in r, log.ToString())
(let log = StringBuilder() in (use a = new Noisy("a", log, false) in use b = new Noisy("b", log, false) in log.Append(10 / {p}) |> ignore); log.ToString())
(using (new StringReader({S})) (fun r -> r.ReadLine()))
(try failwith {S} with Failure text when text.Length > 3 -> "long " + text | Failure text -> text)
(try raise (Pair({s}, {i})) with Pair(null, n) -> n | Pair(text, n) -> text.Length + n)
(try raise (Small {i}) with Small n when n > 2 -> "big" | e -> e.Message)
(let next, now = counter {i} in next (), next (), now ())
(let r = ref {i} in let f () = r.Value <- r.Value + 1 in f (); f (); r.Value)
(let mutable x = {i} in (for k in 1 .. {k} do x <- x * 2 + k); x)
(let mutable a, b = 0, 1 in (while b < {i} && b > 0 do (let c = a + b in a <- b; b <- c)); a, b)
(let f = lazy (10 / {k}) in (try f.Force() with _ -> -1), f.IsValueCreated)
{i} |> ((fun x -> x - 1) >> string >> String.length)
''',
    'constraints and generics': '''
total [ {i}; {i}; {i} ]
total [ {f}; {f} ]
total [ {m}; {m} ]
total [ {I}; {I} ]
total [ {ve}; {ve} ] |> string
total [ {B}; {B} ]
total [ {hs}; {hs} ]
power {i} {k}
power {f} {k}
power {ve} {k} |> string
power {U} {k}
halved {f}
halved {m}
halved {ve} |> string
{ve} = {ve}, {ve} < {ve}
compare {ve} {ve}
string (-{ve} + {ve} * {ve})
int {ve}
abs {ve} |> string
max {ve} {ve} |> string
List.sum [ {ve}; {ve} ] |> string
List.average [ {ve}; {ve} ] |> string
List.sort [ {ve}; {ve}; {ve} ] |> List.map string
hash {ve}
grown (Box {i}) {k}
largest [ {i}; {i} ]
largest [ {f}; {f} ]
largest [ {d}; {d} ]
largest [ struct ({i}, {i}); struct ({i}, {i}) ]
fresh<StringBuilder> () |> string
fresh<DateTime> ()
(Box {i} :> IShape).Area
(let b = Box {i} in let s = b :> IShape in s.Grow {k}; s.Area, b.Side)
LanguagePrimitives.GenericZero<float>, LanguagePrimitives.GenericOne<int64>
Operators.Unchecked.defaultof<int * string>
id {O}, fst ({i}, {s}), snd ({i}, {s})
({s}, {i}) ||> fun a b -> (if isNull a then 0 else a.Length) + b
{i} |> max {i} |> min {i}
(not {q} && {q} || {q}), ({q} <> {q})
typeof<int>.Name, typedefof<list<int>>.Name
nameof List.map, sizeof<Point>
defaultArg {O} {i}
ignore {L}
(Func<int, int>(fun x -> x + {i})).Invoke {i}
(Action<int>(fun _ -> failwith "a")).Invoke {i}
(Comparison<int>(fun a b -> compare b a)).Invoke({i}, {i})
Array.sortWith (fun a b -> compare (b % 3) (a % 3)) {a}
List.sortBy (fun x -> struct (x % 2, -x)) {L}
List.sortBy (fun (a, b) -> b) {pa}
List.distinct {pa}
List.groupBy fst {pa}
Map.ofList {pa}
dict {pa} |> Seq.map (fun p -> p.Key, p.Value) |> Seq.toList
readOnlyDict {pa} |> fun d -> d.Count, d.ContainsKey {i}
set {sl}
List.sort {sl}
List.max {sl}
List.sortDescending {sl}
String.Join(",", {sl})
List.sortWith (fun a b -> String.CompareOrdinal(a, b)) {sl}
List.countBy id {sl}
''',
    'ranges': '''
looped {k} {p} {k}
looped {k} -2 {k}
looped {i} {i} {k}
seq { {l} .. {l} } |> Seq.truncate 4 |> Seq.toList
seq { {l} .. {l} .. {l} } |> Seq.truncate 4 |> Seq.toList
seq { {b} .. {b} .. {b} } |> Seq.truncate 5 |> Seq.toList
seq { {B} .. {B} .. {B} } |> Seq.truncate 5 |> Seq.toList
seq { {h} .. {h} .. {h} } |> Seq.truncate 5 |> Seq.toList
seq { {u} .. {u} .. {u} } |> Seq.truncate 5 |> Seq.toList
seq { {U} .. {U} .. {U} } |> Seq.truncate 5 |> Seq.toList
seq { {i} .. {i} .. {i} } |> Seq.truncate 5 |> Seq.toList
seq { {I} .. {I} .. {I} } |> Seq.truncate 5 |> Seq.toList
seq { {m} .. {m} .. {m} } |> Seq.truncate 5 |> Seq.toList
seq { {f} .. {f} .. {f} } |> Seq.truncate 5 |> Seq.toList
seq { {g} .. {g} .. {g} } |> Seq.truncate 5 |> Seq.toList
seq { {c} .. {c} } |> Seq.truncate 5 |> Seq.toList
seq { {hs} .. {hs} .. {hs} } |> Seq.truncate 5 |> Seq.toList
Seq.length (seq { {b} .. {b} .. {b} })
Seq.length (seq { {c} .. {c} })
[ {b} .. {b} ] |> List.length
[| {B} .. {B} |].Length
[ {h} .. {h} .. {h} ] |> List.length
[ {hs} .. {hs} .. {hs} ] |> List.length
(let r = ResizeArray() in (for x in {b} .. {b} do r.Add x); r.Count, Seq.truncate 3 r |> Seq.toList)
(let r = ResizeArray() in (for x in {b} .. {b} .. {b} do r.Add x); r.Count, Seq.truncate 3 r |> Seq.toList)
(let r = ResizeArray() in (for x in {B} .. {B} .. {B} do r.Add x); r.Count, Seq.truncate 3 r |> Seq.toList)
(let r = ResizeArray() in (for x in {h} .. {h} .. {h} do r.Add x); r.Count, Seq.truncate 3 r |> Seq.toList)
(let mutable n = 0 in (for _ in {c} .. {c} do n <- n + 1); n)
(let r = ResizeArray() in (for x in {l} .. Int64.MaxValue / 3L .. {l} do r.Add x); Seq.toList r)
(let r = ResizeArray() in (for x in {u} .. 1000000000u .. {u} do r.Add x); Seq.toList r)
(let r = ResizeArray() in (for x in {U} .. UInt64.MaxValue / 3UL .. {U} do r.Add x); Seq.toList r)
(let r = ResizeArray() in (for x in 0.0 .. 0.1 .. float {k} do r.Add x); Seq.length r, Seq.tryLast r)
(let r = ResizeArray() in (for x in {m} .. 1e28M .. {m} do r.Add x); Seq.toList r)
[ {k} .. {k} ] |> List.sum
[ {k} .. {i} .. {k} ] |> List.truncate 3
[ for x in {k} .. -1 .. -3 -> x * x ]
[ 'a' .. {c} ] |> List.truncate 3
[ 1I .. {I} .. 20I ] |> List.truncate 3
[ {f} .. 1.0 .. {f} ] |> List.isEmpty
seq { for x in 1 .. {k} do for y in x .. {k} do yield x, y } |> Seq.length
''',
}
