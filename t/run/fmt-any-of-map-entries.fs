// out: map [(1, null); (2, Some 3)]
// out: map [(null, 1)]
// out: map [(1, null)]
// out: map [(1, null)]
// out: map [(1, (None, 2))]
// out: map [(1, [None])]
// out: seq [[1, ]]
// out: [None]
// out: [None; Some 1]
// out: seq [None]
// out: seq [None]
// out: [null]
// out: [|(); ()|]
// out: [()]
// out: Some ()
// out: (1, ())
// out: {| A = () |}
// out: map [(1, ValueNone)]
// out: [1, ]
// out: seq [[1, ]]
// out: map [(1, ); (2, Some(3))]
printfn "%A" (Map.ofList [1, (None: int option); 2, Some 3])
printfn "%A" (Map.ofList [(None: int option), 1])
printfn "%A" (Map.ofList [1, (null: string)])
printfn "%A" (Map.ofList [1, ()])
printfn "%A" (Map.ofList [1, ((None: int option), 2)])
printfn "%A" (Map.ofList [1, [(None: int option)]])
printfn "%A" (dict [1, (None: int option)])
printfn "%A" [(None: int option)]
printfn "%A" (Seq.ofList [(None: int option); Some 1])
printfn "%A" (seq { yield (None: int option) })
printfn "%A" (ResizeArray [(None: int option)])
printfn "%A" [box (None: int option)]
printfn "%A" [| (); () |]
printfn "%A" [()]
printfn "%A" (Some ())
printfn "%A" (1, ())
printfn "%A" {| A = () |}
printfn "%A" (Map.ofList [1, (ValueNone: int voption)])
printfn "%A" (System.Collections.Generic.KeyValuePair(1, (None: int option)))
printfn "%A" (System.Collections.Generic.Dictionary(dict [1, (None: int option)]))
printfn "%O" (Map.ofList [1, (None: int option); 2, Some 3])
