type A =
    static member X (a: int) = a

 type A with
    static member Y (a: int) = a

type B =
    static member X (a: int) = a

printfn "%d" (A.X 1)
printfn "%d" (A.Y 2)
