// step: saturate
let mutable total = 0
for x in [ 1; 2 ] do total <- total + x
for x in [| 1; 2 |] do total <- total + x
for i in 1 .. 3 do total <- total + i
for Some x in [ Some 1; None ] do total <- total + x
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
//     (Binding $rest : int option list mutable synthetic
//       (DUConstruct :: : int option list
//         (UnionCase Some : int option
//           (Literal 1 : int))
//         (DUConstruct :: : int option list
//           (UnionCase None : int option)
//           (DUConstruct [] : int option list))))
//     (WhileLoop : unit
//       (Intrinsic Op.primEq : bool
//         (DUGetTag : int
//           (VarRef $rest : int option list))
//         (Literal 1 : int))
//       (Sequential : unit
//         (Binding $head : int option synthetic
//           (DUEliminate :: 0 : int option
//             (VarRef $rest : int option list)))
//         (Set : unit
//           (VarRef $rest : int option list)
//           (DUEliminate :: 1 : int option list
//             (VarRef $rest : int option list)))
//         (Switch 1 : unit
//           (DUGetTag : int
//             (VarRef $head : int option))
//           (Sequential : unit
//             (Binding $v : int synthetic
//               (DUEliminate Some 0 : int
//                 (VarRef $head : int option)))
//             (Sequential : unit
//               (Binding x : int
//                 (VarRef $v : int))
//               (Set : unit
//                 (VarRef total : int)
//                 (Intrinsic Op.add : int
//                   (VarRef total : int)
//                   (VarRef x : int)))))
//           (Literal () : unit))))))
// /tmp/tmp.j7azOiZVOD/saturate-loops.fs(6,5): warning FS0025: Incomplete pattern matches on this expression. For example, the value 'None' may indicate a case not covered by the pattern(s). Unmatched elements will be ignored.
//     6 | for Some x in [ Some 1; None ] do total <- total + x
//       |     ^^^^^^
