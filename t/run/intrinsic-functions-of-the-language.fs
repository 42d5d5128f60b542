// out: 3
// out: false
// out: 2
// out: b
// out: [|9; 2|]
// out: InvalidCastException
// out: NullReferenceException
// out: <null>

open Microsoft.FSharp.Core
open Microsoft.FSharp.Control.WebExtensions
printfn "%d" (LanguagePrimitives.IntrinsicFunctions.UnboxGeneric<int> (box 3))
printfn "%b" (LanguagePrimitives.IntrinsicFunctions.TypeTestGeneric<string> (box 3))
printfn "%d" (LanguagePrimitives.IntrinsicFunctions.GetArray [| 1; 2 |] 1)
printfn "%c" (LanguagePrimitives.IntrinsicFunctions.GetString "abc" 1)
let a = [| 1; 2 |]
LanguagePrimitives.IntrinsicFunctions.SetArray a 0 9
printfn "%A" a
try printfn "%s" (LanguagePrimitives.IntrinsicFunctions.UnboxGeneric<string> (box 3)) with e -> printfn "%s" (e.GetType().Name)
try printfn "%d" (LanguagePrimitives.IntrinsicFunctions.UnboxGeneric<int> null) with e -> printfn "%s" (e.GetType().Name)
printfn "%A" (LanguagePrimitives.IntrinsicFunctions.UnboxGeneric<string> null)
