// out: 1, 2 a 1.5
// out: (1, x); (2, y)
module Program
open System
let text (xs: 'a[]) = String.Join(", ", xs)
let text2 (xs: 'a list) = String.Join(", ", xs)
let text3 (xs: ('a * 'b)[]) = String.Join("; ", xs)
printfn "%s %s %s" (text [| 1; 2 |]) (text [| "a" |]) (text2 [ 1.5 ])
printfn "%s" (text3 [| 1, "x"; 2, "y" |])
