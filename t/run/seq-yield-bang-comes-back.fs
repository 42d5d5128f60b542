// out: [1; 2; 3; 4; 5; 6; 7]
// out: [4; 2; 1; 3; 6; 5; 7]
// out: [1; 3; 2; 5; 7; 6; 4]
// out: ["ll."; "l1"; "lr."; "l!"; "2"; "rl."; "r3"; "rr."; "r!"; "!"]
// out: 28 7 [1; 2; 3]
// out: 2 1
// out:   start 3
// out:   first
// out:   second
// out:   start 2a
// out:   first
// out:   second
// out:   start 1aa
// out:   first
// out:   second
// out:   start 0aaa
// out: 1
// out:   third
// out:   start -1aab
// out:   end 1aa
// out: 2
// out:   third
// out:   start 0ab
// out:   end 2a
// out: 3
// out:   third
// out:   start 1b
// out:   first
// out:   second
// out:   start 0ba
// out: 1
// out:   third
// out:   start -1bb
// out:   end 1b
// out:   end 3
// out: left early
// out:   start 3
// out:   first
// out:   second
// out:   start 2a
// out:   first
// out:   second
// out:   start 1aa
// out:   first
// out:   second
// out:   start 0aaa
// out: 1
// out:   third
// out:   start -1aab
// out:   end 1aa
// out: 2
// out: a
// out:  b
// out:   c
// out: c:0
// out:   d
// out: d:0
// out: b:2
// out:  e
// out:   f
// out: f:0
// out: e:1
// out: a:2
// out: ("b", 0)
// out: ("b", 1)
// out: ("b'", 1)
// out: ("b'", 2)
// out: ("a", 0)
// out: ("e", 0)
// out: ("e'", 1)
// out: ("a", 1)
// out: ("a'", 1)
// out: ("a'", 2)
// out: [("a", "b", 1); ("a", "c", 2); ("b", "c", 1); ("a", "b", 3); ("c", "a", 1);
// out:  ("c", "b", 2); ("a", "b", 1)]
// out: (2, 2.0, "cx", (5, "dy"), Some 6L, 1, (3, 4.0))
// out: (1, 2.0, "cx", (5, "dy"), Some 6L, 1, (3, 4.0))
// out: (1, 1.5, "c", (4, "d"), Some 5L, 2, (3, 3.0))
// out: (1, 1.5, "c", (4, "d"), None, 1, (2, 3.0))
// out: (1, 1.5, "c", (4, "d"), None, 1, (2, 3.0))
// out: (1, 1.5, "c", (4, "d"), Some 5L, 2, (3, 3.0))
// out: [10; 20; 30; 13; 20; 30; 5; 24; 30; 6; 35; 10; 13; 5; 7]
// out: [0; 100; 200; 0; 300; 0; 100]
// out: ["p"; "q"] [1.5; 2.5]
// out: bottom
// out: bottom
// out: -5
// out: -10
// out: Attempted to divide by zero.
// out: 2
// out: left 2
// out: 1
// out: left 1
// out: 0
// out: left 0
// out: 100
// out: 200
// out: 5
// out: left 5
// out: 4
// out: left 4
// out: 2
// out: 1
// out: 0
// out: left 0
// out: 100
// out: left 1
// out: 200
// out: left 2
// out: 5
// out: 4
// out: 3
// out: left 3
// out: left 4
// out: left 5
// out: [10; -1; -10; 0; 1]
// out: 1001 0
// out: 501
// out: [0; 1; 2; 3; 2; 1; 3; 99]
// out: [10; 11; 20; 21; 30; 31]
// out: [2; 4; -1; 6; 2; -3; -1]
// out: ["Int32"; "String"; "String"]
// out: ["String"; "String"; "Int32"]
module Program
type Tree = Leaf | Node of Tree * int * Tree
let rec build lo hi = if lo > hi then Leaf else let m = (lo + hi) / 2 in Node (build lo (m - 1), m, build (m + 1) hi)
let t = build 1 7
// before, between, behind: one and several places to come back to
let rec inorder t =
    seq {
        match t with
        | Leaf -> ()
        | Node (l, x, r) ->
            yield! inorder l
            yield x
            yield! inorder r
    }
