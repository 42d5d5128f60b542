// out: (true, true, 13.0, seq [4.0; 9.0], 3.0, true, 35.0, true)
// Units of measure under checked operators: what an operand has is known later.
open Microsoft.FSharp.Core.Operators.Checked
[<Measure>] type m
let a = Seq.sumBy (fun x -> x*x) [2.0<m>; 3.0<m>]
let b = Seq.averageBy (fun x -> x*x) [2.0<m>; 3.0<m>]
let c = List.sumBy (fun x -> x*x) [2.0<m>; 3.0<m>]
let d = Seq.map (fun x -> x*x) [2.0<m>; 3.0<m>]
let e = Seq.maxBy (fun x -> x*x) [2.0<m>; 3.0<m>]
let f = Seq.sumBy (fun x -> x/x) [2.0<m>; 3.0<m>]
let g = Seq.sumBy (fun x -> x*x*x) [2.0<m>; 3.0<m>]
let h = Array.averageBy (fun x -> x*2.0) [|2.0<m>; 3.0<m>|]
printfn "%A" (a = 13.0<m^2>, b = 6.5<m^2>, c, d, e, f = 2.0, g, h = 5.0<m>)
