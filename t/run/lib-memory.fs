// out: 10 false [|99; 4; 5|] 99
// out: 4 99 [|4; 5|]
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: 110 151
// out: true false
// out: true 0
// out: [|1; 2; 99; 4; 5|]
// out: ArgumentException: Destination is too short. (Parameter 'destination')
// out: 3
// out: ell
// out: true
open System
let t f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Split('\n').[0])
let a = [| 1..10 |]
let m = Memory<int>(a)
let s = m.Slice(2, 3)
s.Span.[0] <- 99
printfn "%d %b %A %A" m.Length m.IsEmpty (s.ToArray()) a.[2]
let r = ReadOnlyMemory<int>(a, 1, 4)
printfn "%d %d %A" r.Length r.Span.[1] (r.Slice(2).ToArray())
t (fun () -> m.Slice(11).Length.ToString())
t (fun () -> m.Slice(3, 9).Length.ToString())
t (fun () -> Memory<int>(a, 3, -1).Length.ToString())
t (fun () -> Memory<int>(a, -1, 1).Length.ToString())
let sum (m: ReadOnlyMemory<int>) =
    let span = m.Span
    let mutable total = 0
    for i in 0 .. span.Length - 1 do
        total <- total + span.[i]
    total
printfn "%d %d" (sum r) (sum (Memory<int>.op_Implicit m))
printfn "%b %b" (m.Equals(Memory<int>(a))) (m.Equals(Memory<int>(Array.copy a)))
printfn "%b %d" Memory<int>.Empty.IsEmpty (Memory<int>(null: int[])).Length
let target = Array.zeroCreate<int> 5
m.Slice(0, 5).CopyTo(Memory<int> target)
printfn "%A" target
t (fun () -> m.CopyTo(Memory<int> target); "")
printfn "%d" (a.AsMemory(2, 3).Length)
printfn "%s" (String("hello".AsMemory(1, 3).ToArray()))
printfn "%b" (Unchecked.defaultof<Memory<int>>.IsEmpty)
