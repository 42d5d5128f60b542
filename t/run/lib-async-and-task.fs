// out: start 1
// out: start 2
// out: start 3
// out: caught three
// out: body
// out: finally
// out: disposed
// out: 311
// out: start 1
// out: start 2
// out: start 4
// out: [|1; 4; 16|]
// out: 100000
// out: start 3
// out: error three
// out: 17
// out: One or more errors occurred. (bad) | bad
// out: 3 true
// out: 18
module Program
open System
open System.Threading.Tasks
let work n = async {
  printfn "start %d" n
  do! Async.Sleep 1
  if n = 3 then failwith "three"
  return n * n }
let main1 = async {
  let! a = work 1
  let! b = work 2
  let mutable sum = a + b
  for i in 1..3 do
    do! Async.Sleep 0
    sum <- sum + i
  let mutable k = 0
  while k < 3 do
    k <- k + 1
    do! async { sum <- sum + 100 }
  try
    let! c = work 3
    sum <- sum + c
  with e -> printfn "caught %s" e.Message
  use d = { new IDisposable with member _.Dispose() = printfn "disposed" }
  try
    printfn "body"
  finally
    printfn "finally"
  return sum }
printfn "%d" (Async.RunSynchronously main1)
let r = [1; 2; 4] |> List.map work |> Async.Sequential |> Async.RunSynchronously
printfn "%A" r
let rec loop n acc = async { if n = 0 then return acc else return! loop (n - 1) (acc + 1) }
printfn "%d" (loop 100000 0 |> Async.RunSynchronously)
match work 3 |> Async.Catch |> Async.RunSynchronously with
| Choice1Of2 v -> printfn "ok %d" v
| Choice2Of2 e -> printfn "error %s" e.Message
let t = task {
  let! x = Task.FromResult 5
  do! Task.Delay 1
  let! y = async { return 6 }
  let mutable z = 0
  for i in [1; 2; 3] do z <- z + i
  return x + y + z }
printfn "%d" t.Result
let bad : Task<int> = task { return failwith "bad" }
try printfn "%d" bad.Result with :? AggregateException as e -> printfn "%s | %s" e.Message e.InnerException.Message
let g = task { try return! bad with e -> return e.Message.Length }
printfn "%d %b" g.Result bad.IsFaulted
printfn "%d" (async { let! v = Async.AwaitTask t in return v + 1 } |> Async.RunSynchronously)
