open FSharp.Quotations
let power (x: Expr<int>) = <@ %x * %x @>
let q = <@ fun x -> %(power <@ x @>) @>     //! FS0446 The variable 'x' is bound in a quotation but is used as part of a spliced expression. This is not permitted since it may escape its scope.
let r = <@ seq { yield 1 } @>               //! FS0462 Quotations cannot contain this kind of expression
