// out: 42.165
// out: 50.000000
// out: 212.0
// out: 19.62 686.7 2060.1 1030.05
// out: 9.0
// out: 3.0
// out: 5.0
// out: 6.0 10.0
// out: 10 10
// out: 6.0
// out: [|0.5; 1.0; 1.5|]
// out: 2.5
// out: 0.0 3.5
// out: 4.0
// out: less
// out: 3.0
// out: 1.0
open FSharp.Data.UnitSystems.SI.UnitSymbols
[<Measure>] type km
[<Measure>] type mile
[<Measure>] type hour
[<Measure>] type kmh = km / hour
[<Measure>] type degC
[<Measure>] type degF
let kmPerMile = 1.609344<km/mile>
let toKm (x: float<mile>) = x * kmPerMile
let speed (d: float<km>) (t: float<hour>) : float<kmh> = d / t
let toF (c: float<degC>) : float<degF> = c * 9.0<degF> / 5.0<degC> + 32.0<degF>
let g = 9.81<m/s^2>
let fall (t: float<s>) = 0.5 * g * t * t
let mass = 70.0<kg>
let weight: float<N> = mass * g
let energy : float<J> = weight * 3.0<m>
let power = energy / 2.0<s>
let sq (x: float<'u>) : float<'u^2> = x * x
let inline average (xs: float<'u> list) = List.sum xs / float (List.length xs)
let hyp (a: float<'u>) (b: float<'u>) : float<'u> = sqrt (a * a + b * b)
printfn "%.3f" (toKm 26.2<mile>)
printfn "%f" (float (speed 100.0<km> 2.0<hour>))
printfn "%.1f" (toF 100.0<degC>)
printfn "%A %A %A %A" (fall 2.0<s>) weight energy power
printfn "%A" (sq 3.0<km>)
printfn "%A" (average [ 1.0<m>; 2.0<m>; 6.0<m> ])
printfn "%A" (hyp 3.0<m> 4.0<m>)
type Vec<[<Measure>] 'u> =
    { X: float<'u>; Y: float<'u> }
    static member (+) (a: Vec<'u>, b: Vec<'u>) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (*) (a: Vec<'u>, k: float<'v>) : Vec<'u * 'v> = { X = a.X * k; Y = a.Y * k }
    member v.Length = sqrt (v.X * v.X + v.Y * v.Y)
let p0 = { X = 0.0<m>; Y = 0.0<m> }
let v0 = { X = 3.0<m/s>; Y = 4.0<m/s> }
let p1 = p0 + v0 * 2.0<s>
printfn "%A %A" p1.X p1.Length
let n = 5<km>
let k = n * 2
printfn "%d %d" k (int k)
let xs = [| for i in 1 .. 3 -> float i * 1.0<kg> |]
printfn "%A" (Array.sum xs)
printfn "%A" (xs |> Array.map (fun x -> x / 2.0<m^3>))
let ratio = 10.0<m> / 4.0<m>
printfn "%g" ratio
let zero : float<m> = 0.0<_>
let unitless = LanguagePrimitives.FloatWithMeasure<m> 3.5
printfn "%A %A" zero unitless
printfn "%A" (max 3.0<m> 4.0<m>)
printfn "%s" (if 3.0<m> < 4.0<m> then "less" else "more")
printfn "%A" (abs -3.0<m>)
let f = 1.0<Hz>
printfn "%A" (1.0 / f)
