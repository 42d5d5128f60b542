// out: true
// out: true
// out: true true
// out: true
// out: true
// out: true
// out: ""
// out: true
// out: true true
// out: true
// out: true
// out: 10
// out: false 0 0 00:00:00
// out: true
// out: false true true
// out: true
// out: false 0
// out: true
// out: true
// out: 1000000000 true
// out: true true
// exit: 3
// Environment's properties and Stopwatch: what they are differs, what holds of them does not.
module Program
open System
open System.Diagnostics

printfn "%b" (Environment.CommandLine.Length > 0)
printfn "%b" (Environment.CurrentManagedThreadId > 0)
printfn "%b %b" Environment.Is64BitOperatingSystem Environment.Is64BitProcess
printfn "%b" (Environment.IsPrivilegedProcess = Environment.IsPrivilegedProcess)
printfn "%b" (Environment.MachineName.Length > 0)
printfn "%b" (Environment.ProcessorCount >= 1)
printfn "%A" Environment.SystemDirectory
printfn "%b" (Environment.SystemPageSize >= 4096)
let before = Environment.TickCount64
printfn "%b %b" (before > 0L) (Environment.TickCount64 >= before)
printfn "%b" (abs (int64 Environment.TickCount - (before &&& 0xffffffffL |> uint32 |> int32 |> int64)) < 100000L)
printfn "%b" (Environment.UserDomainName.Length > 0)
printfn "%d" Environment.Version.Major

let w = Stopwatch()
printfn "%b %d %d %O" w.IsRunning w.ElapsedTicks w.ElapsedMilliseconds w.Elapsed
w.Start()
w.Start()
printfn "%b" w.IsRunning
let mutable n = 0
while w.ElapsedTicks = 0L do n <- n + 1
w.Stop()
w.Stop()
let stopped = w.ElapsedTicks
printfn "%b %b %b" w.IsRunning (stopped > 0L) (w.ElapsedTicks = stopped)
w.Start()
printfn "%b" (w.ElapsedTicks >= stopped)
w.Reset()
printfn "%b %d" w.IsRunning w.ElapsedTicks
w.Restart()
printfn "%b" w.IsRunning
let running = Stopwatch.StartNew()
printfn "%b" running.IsRunning
printfn "%d %b" Stopwatch.Frequency Stopwatch.IsHighResolution
let from = Stopwatch.GetTimestamp()
printfn "%b %b" (Stopwatch.GetTimestamp() >= from) (Stopwatch.GetElapsedTime from >= TimeSpan.Zero)
Environment.Exit 3
printfn "not reached"
