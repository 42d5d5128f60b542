// out: 7
// out: 9
// out: true
namespace rec N
module Types =
  type Expr = Num of int | Let of Env.Env * Expr | Add of Expr * Expr
module Env =
  open Types
  type Env = { Name: string; Value: Expr; Parent: Env option }
  let rec depth (e: Env) = match e.Parent with None -> 1 | Some p -> 1 + depth p
type Machine(e: Types.Expr) =
  member _.Run() = Eval.eval e
module Eval =
  open Types
  let rec eval e =
    match e with
    | Num n -> n
    | Let (env, body) -> eval env.Value + eval body + Env.depth env
    | Add (a, b) -> eval a + eval b
module Interfaces =
  type IShape = abstract Area: unit -> Shapes.Size
module Shapes =
  type Size = { W: float }
  type Sq(w: float) =
    interface Interfaces.IShape with
      member _.Area() = { W = w * w }
  type Base() =
    abstract Next: Derived.D option
    default _.Next = None
module Derived =
  type D() =
    inherit Shapes.Base()
    override _.Next = Some (D())
module Main =
  [<EntryPoint>]
  let main _ =
    let env: Env.Env = { Name = "x"; Value = Types.Num 3; Parent = None }
    printfn "%d" (Machine(Types.Let (env, Types.Add (Types.Num 1, Types.Num 2))).Run())
    printfn "%g" ((Shapes.Sq 3.0 :> Interfaces.IShape).Area()).W
    printfn "%b" (Derived.D().Next.IsSome && (Shapes.Base().Next).IsNone)
    0
