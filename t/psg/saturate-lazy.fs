// step: saturate
let twice x = lazy (printfn "once"; x + x)
let cell = twice 2
printfn "%d" (cell.Force() + cell.Value)
// ===>
// (ModuleDef Saturate_lazy
//   (Binding twice : int -> Lazy<int> module
//     (Lambda : int -> Lazy<int>
//       (PatternBinding x : int)
//       (LazyThunk : Lazy<int>
//         (Lambda captures x : unit -> int
//           (PatternBinding $ : unit)
//           (Sequential : int
//             (Application : unit
//               (VarRef print : string -> unit)
//               (Literal "once\n" : string))
//             (Intrinsic Op.add : int
//               (VarRef x : int)
//               (VarRef x : int)))))))
//   (Binding cell : Lazy<int> module
//     (Application : Lazy<int>
//       (VarRef twice : int -> Lazy<int>)
//       (Literal 2 : int)))
//   (Sequential : unit
//     (Binding $arg : int synthetic
//       (Intrinsic Op.add : int
//         (Application : int
//           (VarRef Force <int> : Lazy<int> -> unit -> int)
//           (VarRef cell : Lazy<int>)
//           (Literal () : unit))
//         (Application : int
//           (VarRef Value <int> : Lazy<int> -> int)
//           (VarRef cell : Lazy<int>))))
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
