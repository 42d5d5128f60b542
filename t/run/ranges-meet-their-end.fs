// out: 0.1: 11 0;0.10000000000000001;0.20000000000000001;0.30000000000000004;0.40000000000000002;0.5;0.60000000000000009;0.70000000000000007;0.80000000000000004;0.90000000000000002;1 .
// out: 0.01: 101 0;0.01;0.02;0.029999999999999999;0.040000000000000001;0.050000000000000003;0.059999999999999998;0.070000000000000007;0.080000000000000002;0.089999999999999997;0.10000000000000001;0.11 1.
// out: 1: 5 0.5;1.5;2.5;3.5;4.5 .
// out: neg: 11 1;0.90000000000000002;0.80000000000000004;0.69999999999999996;0.59999999999999998;0.5;0.39999999999999991;0.29999999999999993;0.19999999999999996;0.099999999999999978;0 .
// out: neg2: 7 1;0.69999999999999996;0.39999999999999997;0.099999999999999978;-0.20000000000000001;-0.5;-0.80000000000000004 .
// out: third: 7 0;0.33333333333333331;0.66666666666666663;1;1.3333333333333333;1.6666666666666665;2 .
// out: eps: 3 0;0.69999999999999996;1.3999999999999999 .
// out: 0.05: 21 0;0.050000000000000003;0.10000000000000001;0.15000000000000002;0.20000000000000001;0.25;0.30000000000000004;0.35000000000000003;0.40000000000000002;0.45000000000000001;0.5;0.55000000000000004 1.
// out: big: 11 10000000000000000;10000000000000000;10000000000000002;10000000000000004;10000000000000004;10000000000000004;10000000000000006;10000000000000008;10000000000000008;10000000000000008;10000000000000010 .
// out: big: 6 10000000000000000;10000000000000002;10000000000000004;10000000000000006;10000000000000008;10000000000000010 .
// out: one: 1 1 .
// out: none: 0  .
// out: tiny: 5 0;4.9406564584124654e-324;9.8813129168249309e-324;1.4821969375237396e-323;1.9762625833649862e-323 .
// out: infstep: [|nan|]
// out: infend: [|0.0; 1.0; 2.0; 3.0; 4.0|]
// out: infstart: [|-infinity|]
// out: infstart2: [||]
// out: infstart3: [|infinity|]
// out: infboth: [|infinity|]
// out: nan1: ArgumentException The start of a range cannot be NaN. (Parameter 'n')
// out: nan2: ArgumentException The step of a range cannot be NaN. (Parameter 'step')
// out: nan3: ArgumentException The end of a range cannot be NaN. (Parameter 'm')
// out: zero: ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: huge: [|-1.7e+308; 0.0; 1.7e+308|]
// out: huge2: [|-1.7e+308; -7e+307; 3e+307; 1.3e+308|]
// out: huge3: [|0.0; 1.0; 2.0; 3.0; 4.0|]
// out: inc: [|1e+300|]
// out: tiny2: [|0.0; 1e-300; 2e-300; 3e-300; 4e-300|]
// out: neg inf: [|0.0; -1.0; -2.0; -3.0; -4.0|]
// out: stepinfneg: [|nan|]
// out: stepinfneg2: [|0.0; -infinity|]
// out: s1: [|0.0f; 0.1000000015f; 0.200000003f; 0.3000000119f; 0.400000006f; 0.5f;
// out:   0.6000000238f; 0.6999999881f|]
// out: s2: [|1.0f; 0.75f; 0.5f; 0.25f; 0.0f|]
// out: s3: [|0.0f; 0.6999999881f; 1.399999976f; 2.099999905f; 2.799999952f|]
// out: s4: [|0.5f; 1.5f; 2.5f|]
// out: 101 21
// out: 101 21
// out: 101 1
// out: 101 0
// out: [0.0; 0.5; 1.0; 1.5; 2.0]
// out: 2.5
// out: [|0.0; 0.5; 1.0; 7.0|]
// out: u1: [|1.0; 1.1; 1.2; 1.3; 1.4; 1.5|]
// out: u2: [|1; 3; 5; 7; 9|]
// out: u3: [|1.0f; 1.100000024f; 1.200000048f; 1.299999952f; 1.399999976f; 1.5f|]
// out: u4: [|1.0M; 1.1M; 1.2M; 1.3M; 1.4M; 1.5M|]
// out: u5: [|5L; 3L; 1L|]
// out: 1 3 5 1 1.1 1.2 .
// out: d1: [|0.0M; 0.1M; 0.2M; 0.3M; 0.4M; 0.5M|]
// out: d2: [|1M; 2M; 3M; 4M|]
// out: d3: [|1M; 0.7M; 0.4M; 0.1M|]
// out: d4: [|1M|]
// out: d5: [||]
// out: d6: ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: d7: OverflowException Value was either too large or too small for a Decimal.
// out: d8: OverflowException Value was either too large or too small for a Decimal.
// out: b1: [|1; 2; 3; 4; 5|]
// out: b2: [|1; 4; 7; 10|]
// out: b3: [|10; 7; 4; 1|]
// out: b4: ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: sb: [|120y; 123y; 126y|]
// out: sb2: [|-120y; -123y; -126y|]
// out: ub: [|250uy; 251uy; 252uy; 253uy; 254uy; 255uy|]
// out: ub2: [|250uy; 252uy; 254uy|]
// out: i16: [|32760s; 32763s; 32766s|]
// out: u16: [|65530us; 65533us|]
// out: u32: [|4294967290u; 4294967291u; 4294967292u; 4294967293u; 4294967294u; 4294967295u|]
// out: u64: [|18446744073709551610UL; 18446744073709551611UL; 18446744073709551612UL;
// out:   18446744073709551613UL; 18446744073709551614UL; 18446744073709551615UL|]
// out: u64b: [|18446744073709551610UL; 18446744073709551614UL|]
// out: i64: [|9223372036854775805L; 9223372036854775806L; 9223372036854775807L|]
// out: i32: [|2147483645; 2147483646; 2147483647|]
// out: i32n: [|-2147483646; -2147483647; -2147483648|]
// out: ni: [|1n; 4n; 7n; 10n|]
// out: un: [|1un; 2un; 3un|]
// out: ch: [|'a'; 'b'; 'c'; 'd'; 'e'|]
// out: chl: [|'�'; '￾'; '￿'|]
// out: z1: creation ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: z2: creation ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: z3: creation ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: z4: ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: z5: ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: z6: ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: n1: ArgumentException The start of a range cannot be NaN. (Parameter 'n')
// out: n2: ArgumentException The step of a range cannot be NaN. (Parameter 'step')
// out: n3: ArgumentException The end of a range cannot be NaN. (Parameter 'm')
// out: z7: creation ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: z8: creation ArgumentException The step of a range cannot be zero. (Parameter 'step')
// out: g1: [|1.0; 2.0; 3.0|]
// out: g2: [|0.0; 0.1; 0.2|]
// out: g3: [|0.0f; 0.1000000015f; 0.200000003f; 0.3000000119f|]
// out: g4: [|'a'; 'b'; 'c'|]
// out: g5: [|1; 3; 5|]
// out: g6: [|1y; 101y|]
// out: 11 11
// out: 0,0 0.5,0 0.5,0.1 0.5,0.2 0.5,0.3 0.5,0.4 0.5,0.5 1,0 1,0.1 1,0.2 1,0.3 1,0.4 1,0.5 1,0.6 1,0.7 1,0.8 1,0.9 1,1 .
// out: 100001
// out: -0.29999999999999999 -0.19999999999999998 -0.099999999999999978 2.7755575615628914e-17 0.10000000000000003 0.20000000000000004 .
// out: -0.300000012 -0.200000018 -0.100000009 0 0.099999994 0.199999988 0.300000012 .
// out: e1: [||]
// out: e2: [||]
// out: e3: [||]
// out: e4: [||]
// out: e5: [|1.0; 0.7|]
let show name (xs: float seq) =
    let a = Seq.toArray xs
    printfn "%s: %d %s %s." name a.Length (String.concat ";" (a |> Array.truncate 12 |> Array.map (sprintf "%.17g"))) (if a.Length > 12 then sprintf "%.17g" a.[a.Length-1] else "")
