module M =
    let a = 1
let x = M.b    //! FS0039 The value, constructor, namespace or type 'b' is not defined.
