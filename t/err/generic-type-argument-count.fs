type Pair<'a, 'b> = { First: 'a; Second: 'b }
let p: Pair<int> = { First = 1; Second = 2 }  //! FS0033 The type 'Generic-type-argument-count.Pair<_,_>' expects 2
