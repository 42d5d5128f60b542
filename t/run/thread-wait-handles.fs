// out: auto first: true
// out: auto second: false
// out: auto set: true
// out: auto span: true
// out: auto exit context: false
// out: manual: false
// out: manual set: true
// out: manual stays: true
// out: manual reset: true
// out: manual closed: false
// out: either: (true, false)
// out: bad time: ArgumentOutOfRangeException: millisecondsTimeout ('-2') must be greater than or equal to '-1'. (Parameter 'millisecondsTimeout')
// out: Actual value was -2.
// out: is a: (true, true, true)
// out: any none: 258
// out: timeout: 258
// out: any: 1
// out: any again: 258
// out: all: true
// out: all again: false
// out: all of some: false
// out: still set: true
// out: any null: ArgumentNullException: Value cannot be null. (Parameter 'waitHandles')
// out: any empty: ArgumentException: Waithandle array may not be empty. (Parameter 'waitHandles')
// out: all empty: ArgumentException: Waithandle array may not be empty. (Parameter 'waitHandles')
// out: null element: ArgumentNullException: At least one element in the specified array was null. (Parameter 'waitHandles[0]')
// out: twice: DuplicateWaitObjectException: Duplicate objects in argument.
// out: signal and wait: true
// out: mutex: true
// out: mutex again: true
// out: mutex elsewhere: false
// out: release elsewhere: ApplicationException: Object synchronization method was called from an unsynchronized block of code.
// out: held once: false
// out: release unheld: ApplicationException: Object synchronization method was called from an unsynchronized block of code.
// out: free: true
// out: abandoned: AbandonedMutexException: The wait completed due to an abandoned mutex.
// out: held after: ()
// out: owned elsewhere: false
// out: owned: ()
// out: counted: 1000
// out: semaphore: true
// out: semaphore empty: false
// out: released: 0
// out: released two: 1
// out: released too many: SemaphoreFullException: Adding the specified count to the semaphore would cause it to exceed its maximum count.
// out: released none: ArgumentOutOfRangeException: releaseCount ('0') must be a non-negative and non-zero value. (Parameter 'releaseCount')
// out: Actual value was 0.
// out: bad initial: ArgumentOutOfRangeException: initialCount ('-1') must be a non-negative value. (Parameter 'initialCount')
// out: Actual value was -1.
// out: bad maximum: ArgumentOutOfRangeException: maximumCount ('0') must be a non-negative and non-zero value. (Parameter 'maximumCount')
// out: Actual value was 0.
// out: initial above: ArgumentException: The initial count for the semaphore must be greater than or equal to zero and less than the maximum count.
// out: mixed: 0
// out: log: ["ping 1"; "pong 1"; "ping 2"; "pong 2"; "ping 3"; "pong 3"]
// out: token: false
// out: token cancelled: true
// out: disposed: ObjectDisposedException: Cannot access a disposed object.
// out: Object name: 'Microsoft.Win32.SafeHandles.SafeWaitHandle'.
// out: disposed set: ObjectDisposedException: Cannot access a disposed object.
// out: Object name: 'Microsoft.Win32.SafeHandles.SafeWaitHandle'.
// out: disposed twice: ()
// Wait handles: events, mutexes, semaphores, waits for several of them.
open System
open System.Threading

