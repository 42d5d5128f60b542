// step: saturate
let multiplesOf factor count = seq {
    let mutable i = 1
    while i <= count do
        yield factor * i
        i <- i + 1
}
for n in multiplesOf 3 2 do printfn "%d" n
// ===>
// (ModuleDef Saturate_seq_multiples_of
//   (Binding multiplesOf : int -> int -> int seq module
//     (Lambda : int -> int -> int seq
//       (PatternBinding factor : int)
//       (PatternBinding count : int)
//       (SeqStateMachine WhileBased captures factor count internal i : int seq
//         (SeqBlock s0
//           (Binding i : int mutable
//             (Literal 1 : int))
//           (SeqGoto check : unit))
//         (SeqBlock check
//           (SeqBranch yield b3 : unit
//             (Intrinsic Op.lessEqual : bool
//               (VarRef i : int)
//               (VarRef count : int))))
//         (SeqBlock yield
//           (SeqYield state 1 : unit
//             (Intrinsic Op.mul : int
//               (VarRef factor : int)
//               (VarRef i : int))))
//         (SeqBlock b3
//           (SeqGoto done : unit))
//         (SeqBlock s1
//           (Set : unit
//             (VarRef i : int)
//             (Intrinsic Op.add : int
//               (VarRef i : int)
//               (Literal 1 : int)))
//           (SeqGoto check : unit))
//         (SeqBlock done
//           (SeqDone : unit)))))
//   (Sequential : unit
//     (Binding $cursor : int seq synthetic
//       (Intrinsic Seq.getEnumerator : int seq
//         (Application : int seq
//           (VarRef multiplesOf : int -> int -> int seq)
//           (Literal 3 : int)
//           (Literal 2 : int))))
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
