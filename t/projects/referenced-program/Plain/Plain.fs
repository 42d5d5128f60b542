module Plain

let half x = x / 2

[<EntryPoint>]
let main _ = 5
