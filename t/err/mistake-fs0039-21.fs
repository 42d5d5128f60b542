open System
let d = DateTim.Now    //! FS0039 The value, namespace, type or module 'DateTim' is not defined. Maybe you want one of the following:
