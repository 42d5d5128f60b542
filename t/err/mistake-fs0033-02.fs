let f (x: Option) = x    //! FS0033 The type 'Microsoft.FSharp.Core.Option<_>' expects 1 type argument(s) but is given 0
