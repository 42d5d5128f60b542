// out: capacity: (2, 0)
// out: add: (true, true, false, false)
// out: content: [|1; 2|]
// out: take: 1
// out: true 2
// out: false 0
// out: false 0
// out: false 0
// out: cancelled: OperationCanceledException: The operation was canceled.
// out: cancelled add: OperationCanceledException: The operation was canceled.
// out: 55 true true true
// out: add to completed: InvalidOperationException: The collection has been marked as complete with regards to additions.
// out: take from completed: InvalidOperationException: The collection argument is empty and has been marked as complete with regards to additions.
// out: false
// out: complete twice: ()
// out: stack: ("c", "b", 1)
// out: sequence: ["a"]
// out: bounded: 5
// out: unbounded: -1
// out: bad bound: ArgumentOutOfRangeException: boundedCapacity ('0') must be a non-negative and non-zero value. (Parameter 'boundedCapacity')
// out: Actual value was 0.
// out: null: ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: [|null; "a"; null|]
// out: 1 5
// out: -1
// out: 0
// out: 1 0
// out: <1><4><9><16><25>
// out: 45150
// out: true true 3 [||]
// out: disposed
// BlockingCollection: bounded and not, over queues, stacks and bags.
open System
open System.Collections.Concurrent
open System.Collections.Generic
open System.Threading

let attempt name (action: unit -> 'a) =
    try
        printfn "%s: %A" name (action ())
    with e ->
        printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let queue = new BlockingCollection<int>(2)
attempt "capacity" (fun () -> queue.BoundedCapacity, queue.Count)
attempt "add" (fun () -> queue.TryAdd 1, queue.TryAdd 2, queue.TryAdd 3, queue.TryAdd(3, 1))
attempt "content" (fun () -> queue.ToArray())
attempt "take" (fun () -> queue.Take())
let mutable item = 0
printfn "%b %d" (queue.TryTake(&item)) item
printfn "%b %d" (queue.TryTake(&item)) item
printfn "%b %d" (queue.TryTake(&item, 1)) item
printfn "%b %d" (queue.TryTake(&item, TimeSpan.FromMilliseconds 1.0)) item
let source = new CancellationTokenSource()
source.Cancel()
attempt "cancelled" (fun () -> queue.Take source.Token)
attempt "cancelled add" (fun () -> queue.Add(1, source.Token))

let producer =
    Thread(fun () ->
        for i in 1..10 do
            queue.Add i

        queue.CompleteAdding())

producer.Start()
let mutable sum = 0
let mutable highest = 0

for x in queue.GetConsumingEnumerable() do
    sum <- sum + x
    highest <- max highest queue.Count

producer.Join()
printfn "%d %b %b %b" sum (highest <= 2) queue.IsCompleted queue.IsAddingCompleted
attempt "add to completed" (fun () -> queue.Add 1)
attempt "take from completed" (fun () -> queue.Take())
printfn "%b" (queue.TryTake(&item))
attempt "complete twice" (fun () -> queue.CompleteAdding())

// over a stack and a bag
let stack = new BlockingCollection<string>(ConcurrentStack<string>())
for s in [ "a"; "b"; "c" ] do
    stack.Add s
attempt "stack" (fun () -> stack.Take(), stack.Take(), stack.Count)
attempt "sequence" (fun () -> Seq.toList stack)
let bounded = new BlockingCollection<int>(ConcurrentBag<int>(), 5)
attempt "bounded" (fun () -> bounded.BoundedCapacity)
attempt "unbounded" (fun () -> (new BlockingCollection<int>()).BoundedCapacity)
attempt "bad bound" (fun () -> new BlockingCollection<int>(0))
attempt "null" (fun () -> new BlockingCollection<int>(null: IProducerConsumerCollection<int>))
let target = Array.zeroCreate<string> 3
stack.CopyTo(target, 1)
printfn "%A" target

// any of several
let first = new BlockingCollection<int>()
let second = new BlockingCollection<int>()
second.Add 5
let mutable got = 0
printfn "%d %d" (BlockingCollection<int>.TakeFromAny([| first; second |], &got)) got
printfn "%d" (BlockingCollection<int>.TryTakeFromAny([| first; second |], &got))
printfn "%d" (BlockingCollection<int>.AddToAny([| first; second |], 9))
printfn "%d %d" first.Count second.Count

// a pipeline of three stages
let squares = new BlockingCollection<int>(1)
let texts = new BlockingCollection<string>(1)

let stages =
    [ Thread(fun () ->
          for i in 1..5 do
              squares.Add(i * i)
          squares.CompleteAdding())
      Thread(fun () ->
          for s in squares.GetConsumingEnumerable() do
              texts.Add(sprintf "<%d>" s)
          texts.CompleteAdding()) ]

for s in stages do
    s.Start()

printfn "%s" (String.concat "" (texts.GetConsumingEnumerable()))

for s in stages do
    s.Join()

// several consumers
let work = new BlockingCollection<int>()
let mutable total = 0

let consumers =
    [ for _ in 1..3 ->
          Thread(fun () ->
              for x in work.GetConsumingEnumerable() do
                  Interlocked.Add(&total, x) |> ignore) ]

for c in consumers do
    c.Start()

for i in 1..300 do
    work.Add i

work.CompleteAdding()

for c in consumers do
    c.Join()

printfn "%d" total
let p = ConcurrentQueue<int>() :> IProducerConsumerCollection<int>
printfn "%b %b %d %A" (p.TryAdd 3) (p.TryTake(&item)) item (p.ToArray())
work.Dispose()
(try printfn "%d" work.Count with :? ObjectDisposedException -> printfn "disposed")
