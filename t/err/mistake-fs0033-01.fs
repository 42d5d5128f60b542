let f (x: List<int, int>) = x    //! FS0033 The type 'Microsoft.FSharp.Collections.List<_>' expects 1 type argument(s) but is given 2
