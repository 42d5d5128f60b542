// out: func
// out: action
// out: func
// out: func
// out: action
// out: func
// out: func
open System
open System.Threading.Tasks

type Three =
  static member Throws<'E when 'E :> exn>(_: Action) : string = "action"
  static member Throws<'E when 'E :> exn>(_: Func<obj>) : string = "func"
  static member Throws<'E when 'E :> exn>(_: Func<Task>) : string = "task"

type Own = delegate of unit -> obj

type Two =
  static member Throws<'E when 'E :> exn>(_: Action) : string = "action"
  static member Throws<'E when 'E :> exn>(_: Func<obj>) : string = "func"
  static member Calls(_: Own) : string = "own"
  static member Calls(_: Func<obj>) : string = "func"

printfn "%s" (Two.Throws<ArgumentException>(fun () -> raise (ArgumentException "x")))
printfn "%s" (Two.Throws<ArgumentException>(fun () -> int "x" |> ignore))
printfn "%s" (Two.Throws<ArgumentException>(fun () -> box 1))
printfn "%s" (Two.Throws<ArgumentException>(fun () -> failwith "x"))
printfn "%s" (Three.Throws<ArgumentException>(fun () -> int "x" |> ignore))
printfn "%s" (Three.Throws<ArgumentException>(fun () -> box 1))
printfn "%s" (Two.Calls(fun () -> box 1))
