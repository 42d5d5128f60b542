// out: OverflowException
// out: 300L
// out: OverflowException
// out: OverflowException
// out: 3L
// out: OverflowException
// out: 300L
// out: OverflowException
// out: OverflowException
// out: 30uy
// out: OverflowException
// out: OverflowException
// out: 3L
// out: 3n
// out: 3UL
// out: 44y
// out: 44y
// out: 3un
// out: 3u
// out: 7u
// out: 5s
// out: 4u
// out: OverflowException
// out: 3u
// out: 3L
open System
type E = A = 300 | B = -1
let t (f: unit -> 'a) = try printfn "%A" (f ()) with e -> printfn "%s" (e.GetType().Name)
t (fun () -> Checked.byte E.A)
t (fun () -> Checked.int64 E.A)
t (fun () -> Checked.uint64 E.B)
t (fun () -> Checked.uint16 E.B)
t (fun () -> Checked.int64 3.7m)
t (fun () -> Checked.byte 300m)
t (fun () -> Checked.int64 300I)
t (fun () -> Checked.int64 (pown 2I 70))
t (fun () -> Checked.byte "300")
t (fun () -> Checked.byte "30")
t (fun () -> Checked.uint64 18446744073709551615.0)
t (fun () -> Checked.int64 9.3e18)
[<Struct>]
type S = { A: int; B: float }
         static member op_Explicit (s: S) : int64 = int64 s.A
         static member op_Explicit (s: S) : nativeint = nativeint s.A
         static member op_Explicit (s: S) : uint64 = uint64 s.A
         static member op_Explicit (s: S) : sbyte = sbyte s.A
         static member op_Explicit (s: S) : unativeint = unativeint s.A
type U = N | I of int
         static member op_Explicit (s: U) : uint32 = match s with N -> 7u | I i -> uint32 i
         static member op_Explicit (s: U) : int16 = 5s
t (fun () -> Checked.int64 { A = 3; B = 2.0 })
t (fun () -> Checked.nativeint { A = 3; B = 2.0 })
t (fun () -> Checked.uint64 { A = 3; B = 2.0 })
t (fun () -> Checked.sbyte { A = 300; B = 2.0 })
t (fun () -> Checked.int8 { A = 300; B = 2.0 })
t (fun () -> Checked.unativeint { A = 3; B = 2.0 })
t (fun () -> Checked.uint32 (I 3))
t (fun () -> Checked.uint32 N)
t (fun () -> Checked.int16 N)
let inline conv x = Checked.uint32 x
t (fun () -> conv (I 4))
t (fun () -> conv -1)
open Checked
t (fun () -> uint32 (I 3))
t (fun () -> int64 { A = 3; B = 2.0 })
