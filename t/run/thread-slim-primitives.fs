// out: wait: true
// out: wait again: false
// out: release: 0
// out: count: 1
// out: release one more: 1
// out: release too many: SemaphoreFullException: Adding the specified count to the semaphore would cause it to exceed its maximum count.
// out: release bad: ArgumentOutOfRangeException: The releaseCount argument must be greater than zero. (Parameter 'releaseCount')
// out: Actual value was 0.
// out: bad initial: ArgumentOutOfRangeException: The initialCount argument must be non-negative and less than or equal to the maximumCount. (Parameter 'initialCount')
// out: Actual value was -1.
// out: bad maximum: ArgumentOutOfRangeException: The maximumCount argument must be a positive number. If a maximum is not required, use the constructor without a maxCount parameter. (Parameter 'maxCount')
// out: Actual value was 0.
// out: bad time: true
// out: wait cancelled: OperationCanceledException: The operation was canceled.
// out: wait cancelled with time: OperationCanceledException: The operation was canceled.
// out: async: true
// out: async with time: false
// out: async empty: false
// out: async cancelled: true
// out: available: false
// out: available now: true
// out: still: 1
// out: cancelled while it waits: OperationCanceledException: The operation was canceled.
// out: gate: (false, false)
// out: gate cancelled: OperationCanceledException: The operation was canceled.
// out: gate set: (true, true)
// out: gate handle: false
// out: gate handle set: true
// out: gate set with token: true
// out: countdown: (2, 2, false)
// out: signal: false
// out: added: 4
// out: signal three: false
// out: wait short: false
// out: wait done: true
// out: signal below: InvalidOperationException: Invalid attempt made to decrement the event's count below zero.
// out: add when set: InvalidOperationException: The event is already signaled and cannot be incremented.
// out: try add when set: false
// out: reset: 2
// out: reset to: (1, 1)
// out: signal too many: InvalidOperationException: Invalid attempt made to decrement the event's count below zero.
// out: try add: (true, 5)
// out: handle: false
// out: bad count: ArgumentOutOfRangeException: initialCount ('-1') must be a non-negative value. (Parameter 'initialCount')
// out: Actual value was -1.
// out: bad add: ArgumentOutOfRangeException: signalCount ('0') must be a non-negative and non-zero value. (Parameter 'signalCount')
// out: Actual value was 0.
// out: zero: true
// out: phase 0: [|1; 2; 3|]
// out: phase 1: [|3; 6; 9|]
// out: phase 2: [|6; 12; 18|]
// out: barrier: (3, 3, 3L)
// out: add: 3L
// out: add two: 3L
// out: remove: ()
// out: remove four: ()
// out: alone: true
// out: remove too many: ArgumentOutOfRangeException: The participantCount argument must be less than or equal the number of participants. (Parameter 'participantCount')
// out: remove last: ()
// out: nobody: InvalidOperationException: The barrier has no registered participants.
// out: bad barrier: ArgumentOutOfRangeException: participantCount ('-1') must be a non-negative value. (Parameter 'participantCount')
// out: Actual value was -1.
// out: short: false
// out: barrier cancelled: OperationCanceledException: The operation was canceled.
// out: phase raises: BarrierPostPhaseException: The postPhaseAction failed with an exception.
// out: inside: "This method may not be called from within the postPhaseAction."
// out: reading: (true, false, false, 1)
// out: read twice: LockRecursionException: Recursive read lock acquisitions not allowed in this mode.
// out: write while reading: LockRecursionException: Write lock may not be acquired with read lock held. This pattern is prone to deadlocks. Please ensure that read locks are released before taking a write lock. If an upgrade is necessary, use an upgrade lock in place of the read lock.
// out: upgrade while reading: LockRecursionException: Upgradeable lock may not be acquired with read lock held.
// out: wrong exit: SynchronizationLockException: The write lock is being released without being held.
// out: wrong exit of upgrade: SynchronizationLockException: The upgradeable lock is being released without being held.
// out: other reads: true
// out: two read: (true, false, false, 2)
// out: other writes: false
// out: other upgrades: true
// out: exit twice: SynchronizationLockException: The read lock is being released without being held.
// out: writing: (false, true, false, 0)
// out: write twice: LockRecursionException: Recursive write lock acquisitions not allowed in this mode.
// out: read while writing: LockRecursionException: A read lock may not be acquired with the write lock held in this mode.
// out: upgrade while writing: LockRecursionException: Upgradeable lock may not be acquired with write lock held in this mode. Acquiring Upgradeable lock gives the ability to read along with an option to upgrade to a writer.
// out: other reads: false
// out: upgradeable: (false, false, true, 0)
// out: upgrade twice: LockRecursionException: Recursive upgradeable lock acquisitions not allowed in this mode.
// out: upgraded: (false, true, true, 0)
// out: downgrade: (true, false, true, 1)
// out: downgraded: (true, false, false, 1)
// out: nothing: (false, false, false, 0)
// out: deep: (1, 2, 1, SupportsRecursion)
// out: deep write gone: (false, true)
// out: policy: NoRecursion
// out: written: (200, 0, 0, 0, 0, 0)
// out: true true true true
// out: false
// out: true
// out: LockRecursionException: The calling thread already holds the lock.
// out: SynchronizationLockException: The calling thread does not hold the lock.
// out: ArgumentException: The tookLock argument must be set to false before calling this method.
// out: 2
// out: 0
// out: true false
// out: 7
// out: [7; 8] true
// out: false true
// out: values not kept: InvalidOperationException: The ThreadLocal object is not tracking values. To use the Values property, use a ThreadLocal constructor that accepts the trackAllValues parameter and set the parameter to true.
// SemaphoreSlim, ManualResetEventSlim, CountdownEvent, Barrier, ReaderWriterLockSlim, SpinLock, SpinWait, ThreadLocal.
open System
open System.Threading
open System.Threading.Tasks

