type A = A with
    member _.Name = 5
    static member Make(x: int) = "s"
let inline nameOf (x: ^T) = (^T: (member Name: string) x)
let a = nameOf A    //! FS0001 This expression was expected to have type
