type R = { X: int }
let a = { X = 1 } + { X = 2 }    //! FS0001 The type 'R' does not support the operator '+' //! FS0043 The type 'R' does not support the operator '+'
let b = -{ X = 1 }    //! FS0001 The type 'R' does not support the operator '~-'
let c = 1 + true    //! FS0001 The type 'bool' does not match the type 'int' //! FS0043 The type 'bool' does not match the type 'int'
let d = "a" * 2    //! FS0001 The type 'int' does not match the type 'string' //! FS0043 The type 'int' does not match the type 'string'
let e = not 1    //! FS0001 This expression was expected to have type
let f = "a" - "b"    //! FS0001 The type 'string' does not support the operator '-' //! FS0043 The type 'string' does not support the operator '-'
let g = 5 &&& 2.0    //! FS0001 This expression was expected to have type
let h = abs "x"    //! FS0001 The type 'string' does not support the operator 'abs'
let i = sqrt 4    //! FS0001 The type 'int' does not support the operator 'sqrt'
let j = 1 <<< 2.0    //! FS0001 This expression was expected to have type
let k = -"a"    //! FS0001 The type 'string' does not support the operator '~-'
let l = true + false    //! FS0001 The type 'bool' does not support the operator '+' //! FS0043 The type 'bool' does not support the operator '+'
let m = (1, 2) + (3, 4)    //! FS0001 Operator '+' cannot be applied to a tuple type. You may have an unintended extra comma creating a tuple, or the operator may not be in scope. Check that you have opened the correct module or namespace. //! FS0043 Operator '+' cannot be applied to a tuple type. You may have an unintended extra comma creating a tuple, or the operator may not be in scope. Check that you have opened the correct module or namespace.
let n = [1] + [2]    //! FS0001 None of the types 'int list, 'a list' support the operator '+' //! FS0043 None of the types 'int list, 'a list' support the operator '+'
let p = float "x" + 1    //! FS0001 The type 'int' does not match the type 'float' //! FS0043 The type 'int' does not match the type 'float'
let q = int [1]    //! FS0001 The type ''a list' does not support a conversion to the type 'int'
let r = 5 % "a"    //! FS0001 The type 'string' does not match the type 'int' //! FS0043 The type 'string' does not match the type 'int'
let s = 5 = 5.0    //! FS0001 This expression was expected to have type
let t = "a" < 1    //! FS0001 This expression was expected to have type
let u = sign "a"    //! FS0001 The type 'string' does not support the operator 'sign'
