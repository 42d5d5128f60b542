module Program
[<EntryPoint>]
let main _ =
    Script.Lib.show ("as for " + Half.Lib.where)
    Script.Lib.careless 0 - 1
