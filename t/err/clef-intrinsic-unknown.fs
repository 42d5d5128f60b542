[<Intrinsic("Nothing.here")>]
let f (x: int) : int = intrinsic  //! CLEF1008 there is no intrinsic 'Nothing.here'
