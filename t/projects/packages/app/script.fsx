#r "nuget: Base.Lib, [1.0.0]"
#r "nuget: FSharp.Core"
printfn "script on %s" Base.Lib.version
