// out: 1M 1M 1M 4M 1M 3M 1M 5M
module Program
[<Measure>] type d
let a (x: decimal<d>) y = (x + y) / 3M
let b (x: decimal<d>) y = (x + y) / 3M |> id<decimal<d>>
let c (x: decimal<d>) y = 
    let z = x + y
    z / 3M
let e (x: float<d>) y : float<d> = (x + y) / 3.0
let p x = x * 2M<d>
let q x = 2M<d> / x
let a': decimal<d> = a 1M<d> 2M<d>
let p': decimal<d^2> = p 2M<d>
let q': decimal = q 2M<d>
let r x = x + 2M<d>
let t x = 2M<d> - x
let t' = t 1M<d>
let u x = x * 2M<d> + 3M<d^2>
printfn "%A %A %A %A %A %A %A %A" a' (b 1M<d> 2M<d>) (c 1M<d> 2M<d>) p' q' (r 1M<d>) t' (u 1M<d>)
