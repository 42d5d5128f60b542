let f<'T when int list> (x: 'T) = x //! FS3533 Invalid constraint
