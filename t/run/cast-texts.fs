// out: System.InvalidCastException: Unable to cast object of type 'System.String' to type 'System.Int32'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.Int64'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.Int64'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Collections.FSharpList`1[System.String]' to type 'Microsoft.FSharp.Collections.FSharpList`1[System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.String' to type 'Microsoft.FSharp.Core.FSharpOption`1[System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.String' to type 'R'.
// out: System.InvalidCastException: Unable to cast object of type 'System.String' to type 'GR`1[System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'K' to type 'Q'.
// out: System.InvalidCastException: Unable to cast object of type 'R' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'GR`1[Microsoft.FSharp.Collections.FSharpList`1[System.Int32]]' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Tuple`2[System.Int32,System.Int32]' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Tuple`2[System.Int32,System.Int32]' to type 'System.Tuple`2[System.Int32,System.String]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32[]' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.String[]' to type 'System.Int32[]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'Microsoft.FSharp.Core.FSharpFunc`2[System.Int32,System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'K' to type 'System.IComparable'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.IDisposable'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.Collections.Generic.IEnumerable`1[System.Int32]'.
// out: System.NullReferenceException: Object reference not set to an instance of an object.
// out: System.NullReferenceException: Object reference not set to an instance of an object.
// out: no
// out: System.NullReferenceException: Object reference not set to an instance of an object.
// out: System.NullReferenceException: Object reference not set to an instance of an object.
// out: System.NullReferenceException: Object reference not set to an instance of an object.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'R'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Double' to type 'System.Decimal'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Decimal' to type 'Microsoft.FSharp.Collections.FSharpMap`2[System.String,System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Char' to type 'System.DayOfWeek'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Boolean' to type 'System.ValueTuple`2[System.Int32,System.Int32]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Byte' to type 'Microsoft.FSharp.Core.FSharpResult`2[System.Int32,System.String]'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Exception' to type 'System.ArgumentException'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Exception' to type 'System.ArgumentException'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'Microsoft.FSharp.Core.Unit'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Int32' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'System.Collections.Generic.List`1[System.Int32]' to type 'System.String'.
// out: System.InvalidCastException: Unable to cast object of type 'Microsoft.FSharp.Core.FSharpRef`1[System.Int32]' to type 'System.Collections.Generic.Dictionary`2[System.String,System.Int32]'.
// what a failed cast says
open System
type R = { x: int; s: string }
type GR<'a> = { g: 'a }
module M =
    type Q = A | B of int
    type K() = class end
type K2() = class end
let t (f: unit -> 'a) = try f () |> ignore; printfn "no" with e -> printfn "%s: %s" (e.GetType().FullName) e.Message
t (fun () -> unbox<int> (box "a"))
t (fun () -> unbox<string> (box 1))
t (fun () -> (box 1) :?> string)
t (fun () -> (box 1) :?> int64)
t (fun () -> unbox<int64> (box 1))
t (fun () -> unbox<int list> (box 1))
t (fun () -> unbox<int list> (box [ "a" ]))
t (fun () -> unbox<int option> (box "a"))
t (fun () -> unbox<R> (box "a"))
t (fun () -> unbox<GR<int>> (box "a"))
t (fun () -> unbox<M.Q> (box (M.K())))
t (fun () -> unbox<string> (box { x = 1; s = "" }))
t (fun () -> unbox<string> (box { g = [1] }))
t (fun () -> unbox<string> (box (1, 2)))
t (fun () -> unbox<int * string> (box (1, 2)))
t (fun () -> unbox<string> (box [| 1 |]))
t (fun () -> unbox<int[]> (box [| "a" |]))
t (fun () -> unbox<int -> int> (box 1))
t (fun () -> unbox<IComparable> (box (M.K())))
t (fun () -> unbox<IDisposable> (box 1))
t (fun () -> unbox<seq<int>> (box 1))
t (fun () -> unbox<int> null)
t (fun () -> unbox<R> null)
t (fun () -> unbox<string> null)
t (fun () -> unbox<int list> null)
t (fun () -> (null: obj) :?> int)
t (fun () -> (null: obj) :?> R)
t (fun () -> (box 1) :?> R)
t (fun () -> (box 1.5) :?> decimal)
t (fun () -> unbox<Map<string,int>> (box 1m))
t (fun () -> unbox<DayOfWeek> (box 'a'))
t (fun () -> unbox<struct (int * int)> (box true))
t (fun () -> unbox<Result<int,string>> (box 1uy))
t (fun () -> (exn "a") :?> ArgumentException)
t (fun () -> (upcast (exn "a") : obj) :?> ArgumentException)
t (fun () -> unbox<unit> (box 1))
let f (x: obj) : 'T = x :?> 'T
t (fun () -> f (box 1) : string)
t (fun () -> Seq.cast<string> [ box 1 ] |> Seq.toList)
t (fun () -> unbox<string> (box (System.Collections.Generic.List<int>())))
t (fun () -> unbox<System.Collections.Generic.Dictionary<string,int>> (box (ref 1)))
