// step: expr
let greet (greeting: string) (name: string) = greeting + " " + name
let over a = fun b -> a + b
let effect a = printfn "made"; fun b -> a + b
let full = greet "Hello" "World"
let partial = greet "Hello"
let three = over 1 2
let piped = "World" |> greet "Hello"
let both = ("Hello", "World") ||> greet
let back = greet "Hello" <| "World"
let pairs = (fun (a, b) -> a + b) (1, 2)
let three' = fun x y z -> x + y + z
// ===>
// === Module Expr_application ===
// Module Expr_application:
//   Let greet =
//     Lambda(greeting, name) ->
//       App(Var(concat2), [App(Var(concat2), [Var(greeting), Literal(String " ")]), Var(name)])
//   Let over =
//     Lambda(a, b) ->
//       Intrinsic(Op.add, [Var(a), Var(b)])
//   Let effect =
//     Lambda(a) ->
//       Seq:
//         Intrinsic(Printf.printfn, [Literal(Format "made")])
//         Lambda(b) ->
//           Intrinsic(Op.add, [Var(a), Var(b)])
//   Let full =
//     App(Var(greet), [Literal(String "Hello"), Literal(String "World")])
//   Let partial =
//     App(Var(greet), [Literal(String "Hello")])
//   Let three =
//     App(Var(over), [Literal(Int32 1), Literal(Int32 2)])
//   Let piped =
//     App(Var(greet), [Literal(String "Hello"), Literal(String "World")])
//   Let both =
//     App(Var(greet), [Literal(String "Hello"), Literal(String "World")])
//   Let back =
//     App(Var(greet), [Literal(String "Hello"), Literal(String "World")])
//   Let pairs =
//     App:
//       Lambda($) ->
//         Match:
//           Var($)
//           Case (a, b) ->
//             Intrinsic(Op.add, [Var(a), Var(b)])
//       Tuple(Literal(Int32 1), Literal(Int32 2))
//   Let three' =
//     Lambda(x, y, z) ->
//       Intrinsic(Op.add, [Intrinsic(Op.add, [Var(x), Var(y)]), Var(z)])
