// out: write: (true, true)
// out: count: (true, 2, true)
// out: true 1
// out: true 1
// out: read: 2
// out: false
// out: false
// out: 3
// out: false
// out: true
// out: complete twice: ChannelClosedException: The channel has been closed.
// out: try complete: false
// out: write to completed: false
// out: completion pending: false
// out: last: 4
// out: completion: true
// out: nothing more: false
// out: no write: false
// out: read completed: "ChannelClosedException: The channel has been closed."
// out: Wait [true; true; false; false] [1; 2] []
// out: DropNewest [true; true; true; true] [1; 4] [2; 3]
// out: DropOldest [true; true; true; true] [3; 4] [1; 2]
// out: DropWrite [true; true; true; true] [1; 2] [3; 4]
// out: first: true
// out: false
// out: makes room: "a"
// out: second: "b"
// out: bad capacity: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: failed: "InvalidOperationException: broken"
// out: read failed: "ChannelClosedException: The channel has been closed."
// out: 5050
// out: cancelled: "TaskCanceledException"
// out: <1>,<2>,<3>,<4>,<5>
// System.Threading.Channels: bounded and unbounded, all full modes, completion.
open System
open System.Collections.Generic
open System.Threading
open System.Threading.Channels
open System.Threading.Tasks

let attempt name (action: unit -> 'a) =
    try
        printfn "%s: %A" name (action ())
    with e ->
        printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let channel = Channel.CreateUnbounded<int>()
attempt "write" (fun () -> channel.Writer.TryWrite 1, channel.Writer.TryWrite 2)
attempt "count" (fun () -> channel.Reader.CanCount, channel.Reader.Count, channel.Reader.CanPeek)
let mutable item = 0
printfn "%b %d" (channel.Reader.TryPeek(&item)) item
printfn "%b %d" (channel.Reader.TryRead(&item)) item
attempt "read" (fun () -> channel.Reader.ReadAsync().AsTask().Result)
printfn "%b" (channel.Reader.TryRead(&item))
let pending = channel.Reader.ReadAsync().AsTask()
printfn "%b" pending.IsCompleted
channel.Writer.TryWrite 3 |> ignore
printfn "%d" pending.Result
let ready = channel.Reader.WaitToReadAsync().AsTask()
printfn "%b" ready.IsCompleted
channel.Writer.WriteAsync(4).AsTask().Wait()
printfn "%b" ready.Result
channel.Writer.Complete()
attempt "complete twice" (fun () -> channel.Writer.Complete())
attempt "try complete" (fun () -> channel.Writer.TryComplete())
attempt "write to completed" (fun () -> channel.Writer.TryWrite 5)
attempt "completion pending" (fun () -> channel.Reader.Completion.IsCompleted)
attempt "last" (fun () -> channel.Reader.ReadAsync().AsTask().Result)
attempt "completion" (fun () -> channel.Reader.Completion.Wait 1000)
attempt "nothing more" (fun () -> channel.Reader.WaitToReadAsync().AsTask().Result)
attempt "no write" (fun () -> channel.Writer.WaitToWriteAsync().AsTask().Result)

attempt "read completed" (fun () ->
    try
        channel.Reader.ReadAsync().AsTask().Wait()
        ""
    with :? AggregateException as e ->
        e.InnerException.GetType().Name + ": " + e.InnerException.Message)

// bounded
let modes =
    [ BoundedChannelFullMode.Wait
      BoundedChannelFullMode.DropNewest
      BoundedChannelFullMode.DropOldest
      BoundedChannelFullMode.DropWrite ]

for mode in modes do
    let dropped = List<int>()
    let c = Channel.CreateBounded<int>(BoundedChannelOptions(2, FullMode = mode), (fun x -> dropped.Add x))
    let written = [ for i in 1..4 -> c.Writer.TryWrite i ]
    c.Writer.Complete()

    let rest =
        [ let mutable x = 0
          while c.Reader.TryRead(&x) do
              yield x ]

    printfn "%A %A %A %A" mode written rest (List.ofSeq dropped)

let narrow = Channel.CreateBounded<string> 1
attempt "first" (fun () -> narrow.Writer.WriteAsync("a").IsCompleted)
let second = narrow.Writer.WriteAsync("b").AsTask()
printfn "%b" second.IsCompleted
attempt "makes room" (fun () -> narrow.Reader.ReadAsync().AsTask().Result)
second.Wait()
attempt "second" (fun () -> narrow.Reader.ReadAsync().AsTask().Result)
attempt "bad capacity" (fun () -> Channel.CreateBounded<int>(-1))
let failing = Channel.CreateUnbounded<int>(UnboundedChannelOptions(SingleReader = true))
failing.Writer.Complete(InvalidOperationException "broken")

attempt "failed" (fun () ->
    try
        failing.Reader.Completion.Wait()
        ""
    with :? AggregateException as e ->
        e.InnerException.GetType().Name + ": " + e.InnerException.Message)

attempt "read failed" (fun () ->
    try
        failing.Reader.ReadAsync().AsTask().Wait()
        ""
    with :? AggregateException as e ->
        e.InnerException.GetType().Name + ": " + e.InnerException.Message)

// a producer and consumers
let pipe = Channel.CreateBounded<int> 3
let mutable total = 0

let producer =
    task {
        for i in 1..100 do
            do! pipe.Writer.WriteAsync i

        pipe.Writer.Complete()
    }

let consumer () =
    task {
        let mutable go = true

        while go do
            let! more = pipe.Reader.WaitToReadAsync()

            if more then
                let mutable x = 0

                while pipe.Reader.TryRead(&x) do
                    Interlocked.Add(&total, x) |> ignore
            else
                go <- false
    }

Task.WaitAll(producer, consumer (), consumer ())
printfn "%d" total

// cancelled
let source = new CancellationTokenSource()
let never = Channel.CreateUnbounded<int>()
let wait = never.Reader.ReadAsync(source.Token).AsTask()
source.Cancel()

attempt "cancelled" (fun () ->
    try
        wait.Wait()
        ""
    with :? AggregateException as e ->
        e.InnerException.GetType().Name)

// one channel read, another written
let input = Channel.CreateUnbounded<int>()
let output = Channel.CreateUnbounded<string>()

let stage =
    Task.Run(fun () ->
        task {
            let mutable go = true
            while go do
                let! more = input.Reader.WaitToReadAsync()
                if more then
                    let mutable x = 0
                    if input.Reader.TryRead(&x) then output.Writer.TryWrite(sprintf "<%d>" x) |> ignore
                else
                    output.Writer.Complete()
                    go <- false
        }
        :> Task)

for i in 1..5 do
    input.Writer.TryWrite i |> ignore
input.Writer.Complete()
stage.Wait()
let texts = List<string>()
let mutable text = ""
while output.Reader.TryRead(&text) do
    texts.Add text
printfn "%s" (String.Join(",", texts))
