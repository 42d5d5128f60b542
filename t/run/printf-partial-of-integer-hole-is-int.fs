// out: 3
let show = sprintf "%d"
printfn "%s" (show 3)
