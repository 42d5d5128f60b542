// out: queued true
// out: sum 106
// out: on the pool true
// out: least true
// out: most true
// out: left true true
// out: null: ArgumentNullException: Value cannot be null. (Parameter 'callBack')
// out: registered [("state", false)] true
// out: timed out true
// out: stopped: true
// out: ["tick"; "tick"; "tick"]
// out: not begun: false
// out: begun: true
// out: came: true
// out: disposed: false
// out: bad due: ArgumentOutOfRangeException: dueTime ('-2') must be greater than or equal to '-1'. (Parameter 'dueTime')
// out: Actual value was -2.
// out: bad period: ArgumentOutOfRangeException: period ('-2') must be greater than or equal to '-1'. (Parameter 'period')
// out: Actual value was -2.
// out: no callback: ArgumentNullException: Value cannot be null. (Parameter 'callback')
// out: spans: true
// out: infinite: -00:00:00.0010000
// out: true false 2
// out: elapsed true
// out: elapsed true
// out: false
// out: bad interval: ArgumentException: Invalid value '0' for parameter 'interval'.
// out: 1 false
// out: periodic 3
// out: bad span: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'period')
// out: Background, Unstarted worker false
// out: BelowNormal
// out: Stopped false
// out: Running Normal
// out: name: <null>
// out: name: "main"
// out: true
// out: interrupted: Thread was interrupted from a waiting state.
// ThreadPool, Timer, PeriodicTimer, System.Timers.Timer; states of threads.
open System
open System.Threading
open System.Threading.Tasks

