// step: saturate
let none: int seq = Seq.empty
let nothing: int seq = seq { }
printfn "%d" (Seq.length none + Seq.length nothing)
// ===>
// (ModuleDef Saturate_seq_empty
//   (Binding none : int seq module
//     (Intrinsic Seq.empty : int seq))
//   (Binding nothing : int seq module
//     (Intrinsic Seq.empty : int seq))
//   (Sequential : unit
//     (Binding $arg : int synthetic
//       (Intrinsic Op.add : int
//         (Application : int
//           (VarRef length <int> : int seq -> int)
//           (VarRef none : int seq))
//         (Application : int
//           (VarRef length <int> : int seq -> int)
//           (VarRef nothing : int seq))))
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
