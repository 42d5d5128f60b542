// in: one
// in: two
// out: <one> false
// out: <two>
// out: true
let a = Console.readln ()
printfn "<%s> %b" a (Console.isEof ())
let b = Console.readln ()
printfn "<%s>" b
printfn "%b" (Console.isEof ())
