// out: 4 2 3 4
// out: IndexOutOfRangeException: Array does not have that many dimensions.
// out: 12 123
// out: 77 88
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: [|5; 3; 9; 1|] true false
// out: 3 -3 -1
// out: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: [|0; 0; 3; 5; 9|]
// out: [|0; 3; 5; 9; 9|]
// out: ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: true
// out: [|4; 1; 2; 3; 0|] [|"four"; "one"; "two"; "three"; "zero"|]
// out: [|4; 3; 2; 1; 0|] [|"four"; "three"; "two"; "one"; "zero"|]
// out: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: ArgumentNullException: Value cannot be null. (Parameter 'keys')
// out: [|4; 3; 2; 1; 0|] [|"zero"; "one"; "two"; "three"; "four"|]
// out: [|1uy|] [|0uy|] [|65uy; 0uy|]
// out: [|254uy; 255uy|] [|52uy; 18uy|]
// out: [|0uy; 0uy; 0uy; 0uy; 0uy; 0uy; 0uy; 128uy|] [|120uy; 86uy; 52uy; 18uy|]
// out: 2147483648 A 9223372036854775807
// out: 2147483648 1.5
// out: ArgumentException: The array starting from the specified index is not long enough to read a value of the specified type. (Parameter 'value')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: true false false
// out: 9223372036854775808 1
// out: 8 0 0
// out: 3 64
// System.Array's members on arrays of one and more ranks; BitConverter and BitOperations of each type.
module Program
open System
open System.Collections
open System.Collections.Generic
open System.Numerics

let text f = try sprintf "%A" (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")
let a = [| 5; 3; 9; 1 |]
let m = Array2D.init 2 3 (fun i j -> 10 * i + j)
let c = Array3D.init 2 3 4 (fun i j k -> 100 * i + 10 * j + k)
printfn "%d %d %d %d" (a.GetLongLength 0) (m.GetLongLength 0) (m.GetLongLength 1) (c.GetLongLength 2)
printfn "%s" (text (fun () -> a.GetLongLength 1))
printfn "%A %A" (m.GetValue(1, 2)) (c.GetValue(1, 2, 3))
m.SetValue(box 77, 0, 1)
c.SetValue(box 88, 0, 1, 2)
printfn "%d %d" m.[0, 1] c.[0, 1, 2]
printfn "%s" (text (fun () -> m.GetValue(2, 0)))
printfn "%s" (text (fun () -> c.GetValue(0, 0, 4)))
printfn "%s" (text (fun () -> m.SetValue(box 1, 0, -1)))
a.Initialize()
printfn "%A %b %b" a a.IsFixedSize a.IsSynchronized
let sorted = [| 1; 3; 5; 9; 11 |]
let down = Comparer.Create(fun x y -> compare y x): IComparer<int>
printfn "%d %d %d" (Array.BinarySearch(sorted, 1, 3, 9, (null: IComparer))) (Array.BinarySearch(sorted, 0, 5, 4, (null: IComparer))) (Array.BinarySearch(sorted, 0, 0, 4, (null: IComparer)))
printfn "%s" (text (fun () -> Array.BinarySearch(sorted, 3, 3, 1, (null: IComparer))))
printfn "%s" (text (fun () -> Array.BinarySearch(sorted, -1, 3, 1, (null: IComparer))))
let target: int[] = Array.zeroCreate 5
Array.ConstrainedCopy(sorted, 1, target, 2, 3)
printfn "%A" target
Array.ConstrainedCopy(target, 2, target, 1, 3)
printfn "%A" target
printfn "%s" (text (fun () -> Array.ConstrainedCopy(sorted, 3, target, 0, 3)))
printfn "%s" (text (fun () -> Array.ConstrainedCopy(sorted, -1, target, 0, 3)))
printfn "%s" (text (fun () -> Array.ConstrainedCopy(null, 0, target, 0, 0)))
printfn "%b" (Array.MaxLength > 2000000000)
let keys, items = [| 4; 3; 2; 1; 0 |], [| "four"; "three"; "two"; "one"; "zero" |]
Array.Sort(keys, items, 1, 3, (null: IComparer<int>))
printfn "%A %A" keys items
Array.Sort(keys, items, 0, 5, down)
printfn "%A %A" keys items
printfn "%s" (text (fun () -> Array.Sort(keys, items, 3, 3, down)))
printfn "%s" (text (fun () -> Array.Sort(keys, [| "a" |], 0, 3, down)))
printfn "%s" (text (fun () -> Array.Sort((null: int[]), items, 0, 3, down)))
Array.Sort(keys, items, 0, 5, (null: IComparer))
Array.Sort(keys, (null: string[]), 0, 5, down)
printfn "%A %A" keys items

printfn "%A %A %A" (BitConverter.GetBytes true) (BitConverter.GetBytes false) (BitConverter.GetBytes 'A')
printfn "%A %A" (BitConverter.GetBytes -2s) (BitConverter.GetBytes 0x1234us)
printfn "%A %A" (BitConverter.GetBytes Int64.MinValue) (BitConverter.GetBytes 0x12345678u)
printfn "%d %c %d" (BitConverter.SingleToUInt32Bits -0.0f) (BitConverter.ToChar([| 0uy; 65uy; 0uy |], 1)) (BitConverter.ToInt64([| 255uy; 255uy; 255uy; 255uy; 255uy; 255uy; 255uy; 127uy |], 0))
printfn "%d %O" (BitConverter.ToUInt32([| 1uy; 0uy; 0uy; 0uy; 128uy |], 1)) (BitConverter.UInt64BitsToDouble 0x3ff8000000000000UL)
printfn "%s" (text (fun () -> BitConverter.ToChar([| 1uy |], 0)))
printfn "%s" (text (fun () -> BitConverter.ToInt64([| 1uy |], 1)))
printfn "%s" (text (fun () -> BitConverter.ToUInt32(null, 0)))
printfn "%s" (text (fun () -> BitConverter.ToUInt32([| 1uy; 2uy; 3uy; 4uy |], -1)))
printfn "%b %b %b" (BitOperations.IsPow2 64un) (BitOperations.IsPow2 0un) (BitOperations.IsPow2 6un)
printfn "%O %O" (BitOperations.RotateRight(1un, 1)) (BitOperations.RotateRight(0x10un, 68))
printfn "%O %O %O" (BitOperations.RoundUpToPowerOf2 5un) (BitOperations.RoundUpToPowerOf2 0un) (BitOperations.RoundUpToPowerOf2 UIntPtr.MaxValue)
printfn "%d %d" (BitOperations.TrailingZeroCount 8un) (BitOperations.TrailingZeroCount 0un)
