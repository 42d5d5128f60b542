// out: 0.683709
// out: 5.0 13.0 2.5 6.5
// out: (2.0, 2.0, 2.0, 2.0, 2.0, 3.0, 6.0, 6.0, 6)
// out: 4.000000 8.000000 2.000000
// out: 5.0
// out: 3.0
// out: 5.0 10.0 50.0
// out: { value = 3.0
// out:   err = 0.2 }
// out: 1.5
// out: (3.0, 4)
// out: (3, 2, -3.5f, 3, 3)
// out: (3, 3.0, 3)
// out: (3, 2, 1.0)
[<Measure>] type m
[<Measure>] type s
[<Measure>] type sqrm = m^2
let x11 = atan2 4.4<s^3> 5.4<s^3>
printfn "%f" x11
let x12 = Seq.sum [2.0<sqrm>; 3.0<m^2>]
let x12a = Seq.sumBy (fun x -> x*x) [2.0<sqrm>; 3.0<m^2>]
let x13 = Seq.average [2.0<sqrm>; 3.0<m^2>]
let x13a = Seq.averageBy (fun x -> x*x) [2.0<m^2/m>; 3.0<m>]
printfn "%A %A %A %A" x12 x12a x13 x13a
module M =
    let velocity4 = 1.0<m / (s * s)>    + 1.0<m/s^2>
    let velocity5 = 1.0<m / (s / s)>    + 1.0<m>
    let velocity6 = 1.0<m / ( / s)>     + 1.0<m s>
    let velocity10 = 1.0<m / ( (s) / s)>  + 1.0<m>
    let velocity11 = 1.0<m / ( (s)(s) )>  + 1.0<m/s^2>
    let v1 = 1.0< (s)/(m) >               + 1.0<s/m>
    let v2 = 1.0< (s)(m) > + 1.0< ((s)(m)) > + 1.0<m s>
    let velocity9 = 1.0<m / (s)^2>  + 1.0<m / s^2>
    let z = 3.0<m^(1/2)> * 2.0<m^(1/2)> : float<m>
    let zz = 3.0<m^(-1)> * 2.0<m^-2> : float<m^-3>
    let z3 = 3<m> * 2<1/s>
    printfn "%A" (velocity4, velocity5, velocity6, velocity9, v1, v2, z, zz, z3)
let sq (x: float<'u>) = x * x
let cube (x: float<'u>) : float<'u^3> = x * x * x
let root (x: float<'u^2>) = sqrt x
printfn "%f %f %f" (float (sq 2.0<m>)) (float (cube 2.0<s>)) (float (root 4.0<m^2>))
let hyp (a: float<'u>) (b: float<'u>) = sqrt (a*a + b*b)
printfn "%A" (hyp 3.0<m> 4.0<m>)
let rt (x: float<'u>) : float<'u^(1/2)> = sqrt x
printfn "%A" (rt 9.0<s^2>)
type Vec<[<Measure>] 'u>(x: float<'u>, y: float<'u>) =
    member _.X = x
    member _.Y = y
    member v.Len = sqrt (v.X * v.X + v.Y * v.Y)
    static member (+) (a: Vec<'u>, b: Vec<'u>) = Vec<'u>(a.X + b.X, a.Y + b.Y)
    static member (*) (k: float<'v>, a: Vec<'u>) = Vec<'u 'v>(k * a.X, k * a.Y)
    static member Dot (a: Vec<'u>, b: Vec<'v>) : float<'u 'v> = a.X * b.X + a.Y * b.Y
let a = Vec(3.0<m>, 4.0<m>)
let b = 2.0<1/s> * a
printfn "%A %A %A" a.Len b.Len (Vec<m>.Dot(a, b))
type Q<[<Measure>] 'u> = { value: float<'u>; err: float<'u> }
let addq (a: Q<'u>) (b: Q<'u>) = { value = a.value + b.value; err = max a.err b.err }
printfn "%A" (addq { value = 1.0<m>; err = 0.1<m> } { value = 2.0<m>; err = 0.2<m> })
let c : float<_> = 3.0<m>
printfn "%A" (c / 2.0)
printfn "%A" (LanguagePrimitives.FloatWithMeasure<m> 3.0, LanguagePrimitives.Int32WithMeasure<s> 4)
printfn "%A" (abs -3<m>, max 1<m> 2<m>, -(3.5f<s>), 7<m> % 4<m>, 7<m> / 2<s>)
printfn "%A" (int 3<m>, float 3<m>, 3<m> * 1<1>)
printfn "%A" (List.sum [1<m>; 2<m>], List.max [1<m>; 2<m>], Seq.sumBy float [1<m>])
