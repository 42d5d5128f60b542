// out: 4
// out: a2
// out: true
// out: 3
// out: true

let f : FSharpFunc<int, int> = fun x -> x + 1
printfn "%d" (f 3)
let g (h: FSharpFunc<string, FSharpFunc<int, string>>) = h "a" 2
printfn "%s" (g (fun s n -> s + string n))
let k : Microsoft.FSharp.Core.FSharpFunc<int, bool> = (fun x -> x > 3)
printfn "%b" (k 4)
let m = OptimizedClosures.FSharpFunc<int, int, int>.Adapt(fun a b -> a + b)
printfn "%d" (m.Invoke(1, 2))
let o = box f
printfn "%b" (match o with :? FSharpFunc<int, int> as q -> q 1 = 2 | _ -> false)
