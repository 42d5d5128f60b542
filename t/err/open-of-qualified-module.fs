[<RequireQualifiedAccess>]
module M =
  let x = 1
open M  //! FS0892 This declaration opens the module 'M', which is marked as 'RequireQual
