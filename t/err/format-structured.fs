printfn "%A" [ 1 ]  //! CLEF1001 The format '%A' is not available
