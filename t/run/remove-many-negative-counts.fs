// out: 0 -7 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 0 -5 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 0 -4 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 0 -3 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 0 -2 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 0 -1 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 0 0 [1; 2; 3] | [|1; 2; 3|] | [1; 2; 3]
// out: 0 1 [2; 3] | [|2; 3|] | [2; 3]
// out: 0 2 [3] | [|3|] | [3]
// out: 0 4 ArgumentException | ArgumentException | []
// out: 1 -7 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 1 -5 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 1 -4 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 1 -3 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 1 -2 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 1 -1 [1; 2; 3] | [|1; 1; 2; 3|] | [1; 2; 3]
// out: 1 0 [1; 2; 3] | [|1; 2; 3|] | [1; 2; 3]
// out: 1 1 [1; 3] | [|1; 3|] | [1; 3]
// out: 1 2 [1] | [|1|] | [1]
// out: 1 4 ArgumentException | ArgumentException | [1]
// out: 2 -7 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 2 -5 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 2 -4 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 2 -3 [1; 2; 3] | ArgumentOutOfRangeException | [1; 2; 3]
// out: 2 -2 [1; 2; 3] | [|1; 2; 1; 2; 3|] | [1; 2; 3]
// out: 2 -1 [1; 2; 3] | [|1; 2; 2; 3|] | [1; 2; 3]
// out: 2 0 [1; 2; 3] | [|1; 2; 3|] | [1; 2; 3]
// out: 2 1 [1; 2] | [|1; 2|] | [1; 2]
// out: 2 2 ArgumentException | ArgumentException | [1; 2]
// out: 2 4 ArgumentException | ArgumentException | [1; 2]
// out: 3 -7 [1; 2; 3] | ArgumentOutOfRangeException | ArgumentException
// out: 3 -5 [1; 2; 3] | ArgumentOutOfRangeException | ArgumentException
// out: 3 -4 [1; 2; 3] | ArgumentOutOfRangeException | ArgumentException
// out: 3 -3 [1; 2; 3] | [|1; 2; 3; 1; 2; 3|] | ArgumentException
// out: 3 -2 [1; 2; 3] | [|1; 2; 3; 2; 3|] | ArgumentException
// out: 3 -1 [1; 2; 3] | [|1; 2; 3; 3|] | ArgumentException
// out: 3 0 [1; 2; 3] | [|1; 2; 3|] | ArgumentException
// out: 3 1 ArgumentException | ArgumentException | ArgumentException
// out: 3 2 ArgumentException | ArgumentException | ArgumentException
// out: 3 4 ArgumentException | ArgumentException | ArgumentException
// out: 4 -7 [1; 2; 3] | ArgumentException | ArgumentException
// out: 4 -5 [1; 2; 3] | ArgumentException | ArgumentException
// out: 4 -4 [1; 2; 3] | ArgumentException | ArgumentException
// out: 4 -3 [1; 2; 3] | ArgumentException | ArgumentException
// out: 4 -2 [1; 2; 3] | ArgumentException | ArgumentException
// out: 4 -1 [1; 2; 3] | ArgumentException | ArgumentException
// out: 4 0 ArgumentException | ArgumentException | ArgumentException
// out: 4 1 ArgumentException | ArgumentException | ArgumentException
// out: 4 2 ArgumentException | ArgumentException | ArgumentException
// out: 4 4 ArgumentException | ArgumentException | ArgumentException
// out: 5 -7 [1; 2; 3] | ArgumentException | ArgumentException
// out: 5 -5 [1; 2; 3] | ArgumentException | ArgumentException
// out: 5 -4 [1; 2; 3] | ArgumentException | ArgumentException
// out: 5 -3 [1; 2; 3] | ArgumentException | ArgumentException
// out: 5 -2 [1; 2; 3] | ArgumentException | ArgumentException
// out: 5 -1 ArgumentException | ArgumentException | ArgumentException
// out: 5 0 ArgumentException | ArgumentException | ArgumentException
// out: 5 1 ArgumentException | ArgumentException | ArgumentException
// out: 5 2 ArgumentException | ArgumentException | ArgumentException
// out: 5 4 ArgumentException | ArgumentException | ArgumentException
// out: 6 -7 [1; 2; 3] | ArgumentException | ArgumentException
// out: 6 -5 [1; 2; 3] | ArgumentException | ArgumentException
// out: 6 -4 [1; 2; 3] | ArgumentException | ArgumentException
// out: 6 -3 [1; 2; 3] | ArgumentException | ArgumentException
// out: 6 -2 ArgumentException | ArgumentException | ArgumentException
// out: 6 -1 ArgumentException | ArgumentException | ArgumentException
// out: 6 0 ArgumentException | ArgumentException | ArgumentException
// out: 6 1 ArgumentException | ArgumentException | ArgumentException
// out: 6 2 ArgumentException | ArgumentException | ArgumentException
// out: 6 4 ArgumentException | ArgumentException | ArgumentException
// Negative counts: what FSharp.Core makes of them.
let show (f: unit -> 'a) = try sprintf "%A" (f ()) with e -> e.GetType().Name
for i in 0 .. 6 do
    for c in [ -7; -5; -4; -3; -2; -1; 0; 1; 2; 4 ] do
        printfn "%d %d %s | %s | %s" i c (show (fun () -> List.removeManyAt i c [ 1; 2; 3 ])) (show (fun () -> Array.removeManyAt i c [| 1; 2; 3 |])) (show (fun () -> Seq.removeManyAt i c (seq { 1 .. 3 }) |> Seq.toList))
