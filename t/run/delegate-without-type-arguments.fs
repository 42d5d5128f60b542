// out: x
// out: y
// out: false
open System
let a = Action(fun () -> printfn "x")
a.Invoke()
let f (mk: unit -> 'a) = mk ()
let b = f (fun () -> Action(fun () -> printfn "y"))
b.Invoke()
let o = obj ()
let o2 = new obj()
let o3 = Object()
printfn "%b" (o = o2)
