printfn "%s" Lib.text
