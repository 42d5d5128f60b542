// out: yes no
// out: 6
// out: xyxy
// out: matched
let pick b = if b then "yes" else "no"
let t = (pick true, pick false)
printfn "%s %s" (fst t) (snd t)
let xs = [| "a"; "bb"; "ccc" |]
printfn "%d" (Array.sum (Array.map String.length xs))
let f (s: string) = fun () -> s + s
printfn "%s" (f "xy" ())
let o = Some("a" + "b")
match o with
| Some "ab" -> printfn "matched"
| _ -> printfn "not"
