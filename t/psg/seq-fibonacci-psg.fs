// step: psg
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
// (ModuleDef Seq_fibonacci_psg
//   (Binding fibonacci : int -> int seq module
//     (Lambda : int -> int seq
//       (PatternBinding count : int)
//       (SeqExpr captures count : int seq
//         (Sequential : unit
//           (Binding a : int mutable
//             (Literal 0 : int))
//           (Binding b : int mutable
//             (Literal 1 : int))
//           (Binding i : int mutable
//             (Literal 0 : int))
//           (WhileLoop : unit
//             (Intrinsic Op.less : bool
//               (VarRef i : int)
//               (VarRef count : int))
//             (Sequential : unit
//               (Yield : unit
//                 (VarRef a : int))
//               (Binding temp : int
//                 (Intrinsic Op.add : int
//                   (VarRef a : int)
//                   (VarRef b : int)))
//               (Set : unit
//                 (VarRef a : int)
//                 (VarRef b : int))
//               (Set : unit
//                 (VarRef b : int)
//                 (VarRef temp : int))
//               (Set : unit
//                 (VarRef i : int)
//                 (Intrinsic Op.add : int
//                   (VarRef i : int)
//                   (Literal 1 : int)))))))))
//   (Binding first : int list module
//     (Application : int list
//       (VarRef toList <int> : int seq -> int list)
//       (Application : int seq
//         (VarRef fibonacci : int -> int seq)
//         (Literal 5 : int)))))
