// out: int            IC<T> 1 IE<T> 1
// out: int            1 1 . .
// out: byte           IC<T> 1 IE<T> 1
// out: byte           1 1 . .
// out: sbyte          IC<T> 1 IE<T> 1
// out: sbyte          1 1 . .
// out: int16          IC<T> 1 IE<T> 1
// out: int16          1 1 . .
// out: uint16         IC<T> 1 IE<T> 1
// out: uint16         1 1 . .
// out: uint           IC<T> 1 IE<T> 1
// out: uint           1 1 . .
// out: int64          IC<T> 1 IE<T> 1
// out: int64          1 1 . .
// out: uint64         IC<T> 1 IE<T> 1
// out: uint64         1 1 . .
// out: nativeint      IC<T> 1 IE<T> 1
// out: nativeint      1 1 . .
// out: unativeint     IC<T> 1 IE<T> 1
// out: unativeint     1 1 . .
// out: float          IC<T> 1 IE<T> 1
// out: float          1 1 . .
// out: float32        IC<T> 1 IE<T> 1
// out: float32        1 1 . .
// out: bool           IC<T> 1 IE<T> 1
// out: bool           1 . . .
// out: char           IC<T> 1 IE<T> 1
// out: char           1 1 . .
// out: string         IC<T> 1 IE<T> 1
// out: string         1 . 1 .
// out: decimal        IC<T> 1 IE<T> 1
// out: decimal        1 1 . .
// out: bigint         IC<T> 1 IE<T> 1
// out: bigint         1 1 . .
// out: DateTime       IC<T> 1 IE<T> 1
// out: DateTime       1 1 . .
// out: TimeSpan       IC<T> 1 IE<T> 1
// out: TimeSpan       1 1 . .
// out: Guid           IC<T> 1 IE<T> 1
// out: Guid           1 1 . .
// out: DTO            IC<T> 1 IE<T> 1
// out: DTO            1 1 . .
// out: DateOnly       IC<T> 1 IE<T> 1
// out: DateOnly       1 1 . .
// out: TimeOnly       IC<T> 1 IE<T> 1
// out: TimeOnly       1 1 . .
// out: Complex        IC<T> . IE<T> 1
// out: Complex        . 1 . .
// out: enum           IC<T> . IE<T> .
// out: enum           1 1 . .
// out: tuple          IC<T> . IE<T> .
// out: tuple          1 . . .
// out: stuple         IC<T> 1 IE<T> 1
// out: stuple         1 . . .
// out: list           IC<T> 1 IE<T> 1
// out: list           1 . . .
// out: listf          IC<T> 1 IE<T> 1
// out: listf          1 . . .
// out: option         IC<T> 1 IE<T> 1
// out: option         1 . . .
// out: optionf        IC<T> 1 IE<T> 1
// out: optionf        1 . . .
// out: voption        IC<T> 1 IE<T> 1
// out: voption        1 . . .
// out: Result         IC<T> 1 IE<T> 1
// out: Result         1 . . .
// out: Choice         IC<T> 1 IE<T> 1
// out: Choice         1 . . .
// out: ref            IC<T> 1 IE<T> 1
// out: ref            1 . . .
// out: array          IC<T> . IE<T> .
// out: array          . . 1 .
// out: R              IC<T> 1 IE<T> 1
// out: R              1 . . .
// out: U              IC<T> 1 IE<T> 1
// out: U              1 . . .
// out: N              IC<T> . IE<T> 1
// out: N              . . . .
// out: NE             IC<T> . IE<T> .
// out: NE             . . . .
// out: RE             IC<T> . IE<T> .
// out: RE             . . . .
// out: F              IC<T> . IE<T> .
// out: F              . . . .
// out: S              IC<T> 1 IE<T> 1
// out: S              1 . . .
// out: SS             IC<T> 1 IE<T> 1
// out: SS             1 . . .
// out: K              IC<T> . IE<T> .
// out: K              . . . .
// out: Ex             IC<T> . IE<T> .
// out: Ex             . . . .
// out: exn            IC<T> . IE<T> .
// out: exn            . . . .
// out: CE             IC<T> . IE<T> .
// out: CE             . . . .
// out: G              IC<T> 1 IE<T> 1
// out: G              1 . . .
// out: Gf             IC<T> 1 IE<T> 1
// out: Gf             1 . . .
// out: anon           IC<T> 1 IE<T> 1
// out: anon           1 . . .
// out: fun            IC<T> . IE<T> .
// out: fun            . . . .
// out: Map            IC<T> . IE<T> .
// out: Map            1 . . .
// out: Set            IC<T> . IE<T> .
// out: Set            1 . . .
// out: List           IC<T> . IE<T> .
// out: List           . . . .
// out: Dictionary     IC<T> . IE<T> .
// out: Dictionary     . . . .
// out: HashSet        IC<T> . IE<T> .
// out: HashSet        . . . .
// out: Queue          IC<T> . IE<T> .
// out: Queue          . . . .
// out: Stack          IC<T> . IE<T> .
// out: Stack          . . . .
// out: LinkedList     IC<T> . IE<T> .
// out: LinkedList     . . . .
// out: KVP            IC<T> . IE<T> .
// out: KVP            . . . .
// out: lazy           IC<T> . IE<T> .
// out: lazy           . . . .
// out: SB             IC<T> . IE<T> .
// out: SB             . . . .
// out: Random         IC<T> . IE<T> .
// out: Random         . . . .
// out: async          IC<T> . IE<T> .
// out: async          . . . .
// out: SortedDict     IC<T> . IE<T> .
// out: SortedDict     . . . .
// out: SortedSet      IC<T> . IE<T> .
// out: SortedSet      . . . .
// out: StringWriter   IC<T> . IE<T> .
// out: StringWriter   . . . 1
// which objects are IComparable<T>, IEquatable<T>, IComparable, IFormattable, ICloneable
open System
open System.Collections
open System.Collections.Generic
type R = { x: int; s: string }
type U = A | B of int
[<NoComparison>]
type N = { f: int }
[<NoEquality; NoComparison>]
type NE = { f2: int }
[<ReferenceEquality>]
type RE = { f3: int }
type F = { f4: int -> int }
[<Struct>]
type S = { v: int }
[<Struct>]
type SS = val mutable q: int
type K() = class end
exception Ex of int
type E = P = 1 | Q = 2
type D = delegate of int -> int
[<CustomEquality; NoComparison>]
type CE = { f5: int } with
    override _.Equals(_) = true
    override _.GetHashCode() = 1
