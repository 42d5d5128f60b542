// out: 5 [|104uy; 101uy; 108uy; 108uy; 111uy; 0uy; 0uy; 0uy; 0uy; 0uy|]
// out: 3 [|104uy; 101uy; 108uy; 108uy; 111uy; 101uy; 108uy; 108uy; 0uy; 0uy|]
// out: hello
// out: ArgumentException: The output byte buffer is too small to contain the encoded data, encoding codepage '65001' and fallback 'System.Text.EncoderReplacementFallback'. (Parameter 'bytes')
// out: ArgumentException: The output byte buffer is too small to contain the encoded data, encoding codepage '20127' and fallback 'System.Text.EncoderReplacementFallback'. (Parameter 'bytes')
// out: ArgumentException: The output byte buffer is too small to contain the encoded data, encoding codepage '1200' and fallback 'System.Text.EncoderReplacementFallback'. (Parameter 'bytes')
// out: ArgumentOutOfRangeException: Index and count must refer to a location within the string. (Parameter 's')
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'charIndex')
// out: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'charCount')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'byteIndex')
// out: ArgumentOutOfRangeException: Index and count must refer to a location within the string. (Parameter 'chars')
// out: [|101uy; 108uy|]
// out: [|'B'; 'C'|]
// out: ArgumentOutOfRangeException: index ('4') must be less than or equal to '3'. (Parameter 'index')
// out: Actual value was 4.
// out: ArgumentOutOfRangeException: count ('-2') must be a non-negative value. (Parameter 'count')
// out: Actual value was -2.
// out: 1.5
module Program
open System
open System.Text
let bytes = Array.zeroCreate<byte> 10
let n = Encoding.UTF8.GetBytes("hello", 0, 5, bytes, 0)
printfn "%d %A" n bytes
let n2 = Encoding.UTF8.GetBytes("hello".ToCharArray(), 1, 3, bytes, 5)
printfn "%d %A" n2 bytes
printfn "%s" (Encoding.UTF8.GetString(bytes, 0, 5))
let tryIt f = try f () |> ignore; printfn "fine" with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let small = Array.zeroCreate<byte> 2
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", 0, 5, small, 0))
tryIt (fun () -> Encoding.ASCII.GetBytes("hello", 0, 5, small, 0))
tryIt (fun () -> Encoding.Unicode.GetBytes("hello", 0, 5, small, 0))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", 3, 5, small, 0))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", -1, 5, small, 0))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", 1, -1, small, 0))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", 1, 1, small, 3))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello".ToCharArray(), 3, 4, small, 0))
printfn "%A" (Encoding.UTF8.GetBytes("hello", 1, 2))
printfn "%A" (Encoding.UTF8.GetChars([| 65uy; 66uy; 67uy |], 1, 2))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", 4, 2))
tryIt (fun () -> Encoding.UTF8.GetBytes("hello", 1, -2))
printfn "%s" (1.5.ToString(Globalization.CultureInfo("", true)))
