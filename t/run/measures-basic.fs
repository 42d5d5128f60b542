// out: 10.438 5.219 365.344
// out: 9.000000 3.000000
// out: 6.500000
// out: 8 4
// out: 5.000000
// out: 2.000000 0.250000
// out: true true
// out: -100.000000
// out: 1500.000000
// out: 1.000000
[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
[<Measure>] type N = kg m / s^2
let dist = 100.0<m>
let time = 9.58<s>
let speed = dist / time
let accel : float<m/s^2> = speed / 2.0<s>
let force : float<N> = 70.0<kg> * accel
printfn "%.3f %.3f %.3f" (float speed) (float accel) (float force)
let sq (x: float<'u>) : float<'u^2> = x * x
let area = sq 3.0<m>
printfn "%f %f" (float area) (float (sqrt area))
let total = [1.0<m>; 2.5<m>; 3.0<m>] |> List.fold (+) 0.0<m>
printfn "%f" (total / 1.0<m>)
let n = 5<kg> + 3<kg>
printfn "%d %d" (int n) (n / 2<kg>)
let f32 = 2.5f<m> * 2.0f
printfn "%f" (float f32)
let ratio (a: float<'u>) (b: float<'u>) = a / b
printfn "%f %f" (ratio 6.0<m> 3.0<m>) (ratio 1.0<s> 4.0<s>)
printfn "%b %b" (dist > 50.0<m>) (abs -3.0<m> = 3.0<m>)
printfn "%f" (float -dist)
let toMeters (km: float) = km * 1000.0 * 1.0<m>
printfn "%f" (toMeters 1.5 / 1.0<m>)
let zero = 0.0<_> + 1.0<s>
printfn "%f" (float zero)