let show name (value: 'a) = printfn "%s: %A" name value

let attempt name (action: unit -> 'a) =
    try
        printfn "%s: %A" name (action ())
    with e ->
        printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let onThread (work: unit -> unit) =
    let t = Thread(work)
    t.Start()
    t.Join()

// events
let auto = new AutoResetEvent(true)
attempt "auto first" (fun () -> auto.WaitOne 0)
attempt "auto second" (fun () -> auto.WaitOne 0)
attempt "auto set" (fun () -> auto.Set())
attempt "auto span" (fun () -> auto.WaitOne(TimeSpan.FromMilliseconds 5.0))
attempt "auto exit context" (fun () -> auto.WaitOne(1, false))
let manual = new ManualResetEvent(false)
attempt "manual" (fun () -> manual.WaitOne 1)
attempt "manual set" (fun () -> manual.Set())
attempt "manual stays" (fun () -> manual.WaitOne() && manual.WaitOne 0)
attempt "manual reset" (fun () -> manual.Reset())
attempt "manual closed" (fun () -> manual.WaitOne 0)
let either = new EventWaitHandle(true, EventResetMode.AutoReset)
attempt "either" (fun () -> either.WaitOne 0, either.WaitOne 0)
attempt "bad time" (fun () -> either.WaitOne -2)
attempt "is a" (fun () -> (box either :? WaitHandle), (box auto :? EventWaitHandle), (box manual :? EventWaitHandle))

// waits for several
let events = [| for i in 0..2 -> new AutoResetEvent(false) :> WaitHandle |]
attempt "any none" (fun () -> WaitHandle.WaitAny(events, 1))
attempt "timeout" (fun () -> WaitHandle.WaitTimeout)
(events.[1] :?> AutoResetEvent).Set() |> ignore
attempt "any" (fun () -> WaitHandle.WaitAny events)
attempt "any again" (fun () -> WaitHandle.WaitAny(events, TimeSpan.Zero))
for e in events do
    (e :?> EventWaitHandle).Set() |> ignore
attempt "all" (fun () -> WaitHandle.WaitAll events)
attempt "all again" (fun () -> WaitHandle.WaitAll(events, 1))
(events.[0] :?> AutoResetEvent).Set() |> ignore
attempt "all of some" (fun () -> WaitHandle.WaitAll(events, 1))
attempt "still set" (fun () -> events.[0].WaitOne 0)
attempt "any null" (fun () -> WaitHandle.WaitAny(null))
attempt "any empty" (fun () -> WaitHandle.WaitAny([||]))
attempt "all empty" (fun () -> WaitHandle.WaitAll([||]))
attempt "null element" (fun () -> WaitHandle.WaitAny([| null |]))
attempt "twice" (fun () -> WaitHandle.WaitAll([| events.[0]; events.[0] |], 0))
attempt "signal and wait" (fun () -> WaitHandle.SignalAndWait(events.[2], events.[2]))

// mutexes
let mutex = new Mutex()
attempt "mutex" (fun () -> mutex.WaitOne 0)
attempt "mutex again" (fun () -> mutex.WaitOne())
onThread (fun () ->
    attempt "mutex elsewhere" (fun () -> mutex.WaitOne 0)
    attempt "release elsewhere" (fun () -> mutex.ReleaseMutex()))
mutex.ReleaseMutex()
onThread (fun () -> attempt "held once" (fun () -> mutex.WaitOne 0))
mutex.ReleaseMutex()
attempt "release unheld" (fun () -> mutex.ReleaseMutex())
onThread (fun () -> attempt "free" (fun () -> mutex.WaitOne 0))
attempt "abandoned" (fun () -> mutex.WaitOne 0)
attempt "held after" (fun () -> mutex.ReleaseMutex())
let owned = new Mutex(true)
onThread (fun () -> attempt "owned elsewhere" (fun () -> owned.WaitOne 1))
attempt "owned" (fun () -> owned.ReleaseMutex())
let mutable shared = 0
let guarded = new Mutex(false)

let workers =
    [ for i in 1..4 ->
          Thread(fun () ->
              for j in 1..250 do
                  guarded.WaitOne() |> ignore
                  let old = shared
                  if j % 50 = 0 then Thread.Yield() |> ignore
                  shared <- old + 1
                  guarded.ReleaseMutex()) ]

for w in workers do
    w.Start()

for w in workers do
    w.Join()

show "counted" shared

// semaphores
let semaphore = new Semaphore(1, 3)
attempt "semaphore" (fun () -> semaphore.WaitOne 0)
attempt "semaphore empty" (fun () -> semaphore.WaitOne 1)
attempt "released" (fun () -> semaphore.Release())
attempt "released two" (fun () -> semaphore.Release 2)
attempt "released too many" (fun () -> semaphore.Release())
attempt "released none" (fun () -> semaphore.Release 0)
attempt "bad initial" (fun () -> new Semaphore(-1, 1))
attempt "bad maximum" (fun () -> new Semaphore(0, 0))
attempt "initial above" (fun () -> new Semaphore(2, 1))
let mixed: WaitHandle[] = [| semaphore; auto; mutex |]
attempt "mixed" (fun () -> WaitHandle.WaitAny mixed)

// hand over between threads
let ping = new AutoResetEvent(false)
let pong = new AutoResetEvent(false)
let mutable log: string list = []

let player =
    Thread(fun () ->
        for i in 1..3 do
            ping.WaitOne() |> ignore
            log <- sprintf "pong %d" i :: log
            pong.Set() |> ignore)

player.Start()

for i in 1..3 do
    log <- sprintf "ping %d" i :: log
    ping.Set() |> ignore
    pong.WaitOne() |> ignore

player.Join()
show "log" (List.rev log)

// tokens and tasks
let source = new CancellationTokenSource()
attempt "token" (fun () -> source.Token.WaitHandle.WaitOne 0)
source.Cancel()
attempt "token cancelled" (fun () -> source.Token.WaitHandle.WaitOne 0)
attempt "disposed" (fun () ->
    auto.Dispose()
    auto.WaitOne 0)
attempt "disposed set" (fun () -> auto.Set())
attempt "disposed twice" (fun () ->
    auto.Close()
    (auto :> IDisposable).Dispose())
