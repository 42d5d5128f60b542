module Bank.Account

let private log (s: string) = printfn "log %s" s
let hidden = 3

type Account(owner: string) =
    let mutable balance = 0
    member _.Owner = owner
    member _.Balance = balance
    member this.Deposit(n: int) =
        balance <- balance + n
        this.Note "deposit"
    member _.Note(what: string) = log (what + " " + string hidden)

and decimal' = int

type Rate = { Percent: int }
type Secret = { Code: int }

let openWith owner amount =
    let a = Account owner
    a.Deposit amount
    a
let inline twice x = x + x

module Fees =
    let base' = 2
    let monthly = base' * 5
