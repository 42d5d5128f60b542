// out: a,from = 1
// out: pair,record,unit,return = 16
// out: close x
// out: open x,m,return = 3
// out: 0,zero,1,zero,zero,zero,10,return,11,return,zero,3,return,2,return,return = 2
// out: more,body,more,zero,body,more,zero,zero,return = -1
// out: one,from = 7
// out: finally
// out: return = 1
// out: zero = ()
// out: last,return = ()
// out: effect
// out: n,return = ok
type M<'a> = { Steps: string list; Value: 'a }
type LogBuilder() =
    member _.Bind(m: M<'a>, f: 'a -> M<'b>) = let r = f m.Value in { Steps = m.Steps @ r.Steps; Value = r.Value }
    member _.Return x = { Steps = ["return"]; Value = x }
    member _.ReturnFrom(m: M<'a>) = { m with Steps = m.Steps @ ["from"] }
    member _.Zero() = { Steps = ["zero"]; Value = () }
    member _.Delay(f: unit -> M<'a>) = f
    member _.Run(f: unit -> M<'a>) = f ()
    member _.Combine(a: M<unit>, f: unit -> M<'b>) = let r = f () in { Steps = a.Steps @ r.Steps; Value = r.Value }
    member this.While(g: unit -> bool, f: unit -> M<unit>) : M<unit> =
        if g () then this.Combine(f (), (fun () -> this.While(g, f))) else this.Zero()
    member _.TryWith(f: unit -> M<'a>, h: exn -> M<'a>) = try f () with e -> h e
    member _.TryFinally(f: unit -> M<'a>, fin: unit -> unit) = try f () finally fin ()
    member this.Using(d: System.IDisposable, f) = try f d finally d.Dispose()
    member this.For(xs: seq<'a>, f: 'a -> M<unit>) : M<unit> =
        Seq.fold (fun acc x -> this.Combine(acc, (fun () -> f x))) (this.Zero()) xs
let log = LogBuilder()
let step name v = { Steps = [name]; Value = v }
let show f m = printfn "%s = %s" (String.concat "," m.Steps) (f m.Value)
let disposable name = step ("open " + name) { new System.IDisposable with member _.Dispose() = printfn "close %s" name }
show string (log { return! step "a" 1 })
show string (log {
    let! (a, b) = step "pair" (1, 2)
    let! { Steps = _; Value = c } = step "record" (step "inner" 5)
    do! step "unit" ()
    let d = a + b + c
    return d * 2 })
show string (log {
    use! r = disposable "x"
    match! step "m" (Some 3) with
    | Some n when n > 2 -> return n
    | Some _ -> return 0
    | None -> return! step "none" -1 })
show string (log {
    let mutable n = 0
    while n < 2 do
        do! step (string n) ()
        n <- n + 1
    for i in 10 .. 11 do
        do! step (string i) ()
    for i = 3 downto 2 do
        do! step (string i) ()
    return n })
let mutable left = 2
let more () = left <- left - 1; step "more" (left >= 0)
show string (log {
    while! more () do
        do! step "body" ()
    return left })
show string (log {
    try
        let! x = step "t" 1
        if x = 1 then failwith "one"
        return x
    with
    | Failure m -> return! step m 7 })
show string (log {
    try
        return 1
    finally
        printfn "finally" })
show (fun () -> "()") (log { if left > 100 then do! step "big" () })
show (fun () -> "()") (log { do! step "last" () })
show (fun (s: string) -> s) (log {
    let rec fact n = if n = 0 then 1 else n * fact (n - 1)
    let! n = step "n" 5
    printfn "effect"
    match fact n with
    | 120 -> return "ok"
    | k -> return sprintf "%d" k })
