// out: 0 System.PlatformNotSupportedException: Operation is not supported on this platform.
// out: 9 System.IO.IOException: Invalid argument
// out: 19 System.IO.IOException: Invalid argument
// out: 65 System.PlatformNotSupportedException: Operation is not supported on this platform.
// out: -11 System.PlatformNotSupportedException: Operation is not supported on this platform.
// out: 1000 System.PlatformNotSupportedException: Operation is not supported on this platform.
// out: 64
// out: 14
// out: 1
// out: -1
// out: -10
// out: Value cannot be null. (Parameter 'handler')
// out: SIGHUP false
// out: true
// Which signals can be registered. SIGSEGV and its like cannot here (rt/README.md).
open System
open System.Runtime.InteropServices

let test (signal: int) =
    try
        use handler = PosixSignalRegistration.Create(enum<PosixSignal> signal, fun _ -> ())
        printfn "%d" signal
    with e -> printfn "%d %s: %s" signal (e.GetType().FullName) e.Message

for signal in [ 0; 9; 19; 65; -11; 1000; 64; 14; 1; -1; -10 ] do
    test signal

try
    PosixSignalRegistration.Create(PosixSignal.SIGINT, null) |> ignore
with e -> printfn "%s" e.Message

let context = PosixSignalContext(PosixSignal.SIGHUP)
printfn "%O %b" context.Signal context.Cancel
context.Cancel <- true
printfn "%b" context.Cancel
Console.CancelKeyPress.Add(fun _ -> printfn "not pressed")
