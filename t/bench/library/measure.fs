/// What the programs of this folder measure with: the parts that are wanted, the time of a part, numbers.
module Measure

open System

let wanted = Environment.GetCommandLineArgs()
let once = Array.contains "once" wanted
let mutable sink = 0L

/// The least time of a piece of work that is done three times or more often, once only where that takes seconds or is asked for.
let time (name: string) (work: unit -> int64) =
    if wanted.Length < 2 || Array.IndexOf(wanted, name, 1) > 0 then
        let mutable best = Int64.MaxValue
        let mutable total = 0L
        let mutable rounds = 0
        while rounds = 0 || not once && (rounds < 3 && total < 2000000L || rounds < 20 && total < 500000L) do
            let watch = Diagnostics.Stopwatch.StartNew()
            sink <- work ()
            let took = watch.ElapsedTicks * 1000000L / Diagnostics.Stopwatch.Frequency
            best <- min best took
            total <- total + took
            rounds <- rounds + 1
        printfn "%s %d.%03d %d" name (best / 1000L) (best % 1000L) sink

let mutable state = 1u

/// The next of a row of random numbers from 0 to 2,147,483,647.
let next () =
    state <- state * 1664525u + 1013904223u
    int (state >>> 1)

/// The first n of them.
let numbers n =
    state <- 1u
    Array.init n (fun _ -> next ())