let rec preorder t =
    seq {
        match t with
        | Leaf -> ()
        | Node (l, x, r) ->
            yield x
            yield! preorder l
            yield! preorder r
    }
let rec postorder t =
    seq {
        match t with
        | Leaf -> ()
        | Node (l, x, r) ->
            yield! postorder l
            yield! postorder r
            yield x
    }
let rec pathed path t =
    seq {
        match t with
        | Leaf -> yield path + "."
        | Node (l, x, r) ->
            yield! pathed (path + "l") l
            yield path + string x
            yield! pathed (path + "r") r
            yield path + "!"
    }
printfn "%A" (Seq.toList (inorder t))
printfn "%A" (Seq.toList (preorder t))
printfn "%A" (Seq.toList (postorder t))
printfn "%A" (Seq.toList (pathed "" (build 1 3)))
let s = inorder t
printfn "%d %d %A" (Seq.sum s) (Seq.length s) (Seq.toList (Seq.truncate 3 s))
let e1 = s.GetEnumerator()
let e2 = s.GetEnumerator()
e1.MoveNext () |> ignore
e1.MoveNext () |> ignore
e2.MoveNext () |> ignore
printfn "%d %d" e1.Current e2.Current

// arguments are evaluated where the inner sequence is asked for, left to right
let show (s: string) x = printfn "  %s" s; x
let rec traced n (m: string) =
    seq {
        printfn "  start %d%s" n m
        if n > 0 then
            yield! traced (show "first" (n - 1)) (show "second" (m + "a"))
            yield n
            yield! traced (show "third" (n - 2)) (m + "b")
            printfn "  end %d%s" n m
    }
for x in traced 3 "" do printfn "%d" x
printfn "left early"
for x in Seq.truncate 2 (traced 3 "") do printfn "%d" x

// in loops, with mutable variables, several variables, wide values
type Rose = Rose of string * Rose list
let rec walk depth (Rose (name, children)) =
    seq {
        yield String.replicate depth " " + name
        let mutable count = 0
        for c in children do
            yield! walk (depth + 1) c
            count <- count + 1
        yield sprintf "%s:%d" name count
    }
let rose = Rose ("a", [Rose ("b", [Rose ("c", []); Rose ("d", [])]); Rose ("e", [Rose ("f", [])])])
for s in walk 0 rose do printfn "%s" s
let rec walkArray (Rose (name, children)) : (string * int) seq =
    seq {
        let items = List.toArray children
        for i in 0 .. items.Length - 1 do
            yield! walkArray items.[i]
            yield name, i
        for i = 1 to items.Length do yield (name + "'", i)
    }
for s in walkArray rose do printfn "%A" s
let rec hanoi n (a: string) (b: string) (c: string) =
    seq {
        if n > 0 then
            yield! hanoi (n - 1) a c b
            yield a, b, n
            yield! hanoi (n - 1) c b a
    }
printfn "%A" (Seq.toList (hanoi 3 "a" "b" "c"))
let rec wide (a: int) (b: float) (c: string) (d: (int * string)) (e: int64 option) n =
    seq {
        if n > 0 then
            let f = (a + n, b * 2.0)
            yield! wide (a + 1) (b + 0.5) (c + "x") (fst d + 1, snd d + "y") (Option.map ((+) 1L) e) (n - 1)
            yield (a, b, c, d, e, n, f)
            let g = struct (a, c)
            yield! wide a b c d None (n - 1)
            yield (snd (fst d, 1), b, (let struct (_, z) = g in z), d, e, n, f)
    }
for x in wide 1 1.5 "c" (4, "d") (Some 5L) 2 do printfn "%A" x

