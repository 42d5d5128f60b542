// out: x y 3
// out: p q 3
let t name v = printf "%s " name; v
let add a b = a + b
printfn "%d" (t "x" 1 |> add (t "y" 2))
printfn "%d" (add (t "p" 1) <| t "q" 2)
