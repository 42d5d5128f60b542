module M =
    let private p = 1
    type private T = { V: int }
    let internal q = 2
    type U = private { W: int }
    type V = private | Ca | Cb
    let f () = p
    module Inner =
        let g () = p
let a = M.p                  //! FS1094 The value 'p' is not accessible from this code location
let b (x: M.T) = 1           //! FS1092 The type 'T' is not accessible from this code location
let c = { M.W = 1 }          //! FS1093 The union cases or fields of the type 'U' are not accessible from this code location
let d = M.Ca                 //! FS1093 The union cases or fields of the type 'V' are not accessible from this code location
let g (u: M.U) = u.W         //! FS1093 The union cases or fields of the type 'U' are not accessible from this code location
let h = M.q + M.f () + M.Inner.g ()
