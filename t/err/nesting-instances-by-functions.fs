let rec count<'a> (x: 'a) (n: int) : int =         //! CLEF3001 'count' calls itself with ever larger types
    if n = 0 then 0 else count (fun () -> x) (n - 1)
printfn "%d" (count 1 3)
