// out: Call (None, op_Addition, [Value (1), Value (2)])
// out: op_Addition(1:Int32, 2:Int32)
// out: fun x -> op_Addition(op_Multiply(x, 2:Int32), 1:Int32)
// out: let y = 3:Int32 in if op_GreaterThan(y, 2:Int32) then a:String else b:String
// out: op_Addition(5:Int32, 1:Int32)
// out: Lambda (x, Call (None, op_Addition, [x, Value (1)]))
open Microsoft.FSharp.Quotations
open Microsoft.FSharp.Quotations.Patterns
open Microsoft.FSharp.Quotations.DerivedPatterns
let q = <@ 1 + 2 @>
printfn "%A" q
let rec show (e: Expr) =
  match e with
  | Call (None, m, args) -> m.Name + "(" + String.concat ", " (List.map show args) + ")"
  | Value (v, t) -> sprintf "%O:%s" v t.Name
  | Lambda (v, b) -> sprintf "fun %s -> %s" v.Name (show b)
  | Var v -> v.Name
  | Application (f, a) -> sprintf "(%s) (%s)" (show f) (show a)
  | Let (v, e, b) -> sprintf "let %s = %s in %s" v.Name (show e) (show b)
  | IfThenElse (a, b, c) -> sprintf "if %s then %s else %s" (show a) (show b) (show c)
  | _ -> "?"
printfn "%s" (show q)
printfn "%s" (show <@@ fun x -> x * 2 + 1 @@>)
printfn "%s" (show <@@ let y = 3 in if y > 2 then "a" else "b" @@>)
let five = <@ 5 @>
printfn "%s" (show <@@ %five + 1 @@>)
printfn "%O" <@ fun (x: int) -> x + 1 @>
