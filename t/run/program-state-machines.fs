// out:  10 Call 3
// out:     Idle 0 -> Moving (0, 3, 0)
// out:     Moving (0, 3, 0) -> Moving (0, 3, 1)
// out:  20 Call 1
// out:     Moving (0, 3, 1) -> Moving (0, 3, 2)
// out:  30 Call 1
// out:     Moving (0, 3, 2) -> DoorsOpen (3, 5)
// out:     DoorsOpen (3, 5) -> Idle 3
// out:     Idle 3 -> Moving (3, 1, 0)
// out:     Moving (3, 1, 0) -> Moving (3, 1, 1)
// out:     Moving (3, 1, 1) -> DoorsOpen (1, 10)
// out:     DoorsOpen (1, 10) -> Idle 1
// out: 120 Call 0
// out:     Idle 1 -> Moving (1, 0, 0)
// out:     Moving (1, 0, 0) -> DoorsOpen (0, 14)
// out: 140 Alarm
// out:     DoorsOpen (0, 14) -> DoorsOpen (0, 2147483647)
// out: DoorsOpen (0, 2147483647) after 9 moves
// out: true true true DoorsOpen (0, 2147483647)
// out: [Red; Green; Yellow; Red; Green; Yellow; Red]
// out: [|30; 25; 5; 30|]
// out: cola costs 60, have 50
// out: cola, change [Dime; Nickel], bank 60
// out: cola sold out
// out: gum sold out
// out: no such item tea
// out: { Stock = map [("cola", (0, 60)); ("gum", (0, 10))]
// out:   Inserted = [Quarter; Quarter; Dime]
// out:   Bank = 60 }
// discrete event simulation + elevators + state machine with DU + observer + undo stack
open System
open System.Collections.Generic
type Floor = int
type State =
    | Idle of Floor
    | Moving of from: Floor * target: Floor * progress: int
    | DoorsOpen of Floor * until: int
type Event =
    | Call of Floor
    | Tick
    | Alarm
type Transition = { From: State; On: Event; To: State }
let transition now (queue: Floor list) state event =
    match state, event with
    | s, Alarm -> (match s with Idle f | DoorsOpen(f, _) -> DoorsOpen(f, Int32.MaxValue), [] | Moving(from = f) -> Idle f, [])
    | Idle f, Call t when f = t -> DoorsOpen(f, now + 2), queue
    | Idle f, Call t -> Moving(f, t, 0), queue
    | Idle f, Tick -> (match queue with t :: rest -> Moving(f, t, 0), rest | [] -> Idle f, [])
    | Moving(f, t, p), Tick when p >= abs (t - f) - 1 -> DoorsOpen(t, now + 2), queue
    | Moving(f, t, p), Tick -> Moving(f, t, p + 1), queue
    | (Moving _ | DoorsOpen _ as s), Call t -> s, (if List.contains t queue then queue else queue @ [ t ])
    | DoorsOpen(f, u), Tick -> (if now >= u then Idle f else state), queue
type Elevator() =
    let mutable state = Idle 0
    let mutable queue = []
    let history = Stack<State * Floor list>()
    let observers = ResizeArray<Transition -> unit>()
    member _.Observe f = observers.Add f
    member _.State = state
    member _.Handle(now, e) =
        let s, q = transition now queue state e
        history.Push((state, queue))
        if s <> state then
            for o in observers do o { From = state; On = e; To = s }
        state <- s
        queue <- q
    member _.Undo() =
        match history.TryPop() with
        | true, (s, q) -> state <- s; queue <- q; true
        | false, _ -> false
let schedule = PriorityQueue<Event, int>()
[ 1, Call 3; 2, Call 1; 3, Call 1; 12, Call 0; 14, Alarm ] |> List.iter (fun (t, e) -> schedule.Enqueue(e, t * 10))
for t in 0..16 do schedule.Enqueue(Tick, t * 10 + 5)
let e = Elevator()
e.Observe(fun t -> printfn "    %A -> %A" t.From t.To)
let mutable ticks = 0
e.Observe(fun t -> match t.On with Tick -> ticks <- ticks + 1 | _ -> ())
while schedule.Count > 0 do
    let mutable ev = Tick
    let mutable time = 0
    if schedule.TryDequeue(&ev, &time) then
        if ev <> Tick then printfn "%3d %A" time ev
        e.Handle(time / 10, ev)
printfn "%A after %d moves" e.State ticks
for _ in 1..3 do e.Undo() |> printf "%b "
printfn "%A" e.State
// traffic light via lazy infinite seq & active pattern
type Light = Red | Green | Yellow
let (|Next|) = function Red -> Green | Green -> Yellow | Yellow -> Red
let lights = Red |> Seq.unfold (fun (Next n as l) -> Some(l, n))
printfn "%A" (lights |> Seq.take 7 |> List.ofSeq)
let durations = function Red -> 30 | Green -> 25 | Yellow -> 5
printfn "%A" (lights |> Seq.scan (fun t l -> t + durations l) 0 |> Seq.pairwise |> Seq.map (fun (a, b) -> b - a) |> Seq.take 4 |> Seq.toArray)
// vending machine with Result pipeline and units
[<Measure>] type cent
type Coin = Nickel | Dime | Quarter
let value = function Nickel -> 5<cent> | Dime -> 10<cent> | Quarter -> 25<cent>
type Machine = { Stock: Map<string, int * int<cent>>; Inserted: Coin list; Bank: int<cent> }
let total m = m.Inserted |> List.sumBy value
let insert c m = { m with Inserted = c :: m.Inserted }
let buy name m =
    match m.Stock.TryFind name with
    | None -> Error $"no such item {name}"
    | Some(0, _) -> Error $"{name} sold out"
    | Some(_, p) when total m < p -> Error(sprintf "%s costs %d, have %d" name p (total m))
    | Some(n, p) -> Ok({ m with Stock = m.Stock.Add(name, (n - 1, p)); Inserted = []; Bank = m.Bank + p }, total m - p)
let rec change amount =
    [ Quarter; Dime; Nickel ] |> List.tryFind (fun c -> value c <= amount) |> function Some c -> c :: change (amount - value c) | None -> []
let m = { Stock = Map [ "cola", (1, 60<cent>); "gum", (0, 10<cent>) ]; Inserted = []; Bank = 0<cent> }
let steps = [ "cola", [ Quarter; Quarter ]; "cola", [ Quarter ]; "cola", [ Quarter; Quarter; Dime ]; "gum", []; "tea", [] ]
(m, steps) ||> List.fold (fun m (item, coins) ->
    let m = List.foldBack insert coins m
    match buy item m with
    | Ok(m, rest) -> printfn "%s, change %A, bank %d" item (change rest) m.Bank; m
    | Error e -> printfn "%s" e; m)
|> fun m -> printfn "%A" m
