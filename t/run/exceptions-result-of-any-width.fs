// out: 1 s 2.5 0 none 0.0
// out: true true
let t n = try (if n = 0 then failwith "x" else (n, "s", 2.5)) with _ -> (0, "none", 0.0)
let a, b, c = t 1
let d, e, f = t 0
printfn "%d %s %.1f %d %s %.1f" a b c d e f
let o n = try (if n = 0 then failwith "x" else Some(Some n)) with _ -> Some None
printfn "%b %b" (o 0 = Some None) (o 1 = Some(Some 1))
