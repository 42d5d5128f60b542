// out: overflow
// out: overflow
// out: overflow
// out: overflow
// out: overflow
// out: overflow
// out: overflow
// out: -2147483648
// out: overflow
// out: overflow
// out: overflow
// out: (2147483647, -2147483648, 0)
// out: (9223372036854775807, -9223372036854775808, 0)
// out: (4294967295, 0, 0)
// out: (18446744073709551615, 0, 0)
// out: (44, -56, -25536, 65535, 0)
// out: (0, -1, 1)
// out: (False, True)
// out: (NaN, NaN, NaN)
// out: (-2, 31, True, True)
// out: 1000
// out: Input string was not in a correct format.
// out: The input string '' was not in a correct format.
// out: (True, 1000)
// out: (False, 0)
open System
let show (f: unit -> obj) =
  try printfn "%O" (f ()) with
  | :? OverflowException -> printfn "overflow"
  | :? DivideByZeroException -> printfn "zero"
  | e -> printfn "%s" e.Message
show (fun () -> box (List.sum [ Int32.MaxValue; 1 ]))
show (fun () -> box (Array.sum [| Int32.MaxValue; 1 |]))
show (fun () -> box (Seq.sum (seq { Int32.MaxValue; 1 })))
show (fun () -> box (List.sumBy id [ Int32.MaxValue; 1 ]))
show (fun () -> box (Array.sumBy id [| Int32.MaxValue; 1 |]))
show (fun () -> box (Seq.sumBy id [ Int64.MaxValue; 1L ]))
show (fun () -> box (abs Int32.MinValue))
show (fun () -> box (-Int32.MinValue))
let minusOne = -1
show (fun () -> box (Int32.MinValue / minusOne))
show (fun () -> box (Int32.MinValue % minusOne))
show (fun () -> box (Int64.MinValue / int64 minusOne))
show (fun () -> box (int 1e20, int -1e20, int nan))
show (fun () -> box (int64 1e30, int64 -1e30, int64 nan))
show (fun () -> box (uint32 1e20, uint32 -5.0, uint32 nan))
show (fun () -> box (uint64 1e30, uint64 -5.0, uint64 nan))
show (fun () -> box (byte 300.0, sbyte 200.0, int16 40000.9, uint16 -1.0, byte nan))
show (fun () -> box (compare nan nan, compare nan 1.0, compare 1.0 nan))
show (fun () -> box ([ nan ] = [ nan ], [ nan ].Equals [ nan ]))
show (fun () -> box (max nan 1.0, min 1.0 nan, max 1.0 nan))
show (fun () -> box (compare "a" "c", compare "abc" "B", compare [| 9 |] [| 1; 1 |] < 0, compare [ 9 ] [ 1; 1 ] > 0))
show (fun () -> box (int "1_000"))
show (fun () -> box (int ""))
show (fun () -> box (Int32.Parse ""))
show (fun () -> box (Double.TryParse "1,000"))
show (fun () -> box (Int32.TryParse "1,000"))
