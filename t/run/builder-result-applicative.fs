// out: Ok { Name = "Ann"
// out:      Age = 30
// out:      Email = "ann@x.org" }
// out: Error ["empty name"; "not a number: 'x'"; "bad email nobody"]
// out: Ok 6
// out: Error ["age out of range: 200"]
// out: Error ["negative"]
// out: Error ["zero"]
// out: disposed 5
// out: Ok 25
// out: disposed 151
// out: Error ["age out of range: 151"]
module Program
// result builder with everything
type ResultBuilder() =
    member _.Return x = Ok x
    member _.ReturnFrom (m: Result<_, _>) = m
    member _.Bind (m, f) = Result.bind f m
    member _.Zero () = Ok ()
    member _.Combine (m, f) = Result.bind f m
    member _.Delay (f: unit -> Result<_, _>) = f
    member _.Run (f: unit -> Result<_, _>) = f ()
    member this.TryWith (f, h) = try f () with e -> h e
    member this.TryFinally (f, c) = try f () finally c ()
    member this.Using (r: 'T when 'T :> System.IDisposable, body) =
        this.TryFinally ((fun () -> body r), (fun () -> r.Dispose ()))
    member this.While (guard, body: unit -> Result<_,_>) =
        if not (guard ()) then this.Zero ()
        else this.Bind (body (), fun () -> this.While (guard, body))
    member this.For (s: seq<_>, body) =
        this.Using (s.GetEnumerator (), fun e ->
            this.While (e.MoveNext, fun () -> body e.Current))
    member _.MergeSources (a, b) =
        match a, b with
        | Ok x, Ok y -> Ok (x, y)
        | Error e, Ok _ | Ok _, Error e -> Error e
        | Error e, Error f -> Error (e @ f)
    member _.BindReturn (m, f) = Result.map f m

let result = ResultBuilder ()

type Person = { Name: string; Age: int; Email: string }

let validateName (n: string) =
    if System.String.IsNullOrWhiteSpace n then Error [ "empty name" ] else Ok (n.Trim ())

let validateAge (s: string) =
    match System.Int32.TryParse s with
    | true, a when a >= 0 && a < 150 -> Ok a
    | true, a -> Error [ sprintf "age out of range: %d" a ]
    | false, _ -> Error [ $"not a number: '{s}'" ]

let validateEmail (e: string) =
    match e.Split '@' with
    | [| user; domain |] when user <> "" && domain.Contains "." -> Ok e
    | _ -> Error [ "bad email " + e ]

let person n a e = result {
    let! name = validateName n
    and! age = validateAge a
    and! email = validateEmail e
    return { Name = name; Age = age; Email = email }
}

let sumAll (xs: string list) = result {
    let mutable total = 0
    for x in xs do
        let! v = validateAge x
        total <- total + v
    return total
}

let guarded x : Result<int, string list> = result {
    try
        if x < 0 then return failwith "negative"
        elif x = 0 then return! Error [ "zero" ]
        else
            use d = { new System.IDisposable with member _.Dispose () = printfn "disposed %d" x }
            let! a = validateAge (string x)
            match! validateAge "20" with
            | 20 -> return a + 20
            | n -> return n
    with
    | Failure m -> return! Error [ m ]
}

printfn "%A" (person "Ann" "30" "ann@x.org")
printfn "%A" (person " " "x" "nobody")
printfn "%A" (sumAll [ "1"; "2"; "3" ])
printfn "%A" (sumAll [ "1"; "200"; "x" ])
for i in [ -1; 0; 5; 151 ] do printfn "%A" (guarded i)
