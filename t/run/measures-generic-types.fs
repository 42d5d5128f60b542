// out: 5.000000 5.000000 1.500000
// out: 12.000000 10.000000
// out: 10.000000
// out: 15.000000
// out: 16.500000
// out: 24.000000
// out: 2.0 2.0 2.0 
[<Measure>] type m
[<Measure>] type s
type Vec<[<Measure>] 'u> =
    { X: float<'u>; Y: float<'u> }
    member v.Length = sqrt (v.X * v.X + v.Y * v.Y)
    static member (+) (a: Vec<'u>, b: Vec<'u>) : Vec<'u> = { X = a.X + b.X; Y = a.Y + b.Y }
    static member (*) (a: Vec<'u>, k: float<'v>) : Vec<'u*'v> = { X = a.X * k; Y = a.Y * k }
let v = { X = 3.0<m>; Y = 4.0<m> }
let w = v + { X = 0.0<m>; Y = 0.0<m> }
let speed = w * (1.0 / 2.0<s>)
printfn "%f %f %f" (v.Length / 1.0<m>) (float w.Length) (float speed.X)
type Shape<[<Measure>] 'u> =
    | Circle of float<'u>
    | Rect of width: float<'u> * height: float<'u>
let area (s: Shape<'u>) : float<'u^2> =
    match s with
    | Circle r -> r * r * 3.0
    | Rect (w, h) -> w * h
printfn "%f %f" (float (area (Circle 2.0<m>))) (float (area (Rect (2.0<s>, 5.0<s>))))
let rec sumBy (f: 'a -> float<'u>) (xs: 'a list) : float<'u> =
    match xs with
    | [] -> 0.0<_>
    | x :: rest -> f x + sumBy f rest
printfn "%f" (float (sumBy (fun (v: Vec<m>) -> v.Length) [v; w]))
type Account<[<Measure>] 'c>(start: float<'c>) =
    let mutable balance = start
    member _.Balance = balance
    member _.Add(x: float<'c>) = balance <- balance + x
[<Measure>] type eur
[<Measure>] type usd
let acc = Account<eur>(10.0<eur>)
acc.Add 5.0<eur>
printfn "%f" (float acc.Balance)
let convert (rate: float<'b/'a>) (x: float<'a>) : float<'b> = x * rate
printfn "%f" (float (convert 1.1<usd/eur> acc.Balance))
let m3 = 2.0<m> * 3.0<m> * 4.0<m>
let side (x: float<m^3>) = x / 1.0<m^2>
printfn "%f" (float (side m3))
type Point = { P: float<m>; T: float<s> }
let pts = [ for i in 1 .. 3 -> { P = float i * 2.0<m>; T = float i * 1.0<s> } ]
for p in pts do printf "%.1f " (p.P / p.T |> float)
printfn ""
