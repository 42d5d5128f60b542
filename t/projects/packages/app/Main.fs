module Main
let own = 2
printfn "%s, %d" Top.Lib.text own
