// out: c
// out: b
// out: a
// out: 41 40 20
// out: [4; 5]
// out: lb
// out: la
// out: (7, 7)
// out: [0; 1; 1; 2; 3; 5; 8; 13]
// out: true false true
// out: InvalidOperationException
// out: 2
// out: same true
// Values of a group that are asked for before they are there are computed then, or say that they cannot be.
#nowarn "40"
let say name x = printfn "%s" name; x
let rec a = say "a" (f 1)
and f x = x + b
and b = say "b" (c * 2)
and c = say "c" 20
printfn "%d %d %d" a b c
let rec d = List.map (fun x -> x + e) [1; 2]
and e = 3
printfn "%A" d
let local n =
  let rec a = say "la" (f n)
  and f x = if x = 0 then b else f (x - 1)
  and b = say "lb" 7
  a, b
printfn "%A" (local 3)
let rec fibs = Seq.cache (seq { yield 0; yield 1; yield! Seq.map2 (+) fibs (Seq.skip 1 fibs) })
printfn "%A" (Seq.take 8 fibs |> List.ofSeq)
type Parser = { Run: char list -> char list option }
let delay (f: unit -> Parser) = { Run = fun input -> (f ()).Run input }
let both p q = { Run = fun input -> p.Run input |> Option.bind q.Run }
let either p q = { Run = fun input -> match p.Run input with None -> q.Run input | found -> found }
let one c = { Run = function x :: rest when x = c -> Some rest | _ -> None }
let rec parens = either (both (one '(') (both inner (one ')'))) (one 'x')
and inner = delay (fun () -> parens)
let accepts (text: string) = parens.Run (List.ofSeq text) = Some []
printfn "%b %b %b" (accepts "((x))") (accepts "((x)") (accepts "x")
let needsItself () =
  let rec x = g ()
  and g () = x + 1
  x
try printfn "%d" (needsItself ()) with e -> printfn "%s" (e.GetType().Name)
let rec late = lazy (1 + (if false then late.Value else 1))
printfn "%d" late.Value
let rec o = { new System.IDisposable with member _.Dispose() = printfn "same %b" (obj.ReferenceEquals(o, o)) }
o.Dispose()
