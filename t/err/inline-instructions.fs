let inline retype (x: 'a) : 'b = (# "" x : 'b #)  //! warning FS0042 This construct is deprecated: it is only for use in the F# library
let inline twice (x: int) : int = (# "add" x x : int #)  //! FS0042
