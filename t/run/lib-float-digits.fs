// out: 100 499732956242247024 -7.430656024795925E+273 8.498466E+19 39.81254
// out: 200 8234182200728697943 4.853264898286362E-23 4.7614414E-18 436.7
// out: 300 13395419065164013596 -1.71982757025349E+56 2.4276595E+25 0.00298
// out: 400 7061443712183039830 1.1601069805271256E-137 -6.110197E+18 0
// out: 500 2079085762042266896 1.1569142062692332E+68 -16.19407 33457862.53723833
// out: 600 18103849216951787992 -5.8764856058508546E-86 -16028.495 1183.5
// out: 700 17023553066326027941 -3.189104733652772E-247 -1.2968398E-29 227.54671233
// out: 800 9519213894157838113 -5.379621254268086E-141 -1.3480541E-25 88439485.38225
// out: 900 13160540392383661511 1.5257360221610067E+221 -1.4600723E+31 0.23466592
// out: 1000 17150045099027887130 -7.791536884119076E-113 -7.730807E-39 37739.196
// out: 100 16720627696287749571 286571111e-222 2.86571111E-214 286571111e-17 2.865711E-09
// out: 200 16027957203236566376 464851051e204 4.64851051E+212 464851051e-48 4.64851E-40
// out: 300 2945087835934587565 908379378e-88 9.08379378E-80 908379378e-2 9083794
// out: 400 9287959061098150090 668913e-17 6.68913E-12 668913e-43 6.68913E-38
// out: 500 6218436931262844475 951439313090635098e-186 9.514393130906351E-169 951439313090635098e-4 9.514393E+13
// out: 600 16390404362630914932 248985518581e-305 2.48985518581E-294 248985518581e-19 2.4898553E-08
// out: 700 82080363605934195 88148353905130297e101 8.814835390513029E+117 88148353905130297e38 Infinity
// out: 800 17714444049401137178 5051825665437151123e-85 5.051825665437151E-67 5051825665437151123e18 5.0518256E+36
// out: 900 6051394886552687478 93704322192068556e-226 9.370432219206856E-210 93704322192068556e-12 93704.32
// out: 1000 1955605341298380619 4416048089058536908e1 4.416048089058537E+19 4416048089058536908e15 4.416048E+33
// The shortest digits of floats and the floats nearest to digits, as hashes of many: what .NET prints. By hand, for more:
// clef run t/run/lib-float-digits.fs 1000000, and the same with the other F#.
open System
let mutable s = 88172645463325252UL
let next () =
    s <- s ^^^ (s <<< 13)
    s <- s ^^^ (s >>> 7)
    s <- s ^^^ (s <<< 17)
    s
let n = match Environment.GetCommandLineArgs() with [| _; count |] -> int count | _ -> 1000
let mutable h = 0UL
let add (t: string) =
    for c in t do h <- (h ^^^ uint64 c) * 1099511628211UL
for i in 1 .. n do
    let x = BitConverter.Int64BitsToDouble(int64 (next ()))
    let t = x.ToString()
    add t
    if x = x && float t <> x then printfn "bad %s" t
    let y = BitConverter.Int32BitsToSingle(int32 (next ()))
    let u = y.ToString()
    add u
    if y = y && float32 u <> y then printfn "bad %s" u
    let z = float (next () >>> int (next () % 64UL)) / float (pown 10 (int (next () % 9UL)))
    add (z.ToString())
    add (string (float32 z))
    if i % (n / 10) = 0 then printfn "%d %d %s %s %O" i h t u z
for i in 1 .. n do
    let digits = 1 + int (next () % 25UL)
    let mutable t = ""
    for _ in 1 .. (digits + 17) / 18 do t <- t + string (next () % 1000000000000000000UL)
    let t = t.Substring(0, min digits t.Length) + "e" + string (int (next () % 700UL) - 370)
    let x = float t
    h <- (h ^^^ uint64 (BitConverter.DoubleToInt64Bits x)) * 1099511628211UL
    let t2 = t.Substring(0, t.IndexOf 'e') + "e" + string (int (next () % 100UL) - 60)
    let y = Single.Parse t2
    h <- (h ^^^ uint64 (BitConverter.SingleToInt32Bits y)) * 1099511628211UL
    if i % (n / 10) = 0 then printfn "%d %d %s %O %s %O" i h t x t2 y
