type G<'T>(x: 'T) =
    static let mutable count = 0 //! CLEF1010 static values of a generic type are not available
    member _.X = x
