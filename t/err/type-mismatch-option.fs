let f (o: int option) = match o with Some x -> x | None -> 0
printfn "%d" (f 3)  //! FS0001 This expression was expected to have type
