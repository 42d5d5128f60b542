// out: b
// out: false
// out: b
// out: false true
// out: true
// Map.TryGetValue in both forms.
module Program

let m = Map.ofList [1, "b"]
let mutable v = "z"
if m.TryGetValue(1, &v) then printfn "%s" v
if not (m.TryGetValue(2, &v)) then printfn "%b" (isNull v)
match m.TryGetValue 1 with
| true, x -> printfn "%s" x
| _ -> printfn "none"
let ok, y = m.TryGetValue 5
printfn "%b %b" ok (isNull y)
open System.Collections.Generic
let d = m :> IReadOnlyDictionary<int, string>
printfn "%b" (d.TryGetValue(1, &v))
