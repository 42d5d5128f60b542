type A = | Circle float | B of int  //! FS3568 Missing keyword 'of'
