// out: 2 2 Box 4 s
// out: small 7
module Shared =
    let edge x = x + 1
    type Box = | Box of int
    let (|Small|_|) x = if x < 10 then Some x else None
module Inner =
    let private edge x = x - 1
    type private Box = | Sealed of string
    let private (|Small|_|) x = if x < 5 then Some(x * 100) else None
    let other = edge 3
    let box = Sealed "s"
                |> function Sealed s -> s
open Shared
open Inner
let b: Box = Box 4
printfn "%d %d %A %s" (edge 1) other b box
match 7 with
| Small x -> printfn "small %d" x
| _ -> printfn "large"
