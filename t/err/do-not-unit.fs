let f () = do 3 //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored.
let g =
    async {
        do Async.Sleep 10 //! warning FS0020 The result of this expression has type 'Async<unit>'
        return 5
    }
f ()
