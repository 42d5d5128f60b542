// out: 1
// out: 2
// out: 3
// out: a,b
// out: ["1"; "22"]
// out: [1; 2; 3]
// out: cast
// Seq.cast of what is no sequence of the element type
let xs: obj seq = Seq.cast<obj> [ 1; 2 ]
for x in xs do printfn "%O" x
let ys = Seq.cast<int> (System.Collections.ArrayList [| box 1; box 2 |])
printfn "%d" (Seq.sum ys)
let zs = Seq.cast<string> [ box "a"; box "b" ] |> String.concat ","
printfn "%s" zs
let ms = System.Text.RegularExpressions.Regex.Matches("a1b22", "[0-9]+") |> Seq.cast<System.Text.RegularExpressions.Match> |> Seq.map (fun m -> m.Value) |> List.ofSeq
printfn "%A" ms
let q: System.Collections.IEnumerable = [| 1; 2; 3 |]
printfn "%A" (Seq.cast<int> q |> List.ofSeq)
try Seq.cast<string> [ 1 ] |> List.ofSeq |> ignore with :? System.InvalidCastException -> printfn "cast"
