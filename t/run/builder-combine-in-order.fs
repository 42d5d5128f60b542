// out: delay
// out: run
// out: bind 3
// out: delay
// out: bind 1
// out: return 1
// out: bind 2
// out: return 2
// out: delay
// out: combine 3
// out: delay
// out: caught x
// out: zero
// out: delay
// out: combine 0
// out: bind 1
// out: return 1
// out: bind 2
// out: return 2
// out: delay
// out: combine 3
// out: delay
// out: return 3
// out: finally
// out: dispose 1
// out: 9
type Eager() =
    member _.Bind(x, f) = printfn "bind %d" x; f x
    member _.Return x = printfn "return %d" x; x
    member _.Delay f = printfn "delay"; f
    member _.Run f = printfn "run"; f ()
    member _.Zero() = printfn "zero"; 0
    member _.Combine(a: int, f) = printfn "combine %d" a; a + f ()
    member _.While(g, body) =
        let mutable n = 0
        while g () do n <- n + body ()
        n
    member _.TryWith(body, h) = try body () with e -> h e
    member _.TryFinally(body, fin) = try body () finally fin ()
    member _.Using(r: #System.IDisposable, f) = try f r finally r.Dispose()
    member _.For(xs: seq<'a>, f) = Seq.fold (fun acc x -> acc + f x) 0 xs
let eager = Eager()
let resource n = { new System.IDisposable with member _.Dispose() = printfn "dispose %d" n }
let v =
    eager {
        let! a = 3
        let mutable i = 0
        while i < 2 do
            i <- i + 1
            let! q = i
            return q
        use d = resource 1
        try
            failwith "x"
        with e -> printfn "caught %s" e.Message
        for k in [1; 2] do
            let! z = k
            return z
        try
            return a
        finally
            printfn "finally"
    }
printfn "%d" v
