// step: saturate
let show n s = printfn "%5d: %s" n s
let text = sprintf "%d-%x" 1 255
let later = sprintf "%s!"
show 1 text
printf "%s" (later "a")
// ===>
// (ModuleDef Saturate_format
//   (Binding show : 'a -> string -> unit template module
//     (Lambda : 'a -> string -> unit
//       (PatternBinding n : 'a)
//       (PatternBinding s : string)
//       (Sequential : unit
//         (Binding $arg : 'a synthetic
//           (VarRef n : 'a))
//         (Binding $arg : string synthetic
//           (VarRef s : string))
//         (Sequential : unit
//           (Application : unit
//             (VarRef print : string -> unit)
//             (Application : string
//               (VarRef number : int -> int -> string -> string)
//               (Literal 0 : int)
//               (Literal 5 : int)
//               (Intrinsic Op.toText : string
//                 (VarRef $arg : 'a))))
//           (Application : unit
//             (VarRef print : string -> unit)
//             (Literal ": " : string))
//           (Application : unit
//             (VarRef print : string -> unit)
//             (VarRef $arg : string))
//           (Application : unit
//             (VarRef print : string -> unit)
//             (Literal "\n" : string))))))
//   (Binding text : string module
//     (Application : string
//       (VarRef concat3 : string -> string -> string -> string)
//       (Application : string
//         (VarRef decimal : int -> int -> int64 -> string)
//         (Literal 0 : int)
//         (Literal 0 : int)
//         (Intrinsic Op.convert : int64
//           (Literal 1 : int)))
//       (Literal "-" : string)
//       (Application : string
//         (VarRef radix : int -> int -> int -> bool -> uint64 -> string)
//         (Literal 0 : int)
//         (Literal 0 : int)
//         (Literal 16 : int)
//         (Literal false : bool)
//         (Intrinsic Op.convert : uint64
//           (Intrinsic Op.convert : uint32
//             (Literal 255 : int))))))
//   (Binding later : string -> string module
//     (Lambda : string -> string
//       (PatternBinding $arg : string synthetic)
//       (Application : string
//         (VarRef concat2 : string -> string -> string)
//         (VarRef $arg : string)
//         (Literal "!" : string))))
//   (Application : unit
//     (VarRef show <int> : int -> string -> unit)
//     (Literal 1 : int)
//     (VarRef text : string))
//   (Sequential : unit
//     (Binding $arg : string synthetic
//       (Application : string
//         (VarRef later : string -> string)
//         (Literal "a" : string)))
//     (Application : unit
//       (VarRef print : string -> unit)
//       (VarRef $arg : string))))
