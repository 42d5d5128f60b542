// step: saturate
let odd count = seq {
    let mutable i = 0
    while i < count do
        if i % 2 = 1 then yield i
        i <- i + 1
}
for n in odd 4 do printfn "%d" n
// ===>
// (ModuleDef Saturate_seq_conditional_yield
//   (Binding odd : int -> int seq module
//     (Lambda : int -> int seq
//       (PatternBinding count : int)
//       (SeqStateMachine WhileBased captures count internal i : int seq
//         (SeqBlock s0
//           (Binding i : int mutable
//             (Literal 0 : int))
//           (SeqGoto check : unit))
//         (SeqBlock check
//           (SeqBranch b2 b3 : unit
//             (Intrinsic Op.less : bool
//               (VarRef i : int)
//               (VarRef count : int))))
//         (SeqBlock b2
//           (SeqBranch yield b5 : unit
//             (Intrinsic Op.equals : bool
//               (Intrinsic Op.rem : int
//                 (VarRef i : int)
//                 (Literal 2 : int))
//               (Literal 1 : int))))
//         (SeqBlock b3
//           (SeqGoto done : unit))
//         (SeqBlock yield
//           (SeqYield state 1 : unit
//             (VarRef i : int)))
//         (SeqBlock b5
//           (Set : unit
//             (VarRef i : int)
//             (Intrinsic Op.add : int
//               (VarRef i : int)
//               (Literal 1 : int)))
//           (SeqGoto check : unit))
//         (SeqBlock s1
//           (SeqGoto b5 : unit))
//         (SeqBlock done
//           (SeqDone : unit)))))
//   (Sequential : unit
//     (Binding $cursor : int seq synthetic
//       (Intrinsic Seq.getEnumerator : int seq
//         (Application : int seq
//           (VarRef odd : int -> int seq)
//           (Literal 4 : int))))
//     (TryFinally : unit
//       (WhileLoop : unit
//         (Intrinsic Seq.moveNext : bool
//           (VarRef $cursor : int seq))
//         (Sequential : unit
//           (Binding n : int
//             (Intrinsic Seq.current : int
//               (VarRef $cursor : int seq)))
//           (Sequential : unit
//             (Binding $arg : int synthetic
//               (VarRef n : int))
//             (Sequential : unit
//               (Application : unit
//                 (VarRef print : string -> unit)
//                 (Application : string
//                   (VarRef decimal : int -> int -> int64 -> string)
//                   (Literal 0 : int)
//                   (Literal 0 : int)
//                   (Intrinsic Op.convert : int64
//                     (VarRef $arg : int))))
//               (Application : unit
//                 (VarRef print : string -> unit)
//                 (Literal "\n" : string))))))
//       (Intrinsic Seq.dispose : unit
//         (VarRef $cursor : int seq)))))
