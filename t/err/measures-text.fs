[<Measure>] type m
[<Measure>] type s
[<Measure>] type kg
let x : int = 1.0<m/s>    //! FS0001 This expression was expected to have type
let y : int = 1.0<kg m/s^2>    //! FS0001 This expression was expected to have type
let w : int = 1.0<s^-2>    //! FS0001 This expression was expected to have type
let v : string = 1.0<m^2 kg>    //! FS0001 This expression was expected to have type
let sq (x: float<'u>) = x * x
let q : int = sq    //! FS0001 This expression was expected to have type
let p : int = floor 1.5<m>    //! FS0001 The type 'int' does not support the operator 'floor'
