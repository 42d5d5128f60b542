// out: 5 of 6
// out: 7
// out: 2 4.0
// out: { Held = Some 3
// out:   Sold = 3 }
module Program

module Shop =
    [<RequireQualifiedAccess>]
    type Stock = { Held: int option; Sold: int }

    // what is wanted of the whole says which record the lambda makes
    let start n : Stock = Some n |> fun held -> { Held = held; Sold = n + 1 }
    let again n : Stock = (fun held -> { Held = held; Sold = n }) <| Some n

type Left = { Text: int; Size: int }
type Right = { Text: string; Size: int }

let left n : Left = n |> fun t -> { Text = t; Size = 1 }
let boxed (xs: int list) : seq<int> = xs |> fun ys -> List.rev ys
let wide n : float = n |> fun x -> float x * 2.0

let s = Shop.start 5
printfn "%d of %d" s.Held.Value s.Sold
printfn "%d" (left 7).Text
printfn "%d %.1f" (Seq.length (boxed [ 1; 2 ])) (wide 2)
printfn "%A" (Shop.again 3)
