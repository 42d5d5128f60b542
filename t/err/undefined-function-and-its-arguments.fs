// nothing is said of the arguments of what is not defined: nobody knows what they should be
module Program
let a = foo bar                                   //! FS0039 The value or constructor 'foo' is not defined.
let b = foo (fun x -> x.Name) [ 1; "2" ]          //! FS0039 The value or constructor 'foo' is not defined.
let c = List.foo bar                              //! FS0039 The value, constructor, namespace or type 'foo' is not defined.
let d = bar |> foo                                //! FS0039 The value or constructor 'bar' is not defined. //! FS0039 The value or constructor 'foo' is not defined.
let e = 1 + foo bar                               //! FS0039 The value or constructor 'foo' is not defined.
let f x = match foo x bar with                    //! FS0039 The value or constructor 'foo' is not defined.
          | Some y -> zed y                       //! FS0039 The value or constructor 'zed' is not defined.
          | None -> 1
let g x = x.[0] <- 1                              //! FS0752 The operator 'expr.[idx]' has been used on an object of indeterminate type
let h (x: int) = x.[0] <- 1                       //! FS0039 The type 'Int32' does not define a field, constructor, or member named 'Item'.
let i (x: string) = x.[0] <- 'a'                  //! FS0257 Invalid mutation of a constant expression. //! FS0810 Property 'Chars' cannot be set
var j = 3                                         //! FS0039 The value or constructor 'var' is not defined. //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded.
