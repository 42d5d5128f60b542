printfn "x"
