// out: 31 15 10 255
// out: 1000000 255 240
// out: 127 255 -128 255
// out: 32767 65535 32767 65535
// out: 5 5 5
// out: 9223372036854775807 18446744073709551615 18446744073709551615
// out: -1 -1
// out: 100 200
// out: 128 128
// out: -2147483648
// out: -9223372036854775808
// out: 1.500000 2.000000 325.000000
// out: 1e+10 1e-05 1500 1000.5
// out: 1.5 2 1000
// out: 1 1
// out: 97 65 10
// out: [|97uy; 98uy; 99uy|]
// out: [|97uy; 92uy; 98uy|]
// out: [|120uy; 34uy; 121uy|]
// out: -3 -2
// out: 2
// out: 2
// out: 5
// out: true
// out: 0
// out: [1; 2; 3]
// out: [1; 3; 5; 7]
// out: [1.0; 2.0; 3.0]
// out: [-3; -2; -1]
// out: ['a'; 'b'; 'c'; 'd'; 'e']
// out: 2
printfn "%d %d %d %d" 0x1F 0o17 0b1010 0XfF
printfn "%d %d %d" 1_000_000 0xF_F 0b1111_0000
printfn "%d %d %d %d" 127y 255uy -128y 0xFFuy
printfn "%d %d %d %d" 32767s 65535us 0x7FFFs 0xFFFFus
printfn "%d %d %d" 5l 5u 5ul
printfn "%d %d %d" 9223372036854775807L 18446744073709551615UL 0xFFFFFFFFFFFFFFFFUL
printfn "%d %d" 0xFFFFFFFF 0xFFFFFFFFFFFFFFFFL
printfn "%d %d" 100n 200un
printfn "%d %d" 0x80 0b10000000
printfn "%d" -2147483648
printfn "%d" -9223372036854775808L
printfn "%f %f %f" 1.5 2. 3.25e2
printfn "%g %g %g %g" 1e10 1E-5 1.5e+3 1_000.5
printfn "%g %g %g" 1.5f 2f 1e3F
printfn "%g %g" 0x3FF0000000000000LF 0x3F800000lf
printfn "%d %d %d" 'a'B 'A'B '\n'B
printfn "%A" "abc"B
printfn "%A" @"a\b"B
printfn "%A" """x"y"""B
let x = 3
printfn "%d %d" -x (-x + 1)
printfn "%d" (x-1)
printfn "%d" (x - 1)
printfn "%d" (abs -5)
printfn "%b" (1.0 = 1.)
printfn "%d" (1 |> (+) -1)
printfn "%A" [1..3]
printfn "%A" [1 .. 2 .. 7]
printfn "%A" [1.0..3.0]
printfn "%A" [-3..-1]
printfn "%A" ['a'..'e']
printfn "%d" ([|1;2;3|].[1..].Length)
