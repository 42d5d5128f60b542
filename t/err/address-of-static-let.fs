[<Struct>]
type S = { A: int; B: int }

let sum (s: inref<S>) = s.A + s.B
let h = { A = 1; B = 2 }
let a = sum &h //! FS3230 A value defined in a module must be mutable in order to take its address

type K() =
    static let k = { A = 5; B = 6 }
    static member B: byref<S> = &k //! FS0001 Type mismatch. Expecting a 'byref<S>' but given a 'inref<S>'
