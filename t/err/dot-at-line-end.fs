let n =
    "a".Length + Seq.     //! FS0599 Missing qualification after '.'
    length [ 1 ]
