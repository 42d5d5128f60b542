module M
[<Measure>] type d
let p x = x * 2M<d>
let p': decimal<d> = p 2M<d> //! FS0001 The type 'decimal<d>' does not match the type 'decimal'
let r x = x + 2M<d>
let r' = r 3M //! FS0001 The type 'decimal' does not match the type 'decimal<d>'
