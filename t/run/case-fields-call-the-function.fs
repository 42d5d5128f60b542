// out: 3
// The fields of a case, where its function calls itself with a result that only the case tells.
module Program

type Tree =
    | Branch of int * Tree seq
    | Leaf of int
let grow n =
    let rec loop current =
        if current > 0 then
            Branch(current, seq { for next in [ current - 1; current - 2 ] do loop next })
        else
            Leaf current
    loop n
let rec leaves tree =
    match tree with
    | Leaf _ -> 1
    | Branch(_, parts) -> parts |> Seq.sumBy leaves
printfn "%d" (leaves (grow 2))
