open System.  //! FS0010 Incomplete structured construct at or before this point in open declar
let a x
let b =  //! FS0010 Incomplete structured construct at or before this point in binding
    fun y
let c = 2  //! FS0010 Incomplete structured construct at or before this point in lambda expr
