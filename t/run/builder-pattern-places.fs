// out: 52
// out: 52
// out: 52
// out: 1
// out: 51
// out: 22
// out: 17
// out: 17
// out: 20
// out: 20
// out: 20
// out: 22
// out: 32
// out: 1
// out: 3
// out: 25
// out: 24
// out: 25
// out: 14
let show (f: unit -> 'a) =
    try f () |> ignore; printfn "ok"
    with MatchFailureException (_, _, column) -> printfn "%d" column
show (fun () -> Async.RunSynchronously(async { let! (Some x) = async { return (None: int option) } in return x }))
show (fun () -> Async.RunSynchronously(async { let! ((Some x), y) = async { return (None: int option), 1 } in return x }))
show (fun () -> Async.RunSynchronously(async { let! Some x, y = async { return (None: int option), 1 } in return x }))
show (fun () -> Async.RunSynchronously(async { for (Some x) in [ Some 1; None ] do printfn "%d" x }))
show (fun () -> (fun (Some x) -> x) None)
show (fun () -> (function (Some x), y -> x) (None, 1))
show (fun () -> (function Some x -> x) None)
show (fun () -> let (Some x) = None in x)
show (fun () -> let (Some x, y) = None, 2 in x)
show (fun () -> let Some x, y = None, 2 in x)
show (fun () -> match None with Some x -> x)
show (fun () -> let f (Some x) (Some y) = x in f (Some 1) None)
for (Some x) in [ Some 1; None; Some 3 ] do printfn "%d" x
type B() =
    member _.Bind(x: 'a option, f) = Option.bind f x
    member _.Return x = Some x
    member _.For(xs: seq<'a>, f: 'a -> 'b option) : 'b option = xs |> Seq.map f |> Seq.last
    member _.Zero() = None
    member _.MergeSources(a, b) = match a, b with Some a, Some b -> Some (a, b) | _ -> None
let b = B()
show (fun () -> b { let! x = Some (Some 1)
                    and! [ y ] = Some [ 2; 3 ]
                    return x })
show (fun () -> b { for (Some x) in [ (None: int option) ] do
                        return x })
show (fun () -> b { let! (Some x: int option) = Some None in return x })
let m (x: int option) =
    b {
        match x with
        | Some x -> return x
    }
show (fun () -> m None)
