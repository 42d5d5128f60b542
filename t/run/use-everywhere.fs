// out: open a
// out: open b
// out: body ab
// out: close b
// out: close a
// out: a
// out: open x
// out: in if
// out: close x
// out: open y1
// out: in loop
// out: close y1
// out: open y2
// out: in loop
// out: close y2
// out: open z
// out: in match
// out: close z
// out: open w
// out: close w
// out: 6
// out: open t
// out: close t
// out: caught boom
// out: open u
// out: close u
// out: u!
// out: open q
// out: close q
// out: 1
// out: open r
// out: 1
// out: 2
// out: close r
// out: open m
// out: close m
// out: m
type D(name: string) =
    do printfn "open %s" name
    member _.Name = name
    interface System.IDisposable with
        member _.Dispose() = printfn "close %s" name
let f () =
    use a = new D("a")
    use b = new D("b")
    printfn "body %s%s" a.Name b.Name
    a.Name
printfn "%s" (f ())
let g n =
    if n > 0 then
        use x = new D("x")
        printfn "in if"
    for i in 1 .. 2 do
        use y = new D(sprintf "y%d" i)
        printfn "in loop"
    match n with
    | 1 ->
        use z = new D("z")
        printfn "in match"
    | _ -> ()
    let h () =
        use w = new D("w")
        5
    h () + 1
printfn "%d" (g 1)
try
    use t = new D("t")
    failwith "boom"
with e -> printfn "caught %s" e.Message
let using1 = using (new D("u")) (fun d -> d.Name + "!")
printfn "%s" using1
let lam = fun () ->
    use q = new D("q")
    q.Name.Length
printfn "%d" (lam ())
let s = seq {
    use r = new D("r")
    yield 1
    yield 2 }
for x in s do printfn "%d" x
let k = (use m = new D("m") in m.Name)
printfn "%s" k
