// out: P4 15
// out: >5 P6
type Show<'a> = 'a -> string
type P(n: int) =
    member _.N = n
    static member Show(p: P) : Show<string> = fun prefix -> prefix + string p.N
    static member Twice(p: P) : (int -> int) = fun x -> x * p.N
    static member Curried (p: P) (x: int) = p.N + x
let inline show (x: ^a) : string = (^a: (static member Show: ^a -> Show<string>) x) "P"
let inline twice (x: ^a) = (^a: (static member Twice: ^a -> (int -> int)) x)
let inline showOr (x: ^a, d: ^d) = ((^a or ^d): (static member Show: ^a -> Show<string>) x)
let inline required (x: ^a) : string when ^a: (static member Show: ^a -> Show<string>) = show x
printfn "%s %d" (show (P 4)) (twice (P 3) 5)
printfn "%s %s" (showOr (P 5, "") ">") (required (P 6))
