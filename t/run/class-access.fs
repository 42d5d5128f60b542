// out: ann Ok 70
// out: Error "insufficient" Ok 60
// out: 42
// out: Some 3
// out: 8
// out: 1 2 4 5
module Bank =
    type Account internal (owner: string, start: decimal2) =
        let mutable balance = start
        member _.Owner = owner
        member internal _.Raw with get () = balance and set v = balance <- v
        member private _.Check n = n <= balance
        member x.Withdraw n =
            if x.Check n then
                balance <- balance - n
                Ok balance
            else
                Error "insufficient"
        static member private Fee = 1
        static member Charge(a: Account) = a.Raw <- a.Raw - Account.Fee
    and decimal2 = int
    let private make name = Account(name, 100)
    let openAccount name = make name
    type private Secret = { Code: int }
    let private secret = { Code = 42 }
    let reveal () = secret.Code
    type Token = private { Value: int }
    module Token =
        let create n = if n > 0 then Some { Value = n } else None
        let value t = t.Value
    type Id = private Id of int
    let newId n = Id n
    let idValue (Id n) = n
open Bank
let a = openAccount "ann"
printfn "%s %A" a.Owner (a.Withdraw 30)
Account.Charge a
printfn "%A %A" (a.Withdraw 500) (a.Withdraw 9)
printfn "%d" (reveal ())
printfn "%A" (Token.create 3 |> Option.map Token.value)
printfn "%d" (idValue (newId 8))
type public Pub() =
    member public _.A = 1
    member internal _.B = 2
    member val internal C = 3 with get, set
    [<DefaultValue>]
    val mutable public D: int
let p = Pub()
p.C <- p.C + 1
p.D <- 5
printfn "%d %d %d %d" p.A p.B p.C p.D