let attempt name (action: unit -> 'a) =
    try
        printfn "%s: %A" name (action ())
    with e ->
        printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let onThread (work: unit -> unit) =
    let t = Thread(work)
    t.Start()
    t.Join()

// SemaphoreSlim
let sem = new SemaphoreSlim(1, 2)
attempt "wait" (fun () -> sem.Wait 0)
attempt "wait again" (fun () -> sem.Wait(TimeSpan.FromMilliseconds 1.0))
attempt "release" (fun () -> sem.Release())
attempt "count" (fun () -> sem.CurrentCount)
attempt "release one more" (fun () -> sem.Release 1)
attempt "release too many" (fun () -> sem.Release())
attempt "release bad" (fun () -> sem.Release 0)
attempt "bad initial" (fun () -> new SemaphoreSlim(-1))
attempt "bad maximum" (fun () -> new SemaphoreSlim(0, 0))
attempt "bad time" (fun () -> sem.Wait -2)
let cancelled = new CancellationTokenSource()
cancelled.Cancel()
attempt "wait cancelled" (fun () -> sem.Wait cancelled.Token)
attempt "wait cancelled with time" (fun () -> sem.Wait(5, cancelled.Token))
attempt "async" (fun () -> sem.WaitAsync().IsCompleted)
attempt "async with time" (fun () -> sem.WaitAsync(0).Result)
attempt "async empty" (fun () -> sem.WaitAsync(1).Result)
attempt "async cancelled" (fun () -> sem.WaitAsync(cancelled.Token).IsCanceled)
attempt "available" (fun () -> sem.AvailableWaitHandle.WaitOne 0)
sem.Release() |> ignore
attempt "available now" (fun () -> sem.AvailableWaitHandle.WaitOne 0)
attempt "still" (fun () -> sem.CurrentCount)
let later = new CancellationTokenSource(5)
let empty = new SemaphoreSlim(0)
attempt "cancelled while it waits" (fun () -> empty.Wait later.Token)

// ManualResetEventSlim
let gate = new ManualResetEventSlim()
attempt "gate" (fun () -> gate.IsSet, gate.Wait 1)
attempt "gate cancelled" (fun () -> gate.Wait cancelled.Token)
onThread (fun () -> gate.Set())
attempt "gate set" (fun () -> gate.IsSet, gate.Wait(TimeSpan.FromMilliseconds 1.0))
gate.Wait()
gate.Reset()
attempt "gate handle" (fun () -> gate.WaitHandle.WaitOne 0)
gate.Set()
attempt "gate handle set" (fun () -> gate.WaitHandle.WaitOne 0)
attempt "gate set with token" (fun () -> gate.Wait(5, CancellationToken.None))

// CountdownEvent
let countdown = new CountdownEvent(2)
attempt "countdown" (fun () -> countdown.InitialCount, countdown.CurrentCount, countdown.IsSet)
attempt "signal" (fun () -> countdown.Signal())
countdown.AddCount()
countdown.AddCount 2
attempt "added" (fun () -> countdown.CurrentCount)
attempt "signal three" (fun () -> countdown.Signal 3)
attempt "wait short" (fun () -> countdown.Wait 1)
onThread (fun () -> countdown.Signal() |> ignore)
attempt "wait done" (fun () -> countdown.Wait(TimeSpan.FromSeconds 1.0))
attempt "signal below" (fun () -> countdown.Signal())
attempt "add when set" (fun () -> countdown.AddCount())
attempt "try add when set" (fun () -> countdown.TryAddCount())
countdown.Reset()
attempt "reset" (fun () -> countdown.CurrentCount)
countdown.Reset 1
attempt "reset to" (fun () -> countdown.CurrentCount, countdown.InitialCount)
attempt "signal too many" (fun () -> countdown.Signal 2)
attempt "try add" (fun () -> countdown.TryAddCount 4, countdown.CurrentCount)
attempt "handle" (fun () -> countdown.WaitHandle.WaitOne 0)
attempt "bad count" (fun () -> new CountdownEvent(-1))
attempt "bad add" (fun () -> countdown.AddCount 0)
attempt "zero" (fun () -> (new CountdownEvent(0)).IsSet)

// Barrier
let phases = ResizeArray<string>()
let results = Array.zeroCreate<int> 3

let barrier =
    new Barrier(3, fun b -> phases.Add(sprintf "phase %d: %A" b.CurrentPhaseNumber (Array.copy results)))

let workers =
    [| for i in 0..2 ->
           Thread(fun () ->
               for phase in 1..3 do
                   results.[i] <- results.[i] + (i + 1) * phase
                   barrier.SignalAndWait()) |]

for w in workers do
    w.Start()

for w in workers do
    w.Join()

for p in phases do
    printfn "%s" p

attempt "barrier" (fun () -> barrier.ParticipantCount, barrier.ParticipantsRemaining, barrier.CurrentPhaseNumber)
attempt "add" (fun () -> barrier.AddParticipant())
attempt "add two" (fun () -> barrier.AddParticipants 2)
attempt "remove" (fun () -> barrier.RemoveParticipant())
attempt "remove four" (fun () -> barrier.RemoveParticipants 4)
attempt "alone" (fun () -> barrier.SignalAndWait 100)
attempt "remove too many" (fun () -> barrier.RemoveParticipants 5)
attempt "remove last" (fun () -> barrier.RemoveParticipant())
attempt "nobody" (fun () -> barrier.SignalAndWait())
attempt "bad barrier" (fun () -> new Barrier(-1))
attempt "short" (fun () -> (new Barrier(2)).SignalAndWait 1)
attempt "barrier cancelled" (fun () -> (new Barrier(2)).SignalAndWait cancelled.Token)
attempt "phase raises" (fun () -> (new Barrier(1, fun _ -> failwith "no")).SignalAndWait())
attempt "inside" (fun () ->
    let mutable seen = ""
    (new Barrier(1, fun b -> try b.SignalAndWait() with e -> seen <- e.Message)).SignalAndWait()
    seen)

// ReaderWriterLockSlim
let rw = new ReaderWriterLockSlim()
let state () =
    rw.IsReadLockHeld, rw.IsWriteLockHeld, rw.IsUpgradeableReadLockHeld, rw.CurrentReadCount
rw.EnterReadLock()
attempt "reading" state
attempt "read twice" (fun () -> rw.EnterReadLock())
attempt "write while reading" (fun () -> rw.EnterWriteLock())
attempt "upgrade while reading" (fun () -> rw.EnterUpgradeableReadLock())
attempt "wrong exit" (fun () -> rw.ExitWriteLock())
attempt "wrong exit of upgrade" (fun () -> rw.ExitUpgradeableReadLock())
onThread (fun () ->
    attempt "other reads" (fun () -> rw.TryEnterReadLock 0)
    attempt "two read" state
    rw.ExitReadLock()
    attempt "other writes" (fun () -> rw.TryEnterWriteLock 1)
    attempt "other upgrades" (fun () -> rw.TryEnterUpgradeableReadLock 0)
    rw.ExitUpgradeableReadLock())
rw.ExitReadLock()
attempt "exit twice" (fun () -> rw.ExitReadLock())
rw.EnterWriteLock()
attempt "writing" state
attempt "write twice" (fun () -> rw.EnterWriteLock())
attempt "read while writing" (fun () -> rw.EnterReadLock())
attempt "upgrade while writing" (fun () -> rw.EnterUpgradeableReadLock())
onThread (fun () -> attempt "other reads" (fun () -> rw.TryEnterReadLock(TimeSpan.FromMilliseconds 1.0)))
rw.ExitWriteLock()
rw.EnterUpgradeableReadLock()
attempt "upgradeable" state
attempt "upgrade twice" (fun () -> rw.EnterUpgradeableReadLock())
rw.EnterWriteLock()
attempt "upgraded" state
rw.ExitWriteLock()
rw.EnterReadLock()
attempt "downgrade" state
rw.ExitUpgradeableReadLock()
attempt "downgraded" state
rw.ExitReadLock()
attempt "nothing" state
let deep = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion)
deep.EnterWriteLock()
deep.EnterWriteLock()
deep.EnterReadLock()
deep.EnterUpgradeableReadLock()
attempt "deep" (fun () -> deep.RecursiveReadCount, deep.RecursiveWriteCount, deep.RecursiveUpgradeCount, deep.RecursionPolicy)
deep.ExitWriteLock()
deep.ExitWriteLock()
attempt "deep write gone" (fun () -> deep.IsWriteLockHeld, deep.IsReadLockHeld)
deep.ExitReadLock()
deep.ExitUpgradeableReadLock()
attempt "policy" (fun () -> rw.RecursionPolicy)

