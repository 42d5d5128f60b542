module A =
  let inner = 1
let x = A.iner + inner  //! FS0039 The value, constructor, namespace or type 'iner' is not //! FS0039 The value or constructor 'inner' is not defined.
