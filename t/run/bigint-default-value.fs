// out: [|0; 0; 0|]
// out: [|5; 0; 0|] -3 0 true 0 0
// out: 0 0 0 0 1
// out: [|0uy|] 1 true 1
// out: (0, <0; 0>)
let a = Array.zeroCreate<bigint> 3
printfn "%A" a
a.[0] <- a.[1] + 5I
a.[1] <- a.[2] * a.[0] - a.[2]
printfn "%A %A %A %b %d %s" a (a.[2] - 3I) (-a.[2]) (a.[2] = 0I) (hash a.[2]) (a.[2].ToString("X"))
printfn "%A %A %A %A %A" (a.[2] / 5I) (bigint.Pow(a.[2], 3)) (int a.[2]) (a.[2] <<< 3) (a.[2] ||| 1I)
printfn "%A %A %b %d" (a.[2].ToByteArray()) (bigint.Max(a.[2], 1I)) a.[2].IsEven (compare a.[2] -1I)
printfn "%A" (Unchecked.defaultof<bigint>, Unchecked.defaultof<System.Numerics.Complex>)
