// out: -- vending
// out: Insert Twenty    20                     1
// out: Select "a"       15 more                1
// out: Insert Twenty    40                     2
// out: Select "a"       exact money only       2
// out: Insert Five      45                     3
// out: Taken            ?                      3
// out: Insert Ten       55                     4
// out: Select "a"       take your apple and 20 Dispensing
// out: Insert Ten       ?                      Dispensing
// out: Select "b"       ?                      Dispensing
// out: Insert Five      ?                      Dispensing
// out: Select "c"       ?                      Dispensing
// out: Cancel           ?                      Dispensing
// out: Insert Twenty    ?                      Dispensing
// out: Select "b"       ?                      Dispensing
// out: Kick             ouch                   OutOfOrder
// out: Insert Five      out of order: kicked   OutOfOrder
// out: Kick             the lamp goes green    Idle
// out: Taken            ?                      Idle
// out: [(Five, 1); (Ten, 2); (Twenty, 1)]
// out: -- doors
// out: [Closed][LockedUp][Closed][Opened][false; true; true; false; true; true]
// out: Opened, 1 bolts, true false
// out: [Opened; Closed; LockedUp]
// out: [Closed][LockedUp] cannot Lock when LockedUp
// out: 7 states seen
// out: twice: Closed on Open (Parameter 'transitions')
// out: [0; 1; 2; 0]
// out: -- charts
// out: off ignores play
// out: -> off
// out: fan on; -> idle
// out: music; -> playing
// out: silence; -> idle
// out: music; -> playing
// out: silence; saving; fan off; -> off
// out: fan on; -> idle
// State machines three ways: unions with transition functions, a generic table-driven class, and a builder of hierarchical states.
module StateMachines

open System
open System.Collections.Generic

// ---- a vending machine: states and events as unions

module Vending =
    type Coin =
        | Five
        | Ten
        | Twenty
        static member Value coin =
            match coin with
            | Five -> 5
            | Ten -> 10
            | Twenty -> 20

    type Slot = { Name: string; Price: int; Count: int }

    type State =
        | Idle
        | Collecting of coins: Coin list
        | Dispensing of slot: string * change: Coin list
        | OutOfOrder of reason: string

    type Event =
        | Insert of Coin
        | Select of string
        | Cancel
        | Taken
        | Kick

    type Machine =
        { State: State
          Slots: Map<string, Slot>
          Bank: Map<Coin, int> }

    let total coins = coins |> List.sumBy Coin.Value

    /// The coins that make up an amount, largest first, out of what there is.
    let change amount bank =
        let rec go amount coins bank acc =
            match amount, coins with
            | 0, _ -> Some(List.rev acc)
            | _, [] -> None
            | n, coin :: rest ->
                let have = bank |> Map.tryFind coin |> Option.defaultValue 0
                if Coin.Value coin <= n && have > 0 then
                    match go (n - Coin.Value coin) coins (Map.add coin (have - 1) bank) (coin :: acc) with
                    | Some found -> Some found
                    | None -> go n rest bank acc
                else
                    go n rest bank acc
        go amount [ Twenty; Ten; Five ] bank []

    let addCoins sign coins bank =
        (bank, coins)
        ||> List.fold (fun b c -> b |> Map.change c (fun n -> Some(Option.defaultValue 0 n + sign)))

    let step machine event =
        match machine.State, event with
        | OutOfOrder _, Kick -> { machine with State = Idle }, "the lamp goes green"
        | OutOfOrder reason, _ -> machine, "out of order: " + reason
        | _, Kick -> { machine with State = OutOfOrder "kicked" }, "ouch"
        | Idle, Insert c -> { machine with State = Collecting [ c ] }, sprintf "%d" (Coin.Value c)
        | Collecting cs, Insert c when List.length cs < 5 ->
            { machine with State = Collecting(c :: cs) }, $"{total (c :: cs)}"
        | Collecting _, Insert c -> machine, sprintf "%A falls through" c
        | Collecting cs, Cancel -> { machine with State = Idle }, sprintf "back: %A" cs
        | Collecting cs, Select key ->
            match machine.Slots.TryFind key with
            | None -> machine, "no such slot"
            | Some { Count = 0; Name = name } -> machine, $"{name} is sold out"
            | Some slot when total cs < slot.Price -> machine, sprintf "%d more" (slot.Price - total cs)
            | Some slot ->
                let bank = addCoins 1 cs machine.Bank
                match change (total cs - slot.Price) bank with
                | None -> machine, "exact money only"
                | Some back ->
                    { State = Dispensing(key, back)
                      Slots = machine.Slots.Add(key, { slot with Count = slot.Count - 1 })
                      Bank = addCoins -1 back bank },
                    $"take your {slot.Name} and {total back}"
        | Dispensing _, Taken -> { machine with State = Idle }, "thank you"
        | (Idle | Dispensing _), (Select _ | Cancel | Taken)
        | Collecting _, Taken
        | Dispensing _, Insert _ -> machine, "?"

    let run () =
        printfn "-- vending"
        let start =
            { State = Idle
              Slots = Map [ "a", { Name = "apple"; Price = 35; Count = 1 }; "b", { Name = "bar"; Price = 15; Count = 2 } ]
              Bank = Map.ofList [ Ten, 1 ] }
        let script =
            [ Insert Twenty; Select "a"; Insert Twenty; Select "a"; Insert Five; Taken
              Insert Ten; Select "a"; Insert Ten; Select "b"; Insert Five; Select "c"; Cancel
              Insert Twenty; Select "b"; Kick; Insert Five; Kick; Taken ]
        let final =
            (start, script)
            ||> Seq.fold (fun m e ->
                let next, text = step m e
                printfn "%-16s %-22s %s" (sprintf "%A" e) text (match next.State with Collecting cs -> string cs.Length | s -> (sprintf "%A" s).Split(' ').[0])
                next)
        printfn "%A" (Map.toList final.Bank)

