/// What others see of accounts.
module Bank.Account

type Account =
    new: owner: string -> Account
    member Owner: string
    member Balance: decimal'
    member Deposit: decimal' -> unit

and decimal' = int

type Rate = { Percent: int }

val openWith: owner: string -> amount: int -> Account
val inline twice: x: ^a -> ^b when ^a: (static member (+): ^a * ^a -> ^b)

module Fees =
    val monthly: int