let attempt name (action: unit -> 'a) =
    try
        printfn "%s: %A" name (action ())
    with e ->
        printfn "%s: %s: %s" name (e.GetType().Name) e.Message

// ThreadPool
let finished = new CountdownEvent(4)
let mutable sum = 0

for i in 1..3 do
    ThreadPool.QueueUserWorkItem(fun state ->
        if isNull state then Interlocked.Add(&sum, i) |> ignore
        finished.Signal() |> ignore)
    |> ignore

ThreadPool.QueueUserWorkItem(
    WaitCallback(fun state ->
        Interlocked.Add(&sum, unbox<int> state) |> ignore
        finished.Signal() |> ignore),
    box 100
)
|> printfn "queued %b"

finished.Wait()
printfn "sum %d" sum
let mutable onPool = false
let seen = new ManualResetEventSlim()

ThreadPool.UnsafeQueueUserWorkItem(
    (fun _ ->
        onPool <- Thread.CurrentThread.IsThreadPoolThread && Thread.CurrentThread.IsBackground
        seen.Set()),
    null
)
|> ignore

seen.Wait()
printfn "on the pool %b" onPool
let mutable workers, ports = 0, 0
ThreadPool.GetMinThreads(&workers, &ports)
printfn "least %b" (workers >= 1)
ThreadPool.GetMaxThreads(&workers, &ports)
printfn "most %b" (workers >= 1)
ThreadPool.GetAvailableThreads(&workers, &ports)
printfn "left %b %b" (workers >= 1) (ThreadPool.ThreadCount >= 1)
attempt "null" (fun () -> ThreadPool.QueueUserWorkItem(null: WaitCallback))

// a wait of the pool
let trigger = new AutoResetEvent(false)
let fired = new ManualResetEventSlim()
let mutable how = []

let registered =
    ThreadPool.RegisterWaitForSingleObject(
        trigger,
        (fun state timedOut ->
            how <- (string state, timedOut) :: how
            fired.Set()),
        "state",
        -1,
        true
    )

trigger.Set() |> ignore
fired.Wait()
printfn "registered %A %b" how (registered.Unregister null)
let timed = new ManualResetEventSlim()

ThreadPool.RegisterWaitForSingleObject(trigger, (fun _ timedOut -> (printfn "timed out %b" timedOut; timed.Set())), null, 5, true)
|> ignore

timed.Wait()

// Timer
let ticks = new CountdownEvent(3)
let mutable states = []

let timer =
    new Timer(
        (fun state ->
            lock ticks (fun () ->
                if not ticks.IsSet then
                    states <- string state :: states
                    ticks.Signal() |> ignore)),
        "tick",
        1,
        2
    )

ticks.Wait()
attempt "stopped" (fun () -> timer.Change(Timeout.Infinite, Timeout.Infinite))
printfn "%A" states
let once = new ManualResetEventSlim()
let waiting = new Timer((fun _ -> once.Set()), null, Timeout.Infinite, Timeout.Infinite)
attempt "not begun" (fun () -> once.Wait 5)
attempt "begun" (fun () -> waiting.Change(1, -1))
attempt "came" (fun () -> once.Wait 5000)
timer.Dispose()
attempt "disposed" (fun () -> timer.Change(1, 1))
attempt "bad due" (fun () -> new Timer((fun _ -> ()), null, -2, 0))
attempt "bad period" (fun () -> new Timer((fun _ -> ()), null, 0, -2))
attempt "no callback" (fun () -> new Timer((null: TimerCallback), null, 0, 0))
attempt "spans" (fun () ->
    let gone = new ManualResetEventSlim()
    use t = new Timer((fun _ -> gone.Set()), null, TimeSpan.FromMilliseconds 1.0, Timeout.InfiniteTimeSpan)
    gone.Wait 5000)
attempt "infinite" (fun () -> Timeout.InfiniteTimeSpan)

// System.Timers.Timer
let elapsed = new CountdownEvent(2)
let clock = new System.Timers.Timer(2.0)
printfn "%b %b %g" clock.AutoReset clock.Enabled clock.Interval

clock.Elapsed.Add(fun args ->
    lock elapsed (fun () ->
        if not elapsed.IsSet then
            printfn "elapsed %b" (args.SignalTime <= DateTime.Now)
            elapsed.Signal() |> ignore))

clock.Start()
elapsed.Wait()
clock.Stop()
printfn "%b" clock.Enabled
attempt "bad interval" (fun () -> new System.Timers.Timer(0.0))
let single = new System.Timers.Timer(1.0, AutoReset = false)
let mutable count = 0
let came = new ManualResetEventSlim()
single.Elapsed.AddHandler(fun _ _ -> (count <- count + 1; came.Set()))
single.Enabled <- true
came.Wait()
Thread.Sleep 10
printfn "%d %b" count single.Enabled
single.Dispose()

// PeriodicTimer
let periodic = new PeriodicTimer(TimeSpan.FromMilliseconds 1.0)

let three =
    task {
        let mutable n = 0
        let mutable go = true

        while go do
            let! ticked = periodic.WaitForNextTickAsync()
            if ticked then n <- n + 1
            if n = 3 then periodic.Dispose()
            go <- ticked

        return n
    }

printfn "periodic %d" three.Result
attempt "bad span" (fun () -> new PeriodicTimer(TimeSpan.Zero))

// threads
let t = Thread((fun () -> Thread.Sleep 1), Name = "worker", IsBackground = true)
printfn "%A %s %b" t.ThreadState t.Name t.IsAlive
t.Priority <- ThreadPriority.BelowNormal
printfn "%A" t.Priority
t.Start()
t.Join()
printfn "%A %b" t.ThreadState t.IsAlive
printfn "%A %A" Thread.CurrentThread.ThreadState Thread.CurrentThread.Priority
attempt "name" (fun () -> Thread.CurrentThread.Name)
Thread.CurrentThread.Name <- "main"
attempt "name" (fun () -> Thread.CurrentThread.Name)
Thread.MemoryBarrier()
Interlocked.MemoryBarrier()
printfn "%b" (Environment.CurrentManagedThreadId = Thread.CurrentThread.ManagedThreadId)

let sleeper =
    Thread(fun () ->
        try
            Thread.Sleep Timeout.Infinite
        with :? ThreadInterruptedException as e -> printfn "interrupted: %s" e.Message)

sleeper.Start()
while sleeper.ThreadState <> ThreadState.WaitSleepJoin do Thread.Sleep 1
sleeper.Interrupt()
sleeper.Join()