// ---- a table, generic in states and events

type Transition<'S, 'E> = { From: 'S; On: 'E; To: 'S; Action: unit -> unit }

exception InvalidTransition of state: string * event: string

type Machine<'S, 'E when 'S: equality and 'E: equality>(initial: 'S, transitions: Transition<'S, 'E> seq) =
    let table = Dictionary<struct ('S * 'E), Transition<'S, 'E>>()
    let entered = Event<'S>()
    let mutable state = initial
    let mutable history = [ initial ]

    do
        for t in transitions do
            if not (table.TryAdd(struct (t.From, t.On), t)) then invalidArg "transitions" (sprintf "twice: %A on %A" t.From t.On)

    member _.State = state
    member _.History = List.rev history
    member _.Entered = entered.Publish

    member _.Can event = table.ContainsKey(struct (state, event))

    member this.Fire event =
        match table.TryGetValue(struct (state, event)) with
        | true, t ->
            t.Action()
            state <- t.To
            history <- state :: history
            entered.Trigger state
        | _ -> raise (InvalidTransition(string (box state), string (box event)))

    member this.TryFire event =
        try
            this.Fire event
            true
        with InvalidTransition _ -> false

    /// Everything that can be reached from the initial state.
    member _.Reachable() =
        let rec go seen =
            function
            | [] -> List.rev seen
            | s :: rest when List.contains s seen -> go seen rest
            | s :: rest -> go (s :: seen) (rest @ [ for t in transitions do if t.From = s then t.To ])
        go [] [ initial ]

    static member (+)(a: Machine<'S, 'E>, event: 'E) =
        a.Fire event
        a

type Door =
    | Opened
    | Closed
    | LockedUp
    | Broken

type DoorEvent =
    | Open
    | Close
    | Lock
    | Unlock

let (=>) (from, on) target = { From = from; On = on; To = target; Action = ignore }
let withAction action transition = { transition with Action = action }

let doors () =
    printfn "-- doors"
    let mutable bolts = 0
    let transitions =
        [ (Opened, Close) => Closed
          (Closed, Open) => Opened
          (Closed, Lock) => LockedUp |> withAction (fun () -> bolts <- bolts + 1)
          (LockedUp, Unlock) => Closed ]
    let m = Machine(Opened, transitions)
    m.Entered.Add(fun s -> printf "[%A]" s)
    printfn "%A" [ for e in [ Open; Close; Lock; Open; Unlock; Open ] -> m.TryFire e ]
    printfn "%A, %d bolts, %b %b" m.State bolts (m.Can Close) (m.Can Lock)
    printfn "%A" (m.Reachable())
    try m + Close + Lock + Lock |> ignore
    with InvalidTransition(s, e) -> printfn " cannot %s when %s" e s
    printfn "%d states seen" m.History.Length
    try Machine(Opened, transitions @ [ (Closed, Open) => Broken ]) |> ignore
    with :? ArgumentException as e -> printfn "%s" e.Message
    let numbers = Machine(0, [ for i in 0..2 -> (i, 'n') => (i + 1) % 3 ])
    printfn "%A" ((numbers + 'n' + 'n' + 'n').History)

// ---- hierarchical states by a builder

type Node =
    { Name: string
      Parent: string option
      OnEnter: (unit -> unit) list
      OnExit: (unit -> unit) list
      Handlers: Map<string, string> }

type StateBuilder(name: string) =
    member _.Yield(()) = { Name = name; Parent = None; OnEnter = []; OnExit = []; Handlers = Map.empty }
    [<CustomOperation "inside">]
    member _.Inside(node, parent) = { node with Parent = Some parent }
    [<CustomOperation "enter">]
    member _.Enter(node, action) = { node with OnEnter = node.OnEnter @ [ action ] }
    [<CustomOperation "leave">]
    member _.Leave(node, action) = { node with OnExit = action :: node.OnExit }
    [<CustomOperation "on">]
    member _.On(node: Node, event: string, target: string) = { node with Handlers = node.Handlers.Add(event, target) }

let state name = StateBuilder name

type Chart(nodes: Node list, start: string) =
    let byName = nodes |> List.map (fun n -> n.Name, n) |> readOnlyDict
    let rec ancestors name =
        seq {
            let n = byName.[name]
            yield n
            match n.Parent with
            | Some p -> yield! ancestors p
            | None -> ()
        }
    let mutable current = start

    member _.Current = current

    member _.Send event =
        match ancestors current |> Seq.tryPick (fun n -> n.Handlers.TryFind event) with
        | None -> printfn "%s ignores %s" current event
        | Some target ->
            let path name = ancestors name |> Seq.map (fun n -> n.Name) |> List.ofSeq
            let shared = Set.intersect (set (path current)) (set (path target))
            for n in ancestors current do
                if not (shared.Contains n.Name) then List.iter (fun f -> f ()) n.OnExit
            for n in ancestors target |> Seq.rev do
                if not (shared.Contains n.Name) then n.OnEnter |> List.iter (fun f -> f ())
            current <- target

let charts () =
    printfn "-- charts"
    let say text () = printf "%s; " text
    let chart =
        Chart(
            [ state "off" { on "power" "idle" }
              state "on" {
                  enter (say "fan on")
                  leave (say "fan off")
                  leave (say "saving")
                  on "power" "off"
              }
              state "idle" {
                  inside "on"
                  on "play" "playing"
              }
              state "playing" {
                  inside "on"
                  enter (say "music")
                  leave (say "silence")
                  on "stop" "idle"
                  on "play" "playing"
              } ],
            "off"
        )
    for event in [ "play"; "power"; "play"; "stop"; "play"; "power"; "power" ] do
        chart.Send event
        printfn "-> %s" chart.Current

Vending.run ()
doors ()
charts ()
