// out: 1 -1 -1
// out: -1 0
// out: -1
// out: 5.0
// out: 4.0 2.0f
// out: [1; -1]
// out: 2.0

[<Measure>] type m
printfn "%A %A %A" (sign 3.5M<m>) (sign -3.5<m>) (sign -3<m>)
printfn "%A %A" (sign -2.5M) (sign 0.0M<m^2>)
let s (x: decimal<m>) = sign x
printfn "%d" (s -1M<m>)
printfn "%A" (ceil (4.4<_>))
printfn "%A %A" (floor (4.4<_>)) (round (2.5f<_>))
printfn "%A" (List.map sign [ 1.0<m>; -2.0<m> ])
let f x = truncate (x * 1.0<_>)
printfn "%A" (f 2.5)
