// Unsigned numbers have no negation, absolute value or sign.
let a = -1uy //! FS0001 The type 'byte' does not support the operator '~-'
let b = -5UL //! FS0001
let c = - 3us //! FS0001
let d (x: unativeint) = -x //! FS0001 The type 'unativeint' does not support the operator '~-'
let e = [ 1u; 2u ] |> List.map (~-) //! FS0001 The type 'uint32' does not support the operator '~-'
let f = abs 1uy //! FS0001 The type 'byte' does not support the operator 'abs'
let g = sign 2u //! FS0001 The type 'uint32' does not support the operator 'sign'
let inline neg x = -x
let h = neg 3us //! FS0001
let inline size x = abs x
let i = size 3us //! FS0001
