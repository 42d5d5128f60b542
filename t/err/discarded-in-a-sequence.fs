let xs = [ for i in 1..3 do
             yield i
             i ]  //! warning FS3221 This expression returns a value of type 'int' but is implicitly discar
let ys = [ for i in 1..3 do
             i  //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored
             yield i ]
let zs = [ yield 1
           2 ]  //! warning FS3221 This expression returns a value of type 'int' but is implicitly discar
let ws = seq {
  yield 1
  if xs.Length > 2 then
    3  //! warning FS3221 This expression returns a value of type 'int' but is implicitly discar
  yield 2 }
