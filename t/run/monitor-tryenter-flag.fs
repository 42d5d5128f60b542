// out: now true
// out: now false
// out: false
// out: soon true
// out: soon false
// out: false
// out: later true
// out: later false
// out: false
// out: Argument must be initialized to false (Parameter 'lockTaken')
// Monitor.TryEnter with a flag that says whether the lock was taken.
open System
open System.Threading

let gate = obj ()
let attempt (how: string) (enter: unit -> bool) =
    let worker = Thread(fun () -> printfn "%s %b" how (enter ()))
    worker.Start()
    worker.Join()

let now () =
    let mutable taken = false
    try
        Monitor.TryEnter(gate, &taken)
        taken
    finally
        if taken then Monitor.Exit gate
let soon () =
    let mutable taken = false
    Monitor.TryEnter(gate, 5, &taken)
    if taken then Monitor.Exit gate
    taken
let later () =
    let mutable taken = false
    Monitor.TryEnter(gate, TimeSpan.FromMilliseconds 5.0, &taken)
    if taken then Monitor.Exit gate
    taken

for how, enter in [ "now", now; "soon", soon; "later", later ] do
    attempt how enter
    lock gate (fun () -> attempt how enter)
    printfn "%b" (Monitor.IsEntered gate)

let mutable flag = true
try Monitor.TryEnter(gate, &flag) with :? ArgumentException as e -> printfn "%s" e.Message
