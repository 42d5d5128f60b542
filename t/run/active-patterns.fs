// out: odd even
// out: 42 -1
// out: 3*3 5*2 no
// out: 7
// active patterns
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|Int|_|) (s: string) = if s <> "" && String.forall (fun c -> c >= '0' && c <= '9') s then Some (int s) else None
let (|Mul|_|) k n = if n % k = 0 then Some (n / k) else None
let f n = match n with Even -> "even" | Odd -> "odd"
printfn "%s %s" (f 3) (f 4)
let g s = match s with Int n -> n + 1 | _ -> -1
printfn "%d %d" (g "41") (g "x")
let h n = match n with Mul 3 q -> sprintf "3*%d" q | Mul 5 q -> sprintf "5*%d" q | _ -> "no"
printfn "%s %s %s" (h 9) (h 10) (h 7)
let (|Pair|) (a, b) = a + b
let (Pair s) = (3, 4)
printfn "%d" s
