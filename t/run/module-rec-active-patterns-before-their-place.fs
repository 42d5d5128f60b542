// out: { X = 1
// out:   Up = true }
// out: bad 'x 2'
// out: even 4, odd 3, minus
// Members of types may use active patterns that come later in a recursive module.
module rec Robots
open System
type Robot =
    { X: int; Up: bool }
    static member Parse(s: string) =
        match s.Split ' ' with
        | [| Num x; Dir up |] -> { X = x; Up = up }
        | _ -> raise (FormatException $"bad '{s}'")
    static member Kind n =
        match n with
        | Minus -> "minus"
        | Even -> $"even {n}"
        | Odd -> $"odd {n}"
let (|Num|_|) (s: string) =
    match Int32.TryParse s with
    | true, n -> Some n
    | _ -> None
[<return: Struct>]
let (|Dir|_|) s =
    match s with
    | "up" -> ValueSome true
    | "down" -> ValueSome false
    | _ -> ValueNone
let (|Minus|_|) n = if n < 0 then Some() else None
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
printfn "%A" (Robot.Parse "1 up")
try Robot.Parse "x 2" |> ignore with e -> printfn "%s" e.Message
printfn "%s" (String.Join(", ", [ Robot.Kind 4; Robot.Kind 3; Robot.Kind -1 ]))
