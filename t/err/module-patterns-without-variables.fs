module Patterns

let (Some _) = (None: int option)    //! warning FS0025 Incomplete pattern matches on this expression.
let (_, [ _ ]) = 1, [ 2 ]            //! warning FS0025 Incomplete pattern matches on this expression.
let (_, _) = 1, 2
let _ = Some 1
let true = 1 < 2                     //! warning FS0025 Incomplete pattern matches on this expression.
let (Some _ | None) = Some 1
