// out: true
let line = System.Console.ReadLine()
printfn "%b" (isNull line)
