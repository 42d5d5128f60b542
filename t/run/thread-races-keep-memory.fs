// out: true 10000 6000
// Threads and tasks that race for references, and for values of several words, do not corrupt memory.
open System
open System.Threading
open System.Threading.Tasks
open System.Collections.Generic

type Shape =
    | Circle of float
    | Named of string * int
    | Many of Shape list
[<AllowNullLiteral>]
type Box(v: int) =
    member val Value = v with get, set
    member val Next: Box = null with get, set
    member val Shape = Circle 1.0 with get, set
    member val Choice: Result<string, int list> = Ok "start" with get, set
    member val Pair: (string * int) option = None with get, set
let mutable top: Box = null
let boxes = Array.init 64 (fun i -> Box i)
let names = Array.init 100 (fun i -> String('x', i % 10) + string i)
let lists: int list[] = Array.create 64 []
let table = Dictionary<int, string list>()
let items = List<string>()
let mutable last: Result<string, int list> = Ok ""
let check (r: Result<string, int list>) = match r with Ok s -> s.Length | Error l -> List.length l
let work (seed: int) (i: int) =
    let random = Random(seed * 1000 + i)
    let mutable sum = 0
    for k in 0 .. 40 do
        let a = random.Next 64
        let b = random.Next 64
        match random.Next 14 with
        | 0 -> boxes.[a].Next <- boxes.[b]
        | 1 -> boxes.[a].Next <- Box k
        | 2 -> boxes.[a].Choice <- (if k % 2 = 0 then Ok names.[a] else Error [ k; a ])
        | 3 -> sum <- sum + check boxes.[b].Choice
        | 4 -> boxes.[a].Pair <- (if k % 3 = 0 then None else Some(names.[b], k))
        | 5 -> (match boxes.[b].Pair with Some(s, n) -> sum <- sum + s.Length + n | None -> ())
        | 6 -> lists.[a] <- k :: lists.[b]
        | 7 -> sum <- sum + List.length lists.[a] % 7
        | 8 -> boxes.[a].Shape <- Many [ Named(names.[a], k); boxes.[b].Shape ]; (match boxes.[a].Shape with Many [ _; Many [ _; Many _ ] ] -> boxes.[a].Shape <- Circle 2.0 | _ -> ())
        | 9 -> top <- Box(a, Next = boxes.[b])
        | 10 -> (let t = top in if not (isNull t) && not (isNull t.Next) then sum <- sum + t.Next.Value % 2)
        | 11 -> last <- (if k % 2 = 0 then Ok names.[b] else Error lists.[a])
        | 12 -> sum <- sum + check last
        | _ ->
            let local = Dictionary<string, int list>()
            for j in 0 .. 5 do
                local.[names.[(a + j) % 100]] <- lists.[b]
            sum <- sum + local.Count
    sum
let mutable good = true
for seed in 1 .. 20 do
    let sums = Array.zeroCreate 200
    let ts = [ for p in 0 .. 7 -> Thread((fun () -> for i in p * 25 .. p * 25 + 24 do sums.[i] <- work seed i)) ]
    for t in ts do t.Start()
    for t in ts do t.Join()
    if sums.Length <> 200 then good <- false
    [| for p in 0 .. 4 -> Task.Run(fun () -> for i in p * 100 .. p * 100 + 99 do lock items (fun () -> items.Add names.[i % 100])) |] |> Task.WaitAll
    [| for i in 0 .. 299 -> Task.Run(fun () -> lock table (fun () -> table.[i % 50] <- names.[i % 100] :: (if table.ContainsKey(i % 50) then table.[i % 50] else []))) |] |> Task.WaitAll
    for i in 0 .. 63 do
        boxes.[i].Next <- null
        lists.[i] <- []
printfn "%b %d %d" good items.Count (Seq.sumBy List.length table.Values)
for b in boxes do b.Shape <- Circle 0.0