// closures and local functions over the parameters
let rec closures n (out: (unit -> int) list) =
    seq {
        if n > 0 then
            let f = fun () -> n * 10
            let twice k = k * 2 + n
            yield! closures (n - 1) (f :: out)
            yield f () + twice 1
            yield! closures (n - 2) out
            yield twice 2
        else
            for g in out do yield g ()
    }
printfn "%A" (Seq.toList (closures 3 []))
// local functions that capture, generic ones
let outer k =
    let rec go n =
        seq {
            if n > 0 then yield! go (n - 1)
            yield n * k
            if n > 1 then yield! go (n - 2)
        }
    go 3
printfn "%A" (Seq.toList (outer 100))
type Tree2<'a> = E | B of Tree2<'a> * 'a * Tree2<'a>
let rec items (t: Tree2<'a>) : 'a seq =
    seq {
        match t with
        | E -> ()
        | B (l, x, r) ->
            yield! items l
            yield x
            yield! items r
    }
printfn "%A %A" (Seq.toList (items (B (B (E, "p", E), "q", E)))) (Seq.toList (items (B (E, 1.5, B (E, 2.5, E)))))

// exceptions: through all of it; a handler in an activation of its own
let rec fails n = 
    seq {
        if n = 0 then failwith "bottom"
        yield! fails (n - 1)
        yield n
    }
try for x in fails 3 do printfn "%d" x with e -> printfn "%s" e.Message
let en = (fails 2).GetEnumerator()
(try en.MoveNext () |> ignore with e -> printfn "%s" e.Message)

let rec later n =
    seq {
        if n > 0 then yield! later (n - 1)
        yield 10 / (n - 2)
    }
try for x in later 3 do printfn "%d" x with e -> printfn "%s" e.Message
let rec guarded n =
    seq {
        try
            yield n
        finally
            printfn "left %d" n
        if n > 0 then
            yield! guarded (n - 1)
            yield n * 100
    }
for x in guarded 2 do printfn "%d" x
for x in Seq.truncate 2 (guarded 5) do printfn "%d" x
let rec inside n =
    seq {
        try
            yield n
            if n > 0 then
                yield! inside (n - 1)
                yield n * 100
        finally
            printfn "left %d" n
    }
for x in inside 2 do printfn "%d" x
for x in Seq.truncate 3 (inside 5) do printfn "%d" x
let rec caught n = seq { try yield 10 / n with e -> yield -1
                         if n > -1 then
                             yield! caught (n - 1)
                             yield n }
printfn "%A" (try Seq.toList (caught 1) with e -> [])

// deep
let rec deep n =
    seq {
        if n > 0 then yield! deep (n - 1)
        yield n
    }
printfn "%d %d" (Seq.length (deep 1000)) (Seq.head (deep 1000))
let rec skewed t n =
    seq {
        if n > 0 then yield! skewed t (n - 1)
        yield t
    }
printfn "%d" (skewed "x" 500 |> Seq.sumBy String.length)
// with others, and inside others
let both t = seq { yield 0; yield! inorder t; yield! preorder t; yield 99 }
printfn "%A" (Seq.toList (both (build 1 3)))
let rec mixed t =
    seq {
        match t with
        | Leaf -> ()
        | Node (l, x, r) ->
            yield! mixed l
            yield! Seq.init 2 (fun i -> x * 10 + i)
            yield! mixed r
    }
printfn "%A" (Seq.toList (mixed (build 1 3)))
let rec even n =
    seq {
        if n > 0 then
            yield! even (n - 2)
            yield n
            yield! odd (n - 3)
    }
and odd n =
    seq {
        if n > 0 then
            yield! even (n - 1)
            yield -n
            yield! odd (n - 2)
    }
printfn "%A" (Seq.toList (even 6))
let rec names<'a> (n: int) : string seq = seq { yield typeof<'a>.Name; if n > 0 then yield! names<string> (n - 1) }
printfn "%A" (Seq.toList (names<int> 2))
let rec names2<'a> (n: int) : string seq =
    seq {
        if n > 0 then yield! names2<string> (n - 1)
        yield typeof<'a>.Name
    }
printfn "%A" (Seq.toList (names2<int> 2))
