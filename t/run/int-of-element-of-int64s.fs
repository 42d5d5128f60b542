// out: 7 -1 4
// A load of 64 bits of which half is wanted: its element is still addressed by the array's stride.
module Program
let half (a: int64[]) i = int a.[i - 1]
let sum (a: uint64[]) = 
    let mutable s = 0
    for i in 0 .. a.Length - 1 do s <- s + int a.[i]
    s
printfn "%d %d %d" (half [| 1L; 0x300000007L |] 2) (half [| -1L |] 1) (sum [| 1UL; 3UL; 0x700000000UL |])
