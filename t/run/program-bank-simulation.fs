// out: ann cannot pay 500
// out: no account eve
// out: -90 20 50 -70 -90
type Transaction =
  | Deposit of int
  | Withdraw of int
  | Transfer of target: string * amount: int
exception Insufficient of string * int
type Account = { Owner: string; mutable Balance: int; mutable Log: string list; Limit: int; Active: bool }
let make owner = { Owner = owner; Balance = 0; Log = []; Limit = 100; Active = true }
let apply (find: string -> Account option) (a: Account) t =
  let need n = if a.Balance + a.Limit < n then raise (Insufficient(a.Owner, n))
  match t with
  | Deposit n -> a.Balance <- a.Balance + n
  | Withdraw n ->
    need n
    a.Balance <- a.Balance - n
  | Transfer(target, n) ->
    need n
    match find target with
    | Some b ->
      a.Balance <- a.Balance - n
      b.Balance <- b.Balance + n
    | None -> failwithf "no account %s" target
  a.Log <- sprintf "%d" a.Balance :: a.Log
let ann = make "ann"
let bob = make "bob"
let find n = if n = "ann" then Some ann elif n = "bob" then Some bob else None
for t in [ Deposit 50; Withdraw 120; Withdraw 500; Transfer("bob", 20); Transfer("eve", 1) ] do
  try
    apply find ann t
  with
  | Insufficient(who, n) -> printfn "%s cannot pay %d" who n
  | Failure m -> printfn "%s" m
printfn "%d %d %s" ann.Balance bob.Balance (String.concat " " (List.rev ann.Log))
