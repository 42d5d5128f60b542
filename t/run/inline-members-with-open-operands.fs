// out: str 1;str 2
// out: int 1;int 2
// out: 4 aa 3.000000
// out: 3 3.500000
module Program
// An operator of the type itself, on an operand that each use of the inline member decides.
type Show = Show with
    static member ($) (Show, x: int) = sprintf "int %d" x
    static member ($) (Show, x: string) = sprintf "str %s" x
    static member inline ($) (Show, xs: ^a list) : string = xs |> List.map (fun x -> Show $ x) |> String.concat ";"
let inline show x = Show $ x
printfn "%s" (show ["1";"2"])
printfn "%s" (show [1;2])
type Calc =
    static member inline Twice x = x + x
    static member inline Sum(xs: 'a list) = List.fold (fun acc x -> acc + x) LanguagePrimitives.GenericZero xs
    member inline _.Scale(k, x) = k * x
printfn "%d %s %f" (Calc.Twice 2) (Calc.Twice "a") (Calc.Twice 1.5)
printfn "%d %f" (Calc.Sum [ 1; 2 ]) (Calc.Sum [ 1.5; 2.0 ])
