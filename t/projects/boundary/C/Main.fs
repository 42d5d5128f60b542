module Main
printfn "%s %s %s" Shared.Open.v Shared.B.v Shared.Open.framework
printfn "%d %d %d" Shared.B.sum Shared.Secret.hidden Shared.Open.also
printfn "%d" (Shared.Open.T().M())
