// out: 3
// out: 4
// out: 1
// Each step doubles the type: not deep, but large. The second definition is used at one depth alone.
type Nested<'a> =
    | Nil
    | Cons of 'a * Nested<'a * 'a>
let rec size<'a> (n: Nested<'a>) : int =
    match n with
    | Nil -> 0
    | Cons(_, r) -> 1 + 2 * size r
printfn "%d" (size (Cons(1, Cons((2, 3), Nil))))
type Doubled<'a> = Flat of 'a | Nest of Doubled<'a * 'a>
let rec count<'a> (n: Doubled<'a>) : int = match n with Flat _ -> 1 | Nest m -> 2 * count m
printfn "%d" (count (Nest (Nest (Flat ((1, 2), (3, 4))))))
type Unused<'a> = End | More of 'a * Unused<'a list>
match (if System.Environment.ProcessId > 0 then More(1, End) else End) with
| More(x, _) -> printfn "%d" x
| End -> printfn "none"
