// step: saturate
type Door() =
    interface System.IDisposable with
        member _.Dispose() = printfn "closed"
let enter () =
    use door = new Door()
    printfn "inside"
    1
let one = enter ()
// ===>
// (ModuleDef Saturate_use
//   (TypeDef Door : unit
//     (Binding .ctor : Door -> unit -> unit module
//       (Lambda : Door -> unit -> unit
//         (PatternBinding this@ : Door)
//         (PatternBinding $ : unit synthetic)
//         (Literal () : unit)))
//     (Binding Dispose : Door -> unit -> unit module
//       (Lambda : Door -> unit -> unit
//         (PatternBinding this@ : Door)
//         (PatternBinding $ : unit synthetic)
//         (Application : unit
//           (VarRef print : string -> unit)
//           (Literal "closed\n" : string)))))
//   (Binding enter : unit -> int module
//     (Lambda : unit -> int
//       (PatternBinding $ : unit synthetic)
//       (Sequential : int
//         (Binding door : Door
//           (NewObject .ctor : Door
//             (Literal () : unit)))
//         (TryFinally : int
//           (Sequential : int
//             (Application : unit
//               (VarRef print : string -> unit)
//               (Literal "inside\n" : string))
//             (Literal 1 : int))
//           (IfThenElse : unit
//             (Intrinsic Object.isNull : bool
//               (VarRef door : Door))
//             (Literal () : unit)
//             (MethodCall Dispose : unit
//               (Coerce interface : IDisposable
//                 (VarRef door : Door))))))))
//   (Binding one : int module
//     (Application : int
//       (VarRef enter : unit -> int)
//       (Literal () : unit))))
