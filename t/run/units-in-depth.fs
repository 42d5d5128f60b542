// out: 2.5
// out: 6.0 3.0
// out: 9.0
// out: { Pos = 2.0
// out:   Vel = 2.0 }
// out: 5.0
// out: 8
// out: 1.5
// out: 4.000
// out: 5 10 2.5 1.5
// out: 10 5L 5.00M
// out: 3.0
// out: (true, 3.0, 2.0, -1.0, 2.0, 2.0)
// out: map [(1.0, "a")]
// out: [|3.0; 6.0|]
// out: 5.0 5
// out: 3.0
// out: 1.0
// out: 4.0
// out: 1
// out: 1.0 2.0 3.0 
// out: (1.0, 2)
// out: Some 2.0
// out: -1 true
// out: 1.5 2.5
// out: 1.500000  2.25 3
// out: long
// out: three
// out: 3.0
// out: 15.00M 2.2
// units in depth
[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
[<Measure>] type N = kg m / s^2
[<Measure>] type J = N m
[<Measure>] type Hz = s^-1
[<Measure>]
type cm =
    static member PerM = 100.0<cm/m>
let toM (x: float<cm>) = x / cm.PerM
printfn "%g" (float (toM 250.0<cm>))
let f (x: float<'u>) (y: float<'v>) : float<'u * 'v> = x * y
let work : float<J> = f 3.0<N> 2.0<m>
printfn "%A %A" work (work / 2.0<s>)
let inline sqr x = x * x
printfn "%A" (sqr 3.0<m>)
type Particle<[<Measure>] 'l, [<Measure>] 't> =
    { Pos: float<'l>; Vel: float<'l / 't> }
    member p.Step (dt: float<'t>) = { p with Pos = p.Pos + p.Vel * dt }
let p = { Pos = 1.0<m>; Vel = 2.0<m/s> }
printfn "%A" (p.Step 0.5<s>)
type Acc<[<Measure>] 'u>() =
    let mutable total = 0.0<_>
    member _.Add(x: float<'u>) = total <- total + x
    member _.Total : float<'u> = total
let acc = Acc<kg>()
acc.Add 2.0<kg>
acc.Add 3.0<kg>
printfn "%A" acc.Total
let rec power<[<Measure>] 'u> (x: float<'u>) (n: int) : float = if n = 0 then 1.0 else float x * power x (n - 1)
printfn "%g" (power 2.0<m> 3)
let avg (xs: float<'u> list) = List.sum xs / float (List.length xs)
printfn "%A" (avg [1.0<m>; 2.0<m>])
let integrate (f: float<'x> -> float<'y>) (a: float<'x>) (b: float<'x>) (n: int) : float<'x 'y> =
    let h = (b - a) / float n
    Seq.sum (seq { for i in 0 .. n - 1 -> f (a + h * (float i + 0.5)) * h })
printfn "%.3f" (float (integrate (fun t -> t * 2.0<m/s>) 0.0<s> 2.0<s> 100))
let mass = 5<kg>
let dist = 10L<m>
let dec = 2.5M<m>
let f32 = 1.5f<s>
printfn "%d %d %M %g" (int mass) (int64 dist) (decimal dec) (float32 f32)
printfn "%A %A %A" (mass * 2<m>) (dist / 2L<s>) (dec * 2.0M<s>)
let conv : float<m> = LanguagePrimitives.FloatWithMeasure 3.0
printfn "%A" conv
printfn "%A" (1.0<m> < 2.0<m>, max 1.0<m> 3.0<m>, abs -2.0<m>, -1.0<m>, sqrt 4.0<m^2>, floor (2.7<m> / 1.0<m>))
printfn "%A" (Map [ 1.0<m>, "a" ])
let speeds = [| 1.0<m/s>; 2.0<m/s> |] |> Array.map (fun v -> v * 3.0<s>)
printfn "%A" speeds
let sumBy = [ 1, 2.0<m>; 2, 3.0<m> ] |> List.sumBy snd
printfn "%A %g" sumBy (sumBy / 1.0<m>)
let gen = 0.0<_> + 3.0<kg>
printfn "%A" gen
let zero = LanguagePrimitives.GenericZero<float<m>>
printfn "%A" (zero + 1.0<m>)
type Rate = float<1/s>
let rate : Rate = 4.0<Hz>
printfn "%A" rate
let dim : float<1> = 1.0<m> / 1.0<m>
printfn "%g" dim
for x in 1.0<m> .. 1.0<m> .. 3.0<m> do printf "%A " x
printfn ""
let tuple : float<m> * int<s> = 1.0<m>, 2<s>
printfn "%A" tuple
let opt : float<m> option = Some 1.0<m>
printfn "%A" (Option.map (fun x -> x * 2.0) opt)
let cmp = compare 1.0<m> 2.0<m>
printfn "%d %b" cmp (1.0<m> = 1.0<m>)
printfn "%s %s" (string 1.5<m>) ($"{2.5<m>}")
printfn "%f %5.2f %d" 1.5<m> 2.25<s> 3<kg>
let (|Long|Short|) (x: float<m>) = if x > 5.0<m> then Long else Short
match 6.0<m> with Long -> printfn "long" | Short -> printfn "short"
let lit = match 3<m> with 3<m> -> "three" | _ -> "other"
printfn "%s" lit
let inline add (a: ^T) (b: ^T) : ^T = a + b
printfn "%A" (add 1.0<m> 2.0<m>)
[<Measure>] type USD
[<Measure>] type EUR
let rates = dict [ "x", 1.1<USD/EUR> ]
let convert (e: decimal<EUR>) (r: decimal<USD/EUR>) = e * r
printfn "%A %A" (convert 10.0M<EUR> 1.5M<USD/EUR>) (2.0<EUR> * rates.["x"])
