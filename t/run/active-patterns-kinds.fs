// out: even+ 4
// out: odd3 3
// out: between
// out: odd3 -1
// out: medium 35 3
// out: small -7
// out: large
// out: 3
// out: int 12
// out: upper
// out: two x y
// out: p
// out: 10 -1
// out: true
// out: 4
// out: any
// out: bigger not
// out: 6
// out: t 5
// out: A
// out: 3
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|Positive|_|) n = if n > 0 then Some n else None
let (|DivBy|_|) d n = if n % d = 0 then Some(n / d) else None
let (|Between|_|) lo hi n = if n >= lo && n <= hi then Some() else None
let (|Small|Medium|Large|) n = if n < 10 then Small n elif n < 100 then Medium(n, n / 10) else Large
let (|Parts|) (s: string) = [ for c in s do if c <> (char 44) then string c ]
[<return: Struct>]
let (|IntV|_|) (s: string) = if s.Length > 0 && s.[0] >= (char 48) && s.[0] <= (char 57) then ValueSome (int s) else ValueNone
let (|IsUpper|_|) (s: string) = s = "ABC"
let f n =
    match n with
    | Even & Positive p -> sprintf "even+ %d" p
    | Odd & DivBy 3 q -> sprintf "odd3 %d" q
    | Between 10 20 -> "between"
    | Small k -> sprintf "small %d" k
    | Medium (a, b) -> sprintf "medium %d %d" a b
    | Large -> "large"
for n in [4; 9; 13; -3; 35; -7; 101] do printfn "%s" (f n)
let (Parts ps) = "a,b,c"
printfn "%d" (List.length ps)
let g = function
    | IntV n -> sprintf "int %d" n
    | IsUpper -> "upper"
    | Parts [a; b] -> sprintf "two %s %s" a b
    | Parts (h :: _) -> h
    | _ -> "?"
for s in ["12"; "ABC"; "x,y"; "p,q,r"] do printfn "%s" (g s)
let apply (|P|_|) x = match x with P y -> y | _ -> -1
printfn "%d %d" (apply (fun x -> if x > 3 then Some (x * 2) else None) 5) (apply (|Positive|_|) -4)
printfn "%b" ((|Positive|_|) 3 = Some 3)
let h (Parts p) = List.length p
printfn "%d" (h "1,2,3,4")
let lam = fun (Even | Odd) -> "any"
printfn "%s" (lam 3)
let outer x =
    let (|Big|_|) y = if y > x then Some () else None
    match 10 with
    | Big -> "bigger"
    | _ -> "not"
printfn "%s %s" (outer 5) (outer 15)
let rec (|Sum|) xs = match xs with [] -> 0 | x :: Sum rest -> x + rest
let (Sum total) = [1; 2; 3]
printfn "%d" total
module M =
    let (|Tagged|) tag x = (tag, x)
    let (|A|B|) b = if b then A else B
let (M.Tagged "t" (tag, v)) = 5
printfn "%s %d" tag v
match true with
| M.A -> printfn "A"
| M.B -> printfn "B"
let rec eval = function
    | Sum 6 as xs -> List.length xs
    | _ -> 0
printfn "%d" (eval [1;2;3])
