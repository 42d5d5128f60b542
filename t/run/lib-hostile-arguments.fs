// out: ins: System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: ins: System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: rem: System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: rr: System.ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: rr: System.ArgumentOutOfRangeException: index ('-5') must be a non-negative value. (Parameter 'index')
// out: Actual value was -5.
// out: rr: System.ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: item: System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: item: System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: hs: System.ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: hs: System.ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: hs: System.ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: hs: System.ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: hs: System.ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: arm 0 -1: System.ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')
// out: Actual value was -1.
// out: lrm 0 -1: [1; 2; 3]
// out: srm 0 -1: [1; 2; 3]
// out: arm -1 1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: lrm -1 1: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: srm -1 1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: arm 0 4: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: lrm 0 4: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: srm 0 4: []
// out: arm 1 -1: [|1; 1; 2; 3|]
// out: lrm 1 -1: [1; 2; 3]
// out: srm 1 -1: [1; 2; 3]
// out: arm 5 -1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: lrm 5 -1: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: srm 5 -1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: arm -1 -1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: lrm -1 -1: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: srm -1 -1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: arm 3 -1: [|1; 2; 3; 3|]
// out: lrm 3 -1: [1; 2; 3]
// out: srm 3 -1: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: arm 3 0: [|1; 2; 3|]
// out: lrm 3 0: [1; 2; 3]
// out: srm 3 0: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: arm 4 0: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: lrm 4 0: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: srm 4 0: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: arm 2 5: System.ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: lrm 2 5: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: srm 2 5: [1; 2]
// out: arm 2 -3: System.ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')
// out: Actual value was -1.
// out: lrm 2 -3: [1; 2; 3]
// out: srm 2 -3: [1; 2; 3]
// out: big: System.FormatException: The value could not be parsed.
// out: big: 12
// out: big: System.FormatException: The value could not be parsed.
// out: big: 12
// out: big: (true, 12)
// out: int: 12
// out: ts: 10675199.02:48:05.4775807
// out: ts: -10675199.02:48:05.4775808
// out: ts: System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: ts: System.ArgumentException: TimeSpan does not accept floating point Not-a-Number values. (Parameter 'factor')
// out: ts: 10675199.02:48:05.4775807
// out: ts: -10675199.02:48:05.4775808
// out: ts: 10675199.02:48:05.4775807
// out: ts: System.OverflowException: TimeSpan overflowed because the duration is too long.
// out: ts: 10675199.02:48:05.4775807
// out: u32: System.ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u32: System.ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u16: System.ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u8: System.ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: asc: System.ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32: System.ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: l1: System.ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u8: System.ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32: System.ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: min: "a"
// out: max: "b"
// out: min: <null>
// out: max: <null>
// out: min: <null>
// out: minby: "a"
// out: maxby: "b"
// out: min: "z"
// out: max: "z"
// out: min: <null>
// out: lmin: <null>
// out: a: System.ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: a: System.ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: a: [|1; 2; 3; 1; 2; 3|]
// out: a: System.ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')
// out: Actual value was -1.
// out: a: System.ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: b: 12
// out: b: System.FormatException: The value could not be parsed.
// out: b: System.ArgumentNullException: Value cannot be null. (Parameter 'value')
// Hostile arguments, as .NET answers them.
open System
open System.Linq
open System.Collections
let t name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s: %s: %s" name (e.GetType().FullName) e.Message
t "ins" (fun () -> ArrayList().Insert (5, box 1))
t "ins" (fun () -> ArrayList().Insert (-1, box 1))
t "rem" (fun () -> ArrayList().RemoveAt 5)
t "rr" (fun () -> ArrayList().RemoveRange (5, 1))
t "rr" (fun () -> ArrayList().RemoveRange (-5, 1))
t "rr" (fun () -> ArrayList().RemoveRange (0, -1))
t "item" (fun () -> (ArrayList()).[3])
t "item" (fun () -> (ArrayList()).[3] <- box 1)
t "hs" (fun () -> (null: int seq).ToHashSet ())
t "hs" (fun () -> (null: int seq).ToList ())
t "hs" (fun () -> (null: int seq).ToArray ())
t "hs" (fun () -> (null: int seq).ToDictionary id)
t "hs" (fun () -> (null: int seq).ToLookup id)
for i, n in [ 0, -1; -1, 1; 0, 4; 1, -1; 5, -1; -1, -1; 3, -1; 3, 0; 4, 0; 2, 5; 2, -3 ] do
    t (sprintf "arm %d %d" i n) (fun () -> Array.removeManyAt i n [| 1; 2; 3 |])
    t (sprintf "lrm %d %d" i n) (fun () -> List.removeManyAt i n [ 1; 2; 3 ])
    t (sprintf "srm %d %d" i n) (fun () -> Seq.removeManyAt i n (Seq.ofList [ 1; 2; 3 ]) |> Seq.toList)
