let s = $"""a {"""b"""} c"""  //! FS3374 Invalid interpolated string. Triple quote string literals ma
