// out: 0.125 2.59374 1
// out: 0 1
// out: DivideByZeroException
// out: -1
// out: 1267650600228229401496703205376
// out: 2.593742460100002
// out: 1.1051710231193883
// out: 0.0010096341274486455
// out: 27 3.375
// out: 1000000000
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 4611686018427387904
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 128
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: DivideByZeroException: Attempted to divide by zero.
// out: 0
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 255
// out: 0
// out: 12
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 97
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: 3
// out: ab
// out: -5
printfn "%g %g %g" (pown 2.0 -3) (pown 1.1 10) (pown 0.0 0)
printfn "%d %d" (pown 2 -1) (pown 1 -5)
printfn "%s" (try string (pown 0 -1) with e -> e.GetType().Name)
printfn "%d" (pown -1 -3)
printfn "%A" (pown 2I 100)
printfn "%s" ((pown 1.1 10).ToString("R"))
printfn "%s" ((pown 1.0000001 1000001).ToString("R"))
printfn "%s" ((pown 1.7 -13).ToString("R"))
let inline f x = pown x 3
printfn "%d %g" (f 3) (f 1.5)
let t f = try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> pown 10 9)
t (fun () -> pown 10 10)
t (fun () -> pown 2L 62)
t (fun () -> pown 2L 63)
t (fun () -> pown 2uy 7)
t (fun () -> pown 2uy 8)
t (fun () -> pown 0 -1)
t (fun () -> pown 2y -1)
t (fun () -> Checked.int 3e10)
t (fun () -> Checked.byte 256)
t (fun () -> Checked.byte -1)
t (fun () -> Checked.byte 255.9)
t (fun () -> Checked.byte -0.5)
t (fun () -> Checked.int "12")
t (fun () -> Checked.int nan)
t (fun () -> Checked.int64 9.3e18)
t (fun () -> Checked.uint32 -1)
t (fun () -> Checked.sbyte 200uy)
t (fun () -> Checked.uint64 -1.0)
t (fun () -> Checked.int16 'a')
open Checked
t (fun () -> System.Int32.MaxValue + 1)
t (fun () -> System.Int32.MinValue - 1)
t (fun () -> -System.Int32.MinValue)
t (fun () -> 200uy * 2uy)
t (fun () -> 127y + 1y)
t (fun () -> 3uy - 4uy)
t (fun () -> int 3e10)
t (fun () -> 65536 * 65536)
t (fun () -> 1.0 + 2.0)
t (fun () -> "a" + "b")
t (fun () -> - 5y)
