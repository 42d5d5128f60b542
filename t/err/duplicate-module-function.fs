module M =
  let f x = x + 1
  let g x = x
  let f x = x + 2  //! FS0037 Duplicate definition of value 'f'
