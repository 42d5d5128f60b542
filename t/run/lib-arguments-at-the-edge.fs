// out: 0 << max: 0
// out: 0 << min: 0
// out: 0 >> max: 0
// out: 0 >> min: 0
// out: 1 >> min: System.OverflowException: Arithmetic operation resulted in an overflow.
// out: -1 >> max: -1
// out: -1 << min: -1
// out: 5 << max: System.OverflowException: Arithmetic operation resulted in an overflow.
// out: 5 >> -max: System.OverflowException: Arithmetic operation resulted in an overflow.
// out: 2 ^ max: System.OverflowException: Arithmetic operation resulted in an overflow.
// out: 1 ^ max: 1
// out: -1 ^ max: -1
// out: 0 ^ max: 0
// out: removeAt: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeAt 1: [3; 5]
// out: removeAt -1: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: removeManyAt: [3; 4]
// out: insertManyAt: System.ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: insertManyAt end: [1; 8; 9]
// out: invalidArg: System.ArgumentException: Value does not fall within the expected range.
// out: invalidArg p: System.ArgumentException: Value does not fall within the expected range. (Parameter 'p')
// out: not here: System.PlatformNotSupportedException: Operation is not supported on this platform.
// out: too long: System.IO.PathTooLongException: The specified file name or path is too long, or a component of the specified path is too long.
// out: true true
// out: ['￾'; '￾'; 'A'; '￾']
// out: true true false
// out: high: System.ArgumentNullException: Value cannot be null. (Parameter 's')
// out: low: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: surrogate: false
// out: pair: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: N: System.FormatException: Format specifier was invalid.
// out: X: System.FormatException: Format specifier was invalid.
// out: D: "00015"
// out: no specifier: "N999999999x"
// out: 97 -97 -97 97
// out: 3 -3 3
// out: -1 1 -1 0
// out: Contains: System.ArgumentException: The string comparison type passed in is currently not supported. (Parameter 'comparisonType')
// out: Equals: System.ArgumentException: The string comparison type passed in is currently not supported. (Parameter 'comparisonType')
// out: Compare: System.ArgumentException: The string comparison type passed in is currently not supported. (Parameter 'comparisonType')
// out: StartsWith: System.ArgumentException: The string comparison type passed in is currently not supported. (Parameter 'comparisonType')
// out: Intern: System.ArgumentNullException: Value cannot be null. (Parameter 'str')
// out: Join: "b;c"
// out: Join -1: System.ArgumentOutOfRangeException: startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')
// out: Actual value was -1.
// out: Join null: System.ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: AppendFormat: System.ArgumentNullException: Value cannot be null. (Parameter 'args')
// out: AppendJoin: System.ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: AppendJoin 2: System.ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: AppendJoin 3: System.ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: AppendJoin 4: "x1,a,2.51 2p-q"
// out: Insert: "x"
// out: Insert -1: System.ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: (-0.0, -1.5f, -5)
// out: -min: System.OverflowException: Arithmetic operation resulted in an overflow.
// Arguments at the edge of what functions take: counts and indices of 32 bits, nulls, options that are none.
open System
open System.Text
let t n f = try printfn "%s: %A" n (f ()) with e -> printfn "%s: %s: %s" n (e.GetType().FullName) e.Message
let nul: string = null
// shifts and powers
t "0 << max" (fun () -> 0I <<< Int32.MaxValue)
t "0 << min" (fun () -> 0I <<< Int32.MinValue)
t "0 >> max" (fun () -> 0I >>> Int32.MaxValue)
t "0 >> min" (fun () -> 0I >>> Int32.MinValue)
t "1 >> min" (fun () -> 1I >>> Int32.MinValue)
t "-1 >> max" (fun () -> -1I >>> Int32.MaxValue)
t "-1 << min" (fun () -> -1I <<< Int32.MinValue)
t "5 << max" (fun () -> 5I <<< Int32.MaxValue)
t "5 >> -max" (fun () -> 5I >>> -Int32.MaxValue)
t "2 ^ max" (fun () -> bigint.Pow(2I, Int32.MaxValue).IsZero)
t "1 ^ max" (fun () -> pown 1I Int32.MaxValue)
t "-1 ^ max" (fun () -> pown -1I Int32.MaxValue)
t "0 ^ max" (fun () -> pown 0I Int32.MaxValue)
// lists
t "removeAt" (fun () -> List.removeAt Int32.MaxValue [ 3 ])
t "removeAt 1" (fun () -> List.removeAt 1 [ 3; 4; 5 ])
t "removeAt -1" (fun () -> List.removeAt -1 [ 3; 4; 5 ])
t "removeManyAt" (fun () -> List.removeManyAt 1 Int32.MaxValue [ 3; 4 ])
t "insertManyAt" (fun () -> List.insertManyAt 3 (null: seq<int>) [ 1 ])
t "insertManyAt end" (fun () -> List.insertManyAt 1 [ 8; 9 ] [ 1 ])
// exceptions
t "invalidArg" (fun () -> (invalidArg nul nul: int))
t "invalidArg p" (fun () -> (invalidArg "p" null: int))
t "not here" (fun () -> (raise (PlatformNotSupportedException()): int))
t "too long" (fun () -> (raise (IO.PathTooLongException()): int))
printfn "%b %b" (box (PlatformNotSupportedException()) :? NotSupportedException) (box (IO.PathTooLongException()) :? IO.IOException)
// characters
printfn "%A" [ char -2.5; char -2; char 65.9f; char -2.5f ]
printfn "%b %b %b" (Char.IsBetween('9', '9', '\000')) (Char.IsBetween('b', 'a', 'c')) (Char.IsBetween('d', 'a', 'c'))
t "high" (fun () -> Char.IsHighSurrogate(nul, 1))
t "low" (fun () -> Char.IsLowSurrogate("a", 1))
t "surrogate" (fun () -> Char.IsSurrogate("a", 0))
t "pair" (fun () -> Char.IsSurrogatePair("a", -1))
// formats
t "N" (fun () -> (1.0).ToString "N1000000000")
t "X" (fun () -> (15).ToString "X1000000000")
t "D" (fun () -> (15).ToString "D00000000000005")
t "no specifier" (fun () -> (1.0).ToString "N999999999x")
// texts
printfn "%d %d %d %d" (compare "abc" "") (compare "" "abc") (String.CompareOrdinal("", "abc")) (String.Compare("abc", "", StringComparison.Ordinal))
printfn "%d %d %d" (String.Compare("abc", "")) ("".CompareTo "abc") (String.Compare("abc", "", StringComparison.OrdinalIgnoreCase))
printfn "%d %d %d %d" (compare nul "a") (compare "a" nul) (compare nul "") (String.CompareOrdinal(nul, nul))
let odd = enum<StringComparison> 99
t "Contains" (fun () -> "abc".Contains("b", odd))
t "Equals" (fun () -> "abc".Equals("b", odd))
t "Compare" (fun () -> String.Compare("a", "b", odd))
t "StartsWith" (fun () -> "abc".StartsWith("b", odd))
t "Intern" (fun () -> String.Intern nul)
t "Join" (fun () -> String.Join(';', [| "a"; "b"; "c" |], 1, 2))
t "Join -1" (fun () -> String.Join(';', [| "a"; "b"; "c" |], -1, 2))
t "Join null" (fun () -> String.Join(';', (null: string[]), 0, 0))
let b () = StringBuilder "x"
t "AppendFormat" (fun () -> b().AppendFormat("{0}", (null: obj[])))
t "AppendJoin" (fun () -> b().AppendJoin(';', (null: string[])))
t "AppendJoin 2" (fun () -> b().AppendJoin(nul, (null: obj[])))
t "AppendJoin 3" (fun () -> b().AppendJoin(",", (null: seq<int>)))
t "AppendJoin 4" (fun () -> b().AppendJoin(',', 1, "a", 2.5).AppendJoin(" ", box 1, box 2).AppendJoin('-', [| "p"; "q" |]).ToString())
t "Insert" (fun () -> b().Insert(1, (null: char[])).ToString())
t "Insert -1" (fun () -> b().Insert(-1, (null: char[])).ToString())
printfn "%A" (Checked.(~-) 0.0, Checked.(~-) 1.5f, Checked.(~-) 5)
t "-min" (fun () -> Checked.(~-) Int32.MinValue)
