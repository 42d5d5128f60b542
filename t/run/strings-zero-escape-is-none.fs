// out: 2 4
// out: [92; 48]
// out: 3
// out: 3
printfn "%d %d" "\0".Length "a\0b".Length
printfn "%A" ("\0" |> Seq.map int |> List.ofSeq)
printfn "%d" "\q\012".Length
printfn "%d" $"\0{1}".Length
