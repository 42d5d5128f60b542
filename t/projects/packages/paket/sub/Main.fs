printfn "%s" Base.Lib.version
