// out: 2
// out: q
// out: 1
// out: e o
// out: 4*3
// out: 1 3
// out: 1 0 3
// out: 5-AP-TERM
// out: 1
// active patterns whose parameter is of a wider type than the value matched
let (|Len|) (xs: seq<int>) = Seq.length xs
let (|Str|_|) (o: obj) = match o with :? string as s -> Some s | _ -> None
let (|Even|Odd|) (o: System.IComparable) = if o.CompareTo 3 > 0 then Even else Odd
type A() =
    member _.N = 1
type B() =
    inherit A()
let (|N|) (a: A) = a.N
let (|Times|_|) (k: int) (o: obj) = match o with :? int as i when i % k = 0 -> Some(i / k) | _ -> None
printfn "%d" (match [ 1; 2 ] with Len n -> n)
printfn "%s" (match "q" with Str s -> s | _ -> "none")
printfn "%d" (match B() with N n -> n)
printfn "%s %s" (match 5 with Even -> "e" | Odd -> "o") (match 1 with Even -> "e" | Odd -> "o")
printfn "%s" (match 12 with Times 5 k -> "5*" + string k | Times 4 k -> "4*" + string k | _ -> "no")
let f = function Str "a" -> 1 | Str _ -> 2 | _ -> 3
printfn "%d %d" (f "a") (f 5)
for Len n in [ [ 1 ]; [] ] do printf "%d " n
let (Len total) = [ 7; 8; 9 ]
printfn "%d" total
let rec (|SCAP|) (x : obj) =
    match x with
    | :? string as sx -> sx + "-TERM"
    | x -> (|SCAP|) (x.ToString() + "-AP")
printfn "%s" ((|SCAP|) 5)
let scap () =
    match "foo" with
    | SCAP "foo-TERM" -> 1
    | _ -> 2
printfn "%d" (scap ())
