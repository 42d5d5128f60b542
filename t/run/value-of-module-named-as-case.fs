// out: Ok 2
// out: Ok "1s"
// A function of a module that is named as a case of a union: a name for it is as general as the function.
type Problem =
    | Validation of string list
    | Pricing of string

module Validation =
    let map f x = Result.map f x

let (<!>) = Validation.map
printfn "%A" ((fun x -> x + 1) <!> (Ok 1: Result<int, string>))
printfn "%A" ((fun x -> x + "s") <!> (Ok "1": Result<string, int>))
