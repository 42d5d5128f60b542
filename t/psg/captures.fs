// step: psg
let outer a b =
    let mutable count = 0
    let add n = count <- count + n + a
    let rec down n = if n = 0 then b else up (n - 1)
    and up n = add n; down n
    fun c -> add c; down c
let f = outer 1 2
printfn "%d" (f 3)
// ===>
// (ModuleDef Captures
//   (Binding outer : int -> 'a -> int -> 'a template module
//     (Lambda : int -> 'a -> int -> 'a
//       (PatternBinding a : int)
//       (PatternBinding b : 'a)
//       (Sequential : int -> 'a
//         (Binding count : int mutable captured
//           (Literal 0 : int))
//         (Binding add : int -> unit
//           (Lambda captures a count : int -> unit
//             (PatternBinding n : int)
//             (Set : unit
//               (VarRef count : int)
//               (Intrinsic Op.add : int
//                 (Intrinsic Op.add : int
//                   (VarRef count : int)
//                   (VarRef n : int))
//                 (VarRef a : int)))))
//         (LetRecBindings : unit
//           (Binding down : int -> 'a
//             (Lambda captures a b count : int -> 'a
//               (PatternBinding n : int)
//               (IfThenElse : 'a
//                 (Intrinsic Op.equals : bool
//                   (VarRef n : int)
//                   (Literal 0 : int))
//                 (VarRef b : 'a)
//                 (Application : 'a
//                   (VarRef up : int -> 'a)
//                   (Intrinsic Op.sub : int
//                     (VarRef n : int)
//                     (Literal 1 : int))))))
//           (Binding up : int -> 'a
//             (Lambda captures a b count : int -> 'a
//               (PatternBinding n : int)
//               (Sequential : 'a
//                 (Application : unit
//                   (VarRef add : int -> unit)
//                   (VarRef n : int))
//                 (Application : 'a
//                   (VarRef down : int -> 'a)
//                   (VarRef n : int))))))
//         (Lambda captures a b count : int -> 'a
//           (PatternBinding c : int)
//           (Sequential : 'a
//             (Application : unit
//               (VarRef add : int -> unit)
//               (VarRef c : int))
//             (Application : 'a
//               (VarRef down : int -> 'a)
//               (VarRef c : int)))))))
//   (Binding f : int -> int module
//     (Application : int -> int
//       (VarRef outer <int> : int -> int -> int -> int)
//       (Literal 1 : int)
//       (Literal 2 : int)))
//   (Application : unit
//     (Intrinsic Printf.printfn : int -> unit
//       (Literal "%d" : PrintfFormat<int -> unit,TextWriter,unit,unit>))
//     (Application : int
//       (VarRef f : int -> int)
//       (Literal 3 : int))))
