// out: 1.000000e+010 1.500000E-007
// out: 2 4 0.12 2 0.12
// out: 3 0.13 3 0.13
// out: +-0.000000 Infinity [  NaN] +4
// out: [   42] [42   ] [3.14]
// out: out of range
// out: 10000000000000000 1E+17 100000000 1E+09
// out: 25.6 %
// out: F 0FF
// out: (3, 2)
// out: Some(1) [Some(1); null] True 3 
// out: [1; 2; 3; ... ]
printfn "%e %E" 1e10 1.5e-7
printfn "%.0f %.0f %.2f %s %s" 2.5 3.5 0.125 ((2.5).ToString "F0") ((0.125).ToString "F2")
printfn "%s %s %s %s" ((2.5).ToString "0") ((0.125).ToString "0.00") ((2.5M).ToString "F0") ((0.125M).ToString "F2")
printfn "%+f %+f [%05f] %+x" -0.0 infinity nan 4
printfn "[%*d] [%-*d] [%.*f]" 5 42 5 42 2 3.14159
printfn "%s" (try sprintf "%*d" -6 42 with :? System.ArgumentOutOfRangeException -> "out of range")
printfn "%s %s %s %s" (string 1e16) (string 1e17) (string 1e8f) (string 1e9f)
printfn "%s" $"{0.256:P1}"
printfn "%s %s" ((-1I).ToString "X") (255I.ToString "X")
printfn "%O" (System.Math.DivRem(17, 5))
printfn "%s %s %s %s %s" (string (Some 1)) (string [ Some 1; None ]) (string true) (string (ValueSome 3)) (string ())
printfn "%s" ([ 1..8 ].ToString())
