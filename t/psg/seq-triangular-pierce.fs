// step: pierce
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
// === Module Seq_triangular_pierce ===
// Module Seq_triangular_pierce:
//   Let triangularNumbers =
//     Lambda(count) ->
//       {Baker seq} SeqStateMachine:
//         SeqBlock s0:
//           Let mutable sum =
//             Literal(Int32 0)
//           Let mutable i =
//             Literal(Int32 1)
//           SeqGoto:
//         SeqBlock check:
//           SeqBranch:
//             Intrinsic(Op.lessEqual, [Var(i), Var(count)])
//         SeqBlock yield:
//           Set(Var(sum), Intrinsic(Op.add, [Var(sum), Var(i)]))
//           SeqYield:
//             Var(sum)
//         SeqBlock b3:
//           SeqGoto:
//         SeqBlock s1:
//           Set(Var(i), Intrinsic(Op.add, [Var(i), Literal(Int32 1)]))
//           SeqGoto:
//         SeqBlock done:
//           SeqDone:
//   {Baker for} Seq:
//     Let $cursor =
//       Intrinsic(Seq.getEnumerator, [App(Var(triangularNumbers), [Literal(Int32 3)])])
//     TryFinally:
//       While:
//         Intrinsic(Seq.moveNext, [Var($cursor)])
//       Do:
//         Seq:
//           Let n =
//             {Baker for} Intrinsic(Seq.current, [Var($cursor)])
//           {Intrinsic printfn} Seq:
//             Let $arg =
//               Var(n)
//             Seq:
//               App(Var(print), [App(Var(decimal), [Literal(Int32 0), Literal(Int32 0), Intrinsic(Op.convert, [Var($arg)])])])
//               App(Var(print), [Literal(String "\n")])
//       Intrinsic(Seq.dispose, [Var($cursor)])
