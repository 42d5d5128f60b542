// out: 1 b e
// out: 1 inner
// out: 42
// out: true
type R = { A: int; B: string; C: float; D: int64; E: char }
let find b = if b then Some { A = 1; B = "b"; C = 2.5; D = 4L; E = 'e' } else None
match find true with
| Some { A = a; B = b; E = e } -> printfn "%d %s %c" a b e
| None -> printfn "none"
let pair = Some(1, Some "inner")
match pair with
| Some(n, Some s) -> printfn "%d %s" n s
| _ -> ()
let f = Some(fun x -> x * 2)
match f with
| Some g -> printfn "%d" (g 21)
| None -> ()
let u = Some()
printfn "%b" (u = Some())
