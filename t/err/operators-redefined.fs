// FS0086: operators that F# means should not be redefined.
module Program
let (<) a b = a + b //! warning FS0086 should not normally be redefined
let (>) a b = a + b //! warning FS0086 should not normally be redefined
let (<=) a b = a + b //! warning FS0086 should not normally be redefined
let (>=) a b = a + b //! warning FS0086 should not normally be redefined
let (<>) a b = a + b //! warning FS0086 should not normally be redefined
let (=) a b = a + b //! warning FS0086 should not normally be redefined
let (&&) a b = a + b //! warning FS0086 should not normally be redefined
let (||) a b = a + b //! warning FS0086 should not normally be redefined
let (&&&) a b = a + b
let (|>) a b = a + b
let (~-) a = a
let (<<) a b = a
let (+) a b = a
let (!=) a b = a
let (==) a b = a
let inline (<|) a b = a
let k () =
  let (<) a b = 3 //! warning FS0086 should not normally be redefined
  1 < 2
printfn "%d" 3
