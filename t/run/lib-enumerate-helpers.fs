// out: [1; 2; 1; 2] 2
// out: 3 done
// out: [0; 1; 2]
// out: [7] closed
// What sequence expressions stand for, called by name.
open System
open Microsoft.FSharp.Math
open Microsoft.FSharp.Core.CompilerServices

let mutable rounds = 0
let again =
    RuntimeHelpers.EnumerateWhile
        (fun () ->
            rounds <- rounds + 1
            rounds <= 2)
        [ 1; 2 ]
printfn "%A %d" (List.ofSeq again) (rounds - 1)
let mutable state = ""
let ended = RuntimeHelpers.EnumerateThenFinally [ 1; 2 ] (fun () -> state <- "done")
printfn "%d %s" (Seq.sum ended) state
let made =
    RuntimeHelpers.EnumerateFromFunctions
        (fun () -> ref -1)
        (fun (r: int ref) ->
            r.Value <- r.Value + 1
            r.Value < 3)
        (fun r -> r.Value)
printfn "%A" (List.ofSeq made)
let mutable closed = "open"
let resource = { new IDisposable with member _.Dispose() = closed <- "closed" }
let used = RuntimeHelpers.EnumerateUsing resource (fun _ -> Seq.singleton 7)
printfn "%A %s" (List.ofSeq used) closed
