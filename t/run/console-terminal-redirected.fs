// out: true true true
// out: ArgumentOutOfRangeException: The value must be greater than or equal to zero and less than the console's buffer size in that dimension. (Parameter 'left')
// out: Actual value was -1.
// out: ArgumentOutOfRangeException: The value must be greater than or equal to zero and less than the console's buffer size in that dimension. (Parameter 'top')
// out: Actual value was -4.
// out: InvalidOperationException: Cannot read keys when either application does not have a console or when console input has been redirected. Try Console.Read.
// out: InvalidOperationException: Cannot read keys when either application does not have a console or when console input has been redirected. Try Console.Read.
// out: a A Alt, Control
// out: left
open System
let attempt f = try f () |> ignore with e -> printfn "%s: %s" (e.GetType().Name) e.Message
printfn "%b %b %b" Console.IsInputRedirected Console.IsOutputRedirected Console.IsErrorRedirected
Console.SetCursorPosition(3, 4)
attempt (fun () -> Console.SetCursorPosition(-1, 4))
attempt (fun () -> Console.SetCursorPosition(1, -4))
Console.CursorVisible <- false
Console.Title <- "x"
Console.Clear()
Console.Beep()
attempt (fun () -> Console.ReadKey())
attempt (fun () -> Console.ReadKey true)
let key = ConsoleKeyInfo('a', ConsoleKey.A, false, true, true)
printfn "%c %A %A" key.KeyChar key.Key key.Modifiers
match key.Key with
| ConsoleKey.Enter -> printfn "enter"
| ConsoleKey.A | ConsoleKey.LeftArrow -> printfn "left"
| _ -> printfn "other"
