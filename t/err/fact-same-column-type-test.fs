let a (x: obj) =
  x
  :? int  //! FS0010 Unexpected symbol ':?' in binding. Expected incomplete structured cons
