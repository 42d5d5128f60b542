// in: first line
// in:
// in: third
// out: <first line> <> <third>
// out: true
// out: true
let a = System.Console.ReadLine()
let b = System.Console.ReadLine()
let c = System.Console.ReadLine()
printfn "<%s> <%s> <%s>" a b c
let d = System.Console.ReadLine()
printfn "%b" (isNull d)
printfn "%b" (isNull (System.Console.ReadLine()))
