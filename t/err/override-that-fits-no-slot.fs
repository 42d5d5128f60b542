type A() =
    abstract Foo: int -> int
    default _.Foo x = x
    abstract Bar: int -> int
    default _.Bar x = x
type B() =
    inherit A()
    override _.Foo(x, y) = x + y  //! FS0856 This override takes a different number of arguments to the corresponding abstract member.
    override _.Bar(x: string) = 1  //! FS0001 This expression was expected to have type
printfn "%d %d" (B().Foo 1) (B().Bar 2)
let b = B()
let c = b.Foo 3 + b.Bar 4
