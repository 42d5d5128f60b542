module Program
[<EntryPoint>]
let main _ =
    Script.Lib.show "as for .NET"
    Script.Lib.careless 0 - 1
