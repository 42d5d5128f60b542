// out: 1 two 3 7 8
// out: [1; 2]
// System.Tuple with eight arguments, made as a class, and the constructor of the smallest Tuple as a function.
open System
let t = Tuple<_, _, _, _, _, _, _, _>(1, "two", 3.0, 4, 5, 6, 7, Tuple<_> 8)
printfn "%d %s %g %d %d" t.Item1 t.Item2 t.Item3 t.Item7 t.Rest.Item1
printfn "%A" (List.map Tuple [ 1; 2 ] |> List.map (fun (x: Tuple<int>) -> x.Item1))
