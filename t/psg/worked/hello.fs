module Hello
let greet (prefix: string) (name: string) = Console.writeln $"{prefix}, {name}!"

let hello prefix =
    Console.write "Enter your name: "
    Console.readln() |> greet prefix

[<EntryPoint>]
let main argv =
    match argv with
    | [|prefix|] -> hello prefix
    | _ -> hello "Hello"
    0

// ClefExpr 5.4 notation: the parameters of greet have their type written, since F# finds greet generic
//Lambda([(prefix, string)],
//  Seq([
//    Application(Intrinsic(Console.write), [Literal("Enter your name: ")]),
//    Application(Var(greet), [Var(prefix), Application(Intrinsic(Console.readln), [])])
//  ]))
