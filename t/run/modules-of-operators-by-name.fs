// out: 0 2 set [1]
// out: x
// out: 1 2
// out: 3
// out: 7
// out: [[1]
// out:  [2]]
// out: 3
// out: [1]
// out: true
// out: 3
// out: 3
// out: 8.0
printfn "%g %A %A" (Operators.sin 0.0) (Operators.max 1 2) (ExtraTopLevelOperators.set [1])
Operators.stdout.WriteLine "x"
let d = ExtraTopLevelOperators.dict [ (1, 2) ]
match d |> Seq.head with Operators.KeyValue (k, v) -> printfn "%d %d" k v
printfn "%d" (Async.RunSynchronously (ExtraTopLevelOperators.async { return 3 }))
printfn "%M" (Operators.decimal 3 + (System.Numerics.BigInteger.op_Explicit 4I : decimal))
printfn "%A" (ExtraTopLevelOperators.array2D [[1]; [2]])
printfn "%d" (Operators.defaultArg None 3)
printfn "%A" (ExtraTopLevelOperators.query { for x in [1] do select x } |> Seq.toList)
printfn "%b" (Operators.isNull null)
printfn "%s" (ExtraTopLevelOperators.sprintf "%d" 3)
printfn "%A" (Operators.Checked.int 3.0)
printfn "%A" ((Operators.( ** )) 2.0 3.0)