show "0.1" [0.0 .. 0.1 .. 1.0]
show "0.01" [0.0 .. 0.01 .. 1.0]
show "1" [0.5 .. 4.6]
show "neg" [1.0 .. -0.1 .. 0.0]
show "neg2" [1.0 .. -0.3 .. -1.0]
show "third" [0.0 .. 1.0/3.0 .. 2.0]
show "eps" [0.0 .. 0.7 .. 2.0999999]
show "0.05" [0.0 .. 0.05 .. 1.0]
show "big" [1e16 .. 1.0 .. 1e16+10.0]
show "big" [1e16 .. 2.0 .. 1e16+10.0]
show "one" [1.0 .. 1.0]
show "none" [1.0 .. 0.0]
show "tiny" [0.0 .. 5e-324 .. 2e-323]
let t name (f: unit -> float seq) =
    try 
        let a = Seq.truncate 5 (f ()) |> Seq.toArray
        printfn "%s: %A" name a
    with e -> printfn "%s: %s %s" name (e.GetType().Name) e.Message
t "infstep" (fun () -> seq { 0.0 .. infinity .. 1.0 })
t "infend" (fun () -> seq { 0.0 .. 1.0 .. infinity })
t "infstart" (fun () -> seq { -infinity .. 1.0 .. 0.0 })
t "infstart2" (fun () -> seq { infinity .. 1.0 .. 0.0 })
t "infstart3" (fun () -> seq { infinity .. -1.0 .. 0.0 })
t "infboth" (fun () -> seq { infinity .. infinity })
t "nan1" (fun () -> seq { nan .. 1.0 })
t "nan2" (fun () -> seq { 0.0 .. nan .. 1.0 })
t "nan3" (fun () -> seq { 0.0 .. nan })
t "zero" (fun () -> seq { 0.0 .. 0.0 .. 1.0 })
t "huge" (fun () -> seq { -1.7e308 .. 1.7e308 .. 1.7e308 })
t "huge2" (fun () -> seq { -1.7e308 .. 1e308 .. 1.7e308 })
t "huge3" (fun () -> seq { 0.0 .. 1.0 .. 1e300 })
t "inc" (fun () -> seq { 1e300 .. 1.0 .. 1e300 })
t "tiny2" (fun () -> seq { 0.0 .. 1e-300 .. 1e300 })
t "neg inf" (fun () -> seq { 0.0 .. -1.0 .. -infinity })
t "stepinfneg" (fun () -> seq { 0.0 .. -infinity .. -1.0 })
t "stepinfneg2" (fun () -> seq { 0.0 .. -infinity .. -infinity })

