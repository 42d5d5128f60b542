printfn "tool %d" (Core.twice 4)
