// out: 3 1.5 3 9
// out: 5 2 4 4
// out: 1.5
// out: 3
// out: 10 { X = 6.0
// out:   Y = 8.0 }
// out: 3 5 3.5
// out: 2.5 4
// out: [1.0; 1.5; 2.0]
// out: true true
// out: true true
// out: 3 1.5 5
// out: 2 2
// out: 4.5 6 4
// out: 0.990
// out: 0.005
// out: 4
// out: 1000
[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
[<Measure>] type N = kg m / s^2
[<Measure>] type Hz = 1 / s
[<Measure>] type rt = m^(1/2)
[<Measure>] type J = N m
let v = 3.0<m/s>
let a = v / 2.0<s>
let f: float<N> = 2.0<kg> * a
let e: float<J> = f * 3.0<m>
printfn "%g %g %g %g" v a f e
let sq (x: float<'u>) : float<'u ^ 2> = x * x
let root = sqrt (sq 5.0<m>)
let half: float<m^(1/2)> = sqrt 4.0<m>
let back: float<m> = half * half
let r32: float<m^(3/2)> = half * 2.0<m>
printfn "%g %g %g %g" root half back r32
let inline lerp (a: float<'u>) (b: float<'u>) t = a + (b - a) * t
printfn "%g" (lerp 1.0<m> 3.0<m> 0.25)
let ratio (x: int<'u>) (y: int<'u>) = x / y
printfn "%d" (ratio 10<m> 3<m>)
type Vec<[<Measure>] 'u> = { X: float<'u>; Y: float<'u> } with
    static member (+) (a: Vec<'u>, b: Vec<'u>) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (*) (k: float<'k>, a: Vec<'u>) : Vec<'k 'u> = { X = k * a.X; Y = k * a.Y }
    member this.Len = sqrt (this.X * this.X + this.Y * this.Y)
let p = { X = 3.0<m>; Y = 4.0<m> }
printfn "%g %A" (p + p).Len (2.0<1/s> * p)
let toF (x: float<_>) = float x
printfn "%g %d %g" (toF 3.0<kg>) (int 5<s>) (float 3.5<m>)
let w = LanguagePrimitives.FloatWithMeasure<m> 2.5
let i = LanguagePrimitives.Int32WithMeasure<s> 4
printfn "%g %d" w i
printfn "%A" [ 1.0<m> .. 0.5<m> .. 2.0<m> ]
printfn "%b %b" (1.0<m> < 2.0<m>) (compare 1<s> 2<s> < 0)
let zero: float<m> = 0.0<_>
let g0 = 9.81<m s^-2>
let g1 = 9.81<m/s/s>
let g2 = 9.81<m / s ^ 2>
printfn "%b %b" (g0 = g1) (g1 = g2)
let arr = [| 1.0<m>; 2.0<m> |]
printfn "%g %g %g" (Array.sum arr) (Array.average arr) (arr |> Array.sumBy (fun x -> x * x))
let dimless: float = 3.0<m> / 1.5<m>
let one = 1.0<1>
printfn "%g %g" dimless (dimless * one)
let d = 3.0m<kg> + 1.5M<kg>
printfn "%M %d %g" d (3L<m> * 2L<m>) (2.0f<s> * 2.0f<Hz>)
let rec integrate (f: float<'x> -> float<'y>) (a: float<'x>) (b: float<'x>) n : float<'x 'y> =
    let h = (b - a) / float n
    let mutable acc = 0.0<_>
    for k in 0 .. n - 1 do acc <- acc + f (a + float k * h) * h
    acc
printfn "%.3f" (integrate (fun (t: float<s>) -> 2.0<m/s> * (t / 1.0<s>)) 0.0<s> 1.0<s> 100)
let convert (x: float<m>) = x / 1000.0<m/kg>
printfn "%g" (convert 5.0<m>)
printfn "%g" (abs -3.0<m> + max 1.0<m> 2.0<m> - min 1.0<m> 5.0<m>)
module Conv = 
    let [<Literal>] K = 1000.0<m>
    let perKm = K / 1.0<s>
printfn "%g" Conv.perKm
