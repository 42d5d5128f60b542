// out: true
printfn "%b" (Console.isEof ())
