// step: saturate
let guarded n = seq {
    try
        yield n
        if n > 1 then yield n + 1
    finally
        printfn "done"
}
let values = Seq.toList (guarded 2)
// ===>
// (ModuleDef Saturate_seq_finally
//   (Binding guarded : int -> int seq module
//     (Lambda : int -> int seq
//       (PatternBinding n : int)
//       (SeqStateMachine Sequential captures n region1(finally in 0) : int seq
//         (SeqBlock s0
//           (SeqGoto b2 : unit))
//         (SeqBlock b1
//           (SeqGoto done : unit))
//         (SeqBlock b2 region1
//           (SeqYield state 1 : unit
//             (VarRef n : int)))
//         (SeqBlock s1 region1
//           (SeqBranch b4 b5 : unit
//             (Intrinsic Op.greater : bool
//               (VarRef n : int)
//               (Literal 1 : int))))
//         (SeqBlock b4 region1
//           (SeqYield state 2 : unit
//             (Intrinsic Op.add : int
//               (VarRef n : int)
//               (Literal 1 : int))))
//         (SeqBlock b5 region1
//           (SeqLeave region1 b1 : unit))
//         (SeqBlock s2 region1
//           (SeqGoto b5 : unit))
//         (SeqBlock done
//           (SeqDone : unit))
//         (Application : unit
//           (VarRef print : string -> unit)
//           (Literal "done\n" : string)))))
//   (Binding values : int list module
//     (Application : int list
//       (VarRef toList <int> : int seq -> int list)
//       (Application : int seq
//         (VarRef guarded : int -> int seq)
//         (Literal 2 : int)))))
