// Each step doubles the type: not deep, but large.
type Nested<'a> =
    | Nil
    | Cons of 'a * Nested<'a * 'a>
let rec size<'a> (n: Nested<'a>) : int =         //! CLEF3001 'size' calls itself with ever larger types
    match n with
    | Nil -> 0
    | Cons(_, r) -> 1 + 2 * size r
printfn "%d" (size (Cons(1, Cons((2, 3), Nil))))
