// out: { X = 6.0
// out:   Y = 8.0 } 50.0
[<Measure>] type m
[<Measure>] type s
[<Struct>]
type Vec<[<Measure>] 'u> =
    { X: float<'u>; Y: float<'u> }
    static member (*)(k: float<'v>, a: Vec<'u>) : Vec<'u 'v> = { X = k * a.X; Y = k * a.Y }
    static member Dot(a: Vec<'u>, b: Vec<'v>) : float<'u 'v> = a.X * b.X + a.Y * b.Y
let speed: Vec<m / s> = { X = 3.0<m/s>; Y = 4.0<m/s> }
let way: Vec<m> = 2.0<s> * speed
printfn "%A %A" way (Vec<_>.Dot(way, speed))
