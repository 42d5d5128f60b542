let rec loop () = loop ()
let both () = loop () + exit 1  //! FS0071 Type constraint mismatch when applying the default type 'obj' for a type inference variable.
