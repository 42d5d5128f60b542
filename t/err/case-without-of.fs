type T =
    | One int  //! FS3568 Missing keyword 'of'
    | Two of int
