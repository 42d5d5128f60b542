// a value that is dropped between yields: FS3221 where it is of the type that is yielded, FS0020 otherwise
module Program
let a = [ let b = System.Text.StringBuilder()
          for c in "abc" do
              if c = 'a' then
                  b.Append c                        //! warning FS0020 The result of this expression has type 'System.Text.StringBuilder' and is implicitly ignored.
              else
                  if b.Length > 0 then yield b.ToString()
                  b.Clear()                         //! warning FS0020 The result of this expression has type 'System.Text.StringBuilder' and is implicitly ignored.
          if b.Length > 0 then yield b.ToString() ]
let b = [ if true then 1                            //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored.
          yield 3 ]
let d = [ yield 1
          if true then 4                            //! warning FS3221 This expression returns a value of type 'int' but is implicitly discarded.
          for i in 5 .. 6 do i ]                    //! warning FS3221 This expression returns a value of type 'int' but is implicitly discarded.
let e: obj list = [ 1, 2 ]                          //! info FS3886 This list expression contains a single tuple element.
let f = [ struct (1, 2) ]
