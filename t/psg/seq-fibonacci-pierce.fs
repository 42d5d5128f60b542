// step: pierce
let fibonacci count = seq {
    let mutable a = 0
    let mutable b = 1
    let mutable i = 0
    while i < count do
        yield a
        let temp = a + b
        a <- b
        b <- temp
        i <- i + 1
}
let first = Seq.toList (fibonacci 5)
// ===>
// === Module Seq_fibonacci_pierce ===
// Module Seq_fibonacci_pierce:
//   Let fibonacci =
//     Lambda(count) ->
//       {Baker seq} SeqStateMachine:
//         SeqBlock s0:
//           Let mutable a =
//             Literal(Int32 0)
//           Let mutable b =
//             Literal(Int32 1)
//           Let mutable i =
//             Literal(Int32 0)
//           SeqGoto:
//         SeqBlock check:
//           SeqBranch:
//             Intrinsic(Op.less, [Var(i), Var(count)])
//         SeqBlock yield:
//           SeqYield:
//             Var(a)
//         SeqBlock b3:
//           SeqGoto:
//         SeqBlock s1:
//           Let temp =
//             Intrinsic(Op.add, [Var(a), Var(b)])
//           Set(Var(a), Var(b))
//           Set(Var(b), Var(temp))
//           Set(Var(i), Intrinsic(Op.add, [Var(i), Literal(Int32 1)]))
//           SeqGoto:
//         SeqBlock done:
//           SeqDone:
//   Let first =
//     App(Var(Seq.toList), [App(Var(fibonacci), [Literal(Int32 5)])])
