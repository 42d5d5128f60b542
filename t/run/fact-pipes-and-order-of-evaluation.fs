// out: a [a] b 3
// out: b a [a] 3
// out: a b 3
// out: b c a [a] 6
// out: b c a 6
// out: mk b 3
// out: b mk 3
// out: c [a] b 3
// out: x [3a] [3b] b 5
// out: [3a] x [3b] b 5
// out: x [3a] [3b] b 5
let t name v = printf "%s " name; v
let staged a = printf "[a] "; fun b -> a + b
printfn "%d" (staged (t "a" 1) <| t "b" 2)
printfn "%d" (t "b" 2 |> staged (t "a" 1))
let two a b = a + b
printfn "%d" (two (t "a" 1) <| t "b" 2)
printfn "%d" ((t "b" 2, t "c" 3) ||> (staged (t "a" 1) >> fun x y -> x + y))
printfn "%d" ((t "b" 2, t "c" 3) ||> (fun q a b -> a + b + q) (t "a" 1))
let mk () = printf "mk "; fun x -> x + 1
printfn "%d" (mk () <| t "b" 2)
printfn "%d" (mk () (t "b" 2))
printfn "%d" ((if t "c" true then staged 1 else staged 2) <| t "b" 2)
let st3 a = printf "[3a] "; fun b -> printf "[3b] "; fun c -> a + b + c
printfn "%d" (st3 1 (t "x" 2) <| t "b" 2)
printfn "%d" (st3 1 <| t "x" 2 <| t "b" 2)
printfn "%d" (t "x" 2 |> st3 1 <| t "b" 2)
