[<Measure>] type m
[<Measure>] type s
let a = 1.0<m> + 2.0<s>    //! FS0001 The unit of measure 's' does not match the unit of measure 'm' //! FS0043 The unit of measure 's' does not match the unit of measure 'm'
let b : float<m> = 2.0<s>    //! FS0001 Type mismatch. Expecting a
let c = 1.0<m> < 1.0<s>    //! FS0001 Type mismatch. Expecting a
let d : float<m> = 1.0<m> * 2.0<m>    //! FS0001 The unit of measure 'm' does not match the unit of measure 'm ^ 2'
let f (x: float<m>) = x
let e = f 3.0    //! FS0001 This expression was expected to have type
let g = f 3.0<s>    //! FS0001 Type mismatch. Expecting a
let h = 1.0<m> + 1.0    //! FS0001 The type 'float' does not match the type 'float<m>' //! FS0043 The type 'float' does not match the type 'float<m>'
let i = [1.0<m>; 2.0<s>]    //! FS0001 The unit of measure 'm' does not match the unit of measure 's'
let j = if true then 1.0<m> else 2.0    //! FS0001 All branches of an 'if' expression must return values implicitly convertible to the type of the first branch, which here is 'float<m>'. This branch returns a value of type 'float'.
let k (x: float<'u>) = x + 1.0<m>    //! warning FS0064 This construct causes code to be less generic than indicated by the type annotations. The unit-of-measure variable 'u has been constrained to be measure 'm'.
let l = k 1.0<s>    //! FS0001 Type mismatch. Expecting a
