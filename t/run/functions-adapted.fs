// out: 123
// out: 6 10
// out: 3 2
// out: 3 2
module Program

let fold folder start (items: 'a[]) =
    let f = OptimizedClosures.FSharpFunc<_, _, _>.Adapt folder
    let mutable state = start
    for x in items do
        state <- f.Invoke(state, x)
    state

printfn "%d" (fold (fun a b -> a * 10 + b) 0 [| 1; 2; 3 |])

let three = OptimizedClosures.FSharpFunc<_, _, _, _>.Adapt(fun a b c -> a + b + c)
let four = OptimizedClosures.FSharpFunc<_, _, _, _, _>.Adapt(fun a b c d -> a + b + c + d)
printfn "%d %d" (three.Invoke(1, 2, 3)) (four.Invoke(1, 2, 3, 4))

// what is left of a division in a variable
let mutable left = 0I
let quotient = System.Numerics.BigInteger.DivRem(17I, 5I, &left)
printfn "%A %A" quotient left
#nowarn "44"
printfn "%d %d" (Seq.nth 2 (seq { 1 .. 5 })) (List.nth [ 1; 2; 3 ] 1)
