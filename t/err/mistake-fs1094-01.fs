module M =
    let private secret = 5
let x = M.secret    //! FS1094 The value 'secret' is not accessible from this code location
