// Hints at what is likely meant: names that are elsewhere, operators and forms of other languages.
module Meant

type Op =
    | Add
    | Sub

module Shapes =
    let scale = 2.0

type Account(balance: int) =
    member this.Balance = balance
    member this.Twice() = 2 * Balance

[<AbstractClass>]
type Named() =
    abstract Name: string

type Cat() =
    inherit Named()
    member this.Name = "cat"

let fact n = if n = 0 then 1 else n * fact (n - 1)
let now = DateTime.Now
let text = StringBuilder()
Console.WriteLine "x"
let s = scale * 2.0

let apply op a b =
    match op with
    | Add -> a + b
    | Sbu -> a - b

let total = List.sum [ 1, 2, 3 ]
let three: int list = [ 1, 2, 3 ]
let pair (a, b) = a + b
let x = pair (1, 2, 3)
let y = pair 1 2
let add (a: int) (b: int) = a + b
let z = add (1, 2)
printfn "%d" add 1 2
let positive = if !true then 1 else 0
let same = 1 === 1
let count = 0
let step limit =
    limit <- limit + 1
    count <- count + limit
