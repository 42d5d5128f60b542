// out: 4.0 9.0 2.0 2.0 2.0 2.0 2.0
// out: 2.0 2.0
[<Measure>] type m
[<Measure>] type s
let sqr<[<Measure>] 'u>(x:float<'u>) = x*x
let b = sqr<m/s>(2.0<m/s>)
let c = sqr<m s^-1>(3.0<m s^-1>)
[<Measure>] type bb = 1^3 / s * 1^2 / s * m
let y' : float<m/s^2> = 2.0<bb>
let test07() = 2.0</(m s^2)^(3/4)>
let test08() = 4.0<(s^6 m^3)^(1/4)>
let d = 1.0<m / (s * s)> + 1.0<m/s^2>
let e = 1.0< (s)/(m) > + 1.0<s/m>
let f = 1.0<((m * m)) / s^2> + 1.0<m^2/s^2>
let g = 1.0<m / s * s> + 1.0<m>
let i = max 1.0<m> 2.0<m>
let mx (a: float<'u>) (b: float<'u>) = max (abs (a - b)) (sqrt (abs (a * b)))
printfn "%A %A %A %A %A %A %A" b c y' d e f g
printfn "%A %A" (mx 3.0<m> 1.0<m>) i
