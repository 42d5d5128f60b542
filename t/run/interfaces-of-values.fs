// out: -1 | -1 | -1
// out: Object must be of type Int32. | Object must be of type Int32. | Object must be of type Int32.
// out: 1 | 1 | 1
// out: -8 | -8 | -8
// out: Object must be of type Byte. | Object must be of type Byte. | Object must be of type Byte.
// out: -8 | -8 | -8
// out: -8 | -8 | -8
// out: -8 | -8 | -8
// out: -1 | -1 | -1
// out: -1 | -1 | -1
// out: -1 | -1 | -1
// out: -1 | -1 | -1
// out: Object must be of type IntPtr. | Object must be of type IntPtr. | Object must be of type IntPtr.
// out: -1 | -1 | -1
// out: -5 | -5 | -5
// out: Object must be of type Char. | Object must be of type Char. | Object must be of type Char.
// out: 1 | 1 | 1
// out: Object must be of type Boolean. | Object must be of type Boolean. | Object must be of type Boolean.
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: 0 | 0 | 0
// out: Object must be of type Double. | Object must be of type Double. | Object must be of type Double.
// out: Object must be of type Single. | Object must be of type Single. | Object must be of type Single.
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: 32 | 32 | 32
// out: Object must be of type String. | Object must be of type String. | Object must be of type String.
// out: -1 | -1 | -1
// out: Argument must be of type System.Tuple`2[System.Int32,System.Int32]. (Parameter 'other') | Argument must be of type System.Tuple`2[System.Int32,System.Int32]. (Parameter 'other') | Argument must be of type System.Tuple`2[System.Int32,System.Int32]. (Parameter 'other')
// out: 1 | 1 | 1
// out: Argument must be of type System.Tuple`3[System.Int32,System.Int32,System.Int32]. (Parameter 'other') | Argument must be of type System.Tuple`3[System.Int32,System.Int32,System.Int32]. (Parameter 'other') | Argument must be of type System.Tuple`3[System.Int32,System.Int32,System.Int32]. (Parameter 'other')
// out: -1 | -1 | -1
// out: Argument must be of type System.ValueTuple`2[System.Int32,System.Int32]. (Parameter 'other') | Argument must be of type System.ValueTuple`2[System.Int32,System.Int32]. (Parameter 'other') | Argument must be of type System.ValueTuple`2[System.Int32,System.Int32]. (Parameter 'other')
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: 1 | 1 | 1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: NullReferenceException | NullReferenceException | NullReferenceException
// out: -1 | -1 | -1
// out: Object must be of type Decimal. | Object must be of type Decimal. | Object must be of type Decimal.
// out: -1 | -1 | -1
// out: The parameter must be a BigInteger. (Parameter 'obj') | The parameter must be a BigInteger. (Parameter 'obj') | The parameter must be a BigInteger. (Parameter 'obj')
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: Object must be of type DateTime. | Object must be of type DateTime. | Object must be of type DateTime.
// out: -1 | -1 | -1
// out: Object must be of type TimeSpan. | Object must be of type TimeSpan. | Object must be of type TimeSpan.
// out: 0 | 0 | 0
// out: Object must be of type GUID. (Parameter 'value') | Object must be of type GUID. (Parameter 'value') | Object must be of type GUID. (Parameter 'value')
// out: Object must be of type DateTimeOffset. | Object must be of type DateTimeOffset. | Object must be of type DateTimeOffset.
// out: Object must be of type DateOnly. | Object must be of type DateOnly. | Object must be of type DateOnly.
// out: Object must be of type TimeOnly. | Object must be of type TimeOnly. | Object must be of type TimeOnly.
// out: -1 | -1 | -1
// out: Object must be of type Version. (Parameter 'version') | Object must be of type Version. (Parameter 'version') | Object must be of type Version. (Parameter 'version')
// out: -1 | -1 | -1
// out: Object must be the same type as the enum. The type passed in was 'System.Int32'; the enum type was 'System.DayOfWeek'. | Object must be the same type as the enum. The type passed in was 'System.Int32'; the enum type was 'System.DayOfWeek'. | Object must be the same type as the enum. The type passed in was 'System.Int32'; the enum type was 'System.DayOfWeek'.
// out: 1 | 1 | 1
// out: -1 | -1 | -1
// out: The two objects have different types and are not comparable. (Parameter 'obj') | The two objects have different types and are not comparable. (Parameter 'obj') | The two objects have different types and are not comparable. (Parameter 'obj')
// out: The two objects have different types and are not comparable. (Parameter 'obj') | The two objects have different types and are not comparable. (Parameter 'obj') | The two objects have different types and are not comparable. (Parameter 'obj')
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: -1 | -1 | -1
// out: InvalidCastException | InvalidCastException | InvalidCastException
// out: -1 | -1 | -1
// out: -1 1 0 -1
// out: 1 -1 0
// out: true false true true
// out: true false true
// out: 00FF 1.500 12.00 5
// out: 2020-01-02 1:02:03 a
// out: 10 1.25 3 100 2 Monday 00000000-0000-0000-0000-000000000000 
// out: abc 2
// out: 0 0 0 0 0 0 0 0 0 
// out: 9 c { x = 5
// out:   s = "" }
// out: -1 1
// out: ordered ordered not not not ordered not 
// out: -8 1 -1 -1
// out: -1 -1 -1 -1
// comparing through IComparable: of a type variable, of the interface, of an object
open System
type R = { x: int; s: string }
type U = A | B of int
[<NoComparison>]
type N = { f: int -> int }
[<Struct>]
type S = { v: int }
let c (x: 'a when 'a :> IComparable) (y: obj) =
    try string (x.CompareTo y)
    with
    | :? ArgumentException as e -> e.Message
    | e -> e.GetType().Name

