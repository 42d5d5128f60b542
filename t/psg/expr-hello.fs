// step: expr
module HelloWorldDirect
let greet prefix name = Console.writeln $"{prefix}, {name}!"

let hello prefix =
    Console.write "Enter your name: "
    Console.readln() |> greet prefix

[<EntryPoint>]
let main argv =
    match argv with
    | [|prefix|] -> hello prefix
    | _ -> hello "Hello"
    0
// ===>
// === Entry Point 0 ===
// Module HelloWorldDirect:
//   Let greet =
//     Lambda(prefix, name) ->
//       App(Var(Console.writeln), [App(Var(concat), [ArrayExpr([Intrinsic(Op.toText, [Var(prefix)]), Literal(String ", "), Intrinsic(Op.toText, [Var(name)]), Literal(String "!")])])])
//   Let hello =
//     Lambda(prefix) ->
//       Seq:
//         App(Var(Console.write), [Literal(String "Enter your name: ")])
//         App(Var(greet), [Var(prefix), App(Var(Console.readln), [Literal(Unit)])])
//   Let main =
//     Lambda(argv) ->
//       Seq:
//         Match:
//           Var(argv)
//           Case [|prefix|] ->
//             App(Var(hello), [Var(prefix)])
//           Case _ ->
//             App(Var(hello), [Literal(String "Hello")])
//         Literal(Int32 0)
