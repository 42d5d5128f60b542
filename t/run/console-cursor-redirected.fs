// out: left: 0
// out: top: 0
// out: position: 0 0
// out: set left: ok
// out: set top: ok
// out: set left bad: ArgumentOutOfRangeException: The value must be greater than or equal to zero and less than the console's buffer size in that dimension. (Parameter 'left')
// out: Actual value was -1.
// out: available: InvalidOperationException: Cannot see if a key has been pressed when either application does not have a console or when console input has been redirected from a file. Try Console.In.Peek.
// out: treat: False
// out: treat set: False
// out: readkey: InvalidOperationException: Cannot read keys when either application does not have a console or when console input has been redirected. Try Console.Read.
// out: size: 100
open System
let show (name: string) (f: unit -> string) =
    try printfn "%s: %s" name (f ())
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message
show "left" (fun () -> string Console.CursorLeft)
show "top" (fun () -> string Console.CursorTop)
show "position" (fun () -> let struct (l, t) = Console.GetCursorPosition() in sprintf "%d %d" l t)
show "set left" (fun () -> Console.CursorLeft <- 3; "ok")
show "set top" (fun () -> Console.CursorTop <- 3; "ok")
show "set left bad" (fun () -> Console.CursorLeft <- -1; "ok")
show "available" (fun () -> string Console.KeyAvailable)
show "treat" (fun () -> string Console.TreatControlCAsInput)
show "treat set" (fun () -> Console.TreatControlCAsInput <- true; string Console.TreatControlCAsInput)
show "readkey" (fun () -> string (Console.ReadKey true).KeyChar)
show "size" (fun () -> string Console.CursorSize)