let o (x: IComparable) (y: obj) =
    try string (x.CompareTo y)
    with
    | :? ArgumentException as e -> e.Message
    | e -> e.GetType().Name

let t (x: obj) (y: obj) =
    match x with
    | :? IComparable as k -> o k y
    | _ -> "none"

printfn "%s | %s | %s" (c 2 3) (o 2 3) (t 2 3)
printfn "%s | %s | %s" (c 2 3L) (o 2 3L) (t 2 3L)
printfn "%s | %s | %s" (c 2 null) (o 2 null) (t 2 null)
printfn "%s | %s | %s" (c 2uy 10uy) (o 2uy 10uy) (t 2uy 10uy)
printfn "%s | %s | %s" (c 2uy 10) (o 2uy 10) (t 2uy 10)
printfn "%s | %s | %s" (c 2y 10y) (o 2y 10y) (t 2y 10y)
printfn "%s | %s | %s" (c 2s 10s) (o 2s 10s) (t 2s 10s)
printfn "%s | %s | %s" (c 2us 10us) (o 2us 10us) (t 2us 10us)
printfn "%s | %s | %s" (c 2u 10u) (o 2u 10u) (t 2u 10u)
printfn "%s | %s | %s" (c 2L 10L) (o 2L 10L) (t 2L 10L)
printfn "%s | %s | %s" (c 2UL 10UL) (o 2UL 10UL) (t 2UL 10UL)
printfn "%s | %s | %s" (c 2n 10n) (o 2n 10n) (t 2n 10n)
printfn "%s | %s | %s" (c 2n 10) (o 2n 10) (t 2n 10)
printfn "%s | %s | %s" (c 2un 10un) (o 2un 10un) (t 2un 10un)
printfn "%s | %s | %s" (c 'a' 'f') (o 'a' 'f') (t 'a' 'f')
printfn "%s | %s | %s" (c 'a' 1) (o 'a' 1) (t 'a' 1)
printfn "%s | %s | %s" (c true false) (o true false) (t true false)
printfn "%s | %s | %s" (c true 1) (o true 1) (t true 1)
printfn "%s | %s | %s" (c 2.0 nan) (o 2.0 nan) (t 2.0 nan)
printfn "%s | %s | %s" (c nan 1.0) (o nan 1.0) (t nan 1.0)
printfn "%s | %s | %s" (c nan nan) (o nan nan) (t nan nan)
printfn "%s | %s | %s" (c 2.0 1) (o 2.0 1) (t 2.0 1)
printfn "%s | %s | %s" (c 2.0f 1) (o 2.0f 1) (t 2.0f 1)
printfn "%s | %s | %s" (c 2.0f 1.0f) (o 2.0f 1.0f) (t 2.0f 1.0f)
printfn "%s | %s | %s" (c "abc" "abd") (o "abc" "abd") (t "abc" "abd")
printfn "%s | %s | %s" (c "abc" "ABC") (o "abc" "ABC") (t "abc" "ABC")
printfn "%s | %s | %s" (c "abc" 'a') (o "abc" 'a') (t "abc" 'a')
printfn "%s | %s | %s" (c (1,2) (1,3)) (o (1,2) (1,3)) (t (1,2) (1,3))
printfn "%s | %s | %s" (c (1,2) 5) (o (1,2) 5) (t (1,2) 5)
printfn "%s | %s | %s" (c (1,2) null) (o (1,2) null) (t (1,2) null)
printfn "%s | %s | %s" (c (1,2,3) 5) (o (1,2,3) 5) (t (1,2,3) 5)
printfn "%s | %s | %s" (c (struct (1,2)) (struct (1,3))) (o (struct (1,2)) (struct (1,3))) (t (struct (1,2)) (struct (1,3)))
printfn "%s | %s | %s" (c (struct (1,2)) 5) (o (struct (1,2)) 5) (t (struct (1,2)) 5)
printfn "%s | %s | %s" (c [1] [2]) (o [1] [2]) (t [1] [2])
printfn "%s | %s | %s" (c [1] 2) (o [1] 2) (t [1] 2)
printfn "%s | %s | %s" (c [1] null) (o [1] null) (t [1] null)
printfn "%s | %s | %s" (c (Some 1) (Some 4)) (o (Some 1) (Some 4)) (t (Some 1) (Some 4))
printfn "%s | %s | %s" (c (Some 1) "a") (o (Some 1) "a") (t (Some 1) "a")
printfn "%s | %s | %s" (c (Some 1) null) (o (Some 1) null) (t (Some 1) null)
printfn "%s | %s | %s" (c (ValueSome 1) (ValueSome 4)) (o (ValueSome 1) (ValueSome 4)) (t (ValueSome 1) (ValueSome 4))
printfn "%s | %s | %s" (c (ValueSome 1) 4) (o (ValueSome 1) 4) (t (ValueSome 1) 4)
printfn "%s | %s | %s" (c { x = 1; s = "" } { x = 2; s = "" }) (o { x = 1; s = "" } { x = 2; s = "" }) (t { x = 1; s = "" } { x = 2; s = "" })
printfn "%s | %s | %s" (c { x = 1; s = "" } "q") (o { x = 1; s = "" } "q") (t { x = 1; s = "" } "q")
printfn "%s | %s | %s" (c { x = 1; s = "" } null) (o { x = 1; s = "" } null) (t { x = 1; s = "" } null)
printfn "%s | %s | %s" (c A (B 1)) (o A (B 1)) (t A (B 1))
printfn "%s | %s | %s" (c (B 3) (B 1)) (o (B 3) (B 1)) (t (B 3) (B 1))
printfn "%s | %s | %s" (c A "q") (o A "q") (t A "q")
printfn "%s | %s | %s" (c A null) (o A null) (t A null)
printfn "%s | %s | %s" (c { v = 1 } { v = 5 }) (o { v = 1 } { v = 5 }) (t { v = 1 } { v = 5 })
printfn "%s | %s | %s" (c { v = 1 } 5) (o { v = 1 } 5) (t { v = 1 } 5)
printfn "%s | %s | %s" (c { v = 1 } null) (o { v = 1 } null) (t { v = 1 } null)
printfn "%s | %s | %s" (c 1m 2m) (o 1m 2m) (t 1m 2m)
printfn "%s | %s | %s" (c 1m 2) (o 1m 2) (t 1m 2)
printfn "%s | %s | %s" (c 1I 2I) (o 1I 2I) (t 1I 2I)
printfn "%s | %s | %s" (c 1I 2) (o 1I 2) (t 1I 2)
printfn "%s | %s | %s" (c 1I null) (o 1I null) (t 1I null)
printfn "%s | %s | %s" (c DateTime.MinValue DateTime.MaxValue) (o DateTime.MinValue DateTime.MaxValue) (t DateTime.MinValue DateTime.MaxValue)
printfn "%s | %s | %s" (c DateTime.MinValue 1) (o DateTime.MinValue 1) (t DateTime.MinValue 1)
printfn "%s | %s | %s" (c TimeSpan.Zero TimeSpan.MaxValue) (o TimeSpan.Zero TimeSpan.MaxValue) (t TimeSpan.Zero TimeSpan.MaxValue)
printfn "%s | %s | %s" (c TimeSpan.Zero 1) (o TimeSpan.Zero 1) (t TimeSpan.Zero 1)
printfn "%s | %s | %s" (c Guid.Empty Guid.Empty) (o Guid.Empty Guid.Empty) (t Guid.Empty Guid.Empty)
printfn "%s | %s | %s" (c Guid.Empty 1) (o Guid.Empty 1) (t Guid.Empty 1)
printfn "%s | %s | %s" (c DateTimeOffset.MinValue 1) (o DateTimeOffset.MinValue 1) (t DateTimeOffset.MinValue 1)
printfn "%s | %s | %s" (c DateOnly.MinValue 1) (o DateOnly.MinValue 1) (t DateOnly.MinValue 1)
printfn "%s | %s | %s" (c TimeOnly.MinValue 1) (o TimeOnly.MinValue 1) (t TimeOnly.MinValue 1)
printfn "%s | %s | %s" (c (Version "1.2") (Version "1.3")) (o (Version "1.2") (Version "1.3")) (t (Version "1.2") (Version "1.3"))
printfn "%s | %s | %s" (c (Version "1.2") 1) (o (Version "1.2") 1) (t (Version "1.2") 1)
printfn "%s | %s | %s" (c DayOfWeek.Monday DayOfWeek.Friday) (o DayOfWeek.Monday DayOfWeek.Friday) (t DayOfWeek.Monday DayOfWeek.Friday)
printfn "%s | %s | %s" (c DayOfWeek.Monday 1) (o DayOfWeek.Monday 1) (t DayOfWeek.Monday 1)
printfn "%s | %s | %s" (c DayOfWeek.Monday null) (o DayOfWeek.Monday null) (t DayOfWeek.Monday null)
printfn "%s | %s | %s" (c (Map.ofList [(1,2)]) (Map.ofList [(1,3)])) (o (Map.ofList [(1,2)]) (Map.ofList [(1,3)])) (t (Map.ofList [(1,2)]) (Map.ofList [(1,3)]))
printfn "%s | %s | %s" (c (Map.ofList [(1,2)]) 1) (o (Map.ofList [(1,2)]) 1) (t (Map.ofList [(1,2)]) 1)
printfn "%s | %s | %s" (c (Map.ofList [(1,2)]) null) (o (Map.ofList [(1,2)]) null) (t (Map.ofList [(1,2)]) null)
printfn "%s | %s | %s" (c (set [1]) (set [2])) (o (set [1]) (set [2])) (t (set [1]) (set [2]))
printfn "%s | %s | %s" (c (set [1]) 1) (o (set [1]) 1) (t (set [1]) 1)
printfn "%s | %s | %s" (c (Ok 1 : Result<int,int>) (Ok 2 : Result<int,int>)) (o (Ok 1 : Result<int,int>) (Ok 2 : Result<int,int>)) (t (Ok 1 : Result<int,int>) (Ok 2 : Result<int,int>))
printfn "%s | %s | %s" (c (Choice1Of2 1 : Choice<int,int>) 2) (o (Choice1Of2 1 : Choice<int,int>) 2) (t (Choice1Of2 1 : Choice<int,int>) 2)
printfn "%s | %s | %s" (c (ref 1) (ref 2)) (o (ref 1) (ref 2)) (t (ref 1) (ref 2))

