let a = 1 +
let b = (2
let c = 3
type T = { x }
let d = ]
module M =
    let e = 1
    let f = if true 2
    let g = 3
    let h = match
let i = 4
===>
test.fs(1,11): error FS3156: Unexpected token '+' or incomplete expression
test.fs(2,1): error FS0058: Possible incorrect indentation: this token is offside of context started at position 1:9.
test.fs(2,9): error FS0583: Unmatched '('
test.fs(3,1): error FS0058: Possible incorrect indentation: this token is offside of context started at position 2:1.
test.fs(4,14): error FS0010: Unexpected symbol '}' in record field. Expected ':'.
test.fs(5,9): error FS0010: Unexpected symbol ']' in binding
test.fs(8,13): error FS0589: Incomplete conditional. Expected 'if <expr> then <expr>' or 'if <expr> then <expr> else <expr>'.
test.fs(11,1): error FS0058: Possible incorrect indentation: this token is offside of context started at position 10:13.
