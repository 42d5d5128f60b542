// out: 5
// out: p/n
// out: 5 2 5
// out: 3
// out: 5.0
module rec Program
open System
module M = Outer
let a = f 3
let f x = if x = 0 then 0 else g (x - 1) + 1
let g x = f x
type Tree = { Value: int; Kids: Forest }
type Forest = Tree list
type Node(p: Parent) =
    member _.Name = p.Label + "/n"
type Parent(label: string) =
    member _.Label = label
    member x.Child = Node(x)
module Inner =
    let twice x = Outer.once (Outer.once x)
module Outer =
    let once x = x + 1
    let four x = once (once (once (once x)))
printfn "%d" (f 5)
printfn "%s" (Parent("p").Child.Name)
printfn "%d %d %d" (Outer.four 1) (M.once 1) (Inner.twice 3)
let rec sum (t: Tree) = t.Value + List.sumBy sum t.Kids
printfn "%d" (sum { Value = 1; Kids = [ { Value = 2; Kids = [] } ] })
type Shape =
    | Circle of float
    | Group of Shape list
    member s.Area =
        match s with
        | Circle r -> r * r
        | Group xs -> xs |> List.sumBy (fun x -> x.Area)
printfn "%.1f" (Group [ Circle 1.0; Circle 2.0 ]).Area
