printfn "app %d" (Core.twice 21)
