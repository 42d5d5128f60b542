// out: Microsoft.FSharp.Core.FSharpChoice`2+Choice1Of2[System.Int32,System.String]
// out: Microsoft.FSharp.Core.FSharpChoice`3+Choice2Of3[System.Int32,System.String,System.Double]
// out: Microsoft.FSharp.Core.FSharpChoice`2+Choice2Of2[System.Int32,Microsoft.FSharp.Collections.FSharpList`1[System.Int32]]
// out: Microsoft.FSharp.Core.FSharpChoice`2+Choice1Of2[System.Int32,Microsoft.FSharp.Collections.FSharpList`1[System.Int32]]
// out: Microsoft.FSharp.Core.FSharpRef`1[System.Int32]
// out: 3
// out: Yes No
// out: Microsoft.FSharp.Core.FSharpChoice`2+Choice2Of2[System.Int32,System.String] Choice2Of2 "e"
printfn "%O" (Choice1Of2 3 : Choice<int, string>)
printfn "%O" (Choice2Of3 "a" : Choice<int, string, float>)
printfn "%s" (string (Choice2Of2 [1] : Choice<int, int list>))
printfn "%s" ((Choice1Of2 1 : Choice<int, int list>).ToString())
printfn "%O" (ref 3)
printfn "%O" (ValueSome 3)
type Choice = Yes | No
printfn "%O %A" Choice.Yes Choice.No
type MyErr<'a> = Choice<'a, string>
let r : MyErr<int> = Choice2Of2 "e"
printfn "%s %A" (r.ToString()) r
