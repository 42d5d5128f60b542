// out: func
// out: action
// out: func
// out: func
// out: action
// out: func
// out: func
// out: func
// out: func
// out: action
// out: action
// out: func
// out: action
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

type Generic =
  static member F(_: Action) : string = "action"
  static member F(_: Func<int>) : string = "func"
  static member G(_: Action) : string = "action"
  static member G(_: Func<'a>) : string = "func"
  static member H(_: Action<int>) : string = "action"
  static member H(_: Func<int, 'a>) : string = "func"
  static member K(_: Func<int, 'a>) : string = "func"
  static member K(_: Action<int>) : string = "action"

printfn "%s" (Generic.F(fun () -> 3))
printfn "%s" (Generic.G(fun () -> 3))
printfn "%s" (Generic.G(fun () -> ()))
printfn "%s" (Generic.H(fun x -> ()))
printfn "%s" (Generic.H(fun x -> x))
printfn "%s" (Generic.K(fun x -> ()))
let task: Task = Task.Run(fun () -> ())
task.Wait()
