// Arrays, functions and structs are used by their own reference or place, so no instance can be shared where types grow by them.
let rec arrays<'a> (x: 'a) (n: int) : int =         //! CLEF3001 'arrays' calls itself with ever larger types; its instances nest deeper than 32
    if n = 0 then 0 else arrays [| x |] (n - 1)
printfn "%d" (arrays 1 3)
