// out: match match match-failure-place.fs 29 16
// out: function match match-failure-place.fs 30 8
// out: let match match-failure-place.fs 36 23
// out: lambda match match-failure-place.fs 37 28
// out: list match match-failure-place.fs 38 24
// out: for match match-failure-place.fs 39 25
// out: raised match a.fs 3 4
// out: The match cases were incomplete
// out: MatchFailureException ("a.fs", 3, 4)
// out: Microsoft.FSharp.Core.MatchFailureException: The match cases were incomplete
// out: true
// out: false
// out: 0
// out: a.fs 3 4
// out: line 3 4
// out: 3
// out: 29 16 The match cases were incomplete
// out: Microsoft.FSharp.Core.MatchFailureException
// out: active match match-failure-place.fs 60 28
// out: guard match match-failure-place.fs 61 12
// out: union match match-failure-place.fs 66 27
// out: member match match-failure-place.fs 68 15
// out: seq match match-failure-place.fs 70 41
// out: lazy match match-failure-place.fs 71 33
// out: nested match match-failure-place.fs 73 8
// out: use of when match match-failure-place.fs 75 33
// out: array match match-failure-place.fs 77 27
// out: my match match-failure-place.fs 79 24
let f x = match x with 1 -> "one"
let g = function Some x -> x
let t n h = try printfn "%s %A" n (h ()) with
            | MatchFailureException (file, line, col) -> printfn "%s match %s %d %d" n (System.IO.Path.GetFileName file) line col
            | e -> printfn "%s %s" n (e.GetType().Name)
t "match" (fun () -> f 2)
t "function" (fun () -> g None)
t "let" (fun () -> let (Some x) = (if true then None else Some 1) in x)
t "lambda" (fun () -> (fun (Some x) -> x) None)
t "list" (fun () -> let [ a; b ] = [ 1 ] in a + b)
t "for" (fun () -> [ for Some x in [ None; Some 1 ] -> x ])
t "raised" (fun () -> raise (MatchFailureException ("a.fs", 3, 4)))
let m = MatchFailureException ("a.fs", 3, 4)
printfn "%s" m.Message
printfn "%A" m
printfn "%s" (m.ToString ())
printfn "%b" (m = MatchFailureException ("a.fs", 3, 4))
printfn "%b" (m = MatchFailureException ("a.fs", 3, 5))
printfn "%d" (compare (hash m) (hash (MatchFailureException ("a.fs", 3, 4))))
let m2 = m :?> MatchFailureException
printfn "%s %d %d" m2.Data0 m2.Data1 m2.Data2
match m with
| MatchFailureException ("b.fs", _, _) -> printfn "b"
| MatchFailureException (_, 3, c) -> printfn "line 3 %d" c
| _ -> printfn "other"
match box m with
| :? MatchFailureException as e -> printfn "%d" e.Data1
| _ -> printfn "no"
(try f 5 |> ignore with :? MatchFailureException as e -> printfn "%d %d %s" e.Data1 e.Data2 e.Message)
(try f 5 |> ignore with e -> printfn "%s" (e.GetType().FullName))
let (|Even|Odd|) x = if x % 2 = 0 then Even else Odd
t "active" (fun () -> match 3 with Even -> 1)
let rec h = function
  | 0 -> "z"
  | n when n > 3 -> "big"
t "guard" (fun () -> h 2)
type U = A | B of int
t "union" (fun () -> match B 3 with A -> 1 | B 4 -> 2)
type C () =
  member _.M = function 1 -> 2
t "member" (fun () -> C().M 3)
t "seq" (fun () -> Seq.toList (seq { for Some x in [ None ] do yield x }))
t "lazy" (fun () -> (lazy (match 3 with 4 -> 1)).Value)
t "nested" (fun () ->
  match 1, 2 with
  | 1, 3 -> 1)
t "use of when" (fun () -> match "a" with
                           | x when x = "b" -> 1)
t "array" (fun () -> match [| 1 |] with [| a; b |] -> a)
exception MyE of string * int
t "my" (fun () -> match MyE ("a", 1) with MyE ("b", _) -> 1)
