// out: true
// out: true p
// out: q ArgumentNullException
// out: true None
// out: true true
// out: b
// out: -
// out: null
module Program
open System
open System.Collections.Generic
let mutable last : ArgumentException = null
let check f =
    try f () with
    | :? ArgumentNullException as e -> last <- e
    | :? ArgumentException as e -> last <- e
printfn "%b" (isNull last)
check (fun () -> invalidArg "p" "m")
printfn "%b %s" (last <> null) last.ParamName
check (fun () -> nullArg "q")
printfn "%s %s" last.ParamName (match last with null -> "none" | e -> e.GetType().Name)
last <- null
printfn "%b %A" (match last with null -> true | _ -> false) (Option.ofObj last)
let e : KeyNotFoundException = null
printfn "%b %b" (isNull e) (isNull (box e))
let first (xs: exn list) : InvalidOperationException =
    match xs |> List.tryPick (function :? InvalidOperationException as e -> Some e | _ -> None) with
    | Some e -> e
    | None -> null
printfn "%s" (match first [ Exception "a"; InvalidOperationException "b" ] with null -> "-" | e -> e.Message)
printfn "%s" (match first [ Exception "a" ] with null -> "-" | e -> e.Message)
printfn "%s" (match (null: exn) with null -> "null" | _ -> "?")
