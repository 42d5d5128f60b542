// out: begun
// err: Unhandled exception. System.InvalidOperationException: Deadlock: every thread waits for another one.
// exit: 134
// When no thread can go on, the program ends; t/terminal/run.py looks at the places that it reports.
open System.Threading
open System.Threading.Tasks

let met = new CountdownEvent(3)
let mutable count = 0

let meet () =
    met.Signal() |> ignore
    met.Wait()
    count <- count + 1

printfn "begun"
let other = Thread((fun () -> meet (); meet ()), Name = "other")
other.Start()
let waits = Task.Run(fun () -> other.Join(); count <- count + 1)
waits.Wait()
printfn "not reached %d" count
