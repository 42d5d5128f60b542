// out: 7
// out: FSharpList`1
// out: [((1, 2), (3, 4))]
// out: 1
// out: Some ((1, ("a", ("b", ("c", 'd')))), 2.0)
// out: [(1, (2, (3, (4, 5))))]
// out: false
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15]
// out: 4095 true
type Nested<'a> = Nil | Cons of 'a * Nested<'a * 'a>
let rec size<'a> (n: Nested<'a>) : int = match n with Nil -> 0 | Cons(_, rest) -> 1 + 2 * size rest
printfn "%d" (size (Cons(1, Cons((2, 3), Cons(((4, 5), (6, 7)), Nil)))))
let deep = ((1, 2), (3, 4))
printfn "%s" (typeof<((int * int) * (int * int)) list>.Name)
match box [ deep ] with
| :? (((int * int) * (int * int)) list) as l -> printfn "%A" l
| _ -> printfn "no"
let o = unbox<((int * int) * (int * int))[]> (box [| deep |])
printfn "%d" o.Length
let mixed = ((1, ("a", ("b", ("c", 'd')))), 2.0)
match box (Some mixed) with
| :? (((int * (string * (string * (string * char)))) * float) option) as m -> printfn "%A" m
| _ -> printfn "no"
match box [ (1, (2, (3, (4, 5)))) ] with
| :? ((int * (int * (int * (int * int)))) list) as m -> printfn "%A" m
| _ -> printfn "no"
printfn "%b" (typeof<(((int * string) * (int * string)) * ((int * string) * string)) list> = typeof<int>)
let rec toList<'a> (n: Nested<'a>) (f: 'a -> int list) : int list =
    match n with
    | Nil -> []
    | Cons(x, rest) -> f x @ toList rest (fun (a, b) -> f a @ f b)
printfn "%A" (toList (Cons(1, Cons((2, 3), Cons(((4, 5), (6, 7)), Cons((((8, 9), (10, 11)), ((12, 13), (14, 15))), Nil))))) List.singleton)
let rec build<'a> (x: 'a) (n: int) : Nested<'a> = if n = 0 then Nil else Cons(x, build (x, x) (n - 1))
printfn "%A %b" (size (build 7 12)) (build 1 5 = build 1 5)
