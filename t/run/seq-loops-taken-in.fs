// out: 10 175
// out: finally 3
// out: sum 56
// out: finally 3
// out: caught over 3
// out: finally 3
// out: caught over 50
// out: inner
// out: outer
// out: sum 84
// out: inner
// out: outer
// out: caught in the middle
// out: inner
// out: outer
// out: caught in map
// out: inner
// out: outer
// out: caught in the body
// out: inner
// out: outer
// out: caught in the body
// out: closed
// out: 3
// out: disposed
// out: 7
// out: a1a1 a1bc1 bc1a1 bc1bc1 bc2a1 bc2bc1 def1a1 def1bc1 def2a1 def2bc1 def3a1 def3bc1 
// out: 385
// out: [(8, 5); (5, 8)]
// Sequences made and driven in one function: cleanups run once, in order, on every exit; several yields; nested pipelines.
let say (s: string) = printfn "%s" s
let attempt f = try f () with e -> printfn "caught %s" e.Message
let two n =
    let mutable sum = 0
    for x in seq { yield n; yield n * 2; if n > 3 then yield 100 } do sum <- sum * 3 + x
    sum
printfn "%d %d" (two 2) (two 5)
let guarded n limit =
    let mutable sum = 0
    for x in seq {
                 try
                     for i in 1 .. n do
                         yield i
                     yield 50
                 finally
                     printfn "finally %d" n
             } do
        if x > limit then failwithf "over %d" x
        sum <- sum + x
    printfn "sum %d" sum
attempt (fun () -> guarded 3 100)
attempt (fun () -> guarded 3 2)
attempt (fun () -> guarded 3 10)
let nested n limit =
    let mutable sum = 0
    for x in seq {
                 try
                     for a in seq {
                                  try
                                      for i in 1 .. n do
                                          yield i * 10
                                  finally
                                      say "inner"
                              } do
                         if a = limit then failwith "in the middle"
                         yield a + 1
                 finally
                     say "outer"
             }
             |> Seq.filter (fun x -> x % 20 <> 1)
             |> Seq.map (fun x -> if x = limit then failwith "in map" else x * 2) do
        if x = limit then failwith "in the body"
        sum <- sum + x
    printfn "sum %d" sum
for limit in [ 0; 20; 31; 22; 62 ] do attempt (fun () -> nested 4 limit)
let early n =
    seq {
        try
            for i in 1 .. n do
                yield i
        finally
            say "closed"
    }
    |> Seq.takeWhile (fun x -> x < 3) |> Seq.sum
printfn "%d" (early 10)
let head n =
    seq {
        use d = { new System.IDisposable with member _.Dispose() = say "disposed" }
        for i in n .. 100 do
            yield i
    }
    |> Seq.head
printfn "%d" (head 7)
let words = seq { for s in [ "a"; "bc"; "def" ] do for k in 1 .. s.Length do yield s + string k }
let both () =
    let mutable out = ""
    for w in words do
        for v in words |> Seq.truncate 2 do out <- out + w + v + " "
    out
printfn "%s" (both ())
let rec count t =
    seq {
        if t > 0 then
            yield t
            yield! count (t - 1)
    }
let total n = let mutable s = 0 in (for x in count n |> Seq.map (fun x -> x * x) do s <- s + x); s
printfn "%d" (total 10)
let flags n =
    let mutable r = []
    let s =
        seq {
            let mutable a = 0
            let mutable b = 1
            while a < n do
                yield a
                let c = a + b
                a <- b
                b <- c
        }
    for x in s do (for y in s do if x + y = n then r <- (x, y) :: r)
    r
printfn "%A" (flags 13)
