// out: 1 -1 1
// out: 0
// out: ArgumentException: Object must be of type String.
// out: 1
// out: 1
// out: ArgumentException: Object must be of type Int32.
// out: 0
// out: -1
// out: 1
// out: 2
// out: -1
// out: 0
// out: 0
// out: -1
// out: -1
// out: -1 Local 863999999999 -9223371172854775809
// out: -2 Local 863999999998 -9223371172854775810
// out: -9223372036854775808 Local 0 -9223372036854775808
// out: ArgumentException: The binary data must result in a DateTime with ticks between DateTime.MinValue.Ticks and DateTime.MaxValue.Ticks. (Parameter 'dateData')
// out: 0 Unspecified 0 0
// out: 5 Unspecified 5 5
// out: -4611686018427387904 Local 0 -9223372036854775808
// out: 4611686018427387904 Utc 0 4611686018427387904
// out: -9223372036854775807 Local 1 -9223372036854775807
// out: 4611686018427387909 Utc 5 4611686018427387909
// out: -8584754463727846808 Local 638617573126929000 -8584754463727846808
// out: -8584975396854775808
// out: 5250082658427387904
// out: 01/01/2024 00:00:00
open System
let s = "b"
let t f = try f () with e -> printfn "%s: %s" (e.GetType().Name) e.Message
printfn "%d %d %d" (s.CompareTo (box "a")) (s.CompareTo "c") (s.CompareTo null)
let o: obj = box "b"
printfn "%d" (s.CompareTo o)
t (fun () -> printfn "%d" (s.CompareTo (box 1)))
printfn "%d" ((1).CompareTo (box 0))
printfn "%d" ((1).CompareTo (null: obj))
t (fun () -> printfn "%d" ((1).CompareTo (box "x")))
printfn "%d" ((1.5).CompareTo (box 1.5))
printfn "%d" (DateTime.MinValue.CompareTo (box DateTime.MaxValue))
printfn "%d" (true.CompareTo (box false))
printfn "%d" ('c'.CompareTo (box 'a'))
printfn "%d" ((1M).CompareTo (box 2M))
printfn "%d" (Guid.Empty.CompareTo (box Guid.Empty))
printfn "%d" (TimeSpan.Zero.CompareTo (box TimeSpan.Zero))
printfn "%d" ((1I).CompareTo (box 2I))
printfn "%d" ((1I).CompareTo 2L)
for v in [ -1L; -2L; Int64.MinValue; Int64.MaxValue; 0L; 5L; -4611686018427387904L; 4611686018427387904L; -9223372036854775807L; 0x4000000000000005L; -8584754463727846808L ] do
  t (fun () -> let d = DateTime.FromBinary v in printfn "%d %O %d %d" v d.Kind d.Ticks (d.ToBinary ()))
t (fun () -> printfn "%d" ((DateTime (2024, 1, 1, 0, 0, 0, DateTimeKind.Local)).ToBinary ()))
t (fun () -> printfn "%d" ((DateTime (2024, 1, 1, 0, 0, 0, DateTimeKind.Utc)).ToBinary ()))
t (fun () -> printfn "%O" (DateTime.FromBinary((DateTime (2024, 1, 1, 0, 0, 0, DateTimeKind.Local)).ToBinary ())))
