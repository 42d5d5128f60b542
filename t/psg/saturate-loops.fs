// step: saturate
let mutable total = 0
for x in [ 1; 2 ] do total <- total + x
for x in [| 1; 2 |] do total <- total + x
for i in 1 .. 3 do total <- total + i
for (x, _) in [ 1, 2; 3, 4 ] do total <- total + x
// ===>
// (ModuleDef Saturate_loops
//   (Binding total : int mutable module
//     (Literal 0 : int))
//   (Sequential : unit
//     (Binding $rest : int list mutable synthetic
//       (DUConstruct :: : int list
//         (Literal 1 : int)
//         (DUConstruct :: : int list
//           (Literal 2 : int)
//           (DUConstruct [] : int list))))
//     (WhileLoop : unit
//       (Intrinsic Op.primEq : bool
//         (DUGetTag : int
//           (VarRef $rest : int list))
//         (Literal 1 : int))
//       (Sequential : unit
//         (Binding $head : int synthetic
//           (DUEliminate :: 0 : int
//             (VarRef $rest : int list)))
//         (Set : unit
//           (VarRef $rest : int list)
//           (DUEliminate :: 1 : int list
//             (VarRef $rest : int list)))
//         (Sequential : unit
//           (Binding x : int
//             (VarRef $head : int))
//           (Set : unit
//             (VarRef total : int)
//             (Intrinsic Op.add : int
//               (VarRef total : int)
//               (VarRef x : int)))))))
//   (Sequential : unit
//     (Binding $array : int array synthetic
//       (ArrayExpr : int array
//         (Literal 1 : int)
//         (Literal 2 : int)))
//     (ForLoop : unit
//       (PatternBinding $index : int synthetic)
//       (Literal 0 : int)
//       (Intrinsic Op.sub : int
//         (Intrinsic Array.length : int
//           (VarRef $array : int array))
//         (Literal 1 : int))
//       (Sequential : unit
//         (Binding x : int
//           (Intrinsic Array.unsafeGet : int
//             (VarRef $array : int array)
//             (VarRef $index : int)))
//         (Set : unit
//           (VarRef total : int)
//           (Intrinsic Op.add : int
//             (VarRef total : int)
//             (VarRef x : int))))))
//   (ForLoop : unit
//     (PatternBinding i : int)
//     (Literal 1 : int)
//     (Literal 3 : int)
//     (Set : unit
//       (VarRef total : int)
//       (Intrinsic Op.add : int
//         (VarRef total : int)
//         (VarRef i : int))))
//   (Sequential : unit
//     (Binding $rest : (int * int) list mutable synthetic
//       (DUConstruct :: : (int * int) list
//         (TupleExpr : int * int
//           (Literal 1 : int)
//           (Literal 2 : int))
//         (DUConstruct :: : (int * int) list
//           (TupleExpr : int * int
//             (Literal 3 : int)
//             (Literal 4 : int))
//           (DUConstruct [] : (int * int) list))))
//     (WhileLoop : unit
//       (Intrinsic Op.primEq : bool
//         (DUGetTag : int
//           (VarRef $rest : (int * int) list))
//         (Literal 1 : int))
//       (Sequential : unit
//         (Binding $head : int * int synthetic
//           (DUEliminate :: 0 : int * int
//             (VarRef $rest : (int * int) list)))
//         (Set : unit
//           (VarRef $rest : (int * int) list)
//           (DUEliminate :: 1 : (int * int) list
//             (VarRef $rest : (int * int) list)))
//         (Sequential : unit
//           (Binding $v : int synthetic
//             (TupleGet 0 : int
//               (VarRef $head : int * int)))
//           (Binding $v : int synthetic
//             (TupleGet 1 : int
//               (VarRef $head : int * int)))
//           (Sequential : unit
//             (Binding x : int
//               (VarRef $v : int))
//             (Set : unit
//               (VarRef total : int)
//               (Intrinsic Op.add : int
//                 (VarRef total : int)
//                 (VarRef x : int)))))))))
