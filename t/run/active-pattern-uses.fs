// out: ABC! 3 2 1 Z 5
// out: 15*1
// out: 3*3
// out: 0..10
// out: small even -4
// out: 50 m 50
// out: rest
// out: rest
// out: 1-2 x-y p-q
// out: 11
// out: 42 25
// out: 1 2
// out: odd 3
// out: big
// out: 1 3 4 
// out: [5; 500]
// out: A 4 neg
// out: Some 2 None
// out: small 5
// out: 5
// out: BOOM
// out: 2
// out: q 3
// out: 1.5
// active patterns with parameters, in lambdas, lets, nested
let (|DivBy|_|) n x = if x % n = 0 then Some (x / n) else None
let (|Between|_|) lo hi x = if x >= lo && x <= hi then Some () else None
let (|Split|) (sep: char) (s: string) = s.Split sep |> List.ofArray
let (|Pair|) (a, b) = (b, a)
let (|Upper|) (s: string) = s.ToUpper()
let (|Small|Medium|Large|) n = if n < 10 then Small n elif n < 100 then Medium (n, "m") else Large
let (|Regex|_|) (prefix: string) (s: string) = if s.StartsWith prefix then Some (s.Substring prefix.Length) else None
let f = fun (Upper s) -> s + "!"
let g (Split ',' parts) = List.length parts
let (Pair (x, y)) = (1, 2)
let h (Pair (a, Upper b)) = sprintf "%s %d" b a
printfn "%s %d %d %d %s" (f "abc") (g "a,b,c") x y (h ("z", 5))
let classify = function
    | DivBy 3 (DivBy 5 q) -> sprintf "15*%d" q
    | DivBy 3 q -> sprintf "3*%d" q
    | Between 0 10 -> "0..10"
    | Small n & DivBy 2 _ -> sprintf "small even %d" n
    | Medium (n, s) as whole -> sprintf "%d %s %d" n s whole
    | Small _ | Large -> "rest"
for i in [15; 9; 7; -4; 50; 500; -1] do printfn "%s" (classify i)
let k (Split ';' [ Regex "a=" v; Regex "b=" w ] | Split '/' [ v; w ] | (Split ',' (v :: w :: _))) = v + "-" + w
printfn "%s %s %s" (k "a=1;b=2") (k "x/y") (k "p,q,r")
let (|IntStr|_|) (s: string) = match System.Int32.TryParse s with | true, v -> Some v | _ -> None
let rec eval = function
    | Split '+' (_ :: _ :: _ as parts) -> parts |> List.sumBy eval
    | Split '*' (_ :: _ :: _ as parts) -> parts |> List.fold (fun acc p -> acc * eval p) 1
    | IntStr n -> n
    | s -> failwithf "bad %s" s
printfn "%d" (eval "1+2*3+4")
let (|Map|) f x = f x
let doubled (Map ((*) 2) v) = v
let sq x = x * x
let squared (Map sq v) = v
printfn "%d %d" (doubled 21) (squared 5)
let (|Field|) (name: string) (m: Map<string, int>) = m.[name]
match Map ["a", 1; "b", 2] with
| Field "a" a & Field "b" b -> printfn "%d %d" a b
[<return: Struct>]
let (|VOdd|_|) x = if x % 2 = 1 then ValueSome x else ValueNone
match 3 with VOdd n -> printfn "odd %d" n | _ -> printfn "even"
let (|IsBig|_|) x = x > 100
match 500 with IsBig -> printfn "big" | _ -> printfn "not"
for (DivBy 2 n | n) in [2; 3; 8] do printf "%d " n
printfn ""
let results = [ for Small n | n in [5; 500] -> n ]
printfn "%A" results
let (|A|B|C|) (x: int) : Choice<unit, int, string> = if x = 0 then A elif x > 0 then B x else C "neg"
let show = function A -> "A" | B n -> string n | C s -> s
printfn "%s %s %s" (show 0) (show 4) (show -4)
let ap = (|DivBy|_|) 4
printfn "%A %A" (ap 8) (ap 9)
let both = (|Small|Medium|Large|) 5
match both with Choice1Of3 n -> printfn "small %d" n | _ -> printfn "no"
type P = { X: int; Y: int }
let (|Polar|) { X = x; Y = y } = sqrt (float (x * x + y * y))
match { X = 3; Y = 4 } with Polar r -> printfn "%g" r
try failwith "boom" with Failure (Upper m) -> printfn "%s" m
let (|Cons|Nil|) xs = match xs with x :: t -> Cons (x, t) | [] -> Nil
let rec len = function Cons (_, t) -> 1 + len t | Nil -> 0
printfn "%d" (len ["a"; "b"])
module Deep =
    module Inner =
        let (|Q|_|) k x = if x = k then Some k else None
match 3 with Deep.Inner.Q 3 v -> printfn "q %d" v | _ -> ()
let inline (|Parse|_|) (s: string) = match System.Double.TryParse s with | true, v -> Some v | _ -> None
match "1.5" with Parse d -> printfn "%g" d | _ -> ()
