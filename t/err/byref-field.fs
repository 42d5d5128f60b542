type R = { X: byref<int> }    //! FS0412
type S =
    | Case of byref<int>    //! FS0412
    | Other
type D() =
    [<DefaultValue>]
    val mutable x: byref<int>    //! FS0412
