// out: one other 3 big 30 none
// out: one odd even 30 odd
// out: zero div 1.5 inf
// out: a1 long abcdef x no 
// out: empty; [1]; head 7; two; second 9; other 3; 
// out: zero neg 4 one 8
// out: none ten 4 1, many
// out: A null B ?
// out: int>3 int string null obj
// out: 1 20 30 sn _ 40 rest
// out: one Some (5, 2) none
module Program
let (|Big|_|) x = match x with Some n when n > 10 -> Some n | _ -> None
let f x = match x with Some 1 -> "one" | Big n -> sprintf "big %d" n | Some n -> sprintf "other %d" n | None -> "none"
printfn "%s %s %s %s" (f (Some 1)) (f (Some 3)) (f (Some 30)) (f None)
let (|Even|Odd|) n = match n with Some k when k % 2 = 0 -> Even k | _ -> Odd
let g x = match x with Some 1 -> "one" | Even k -> sprintf "even %d" k | Odd -> "odd"
printfn "%s %s %s %s" (g (Some 1)) (g (Some 3)) (g (Some 30)) (g None)
let (|Div|_|) (e: float, d: float) = if d <> 0.0 then Some (e/d) else None
let h p = match p with (0.0, 0.0) -> "zero" | Div r -> sprintf "div %g" r | (_, 1.0) -> "one" | _ -> "inf"
printfn "%s %s %s" (h (0.0, 0.0)) (h (3.0, 2.0)) (h (1.0, 0.0))
type R = { A: int; B: string }
let (|Long|_|) r = if r.B.Length > 3 then Some r.B else None
let k r = match r with { A = 1 } -> "a1" | Long b -> "long " + b | { B = "x" } -> "x" | _ -> "no"
for r in [{ A = 1; B = "abcdef" }; { A = 2; B = "abcdef" }; { A = 2; B = "x" }; { A = 2; B = "y" }] do printf "%s " (k r)
printfn ""
let (|Head|_|) (xs: int list) = match xs with h :: _ when h > 5 -> Some h | _ -> None
let l xs = match xs with [] -> "empty" | [1] -> "[1]" | Head h -> sprintf "head %d" h | [a; b] -> "two" | _ :: Head h -> sprintf "second %d" h | x :: _ -> sprintf "other %d" x
for xs in [[]; [1]; [7; 1]; [2; 3]; [2; 9; 9]; [3]] do printf "%s; " (l xs)
printfn ""
type W = W of int
let (|Neg|_|) (W n) = if n < 0 then Some -n else None
let m w = match w with W 0 -> "zero" | Neg n -> sprintf "neg %d" n | W 1 -> "one" | W n -> string n
printfn "%s %s %s %s" (m (W 0)) (m (W -4)) (m (W 1)) (m (W 8))
let (|Ten|_|) xs = if Array.length xs = 10 then Some () else None
let n xs = match xs with [||] -> "none" | Ten -> "ten" | [| a |] -> string a | [| 1; _ |] -> "1," | _ -> "many"
printfn "%s %s %s %s %s" (n [||]) (n [| 1..10 |]) (n [| 4 |]) (n [| 1; 2 |]) (n [| 2; 2 |])
let (|Nul|_|) (s: string) = if isNull s then Some () else None
let o s = match s with "a" -> "A" | Nul -> "null" | "b" -> "B" | _ -> "?"
printfn "%s %s %s %s" (o "a") (o null) (o "b") (o "c")
let p (x: obj) = match x with :? int as i when i > 3 -> "int>3" | :? string -> "string" | null -> "null" | :? int -> "int" | _ -> "obj"
printfn "%s %s %s %s %s" (p 4) (p 3) (p "s") (p null) (p 'c')
let q x = match x with (Some 1, _) -> "1" | (Big n, Big k) -> sprintf "%d %d" n k | (Some _, None) -> "sn" | (_, Big k) -> sprintf "_ %d" k | _ -> "rest"
printfn "%s %s %s %s %s" (q (Some 1, None)) (q (Some 20, Some 30)) (q (Some 2, None)) (q (None, Some 40)) (q (None, None))
let r x = match x with Some (1, _) | Some (_, 1) -> "one" | Some (a, b) & (Some _ as w) when a > b -> sprintf "%A" w | _ -> "none"
printfn "%s %s %s" (r (Some (5, 1))) (r (Some (5, 2))) (r (Some (2, 5)))
