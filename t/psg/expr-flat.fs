// step: expr
let greet (prefix: string) (name: string) = prefix + name
let parenthesised = (greet "Hello ") "World"
let rec even a b = if a = 0 then b else (odd (a - 1)) b
and odd a b = (even a) b
let three = fun x -> fun y -> fun z -> x + y + z
let unknown (f: string -> string -> string) = (f "a") "b"
let back = greet <|| ("Hello ", "World")
let triple = three <||| (1, 2, 3)
let pair = ("Hello ", "World")
let bound = greet <|| pair
// ===>
// === Module Expr_flat ===
// Module Expr_flat:
//   Let greet =
//     Lambda(prefix, name) ->
//       App(Var(concat2), [Var(prefix), Var(name)])
//   Let parenthesised =
//     App(Var(greet), [Literal(String "Hello "), Literal(String "World")])
//   LetRec:
//     Let even =
//       Lambda(a, b) ->
//         If:
//           Intrinsic(Op.equals, [Var(a), Literal(Int32 0)])
//         Then:
//           Var(b)
//         Else:
//           App(Var(odd), [Intrinsic(Op.sub, [Var(a), Literal(Int32 1)]), Var(b)])
//     Let odd =
//       Lambda(a, b) ->
//         App(Var(even), [Var(a), Var(b)])
//   Let three =
//     Lambda(x, y, z) ->
//       Intrinsic(Op.add, [Intrinsic(Op.add, [Var(x), Var(y)]), Var(z)])
//   Let unknown =
//     Lambda(f) ->
//       App(App(Var(f), [Literal(String "a")]), [Literal(String "b")])
//   Let back =
//     App(Var(greet), [Literal(String "Hello "), Literal(String "World")])
//   Let triple =
//     App(Var(three), [Literal(Int32 1), Literal(Int32 2), Literal(Int32 3)])
//   Let pair =
//     Tuple(Literal(String "Hello "), Literal(String "World"))
//   Let bound =
//     Seq:
//       Let $ =
//         Var(pair)
//       App(Var(greet), [TupleGet(0, [Var($)]), TupleGet(1, [Var($)])])
