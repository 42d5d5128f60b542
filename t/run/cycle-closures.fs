// out: 120
// out: true false
// out: 55
// out: [1; 1; 2; 3; 5; 8; 13]
// out: 15
// out: 3 2 1 done
// out: hi from b
// Closures that reach themselves: through ref cells, mutable fields, arrays of functions, lazies, object expressions.
type Machine() =
    member val Step: int -> int = id with get, set

type IGreeter =
    abstract Greet: unit -> string

type Room = { mutable Exit: (unit -> Room) option; Title: string }

let parser () =
    let expr = ref (fun (_: string list) -> 0, [])
    let atom tokens =
        match tokens with
        | "(" :: rest ->
            let v, rest = expr.Value rest
            v, List.tail rest
        | n :: rest -> int n, rest
        | [] -> 0, []
    expr.Value <-
        fun tokens ->
            let v, rest = atom tokens
            match rest with
            | "+" :: rest ->
                let w, rest = expr.Value rest
                v + w, rest
            | _ -> v, rest
    fst (expr.Value [ "1"; "+"; "("; "2"; "+"; "3"; ")"; "+"; "9" ])

[<EntryPoint>]
let main _ =
    let m = Machine()
    m.Step <- fun n -> if n = 0 then 1 else n * m.Step(n - 1)
    printfn "%d" (m.Step 5)
    let table: (int -> bool)[] = Array.create 2 (fun _ -> false)
    table.[0] <- fun n -> n = 0 || table.[1](n - 1)
    table.[1] <- fun n -> n <> 0 && table.[0](n - 1)
    printfn "%b %b" (table.[0] 10) (table.[1] 10)
    let cell: (int -> unit) ref = ref ignore
    cell.Value <- fun n -> if n > 0 then (cell.Value(n - 1))
    cell.Value 3
    let total = ref 0
    let loop = ref ignore
    loop.Value <- (fun n -> if n > 0 then (total.Value <- total.Value + n; loop.Value(n - 1)))
    loop.Value 10
    printfn "%d" total.Value
    let fibs = Array.create 7 (lazy 0)
    for i in 0 .. 6 do fibs.[i] <- lazy (if i < 2 then 1 else fibs.[i - 1].Value + fibs.[i - 2].Value)
    printfn "%A" [ for f in fibs -> f.Value ]
    printfn "%d" (parser ())
    let rooms = [| for t in [ "3"; "2"; "1" ] -> { Exit = None; Title = t } |]
    for i in 0 .. 2 do rooms.[i].Exit <- Some(fun () -> rooms.[(i + 1) % 3])
    let mutable here = rooms.[0]
    for _ in 1 .. 3 do
        printf "%s " here.Title
        here <- here.Exit.Value()
    printfn "done"
    let greeters = ResizeArray<IGreeter>()
    let make name =
        { new IGreeter with
            member _.Greet() = if name = "b" then "hi from b" else greeters.[1].Greet() }
    greeters.Add(make "a")
    greeters.Add(make "b")
    printfn "%s" (greeters.[0].Greet())
    0
