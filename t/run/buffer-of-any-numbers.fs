// out: 1: [|67305985; 134678021|]
// out: 2: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: 3: [|0s; 512s; 1027s; 5s|]
// out: 4: [|4607182418800017408L; 4612811918334230528L|]
// out: 5: [|1075838976u; 0u|]
// out: 6: [|1; 1; 2; 3; 4; 5|]
// out: 7: [|2; 3; 4; 5; 6; 6|]
// out: 8: [|1uy; 0uy|] 2
// out: 9: 8 1 1
// out: 10: [|257; 256|]
// out: 11: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 12: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: 13: ArgumentException: Object must be an array of primitives. (Parameter 'array')
// out: 14: ArgumentException: Object must be an array of primitives. (Parameter 'array')
// out: 15: 4
// out: 16: ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: 17: ArgumentNullException: Value cannot be null. (Parameter 'src')
// out: 18: ArgumentNullException: Value cannot be null. (Parameter 'dst')
// out: 19: ArgumentOutOfRangeException: srcOffset ('-1') must be a non-negative value. (Parameter 'srcOffset')|Actual value was -1.
// out: 20: ArgumentOutOfRangeException: dstOffset ('-1') must be a non-negative value. (Parameter 'dstOffset')|Actual value was -1.
// out: 21: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out: 22: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: 23: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: 24: nothing
// out: 25: ArgumentException: Object must be an array of primitives. (Parameter 'src')
// out: 26: ArgumentException: Object must be an array of primitives. (Parameter 'dst')
// out: 27: [|1.0; 2.0; 3.0; 4.0|] 519
open System
let mutable n = 0
let show (f: unit -> string) =
    n <- n + 1
    try printfn "%d: %s" n (f ())
    with e -> printfn "%d: %s: %s" n (e.GetType().Name) (e.Message.Replace("\n", "|"))
show (fun () -> let b = [| 1uy .. 8uy |] in let c: int[] = Array.zeroCreate 2 in Buffer.BlockCopy(b, 0, c, 0, 8); sprintf "%A" c)
show (fun () -> let b = [| 1uy .. 8uy |] in let c: int[] = Array.zeroCreate 2 in Buffer.BlockCopy(b, 2, c, 0, 8); sprintf "%A" c)
show (fun () -> let b = [| 1uy .. 8uy |] in let c: int16[] = Array.zeroCreate 4 in Buffer.BlockCopy(b, 1, c, 3, 4); sprintf "%A" c)
show (fun () -> let b = [| 1.0; 2.5 |] in let c: int64[] = Array.zeroCreate 2 in Buffer.BlockCopy(b, 0, c, 0, 16); sprintf "%A" c)
show (fun () -> let b = [| 1.0f; 2.5f |] in let c: uint32[] = Array.zeroCreate 2 in Buffer.BlockCopy(b, 4, c, 0, 4); sprintf "%A" c)
show (fun () -> let b = [| 1..6 |] in Buffer.BlockCopy(b, 0, b, 4, 20); sprintf "%A" b)
show (fun () -> let b = [| 1..6 |] in Buffer.BlockCopy(b, 4, b, 0, 20); sprintf "%A" b)
show (fun () -> let b = [| true; false |] in let c: byte[] = Array.zeroCreate 2 in Buffer.BlockCopy(b, 0, c, 0, 2); sprintf "%A %d" c (Buffer.ByteLength b))
show (fun () -> let c = [| 1; 256 |] in sprintf "%d %d %d" (Buffer.ByteLength c) (Buffer.GetByte(c, 5)) (Buffer.GetByte(c, 0)))
show (fun () -> let c = [| 1; 256 |] in Buffer.SetByte(c, 1, 1uy); sprintf "%A" c)
show (fun () -> let c = [| 1; 256 |] in string (Buffer.GetByte(c, 8)))
show (fun () -> let c = [| 1; 256 |] in Buffer.SetByte(c, -1, 0uy); "")
show (fun () -> let c = [| "a" |] in string (Buffer.ByteLength c))
show (fun () -> let c = [| 1m |] in string (Buffer.ByteLength c))
show (fun () -> let c = [| DayOfWeek.Monday |] in string (Buffer.ByteLength c))
show (fun () -> string (Buffer.ByteLength (null: int[])))
show (fun () -> Buffer.BlockCopy((null: int[]), 0, [| 1 |], 0, 1); "")
show (fun () -> Buffer.BlockCopy([| 1 |], 0, (null: int[]), 0, 1); "")
show (fun () -> Buffer.BlockCopy([| 1 |], -1, [| 1 |], 0, 1); "")
show (fun () -> Buffer.BlockCopy([| 1 |], 0, [| 1 |], -1, 1); "")
show (fun () -> Buffer.BlockCopy([| 1 |], 0, [| 1 |], 0, -1); "")
show (fun () -> Buffer.BlockCopy([| 1 |], 1, [| 1 |], 0, 4); "")
show (fun () -> Buffer.BlockCopy([| 1 |], Int32.MaxValue, [| 1 |], 0, 4); "")
show (fun () -> Buffer.BlockCopy([| 1 |], 4, [| 1L |], 8, 0); "nothing")
show (fun () -> Buffer.BlockCopy([| "a" |], 0, [| 1L |], 0, 0); "")
show (fun () -> Buffer.BlockCopy([| 1L |], 0, [| [ 1 ] |], 0, 0); "")
show (fun () -> let floats = [| for i in 1 .. 4 -> float i |] in let bytes = Array.zeroCreate<byte> 32 in Buffer.BlockCopy(floats, 0, bytes, 0, 32); let back = Array.zeroCreate<float> 4 in Buffer.BlockCopy(bytes, 0, back, 0, 32); sprintf "%A %d" back (Array.sumBy int bytes))
