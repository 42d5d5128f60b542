// out: [1; 2; 3]
// out: [10; 6; 2]
// out: [1s; 2s; 3s]
// out: [250uy; 251uy; 252uy; 253uy; 254uy; 255uy]
// out: [120y; 124y]
// out: [1u; 2u]
// out: [|1UL; 6UL; 11UL|]
// out: [1.0f; 1.5f; 2.0f]
// out: [1.0; 2.0; 3.0]
// out: [1; 2; 3]
// out: [{ N = 1 }; { N = 2 }; { N = 3 }]
// out: [{ N = 1 }; { N = 3 }; { N = 5 }]
// out: [-2147483648; -1147483648; -147483648; 852516352; 1852516352]
// out: [9223372036854775806L; 9223372036854775807L]
// out: [5n; 3n; 1n]
// out: [0.0; 0.1; 0.2; 0.3; 0.4; 0.5; 0.6; 0.7; 0.8; 0.9; 1.0]
// out: false
// out: 3 2 1 1 2 3 The step of a range cannot be zero. (Parameter 'step')
// out: 4
[<Measure>] type m
type V = { N: int } with
    static member (+) (a, b) = { N = a.N + b.N }
    static member Zero = { N = 0 }
    static member One = { N = 1 }
printfn "%A" [ 1I .. 3I ]
printfn "%A" [ 10I .. -4I .. 0I ]
printfn "%A" [ 1s .. 3s ]
printfn "%A" [ 250uy .. 255uy ]
printfn "%A" [ 120y .. 4y .. 127y ]
printfn "%A" [ 1u .. 2u ]
printfn "%A" [| 1UL .. 5UL .. 12UL |]
printfn "%A" [ 1.0f .. 0.5f .. 2.0f ]
printfn "%A" [ 1.0<m> .. 1.0<m> .. 3.0<m> ]
printfn "%A" [ 1<m> .. 1<m> .. 3<m> ]
printfn "%A" [ { N = 1 } .. { N = 3 } ]
printfn "%A" [ { N = 1 } .. { N = 2 } .. { N = 6 } ]
printfn "%A" [ System.Int32.MinValue .. 1000000000 .. System.Int32.MaxValue ]
printfn "%A" [ System.Int64.MaxValue - 1L .. System.Int64.MaxValue ]
printfn "%A" (seq { 5n .. -2n .. 0n } |> List.ofSeq)
printfn "%A" [ 0.0 .. 0.1 .. 1.0 ]
printfn "%b" ([ 0.0 .. 0.1 .. 1.0 ] = [ 0.0; 0.1; 0.2; 0.30000000000000004; 0.4; 0.5; 0.6; 0.7; 0.8; 0.9; 1.0 ])
for i in 3L .. -1L .. 1L do printf "%d " i
for x in 1I .. 3I do printf "%A " x
try printfn "%A" [ 1I .. 0I .. 3I ] with e -> printfn "%s" e.Message
for i in 1 .. 0 do printfn "never"
printfn "%d" (Seq.length { 1 .. 3 .. 10 })
