let f<'T when int> (x: 'T) = x //! FS3533 Invalid constraint
