let x = undefinedThing 1 2  //! FS0039 The value or constructor 'undefinedThing' is not defined.
let y = x + 1
let z = y.Length            //? FS0039 The type 'Int32' does not define a field, constructor, or
printfn "%d %d" y z
