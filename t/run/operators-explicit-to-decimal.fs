// out: 1.5 7 7.500000 c 7 7 7
// out: 3.0 6 5.0 2.50
// out: [1.5M; -2M]
// out: 1.5
// out: 12.34 0.02
// out: 3 2.5 1.5
// out: 12 1.5 -7
// out: 97 3 -3
type C (d: decimal) =
  member _.D = d
  static member op_Explicit (c: C) : decimal = c.D
  static member op_Explicit (c: C) : int = 7
  static member op_Explicit (c: C) : float = 7.5
  static member op_Explicit (c: C) : string = "s"
  static member op_Explicit (c: C) : char = 'c'
  static member op_Explicit (c: C) : nativeint = 7n
  static member op_Explicit (c: C) : uint64 = 7UL
  static member op_Explicit (c: C) : byte = 7uy
let c = C 1.5M
printfn "%M %d %f %c %d %d %d" (decimal c) (int c) (float c) (char c) (nativeint c) (uint64 c) (byte c)
// through inline functions, pipes and functions as values
let inline twice x = 2M * decimal x
printfn "%M %M %M %M" (twice c) (twice 3) (twice 2.5) (twice "1.25")
printfn "%A" (List.map decimal [ c; C -2M ])
printfn "%M" (c |> decimal)
[<Struct>]
type S =
  { V: int64 }
  static member op_Explicit (s: S) : decimal = decimal s.V / 100M
printfn "%M %M" (decimal { V = 1234L }) (twice { V = 1L })
[<Measure>] type m
printfn "%M %M %M" (decimal 3<m>) (decimal 2.5<m>) (decimal 1.5M<m>)
printfn "%M %M %M" (decimal 12I) (decimal (System.Half.op_Explicit 1.5: System.Half)) (decimal (System.Int128.Parse "-7"))
printfn "%M %M %M" (decimal 'a') (decimal 3uy) (decimal -3n)
