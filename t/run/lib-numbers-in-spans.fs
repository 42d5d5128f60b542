// out: -7 42 42
// out: 2.5 2.5
// out: 12
// out: false
// out: FormatException: The input string 'x42y-7z2.5' was not in a correct format.
// out: InvalidDataException: bad
// out: InvalidDataException: Found invalid data while decoding.
// out: (true, 5) [1; 2]
open System
let s = "x42y-7z2.5"
printfn "%d %d %d" (Int32.Parse(s.AsSpan(4, 2))) (Int64.Parse(s.AsSpan(1, 2))) (Byte.Parse(s.AsSpan(1, 2)))
printfn "%g %g" (Double.Parse(s.AsSpan 7)) (Single.Parse(s.AsSpan 7))
match Int32.TryParse("12") with
| true, n -> printfn "%d" n
| _ -> printfn "no"
printfn "%b" (fst (Int32.TryParse(null: string)))
let t f = try f () |> ignore with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> Int32.Parse(s.AsSpan 0))
t (fun () -> raise (IO.InvalidDataException "bad"))
t (fun () -> raise (IO.InvalidDataException()))
let parse: string -> bool * int = Int32.TryParse
printfn "%A %A" (parse "5") (List.map Int32.Parse [ "1"; "2" ])
