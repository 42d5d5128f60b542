// out: flag true
// out: waiter saw 7
// out: consumed a
// out: consumed b
// out: consumed c
// out: true
// out: true 2
// out: main ends
// out: last
// A loop polls a flag that another thread sets; a consumer is started before its producer.
open System.Threading
open System.Collections.Generic

let mutable flag = false
let setter = Thread(fun () -> flag <- true)
setter.Start()
while not flag do
    ()
printfn "flag %b" flag
setter.Join()

let mutable volatileFlag = 0
let waiter =
    Thread(fun () ->
        while Volatile.Read &volatileFlag = 0 do
            Thread.Yield() |> ignore
        printfn "waiter saw %d" volatileFlag)
waiter.Start()
Thread.Sleep 5
Volatile.Write(&volatileFlag, 7)
waiter.Join()

let queue = Queue<string>()
let consumer =
    Thread(fun () ->
        let mutable go = true
        while go do
            match lock queue (fun () -> if queue.Count > 0 then Some(queue.Dequeue()) else None) with
            | Some "end" -> go <- false
            | Some text -> printfn "consumed %s" text
            | None -> Thread.Sleep 1)
consumer.Start()
for text in [ "a"; "b"; "c"; "end" ] do
    lock queue (fun () -> queue.Enqueue text)
consumer.Join()

// a recursion without loops, and one through the library, poll too
let mutable other = 0
let recursive = Thread(fun () -> other <- 1)
recursive.Start()
let rec spin n = if other = 0 then spin (n + 1) else n
printfn "%b" (spin 0 >= 0)
let third = Thread(fun () -> other <- 2)
third.Start()
Seq.initInfinite id |> Seq.takeWhile (fun _ -> other = 1) |> Seq.length |> fun n -> printfn "%b %d" (n >= 0) other

// the program ends when its last foreground thread has ended
let last =
    Thread(fun () ->
        Thread.Sleep 10
        printfn "last")
last.Start()
printfn "main ends"
