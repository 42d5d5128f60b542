printfn "%d %d" 1    //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is 'a -> unit.
