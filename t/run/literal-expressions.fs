// out: A B flags ?
// out: abc 3.0 -5 true
// out: abc!
[<Literal>]
let A = 1 + 2 * 3
[<Literal>]
let B = A <<< 4
[<Literal>]
let S = "a" + "b" + "c"
[<Literal>]
let F = 1.5 * 2.0
[<Literal>]
let N = -5L
[<Literal>]
let Flags = 0x1 ||| 0x4
[<Literal>]
let T = not false
let f x = match x with A -> "A" | B -> "B" | Flags -> "flags" | _ -> "?"
printfn "%s %s %s %s" (f 7) (f 112) (f 5) (f 1)
match "abc" with
| S -> printfn "%s %.1f %d %b" S F N T
| _ -> printfn "no"
let g () = S + "!"
printfn "%s" (g ())
