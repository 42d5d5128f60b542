let parallel = 1  //! warning FS0046 The identifier 'parallel' is reserved for future use by F#
printfn "%d" parallel  //! warning FS0046 The identifier 'parallel' is reserved for future use by F#
