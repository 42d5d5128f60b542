// out: Some 1 None
// out: [(true, "y"); (false, null)]
// out: (4, 2)
// out: [(3, 1); (2, 1)]
// out: (true, "got")

open System.Collections.Generic
open System.Runtime.InteropServices

let asOption = function
    | true, v -> Some v
    | _ -> None

let numbers = dict [ ("a", 1) ]
let find (s: string) = s.Trim() |> numbers.TryGetValue |> asOption
printfn "%A %A" (find " a ") (find "b")

let shared = readOnlyDict [ ("x", "y") ]
printfn "%A" ([ "x"; "z" ] |> List.map shared.TryGetValue)

type T() =
    static let mutable last = 0
    static member Split(n: int, [<Out>] high: byref<int>, [<Out>] low: byref<int>) =
        high <- n / 10
        low <- n % 10
    member _.Halve(n: int, base': int, [<Out>] rest: byref<int>) =
        rest <- n % base'
        n / base'
    static member Get([<Out>] value: byref<string>) =
        value <- "got"
        true

let split = T.Split
printfn "%A" (split 42)
printfn "%A" ([ (7, 2); (9, 4) ] |> List.map (T().Halve))
let get = T.Get
printfn "%A" (get ())
