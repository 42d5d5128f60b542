// out: a NullReferenceException: Object reference not set to an instance of an object.
// out: b NullReferenceException: Object reference not set to an instance of an object.
// out: c NullReferenceException: Object reference not set to an instance of an object.
// out: d NullReferenceException: Object reference not set to an instance of an object.
// out: e NullReferenceException: Object reference not set to an instance of an object.
// out: f NullReferenceException: Object reference not set to an instance of an object.
// out: g NullReferenceException: Object reference not set to an instance of an object.
// out: i NullReferenceException: Object reference not set to an instance of an object.
// out: j NullReferenceException: Object reference not set to an instance of an object.
// out: k NullReferenceException: Object reference not set to an instance of an object.
// out: l NullReferenceException: Object reference not set to an instance of an object.
// out: m ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: o NullReferenceException: Object reference not set to an instance of an object.
// out: p NullReferenceException: Object reference not set to an instance of an object.
// out: q NullReferenceException: Object reference not set to an instance of an object.
// out: r NullReferenceException: Object reference not set to an instance of an object.
// out: fin
// out: s NullReferenceException: Object reference not set to an instance of an object.
// out: t NullReferenceException: Object reference not set to an instance of an object.
// out: u NullReferenceException: Object reference not set to an instance of an object.
// out: v NullReferenceException: Object reference not set to an instance of an object.
// out: w NullReferenceException: Object reference not set to an instance of an object.
// A null sequence after `yield!`, and in loops of async and task, raises an exception that a handler sees.
let n: seq<int> = null
let show name (f: unit -> string) = printfn "%s %s" name (try f () with e -> e.GetType().Name + ": " + e.Message)
show "a" (fun () -> seq { yield! n; yield 1 } |> Seq.toList |> sprintf "%A")
show "b" (fun () -> [ yield! n; yield 1 ] |> sprintf "%A")
show "c" (fun () -> [| yield! n |] |> sprintf "%A")
show "d" (fun () -> seq { for x in n do yield x } |> Seq.toList |> sprintf "%A")
show "e" (fun () -> seq { yield 1; yield! n } |> Seq.toList |> sprintf "%A")
show "f" (fun () -> seq { yield! n } |> Seq.toList |> sprintf "%A")
show "g" (fun () -> (let mutable c = 0 in for x in n do c <- c + x); "")
show "i" (fun () -> seq { if true then yield! n } |> Seq.length |> string)
show "j" (fun () -> (let s = seq { yield! n; yield 1 } in Seq.head s) |> string)
show "k" (fun () -> Seq.collect (fun _ -> n) [ 1 ] |> Seq.length |> string)
show "l" (fun () -> Seq.concat [ n ] |> Seq.length |> string)
show "m" (fun () -> (new System.Collections.Generic.List<int>(n)).Count |> string)
let ns: string = null
show "o" (fun () -> seq { yield! ns } |> Seq.length |> string)
let na: int[] = null
show "p" (fun () -> seq { yield! na } |> Seq.length |> string)
show "q" (fun () -> [ for x in na -> x ] |> List.length |> string)
let nl: System.Collections.Generic.List<int> = null
show "r" (fun () -> seq { yield! nl; yield 3 } |> Seq.length |> string)
show "s" (fun () -> seq { try yield! n finally printfn "fin" } |> Seq.length |> string)
show "t" (fun () -> Async.RunSynchronously (async { for x in n do ignore x }); "")
show "u" (fun () -> (task { for x in n do ignore x }).GetAwaiter().GetResult(); "")
show "v" (fun () -> [ for x in [ 1 ] do yield! n ] |> sprintf "%A")
show "w" (fun () -> System.Linq.Enumerable.SelectMany([ 1 ], (fun (_: int) -> n)) |> Seq.length |> string)
