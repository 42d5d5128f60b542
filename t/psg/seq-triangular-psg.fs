// step: psg
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
// (ModuleDef Seq_triangular_psg
//   (Binding triangularNumbers : int -> int seq module
//     (Lambda : int -> int seq
//       (PatternBinding count : int)
//       (SeqExpr captures count : int seq
//         (Sequential : unit
//           (Binding sum : int mutable
//             (Literal 0 : int))
//           (Binding i : int mutable
//             (Literal 1 : int))
//           (WhileLoop : unit
//             (Intrinsic Op.lessEqual : bool
//               (VarRef i : int)
//               (VarRef count : int))
//             (Sequential : unit
//               (Set : unit
//                 (VarRef sum : int)
//                 (Intrinsic Op.add : int
//                   (VarRef sum : int)
//                   (VarRef i : int)))
//               (Yield : unit
//                 (VarRef sum : int))
//               (Set : unit
//                 (VarRef i : int)
//                 (Intrinsic Op.add : int
//                   (VarRef i : int)
//                   (Literal 1 : int)))))))))
//   (ForEach : unit
//     (PatternBinding n : int)
//     (Application : int seq
//       (VarRef triangularNumbers : int -> int seq)
//       (Literal 3 : int))
//     (Application : unit
//       (Intrinsic Printf.printfn : int -> unit
//         (Literal "%d" : PrintfFormat<int -> unit,TextWriter,unit,unit>))
//       (VarRef n : int))))
