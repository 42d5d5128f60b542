// err: Stack overflow.
// exit: 134
// The stack of a thread has an end, too.
open System.Threading
let rec deep n =
    let r = deep (n + 1)
    if r % 2 = 0 then r + n else r * 3
let t = Thread(fun () -> printfn "%d" (deep 0))
t.Start()
t.Join()
