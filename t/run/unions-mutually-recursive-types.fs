// out: p 7
type Expr =
  | Const of int
  | Block of Stmt list
and Stmt =
  | Print of Expr
  | Skip
and Program = { Body: Stmt list; Name: string }
let rec countE e = match e with Const _ -> 1 | Block ss -> List.sum (List.map countS ss)
and countS s = match s with Print e -> 1 + countE e | Skip -> 1
let p = { Body = [ Skip; Print(Const 1); Print(Block [ Skip; Print(Const 2) ]) ]; Name = "p" }
printfn "%s %d" p.Name (List.sum (List.map countS p.Body))
