// out: set [2; 3]
// out: set ["ab"; "abc"]
// out: 3
// Set as a function, with a namespace opened whose library code has a Set of its own.
open System.Text.RegularExpressions
let text = "ab ba cab"
printfn "%A" ([ for m in Regex.Matches(text, @"\w+") -> m.Value.Length ] |> Set)
printfn "%A" (text.Split ' ' |> Array.map (Seq.sort >> Seq.toArray >> System.String) |> Set)
type Node = Leaf | Node of Node * Node
let rec size = function Leaf -> 1 | Node(a, b) -> size a + size b
printfn "%d" (size (Node(Leaf, Node(Leaf, Leaf))))
