// out: Inner#3 | Inner#3
// out: Outer:o | Outer:o
// out: Innermost#4 | Innermost#4

module rec Program

// The ToString of the most derived type is asked for first, wherever the types stand.
type Innermost(code: int) =
    inherit Inner(code)
    override _.ToString() = $"Innermost#{code}"

type Inner(code: int) =
    inherit Outer($"inner {code}")
    override _.ToString() = $"Inner#{code}"

type Outer(message: string) =
    inherit System.Exception(message)
    override this.ToString() = "Outer:" + this.Message

let attempt f =
    try f () with e -> printfn "%O | %s" e (string e)

[<EntryPoint>]
let main _ =
    attempt (fun () -> raise (Inner 3))
    attempt (fun () -> raise (Outer "o"))
    attempt (fun () -> raise (Innermost 4))
    0
