// step: pierce
type Log() =
    member _.Bind(x: int, f: int -> int) = f x
    member _.Return(x: int) = x
let log = Log()
type Counter() =
    member val Step = 1 with get, set
    member _.Add(x: int, ?y: int) = x + defaultArg y 1
let total =
    log {
        let! a = 1 + 2
        return a + 1
    }
let greet name = $"hello {name}!"
let pair = fun (a, b) -> a + b
[<EntryPoint>]
let main _ =
    let piped = [ 1; 2 ] |> List.map ((*) 2)
    let counter = Counter(Step = 2)
    let texts = List.map counter.Add [ 1 ]
    pair (total, counter.Add 1)
// ===>
// === Entry Point 0 ===
// Module Expr_made:
//   Type Log:
//     {Baker new} Let .new =
//       Lambda($) ->
//         NewObject(Log, [Literal(Unit)])
//     Let .ctor =
//       Lambda(this@, $) ->
//         Literal(Unit)
//     Let Bind =
//       Lambda(this@, x, f) ->
//         App(Var(f), [Var(x)])
//     Let Return =
//       Lambda(this@, x) ->
//         Var(x)
//   Let log =
//     NewObject(Log, [Literal(Unit)])
//   Type Counter:
//     {Baker new} Let .new =
//       Lambda($) ->
//         NewObject(Counter, [Literal(Unit)])
//     Let .ctor =
//       Lambda(this@, $) ->
//         Seq:
//           FieldSet(Step@, [Var(this@), Literal(Int32 1)])
//           Literal(Unit)
//     Let Step =
//       Lambda(this@) ->
//         FieldGet(Step@, [Var(this@)])
//     Let Step =
//       Lambda(this@, value) ->
//         FieldSet(Step@, [Var(this@), Var(value)])
//     Let Add =
//       Lambda(this@, x, y) ->
//         Intrinsic(Op.add, [Var(x), App(Var(defaultArg), [Var(y), Literal(Int32 1)])])
//   Let total =
//     {Baker Log} Seq:
//       Let $ =
//         Var(log)
//       App:
//         Var(Bind)
//         Var($)
//         Intrinsic(Op.add, [Literal(Int32 1), Literal(Int32 2)])
//         Lambda(a) ->
//           App(Var(Return), [Var($), Intrinsic(Op.add, [Var(a), Literal(Int32 1)])])
//   Let greet =
//     Lambda(name) ->
//       {Baker interpolated string} App(Var(concat), [ArrayExpr([Literal(String "hello "), Intrinsic(Op.toText, [Var(name)]), Literal(String "!")])])
//   Let pair =
//     Lambda($) ->
//       {Baker match} Seq:
//         Let $v =
//           TupleGet(0, [Var($)])
//         Let $v =
//           TupleGet(1, [Var($)])
//         Seq:
//           Let a =
//             {Baker match} Var($v)
//           Let b =
//             {Baker match} Var($v)
//           Intrinsic(Op.add, [Var(a), Var(b)])
//   Let main =
//     Lambda($) ->
//       Seq:
//         Let piped =
//           Seq:
//             {Baker |>} Let $ =
//               {Baker list} UnionCase(::, [Literal(Int32 1), UnionCase(::, [Literal(Int32 2), UnionCase([])])])
//             App:
//               Var(List.map)
//               App:
//                 Lambda($, $) ->
//                   Intrinsic(Op.mul, [{Baker operator} Var($), {Baker operator} Var($)])
//                 Literal(Int32 2)
//               {Baker |>} Var($)
//         Let counter =
//           {Baker property settings} Seq:
//             Let $ =
//               NewObject(Counter, [Literal(Unit)])
//             App(Var(Step), [Var($), Literal(Int32 2)])
//             Var($)
//         Let texts =
//           App:
//             Var(List.map)
//             {Baker method as a value} Lambda($) ->
//               App(Var(counter.Add), [Var(counter), Var($), UnionCase(None)])
//             {Baker list} UnionCase(::, [Literal(Int32 1), UnionCase([])])
//         App(Var(pair), [Tuple(Var(total), App(Var(Add), [Var(counter), Literal(Int32 1), {Baker optional argument} UnionCase(None)]))])
