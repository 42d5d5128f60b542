// out: 18
// out: bad args
// out: inner
module rec M
type Expr = | Lit of Value | Call of string * Expr list
and Value = | I of int | Fn of (Value list -> Value)
type Env = Map<string, Value>
let rec eval (env: Env) e = match e with Lit v -> v | Call(f, args) -> apply (Map.find f env) (List.map (eval env) args)
let apply f args = match f with Fn g -> g args | I n -> I(n + helper args)
let helper args = List.length args * scale
let scale = 10
type Wrapper = { Value: Inner } with member w.Show = w.Value.Text
type Inner = { Text: string }
exception Bad of Inner
let env: Env = Map [ "add", Fn(function [ I a; I b ] -> I(a + b) | _ -> raise (Bad { Text = "args" })); "seven", I 7 ]
match eval env (Call("add", [ Lit(I 1); Call("seven", [ Lit(I 0) ]) ])) with I n -> printfn "%d" n | _ -> printfn "fn"
try eval env (Call("add", [])) |> ignore with Bad { Text = t } -> printfn "bad %s" t
printfn "%s" { Value = { Text = "inner" } }.Show
