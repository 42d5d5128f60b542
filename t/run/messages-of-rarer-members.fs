// out: decimal: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: decimal: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: decimal: ArgumentException: The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data types. (Parameter 'style')
// out: int: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: int: ArgumentException: An undefined NumberStyles value is being used. (Parameter 'style')
// out: int64: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: byte: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: utf32: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: utf32 = 98
// out: utf32: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: rune: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: rune = 98
// out: rune = false
// out: rune = 65
// out: rune = 120
// out: code page: ArgumentException: 42 is not a supported code page. (Parameter 'codepage')
// out: code page: ArgumentException: 3 is not a supported code page. (Parameter 'codepage')
// out: base64 = [|97uy; 98uy; 99uy|]
// out: base64: ArgumentOutOfRangeException: offset ('2') must be less than or equal to '-4'. (Parameter 'offset') Actual value was 2.
// out: base64: ArgumentNullException: Value cannot be null. (Parameter 'inArray')
// out: regex = 3
// out: regex: ArgumentOutOfRangeException: Start index cannot be less than 0 or greater than input length. (Parameter 'startat')
// out: regex: ArgumentOutOfRangeException: Start index cannot be less than 0 or greater than input length. (Parameter 'startat')
// out: regex: ArgumentOutOfRangeException: Length cannot be less than 0 or exceed input length. (Parameter 'length')
// out: regex: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: stream: EndOfStreamException: Unable to read beyond the end of the stream.
// out: stream: ArgumentOutOfRangeException: Stream length must be non-negative and less than 2^31 - 1 - origin. (Parameter 'value')
// out: stream: ArgumentOutOfRangeException: Stream length must be non-negative and less than 2^31 - 1 - origin. (Parameter 'value')
// out: stream: ArgumentOutOfRangeException: Stream length must be non-negative and less than 2^31 - 1 - origin. (Parameter 'offset')
// out: stream: EndOfStreamException: Unable to read beyond the end of the stream.
// out: stream = 2
// out: stream = 2
// out: stream: ArgumentOutOfRangeException: Must not be greater than the length of the buffer. (Parameter 'minimumBytes')
// out: stream: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'minimumBytes')
// out: sorted: ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value') Actual value was 0.
// out: queue = 6
// out: view: NullReferenceException: Object reference not set to an instance of an object.
// out: view: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: builder: ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: builder: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count') Actual value was -3.
// out: builder: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// What members say of arguments that do not fit.
open System
open System.Collections.Generic
open System.Globalization
open System.IO
open System.Text
open System.Text.RegularExpressions

let test name f =
    try printfn "%s = %A" name (f ())
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) (e.Message.Replace("\n", " "))

let none: string = null
let undefined = enum<NumberStyles> 0x10000

test "decimal" (fun () -> Decimal.Parse(none, NumberStyles.BinaryNumber))
test "decimal" (fun () -> Decimal.Parse(none, NumberStyles.BinaryNumber, CultureInfo.InvariantCulture))
test "decimal" (fun () -> Decimal.Parse("1", NumberStyles.BinaryNumber))
test "int" (fun () -> Int32.Parse(none, undefined, CultureInfo.InvariantCulture))
test "int" (fun () -> Int32.Parse("1", undefined))
test "int64" (fun () -> Int64.Parse(none, undefined))
test "byte" (fun () -> Byte.Parse(none, undefined))
test "utf32" (fun () -> Char.ConvertToUtf32("a", 1))
test "utf32" (fun () -> Char.ConvertToUtf32("ab", 1))
test "utf32" (fun () -> Char.ConvertToUtf32(none, 1))
test "rune" (fun () -> (Rune.GetRuneAt("ab", -1)).Value)
test "rune" (fun () -> (Rune.GetRuneAt("ab", 1)).Value)
test "rune" (fun () -> fst (Rune.TryCreate 0xD800))
test "rune" (fun () -> (snd (Rune.TryCreate 0x41)).Value)
test "rune" (fun () -> (snd (Rune.TryCreate 'x')).Value)
test "code page" (fun () -> (Encoding.GetEncoding 42).WebName)
test "code page" (fun () -> (Encoding.GetEncoding 3).WebName)
test "base64" (fun () -> Convert.FromBase64CharArray("xYWJjx".ToCharArray(), 1, 4))
test "base64" (fun () -> Convert.FromBase64CharArray("YWJj".ToCharArray(), 2, 8))
test "base64" (fun () -> Convert.FromBase64CharArray(null, 0, 0))
test "regex" (fun () -> Regex("b").Match("abab", 2, 2).Index)
test "regex" (fun () -> Regex("b").Match("abab", 5, 0).Index)
test "regex" (fun () -> Regex("b").Match("abab", -1, 0).Index)
test "regex" (fun () -> Regex("b").Match("abab", 1, 5).Index)
test "regex" (fun () -> Regex("b").Match("abab", 3, 2).Index)
test "stream" (fun () -> (new MemoryStream([| 1uy |])).ReadExactly([| 0uy; 0uy |], 0, 2))
test "stream" (fun () -> (new MemoryStream()).Position <- 4294967296L)
test "stream" (fun () -> (new MemoryStream()).SetLength -1L)
test "stream" (fun () -> (new MemoryStream([| 1uy |])).Seek(Int64.MaxValue, SeekOrigin.End))
test "stream" (fun () -> (new MemoryStream([| 1uy; 2uy |])).ReadAtLeast(Span<byte>([| 0uy; 0uy; 0uy |]), 3, true))
test "stream" (fun () -> (new MemoryStream([| 1uy; 2uy |])).ReadAtLeast(Span<byte>([| 0uy; 0uy; 0uy |]), 3, false))
test "stream" (fun () -> (new MemoryStream([| 1uy; 2uy |])).ReadAtLeast(Span<byte>([| 0uy; 0uy; 0uy |]), 1, true))
test "stream" (fun () -> (new MemoryStream([| 1uy; 2uy |])).ReadAtLeast(Span<byte>([| 0uy |]), 2, true))
test "stream" (fun () -> (new MemoryStream([| 1uy; 2uy |])).ReadAtLeast(Span<byte>([| 0uy |]), -1, true))

let sorted = SortedList<int, int>()
sorted.Add(1, 1)
test "sorted" (fun () -> sorted.Capacity <- 0)
let queue = PriorityQueue<int, int>()
queue.EnqueueRange([ 1; 2; 3; 4; 5; 6 ] |> Array.ofList, 0)
test "queue" (fun () -> queue.Capacity)
test "view" (fun () -> ((null: string[]) :> IReadOnlyList<string>).[-2])
test "view" (fun () -> ([| "a" |] :> IReadOnlyList<string>).[-2])
test "builder" (fun () -> StringBuilder("aXbXc").CopyTo(-1, Array.zeroCreate<char> 4, 5, -3))
test "builder" (fun () -> StringBuilder("aXbXc").CopyTo(0, Array.zeroCreate<char> 4, 4, -3))
test "builder" (fun () -> StringBuilder("aXbXc").CopyTo(0, Array.zeroCreate<char> 4, 5, 0))
