for i in 1 .. "a" do printfn "%d" i    //! FS0001 This expression was expected to have type
