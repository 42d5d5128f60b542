let r = ref 1
let x: int = "a" //! FS0001 expected 'int', found 'string'
r := 2
let f () = raise (exn "a") 1
