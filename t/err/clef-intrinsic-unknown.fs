[<Intrinsic("Nothing.here")>]        //! FS0039 The type 'Intrinsic' is not defined
let f (x: int) : int = intrinsic  //! CLEF1008 there is no intrinsic 'Nothing.here'
