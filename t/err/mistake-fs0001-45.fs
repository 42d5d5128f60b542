let m = Map.ofList [1, "a"] //! info FS3886 This list expression contains a single tuple element.
let x = m.["k"] //! FS0001 expected 'int', found 'string'
