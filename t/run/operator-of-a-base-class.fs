// out: 1 base
type Base() =
    static member (+) (a: Base, b: int) = b
    static member (-) (a: Base, b: Base) = "base"
type Derived() =
    inherit Base()
printfn "%d %s" (Derived() + 1) (Derived() - Derived())