t "big" (fun () -> bigint.Parse "1\0002")
t "big" (fun () -> bigint.Parse "12\000")
t "big" (fun () -> bigint.Parse "\000")
t "big" (fun () -> bigint.Parse "12\000\000")
t "big" (fun () -> bigint.TryParse "12\000")
t "int" (fun () -> Int32.Parse "12\000")
t "ts" (fun () -> TimeSpan.MaxValue * 1.0)
t "ts" (fun () -> TimeSpan.MinValue * 1.0)
t "ts" (fun () -> TimeSpan.MaxValue * 2.0)
t "ts" (fun () -> TimeSpan.MaxValue * nan)
t "ts" (fun () -> TimeSpan.MaxValue / 1.0)
t "ts" (fun () -> TimeSpan.MinValue / 1.0)
t "ts" (fun () -> TimeSpan.MaxValue.Multiply 1.0)
t "ts" (fun () -> TimeSpan 5L / 0.0)
t "ts" (fun () -> TimeSpan.FromDays 10675199.116730064)
t "u32" (fun () -> Text.Encoding.UTF32.GetByteCount (null: string))
t "u32" (fun () -> Text.Encoding.UTF32.GetBytes (null: string))
t "u16" (fun () -> Text.Encoding.Unicode.GetByteCount (null: string))
t "u8" (fun () -> Text.Encoding.UTF8.GetByteCount (null: string))
t "asc" (fun () -> Text.Encoding.ASCII.GetByteCount (null: string))
t "u32" (fun () -> Text.Encoding.UTF32.GetByteCount (null: char[]))
t "l1" (fun () -> Text.Encoding.Latin1.GetByteCount (null: string))
t "u8" (fun () -> Text.Encoding.UTF8.GetString (null: byte[]))
t "u32" (fun () -> Text.Encoding.UTF32.GetString (null: byte[]))
t "min" (fun () -> [ "b"; null; "a" ].Min ())
t "max" (fun () -> [ "b"; null; "a" ].Max ())
t "min" (fun () -> [ null; null ].Min<string> ())
t "max" (fun () -> ([ null ]: string list).Max ())
t "min" (fun () -> ([]: string list).Min ())
t "minby" (fun () -> [ "b"; null; "a" ].MinBy id)
t "maxby" (fun () -> [ "b"; null; "a" ].MaxBy id)
t "min" (fun () -> [ 3; 1 ].Min (fun x -> if x = 1 then null else "z"))
t "max" (fun () -> [ 3; 1 ].Max (fun x -> if x = 1 then null else "z"))
t "min" (fun () -> ([]: int list).Min (fun x -> "z"))
t "lmin" (fun () -> List.min [ "b"; null; "a" ])
t "a" (fun () -> Array.removeManyAt 4 -1 [| 1; 2; 3 |])
t "a" (fun () -> Array.removeManyAt 5 -2 [| 1; 2; 3 |])
t "a" (fun () -> Array.removeManyAt 3 -3 [| 1; 2; 3 |])
t "a" (fun () -> Array.removeManyAt 0 -1 ([||]: int[]))
t "a" (fun () -> Array.removeManyAt 1 -1 ([||]: int[]))
t "b" (fun () -> bigint.Parse "12 \000")
t "b" (fun () -> bigint.Parse "12\000 ")
t "b" (fun () -> bigint.Parse (null: string))
