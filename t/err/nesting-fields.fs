type Nested<'a> =         //! CLEF3003 The fields of 'Nested' have ever larger types that grow by structs, functions or arrays.
    | Nil
    | Cons of 'a * Nested<'a[]>
match Cons(1, Nil) with
| Cons(x, _) -> printfn "%d" x
| Nil -> ()
