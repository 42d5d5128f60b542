// out: 1
// out: for do ()
// out: list match match-failure-place-of-patterns.fs true 30 26
// out: list do match match-failure-place-of-patterns.fs true 31 29
// out: array match match-failure-place-of-patterns.fs true 32 29
// out: seq match match-failure-place-of-patterns.fs true 33 41
// out: seq2 match match-failure-place-of-patterns.fs true 34 43
// out: async match match-failure-place-of-patterns.fs true 35 57
// out: seq let match match-failure-place-of-patterns.fs true 36 45
// out: list let match match-failure-place-of-patterns.fs true 37 30
// out: param match match-failure-place-of-patterns.fs true 38 7
// out: param 2 match match-failure-place-of-patterns.fs true 40 10
// out: method match match-failure-place-of-patterns.fs true 43 14
// out: static match match-failure-place-of-patterns.fs true 44 27
// out: lambda 2 match match-failure-place-of-patterns.fs true 47 23
// out: seq match match match-failure-place-of-patterns.fs true 49 49
// out: use match match-failure-place-of-patterns.fs true 51 35
// out: wide match match-failure-place-of-patterns.fs true 54 46
// out: wide 2 match match-failure-place-of-patterns.fs true 55 42
// out: true
// out: false true true
// out: MatchFailureException ("x", 1, 2)
// out: any
/// Says where a match failed: the file's name, the line, and the column from 0.
let t n h = try printfn "%s %A" n (h ()) with
            | MatchFailureException (file, line, col) ->
              printfn "%s match %s %b %d %d" n (System.IO.Path.GetFileName file) (System.IO.Path.IsPathRooted file) line col
            | e -> printfn "%s %s" n (e.GetType().Name)
t "for do" (fun () -> for Some x in [ None; Some 1 ] do printfn "%d" x)
t "list" (fun () -> [ for Some x in [ None; Some 1 ] -> x ])
t "list do" (fun () -> [ for Some x in [ None; Some 1 ] do yield x ])
t "array" (fun () -> [| for (Some x) in [ None; Some 1 ] do x |])
t "seq" (fun () -> Seq.length (seq { for Some x in [ None ] do yield x }))
t "seq2" (fun () -> Seq.length (seq { for (1, x) in [ (2, 1) ] do yield x }))
t "async" (fun () -> Async.RunSynchronously (async { for Some x in [ None; Some 1 ] do printfn "%d" x }))
t "seq let" (fun () -> Seq.toList (seq { let (Some x) = (if true then None else Some 1) in yield x }))
t "list let" (fun () -> [ let (Some x) = (if true then None else Some 1) in yield x ])
let k (Some x) = x
t "param" (fun () -> k None)
let k2 a (Some x, 1) = a + x
t "param 2" (fun () -> k2 1 (None, 2))
type C (n) =
  member _.M (Some x) = x + n
  static member S (a: int, Some x) = x + a
t "method" (fun () -> C(1).M None)
t "static" (fun () -> C.S (1, None))
let l2 = fun (Some x) (Some y) -> x + y
t "lambda 2" (fun () -> l2 (Some 1) None)
t "seq match" (fun () -> Seq.toList (seq { match 3 with
                                           | 4 -> yield 1 }))
t "use" (fun () -> (fun x -> match x with
                             | { contents = 3 } -> 1) (ref 4))
let é = "ü"
t "wide" (fun () -> let ``é`` = "日本" in match é with "x" -> 1)
t "wide 2" (fun () -> (ignore "😀"; match é with "x" -> 1))
try (let [ x ] = [ 1; 2 ] in printfn "%d" x) with e -> printfn "%b" (e = e)
let e1 = try (match 1 with 2 -> null) with e -> e
let e2 = try (match 1 with 2 -> null) with e -> e
let e3 () = try (match 1 with 2 -> null) with e -> e
printfn "%b %b %b" (e1 = e2) (e3 () = e3 ()) (hash (e3 ()) = hash (e3 ()))
let mk = MatchFailureException
printfn "%A" (mk ("x", 1, 2))
(try raise (mk ("x", 1, 2)) with MatchFailureException _ -> printfn "any" | _ -> printfn "none")
