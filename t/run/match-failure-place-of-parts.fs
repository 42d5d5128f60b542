// out: 21 14
// out: 21 24
// out: 24 17
// out: 26 11
// out: 26 20
// out: 30 18
// out: 30 27
// out: 33 11
// out: 33 11
// out: 36 13
// out: 38 15
// out: 40 8
// out: 40 29
// out: 43 7
// out: 45 18
// out: 47 8
// out: 49 6
// Where MatchFailureException says that a part of a tuple of parameters did not match.
open System
let t g = try g () |> ignore with MatchFailureException (_, b, c) -> printfn "%d %d" b c
let f = fun ((Some x), (Some y)) -> x + y
t (fun () -> f (None, None))
t (fun () -> f (Some 1, None))
let g = fun (a, (Some y), b) -> a + b + y
t (fun () -> g (1, None, 2))
let h (a, (Some y), [b]) = a + b + y
t (fun () -> h (1, None, []))
t (fun () -> h (1, Some 2, []))
type T() =
  member _.N (a, (Some x), [y]) = x + y
t (fun () -> T().N (1, None, []))
t (fun () -> T().N (1, Some 1, []))
let k (a, ((Some y), [b])) = a + b + y
t (fun () -> k (1, (None, [])))
t (fun () -> k (1, (Some 1, [])))
let l (a, (((Some y): int option))) = a + y
t (fun () -> l (1, None))
let m = fun (((Some y): int option)) -> y
t (fun () -> m None)
let n ((Some y): int option, 1) = y
t (fun () -> n (None, 1))
t (fun () -> n (Some 1, 2))
let o (Some y as z, 1) = y
t (fun () -> o (None, 1))
let p = fun x (a, Some b) -> x + a + b
t (fun () -> p 1 (2, None))
let q = function (Some a, 1) -> a
t (fun () -> q (None, 2))
let r struct (Some a, 1) = a
t (fun () -> r (struct (None, 2)))
