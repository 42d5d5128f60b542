// out: string MissingMethodException: Cannot dynamically create an instance of type 'System.String'. Reason: Uninitialized Strings cannot be created.
// out: array MissingMethodException: Cannot dynamically create an instance of type 'System.Int32[]'. Reason: Type is not supported.
// out: R MissingMethodException: Cannot dynamically create an instance of type 'A1+R'. Reason: No parameterless constructor defined.
// out: CR { B = 0 }
// out: S { C = 0 }
// out: I MissingMethodException: Cannot dynamically create an instance of type 'A1+I'. Reason: Cannot create an instance of an interface.
// out: NoCtor MissingMethodException: Cannot dynamically create an instance of type 'A1+NoCtor'. Reason: No parameterless constructor defined.
// out: Abs MissingMethodException: Cannot dynamically create an instance of type 'A1+Abs'. Reason: Cannot create an abstract class.
// out: E 0
// out: int 0
// out: tuple MissingMethodException: Cannot dynamically create an instance of type 'System.Tuple`2[System.Int32,System.Int32]'. Reason: No parameterless constructor defined.
// out: stuple struct (0, 0)
// out: vopt ValueNone
// out: ra seq []
// out: map MissingMethodException: Cannot dynamically create an instance of type 'Microsoft.FSharp.Collections.FSharpMap`2[System.Int32,System.Int32]'. Reason: No parameterless constructor defined.
// out: exn Exception of type 'System.Exception' was thrown.
// out: guid 00000000-0000-0000-0000-000000000000
// out: seq MissingMethodException: Cannot dynamically create an instance of type 'System.Collections.Generic.IEnumerable`1[System.Int32]'. Reason: Cannot create an instance of an interface.
// out: nullable <null>
// out: ref MissingMethodException: Cannot dynamically create an instance of type 'Microsoft.FSharp.Core.FSharpRef`1[System.Int32]'. Reason: No parameterless constructor defined.
// out: sb 0
// out: typeof string MissingMethodException: Cannot dynamically create an instance of type 'System.String'. Reason: Uninitialized Strings cannot be created.
// out: typeof ra seq []
// out: typeof int 0

module A1

open System
type R = { A: int }
type U = U of int | V
[<CLIMutable>]
type CR = { B: int }
[<Struct>]
type S = { C: int }
type D = delegate of int -> int
type I = abstract X: int
type NoCtor(x: int) = member _.X = x
[<AbstractClass>]
type Abs() = class end
type E = A = 1
let t n f = try printfn "%s %s" n (f ()) with e -> printfn "%s %s: %s" n (e.GetType().Name) e.Message
t "string" (fun () -> sprintf "%A" (Activator.CreateInstance<string>()))
t "array" (fun () -> sprintf "%A" (Activator.CreateInstance<int[]>()))
t "R" (fun () -> sprintf "%A" (Activator.CreateInstance<R>()))
t "CR" (fun () -> sprintf "%A" (Activator.CreateInstance<CR>()))
t "S" (fun () -> sprintf "%A" (Activator.CreateInstance<S>()))
t "I" (fun () -> sprintf "%A" (Activator.CreateInstance<I>()))
t "NoCtor" (fun () -> sprintf "%A" (Activator.CreateInstance<NoCtor>()))
t "Abs" (fun () -> sprintf "%A" (Activator.CreateInstance<Abs>()))
t "E" (fun () -> sprintf "%A" (Activator.CreateInstance<E>()))
t "int" (fun () -> sprintf "%A" (Activator.CreateInstance<int>()))
t "tuple" (fun () -> sprintf "%A" (Activator.CreateInstance<int * int>()))
t "stuple" (fun () -> sprintf "%A" (Activator.CreateInstance<struct (int * int)>()))
t "vopt" (fun () -> sprintf "%A" (Activator.CreateInstance<int voption>()))
t "ra" (fun () -> sprintf "%A" (Activator.CreateInstance<ResizeArray<int>>()))
t "map" (fun () -> sprintf "%A" (Activator.CreateInstance<Map<int, int>>()))
t "exn" (fun () -> sprintf "%s" (Activator.CreateInstance<exn>().Message))
t "guid" (fun () -> sprintf "%O" (Activator.CreateInstance<Guid>()))
t "seq" (fun () -> sprintf "%A" (Activator.CreateInstance<seq<int>>()))
t "nullable" (fun () -> sprintf "%A" (Activator.CreateInstance<Nullable<int>>()))
t "ref" (fun () -> sprintf "%A" (Activator.CreateInstance<int ref>()))
t "sb" (fun () -> sprintf "%A" (Activator.CreateInstance<Text.StringBuilder>().Length))
t "typeof string" (fun () -> sprintf "%A" (Activator.CreateInstance(typeof<string>)))
t "typeof ra" (fun () -> sprintf "%A" (Activator.CreateInstance(typeof<ResizeArray<int>>)))
t "typeof int" (fun () -> sprintf "%A" (Activator.CreateInstance(typeof<int>)))
