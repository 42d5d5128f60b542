// out: 0 1
// out: InvalidOperationException
// out: computed
// out: computed
// out: computed
// out: [|10; 11; 12|] 100 true
// A lazy value is computed once, and other threads wait for it; one that asks for itself is still found out. ThreadLocal.
open System.Threading

let mutable runs = 0
let value =
    lazy
        (runs <- runs + 1
         Thread.Sleep 10
         let mutable sum = 0
         for i in 1 .. 50000 do
             sum <- (sum + i) % 1000
         sum)
let threads = [ for i in 1 .. 4 -> Thread(fun () -> if value.Force() <> value.Value then printfn "differs") ]
for t in threads do
    t.Start()
for t in threads do
    t.Join()
printfn "%d %d" value.Value runs

let rec circle: Lazy<int> = lazy (circle.Value + 1)
let t =
    Thread(fun () ->
        try
            printfn "%d" (circle.Force())
        with e -> printfn "%s" (e.GetType().Name))
t.Start()
t.Join()

let failing: Lazy<int> =
    lazy
        (Thread.Sleep 5
         failwith "computed")
let failures =
    [ for i in 1 .. 3 ->
          Thread(fun () ->
              try
                  printfn "%d" failing.Value
              with e -> printfn "%s" e.Message) ]
for t in failures do
    t.Start()
for t in failures do
    t.Join()

let local = new ThreadLocal<int ref>(fun () -> ref 0)
local.Value.Value <- 100
let sums = Array.zeroCreate 3
let workers =
    [ for w in 0 .. 2 ->
          Thread(fun () ->
              for _ in 1 .. 10 + w do
                  local.Value.Value <- local.Value.Value + 1
                  Thread.Yield() |> ignore
              sums.[w] <- local.Value.Value) ]
for w in workers do
    w.Start()
for w in workers do
    w.Join()
printfn "%A %d %b" sums local.Value.Value local.IsValueCreated
