// out: x y! z
// out: 1 2
// out: 3 4
// out: 11a5
// out: 1/b 0/
let g (x: struct (int * string)) =
    match x with
    | (1, s) -> s
    | (_, t) when t.Length > 1 -> t
    | (_, t) -> t + "!"
printfn "%s %s %s" (g struct (1, "x")) (g (2, "y")) (g (1, "z"))
let pairs: struct (int * int) list = [ (1, 2); struct (3, 4) ]
for (p, q) in pairs do printfn "%d %d" p q
match struct (11, "a"), 5 with
| (x, y), z -> printfn "%d%s%d" x y z
[<return: Struct>]
let (|Split|_|) (c: char) (s: string) =
    match s.Split c with
    | [| a; b |] -> ValueSome(struct (a, b))
    | _ -> ValueNone
let show text = match text with Split '=' (a, b) -> $"{a.Length}/{b}" | _ -> "0/"
printfn "%s %s" (show "a=b") (show "ab")
