// out: [1; 2; 3]
// out: 3
// out: 3
// out: cast
// out: 2
// out: [3; 4]
printfn "%A" (Seq.cast<int> [1;2;3] |> Seq.toList)
printfn "%A" (Seq.cast<obj> [1;2;3] |> Seq.length)
let os : obj list = [box 1; box 2; box "x"]
printfn "%A" (os |> Seq.truncate 2 |> Seq.cast<int> |> Seq.sum)
try printfn "%A" (os |> Seq.cast<int> |> Seq.sum) with :? System.InvalidCastException as e -> printfn "cast"
type A() = class end
type B() = inherit A()
printfn "%d" ([B(); B()] |> Seq.cast<A> |> Seq.length)
let xs : seq<int> = Seq.cast [| 3; 4 |]
printfn "%A" (List.ofSeq xs)