type G<'a> = { g: 'a }
type NF = { nn: obj }
let t (name: string) (o: obj) =
    let b x = if x then "1" else "."
    printfn "%-14s %s" name (String.Join(" ", [| b (o :? IComparable); b (o :? IFormattable); b (o :? ICloneable); b (o :? IDisposable) |]))
let u<'T> (name: string) (o: 'T) =
    let b x = if x then "1" else "."
    let q = box o
    printfn "%-14s IC<T> %s IE<T> %s" name (b (q :? IComparable<'T>)) (b (q :? IEquatable<'T>))
    t name q
u "int" 1
u "byte" 1uy
u "sbyte" 1y
u "int16" 1s
u "uint16" 1us
u "uint" 1u
u "int64" 1L
u "uint64" 1UL
u "nativeint" 1n
u "unativeint" 1un
u "float" 1.0
u "float32" 1.0f
u "bool" true
u "char" 'a'
u "string" "a"
u "decimal" 1m
u "bigint" 1I
u "DateTime" DateTime.Now
u "TimeSpan" TimeSpan.Zero
u "Guid" Guid.Empty
u "DTO" DateTimeOffset.Now
u "DateOnly" DateOnly.MinValue
u "TimeOnly" TimeOnly.MinValue
u "Complex" (System.Numerics.Complex(1.0, 2.0))
u "enum" E.P
u "tuple" (1,2)
u "stuple" (struct (1,2))
u "list" [1]
u "listf" [(id:int->int)]
u "option" (Some 1)
u "optionf" (Some (id:int->int))
u "voption" (ValueSome 1)
u "Result" (Ok 1 : Result<int,int>)
u "Choice" (Choice1Of2 1 : Choice<int,int>)
u "ref" (ref 1)
u "array" [|1|]
u "R" {x=1;s=""}
u "U" (B 1)
u "N" {f=1}
u "NE" {f2=1}
u "RE" {f3=1}
u "F" {f4=id}
u "S" {v=1}
u "SS" (SS())
u "K" (K())
u "Ex" (Ex 1)
u "exn" (exn "a")
u "CE" {f5=1}
u "G" {g=1}
u "Gf" {g=(id:int->int)}
u "anon" {| a = 1 |}
u "fun" (id:int->int)
u "Map" (Map.ofList [(1,2)])
u "Set" (set [1])
u "List" (List<int>())
u "Dictionary" (Dictionary<int,int>())
u "HashSet" (HashSet<int>())
u "Queue" (Queue<int>())
u "Stack" (Stack<int>())
u "LinkedList" (LinkedList<int>())
u "KVP" (KeyValuePair(1,2))
u "lazy" (lazy 1)
u "SB" (Text.StringBuilder())
u "Random" (Random())
u "async" (async { return 1 })
u "SortedDict" (SortedDictionary<int,int>())
u "SortedSet" (SortedSet<int>())
u "StringWriter" (new IO.StringWriter())
