type Vec(x: float) =
    member _.X = x
let a (x: float) : float = x * 2 + 1 //! FS0001 expected 'float', found 'int'
let b (x: float) = (x - 32) * 5 / 9 //! FS0043 The type 'int' does not match the type 'float' //! FS0001 expected 'float', found 'int'
let c (x: bool) = if x then Some 1 else x + 1 //! FS0001 expected 'bool', found 'int'
let d (x: int) : int option = x / 2 //! FS0001 expected 'int option', found 'int'
let e x y : int option = x / (y: int) //! FS0043 The type 'int option' does not match the type 'int'
let g (n: int) : unit = n - 1 //! FS0001 expected 'unit', found 'int'
let v = Vec(1.0) + Vec(3.0) //! FS0043 The type 'Vec' does not support the operator '+' //! FS0193 The type 'Vec' does not support the operator '+'
let h = sqrt 7 //! FS0001 The type 'int' does not support the operator 'sqrt'
printfn "%f" h
let lst = [ 1 ]
let r = lst |> List.map z => z + 1 //! FS0039 The value or constructor 'z' is not defined. //! FS0039 The value or constructor 'z' is not defined.
