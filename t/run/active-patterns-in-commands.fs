// out: odd,even,fizz,even,buzz,fizz,odd,even,fizz,buzz,odd,fizz,odd,even teens,fizzbuzz 1,even teens
// out: [3]
// out: [HI]
// out: [7; 7]
// out: [unknown what]
// out: [unknown ]
// out: 2
// out: ABC
// out: A -1
// out: B
// out: C 1 pos
// out: 2
// out: k=1
// out: big small
// active patterns
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let (|DivisibleBy|_|) d n = if n % d = 0 then Some (n / d) else None
let (|Int|_|) (s: string) = match System.Int32.TryParse s with | true, v -> Some v | _ -> None
let (|Float|_|) (s: string) =
    match System.Double.TryParse s with
    | true, v -> ValueSome v
    | false, _ -> ValueNone
[<return: Struct>]
let (|Prefix|_|) (p: string) (s: string) =
    if s.StartsWith p then ValueSome (s.Substring p.Length) else ValueNone
let (|Empty|NonEmpty|) = function [] -> Empty | x :: xs -> NonEmpty (x, xs)
let (|Between|_|) lo hi x = lo <= x && x <= hi
let (|Words|) (s: string) = s.Split ' ' |> List.ofArray
let (|Upper|) (s: string) = s.ToUpperInvariant ()
let (|KeyValue2|) (kv: System.Collections.Generic.KeyValuePair<_, _>) = kv.Key, kv.Value

let describe n =
    match n with
    | DivisibleBy 15 k -> sprintf "fizzbuzz %d" k
    | DivisibleBy 5 _ -> "buzz"
    | DivisibleBy 3 _ -> "fizz"
    | Even & Between 10 20 -> "even teens"
    | Even -> "even"
    | Odd -> "odd"
[ 1 .. 16 ] |> List.map describe |> String.concat "," |> printfn "%s"

let rec command = function
    | Prefix "add " (Words [ Int a; Int b ]) -> sprintf "%d" (a + b)
    | Prefix "shout " (Upper u) -> u
    | Prefix "twice " rest -> command rest + "; " + command rest
    | Words (w :: _) -> "unknown " + w
    | _ -> "nothing"
for c in [ "add 1 2"; "shout hi"; "twice add 3 4"; "what now"; "" ] do printfn "[%s]" (command c)

let rec len = function Empty -> 0 | NonEmpty (_, t) -> 1 + len t
printfn "%d" (len [ 'a'; 'b' ])
let f (Upper u) (Even | Odd) = u
printfn "%s" (f "abc" 3)
let (|A|B|C|) x = if x < 0 then A x elif x = 0 then B else C (x, "pos")
for x in [ -1; 0; 1 ] do
    match x with
    | A n -> printfn "A %d" n
    | B -> printfn "B"
    | C (n, s) -> printfn "C %d %s" n s
let choose = (|A|B|C|) 0
match choose with
| Choice1Of3 n -> printfn "1 %d" n
| Choice2Of3 () -> printfn "2"
| Choice3Of3 (n, s) -> printfn "3 %d" n
let d = dict [ "k", 1 ]
for KeyValue (k, v) in d do printfn "%s=%d" k v
let local x =
    let (|Big|Small|) y = if y > x then Big else Small
    function Big -> "big" | Small -> "small"
printfn "%s %s" (local 3 5) (local 3 2)
