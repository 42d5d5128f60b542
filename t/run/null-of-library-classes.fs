// out: true true true true
// out: true true true

let a: System.Uri = null
let b: System.IO.StreamReader = null
let c: System.Enum = null
let d: System.Linq.IGrouping<int, string> = null
let e: System.Net.WebUtility = null
let f: System.Text.RegularExpressions.GroupCollection = null
let g: System.Text.RegularExpressions.MatchCollection = null
printfn "%b %b %b %b" (isNull a) (isNull b) (isNull c) (isNull d)
printfn "%b %b %b" (isNull e) (isNull f) (isNull g)
