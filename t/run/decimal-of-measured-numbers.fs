// out: 12.34
// out: 3 2.5 4
// out: 3 3 3
[<Measure>] type Cent
let toDecimal (c: int64<Cent>) = decimal c / 100m
printfn "%M" (toDecimal 1234L<Cent>)
[<Measure>] type OffsetDay
let span (s: int<OffsetDay>) = [ int s .. 3 ]
printfn "%M %M %M" (decimal 3<OffsetDay>) (decimal 2.5<Cent>) (decimal 4m<Cent>)
printfn "%d %d %d" (bigint 3 |> int) (int 3<Cent>) (int64 3<Cent>)
