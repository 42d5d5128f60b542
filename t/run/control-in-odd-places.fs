// out: po nz
// out: 0 3
// out: fin
// out: 1
// out: 30
// out: 3
// out: 3 ba
// out: true false
// out: yx
// out: 7 -5
// out: a
// out: 6
// out: 6
// out: 11 20
// out: bad
// out: 12
// out: outer: inner
// out: true false
// exceptions and control in odd places
let f x = (if x > 0 then "p" else "n") + (match x with 0 -> "z" | _ -> "o")
printfn "%s %s" (f 1) (f 0)
let g x = 1 + (try 10 / x with :? System.DivideByZeroException -> -1)
printfn "%d %d" (g 0) (g 5)
let h () = [ try yield 1 finally printfn "fin" ]
printfn "%d" (h ()).Length
let rec loop i acc = if i = 0 then acc else (if i % 2 = 0 then loop (i - 1) (acc + i) else loop (i - 1) acc)
printfn "%d" (loop 10 0)
let x = let rec go n = (if n = 0 then [] else n :: go (n - 1)) in go 3
printfn "%d" x.Length
let mutable log = []
let note s = log <- s :: log
let r = (note "a"; 1) + (note "b"; 2)
printfn "%d %s" r (String.concat "" log)
let cond a b = a && (note "x"; b) || (note "y"; false)
log <- []
printfn "%b %b" (cond true true) (cond false true)
printfn "%s" (String.concat "" log)
let z = function | x when x > 5 -> (fun y -> x + y) | x -> (fun y -> x - y)
printfn "%d %d" (z 6 1) (z 1 6)
let t = (1, "a", 2.0)
let (_, s, _) = t
printfn "%s" s
let nested = (fun x -> (fun y -> (fun z -> x + y + z)))
printfn "%d" (nested 1 2 3)
let n2 = nested 1
printfn "%d" (n2 2 3)
let q = [ (fun x -> x + 1); (fun x -> x * 2) ] |> List.map (fun f -> f 10)
printfn "%d %d" q.[0] q.[1]
let raiser () : int = raise (System.InvalidOperationException "bad")
try raiser () |> printfn "%d" with :? System.InvalidOperationException as e -> printfn "%s" e.Message
let rr = try Ok (int "12") with e -> Error e.Message
printfn "%s" (match rr with Ok n -> string n | Error m -> m)
try
  try failwith "inner"
  with e -> raise (System.Exception("outer: " + e.Message))
with e -> printfn "%s" e.Message
let tryParse (s: string) = try Some(int s) with _ -> None
printfn "%b %b" (tryParse "1").IsSome (tryParse "x").IsSome
