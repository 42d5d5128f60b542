// out: 3
// out: 3
// out: 4
// out: three
// out: 2
// out: 10
// out: 5
// out: Delay
// out: Run
// out: Source
// out: SourceOpt
// out: Bind2
// out: Return
// out: Delay
// out: Run
// out: Source
// out: Bind
// out: SourceOpt
// out: Bind
// out: Source
// out: ReturnFrom
// out: Delay
// out: Run
// out: Source
// out: Bind
// out: Delay
// out: While
// out: 1
// out: Source
// out: Bind
// out: Zero
// out: 2
// out: Source
// out: Bind
// out: Zero
// out: 3
// out: Source
// out: Bind
// out: Zero
// out: Delay
// out: Run
// out: SourceOpt
// out: Bind
// out: Return
// out: Delay
// out: Run
// out: Using
// out: Source
// out: Bind
// out: Using
// out: body
// out: Zero
// out: disposeB
// out: disposeA
// out: Delay
// out: Run
// out: Delay
// out: TryWith
// out: Delay
// out: TryFinally
// out: fin
// out: x
// out: Return
// out: Delay
// out: Run
// out: For
// out: Zero
// out: Delay
// out: Combine
// out: Source
// out: Bind
// out: 2
// out: Zero
// out: two
// out: Zero
// out: Delay
// out: Combine
// out: Source
// out: Bind
// out: 3
// out: Zero
// out: Delay
// out: Run
// out: Source
// out: BindReturn
// out: Delay
// out: Run
// out: Source
// out: BindReturn
// out: Delay
// out: Run
// out: Source
// out: Bind
// out: do!
// out: Source
// out: BindReturn
// out: then
// out: Delay
// out: Run
// out: Return
// out: 
// computation expressions: nested, and!, while!, match!, use!, try, for, combine
type Trace() =
    let log = System.Text.StringBuilder()
    member _.Log(s: string) = log.Append(s).Append(' ') |> ignore
    member _.Text = log.ToString()
let t = Trace()
type M<'a> = M of (unit -> 'a)
let run (M f) = f ()
type MB() =
    member _.Return x = t.Log "Return"; M (fun () -> x)
    member _.ReturnFrom(m: M<'a>) = t.Log "ReturnFrom"; m
    member _.Bind(m: M<'a>, f: 'a -> M<'b>) = t.Log "Bind"; M (fun () -> run (f (run m)))
    member _.Bind2(a: M<'a>, b: M<'b>, f: 'a * 'b -> M<'c>) = t.Log "Bind2"; M (fun () -> run (f (run a, run b)))
    member _.MergeSources(a: M<'a>, b: M<'b>) = t.Log "Merge"; M (fun () -> run a, run b)
    member _.BindReturn(m: M<'a>, f: 'a -> 'b) = t.Log "BindReturn"; M (fun () -> f (run m))
    member _.Zero() = t.Log "Zero"; M (fun () -> ())
    member _.Delay(f: unit -> M<'a>) = t.Log "Delay"; M (fun () -> run (f ()))
    member _.Combine(a: M<unit>, b: M<'a>) = t.Log "Combine"; M (fun () -> run a; run b)
    member _.While(c: unit -> bool, b: M<unit>) = t.Log "While"; M (fun () -> while c () do run b)
    member _.For(xs: seq<'a>, f: 'a -> M<unit>) = t.Log "For"; M (fun () -> for x in xs do run (f x))
    member _.TryWith(m: M<'a>, h: exn -> M<'a>) = t.Log "TryWith"; M (fun () -> try run m with e -> run (h e))
    member _.TryFinally(m: M<'a>, f: unit -> unit) = t.Log "TryFinally"; M (fun () -> try run m finally f ())
    member _.Using(d: 'd, f: 'd -> M<'a>) : M<'a> when 'd :> System.IDisposable = t.Log "Using"; M (fun () -> use x = d in run (f x))
    member _.Source(m: M<'a>) = t.Log "Source"; m
    member _.Source(o: 'a option) = t.Log "SourceOpt"; M (fun () -> Option.get o)
    member _.Source(xs: seq<'a>) = xs
    member _.Run(m: M<'a>) = t.Log "Run"; run m
let m = MB()
let one () = M (fun () -> 1)
printfn "%d" (m { let! a = one ()
                  and! b = Some 2
                  return a + b })
printfn "%d" (m { let! a = one ()
                  let! b = Some 2
                  return! M (fun () -> a + b) })
let mutable k = 0
let step () = M (fun () -> k <- k + 1; k < 4)
m { while! step () do
        t.Log(string k) }
printfn "%d" k
printfn "%s" (m { match! Some 3 with
                  | 3 -> return "three"
                  | _ -> return "other" })
let disp n = { new System.IDisposable with member _.Dispose() = t.Log("dispose" + n) }
m { use a = disp "A"
    use! b = M (fun () -> disp "B")
    t.Log "body" }
printfn "%d" (m { try
                    try
                        failwith "x"
                        return 1
                    finally
                        t.Log "fin"
                  with Failure s ->
                    t.Log s
                    return 2 })
m { for x in [1; 2] do
        if x = 2 then t.Log "two"
        let! y = one ()
        t.Log(string (x + y)) }
let nested = m { let! x = M (fun () -> m { let! a = one () in return a * 10 })
                 return x }
printfn "%d" nested
m { do! M (fun () -> t.Log "do!")
    if true then
        do! M (fun () -> t.Log "then")
    else
        t.Log "else" }
printfn "%d" (m { let f x = x + 1
                  let rec g n = if n = 0 then 0 else g (n - 1) + 1
                  let (a, b) = (f 1, g 3)
                  return a + b })
printfn "%s" (t.Text.Replace(" ", "\n"))
