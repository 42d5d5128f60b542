// out: 5153
// out: 001421000000000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 1812s) (false, 0s)
// out: true false
// out: 8468
// out: 001421000000000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 5127s) (false, 0s)
// out: true false
// out: 5153
// out: 001421000000000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 1812us) (false, 0us)
// out: true false
// out: 8468
// out: 001421000000000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 5127us) (false, 0us)
// out: true false
// out: 337718843
// out: 0014212e3b00000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 118759726) (false, 0)
// out: true false
// out: 992878868
// out: 0014212e3b00000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 773919751) (false, 0)
// out: true false
// out: 337718843
// out: 0014212e3b00000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 118759726u) (false, 0u)
// out: true false
// out: 992878868
// out: 0014212e3b00000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 773919751u) (false, 0u)
// out: true false
// out: 1450491387141513839
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 510069140246517090L) (false, 0L)
// out: true false
// out: 8026071254646530324
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 7085649007751533575L) (false, 0L)
// out: true false
// out: 1450491387141513839
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 510069140246517090UL) (false, 0UL)
// out: true false
// out: 8026071254646530324
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 7085649007751533575UL) (false, 0UL)
// out: true false
// out: 1450491387141513839
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 510069140246517090n) (false, 0n)
// out: true false
// out: 8026071254646530324
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 7085649007751533575n) (false, 0n)
// out: true false
// out: 1450491387141513839
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 510069140246517090un) (false, 0un)
// out: true false
// out: 8026071254646530324
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 7085649007751533575un) (false, 0un)
// out: true false
// out: 8.13754E-27
// out: 0014212e3b00000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 1.114403312e-34f) (false, 0.0f)
// out: true false
// out: 0.002657001
// out: 0014212e3b00000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 3.66249496e-11f) (false, 0.0f)
// out: true false
// out: 1.020683709599592E-211
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 1.453514472e-274) (false, 0.0)
// out: true false
// out: 3.474428870598115E+228
// out: 0014212e3b4855626f000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 4.902224476e+165) (false, 0.0)
// out: true false
// out: 0.001008
// out: 001421000000000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 0.000108) (false, 0)
// out: true false
// out: 0.00992
// out: 001421000000000000000000000000000000
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: (true, 0.000983) (false, 0)
// out: true false
// out: 26756843399719467338534938374450301655
// out: 0014212e3b4855626f7c8996a3b0bdcad700
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: -53445656491557778198407456604392906476
// out: 0014212e3b4855626f7c8996a3b0bdcad700
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: 26756843399719467338534938374450301655
// out: 0014212e3b4855626f7c8996a3b0bdcad700
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: 286836710429380685264967150827375304980
// out: 0014212e3b4855626f7c8996a3b0bdcad700
// out: ArgumentOutOfRangeException
// out: ArgumentOutOfRangeException
// out: 13330 13554 2018915346 2018915570 -1090226688147180526 17356517385562371314 7 -7
module Program
open System
open System.Buffers.Binary
let data = [| for i in 0 .. 19 -> byte (i * 13 + 7) |]
let out () = Array.zeroCreate<byte> 18
let show (b: byte[]) = b |> Array.map (sprintf "%02x") |> String.concat ""
let Int16BigEndian = BinaryPrimitives.ReadInt16BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int16BigEndian)
(let b = out () in BinaryPrimitives.WriteInt16BigEndian(Span<byte>(b, 1, 16), Int16BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt16BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt16BigEndian(Span<byte>(data, 0, 1), Int16BigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadInt16BigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadInt16BigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteInt16BigEndian(Span<byte>(out ()), Int16BigEndian)) (BinaryPrimitives.TryWriteInt16BigEndian(Span<byte>(out (), 0, 1), Int16BigEndian))
let Int16LittleEndian = BinaryPrimitives.ReadInt16LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int16LittleEndian)
(let b = out () in BinaryPrimitives.WriteInt16LittleEndian(Span<byte>(b, 1, 16), Int16LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt16LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt16LittleEndian(Span<byte>(data, 0, 1), Int16LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadInt16LittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadInt16LittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteInt16LittleEndian(Span<byte>(out ()), Int16LittleEndian)) (BinaryPrimitives.TryWriteInt16LittleEndian(Span<byte>(out (), 0, 1), Int16LittleEndian))
let UInt16BigEndian = BinaryPrimitives.ReadUInt16BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt16BigEndian)
(let b = out () in BinaryPrimitives.WriteUInt16BigEndian(Span<byte>(b, 1, 16), UInt16BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt16BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt16BigEndian(Span<byte>(data, 0, 1), UInt16BigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUInt16BigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUInt16BigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUInt16BigEndian(Span<byte>(out ()), UInt16BigEndian)) (BinaryPrimitives.TryWriteUInt16BigEndian(Span<byte>(out (), 0, 1), UInt16BigEndian))
let UInt16LittleEndian = BinaryPrimitives.ReadUInt16LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt16LittleEndian)
(let b = out () in BinaryPrimitives.WriteUInt16LittleEndian(Span<byte>(b, 1, 16), UInt16LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt16LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt16LittleEndian(Span<byte>(data, 0, 1), UInt16LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUInt16LittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUInt16LittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUInt16LittleEndian(Span<byte>(out ()), UInt16LittleEndian)) (BinaryPrimitives.TryWriteUInt16LittleEndian(Span<byte>(out (), 0, 1), UInt16LittleEndian))
let Int32BigEndian = BinaryPrimitives.ReadInt32BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int32BigEndian)
(let b = out () in BinaryPrimitives.WriteInt32BigEndian(Span<byte>(b, 1, 16), Int32BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt32BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt32BigEndian(Span<byte>(data, 0, 1), Int32BigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadInt32BigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadInt32BigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteInt32BigEndian(Span<byte>(out ()), Int32BigEndian)) (BinaryPrimitives.TryWriteInt32BigEndian(Span<byte>(out (), 0, 1), Int32BigEndian))
let Int32LittleEndian = BinaryPrimitives.ReadInt32LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int32LittleEndian)
(let b = out () in BinaryPrimitives.WriteInt32LittleEndian(Span<byte>(b, 1, 16), Int32LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt32LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt32LittleEndian(Span<byte>(data, 0, 1), Int32LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadInt32LittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadInt32LittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteInt32LittleEndian(Span<byte>(out ()), Int32LittleEndian)) (BinaryPrimitives.TryWriteInt32LittleEndian(Span<byte>(out (), 0, 1), Int32LittleEndian))
let UInt32BigEndian = BinaryPrimitives.ReadUInt32BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt32BigEndian)
(let b = out () in BinaryPrimitives.WriteUInt32BigEndian(Span<byte>(b, 1, 16), UInt32BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt32BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt32BigEndian(Span<byte>(data, 0, 1), UInt32BigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUInt32BigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUInt32BigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUInt32BigEndian(Span<byte>(out ()), UInt32BigEndian)) (BinaryPrimitives.TryWriteUInt32BigEndian(Span<byte>(out (), 0, 1), UInt32BigEndian))
let UInt32LittleEndian = BinaryPrimitives.ReadUInt32LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt32LittleEndian)
(let b = out () in BinaryPrimitives.WriteUInt32LittleEndian(Span<byte>(b, 1, 16), UInt32LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt32LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt32LittleEndian(Span<byte>(data, 0, 1), UInt32LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUInt32LittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUInt32LittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUInt32LittleEndian(Span<byte>(out ()), UInt32LittleEndian)) (BinaryPrimitives.TryWriteUInt32LittleEndian(Span<byte>(out (), 0, 1), UInt32LittleEndian))
let Int64BigEndian = BinaryPrimitives.ReadInt64BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int64BigEndian)
(let b = out () in BinaryPrimitives.WriteInt64BigEndian(Span<byte>(b, 1, 16), Int64BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt64BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt64BigEndian(Span<byte>(data, 0, 1), Int64BigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadInt64BigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadInt64BigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteInt64BigEndian(Span<byte>(out ()), Int64BigEndian)) (BinaryPrimitives.TryWriteInt64BigEndian(Span<byte>(out (), 0, 1), Int64BigEndian))
let Int64LittleEndian = BinaryPrimitives.ReadInt64LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int64LittleEndian)
(let b = out () in BinaryPrimitives.WriteInt64LittleEndian(Span<byte>(b, 1, 16), Int64LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt64LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt64LittleEndian(Span<byte>(data, 0, 1), Int64LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadInt64LittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadInt64LittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteInt64LittleEndian(Span<byte>(out ()), Int64LittleEndian)) (BinaryPrimitives.TryWriteInt64LittleEndian(Span<byte>(out (), 0, 1), Int64LittleEndian))
let UInt64BigEndian = BinaryPrimitives.ReadUInt64BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt64BigEndian)
(let b = out () in BinaryPrimitives.WriteUInt64BigEndian(Span<byte>(b, 1, 16), UInt64BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt64BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt64BigEndian(Span<byte>(data, 0, 1), UInt64BigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUInt64BigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUInt64BigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUInt64BigEndian(Span<byte>(out ()), UInt64BigEndian)) (BinaryPrimitives.TryWriteUInt64BigEndian(Span<byte>(out (), 0, 1), UInt64BigEndian))
let UInt64LittleEndian = BinaryPrimitives.ReadUInt64LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt64LittleEndian)
(let b = out () in BinaryPrimitives.WriteUInt64LittleEndian(Span<byte>(b, 1, 16), UInt64LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt64LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt64LittleEndian(Span<byte>(data, 0, 1), UInt64LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUInt64LittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUInt64LittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUInt64LittleEndian(Span<byte>(out ()), UInt64LittleEndian)) (BinaryPrimitives.TryWriteUInt64LittleEndian(Span<byte>(out (), 0, 1), UInt64LittleEndian))
let IntPtrBigEndian = BinaryPrimitives.ReadIntPtrBigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string IntPtrBigEndian)
(let b = out () in BinaryPrimitives.WriteIntPtrBigEndian(Span<byte>(b, 1, 16), IntPtrBigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadIntPtrBigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteIntPtrBigEndian(Span<byte>(data, 0, 1), IntPtrBigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadIntPtrBigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadIntPtrBigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteIntPtrBigEndian(Span<byte>(out ()), IntPtrBigEndian)) (BinaryPrimitives.TryWriteIntPtrBigEndian(Span<byte>(out (), 0, 1), IntPtrBigEndian))
let IntPtrLittleEndian = BinaryPrimitives.ReadIntPtrLittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string IntPtrLittleEndian)
(let b = out () in BinaryPrimitives.WriteIntPtrLittleEndian(Span<byte>(b, 1, 16), IntPtrLittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadIntPtrLittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteIntPtrLittleEndian(Span<byte>(data, 0, 1), IntPtrLittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadIntPtrLittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadIntPtrLittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteIntPtrLittleEndian(Span<byte>(out ()), IntPtrLittleEndian)) (BinaryPrimitives.TryWriteIntPtrLittleEndian(Span<byte>(out (), 0, 1), IntPtrLittleEndian))
let UIntPtrBigEndian = BinaryPrimitives.ReadUIntPtrBigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UIntPtrBigEndian)
(let b = out () in BinaryPrimitives.WriteUIntPtrBigEndian(Span<byte>(b, 1, 16), UIntPtrBigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUIntPtrBigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUIntPtrBigEndian(Span<byte>(data, 0, 1), UIntPtrBigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUIntPtrBigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUIntPtrBigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUIntPtrBigEndian(Span<byte>(out ()), UIntPtrBigEndian)) (BinaryPrimitives.TryWriteUIntPtrBigEndian(Span<byte>(out (), 0, 1), UIntPtrBigEndian))
let UIntPtrLittleEndian = BinaryPrimitives.ReadUIntPtrLittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UIntPtrLittleEndian)
(let b = out () in BinaryPrimitives.WriteUIntPtrLittleEndian(Span<byte>(b, 1, 16), UIntPtrLittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUIntPtrLittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUIntPtrLittleEndian(Span<byte>(data, 0, 1), UIntPtrLittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadUIntPtrLittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadUIntPtrLittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteUIntPtrLittleEndian(Span<byte>(out ()), UIntPtrLittleEndian)) (BinaryPrimitives.TryWriteUIntPtrLittleEndian(Span<byte>(out (), 0, 1), UIntPtrLittleEndian))
let SingleBigEndian = BinaryPrimitives.ReadSingleBigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string SingleBigEndian)
(let b = out () in BinaryPrimitives.WriteSingleBigEndian(Span<byte>(b, 1, 16), SingleBigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadSingleBigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteSingleBigEndian(Span<byte>(data, 0, 1), SingleBigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadSingleBigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadSingleBigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteSingleBigEndian(Span<byte>(out ()), SingleBigEndian)) (BinaryPrimitives.TryWriteSingleBigEndian(Span<byte>(out (), 0, 1), SingleBigEndian))
let SingleLittleEndian = BinaryPrimitives.ReadSingleLittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string SingleLittleEndian)
(let b = out () in BinaryPrimitives.WriteSingleLittleEndian(Span<byte>(b, 1, 16), SingleLittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadSingleLittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteSingleLittleEndian(Span<byte>(data, 0, 1), SingleLittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadSingleLittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadSingleLittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteSingleLittleEndian(Span<byte>(out ()), SingleLittleEndian)) (BinaryPrimitives.TryWriteSingleLittleEndian(Span<byte>(out (), 0, 1), SingleLittleEndian))
let DoubleBigEndian = BinaryPrimitives.ReadDoubleBigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string DoubleBigEndian)
(let b = out () in BinaryPrimitives.WriteDoubleBigEndian(Span<byte>(b, 1, 16), DoubleBigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadDoubleBigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteDoubleBigEndian(Span<byte>(data, 0, 1), DoubleBigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadDoubleBigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadDoubleBigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteDoubleBigEndian(Span<byte>(out ()), DoubleBigEndian)) (BinaryPrimitives.TryWriteDoubleBigEndian(Span<byte>(out (), 0, 1), DoubleBigEndian))
let DoubleLittleEndian = BinaryPrimitives.ReadDoubleLittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string DoubleLittleEndian)
(let b = out () in BinaryPrimitives.WriteDoubleLittleEndian(Span<byte>(b, 1, 16), DoubleLittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadDoubleLittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteDoubleLittleEndian(Span<byte>(data, 0, 1), DoubleLittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadDoubleLittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadDoubleLittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteDoubleLittleEndian(Span<byte>(out ()), DoubleLittleEndian)) (BinaryPrimitives.TryWriteDoubleLittleEndian(Span<byte>(out (), 0, 1), DoubleLittleEndian))
let HalfBigEndian = BinaryPrimitives.ReadHalfBigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string HalfBigEndian)
(let b = out () in BinaryPrimitives.WriteHalfBigEndian(Span<byte>(b, 1, 16), HalfBigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadHalfBigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteHalfBigEndian(Span<byte>(data, 0, 1), HalfBigEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadHalfBigEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadHalfBigEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteHalfBigEndian(Span<byte>(out ()), HalfBigEndian)) (BinaryPrimitives.TryWriteHalfBigEndian(Span<byte>(out (), 0, 1), HalfBigEndian))
let HalfLittleEndian = BinaryPrimitives.ReadHalfLittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string HalfLittleEndian)
(let b = out () in BinaryPrimitives.WriteHalfLittleEndian(Span<byte>(b, 1, 16), HalfLittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadHalfLittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteHalfLittleEndian(Span<byte>(data, 0, 1), HalfLittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%A %A" (BinaryPrimitives.TryReadHalfLittleEndian(ReadOnlySpan<byte>(data))) (BinaryPrimitives.TryReadHalfLittleEndian(ReadOnlySpan<byte>(data, 0, 1)))
printfn "%b %b" (BinaryPrimitives.TryWriteHalfLittleEndian(Span<byte>(out ()), HalfLittleEndian)) (BinaryPrimitives.TryWriteHalfLittleEndian(Span<byte>(out (), 0, 1), HalfLittleEndian))
let Int128BigEndian = BinaryPrimitives.ReadInt128BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int128BigEndian)
(let b = out () in BinaryPrimitives.WriteInt128BigEndian(Span<byte>(b, 1, 16), Int128BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt128BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt128BigEndian(Span<byte>(data, 0, 1), Int128BigEndian) with e -> printfn "%s" (e.GetType().Name)
let Int128LittleEndian = BinaryPrimitives.ReadInt128LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string Int128LittleEndian)
(let b = out () in BinaryPrimitives.WriteInt128LittleEndian(Span<byte>(b, 1, 16), Int128LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadInt128LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteInt128LittleEndian(Span<byte>(data, 0, 1), Int128LittleEndian) with e -> printfn "%s" (e.GetType().Name)
let UInt128BigEndian = BinaryPrimitives.ReadUInt128BigEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt128BigEndian)
(let b = out () in BinaryPrimitives.WriteUInt128BigEndian(Span<byte>(b, 1, 16), UInt128BigEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt128BigEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt128BigEndian(Span<byte>(data, 0, 1), UInt128BigEndian) with e -> printfn "%s" (e.GetType().Name)
let UInt128LittleEndian = BinaryPrimitives.ReadUInt128LittleEndian(ReadOnlySpan<byte>(data, 1, 16))
printfn "%s" (string UInt128LittleEndian)
(let b = out () in BinaryPrimitives.WriteUInt128LittleEndian(Span<byte>(b, 1, 16), UInt128LittleEndian); printfn "%s" (show b))
try BinaryPrimitives.ReadUInt128LittleEndian(ReadOnlySpan<byte>(data, 0, 1)) |> ignore with e -> printfn "%s" (e.GetType().Name)
try BinaryPrimitives.WriteUInt128LittleEndian(Span<byte>(data, 0, 1), UInt128LittleEndian) with e -> printfn "%s" (e.GetType().Name)
printfn "%d %d %d %d %d %d %d %d" (BinaryPrimitives.ReverseEndianness 0x1234s) (BinaryPrimitives.ReverseEndianness 0xF234us) (BinaryPrimitives.ReverseEndianness 0x12345678) (BinaryPrimitives.ReverseEndianness 0xF2345678u) (BinaryPrimitives.ReverseEndianness 0x123456789ABCDEF0L) (BinaryPrimitives.ReverseEndianness 0xF23456789ABCDEF0UL) (BinaryPrimitives.ReverseEndianness 7uy) (BinaryPrimitives.ReverseEndianness -7y)
