// out: 3
// out: ab
// out: -
// out: 4,3,6,3
// out: 1
// out: True
// out: 7
type OptionBuilder() =
    member inline _.Bind(x: 'a option, [<InlineIfLambda>] f: 'a -> 'b option) : 'b option = match x with Some v -> f v | None -> None
    member inline _.Return(x: 'a) : 'a option = Some x
    member inline _.ReturnFrom(x: 'a option) : 'a option = x
    member inline _.Zero() : unit option = Some ()
module Builders =
    let option = OptionBuilder()
open Builders
let lift2 f a b = option {
    let! x = a
    let! y = b
    return f x y }
let show f = function Some x -> f x | None -> "-"
printfn "%s" (show string (lift2 (+) (Some 1) (Some 2)))
printfn "%s" (show id (lift2 (fun a b -> a + b) (Some "a") (Some "b")))
printfn "%s" (show string (lift2 (fun a b -> a * b) (Some 1.5) None))
let nested = Builders.option {
    let! xs = option { return [1; 2; 3] }
    let ys = [ for x in xs do if x > 1 then yield x * 2 ]
    let! total = option { let! a = Some (List.length ys) in return a + 1 }
    let later = seq { for y in ys do yield! [y; total] }
    return String.concat "," (Seq.map string later) }
printfn "%s" (show id nested)
let sum = (OptionBuilder()) { return 1 }
printfn "%s" (show string sum)
let withArg (n: int) = OptionBuilder()
printfn "%s" (show string (withArg 3 { return 5 = 5 }))
type Counter(start: int) =
    let opt = OptionBuilder()
    member _.Next(k: int option) = opt {
        let! n = k
        return n + start }
printfn "%s" (show string (Counter(4).Next(Some 3)))
