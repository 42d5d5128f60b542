// out: seven
// out: +9 half 4
// out: zero
// out: -4
// out: [left][right]
// In the body of an active pattern its cases make the result; the only case of a pattern is its argument.
let (|Half|) n = Half(n / 2)
let (|Int|_|) k n = if n = k then Some Int else None
let (|Positive|Zero|Negative|) n =
    if n > 0 then Positive n
    elif n = 0 then Zero
    else Negative(-n)
let (|Pair|) (s: string) =
    match s.IndexOf ',' with
    | -1 -> Pair(s, "")
    | i -> Pair(s.[.. i - 1], s.[i + 1 ..])
let (|Trim|) (s: string) = Trim(s.Trim())

let show n =
    match n with
    | Int 7 _ -> "seven"
    | Positive p & Half h -> sprintf "+%d half %d" p h
    | Zero -> "zero"
    | Negative n -> sprintf "-%d" n

for n in [ 7; 9; 0; -4 ] do
    printfn "%s" (show n)

let (Pair(Trim a, Trim b)) = " left , right "
printfn "[%s][%s]" a b
