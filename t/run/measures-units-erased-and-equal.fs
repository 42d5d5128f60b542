// out: 2.540000 30.480000
// out: 10
// out: 33.020000
// out: big 3.000000
// out: three
// out: true
// out: 1.5 1.50
// out: 2.000000
// out: 3.500000 4
// out: 8.000000
[<Measure>] type cm
[<Measure>] type inch
let inchToCm = 2.54<cm/inch>
let xs = [| 1.0<inch>; 12.0<inch> |]
let ys = xs |> Array.map (fun x -> x * inchToCm)
printfn "%f %f" (float ys.[0]) (float ys.[1])
let m1 = 5L<cm> * 2L<cm>
printfn "%d" (int64 m1)
let mutable acc = 0.0<cm>
for y in ys do acc <- acc + y
printfn "%f" (acc / 1.0<cm>)
let o = Some 3.0<cm>
match o with
| Some x when x > 2.0<cm> -> printfn "big %f" (float x)
| _ -> printfn "small"
match 3<cm> with
| 3<cm> -> printfn "three"
| _ -> printfn "other"
let pair = (1.0<cm>, 2.0<inch>)
printfn "%b" (pair = (1.0<cm>, 2.0<inch>))
printfn "%s %s" (string 1.5<cm>) (sprintf "%.2f" 1.5<cm>)
printfn "%f" (max 1.0<cm> 2.0<cm> |> float)
let f = LanguagePrimitives.FloatWithMeasure<cm> 3.5
printfn "%f %d" (float f) (int (LanguagePrimitives.Int32WithMeasure<inch> 4))
let rec power (x: float<cm>) n = if n = 0 then 1.0 else float x * power x (n - 1)
printfn "%f" (power 2.0<cm> 3)
