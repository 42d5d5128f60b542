type T() =
    member _.M() = 1
    member _.N(x: int) = x
    member _.F = fun (x: int) -> x
    static member S() = 1
let t = T()
let a: int = t.M //! FS0002 a method without its arguments is a function, and 'int' is expected here
let b: int = t.N //! FS0002 a method without its arguments is a function, and 'int' is expected here
let d: int = t.F //! FS0193 expected 'int', found 'int -> int'
let e: int = T.S //! FS0002 a method without its arguments is a function, and 'int' is expected here
let g (x: int) = x
let h = g t.M //! FS0002 a method without its arguments is a function, and 'int' is expected here
printfn "%d" t.M //! FS0002 a method without its arguments is a function, and an integer ('%d', '%x') is expected here
let k = if t.M then 1 else 2 //! FS0002 a method without its arguments is a function, and 'bool' is expected here
let l = [ 1; t.M ] //! FS0002 a method without its arguments is a function, and 'int' is expected here
let m = t.M
let n = [ 1 ] |> List.map t.N
