// out: 3
// out: (set [1; 2], true)
// out: a+b
open System.Text.RegularExpressions
// cases of unions inside the library are not in the way of the program's
type Shape =
    | One of int
    | Sequence of Shape list
    | Empty
let rec count shape =
    match shape with
    | One n -> n
    | Sequence parts -> List.sumBy count parts
    | Empty -> 0
printfn "%d" (count (Sequence [ One 1; Sequence [ One 2; Empty ] ]))
printfn "%A" (Set.ofList [ 2; 1 ], Map.empty<int, int>.IsEmpty)
printfn "%s" (Regex.Replace("a-b", "-", "+"))
