module M =
    type T private () =
        member _.X = 1
        static member Make() = T()
let t = M.T() //! FS0801 This type has no accessible object constructors
let u = M.T.Make()
