let inline retype (x: 'a) : 'b = (# "" x : 'b #)  //! FS0042 This construct is deprecated: it is only for use in the F# library
