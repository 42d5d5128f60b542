// step: expr
let triangularNumbers count = seq {
    let mutable sum = 0
    let mutable i = 1
    while i <= count do
        sum <- sum + i
        yield sum
        i <- i + 1
}
for n in triangularNumbers 3 do printfn "%d" n
// ===>
// === Module Seq_triangular_expr ===
// Module Seq_triangular_expr:
//   Let triangularNumbers =
//     Lambda(count) ->
//       SeqExpr:
//         Seq:
//           Let mutable sum =
//             Literal(Int32 0)
//           Let mutable i =
//             Literal(Int32 1)
//           While:
//             Intrinsic(Op.lessEqual, [Var(i), Var(count)])
//           Do:
//             Seq:
//               Set(Var(sum), Intrinsic(Op.add, [Var(sum), Var(i)]))
//               Yield([Var(sum)])
//               Set(Var(i), Intrinsic(Op.add, [Var(i), Literal(Int32 1)]))
//   ForEach n in:
//     App(Var(triangularNumbers), [Literal(Int32 3)])
//     App(Intrinsic(Printf.printfn, [Literal(Format "%d")]), [Var(n)])