let mutable total = 0
let mutable torn = 0

let readersAndWriters =
    [ for i in 1..6 ->
          Thread(fun () ->
              for j in 1..100 do
                  if i <= 2 then
                      rw.EnterWriteLock()
                      let old = total
                      if j % 20 = 0 then Thread.Sleep 0
                      total <- old + 1
                      rw.ExitWriteLock()
                  else
                      rw.EnterReadLock()
                      let old = total
                      if j % 20 = 0 then Thread.Sleep 0
                      if total <> old then torn <- torn + 1
                      rw.ExitReadLock()) ]

for t in readersAndWriters do
    t.Start()

for t in readersAndWriters do
    t.Join()

attempt "written" (fun () -> total, torn, rw.CurrentReadCount, rw.WaitingReadCount, rw.WaitingWriteCount, rw.WaitingUpgradeCount)

// SpinLock and SpinWait
let mutable spin = SpinLock(true)
let mutable taken = false
spin.Enter(&taken)
printfn "%b %b %b %b" taken spin.IsHeld spin.IsHeldByCurrentThread spin.IsThreadOwnerTrackingEnabled
spin.Exit()
printfn "%b" spin.IsHeld
let mutable again = false
spin.TryEnter(&again)
printfn "%b" again
let mutable third = false
(try spin.TryEnter(&third) with e -> printfn "%s: %s" (e.GetType().Name) e.Message)
spin.Exit true
(try spin.Exit() with e -> printfn "%s: %s" (e.GetType().Name) e.Message)
let mutable used = true
(try spin.Enter(&used) with e -> printfn "%s: %s" (e.GetType().Name) e.Message)
let mutable wait = SpinWait()
wait.SpinOnce()
wait.SpinOnce()
printfn "%d" wait.Count
wait.Reset()
printfn "%d" wait.Count
let mutable flag = false
let setter = Thread(fun () -> flag <- true)
setter.Start()
SpinWait.SpinUntil(fun () -> flag)
printfn "%b %b" flag (SpinWait.SpinUntil((fun () -> false), 1))
setter.Join()

// ThreadLocal
let local = new ThreadLocal<int>((fun () -> 7), true)
local.Value <- 8
onThread (fun () -> printfn "%d" local.Value)
printfn "%A %b" (Seq.sort local.Values |> Seq.toList) local.IsValueCreated
let plain = new ThreadLocal<string>()
printfn "%b %b" plain.IsValueCreated (isNull plain.Value)
attempt "values not kept" (fun () -> plain.Values.Count)
