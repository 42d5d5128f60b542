// out: thrown
// out: true
// out: x
// out: 6
// out: disposed 3
// out: text
// out: Cell 1
module Lines =
    type Line =
        | Exception of exn
        | Uri of string
    let Random (x: int) = x + 1
module Later =
    type Blank() =
        member _.N = 1
    let Blank x = x + 1
module More =
    open Lines
    open System
    let fail (s: string) : unit = raise (Exception s)
    try fail "thrown" with e -> printfn "%s" e.Message
    let r = Random 5
    printfn "%b" (r.Next 1 = 0)
module Turned =
    open System
    open Lines
    match Exception(exn "x") with
    | Exception e -> printfn "%s" e.Message
    | Uri _ -> ()
    printfn "%d" (Random 5)
type Maker(x: int) =
    member _.X = x
let Maker x = { new System.IDisposable with member _.Dispose() = printfn "disposed %d" x }
(Maker 3).Dispose()
type Cell = | Cell of int
module Inside =
    type Cell(x: string) =
        member _.Text = x
    printfn "%s" (Cell "text").Text
printfn "%A" (Cell 1)
