let inline both () = LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne
printfn "%s" (both ())  //! FS0071 Type constraint mismatch when applying the default type 'string' for a type inference variable.
