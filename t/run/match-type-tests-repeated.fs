// out: int c int 1
// out: s1 s1
// out: a 5 a 5
// out: b 5 b 5
// out: big big
// out: other other
// out: some 3 some 3
// out: some 4 some 4
// out: short short
// out: desc desc
// out: 3 3
// out: other other
let f (x: obj) c =
    match x with
    | :? int when c -> "int c"
    | :? int as i -> sprintf "int %d" i
    | :? string -> "s1"
    | :? (int * int) as (a, 0) -> sprintf "a %d" a
    | :? (int * int) as (0, b) -> sprintf "b %d" b
    | :? (int * int) as p when fst p > 100 -> "big"
    | :? (int option) as Some 3 -> "some 3"
    | :? (int option) as Some n -> sprintf "some %d" n
    | :? (int list) as ([] | [ _ ]) -> "short"
    | :? (int list) as (x :: y :: _) when x > y -> "desc"
    | :? (int list) as l -> sprintf "%d" l.Length
    | _ -> "other"
for x in [ box 1; box "s"; box (5, 0); box (0, 5); box (101, 1); box (1, 1); box (Some 3); box (Some 4); box [1]; box [2;1]; box [1;2;3]; box 2.0 ] do
    printfn "%s %s" (f x true) (f x false)
