// out: 21
// out: operator ?
type Expr =
  | Num of int
  | Var of string
  | Bin of char * Expr * Expr
let rec eval env e =
  match e with
  | Num n -> n
  | Var v -> env v
  | Bin('+', a, b) -> eval env a + eval env b
  | Bin('*', a, b) -> eval env a * eval env b
  | Bin(op, _, _) -> failwithf "operator %c" op
let e = Bin('+', Num 1, Bin('*', Var "x", Num 5))
printfn "%d" (eval (fun v -> if v = "x" then 4 else 0) e)
printfn "%s" (try string (eval (fun _ -> 0) (Bin('?', Num 1, Num 2))) with Failure m -> m)
