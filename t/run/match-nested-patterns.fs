// out: 7
// out: 3*-4
// out: 0
type Expr =
  | Num of int
  | Add of Expr * Expr
  | Mul of Expr * Expr
  | Neg of Expr
let rec simplify e =
  match e with
  | Add(Num 0, x) | Add(x, Num 0) -> simplify x
  | Mul(Num 1, x) | Mul(x, Num 1) -> simplify x
  | Mul(Num 0, _) | Mul(_, Num 0) -> Num 0
  | Neg(Neg x) -> simplify x
  | Add(Num a, Num b) -> Num(a + b)
  | Add(a, b) -> Add(simplify a, simplify b)
  | Mul(a, b) -> Mul(simplify a, simplify b)
  | Neg x -> Neg(simplify x)
  | Num _ -> e
let rec show e =
  match e with
  | Num n -> string n
  | Add(a, b) -> "(" + show a + "+" + show b + ")"
  | Mul(a, b) -> show a + "*" + show b
  | Neg x -> "-" + show x
printfn "%s" (show (simplify (Add(Num 0, Mul(Num 1, Neg(Neg(Num 7)))))))
printfn "%s" (show (simplify (Mul(Add(Num 1, Num 2), Neg(Num 4)))))
printfn "%s" (show (simplify (Mul(Neg(Num 3), Num 0))))
