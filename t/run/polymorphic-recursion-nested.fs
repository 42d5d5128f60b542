// out: 7 1023
// out: Cons (1, Cons ((2, 3), Cons (((4, 5), (6, 7)), Nil)))
// out: Cons (1, Cons ((2, 3), Cons (((4, 5), (6, 7)), Nil)))
// out: Cons (2, Cons ((4, 6), Cons (((8, 10), (12, 14)), Nil)))
// out: 28
// out: 4095
// out: 7
// out: 1
// out: (2, 3)
// out: ((4, 5), (6, 7))
// out: 'c'
// out: ('c', 'c')
// out: (('c', 'c'), ('c', 'c'))
// out: ((('c', 'c'), ('c', 'c')), (('c', 'c'), ('c', 'c')))
// out: true false true
// out: -1 1 0
// out: true false true
// out: true
// out: [0; 7; 7]
// out: 2
// out: true false true
// out: false false 0
// out: 1.5 3 6
// out: (((1.5, 1.5), (1.5, 1.5)), ((1.5, 1.5), (1.5, 1.5)))
// out: (1.5, 1.5)
// A type whose tail holds pairs of what the head holds: built, folded, printed, compared and hashed at every level.
type Nested<'a> =
    | Nil
    | Cons of 'a * Nested<'a * 'a>

let rec size<'a> (n: Nested<'a>) : int =
    match n with
    | Nil -> 0
    | Cons(_, r) -> 1 + 2 * size r

let rec build<'a> (x: 'a) (depth: int) : Nested<'a> =
    if depth = 0 then Nil else Cons(x, build (x, x) (depth - 1))

let rec sum<'a> (f: 'a -> int) (n: Nested<'a>) : int =
    match n with
    | Nil -> 0
    | Cons(x, r) -> f x + sum (fun (a, b) -> f a + f b) r

let rec map<'a, 'b> (f: 'a -> 'b) (n: Nested<'a>) : Nested<'b> =
    match n with
    | Nil -> Nil
    | Cons(x, r) -> Cons(f x, map (fun (a, b) -> f a, f b) r)

let rec items<'a> (n: Nested<'a>) : seq<string> =
    seq {
        match n with
        | Nil -> ()
        | Cons(x, r) ->
            yield sprintf "%A" x
            yield! items r
    }

let v = Cons(1, Cons((2, 3), Cons(((4, 5), (6, 7)), Nil)))
printfn "%d %d" (size v) (size (build "x" 10))
printfn "%A" v
printfn "%O" v
printfn "%s" (string (map (fun i -> i * 2) v))
printfn "%d" (sum id v)
printfn "%d" (sum id (build 1 12))
printfn "%d" (sum String.length (map string v))
for s in items v do printfn "%s" s
for s in items (build 'c' 4) do printfn "%s" s

let w = map (fun i -> if i = 7 then 8 else i) v
printfn "%b %b %b" (v = v) (v = w) (v = map id v)
printfn "%d %d %d" (compare v w) (compare w v) (compare v (map id v))
printfn "%b %b %b" (v < w) (v >= w) (Nil < v)
printfn "%b" (hash v = hash (map id v))
printfn "%A" (List.sort [ w; v; Nil ] |> List.map size)
printfn "%d" (Set.count (set [ v; w; map id w ]))
let floats = map float v
let nans = map (fun i -> if i = 7 then nan else float i) v
printfn "%b %b %b" (floats = floats) (nans = nans) (nans.Equals nans)
printfn "%b %b %d" (nans < nans) (nans >= floats) (compare nans nans)
match build 1.5 5 with
| Cons(a, Cons((b, c), Cons(((d, e), (f, g)), Cons(x, y)))) ->
    printfn "%g %g %g" a (b + c) (d + e + f + g)
    printfn "%A" x
    printfn "%A" (fst (fst x))
| _ -> printfn "short"
