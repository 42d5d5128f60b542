// out: -- falling
// out: ball     at (   0.000,  100.000) m, speed  10.000 m/s =   36.00 km/h,     22.50 J
// out: ball     at (   8.953,   95.399) m, speed  11.809 m/s =   42.51 km/h,     31.38 J
// out: ball     at (  15.826,   83.351) m, speed  15.906 m/s =   57.26 km/h,     56.93 J
// out: ball     at (  20.675,   66.662) m, speed  18.591 m/s =   66.93 km/h,     77.76 J
// out: ball     at (  23.892,   47.580) m, speed  19.941 m/s =   71.79 km/h,     89.47 J
// out: ball     at (  25.961,   27.396) m, speed  20.553 m/s =   73.99 km/h,     95.05 J
// out: ball     at (  27.270,    6.732) m, speed  20.818 m/s =   74.95 km/h,     97.52 J
// out: lands after 6.33 s
// out: top speed 20.865
// out: -- swinging
// out: period 3.1416 s
// out: mean energy 4.000 J, rms 4.000 J
// out: weight   at (  -0.000,    0.000) m, speed   2.000 m/s =    7.20 km/h,      4.00 J
// out: weight   at (   1.000,    0.000) m, speed   0.006 m/s =    0.02 km/h,      0.00 J
// out: 0.013 kg m/s
// out: -- heating
// out:   20 min: 300.69 K
// out:   40 min: 313.23 K
// out:   60 min: 325.78 K
// out: 1.20 h, 4.200 kWh, 1.30 eur
// out: -- circuits
// out: 200.0 ohm
// out:   0.0600 A
// out:   0.0300 A
// out:   0.0300 A
// out:   0.0300 A
// out: 0.720 W
// out: -- orbits
// out:      400 km:  7672.6 m/s,  1.540 h
// out:    20200 km:  3873.2 m/s, 11.973 h
// out:    35786 km:  3074.9 m/s, 23.928 h
// out: -- conversions
// out: 1.0668 2.1
// out: 12 10
// out: 2.5 3 true
// out: [1.0; 2.0]
// out: 5
// out: true
// out: -- measuring
// out: 1158000 J = 0.3217 kWh
// out: 11580.0 m, mean 3.300 m/s
// Units of measure in a simulation: falling bodies, orbits, a heated tank, electrical circuits, money.
module Simulation

open System

