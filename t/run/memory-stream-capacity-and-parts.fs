// out: 0 0 0 256 261 1 261
// out: 256 256 256 256 261 3 261
// out: 256 256 256 256 261 9 261
// out: 256 256 512 512 517 300 517
// out: 256 512 1024 1024 1029 765 1029
// out: 256 512 1024 1024 1029 768 1029
// out: 257 514 1028 1028 1033 771 1033
// out: 300 600 1200 1200 1205 900 1205
// out: 511 1022 2044 2044 2049 1533 2049
// out: 513 1026 2052 2052 2057 1539 2057
// out: 1000 2000 4000 4000 4005 3000 4005
// out: cap 10
// out: less ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value')
// out: neg ArgumentOutOfRangeException: capacity was less than the current size. (Parameter 'value')
// out: exact 3
// out: zero 0
// out: grown 256
// out: fixed 5
// out: fixed set <null>
// out: fixed set NotSupportedException: Memory stream is not expandable.
// out: buffer UnauthorizedAccessException: MemoryStream's internal buffer cannot be accessed.
// out: try False
// out: part 3
// out: part 3
// out: part 2
// out: part 1
// out: part [|2uy; 3uy; 4uy|]
// out: buffer UnauthorizedAccessException: MemoryStream's internal buffer cannot be accessed.
// out: past NotSupportedException: Memory stream is not expandable.
// out: seek 2
// out: seek IOException: An attempt was made to move the position before the beginning of the stream.
// out: len NotSupportedException: Memory stream is not expandable.
// out: len 2
// out: len [|2uy; 3uy; 0uy|]
// out: v False
// out: v 5
// out: true 1 3
// out: v NotSupportedException: Stream does not support writing.
// out: v NotSupportedException: Memory stream is not expandable.
// out: w True
// out: w UnauthorizedAccessException: MemoryStream's internal buffer cannot be accessed.
// out: to [|2uy; 3uy; 4uy|] 2
// out: null ArgumentNullException: Value cannot be null. (Parameter 'stream')
// out: range ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: range ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: range ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: null ArgumentNullException: Value cannot be null. (Parameter 'buffer')
// out: neg ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')
// out: Actual value was -1.
// out: closed ObjectDisposedException: Cannot access a closed Stream.
// out: closed ObjectDisposedException: Cannot access a closed Stream.
// out: closed ObjectDisposedException: Cannot access a closed Stream.
// out: closed 2
// out: end
open System.IO
let show name f = try printfn "%s %O" name (f ()) with e -> printfn "%s %s: %s" name (e.GetType().Name) e.Message
let test () =
  for n in [0;1;3;100;255;256;257;300;511;513;1000] do
    let m = new MemoryStream()
    m.Write(Array.zeroCreate n, 0, n)
    printf "%d " m.Capacity
    m.Write(Array.zeroCreate n, 0, n)
    printf "%d " m.Capacity
    m.SetLength(int64 (n * 3))
    printf "%d " m.Capacity
    m.WriteByte 1uy
    printf "%d " m.Capacity
    m.Capacity <- m.Capacity + 5
    printfn "%d %d %d" m.Capacity m.Length (m.GetBuffer().Length)
  let m = new MemoryStream(10)
  show "cap" (fun () -> m.Capacity)
  m.Write([|1uy;2uy;3uy|], 0, 3)
  show "less" (fun () -> m.Capacity <- 2)
  show "neg" (fun () -> m.Capacity <- -1)
  m.Capacity <- 3
  show "exact" (fun () -> m.Capacity)
  m.Capacity <- 0 |> max 3
  m.SetLength 0L
  m.Capacity <- 0
  show "zero" (fun () -> m.Capacity)
  m.WriteByte 7uy
  show "grown" (fun () -> m.Capacity)
  let f = new MemoryStream([|1uy;2uy;3uy;4uy;5uy|])
  show "fixed" (fun () -> f.Capacity)
  show "fixed set" (fun () -> f.Capacity <- 5)
  show "fixed set" (fun () -> f.Capacity <- 9)
  show "buffer" (fun () -> f.GetBuffer().Length)
  show "try" (fun () -> f.TryGetBuffer() |> fst)
  let p = new MemoryStream([|1uy;2uy;3uy;4uy;5uy|], 1, 3)
  show "part" (fun () -> p.Capacity)
  show "part" (fun () -> p.Length)
  show "part" (fun () -> p.ReadByte())
  show "part" (fun () -> p.Position)
  show "part" (fun () -> sprintf "%A" (p.ToArray()))
  show "buffer" (fun () -> p.GetBuffer().Length)
  p.Position <- 2L
  p.WriteByte 9uy
  show "past" (fun () -> p.WriteByte 9uy)
  show "seek" (fun () -> p.Seek(-1L, SeekOrigin.End))
  show "seek" (fun () -> p.Seek(-4L, SeekOrigin.End))
  show "len" (fun () -> p.SetLength 4L)
  show "len" (fun () -> p.SetLength 2L; p.Length)
  show "len" (fun () -> p.SetLength 3L; sprintf "%A" (p.ToArray()))
  let v = new MemoryStream([|1uy;2uy;3uy;4uy;5uy|], 1, 3, false, true)
  show "v" (fun () -> v.CanWrite)
  show "v" (fun () -> v.GetBuffer().Length)
  let ok, segment = v.TryGetBuffer()
  printfn "%b %d %d" ok segment.Offset segment.Count
  show "v" (fun () -> v.WriteByte 1uy)
  show "v" (fun () -> v.Capacity <- 7)
  let w = new MemoryStream([|1uy;2uy;3uy;4uy;5uy|], 1, 3, true)
  show "w" (fun () -> w.CanWrite)
  show "w" (fun () -> w.GetBuffer().Length)
  let target = new MemoryStream()
  w.Position <- 2L
  w.WriteTo target
  show "to" (fun () -> sprintf "%A %d" (target.ToArray()) w.Position)
  show "null" (fun () -> w.WriteTo null)
  show "range" (fun () -> new MemoryStream([|1uy|], 1, 1))
  show "range" (fun () -> new MemoryStream([|1uy|], -1, 1))
  show "range" (fun () -> new MemoryStream([|1uy|], 0, -1))
  show "null" (fun () -> new MemoryStream(null, 0, 0))
  show "neg" (fun () -> new MemoryStream(-1))
  let c = new MemoryStream([|1uy;2uy|])
  c.Dispose()
  show "closed" (fun () -> c.Capacity)
  show "closed" (fun () -> c.Capacity <- 5)
  show "closed" (fun () -> c.WriteTo target)
  show "closed" (fun () -> c.ToArray().Length)
  printfn "end"
test ()
