// out: day  73  r=1.4833e+011 m  |v|= 30035.0 m/s
// out: day 146  r=1.4875e+011 m  |v|= 29953.7 m/s
// out: day 219  r=1.5026e+011 m  |v|= 29652.0 m/s
// out: day 292  r=1.5078e+011 m  |v|= 29547.5 m/s
// out: day 365  r=1.4960e+011 m  |v|= 29780.1 m/s
// out: energy drift -0.000625 %
// out:  15.0 deg:  127.465 m
// out:  30.0 deg:  220.775 m
// out:  45.0 deg:  254.929 m
// out:  60.0 deg:  220.775 m
// out: 0.451754 3
// out: 25.0 0.717
// out: [|1; 2; 3|] 6 6
// out: 70.0 70
// out: 2.5
// out: 9 3
// out: 2.0 [4.903325; 19.6133; 44.129925]
// out: true
// out: { X = 1.5
// out:   Y = 2.0
// out:   Z = -0.0 }
// out: (3.0, 2, -1, 1.0, -2)
open System
[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
[<Measure>] type N = kg m / s^2
[<Measure>] type J = N m
[<Measure>] type deg
[<Measure>] type rad

module Units =
    let toRad (d: float<deg>) : float<rad> = d * (Math.PI / 180.0) * 1.0<rad/deg>
    let g = 9.80665<m/s^2>
    let inline sq (x: float<'u>) : float<'u^2> = x * x

[<Struct>]
type Vec<[<Measure>] 'u> =
    { X: float<'u>; Y: float<'u>; Z: float<'u> }
    static member (+)(a: Vec<'u>, b: Vec<'u>) = { X = a.X + b.X; Y = a.Y + b.Y; Z = a.Z + b.Z }
    static member (-)(a: Vec<'u>, b: Vec<'u>) = { X = a.X - b.X; Y = a.Y - b.Y; Z = a.Z - b.Z }
    static member (*)(k: float<'v>, a: Vec<'u>) : Vec<'u 'v> = { X = k * a.X; Y = k * a.Y; Z = k * a.Z }
    static member Dot(a: Vec<'u>, b: Vec<'v>) : float<'u 'v> = a.X * b.X + a.Y * b.Y + a.Z * b.Z
    member v.Norm : float<'u> = sqrt (Vec<_>.Dot(v, v))

let vec x y z = { X = x; Y = y; Z = z }

type Body = { Name: string; Mass: float<kg>; Pos: Vec<m>; Vel: Vec<m/s> }
let G = 6.674e-11<m^3/(kg s^2)>

let acceleration (bodies: Body list) (b: Body) : Vec<m/s^2> =
    bodies
    |> List.filter (fun o -> o.Name <> b.Name)
    |> List.fold (fun acc o ->
        let d = o.Pos - b.Pos
        let r = d.Norm
        acc + (G * o.Mass / (r * r * r)) * d) (vec 0.0<m/s^2> 0.0<_> 0.0<_>)

let step (dt: float<s>) bodies =
    bodies |> List.map (fun b ->
        let v = b.Vel + dt * acceleration bodies b
        { b with Vel = v; Pos = b.Pos + dt * v })

let energy (bodies: Body list) : float<J> =
    let kinetic = bodies |> List.sumBy (fun b -> 0.5 * b.Mass * Units.sq b.Vel.Norm)
    let potential =
        List.allPairs bodies bodies
        |> List.filter (fun (a, b) -> a.Name < b.Name)
        |> List.sumBy (fun (a, b) -> -(G * a.Mass * b.Mass) / (a.Pos - b.Pos).Norm)
    kinetic + potential

let system =
    [ { Name = "sun"; Mass = 1.989e30<kg>; Pos = vec 0.0<m> 0.0<m> 0.0<m>; Vel = vec 0.0<m/s> 0.0<m/s> 0.0<m/s> }
      { Name = "earth"; Mass = 5.972e24<kg>; Pos = vec 1.496e11<m> 0.0<m> 0.0<m>; Vel = vec 0.0<m/s> 29780.0<m/s> 0.0<m/s> }
      { Name = "mars"; Mass = 6.417e23<kg>; Pos = vec 0.0<m> 2.279e11<m> 0.0<m>; Vel = vec -24070.0<m/s> 0.0<m/s> 0.0<m/s> } ]
let day = 86400.0<s>
let mutable bodies = system
let e0 = energy bodies
for d in 1..365 do
    bodies <- step day bodies
    if d % 73 = 0 then
        let earth = bodies |> List.find (fun b -> b.Name = "earth")
        printfn "day %3d  r=%.4e m  |v|=%8.1f m/s" d (float earth.Pos.Norm) (float earth.Vel.Norm)
printfn "energy drift %.6f %%" (100.0 * float ((energy bodies - e0) / e0))

let range (v: float<m/s>) (angle: float<deg>) = v * v * sin (2.0 * float (Units.toRad angle)) / Units.g
for a in [ 15.0<deg>; 30.0<deg>; 45.0<deg>; 60.0<deg> ] do
    printfn "%5.1f deg: %8.3f m" a (range 50.0<m/s> a)
let fall h = sqrt (2.0 * h / 9.8)
printfn "%g %g" (fall 1.0) (float (sqrt (Units.sq 3.0<m>)))
let work (f: float<N>) (d: float<m>) : float<J> = f * d
printfn "%.1f %.3f" (work 10.0<N> 2.5<m>) (float (work 3.0<kg m/s^2> 1.0<m>) / 4.184)
let ints: int<m>[] = [| 1<m>; 2<m>; 3<m> |]
printfn "%A %d %d" ints (Array.sum ints) (int (Array.max ints) * 2)
let conv = LanguagePrimitives.FloatWithMeasure<kg> 70.0
printfn "%A %g" conv (conv / 1.0<kg>)
let ratio = 10.0<m> / 4.0<m>
printfn "%g" ratio
let area: float<m^2> = Units.sq 3.0<m>
printfn "%g %g" area (sqrt area)
let xs = [ for i in 1..3 -> float i * 1.0<s> ]
printfn "%A %A" (List.average xs) (List.map (fun t -> 0.5 * Units.g * t * t) xs)
printfn "%b" (1.0<m> < 2.0<m> && compare 1<s> 2<s> < 0)
printfn "%A" { X = 1.5<m>; Y = 2.0<m>; Z = -0.0<m> }
printfn "%A" (abs -3.0<m>, max 1<kg> 2<kg>, sign -4.0<m>, 1.0<_>, -5 % 3)
