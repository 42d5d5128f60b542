type R = { X: int }
let a = { X: 1 }                            //! FS0010 Unexpected symbol ':' in expression. Expected '}' or other token.
let b = 2
let c = { 1; b }                            //! FS0740 Invalid record, sequence or computation expression.
let d = { for x in 1 .. 3 -> x }            //! FS0740 Invalid record, sequence or computation expression.
let e = { }                                 //! FS0789 '{ }' is not a valid expression.
let f = { 1 .. 3 }                          //! warning FS3873 This construct is deprecated. Sequence expressions should be of the form 'seq { ... }'
