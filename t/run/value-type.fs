// out: 5 True
// out: A
// System.ValueType as a type and as a bound
let f (x: System.ValueType) = x.ToString()
printfn "%s %s" (f 5) (f true)
let show<'e when 'e: enum<int> and 'e: struct and 'e :> System.ValueType and 'e: (new: unit -> 'e)> (e: 'e) = string e
type E = A = 1
printfn "%s" (show E.A)
