// out: array 3
// out: array or default 3
// out: none InvalidOperationException
// out: none or default 9
// out: list 3
// out: F# list DivideByZeroException
// out: sequence DivideByZeroException
// out: empty InvalidOperationException
// out: last 3
// Last of an array or a list applies the predicate from the end on, as .NET does.
open System
open System.Linq
let show name (f: unit -> int) = printfn "%s %s" name (try string (f ()) with e -> e.GetType().Name)
let items = [| 1; 2; 3 |]
let fails x = 10 / (x - 2) > 0
show "array" (fun () -> items.Last fails)
show "array or default" (fun () -> items.LastOrDefault fails)
show "none" (fun () -> items.Last(fun x -> x > 3))
show "none or default" (fun () -> items.LastOrDefault((fun x -> x > 3), 9))
show "list" (fun () -> (ResizeArray items).Last fails)
show "F# list" (fun () -> [ 1; 2; 3 ].Last fails)
show "sequence" (fun () -> (seq { 1 .. 3 }).Where(fun x -> x > 0).Last fails)
show "empty" (fun () -> ([||]: int[]).Last())
show "last" (fun () -> items.Last())
