// out: 501500
// out: true
// out: true
// out: false
// out: SynchronizationLockException
// out: SynchronizationLockException
// out: false
// out: true
// out: 800
// out: inside false
// Monitor: locks that are held twice, Wait and Pulse, times that run out, a bounded buffer.
open System
open System.Threading
open System.Collections.Generic

type Buffer<'T>(size: int) =
    let items = Queue<'T>()
    let gate = obj ()

    member _.Put(item: 'T) =
        lock gate (fun () ->
            while items.Count = size do
                Monitor.Wait gate |> ignore
            items.Enqueue item
            Monitor.PulseAll gate)

    member _.Take() =
        lock gate (fun () ->
            while items.Count = 0 do
                Monitor.Wait gate |> ignore
            let item = items.Dequeue()
            Monitor.PulseAll gate
            item)

let buffer = Buffer<int>(3)
let sums = Array.zeroCreate 3
let consumers =
    [| for c in 0 .. 2 ->
           Thread(fun () ->
               let mutable item = buffer.Take()
               while item >= 0 do
                   sums.[c] <- sums.[c] + item
                   item <- buffer.Take()) |]
for c in consumers do
    c.Start()
let producers =
    [| for p in 0 .. 1 ->
           Thread(fun () ->
               for i in 1 .. 500 do
                   buffer.Put(i * 2 + p)) |]
for p in producers do
    p.Start()
for p in producers do
    p.Join()
for _ in 1 .. 3 do
    buffer.Put -1
for c in consumers do
    c.Join()
printfn "%d" (Array.sum sums)

let gate = obj ()
Monitor.Enter gate
Monitor.Enter gate
printfn "%b" (Monitor.IsEntered gate)
let blocked = ref true
let other = Thread(fun () -> blocked.Value <- not (Monitor.TryEnter(gate, 5)))
other.Start()
other.Join()
printfn "%b" blocked.Value
Monitor.Exit gate
Monitor.Exit gate
printfn "%b" (Monitor.IsEntered gate)
try
    Monitor.Exit gate
with e -> printfn "%s" (e.GetType().Name)
try
    Monitor.Pulse gate
with e -> printfn "%s" (e.GetType().Name)

lock gate (fun () -> printfn "%b" (Monitor.Wait(gate, 5)))
let ready = ref false
let pulsed =
    Thread(fun () ->
        lock gate (fun () ->
            ready.Value <- true
            printfn "%b" (Monitor.Wait(gate, 10000))))
pulsed.Start()
while not (lock gate (fun () -> ready.Value)) do
    ()
lock gate (fun () -> Monitor.Pulse gate)
pulsed.Join()

// two locks in the same order, held while others run
let a, b = obj (), obj ()
let mutable shared = 0
let pairs =
    [ for i in 1 .. 8 ->
          Thread(fun () ->
              for _ in 1 .. 100 do
                  lock a (fun () ->
                      let seen = shared
                      lock b (fun () -> Thread.Yield() |> ignore)
                      shared <- seen + 1)) ]
for t in pairs do
    t.Start()
for t in pairs do
    t.Join()
printfn "%d" shared

// a lock is given back when the function raises
try
    lock a (fun () -> failwith "inside")
with e -> printfn "%s %b" e.Message (Monitor.IsEntered a)
