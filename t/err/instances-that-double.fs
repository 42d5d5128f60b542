type Nested<'a> = Flat of 'a | Nest of Nested<'a * 'a>
let rec size<'a> (n: Nested<'a>) : int = match n with Flat _ -> 1 | Nest m -> 2 * size m     //! CLEF3001 'size' calls itself with ever larger types; its instances nest deeper than 32
printfn "%d" (size (Nest (Nest (Flat ((1, 2), (3, 4))))))
