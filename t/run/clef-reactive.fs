// out: computed 0
// out: sum 12 of 1
// out: sum 23 of 2
// out: 23 3, computed 2
// out: inside 45
// out: sum 45 of 4
// out: sum 56 of 5
// out: half
// out: result of a batch
// out: sum 67 of 6
// out: stopped, 78
// out: b
// out: b2
// out: off
// out: b3
// out: divided by zero
// out: divided by zero
// out: 20
// out: beside 5
// out: beside 6
// out: too large: 6
// out: beside 4
// out: at once 4
// out: beside 3
// out: n = 10
// out: An effect changes what it depends on without end.
// out: one 8 two 9 in 5 turns
// out: A memo depends on itself.
// out: inner 0 of 0
// out: inner 1 of 0
// out: inner 1 of 1
// out: inner 2 of 1
// out: while in use: 3
// out: while in use: 4
// out: x
// out: xy
// out: 2000
// Signals, memos, effects and batches: what is computed when, failures, effects that set signals, and rings of references.
let log text = printfn "%s" text

// A memo is computed when it is read, once for each change; a diamond is seen whole.
let a = Signal.create 1
let mutable computed = 0
let left = Memo.create (fun () ->
    computed <- computed + 1
    Signal.get a + 1)
let right = Memo.create (fun () -> Signal.get a * 10)
let sum = Memo.create (fun () -> Memo.get left + Memo.get right)
printfn "computed %d" computed
let shown = Effect.create (fun () -> printfn "sum %d of %d" (Memo.get sum) (Signal.get a))
Signal.set a 2
printfn "%d %d, computed %d" (Memo.get sum) (Memo.get left) computed

// A batch runs an effect once; nested ones count as one, and one that raises keeps its changes.
Batch.run (fun () ->
    Signal.set a 3
    Batch.run (fun () -> Signal.set a 4)
    printfn "inside %d" (Memo.get sum))
try Batch.run (fun () ->
        Signal.set a 5
        failwith "half")
with e -> log e.Message
printfn "result %s" (Batch.run (fun () -> "of a batch"))
Signal.update a (fun n -> n + 1)
Effect.stop shown
Signal.set a 7
printfn "stopped, %d" (Memo.get sum)

// Dependencies are those of the last run.
let isOn = Signal.create true
let b = Signal.create "b"
let chosen = Effect.create (fun () -> log (if Signal.get isOn then Signal.get b else "off"))
Signal.set b "b2"
Signal.set isOn false
Signal.set b "b3"
Signal.set isOn true
chosen.Stop()

// Failures: of a memo, of an effect beside others, of the first run.
let divisor = Signal.create 0
let quotient = Memo.create (fun () -> 100 / Signal.get divisor)
let tryRead () = try string (Memo.get quotient) with :? System.DivideByZeroException -> "divided by zero"
log (tryRead ())
log (tryRead ())
Signal.set divisor 5
log (tryRead ())
let strict = Effect.create (fun () -> if Signal.get divisor > 5 then failwithf "too large: %d" (Signal.get divisor))
let beside = Effect.create (fun () -> printfn "beside %d" (Signal.get divisor))
try Signal.set divisor 6 with e -> log e.Message
Signal.set divisor 4
try Effect.create (fun () -> failwithf "at once %d" (Signal.get divisor)) |> ignore with e -> log e.Message
Signal.set divisor 3
strict.Stop()
Effect.stop beside

// An effect that sets what it reads runs until nothing changes; without end it is an error.
let n = Signal.create 1
let upTo = Effect.create (fun () -> if Signal.get n < 10 then Signal.set n (Signal.get n + 1))
printfn "n = %d" n.Value
upTo.Stop()
try Effect.create (fun () -> Signal.set n (Signal.get n + 1)) |> ignore with e -> log e.Message
let one, two = Signal.create 0, Signal.create 0
let e1 = Effect.create (fun () -> Signal.set two (Signal.get one + 1))
let mutable turns = 0
let e2 = Effect.create (fun () ->
    turns <- turns + 1
    if turns < 5 then Signal.set one (Signal.get two + 1) else ignore (Signal.get two))
printfn "one %d two %d in %d turns" one.Value two.Value turns
#nowarn "40"
let rec itself: Memo<int> = Memo.create (fun () -> Memo.get itself + 1)
try printfn "%d" itself.Value with e -> log e.Message

// An effect made by an effect ends when that runs again; one can end itself.
let outer, inner = Signal.create 0, Signal.create 0
let nest = Effect.create (fun () ->
    let at = Signal.get outer
    Effect.create (fun () -> printfn "inner %d of %d" (Signal.get inner) at) |> ignore)
Signal.set inner 1
Signal.set outer 1
Signal.set inner 2
Effect.stop nest
Signal.set inner 3
let once =
    use effect = Effect.create (fun () -> printfn "while in use: %d" (Signal.get inner))
    Signal.set inner 4
    42
Signal.set inner once

// Rings: a signal that holds the effect that reads it, an effect that only signals keep.
type Node = { Name: string; Next: Signal<Node option> }
let ring () =
    let x = { Name = "x"; Next = Signal.create None }
    let y = { Name = "y"; Next = Signal.create (Some x) }
    let names = Memo.create (fun () -> match x.Next.Value with Some next -> x.Name + next.Name | None -> x.Name)
    Effect.create (fun () -> log (Memo.get names)) |> ignore
    x.Next.Value <- Some y
ring ()
let many = Signal.create 0
let mutable total = 0
let effects = [ for i in 1 .. 1000 -> Effect.create (fun () -> total <- total + Signal.get many) ]
Signal.set many 2
for effect in effects do effect.Stop()
Signal.set many 3
printfn "%d" total
