// out: 3
// out: a \5 \{ \} \5 
// out: 5
// out: one minus
let f (x: int list) = List.sum x
printfn "%d" (f[1;2])
let n = 5
printfn "%s" ($"a \{n} \{{ \}} \\{n} \n{n}")
let g x = match x with +1 -> "one" | -1 -> "minus" | _ -> "other"
printfn "%s %s" (g 1) (g -1)