[<Measure>] type m
let show2 (name: string) (xs: seq<'a>) =
    try
        let a = xs |> Seq.truncate 8 |> Seq.toArray
        printfn "%s: %A" name a
    with e -> printfn "%s: %s %s" name (e.GetType().Name) e.Message
let ex name f = try show2 name (f ()) with e -> printfn "%s: creation %s %s" name (e.GetType().Name) e.Message
// float32
show2 "s1" [0.0f .. 0.1f .. 1.0f]
show2 "s2" [| 1.0f .. -0.25f .. 0.0f |]
show2 "s3" (seq { 0.0f .. 0.7f .. 3.0f })
show2 "s4" [0.5f .. 3.0f]
printfn "%d %d" [0.0f .. 0.01f .. 1.0f].Length [0.0f .. 0.05f .. 1.0f].Length
printfn "%d %d" [0.0 .. 0.01 .. 1.0].Length [|0.0 .. 0.05 .. 1.0|].Length
// loops
let mutable n = 0
let mutable last = 0.0
for x in 0.0 .. 0.01 .. 1.0 do
    n <- n + 1
    last <- x
printfn "%d %g" n last
n <- 0
for x in 1.0 .. -0.01 .. 0.0 do
    n <- n + 1
    last <- x
printfn "%d %g" n last
printfn "%A" [ for x in 0.0 .. 0.25 .. 1.0 -> x * 2.0 ]
printfn "%A" (seq { for x in 0.0 .. 0.25 .. 1.0 do yield x } |> Seq.sum)
printfn "%A" [| yield! [0.0 .. 0.5 .. 1.0]; yield 7.0 |]
// units
show2 "u1" [1.0<m> .. 0.1<m> .. 1.5<m>]
show2 "u2" [1<m> .. 2<m> .. 9<m>]
show2 "u3" [1.0f<m> .. 0.1f<m> .. 1.5f<m>]
show2 "u4" [1.0m<m> .. 0.1m<m> .. 1.5m<m>]
show2 "u5" [5L<m> .. -2L<m> .. 0L<m>]
for x in 1<m> .. 2<m> .. 5<m> do printf "%d " (int x)
for x in 1.0<m> .. 0.1<m> .. 1.3<m> do printf "%g " (float x)
printfn "."
// decimal
show2 "d1" [0.0m .. 0.1m .. 0.5m]
show2 "d2" [1m .. 4m]
show2 "d3" [1m .. -0.3m .. 0m]
show2 "d4" [1m .. 1m]
show2 "d5" [2m .. 1m]
ex "d6" (fun () -> seq { 0m .. 0m .. 1m })
ex "d7" (fun () -> seq { System.Decimal.MaxValue - 1m .. System.Decimal.MaxValue })
ex "d8" (fun () -> seq { System.Decimal.MaxValue - 1m .. 2m .. System.Decimal.MaxValue })
// bigint
show2 "b1" [1I .. 5I]
show2 "b2" [1I .. 3I .. 10I]
show2 "b3" [10I .. -3I .. 0I]
ex "b4" (fun () -> seq { 0I .. 0I .. 0I })
// ints
show2 "sb" [120y .. 3y .. 127y]
show2 "sb2" [-120y .. -3y .. -128y]
show2 "ub" [250uy .. 255uy]
show2 "ub2" [250uy .. 2uy .. 255uy]
show2 "i16" [32760s .. 3s .. 32767s]
show2 "u16" [65530us .. 3us .. 65535us]
show2 "u32" [4294967290u .. 4294967295u]
show2 "u64" [18446744073709551610UL .. 18446744073709551615UL]
show2 "u64b" [18446744073709551610UL .. 4UL .. 18446744073709551615UL]
show2 "i64" [System.Int64.MaxValue - 2L .. System.Int64.MaxValue]
show2 "i32" [System.Int32.MaxValue - 2 .. System.Int32.MaxValue]
show2 "i32n" [System.Int32.MinValue + 2 .. -1 .. System.Int32.MinValue]
show2 "ni" [1n .. 3n .. 10n]
show2 "un" [1un .. 3un]
show2 "ch" ['a' .. 'e']
show2 "chl" ['\uFFFD' .. '\uFFFF']
ex "z1" (fun () -> seq { 0 .. 0 .. 1 })
ex "z2" (fun () -> seq { 0uy .. 0uy .. 1uy })
ex "z3" (fun () -> seq { 0L .. 0L .. 1L })
ex "z4" (fun () -> seq { 0.0 .. 0.0 .. 1.0 })
ex "z5" (fun () -> seq { 0.0f .. 0.0f .. 1.0f })
ex "z6" (fun () -> seq { 1.0 .. 0.0 .. 1.0 })
ex "n1" (fun () -> seq { nan .. 1.0 })
ex "n2" (fun () -> seq { 0.0f .. nanf .. 1.0f })
ex "n3" (fun () -> seq { 0.0 .. nan })
let z = 0
ex "z7" (fun () -> [ 5 .. z .. 1 ])
ex "z8" (fun () -> [| 5uy .. byte z .. 1uy |])
let inline gen a b = [ a .. b ]
let inline gen3 a s b = [ a .. s .. b ]
show2 "g1" (gen 1.0 3.0)
show2 "g2" (gen3 0.0 0.1 0.3)
show2 "g3" (gen3 0.0f 0.1f 0.3f)
show2 "g4" (gen 'a' 'c')
show2 "g5" (gen3 1I 2I 6I)
show2 "g6" (gen3 1y 100y 127y)
let f0 = 1.0
let r = seq { f0 .. 0.1 .. 2.0 }
printfn "%d %d" (Seq.length r) (Seq.length r)
for a in 0.0 .. 0.5 .. 1.0 do
  for b in 0.0 .. 0.1 .. a do
    printf "%g,%g " a b
printfn "."
printfn "%d" (Seq.length (seq { 0.0 .. 1e-5 .. 1.0 }))
for x in -0.3 .. 0.1 .. 0.3 do printf "%.17g " x
printfn "."
for x in -0.3f .. 0.1f .. 0.3f do printf "%.9g " x
printfn "."
show2 "e1" [1.0 .. 0.1 .. 0.0]
show2 "e2" [0.0 .. -0.1 .. 1.0]
show2 "e3" [0.0 .. -0.3 .. 1.0]
show2 "e4" [1.0 .. 0.3 .. 0.5]
show2 "e5" [1.0 .. -0.3 .. 0.5]
