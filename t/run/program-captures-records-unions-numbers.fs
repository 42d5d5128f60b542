// out: 11 21 12 22 13 23 14 24 15 25
// out: 0;101;two;306; 406
// out: 2 xy 1.5 9 7 -5 false
// out: ssn
// out: ok 3
// out: error bad
// out: 1
// out: q2.5
// out: 7
// out: d
// out: true true
// out: 0
// out: 384
// out: 256 -56 -56
// out: -3 -1
// out: ff0 1099511627776
// out: 11 é éllo
// mutable captured in nested closures, loops and tries
let run () =
  let mutable acc = []
  let add x = acc <- x :: acc
  for i in 1 .. 5 do
    let mutable k = i
    let bump () = k <- k + 10; k
    add (bump ())
    add (bump ())
  List.rev acc
printfn "%s" (String.concat " " (List.map string (run ())))
let nested () =
  let mutable n = 0
  let mutable log = ""
  let mutable i = 0
  while i < 4 do
    try
      try
        n <- n + i
        if i = 2 then failwith "two"
        log <- log + string n + ";"
      finally
        n <- n + 100
    with e -> log <- log + e.Message + ";"
    i <- i + 1
  log, n
printfn "%s %d" (fst (nested ())) (snd (nested ()))
type R = { a: int; mutable b: string; c: float; d: int64; e: byte; f: int16 }
let r = { a = 1; b = "x"; c = 1.5; d = 9L; e = 200uy; f = -5s }
r.b <- r.b + "y"
let r2 = { r with a = 2; e = 7uy }
printfn "%d %s %.1f %d %d %d %b" r2.a r2.b r2.c r2.d r2.e r2.f (r = r2)
let opt = Some (Some None : int option option)
printfn "%s" (match opt with Some (Some (Some n)) -> string n | Some (Some None) -> "ssn" | Some None -> "sn" | None -> "n")
let res : Result<int, string> list = [ Ok 3; Error "bad" ]
for x in res do
  match x with
  | Ok n -> printfn "ok %d" n
  | Error m -> printfn "error %s" m
type U = A of int | B of string * float | C of int64 * int64 | D
let us = [ A 1; B ("q", 2.5); C (3L, 4L); D ]
for u in us do
  printfn "%s" (match u with A n -> string n | B (s, f) -> s + string f | C (x, y) -> string (x + y) | D -> "d")
printfn "%b %b" (us = us) (List.sort [ C (1L, 2L); A 5; D; A 2 ] = [ A 2; A 5; C (1L, 2L); D ])
printfn "%d" (hash (A 3) - hash (A 3))
let bytes = [| 1uy; 255uy; 128uy |]
printfn "%d" (Array.fold (fun a (b: byte) -> a + int b) 0 bytes)
printfn "%d %d %d" (int 255uy + 1) (int (sbyte 200)) (int (100y + 100y))
printfn "%d %d" (-7 / 2) (-7 % 3)
printfn "%x %d" (0xFFu <<< 4) (1L <<< 40)
let s = "héllo wörld"
printfn "%d %c %s" s.Length s.[1] s.[1..4]
