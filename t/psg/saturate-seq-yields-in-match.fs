// step: saturate
let steps (xs: int list) = seq {
    match xs with
    | [] -> yield 0
    | x :: _ ->
        yield x
        yield x + 1
}
for n in steps [ 3 ] do printfn "%d" n
// ===>
// (ModuleDef Saturate_seq_yields_in_match
//   (Binding steps : int list -> int seq module
//     (Lambda : int list -> int seq
//       (PatternBinding xs : int list)
//       (SeqStateMachine Sequential captures xs internal x : int seq
//         (SeqBlock s0
//           (SeqSwitch 0->b1 1->b2 : unit
//             (DUGetTag : int
//               (VarRef xs : int list))))
//         (SeqBlock b1
//           (SeqYield state 1 : unit
//             (Literal 0 : int)))
//         (SeqBlock b2
//           (Binding $v : int synthetic
//             (DUEliminate :: 0 : int
//               (VarRef xs : int list)))
//           (Binding $v : int list synthetic
//             (DUEliminate :: 1 : int list
//               (VarRef xs : int list)))
//           (Binding x : int
//             (VarRef $v : int))
//           (SeqYield state 2 : unit
//             (VarRef x : int)))
//         (SeqBlock b3
//           (SeqGoto done : unit))
//         (SeqBlock s1
//           (SeqGoto b3 : unit))
//         (SeqBlock s2
//           (SeqYield state 3 : unit
//             (Intrinsic Op.add : int
//               (VarRef x : int)
//               (Literal 1 : int))))
//         (SeqBlock s3
//           (SeqGoto b3 : unit))
//         (SeqBlock done
//           (SeqDone : unit)))))
//   (Sequential : unit
//     (Binding $cursor : int seq synthetic
//       (Intrinsic Seq.getEnumerator : int seq
//         (Application : int seq
//           (VarRef steps : int list -> int seq)
//           (DUConstruct :: : int list
//             (Literal 3 : int)
//             (DUConstruct [] : int list)))))
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
