// out: ([1; 2; 3], [1; 2], [1; 1; 2; 2], ['1'; '2'])
// out: (['a'; 'b'; 'c'], [1; 2])
// out: [2; 3]
// out: [|1; 2|]
// out: [1; 1; 2; 2]
printfn "%A" (Seq.concat [ [1]; [2;3] ] |> Seq.toList, Seq.concat [| [|1|]; [|2|] |] |> Seq.toList, Seq.collect (fun x -> [x; x]) [1;2] |> Seq.toList,  Seq.collect (fun x -> string x) [1;2] |> Seq.toList)
printfn "%A" (["ab"; "c"] |> Seq.collect id |> Seq.toList, [[1];[2]] |> Seq.concat |> Seq.toList)
printfn "%A" ([[1];[2]] |> Seq.collect (List.map ((+) 1)) |> Seq.toList)
printfn "%A" ([|1;2|] |> Seq.collect (fun x -> [|x|]) |> Seq.toArray)
printfn "%A" ([1;2] |> Seq.collect (fun x -> seq { yield x; yield x }) |> List.ofSeq)
