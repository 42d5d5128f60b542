let x = Some 1
let s = $"{x: int option}"  //! FS0010 Unexpected identifier in binding. Expected interpolated string (final
