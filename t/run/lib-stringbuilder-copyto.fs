// out: ArgumentNullException: Value cannot be null. (Parameter 'destination')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'sourceIndex')
// out: ArgumentOutOfRangeException: destinationIndex ('-1') must be a non-negative value. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: count ('-2') must be a non-negative value. (Parameter 'count')
// out: Actual value was -2.
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentException: Source string was not long enough. Check sourceIndex and count.
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'sourceIndex')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'sourceIndex')
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentOutOfRangeException: destinationIndex ('-1') must be a non-negative value. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentException: Either offset did not refer to a position in the string, or there is an insufficient length of destination character array.
// out: ArgumentException: Destination is too short. (Parameter 'destination')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'sourceIndex')
// out: ArgumentOutOfRangeException: count ('-2') must be a non-negative value. (Parameter 'count')
// out: Actual value was -2.
// out: ArgumentException: Source string was not long enough. Check sourceIndex and count.
open System
open System.Text
let t f = try f () with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let sb = StringBuilder "hello"
t (fun () -> sb.CopyTo (0, null, 0, 2))
t (fun () -> sb.CopyTo (-1, Array.zeroCreate<char> 3, 0, 2))
t (fun () -> sb.CopyTo (0, Array.zeroCreate<char> 3, -1, 2))
t (fun () -> sb.CopyTo (0, Array.zeroCreate<char> 3, 0, -2))
t (fun () -> sb.CopyTo (0, Array.zeroCreate<char> 3, 2, 2))
t (fun () -> sb.CopyTo (4, Array.zeroCreate<char> 3, 0, 2))
t (fun () -> sb.CopyTo (9, Array.zeroCreate<char> 3, 0, 2))
t (fun () -> sb.CopyTo (9, Array.zeroCreate<char> 3, 0, 0))
t (fun () -> sb.CopyTo (9, Array.zeroCreate<char> 3, 5, 9))
t (fun () -> sb.CopyTo (0, Array.zeroCreate<char> 3, 0, 9))
t (fun () -> sb.CopyTo (-1, Array.zeroCreate<char> 3, -1, -1))
t (fun () -> sb.CopyTo (-1, Array.zeroCreate<char> 3, 5, 2))
t (fun () -> sb.CopyTo (-1, Array.zeroCreate<char> 3, 2, 2))
t (fun () -> sb.CopyTo (9, Array.zeroCreate<char> 3, 2, 2))
t (fun () -> sb.CopyTo (4, Array.zeroCreate<char> 3, 2, 2))
t (fun () -> sb.CopyTo (0, (Span<char>.Empty), 2))
t (fun () -> sb.CopyTo (-1, (Span<char>.Empty), 2))
t (fun () -> sb.CopyTo (0, (Span<char>.Empty), -2))
t (fun () -> sb.CopyTo (0, (Span<char>.Empty), 9))
