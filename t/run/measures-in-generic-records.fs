// out: 3.0 15.0 6.0 4.5
// out: q 3
// out: 9.0 3.0 2.0
// out: 3.0 1.5 2
[<Measure>] type kg
[<Measure>] type m
[<Measure>] type s
[<Measure>] type N = kg m / s^2
type Vec2<[<Measure>] 'u> = { X: float<'u>; Y: float<'u> } with
    static member (+) (a: Vec2<'u>, b: Vec2<'u>) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (*) (a: Vec2<'u>, k: float<'v>) : Vec2<'u * 'v> = { X = a.X * k; Y = a.Y * k }
    member a.Dot(b: Vec2<'v>) : float<'u 'v> = a.X * b.X + a.Y * b.Y
type Speed = float<m / s>
type Pair<'a, [<Measure>] 'u> = Pair of 'a * int<'u>
let v: Vec2<m / s> = { X = 1.0<m / s>; Y = 2.0<m / s> }
let w = v * 3.0<kg>
let n: float<N> = 2.0<kg> * 3.0<m> / (1.0<s> * 1.0<s>)
let sp: Speed = 4.5<m / s>
printfn "%A %A %A %A" w.X (v.Dot w) n sp
let (Pair(a, i)) = Pair("q", 3<kg>)
printfn "%s %d" a (int i)
let sqr (x: float<'u>) = x * x
let inline lift (x: float) = LanguagePrimitives.FloatWithMeasure<'u> x
printfn "%A %A %A" (sqr 3.0<m>) (sqrt (sqr 3.0<m>)) (lift 2.0 : float<kg>)
let sum = [ 1.0<m>; 2.0<m> ] |> List.sum
printfn "%A %A %A" sum (List.average [ 1.0<m>; 2.0<m> ]) (abs -2<kg>)
