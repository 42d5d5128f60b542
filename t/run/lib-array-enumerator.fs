// out: InvalidOperationException: Enumeration has not started. Call MoveNext.
// out: 1
// out: 2
// out: InvalidOperationException: Enumeration already finished.
// out: false
// out: true 1
// out: 1 2 [2; 3]
// out: 1
// out: "a"
// out: <null>
// out: false
// out: true
// out: true

open System.Collections
let xs = [| 1; 2 |]
let e = xs.GetEnumerator()
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> e.Current)
while e.MoveNext() do printfn "%d" (unbox<int> e.Current)
t (fun () -> e.Current)
printfn "%b" (e.MoveNext())
e.Reset()
printfn "%b %A" (e.MoveNext()) e.Current
for x in xs do printf "%d " x
printfn "%A" [ for x in xs -> x + 1 ]
let first (xs: 'a when 'a :> seq<int>) = (use e = xs.GetEnumerator() in e.MoveNext() |> ignore; e.Current)
printfn "%d" (first xs)
let s = [| "a"; null |].GetEnumerator()
while s.MoveNext() do printfn "%A" s.Current
printfn "%b" (([||]: string[]).GetEnumerator().MoveNext())
let f (e: IEnumerator) = e.MoveNext()
printfn "%b" (f (xs.GetEnumerator()))
let inline g (x: ^a) = (^a: (member GetEnumerator: unit -> ^b) x)
printfn "%b" ((g xs).MoveNext())
