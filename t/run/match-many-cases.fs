// out: 32 26 87 9 2 1 31 30 232 3 
type Op = Add | Sub | Mul | Div | Mod | And | Or | Xor | Shl | Shr
let apply op a b =
  match op with
  | Add -> a + b
  | Sub -> a - b
  | Mul -> a * b
  | Div -> a / b
  | Mod -> a % b
  | And -> a &&& b
  | Or -> a ||| b
  | Xor -> a ^^^ b
  | Shl -> a <<< b
  | Shr -> a >>> b
for op in [ Add; Sub; Mul; Div; Mod; And; Or; Xor; Shl; Shr ] do
  printf "%d " (apply op 29 3)
printfn ""
