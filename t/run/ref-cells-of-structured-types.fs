// out: 2 y 3.5
// out: true
// out: true
// out: 42
let t = ref (1, "x", 2.5)
t.Value <- (2, "y", 3.5)
let a, b, c = t.Value
printfn "%d %s %.1f" a b c
let o = ref (Some None)
printfn "%b" (o.Value = Some(None: int option))
o.Value <- Some(Some 3)
printfn "%b" (o.Value = Some(Some 3))
let f = ref (fun x -> x + 1)
f.Value <- (fun x -> x * 2)
printfn "%d" (f.Value 21)
