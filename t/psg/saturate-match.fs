// step: saturate
type Shape = Point | Circle of int | Box of int * int
let size shape limit =
    match shape, limit with
    | Circle r, _ when r > 10 -> 1
    | (Circle x | Box(x, _)), 5 -> x
    | Box(1, h), _ -> h
    | _ -> 0
printfn "%d" (size (Box(1, 2)) 3)
// ===>
// (ModuleDef Saturate_match
//   (Binding size : Shape -> int -> int module
//     (Lambda : Shape -> int -> int
//       (PatternBinding shape : Shape)
//       (PatternBinding limit : int)
//       (Join : int
//         (Switch 1 2 : int
//           (DUGetTag : int
//             (VarRef shape : Shape))
//           (Sequential : int
//             (Binding $v : int synthetic
//               (DUEliminate Circle 0 : int
//                 (VarRef shape : Shape)))
//             (Sequential : int
//               (Binding r : int synthetic
//                 (VarRef $v : int))
//               (IfThenElse : int
//                 (Intrinsic Op.greater : bool
//                   (VarRef r : int)
//                   (Literal 10 : int))
//                 (Sequential : int
//                   (Binding r : int
//                     (VarRef r : int))
//                   (Literal 1 : int))
//                 (Switch 5 : int
//                   (VarRef limit : int)
//                   (Jump : int
//                     (VarRef $v : int))
//                   (Jump : int)))))
//           (Sequential : int
//             (Binding $v : int synthetic
//               (DUEliminate Box 0 : int
//                 (VarRef shape : Shape)))
//             (Binding $v : int synthetic
//               (DUEliminate Box 1 : int
//                 (VarRef shape : Shape)))
//             (Switch 5 : int
//               (VarRef limit : int)
//               (Jump : int
//                 (VarRef $v : int))
//               (Switch 1 : int
//                 (VarRef $v : int)
//                 (Sequential : int
//                   (Binding h : int
//                     (VarRef $v : int))
//                   (VarRef h : int))
//                 (Jump : int))))
//           (Jump : int))
//         (JoinTarget : int
//           (PatternBinding x : int)
//           (VarRef x : int))
//         (JoinTarget : int
//           (Literal 0 : int)))))
//   (Sequential : unit
//     (Binding $arg : int synthetic
//       (Application : int
//         (VarRef size : Shape -> int -> int)
//         (UnionCase Box : Shape
//           (Literal 1 : int)
//           (Literal 2 : int))
//         (Literal 3 : int)))
//     (Sequential : unit
//       (Application : unit
//         (VarRef print : string -> unit)
//         (Application : string
//           (VarRef decimal : int -> int -> int64 -> string)
//           (Literal 0 : int)
//           (Literal 0 : int)
//           (Intrinsic Op.convert : int64
//             (VarRef $arg : int))))
//       (Application : unit
//         (VarRef print : string -> unit)
//         (Literal "\n" : string)))))
