// out: 30 50 670
// out: 1000
// out: (2000, 2000)
// out: 2000
// A lock-free stack, a mailbox, lazy values, exceptions, updates of a dictionary and rings, by threads and tasks at once.
open System
open System.Threading
open System.Threading.Tasks
open System.Collections.Concurrent
open System.Collections.Generic
[<AllowNullLiteral>]
type Node(v: int, next: Node) =
    member _.V = v
    member val Next = next with get, set
    member val Back: Node = null with get, set
let mutable head: Node = null
let rec push v =
    let old = Volatile.Read &head
    let n = Node(v, old)
    if not (obj.ReferenceEquals(Interlocked.CompareExchange(&head, n, old), old)) then push v
let rec pop () =
    let old = Volatile.Read &head
    if isNull old then -1
    elif obj.ReferenceEquals(Interlocked.CompareExchange(&head, old.Next, old), old) then old.V
    else pop ()
let total = ref 0
let count = ref 0
let agent = MailboxProcessor.Start(fun box ->
    let rec loop sum n = async {
        let! (m: Choice<int, AsyncReplyChannel<int * int>>) = box.Receive()
        match m with
        | Choice1Of2 k -> return! loop (sum + k) (n + 1)
        | Choice2Of2 r -> r.Reply(sum, n); return! loop sum n }
    loop 0 0)
let lazies = Array.init 50 (fun i -> lazy (Interlocked.Increment total |> ignore; [ for k in 0 .. i -> string k ]))
let dict = ConcurrentDictionary<int, string list>()
let ring n =
    let first = Node(0, null)
    let mutable last = first
    for i in 1 .. n do
        let x = Node(i, null)
        last.Next <- x
        x.Back <- last
        last <- x
    last.Next <- first
    first.Back <- last
    first
let mutable shared: Node = null
let body (t: int) () =
    for i in 0 .. 199 do
        push (t * 1000 + i)
        agent.Post(Choice1Of2 1)
        let l = lazies.[(i * 7 + t) % 50].Value
        if l.Length <> (i * 7 + t) % 50 + 1 then failwith "lazy"
        dict.AddOrUpdate(i % 20, [ string t ], fun _ old -> string t :: old) |> ignore
        (try (if i % 3 = 0 then failwithf "e%d" i) with e -> Interlocked.Increment count |> ignore)
        let r = ring (i % 10 + 1)
        if i % 4 = 0 then shared <- r
        let s = shared
        if not (isNull s) && isNull s.Next then failwith "ring"
        if i % 2 = 0 then pop () |> ignore
let ts = [ for t in 0 .. 5 -> Thread(body t) ]
for t in ts do t.Start()
let tasks = [ for t in 6 .. 9 -> Task.Run(fun () -> body t (); t) ]
for t in ts do t.Join()
let sum = tasks |> List.sumBy (fun t -> t.Result)
let rec drain n = if pop () >= 0 then drain (n + 1) else n
printfn "%d %d %d" sum total.Value count.Value
printfn "%d" (drain 0)
printfn "%A" (agent.PostAndReply Choice2Of2)
printfn "%d" (Seq.sumBy (fun (kv: KeyValuePair<int, string list>) -> kv.Value.Length) dict)
for t in ts do
    shared <- null