[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
[<Measure>] type N = kg m / s^2
[<Measure>] type J = N m
[<Measure>] type W = J / s
[<Measure>] type K
[<Measure>] type A
[<Measure>] type V = W / A
[<Measure>] type ohm = V / A
[<Measure>] type km
[<Measure>] type h
[<Measure>] type eur
[<Measure>] type kWh

module Units =
    let metresPerKilometre = 1000.0<m/km>
    let secondsPerHour = 3600.0<s/h>
    let joulesPerKWh = 3.6e6<J/kWh>
    let toKmPerHour (v: float<m/s>) : float<km/h> = v / metresPerKilometre * secondsPerHour
    let g = 9.81<m/s^2>
    let inline scale (k: float) (x: float<'u>) : float<'u> = k * x
    let average (xs: float<'u> list) : float<'u> = List.sum xs / float xs.Length
    let rms (xs: float<'u> list) = xs |> List.sumBy (fun x -> x * x) |> fun t -> sqrt (t / float xs.Length)

open Units

/// A vector whose components carry a unit.
[<Struct>]
type Vec<[<Measure>] 'u> =
    { X: float<'u>
      Y: float<'u> }
    static member (+)(a: Vec<'u>, b: Vec<'u>) = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (-)(a: Vec<'u>, b: Vec<'u>) = { X = a.X - b.X; Y = a.Y - b.Y }
    static member (~-)(a: Vec<'u>) : Vec<'u> = { X = -a.X; Y = -a.Y }
    static member (*)(a: Vec<'u>, k: float<'v>) : Vec<'u 'v> = { X = a.X * k; Y = a.Y * k }
    static member (/)(a: Vec<'u>, k: float<'v>) : Vec<'u / 'v> = { X = a.X / k; Y = a.Y / k }
    static member Dot(a: Vec<'u>, b: Vec<'v>) : float<'u 'v> = a.X * b.X + a.Y * b.Y
    member a.Length : float<'u> = sqrt (Vec.Dot(a, a))

let vec x y = { X = x; Y = y }

type Body =
    { Name: string
      Mass: float<kg>
      Position: Vec<m>
      Velocity: Vec<m/s> }
    member b.Kinetic : float<J> = 0.5 * b.Mass * Vec.Dot(b.Velocity, b.Velocity)
    member b.Momentum = b.Velocity * b.Mass

type Force = Body -> Vec<N>

module Forces =
    let gravity: Force = fun b -> vec 0.0<N> (-(b.Mass * g))
    let drag (c: float<kg/m>) : Force =
        fun b ->
            let speed = b.Velocity.Length
            b.Velocity * (-c * speed)
    let spring (k: float<N/m>) (anchor: Vec<m>) : Force = fun b -> (anchor - b.Position) * k
    let total (fs: Force list) : Force = fun b -> fs |> List.map (fun f -> f b) |> List.reduce (+)

let step (dt: float<s>) (force: Force) (b: Body) =
    let a: Vec<m/s^2> = force b / b.Mass
    let velocity = b.Velocity + a * dt
    { b with
        Velocity = velocity
        Position = b.Position + velocity * dt }

let simulate dt (duration: float<s>) force body =
    let n = int (duration / dt)
    body |> Seq.unfold (fun b -> Some(b, step dt force b)) |> Seq.take n

let describe (b: Body) =
    printfn "%-8s at (%8.3f, %8.3f) m, speed %7.3f m/s = %7.2f km/h, %9.2f J"
        b.Name b.Position.X b.Position.Y b.Velocity.Length (float (toKmPerHour b.Velocity.Length)) b.Kinetic

let falling () =
    printfn "-- falling"
    let ball = { Name = "ball"; Mass = 0.45<kg>; Position = vec 0.0<m> 100.0<m>; Velocity = vec 10.0<m/s> 0.0<m/s> }
    let forces = Forces.total [ Forces.gravity; Forces.drag 0.01<kg/m> ]
    let path = simulate 0.01<s> 20.0<s> forces ball |> Seq.takeWhile (fun b -> b.Position.Y >= 0.0<m>) |> Seq.toList
    path |> List.indexed |> List.filter (fun (i, _) -> i % 100 = 0) |> List.iter (snd >> describe)
    printfn "lands after %.2f s" (float path.Length * 0.01)
    let top = path |> List.map (fun b -> b.Velocity.Length) |> List.max
    printfn "top speed %.3f" top

let swinging () =
    printfn "-- swinging"
    let weight = { Name = "weight"; Mass = 2.0<kg>; Position = vec 1.0<m> 0.0<m>; Velocity = vec 0.0<m/s> 0.0<m/s> }
    let k = 8.0<N/m>
    let period: float<s> = 2.0 * Math.PI * sqrt (weight.Mass / k)
    printfn "period %.4f s" period
    let path = simulate 0.001<s> period (Forces.spring k (vec 0.0<m> 0.0<m>)) weight |> Seq.toArray
    let potential (b: Body) : float<J> = 0.5 * k * Vec.Dot(b.Position, b.Position)
    let energies = [ for b in path -> b.Kinetic + potential b ]
    printfn "mean energy %.3f J, rms %.3f J" (average energies) (rms energies)
    describe path.[path.Length / 4]
    describe (Array.last path)
    printfn "%.3f kg m/s" (Array.last path).Momentum.Length

type Tank(mass: float<kg>, initial: float<K>) =
    static let capacity = 4186.0<J/(kg K)>
    let mutable temperature = initial
    let mutable used = 0.0<J>
    let heated = Event<float<K>>()
    member _.Temperature = temperature
    member _.Used: float<kWh> = used / joulesPerKWh
    [<CLIEvent>]
    member _.Heated = heated.Publish
    member _.Heat(power: float<W>, time: float<s>) =
        let energy: float<J> = power * time
        used <- used + energy
        temperature <- temperature + energy / (mass * capacity)
        heated.Trigger temperature
    member this.HeatTo(target: float<K>, power: float<W>) =
        let mutable t = 0.0<s>
        while temperature < target do
            this.Heat(power, 60.0<s>)
            t <- t + 60.0<s>
        t

let heating () =
    printfn "-- heating"
    let tank = Tank(80.0<kg>, 288.15<K>)
    let mutable events = 0
    tank.Heated.Add(fun t -> events <- events + 1; if events % 20 = 0 then printfn "  %d min: %.2f K" events t)
    let time = tank.HeatTo(333.15<K>, 3500.0<W>)
    let price = 0.31<eur/kWh>
    printfn "%.2f h, %.3f kWh, %.2f eur" (time / secondsPerHour) tank.Used (tank.Used * price)

type Circuit =
    | Resistor of float<ohm>
    | Series of Circuit list
    | Parallel of Circuit list
    member c.Resistance: float<ohm> =
        match c with
        | Resistor r -> r
        | Series cs -> cs |> List.sumBy (fun c -> c.Resistance)
        | Parallel cs -> 1.0 / (cs |> List.sumBy (fun c -> 1.0 / c.Resistance))

let rec currents (u: float<V>) circuit : float<A> list =
    match circuit with
    | Resistor r -> [ u / r ]
    | Parallel cs -> cs |> List.collect (currents u)
    | Series cs ->
        let i = u / circuit.Resistance
        cs |> List.collect (fun c -> currents (i * c.Resistance) c)

let circuits () =
    printfn "-- circuits"
    let c = Series [ Resistor 100.0<ohm>; Parallel [ Resistor 200.0<ohm>; Series [ Resistor 50.0<ohm>; Resistor 150.0<ohm> ] ] ]
    let u = 12.0<V>
    printfn "%.1f ohm" c.Resistance
    for i in currents u c do
        printfn "  %.4f A" i
    let power: float<W> = u * (u / c.Resistance)
    printfn "%.3f W" power

let orbits () =
    printfn "-- orbits"
    let gm = 3.986e14<m^3/s^2>
    let radius = 6.371e6<m>
    for altitude in [ 400.0<km>; 20200.0<km>; 35786.0<km> ] do
        let r = radius + altitude * metresPerKilometre
        let v = sqrt (gm / r)
        let period = 2.0 * Math.PI * r / v
        printfn "%8.0f km: %7.1f m/s, %6.3f h" altitude v (period / secondsPerHour)

let conversions () =
    printfn "-- conversions"
    let feet = LanguagePrimitives.FloatWithMeasure<m> (float "3.5" * 0.3048)
    printfn "%.4f %.1f" feet (scale 2.0 feet)
    let counts: int<eur> list = [ 3<eur>; 4<eur>; 5<eur> ]
    printfn "%d %d" (List.sum counts) (int (List.max counts) * 2)
    let ratio: float = 5.0<km/h> / 2.0<km/h>
    printfn "%g %g %b" ratio (abs -3.0<s> / 1.0<s>) (1.0<m> < 2.0<m>)
    let generic = [ 1.0<_>; 2.0<s> ]
    printfn "%A" (List.map float generic)
    printfn "%g" (vec 3.0<m> 4.0<m>).Length
    printfn "%A" (-(vec 1.0<m> 2.0<m>) = vec -1.0<m> -2.0<m>)

type Reading<[<Measure>] 'u> = { At: float<s>; Value: float<'u> }

/// The integral of readings, by trapezia.
let integrate (readings: Reading<'u> list) : float<'u s> =
    readings |> List.pairwise |> List.sumBy (fun (a, b) -> (a.Value + b.Value) / 2.0 * (b.At - a.At))

let measuring () =
    printfn "-- measuring"
    let powers = [ for i in 0 .. 6 -> { At = float i * 600.0<s>; Value = 200.0<W> + float (i * i) * 10.0<W> } ]
    let energy: float<J> = integrate powers
    printfn "%.0f J = %.4f kWh" energy (energy / joulesPerKWh)
    let speeds = [ for r in powers -> { At = r.At; Value = r.Value / 100.0<N> } ]
    printfn "%.1f m, mean %.3f m/s" (integrate speeds) (average [ for r in speeds -> r.Value ])

[<EntryPoint>]
let main _ =
    for part in [ falling; swinging; heating; circuits; orbits; conversions; measuring ] do
        part ()
    0
