// out: 7190 6266825.939
// out: true
// out: 20000 deep false
// out: got 42
// out: ThreadStateException: Thread is running or terminated; it cannot restart.
// out: ThreadStateException: Thread is dead; state cannot be accessed.
// out: ThreadStateException: Thread has not been started.
// out: InvalidOperationException: The thread was created with a ThreadStart delegate that does not accept a parameter.
// out: ArgumentOutOfRangeException: Number must be either non-negative and less than or equal to Int32.MaxValue or -1. (Parameter 'millisecondsTimeout')
// out: [0; 1; 4; 9; 16]
// out: 31
// out: 600000
// Many threads with their own floats, exceptions, deep recursions and finally blocks, and counters under a lock.
open System.Threading

let total = ref 0

let work n =
    let mutable acc = 0.0
    for i in 1 .. 3000 do
        acc <- acc + sqrt (float (i * n))
    try
        try
            if n % 3 = 0 then failwithf "bad %d" n
        with _ -> lock total (fun () -> total.Value <- total.Value + 1000)
    finally
        lock total (fun () -> total.Value <- total.Value + n)
    acc

let sums = Array.zeroCreate 20
let threads = [ for i in 0 .. 19 -> Thread((fun () -> sums.[i] <- work i), 1000000) ]
threads |> List.iter (fun t -> t.Start())
threads |> List.iter (fun t -> t.Join())
printfn "%d %.3f" total.Value (Array.sum sums)

let rec deep n = if n = 0 then 0 else 1 + deep (n - 1)
let reached = ref 0
let rec deepList n =
    if n = 0 then 0
    else
        let r = deepList (n - 1)
        if r % 2 = 0 then r + 1 else r + 3
let t = Thread(ThreadStart(fun () -> reached.Value <- deep 20000))
t.IsBackground <- true
t.Name <- "deep"
printfn "%b" t.IsBackground
t.Start()
t.Join()
printfn "%d %s %b" reached.Value t.Name t.IsAlive

let withValue = Thread(ParameterizedThreadStart(fun o -> printfn "got %O" o))
withValue.Start(box 42)
withValue.Join()

let report action =
    try
        action ()
        printfn "fine"
    with e -> printfn "%s: %s" (e.GetType().Name) e.Message
report (fun () -> withValue.Start(box 43))
report (fun () -> printfn "%b" withValue.IsBackground)
report (fun () -> Thread(fun () -> ()).Join())
report (fun () -> Thread(fun () -> ()).Start(box 1))
report (fun () -> printfn "%b" (Thread(fun () -> ()).Join -2))

// what a thread returns lives on: lists and closures made in one thread, used in another
let made: (int -> int list) option ref = ref None
let maker =
    Thread(fun () ->
        let xs = List.init 1000 (fun i -> i * i)
        made.Value <- Some(fun n -> List.take n xs))
maker.Start()
maker.Join()
printfn "%A" (made.Value.Value 5)

// threads that start threads
let count = ref 0
let rec tree depth =
    if depth > 0 then
        let left = Thread(fun () -> tree (depth - 1))
        let right = Thread(fun () -> tree (depth - 1))
        left.Start()
        right.Start()
        left.Join()
        right.Join()
    Interlocked.Increment(&count.contents) |> ignore
tree 4
printfn "%d" count.Value

// a stack as large as asked for
let big = Thread((fun () -> printfn "%d" (deepList 300000)), 64 * 1024 * 1024)
big.Start()
big.Join()
