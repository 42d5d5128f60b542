let x = null
let y = x ?? 3  //! FS0010 Unexpected symbol '??' in binding. Expected incomplete structured construct at or before this point 
