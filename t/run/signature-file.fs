// out: log deposit 3
// out: log deposit 3
// out: Ada 12 10 8
// out: 3
// with: parts/account.fsi parts/account.fs
open Bank
let a = Account.openWith "Ada" 5
a.Deposit 7
printfn "%s %d %d %d" a.Owner a.Balance Account.Fees.monthly (Account.twice 4)
let rate: Account.Rate = { Percent = 3 }
printfn "%d" rate.Percent
