type R = { a: int; b: int }
let b = 1
let x = { a = 1; b }  //! FS0609 Field bindings must have the form 'id = expr;'