let sign (x: #IComparable<'a>) (y: 'a) = sign (x.CompareTo y)
let same (x: #IEquatable<'a>) (y: 'a) = x.Equals y
let text (x: #IFormattable) (f: string) = x.ToString(f, null)
printfn "%d %d %d %d" (sign 1 2) (sign "b" "a") (sign 1.5 1.5) (sign 'a' 'b')
printfn "%d %d %d" (sign { x = 2; s = "" } { x = 1; s = "" }) (sign A (B 1)) (sign (struct (1, 2)) (struct (1, 2)))
printfn "%b %b %b %b" (same 1 1) (same "a" "b") (same nan nan) (same { x = 1; s = "" } { x = 1; s = "" })
printfn "%b %b %b" (same (B 1) (B 1)) (same { v = 1 } { v = 2 }) (same 1m 1.0m)
printfn "%s %s %s %s" (text 255 "X4") (text 1.5 "F3") (text 12m "N2") (text DayOfWeek.Friday "D")
printfn "%s %s %s" (text (DateTime(2020, 1, 2)) "yyyy-MM-dd") (text (TimeSpan(1, 2, 3)) "g") (text 'a' "")
let texts: IFormattable list = [ 10; 1.25; 3uy; 100L; 2I; DayOfWeek.Monday; Guid.Empty ]
for x in texts do
    printf "%s " (x.ToString(null, null))
printfn ""
printfn "%s %s" (string (("abc" :> ICloneable).Clone())) (string ((([| 1; 2 |] :> ICloneable).Clone() :?> int[]).Length))
let ordered: IComparable list = [ 3; "x"; 2.5; 'c'; (1, 2); [ 1 ]; Some 3; { x = 1; s = "q" }; B 2 ]
for x in ordered do
    printf "%d " (x.CompareTo x)
printfn ""
let largest (xs: 'a list when 'a :> IComparable<'a>) = xs |> List.reduce (fun a b -> if a.CompareTo b < 0 then b else a)
printfn "%d %s %A" (largest [ 3; 9; 4 ]) (largest [ "b"; "c"; "a" ]) (largest [ { x = 1; s = "" }; { x = 5; s = "" } ])
[<AllowNullLiteral>]
type Box<'t when 't :> IComparable>(item: 't) =
    member _.Item = item
    override _.Equals other = match other with :? Box<'t> as b -> item.CompareTo(box b.Item) = 0 | _ -> false
    override _.GetHashCode() = 0
    interface IComparable with
        member _.CompareTo other =
            match other with
            | :? Box<'t> as b -> item.CompareTo(box b.Item)
            | _ -> invalidArg "other" "no box"
printfn "%d %d" ((Box 3 :> IComparable).CompareTo(Box 4)) ((Box "b" :> IComparable).CompareTo(Box "a"))
let (|Ordered|_|) (o: obj) = match o with :? IComparable as c -> Some c | _ -> None
for o in ([ 1; "a"; id; [| 1 |]; null; [ 1 ]; obj () ]: obj list) do
    match o with
    | Ordered _ -> printf "ordered "
    | _ -> printf "not "
printfn ""
printfn "%d %d %d %d" ((2uy).CompareTo 10uy) ((2).CompareTo(box 1)) ("abc".CompareTo(box "abd")) (DayOfWeek.Monday.CompareTo(box DayOfWeek.Friday))
printfn "%d %d %d %d" ((1m).CompareTo(box 2m)) ((1I).CompareTo(box 2I)) ((struct (1, 2)).CompareTo(struct (1, 3))) ((1L).CompareTo 3)
