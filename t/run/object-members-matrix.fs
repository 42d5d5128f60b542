// out: static Equals: 1 1 1
// out: obj.Equals: 1 1 1 0 1
// out: RefEq: 1 1 0
// out: RefEq2: 1 1
// out: int: 1 | Int32
// out: byte: 1 | Byte
// out: float: 1.5 | Double
// out: float32: 1.5 | Single
// out: decimal: 1.50 | Decimal
// out: char: c | Char
// out: bool: True | Boolean
// out: string: str | String
// out: bigint: 12 | BigInteger
// out: list: [1; 2] | FSharpList`1
// out: array: System.Int32[] | Int32[]
// out: option: Some(1) | FSharpOption`1
// out: tuple: (1, a) | Tuple`2
// out: stuple: (1, a) | ValueTuple`2
// out: R: { x = 1
// out:   s = "q" } | R
// out: S: { v = 1 } | S
// out: KE: KE1 | KE
// out: E: P | E
// out: exn: System.Exception: m | Exception
// out: Map: map [(1, 2)] | FSharpMap`2
// out: Set: set [1] | FSharpSet`1
// out: List: System.Collections.Generic.List`1[System.Int32] | List`1
// out: Dict: System.Collections.Generic.Dictionary`2[System.Int32,System.Int32] | Dictionary`2
// out: ref: Microsoft.FSharp.Core.FSharpRef`1[System.Int32] | FSharpRef`1
// out: voption: 1 | FSharpValueOption`1
// out: Result: Microsoft.FSharp.Core.FSharpResult`2[System.Int32,System.String] | FSharpResult`2
// out: DayOfWeek: Friday | DayOfWeek
// out: TimeSpan: 01:02:03 | TimeSpan
// out: Guid: 00000000-0000-0000-0000-000000000000 | Guid
// out: DateTime: 01/02/2020 00:00:00 | DateTime
// out: Version: 1.2 | Version
// out: KVP: [1, 2] | KeyValuePair`2
// out: array2: System.Int32[,] | Int32[,]
// out: SB: x | StringBuilder
// out: Nullable: 3 | Int32
// out: lazy: Value is not created. | Lazy`1
// out: HashSet: System.Collections.Generic.HashSet`1[System.Int32] | HashSet`1
// out: int 1 1 1
// out: str 1 1 1
// out: list 1 1 1
// out: tuple 1 1 1
// out: R 1 1 1
// out: U 1 1 1
// out: KE 1 1 1
// out: opt 1 1 1
// out: E 1 1 1
// out: float 1 1 1
// out: map 1 1 1
// out: set 1 1 1
// out: Ex 1 1 1
// out: dt 1 1 1
// out: anon 1 1 1
// out: 0 1 1
// out: 0 0
// out: System.Int32 String FSharpList`1
// out: B 1 { x = 1
// out:   s = "q" }
// out: System.Object Object 1 0
// out: 1 0
// what every object has, over kinds of types: Equals, GetHashCode, ToString, GetType().Name; R.Equals (a, b)
open System
open System.Collections.Generic
type R = { x: int; s: string }
type U = A | B of int
[<Struct>]
type S = { v: int }
type K(n: int) =
    member _.N = n
type KE(n: int) =
    member _.N = n
    override _.Equals o = match o with :? KE as k -> k.N = n | _ -> false
    override _.GetHashCode() = n
    override _.ToString() = "KE" + string n
type E = P = 1 | Q = 2
exception Ex of int
type I = abstract M: int
type T1(n: int) = class end
let b x = if x then "1" else "0"
printfn "static Equals: %s %s %s" (b (T1.Equals(1, 1))) (b (R.Equals({ x = 1; s = "" }, { x = 1; s = "" }))) (b (KE.Equals(KE 1, KE 1)))
printfn "obj.Equals: %s %s %s %s %s" (b (obj.Equals(1, 1))) (b (obj.Equals("a", "a"))) (b (obj.Equals(null, null))) (b (obj.Equals(1, 1L))) (b (Object.Equals([ 1 ], [ 1 ])))
printfn "RefEq: %s %s %s" (b (obj.ReferenceEquals(null, null))) (b (let k = K 1 in obj.ReferenceEquals(k, k))) (b (Object.ReferenceEquals(K 1, K 1)))
printfn "RefEq2: %s %s" (b (let l = [ 1 ] in Object.ReferenceEquals(l, l))) (b (LanguagePrimitives.PhysicalEquality "a" "a"))
let show (name: string) (o: obj) =
    printfn "%s: %s | %s" name (o.ToString()) (o.GetType().Name)
show "int" 1
show "byte" 1uy
show "float" 1.5
show "float32" 1.5f
show "decimal" 1.50m
show "char" 'c'
show "bool" true
show "string" "str"
show "bigint" 12I
show "list" [ 1; 2 ]
show "array" [| 1 |]
show "option" (Some 1)
show "tuple" (1, "a")
show "stuple" (struct (1, "a"))
show "R" { x = 1; s = "q" }
show "S" { v = 1 }
show "KE" (KE 1)
show "E" E.P
show "exn" (Exception "m")
show "Map" (Map.ofList [ (1, 2) ])
show "Set" (set [ 1 ])
show "List" (List<int> [ 1 ])
show "Dict" (Dictionary<int, int>())
show "ref" (ref 1)
show "voption" (ValueSome 1)
show "Result" (Ok 1: Result<int, string>)
show "DayOfWeek" DayOfWeek.Friday
show "TimeSpan" (TimeSpan(1, 2, 3))
show "Guid" Guid.Empty
show "DateTime" (DateTime(2020, 1, 2))
show "Version" (Version "1.2")
show "KVP" (KeyValuePair(1, 2))
show "array2" (Array2D.zeroCreate<int> 1 1)
show "SB" (Text.StringBuilder "x")
show "Nullable" (Nullable 3)
show "lazy" (lazy 1)
show "HashSet" (HashSet<int>())
let h (name: string) (x: 'a) (y: 'a) = printfn "%s %s %s %s" name (b (x.Equals y)) (b (x.Equals(box y))) (b (x.GetHashCode() = y.GetHashCode()))
h "int" 1 1
h "str" "a" "a"
h "list" [ 1 ] [ 1 ]
h "tuple" (1, 2) (1, 2)
h "R" { x = 1; s = "q" } { x = 1; s = "q" }
h "U" (B 1) (B 1)
h "KE" (KE 1) (KE 1)
h "opt" (Some 1) (Some 1)
h "E" E.P E.P
h "float" nan nan
h "map" (Map.ofList [ (1, 2) ]) (Map.ofList [ (1, 2) ])
h "set" (set [ 1 ]) (set [ 1 ])
h "Ex" (Ex 1) (Ex 1)
h "dt" DateTime.MinValue DateTime.MinValue
h "anon" {| a = 1 |} {| a = 1 |}
printfn "%s %s %s" (b ((1).Equals 1L)) (b ((box 1).Equals(box 1))) (b ((1).Equals(box 1)))
printfn "%s %s" (b ("a".Equals(box 'a'))) (b ((K 1).Equals(K 1)))
printfn "%s %s %s" ((5).GetType().FullName) ("a".GetType().Name) ([ 1 ].GetType().Name)
printfn "%s %s" ((B 1).ToString()) ({ x = 1; s = "q" }.ToString())
let o = obj ()
printfn "%s %s %s %s" (o.ToString()) (o.GetType().Name) (b (o.Equals o)) (b (o.Equals(obj ())))
let arr = [| 1 |]
printfn "%s %s" (b (arr.Equals arr)) (b (arr.Equals [| 1 |]))
