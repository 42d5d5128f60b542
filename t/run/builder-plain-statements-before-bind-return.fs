// out: Ok 5
// out: Error "too big"
// out: item 1
// out: item 2
// out: Ok 4
// With BindReturn, what has nothing of the builder's in it stays a statement: no Zero, no Combine.
type ResultBuilder() =
    member _.Bind(m, f) = Result.bind f m
    member _.BindReturn(m, f) = Result.map f m
    member _.Return x = Ok x
    member _.ReturnFrom(x: Result<_, _>) = x
    member _.TryWith(body, handler) = try body () with e -> handler e
    member _.Delay(f: unit -> Result<_, _>) = f
    member _.Run f = f ()
let result = ResultBuilder()
let half n =
    result {
        try
            let! x = Ok n
            if x > 100 then failwith "too big"
            return x / 2
        with Failure m -> return! Error m
    }
printfn "%A" (half 10)
printfn "%A" (half 1000)
let each items =
    result {
        let! xs = Ok items
        if not (List.isEmpty xs) then
            (for x in xs do
                printfn "item %d" x)
        match xs with
        | [] -> failwith "none"
        | _ -> ()
        return List.length xs + 2
    }
printfn "%A" (each [ 1; 2 ])
