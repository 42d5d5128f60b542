// Help where a type, a number of arguments or a pattern does not fit.
module Misfit

type IShape =
    abstract Area: unit -> float
type Square(side: float) =
    interface IShape with
        member _.Area() = side * side
type Act = { Name: string; Run: int -> int }
type Pair = Pair of first: int * second: string

let add a b = a + b
let three = add 1 2 3
let tupled = add (1, 2)
printfn "%d" tupled
let show () = printfn "shown"
show 3
let less n =
    let m = n -1
    m
let least (n: int) = less n
let last (xs: int list) = List.head xs -1
let act = { Name = "a"; Run = id }
let same = act = act
let area = Square(2.0).Area()
let name n =
    match n with
    | 1 -> "one"
    | "two" -> "two"
    | _ -> "many"
let first o =
    match o with
    | Some -> 1
    | None -> 0
let second p =
    match p with
    | Pair x -> x
let pair = Pair 1
let half: int = add
let power = 2 ** 3
let size = [ 1 ].Length()
let big (s: string) = s > 3
printfn "a" |> ignore
let text = "a"
printfn text
printfn ("%d", 3)
let up s = s.ToUpper()
let letters = "abc"
letters.[0] <- 'x'
let early () = late 1
let late x = x + 1
