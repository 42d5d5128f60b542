// out: 0: 0 1 0 false
// out:   false false
// out: -0: -0 1 -0 true
// out:   true false
// out: 0.25: 0.707107 0.707107 1 false
// out:   false false
// out: -0.25: -0.707107 0.707107 -1 true
// out:   true false
// out: 0.5: 1 0 Infinity false
// out:   false false
// out: -0.5: -1 0 -Infinity true
// out:   true false
// out: 1: 0 -1 -0 false
// out:   true true
// out: -1: -0 -1 0 true
// out:   false true
// out: 1.5: -1 0 -Infinity true
// out:   true false
// out: 2: 0 1 0 false
// out:   false false
// out: -2: -0 1 -0 true
// out:   true false
// out: 3: 0 -1 -0 false
// out:   true true
// out: 0.75: 0.707107 -0.707107 -1 false
// out:   true true
// out: 1e+300: 0 1 0 false
// out:   false false
// out: 4.5036e+15: 0 -1 -0 false
// out:   true true
// out: 9.0072e+15: 0 1 0 false
// out:   false false
// out: NaN: NaN NaN NaN false
// out:   false false
// out: Infinity: NaN NaN NaN false
// out:   false false
// out: 9.99989e-321: 3.14176e-320 1 3.14176e-320 false
// out:   false false
// out: 2.5: 1 0 Infinity false
// out:   false false
// out: -1.5: 1 0 Infinity false
// out:   false false
// out: 3.5: -1 0 -Infinity true
// out:   true false
// out: 0: [0.0; 0.0; 0.0; 0.0; infinity; infinity; infinity; nan; 0.0]
// out: -0: [0.0; -0.0; 0.0; -0.0; -infinity; infinity; -infinity; nan; -0.0]
// out: 8: [2.828427125; 2.0; 1.681792831; 1.515716567; 0.125; 0.3535533906; 0.5; nan; 8.0]
// out: -8: [nan; -2.0; nan; -1.515716567; -0.125; nan; -0.5; nan; -8.0]
// out: 16: [4.0; 2.5198421; 2.0; 1.741101127; 0.0625; 0.25; 0.396850263; nan; 16.0]
// out: Infinity: [infinity; infinity; infinity; infinity; 0.0; 0.0; 0.0; nan; infinity]
// out: -Infinity: [nan; -infinity; nan; -infinity; -0.0; nan; -0.0; nan; -infinity]
// out: NaN: [nan; nan; nan; nan; nan; nan; nan; nan; nan]
// out: 2: [1.414213562; 1.25992105; 1.189207115; 1.148698355; 0.5; 0.7071067812;
// out:  0.793700526; nan; 2.0]
// out: 0.309016994375 0.951056516295 0.324919696233
// out: 0.30902 0.95106 0.32492 (1.0, 0.0)
// out: 0.0318842804293 0.468115719571 0.0317255174306 0.25
// out: 0.031884 0.46812 0.031726 0.25
// out: 0.587785252292 0.809016994375 0.726542528005
// out: 0.58779 0.80902 0.72654 (1.0, 0.0)
// out: 0.064094216849 0.435905783151 0.062832958189 0.25
// out: 0.064094 0.43591 0.062833 0.25
// out: -0.661311865324 -0.75011106963 0.881618592363
// out: -0.66131 -0.75011 0.88162 (1.0, 0.0)
// out: 0.0738726208178 0.426127379182 0.282714493034 0.441158179178
// out: 0.073873 0.42613 0.28271 0.44116
// out: 0.809016994375 0.587785252292 1.37638192047
// out: 0.80902 0.58779 1.3764 (1.0, 0.0)
// out: 0.0969866840207 0.403013315979 -0.415977737176 -0.474247425406
// out: 0.096987 0.40301 -0.41598 -0.47425
// out: 0.382683432365 0.923879532511 0.414213562373
// out: 0.38268 0.92388 0.41421 (1.0, 0.0)
// out: 0.0398930876748 0.460106912325 0.496820980744 0.499602609587
// out: 0.039893 0.46011 0.49682 0.4996
// out: 3.14159265307e-05 0.999999999507 3.14159265462e-05
// out: 3.1416e-05 1 3.1416e-05 (1.0, 0.0)
// out: 3.18309886189e-06 0.499996816901 3.18309886173e-06 0.25
// out: 3.1831e-06 0.5 3.1831e-06 0.25
// out: 0.615386370169 -0.788225611999 -0.780723641557
// out: 0.61523 -0.78835 -0.78041 (1.0, 0.0)
// out: 0.289400877254 0.210599122746 0.49999742169 0.499997965713
// out: 0.2894 0.2106 0.5 0.5
// Sines and their kin of half turns; roots.
module Program
open System
let isNegative x = not (Double.IsNaN x) && Double.IsNegative x // a NaN's sign is the machine's affair
for x in [ 0.; -0.; 0.25; -0.25; 0.5; -0.5; 1.; -1.; 1.5; 2.; -2.; 3.; 0.75; 1e300; 4503599627370497.; 9007199254740993.; nan; infinity; 1e-320; 2.5; -1.5; 3.5 ] do
    printfn "%g: %g %g %g %b" x (Double.SinPi x) (Double.CosPi x) (Double.TanPi x) (isNegative (Double.SinPi x))
    printfn "  %b %b" (isNegative (Double.TanPi x)) (isNegative (Double.CosPi x))
for x in [ 0.; -0.; 8.; -8.; 16.; infinity; -infinity; nan; 2. ] do
    printfn "%g: %A" x [ for n in [ 2; 3; 4; 5; -1; -2; -3; 0; 1 ] -> Double.RootN (x, n) ]
for x in [ 0.1; 0.2; 1.23; -3.7; 100.125; 1e-5; 123456.789 ] do
    printfn "%.12g %.12g %.12g" (Double.SinPi x) (Double.CosPi x) (Double.TanPi x)
    let f = float32 x
    printfn "%.5g %.5g %.5g %A" (Single.SinPi f) (Single.CosPi f) (Single.TanPi f) (let struct (s, c) = Double.SinCosPi 0.5 in s, c)
    let u = x - floor x
    printfn "%.12g %.12g %.12g %.12g" (Double.AsinPi u) (Double.AcosPi u) (Double.AtanPi x) (Double.Atan2Pi (x, u))
    let v = float32 u
    printfn "%.5g %.5g %.5g %.5g" (Single.AsinPi v) (Single.AcosPi v) (Single.AtanPi f) (Single.Atan2Pi (f, v))
