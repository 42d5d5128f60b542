// out: 2.0
// out: 2.0
// out: 6.0 8.0
// out: [0.5]
// out: [2.0]
// out: 6.0 10
// An operand of no known type times a number with a unit has any unit.
[<Measure>] type m
[<Measure>] type s
printfn "%A" (List.sumBy (fun x -> x * 2.0<s>) [ 1.0<m> ])
printfn "%A" ([ 1.0<m> ] |> List.sumBy (fun x -> x * 2.0<s>))
let times = fun x -> x * 2.0<s>
printfn "%A %A" (times 3.0<m>) (times 4.0)
printfn "%A" (List.map (fun x -> x / 2.0<s>) [ 1.0<m> ])
printfn "%A" (List.map (fun x -> 2.0<s> / x) [ 1.0<s> ])
let distance v = v * 3.0<s>
let d: float<m> = distance 2.0<m / s>
printfn "%A %d" d (int (5<m> * 2<m>))
